"""What bots need to know of Merchants of Araby besides its rules.

evaluation: who is how likely to win. thinking: what is worth a thought. playouts: the moves of a
quick playout. worth and bargaining: deals. keeping_promises: the ledger.
"""
