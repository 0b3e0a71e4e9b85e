title = Karavaan van drie
tagline = Drie goederen, één karavaan: laad wat niemand anders laadt.
client-minutes = 5 minuten

value-none = –
value-hidden = verborgen
value-dates = dadels
value-salt = zout
value-silk = zijde

field-round = Gespeelde rondes
field-leader = Leider
field-called = Levert dubbel op
field-coins = Munten
field-loaded = Geladen
field-hand = Hand
field-sold = Al verkocht

rules-aim = Heb na de laatste ronde de meeste munten.
rules-turn = De leider kiest het goed dat deze ronde dubbel oplevert. Daarna laadt iedereen in het geheim een kaart, en alle kaarten worden tegelijk verkocht: elke kaart levert 1 munt op, plus 1 voor elke speler die iets anders heeft geladen.

prompt-call = Welk goed levert deze ronde dubbel op?
prompt-load = Welke kaart laad je?
choice-call = Kies { $value }
choice-load = Laad { $value }

event-called = { $you ->
    [yes] Je kiest
   *[no] { $player } kiest
} { $good }: deze ronde dubbel.
event-loaded = { $you ->
    [yes] Je laadt
   *[no] { $player } laadt
} { $good }.
event-loaded-unknown = { $player } laadt een kaart.
event-sold = { $you ->
    [yes] Je verkoopt
   *[no] { $player } verkoopt
} { $good } voor { $price ->
    [1] 1 munt.
   *[other] { $price } munten.
}
ending-most-coins = de meeste munten
