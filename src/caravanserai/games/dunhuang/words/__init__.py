"""Merchants of Dunhuang in words.

notation and reading: positions and actions as text. consistency: texts no game can reach. wording:
what players are asked and told. motives: why a bot moved.
"""
