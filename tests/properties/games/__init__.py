"""What the property tests need to know about each game: one module per game, with its name.

faults: a kernel that writes the number of each state's first broken invariant, 0 for none; FAULTS:
their names. most_decisions: no game with this box takes more. knowers: a mask of the seats that
learn the current choice, or None if everybody does. pools: the hidden cards of a view, as found in
full states drawn from it. If a game is played turn by turn: turn_of, whose turn it is and what
distinguishes it from the next; hides_what_follows, whether that turn may end or continue depending
on what its player cannot know. A game may also give: OPTIONS of the games played; VARIANTS, further
options to play as well, by number of players; QUICKLY, how many of them without `slow`, and
AT_LENGTH, with it, then with OPTIONS_AT_LENGTH; STRIDE, plain Python checks one in this many
moments of a game.
"""
