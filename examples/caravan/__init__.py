"""Caravan of Three, a small game of hidden cards. docs/adding-a-game.md walks through it."""
