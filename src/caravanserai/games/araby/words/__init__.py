"""Merchants of Araby in words.

notation and reading: positions and actions as text. consistency: texts no game can reach. wording:
what players are asked and told. consequences: what an action brings about. motives: why a bot
moved. promise_words: promises in the players' own words. offer_actions: an offer as the actions
that make it. weighing: an offer still being put together.
"""
