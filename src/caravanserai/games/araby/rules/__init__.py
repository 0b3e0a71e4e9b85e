"""The rules of Merchants of Araby, in modules named after the rulebook.

setup: laying out the game. cards: where cards lie and move. turn: its steps, passes, draft.
playing_cards: what a card costs and how it is paid. effects: what cards do. camels: placing them,
and permission. caravans: resolution. offers: making an offer. adding: which term may come next.
making: what can be added. terms: what a term gives. fixing: choices fixed in advance. deals:
answering and settling. debts: what is due this turn. calling: debts that are called. ledger: debts
and promises. scoring: the end. decisions: who may choose what. turn_ends: the last choice of a
turn, and what gives something up. refusals: why not. apply: carrying out an action.
"""
