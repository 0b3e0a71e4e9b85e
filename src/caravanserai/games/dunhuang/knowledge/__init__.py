"""What a seat of Merchants of Dunhuang may know.

view: hiding secrets, and guessing what is hidden. tracking: who certainly knows what, as cards
move. observation: the view as numbers.
"""
