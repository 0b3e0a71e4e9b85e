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

rules-aim = Wie na de laatste ronde de meeste munten heeft, wint.
rules-turn = De leider noemt het goed dat deze ronde dubbel oplevert. Daarna laadt iedereen in het geheim een kaart, en alle kaarten worden tegelijk verkocht: een goed levert één munt op voor elke speler die het niet laadde, en nog één.

prompt-call = Welk goed levert deze ronde dubbel op?
prompt-load = Welke kaart laad je?
choice-call = Noem { $value }
choice-load = Laad { $value }

event-called = { $you ->
    [yes] Je noemt
   *[no] { $player } noemt
} { $good }: dat levert dubbel op.
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
