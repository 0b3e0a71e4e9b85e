"""Merchants of Dunhuang, a game by Gabriele Bubola."""
