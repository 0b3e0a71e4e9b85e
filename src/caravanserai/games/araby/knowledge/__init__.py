"""What a seat of Merchants of Araby may know.

view: hiding, and guessing what is hidden. tracking: who certainly knows what, as cards move.
guessing and pairing: guesses that leave nobody stuck, or go by the back of a card.
observation: the view as numbers.
"""
