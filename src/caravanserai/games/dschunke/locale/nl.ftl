title = Dschunke
tagline = Vijf jonken naast elkaar, drie kooplieden en een drijvende markt.
client-minutes = 60 minuten

# Namen

good-spice = specerijen
good-vegetables = groente
good-fish = vis
good-rice = rijst
no-good = niets
goods-of = { $count ->
    [1] { $good }
   *[other] { $count }× { $good }
}
good-worth = { $good }: { $worth }
worth-yuan = { $yuan } yuan
worth-special = speciale kaart

junk-grey = grijs
junk-orange = oranje
junk-purple = paars
junk-brown = bruin
junk-white = wit

worker-load = laadkoopman
worker-goods = warenkoopman
worker-money = geldkoopman
worker-lower = onderste leerling
worker-upper = bovenste leerling
space-load = { $strips ->
    [1] 1 strook laden
   *[other] { $strips } stroken laden
}
space-goods = waren nemen
space-money = geld verdienen

stack-square = vierkant ■
stack-circle = cirkel ●
stack-triangle = driehoek ▲
stack-star = ster ★

special-extra-supply = extra voorraad
special-extra-supply-does = altijd: 1 warenkaart meer bij elke bevoorrading
special-win-ties = gelijkspel winnen
special-win-ties-does = altijd: je wint elk gelijk bod bij het bieden
special-exchange = ruilen
special-exchange-does = altijd: geef na elke marktkaart tot 2 waren terug en neem er evenveel andere
special-load = strook laden
special-load-does = extra actie, eenmalig: laad 1 strook op een jonk naar keuze
special-goods = waren nemen
special-goods-does = extra actie, eenmalig: waren van een jonk naar keuze voor je zichtbare kisten daar, minstens 3
special-move = strook verplaatsen
special-move-does = extra actie, eenmalig: verplaats een eigen strook uit een bovenste laag naar een andere jonk
special-money = geld van { $junk }
special-money-does = extra actie, eenmalig: yuan voor je zichtbare kisten daar, minstens 3
special-eight = 8 yuan voor { $junk }
special-eight-does = einde: 8 yuan als er 4 of meer van je kisten zichtbaar zijn
special-twelve = 12 yuan voor { $junk } en { $second }
special-twelve-does = einde: 12 yuan als er 5 van je kisten zichtbaar zijn op de eerste jonk en 2 op de tweede

# Wat er te beslissen valt

prompt-station = Jij bent startspeler: kies een jonk voor een gedekte koopman.
prompt-place = Leg een strook van { $owner } op een jonk met minder dan drie.
prompt-exchange = { $returned ->
    [0] Je hebt een ruilkaart. Geef je een warenkaart terug, of houd je je hand zoals ze is?
   *[other] Geef je een tweede warenkaart terug, of is één genoeg?
}
prompt-trade = { $owed ->
    [1] Neem een warenkaart voor wat je teruggaf.
   *[other] Neem { $owed } warenkaarten voor wat je teruggaf, één voor één.
}
prompt-search = Kies een stapel speciale kaarten om door te kijken; je houdt één kaart.
prompt-keep = Je kijkt de stapel { $stack } door. Houd één kaart.
prompt-act = { $extra ->
    [yes] Jouw beurt: gebruik een koopman of een leerling. Je mag ook één extra-actiekaart spelen, nu of erna.
   *[no] Jouw beurt: gebruik een koopman of een leerling.
}
prompt-fetch = Grijs: van welke jonk neem je { $owed ->
    [1] 1 warenkaart?
   *[other] { $owed } warenkaarten?
}
prompt-onto = Naar welke jonk gaat je strook van { $junk }?
prompt-after = { $extra ->
    [yes] Speel je een extra-actiekaart, of beëindig je je beurt?
   *[no] Je hebt geen extra-actiekaart om te spelen. Beëindig je beurt.
}
prompt-resupply = { $owed ->
    [1] Bevoorrading: neem een warenkaart.
   *[other] Bevoorrading: neem { $owed } warenkaarten, één voor één.
}
prompt-bid = Bieden: bied in het geheim kaarten van één soort waren, of geen. Te koop: { $goods }.
prompt-prize = { $last ->
    [yes] Je hebt de speciale kaart gewonnen. Kijk je een stapel door, of neem je { $yuan } yuan?
   *[no] Je hebt de speciale kaart gewonnen. Welke stapel kijk je door?
}
prompt-prize-keep = Je kijkt de stapel { $stack } door. Houd één kaart.

# Keuzes

choice-station = jonk { $junk }
choice-place = jonk { $junk }
choice-return = { $good } teruggeven
choice-stop = { $returned ->
    [0] je hand houden zoals ze is
   *[other] één kaart is genoeg
}
choice-take = { $good } nemen
choice-merchant = { $worker }, op { $junk }
choice-lower = onderste leerling: { $space }, op { $junk }
choice-upper = bovenste leerling: { $space }, op { $junk }
choice-load = extra kaart: 1 strook laden op { $junk }
choice-collect = extra kaart: geld van { $junk }
choice-fetch = extra kaart: waren van { $junk }
choice-move = extra kaart: een strook van { $junk } verplaatsen
choice-onto = naar { $junk }
choice-done = beurt beëindigen
choice-search = { $count ->
    [1] stapel { $stack }, 1 kaart
   *[other] stapel { $stack }, { $count } kaarten
}
choice-yuan = { $yuan } yuan nemen
choice-keep = { $special }
choice-none = niets bieden
choice-bid-spice = { $count } { $good } bieden
choice-bid-vegetables = { $count } { $good } bieden
choice-bid-fish = { $count } { $good } bieden
choice-bid-rice = { $count } { $good } bieden
choice-bluff = bluffen met { $cards }
choice-mixed = bluffen met { $cards }

# Wat een keuze teweegbrengt

consequence-load = { $count ->
    [0] je hebt geen strook meer
    [1] 1 strook, van de { $left } die je nog hebt
   *[other] { $count } stroken, van de { $left } die je nog hebt
}
consequence-money = +{ $count } yuan ({ $crates ->
    [1] 1 kist zichtbaar
   *[other] { $crates } kisten zichtbaar
})
consequence-goods = { $count ->
    [0] daar is geen warenkaart
    [1] 1 warenkaart
   *[other] { $count } warenkaarten
} ({ $crates ->
    [1] 1 kist zichtbaar
   *[other] { $crates } kisten zichtbaar
})
consequence-bid = voor { $worth }
consequence-bluff = verkoopt niets
consequence-bluff-seen = iedereen ziet de kaarten; je houdt ze
consequence-held = je hebt er { $count }
consequence-pays-now = zou nu betalen

# Wat er gebeurde

event-station-chosen = { $you ->
    [yes] Je zet
   *[no] { $player } zet
} een gedekte koopman op { $junk }.
event-strip-placed = { $you ->
    [yes] Je legt
   *[no] { $player } legt
} een strook van { $owner } op { $junk }.
event-merchant-shown = De { $merchant } staat op { $junk }.
event-round-began = Ronde { $round } begint.
event-market-shown = { $good } is { $yuan } yuan waard.
event-market-special = { $good } brengt een speciale kaart.
event-returned = { $you ->
    [yes] Je geeft
   *[no] { $player } geeft
} { $good } terug.
event-exchange-ended = { $you ->
    [yes] Je bent klaar met ruilen.
   *[no] { $player } is klaar met ruilen.
}
event-took = { $you ->
    [yes] Je neemt
   *[no] { $player } neemt
} { $count } { $good }.
event-resupplied = { $you ->
    [yes] Je neemt
   *[no] { $player } neemt
} { $good }{ $left ->
    [last] , de laatste.
   *[more] .
}
event-goods-short = { $you ->
    [yes] Je komt
   *[no] { $player } komt
} { $count ->
    [1] 1 warenkaart
   *[other] { $count } warenkaarten
} tekort.
event-goods-counted = { $good } aan boord: { $count }.
event-declared = { $you ->
    [yes] Je noemt
   *[no] { $player } noemt
} { $yuan } yuan.
event-searched = { $you ->
    [yes] Je kijkt
   *[no] { $player } kijkt
} de stapel { $stack } door.
event-saw = { $you ->
    [yes] Je ziet
   *[no] { $player } ziet
} { $count }× { $special }.
event-kept = { $you ->
    [yes] Je houdt
   *[no] { $player } houdt
} { $special } uit de stapel { $stack }.
event-kept-unknown = { $player } houdt een kaart uit de stapel { $stack }.
event-laid-open = { $you ->
    [yes] Je legt
   *[no] { $player } legt
} { $special } uit de stapel { $stack } open neer.
event-no-stack = { $you ->
    [yes] Voor jou is er geen stapel meer.
   *[no] Voor { $player } is er geen stapel meer.
}
event-turn-began = { $you ->
    [yes] Jij bent aan de beurt.
   *[no] { $player } is aan de beurt.
}
event-merchant-used = { $you ->
    [yes] Je gebruikt
   *[no] { $player } gebruikt
} de { $merchant } op { $junk }.
event-trainee-used = { $you ->
    [yes] Je gebruikt
   *[no] { $player } gebruikt
} de { $trainee } op { $junk }.
event-loaded = { $you ->
    [yes] Je laadt
   *[no] { $player } laadt
} { $strips ->
    [0] niets op { $junk }: er is geen strook meer.
    [1] 1 strook op { $junk }.
   *[other] { $strips } stroken op { $junk }.
}
event-earned = { $you ->
    [yes] Je verdient
   *[no] { $player } verdient
} { $yuan } yuan op { $junk }.
event-card-played = { $you ->
    [yes] Je speelt
   *[no] { $player } speelt
} de kaart "{ $special }".
event-strip-lifted = { $you ->
    [yes] Je tilt
   *[no] { $player } tilt
} een strook van { $origin } op.
event-strip-moved = { $you ->
    [yes] Je verplaatst
   *[no] { $player } verplaatst
} een strook van { $origin } naar { $junk }.
event-bid = { $you ->
    [yes] Je biedt
   *[no] { $player } biedt
} { $count ->
    [0] niets.
   *[other] { $count } { $good }.
}
event-bid-mixed = { $you ->
    [yes] Je hebt
   *[no] { $player } heeft
} een gemengde vuist: { $good }.
event-bid-unknown = { $player } heeft geboden.
event-bid-shown = { $you ->
    [yes] Je toont
   *[no] { $player } toont
} { $count ->
    [0] een lege vuist.
   *[other] { $count } { $good }.
}
event-bluff-shown = { $you ->
    [yes] Je toont
   *[no] { $player } toont
} { $count }× { $good }: bluf. Dat telt niet als bod, en de kaarten gaan terug naar de hand.
event-bluff-shown-mixed = { $you ->
    [yes] Je toont
   *[no] { $player } toont
} een gemengde vuist, { $good }: bluf. Dat telt niet als bod, en de kaarten gaan terug naar de hand.
event-sold = { $you ->
    [yes] Je krijgt
   *[no] { $player } krijgt
} { $yuan } yuan voor { $good }{ $sharers ->
    [1] .
   *[other] , gedeeld door { $sharers }.
}
event-special-won = { $you ->
    [yes] Je wint de speciale kaart met { $good }.
   *[no] { $player } wint de speciale kaart met { $good }.
}
event-special-tied = Gelijk bod op { $good }: niemand krijgt de speciale kaart.
event-yuan-instead = { $you ->
    [yes] Je neemt
   *[no] { $player } neemt
} { $yuan } yuan in plaats van een kaart.
event-start-player = { $you ->
    [yes] Jij bent nu startspeler.
   *[no] { $player } is nu startspeler.
}
event-bonus-met = { $you ->
    [yes] Je kaart "{ $special }" betaalt { $yuan } yuan.
   *[no] De kaart "{ $special }" van { $player } betaalt { $yuan } yuan.
}
event-bonus-missed = { $you ->
    [yes] Je kaart "{ $special }" betaalt niets.
   *[no] De kaart "{ $special }" van { $player } betaalt niets.
}
event-junks-scored = { $you ->
    [yes] Jouw kisten
   *[no] De kisten van { $player }
} zijn zichtbaar op { $junks ->
    [1] 1 jonk
   *[other] { $junks } jonken
}: { $yuan } yuan.
event-scored = { $you ->
    [yes] Je hebt
   *[no] { $player } heeft
} in totaal { $total } yuan ({ $yuan } aan geld) en { $cards ->
    [1] 1 warenkaart.
   *[other] { $cards } warenkaarten.
}
event-won = { $you ->
    [yes] Je wint: { $reason }.
   *[no] { $player } wint: { $reason }.
}

# Hoe een spel eindigt

ending-most-yuan = de meeste yuan
ending-most-goods = de meeste warenkaarten bij gelijke yuan
ending-shared = een gedeelde winst, gelijk in yuan en warenkaarten

# Waarom een actie geweigerd wordt

refusal-junk-taken = "{ $action }" noemt een jonk waar al een koopman staat.
refusal-junk-full = "{ $action }" noemt een jonk met drie stroken; meer komen er bij de opzet niet.
refusal-not-in-hand = "{ $action }" noemt waren die je niet hebt.
refusal-nothing-for-it = "{ $action }" kan niet: de jonken hebben te weinig andere waren om ervoor te nemen.
refusal-just-returned = "{ $action }" zou terugnemen wat je net teruggaf.
refusal-junk-empty = "{ $action }" noemt een jonk zonder warenkaarten.
refusal-face-down = "{ $action }" noemt een koopman of leerling die deze ronde al gebruikt is.
refusal-no-such-trainee = "{ $action }" heeft de bovenste leerling nodig; die doet alleen met vier spelers mee.
refusal-merchant-there = "{ $action }" kan niet: leerlingen werken waar geen koopman staat.
refusal-card-not-held = "{ $action }" vraagt een speciale kaart die je niet hebt.
refusal-extra-played = "{ $action }" moet wachten: je extra actie van deze ronde is gespeeld.
refusal-no-strips = "{ $action }" kan niet: je hebt geen strook meer.
refusal-no-top-strip = "{ $action }" kan niet: je hebt daar geen strook in de bovenste laag.
refusal-same-junk = "{ $action }" zou de strook terugleggen waar ze vandaan komt.
refusal-stack-taken = "{ $action }" noemt een stapel die een ander genomen heeft.
refusal-stack-empty = "{ $action }" noemt een lege stapel.
refusal-not-in-stack = "{ $action }" noemt een kaart die niet in deze stapel zit.
refusal-not-round-10 = "{ $action }" kan alleen in ronde 10.
refusal-too-few-cards = "{ $action }" is meer dan je hebt.

# Opties van een nieuw spel

option-opening_hand = beginhand met drie spelers
option-opening_hand-explained = "printed": ieder 6 kaarten, zoals het in de regels staat; "8": alle 24 kaarten worden gedeeld
option-opening_hand-printed = zoals gedrukt
option-opening_hand-8 = 8 kaarten
option-setup = opzet
option-setup-explained = "standard", of "variant": kooplieden worden gedekt geplaatst en ieder plaatst stroken van een buur
option-setup-standard = standaard
option-setup-variant = variant

# De tafel

table-round = Ronde { $round } van { $rounds }
table-event-S = speciale kaarten
table-event-Y = geld wordt genoemd
table-junk = jonk
table-now = nu
table-next = straks
table-goods = waren
table-hold = ruim, bovenste laag eerst
table-merchant-load = laden
table-merchant-goods = waren
table-merchant-money = geld
table-lower = Onderste leerling
table-upper = Bovenste leerling
table-market = Markt
table-some = wat
table-stacks = Stapels
table-money = yuan
table-declared = genoemd
table-hand = hand
table-strips = stroken
table-supply = voorraad
table-cards = kaarten
table-faceup = open
table-bid = bod
table-total = totaal
table-your-hand = Jouw waren: { $goods }
table-hand-empty = Je hebt geen waren.
table-your-cards = Jouw speciale kaarten: { $cards }
table-your-bid = Jouw bod: { $bid }
table-bid-none = niets
table-bluff = { $cards } (bluf)
table-legend = A2 twee kisten van A zichtbaar · ▣ deze ronde gebruikt · * startspeler

# Wat een speler weet

knows-own-cards = Jij hebt, door niemand anders gezien: { $cards }.
knows-stack = In de stapel { $stack }: { $cards }.
knows-hand = { $count ->
    [one] De ene warenkaart van { $player } is zeker { $goods }.
   *[other] Van de { $count } warenkaarten van { $player } zijn deze zeker: { $goods }.
}
knows-nothing = { $count ->
    [one] Van de ene warenkaart van { $player } is niets zeker.
   *[other] Van de { $count } warenkaarten van { $player } is niets zeker.
}

# De regels in het kort

rules-aim = Heb de meeste yuan na { $rounds } rondes. Geld verdien je met zichtbare kisten, bij het bieden en met kaarten aan het eind.
rules-turn = In een ronde gebruikt ieder één koopman (op zijn jonk) of leerling (op een jonk zonder koopman), neemt dan warenkaarten en biedt daarna in het geheim.
rules-crates = Stroken liggen in lagen van drie, elke laag dwars op die eronder. Alleen zichtbare kisten tellen: voor geld, voor waren, voor het einde. Je krijgt altijd minstens 3.
rules-bartering = Wie de meeste kaarten van een soort biedt, krijgt wat de marktkaart aangeeft. Bij een gelijk hoogste bod worden de yuan gedeeld, naar beneden afgerond, en krijgt niemand de S; heeft een van hen de kaart "{ special-win-ties }", dan krijgt die alles. Alle geboden kaarten ben je kwijt. Een vuist met meerdere soorten, of met een soort die al verkocht is, is bluf: die telt als leeg en je houdt de kaarten. Dat gaat door tot alle vier de soorten verkocht zijn of niemand biedt.
rules-cards = Speciale kaarten werken altijd, of zijn een eenmalige extra actie, of betalen aan het eind. Je krijgt ze voor een S, bij het bieden of als gebeurtenis.
rules-end = Aan het eind brengt elke jonk waarop een kist van jou zichtbaar is 4 yuan, alle vijf samen 25.

# Fouten in posities en gegevens

error-bad-data = { error-place } de gegevens kloppen niet. { $reason }
error-card-twice = { error-place } de marktkaart { $name } komt tweemaal voor.
error-wrong-number = { error-place } er zijn er { $count } genoemd, en het moeten er { $wanted } zijn.
error-layer-size = { error-place } "{ $layer }" is geen laag: lagen hebben drie stroken, de bovenste hoogstens drie.
error-too-many-strips = { $seat } heeft { $count } stroken; er zijn er maar { $most }.
error-too-many-cards = In deze positie zijn { $count } kaarten { $good }, maar het spel heeft er { $most }.
error-goods-missing = { error-place } met deze handen liggen er { $count } { $good } op de jonk.
error-no-cards-left = Er worden meer kaarten gevraagd dan er zijn.
error-specials-missing = { $count } speciale kaarten zijn nergens; laat een stapel weg of schrijf "?".
error-over-without-ending = { error-place } een afgelopen spel heeft de regel "ended" nodig.
error-ended-before = { error-place } het spel is afgelopen, er valt niets te beslissen; laat deze regel weg.
error-not-now = { error-place } dit past niet bij de beslissing of de ronde.
error-merchants-apart = { error-place } de drie kooplieden staan op drie jonken, zodra ze geplaatst zijn.
error-declared-too-much = { error-place } niemand heeft meer geld genoemd dan hij heeft.
error-knows-too-much = Niemand kan zeker zijn van { $good } in de hand van { $holder } die er niet is.
error-set-up-impossible = { error-place } zo kan de opzet niet verlopen zijn.
error-exchange-impossible = { error-place } zo kan een ruil niet verlopen zijn.
error-no-s-event = { error-place } deze ronde heeft geen S-gebeurtenis.
error-stack-impossible = { error-place } zo kunnen de stapels niet doorzocht zijn.
error-no-upper-trainee = { error-place } de bovenste leerling doet alleen met vier spelers mee.
error-too-few-workers = { error-place } er zijn te weinig kooplieden en leerlingen over voor wie nog moet.
error-no-extra-card = { error-place } na de actie wordt alleen gevraagd wie een ongeziene kaart heeft en er geen gespeeld heeft.
error-nothing-fetched = { error-place } waren neem je door een actie of een kaart: schrijf "acted: yes" of "extra-played".
error-no-strip-to-move = { error-place } wie een strook verplaatst heeft een kaart gespeeld en heeft een strook in die bovenste laag.
error-nothing-to-sell = { error-place } dit kunnen niet de verkochte waren zijn.
error-prize-unsold = { error-place } de speciale kaart is de prijs voor { $good }, en die is niet verkocht.
error-no-s-prize = { error-place } de marktkaart van deze ronde heeft geen S, dus er is geen speciale kaart te winnen.
error-prizes-impossible = { error-place } deze spelers kunnen niet op een speciale kaart wachten.
error-bids-complete = { error-place } er wordt geboden vanaf de startspeler, tot allen geboden hebben.
error-bid-impossible = { error-place } dit kan niet geboden worden.
error-all-before-end = { error-place } "all" ziet pas na het einde alles.
error-not-hidden = { error-place } dit kan voor deze ogen niet onbekend zijn; noem het.
error-shown-too-much = { error-place } deze ogen kunnen dit niet zien.
error-unknown-count = { $count } kaarten zijn als onbekend aangegeven, maar { $left } kaarten zijn niet geplaatst.
error-no-choice = { error-place } bij de beslissing "{ $decision }" zou er niets te kiezen zijn.

# Het bord in de browser

client-harbour = De haven: vijf jonken naast elkaar
client-junk = Jonk { $junk }. Zichtbare kisten: { $seen }
client-face-down = hier ligt een koopman omgedraaid
client-next = volgende ronde hier: { $worker }
client-used = deze ronde gebruikt
client-goods-gone = geen { $good } meer op de jonk
client-goods-covered = { $good }: er is nog; hoeveel wordt nu niet getoond
client-track = De tien ronden: wat de leerlingen doen
client-sold = verkocht
client-stacks = speciale kaarten
client-special-cards = jouw speciale kaarten
client-no-cards = Nog geen.
client-found = In de stapel: houd er één
client-pays = betaalt zoals het nu ligt
client-pays-not = betaalt nog niet
client-purse = Jouw geld en stroken
client-bonus-now = yuan als het nu afliep
client-junk-bonus = kisten zichtbaar op { $junks } van 5 jonken: { $yuan } yuan aan het einde
client-which-junk = { $special }: op welke jonk? Esc of nog een klik op de kaart legt hem terug.
client-from-which-junk = { $special }: van welke jonk? Esc of nog een klik op de kaart legt hem terug.
client-bartering = De ruilhandel
client-bid-tray = Jouw bod
client-bid-how = Kies een soort waren, dan hoeveel kaarten ervan.
client-bluff = Bluffen…
client-bluff-why = Met bluf verkoop je niets: het telt als een lege vuist. Iedereen ziet de kaarten, en je krijgt ze terug.
client-bluffed = bluf
client-fewer = Een kaart minder
client-more = Een kaart meer
client-has-bid = heeft geboden
client-thinks = denkt na
client-last-bid = laatste bod
client-bid-before = vorige keer
client-declared = { $yuan } genoemd
client-start-player = startspeler
client-unknown = Waren die je niet kent: { $count }
client-hidden-cards = Gesloten speciale kaarten: { $count }
client-end-cards = eindkaarten
client-junks = jonken

# Why a bot moved.
motive-bid = Een bod dat moeilijk te voorspellen is.
motive-money = Verdient { $count } yuan.
motive-special = Krijgt een speciale kaart.
motive-junks = Kisten zijn nu zichtbaar op { $count ->
    [one] 1 jonk
   *[other] { $count } jonken
}.
motive-crates = { $count ->
    [one] 1 kist is nu zichtbaar en levert op
   *[other] { $count } kisten zijn nu zichtbaar en leveren op
}.
motive-goods = { $count ->
    [one] 1 warenkaart
   *[other] { $count } warenkaarten
} om mee te handelen.
