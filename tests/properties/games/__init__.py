"""What the property tests need to know of each game: one module a game, of the game's name.

faults: a kernel that writes per state the number of the first broken invariant, 0 for none;
FAULTS: their names. most_decisions: no game with this box takes more. knowers: a mask
of the seats that learn what is chosen now, or None when everybody does. pools: the hidden cards
of a view, as found in whole states drawn from it. If a game is played turn by turn: turn_of, whose
turn it is and what tells it from the next; hides_what_follows, whether that turn may end now or go
on by what its player cannot know.
A game may also say: OPTIONS of the games played; VARIANTS, by the number of players further options
with which games are played as well; QUICKLY, how many of them without `slow`, and
AT_LENGTH, with it, then with OPTIONS_AT_LENGTH; STRIDE, of how many moments of a game one is
looked at in plain Python.
"""
