"""The rules of Dschunke.

hold: strips and visible crates. setup: the layout and its variant. market: phase 1. stacks:
special cards. actions and extras: phase 2. goods: taking and returning, phase 3. fists and
bartering: phase 4. rounds: what follows what, phases 5 and 6. scoring: the end. decisions,
turn_ends, refusals, apply: the contract.
"""
