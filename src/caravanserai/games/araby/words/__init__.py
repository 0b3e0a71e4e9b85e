"""Merchants of Araby in words.

notation and reading: positions and actions as text. consistency: texts that no game can reach.
wording: what players are asked and told. consequences: what an action brings about. motives: why
a bot moved. promise_words: promises in words of one's own. offer_actions: an offer as the actions
that make it. weighing: an offer that is still put together.
"""
