"""The rules of Merchants of Dunhuang, in modules named after the rulebook.

setup: laying out the game. turn: the five steps. tokens: majorities and 商 protection. characters:
the sixteen abilities. scoring: the end. supply: coins, prestige and pile. decisions: who may choose
what. refusals: why not, condition by condition. turn_ends: the last choice of a turn, and what
gives something up. apply: carrying out an action.
"""
