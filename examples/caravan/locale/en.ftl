title = Caravan of Three
tagline = Three goods, one caravan: load what nobody else does.
client-minutes = 5 minutes

value-none = –
value-hidden = hidden
value-dates = dates
value-salt = salt
value-silk = silk

field-round = Rounds played
field-leader = Leader
field-called = Pays double
field-coins = Coins
field-loaded = Loaded
field-hand = Hand
field-sold = Sold so far

rules-aim = Have the most coins after the last round.
rules-turn = The leader calls the good that pays double this round. Then everyone secretly loads a card, and all cards are sold at once: each card earns 1 coin, plus 1 for every player who loaded a different good.

prompt-call = Which good pays double this round?
prompt-load = Which card do you load?
choice-call = Call { $value }
choice-load = Load { $value }

event-called = { $you ->
    [yes] You call
   *[no] { $player } calls
} { $good }, which pays double.
event-loaded = { $you ->
    [yes] You load
   *[no] { $player } loads
} { $good }.
event-loaded-unknown = { $player } loads a card.
event-sold = { $you ->
    [yes] You sell
   *[no] { $player } sells
} { $good } for { $price ->
    [1] 1 coin.
   *[other] { $price } coins.
}
ending-most-coins = most coins
