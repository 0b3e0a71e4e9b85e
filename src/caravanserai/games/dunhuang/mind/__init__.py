"""What bots need to know of Merchants of Dunhuang besides its rules.

evaluation: who is how likely to win. thinking: what is worth a thought.
"""
