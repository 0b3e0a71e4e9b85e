"""Caravanserai: three merchant board games, played to the letter of their rulebooks."""

__version__ = "0.1.0"
