"""Dschunke, a game by Michael Schacht."""
