"""What a seat of Merchants of Araby may know.

view: hiding secrets, and guessing what is hidden. tracking: who certainly knows what, as cards
move. guessing and pairing: guesses that leave nobody stuck, or that use a card's back. observation:
the view as numbers.
"""
