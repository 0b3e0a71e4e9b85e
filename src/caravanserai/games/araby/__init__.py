"""Merchants of Araby, published by Daily Magic Games."""
