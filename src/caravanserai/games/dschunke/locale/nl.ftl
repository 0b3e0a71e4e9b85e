title = Dschunke
tagline = Vijf jonken zij aan zij, drie kooplieden en een drijvende markt.
client-feel = Half bouwen, half bluffen: je stapelt kisten op vijf jonken en bedekt die van anderen, en dan biedt iedereen met een gesloten vuist.
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
good-worth = { $good } ({ $worth })
worth-yuan = { $yuan } yuan
worth-special = een speciale kaart

# Jonken: zoals voor het woord jonk, en alleen op de romp

junk-grey = grijze
junk-orange = oranje
junk-purple = paarse
junk-brown = bruine
junk-white = witte
color-grey = grijs
color-orange = oranje
color-purple = paars
color-brown = bruin
color-white = wit

worker-load = laadkoopman
worker-goods = goederenkoopman
worker-money = geldkoopman
worker-lower = onderste leerjongen
worker-upper = bovenste leerjongen
space-load = { $strips ->
    [1] 1 strook laden
   *[other] { $strips } stroken laden
}
space-goods = goederen nemen
space-money = geld verdienen

stack-square = het vierkant
stack-circle = de cirkel
stack-triangle = de driehoek
stack-star = de ster

special-extra-supply = extra voorraad
special-extra-supply-does = altijd: 1 extra goederenkaart bij elke bevoorrading
special-win-ties = winnen bij gelijk bod
special-win-ties-does = altijd: bij een gelijk bod win jij
special-exchange = ruilen
special-exchange-does = altijd: geef na het omdraaien van de marktkaart hoogstens 2 goederenkaarten terug en neem er evenveel andere
special-load = strook laden
special-load-does = extra actie, eenmalig: laad 1 strook op een jonk naar keuze
special-goods = goederen nemen
special-goods-does = extra actie, eenmalig: neem goederen van een jonk naar keuze, 1 kaart per zichtbare kist van jou daar, minstens 3
special-move = strook verplaatsen
special-move-does = extra actie, eenmalig: verplaats een van je stroken uit een bovenste laag naar een andere jonk
special-money = geld van de { $junk } jonk
special-money-does = extra actie, eenmalig: 1 yuan per zichtbare kist van jou daar, minstens 3
special-eight = 8 yuan voor de { $junk } jonk
special-eight-does = einde: 8 yuan als je op die jonk minstens 4 zichtbare kisten hebt
special-twelve = 12 yuan voor de { $junk } en de { $second } jonk
special-twelve-does = einde: 12 yuan als je minstens 5 zichtbare kisten hebt op de eerste jonk en minstens 2 op de tweede

# Wat er te beslissen valt

prompt-station = Jij bent startspeler: kies een jonk voor een gedekte koopman.
prompt-place = Leg een strook van { $owner } op een jonk met minder dan drie.
prompt-exchange = { $returned ->
    [0] Je hebt een ruilkaart. Geef je een goederenkaart terug, of houd je je hand zoals die is?
   *[other] Geef je nog een goederenkaart terug, of is één genoeg?
}
prompt-trade = { $owed ->
    [1] Neem in ruil een goederenkaart.
   *[other] Neem in ruil { $owed } goederenkaarten, één voor één.
}
prompt-search = Kies een stapel speciale kaarten om door te kijken. Je houdt één kaart.
prompt-keep = Je kijkt de stapel met { $stack } door. Houd één kaart.
prompt-act = { $extra ->
    [yes] Jouw beurt: gebruik een koopman of een leerjongen. Je mag ook één extra-actiekaart spelen, nu of erna.
   *[no] Jouw beurt: gebruik een koopman of een leerjongen.
}
prompt-fetch = Grijze jonk: van welke jonk neem je { $owed ->
    [1] 1 goederenkaart?
   *[other] { $owed } goederenkaarten?
}
prompt-onto = Naar welke jonk verplaats je je strook van de { $junk } jonk?
prompt-after = { $extra ->
    [yes] Speel je een extra-actiekaart, of beëindig je je beurt?
   *[no] Je hebt geen extra-actiekaart om te spelen. Beëindig je beurt.
}
prompt-resupply = { $owed ->
    [1] Bevoorrading: neem een goederenkaart.
   *[other] Bevoorrading: neem { $owed } goederenkaarten, één voor één.
}
prompt-bid = Bied in het geheim kaarten van één soort, of niets. Nog te verdienen: { $goods }.
prompt-prize = { $last ->
    [yes] Je hebt de speciale kaart gewonnen. Kijk je een stapel door, of neem je liever { $yuan } yuan?
   *[no] Je hebt de speciale kaart gewonnen. Welke stapel kijk je door?
}
prompt-prize-keep = Je kijkt de stapel met { $stack } door. Houd één kaart.

# Keuzes

choice-station = { $junk } jonk
choice-place = { $junk } jonk
choice-return = { $good } teruggeven
choice-stop = { $returned ->
    [0] je hand houden zoals die is
   *[other] één kaart is genoeg
}
choice-take = { $good } nemen
choice-merchant = { $worker } op de { $junk } jonk
choice-lower = onderste leerjongen op de { $junk } jonk: { $space }
choice-upper = bovenste leerjongen op de { $junk } jonk: { $space }
choice-load = extra actie: 1 strook laden op de { $junk } jonk
choice-collect = extra actie: geld van de { $junk } jonk
choice-fetch = extra actie: goederen van de { $junk } jonk
choice-move = extra actie: een strook van de { $junk } jonk verplaatsen
choice-onto = naar de { $junk } jonk
choice-done = beurt beëindigen
choice-search = { $count ->
    [1] stapel met { $stack }, 1 kaart
   *[other] stapel met { $stack }, { $count } kaarten
}
choice-yuan = { $yuan } yuan nemen
choice-keep = { $special }
choice-none = niets bieden
choice-bid-spice = { $count }× { $good } bieden
choice-bid-vegetables = { $count }× { $good } bieden
choice-bid-fish = { $count }× { $good } bieden
choice-bid-rice = { $count }× { $good } bieden
choice-bluff = bluffen met { $cards }
choice-mixed = bluffen met { $cards }

# Wat een keuze teweegbrengt

consequence-no-strips = je hebt geen stroken meer
consequence-money = +{ $count } yuan ({ $crates ->
    [0] geen zichtbare kisten
    [1] 1 zichtbare kist
   *[other] { $crates } zichtbare kisten
})
consequence-goods = { $count ->
    [0] geen { $good } meer op deze jonk
    [1] 1× { $good }
   *[other] { $count }× { $good }
} ({ $crates ->
    [0] geen zichtbare kisten
    [1] 1 zichtbare kist
   *[other] { $crates } zichtbare kisten
})
consequence-goods-any = { $count } goederenkaarten naar keuze ({ $crates ->
    [0] geen zichtbare kisten
    [1] 1 zichtbare kist
   *[other] { $crates } zichtbare kisten
})
consequence-crates = { $strips ->
    [1] 1 strook, je zichtbare kisten op de { $junk } jonk: { $before } → { $after }
    [2] 2 stroken, je zichtbare kisten op de { $junk } jonk: { $before } → { $after }
   *[other] je zichtbare kisten op de { $junk } jonk: { $before } → { $after }
}
consequence-covers = bedekt { $others }
crates-of = { $count ->
    [1] 1 kist van { $player }
   *[other] { $count } kisten van { $player }
}
consequence-end = { $more ->
    [yes] zoals het nu ligt { $yuan } yuan meer aan het einde
   *[no] zoals het nu ligt { $yuan } yuan minder aan het einde
}
warning-covers = { $count ->
    [1] bedekt 1 van je eigen kisten: −1
   *[other] bedekt { $count } van je eigen kisten: −{ $count }
}
consequence-bid = voor { $worth }
consequence-bluff = levert niets op
consequence-bluff-seen = iedereen ziet de kaarten, en je houdt ze
consequence-held = { $count ->
    [0] je hebt er geen
   *[other] je hebt er { $count }
}
consequence-pays-now = voorwaarde nu al gehaald

# Wat er gebeurde

event-station-chosen = { $you ->
    [yes] Je zet
   *[no] { $player } zet
} een gedekte koopman op de { $junk } jonk.
event-strip-placed = { $you ->
    [yes] Je legt een strook van { $owner }
   *[no] { $player } legt { $yours ->
        [yes] een van jouw stroken
       *[no] een strook van { $owner }
    }
} op de { $junk } jonk.
event-merchant-shown = De { $merchant } staat op de { $junk } jonk.
event-round-began = Ronde { $round } begint.
event-market-shown = { $good }: { $yuan } yuan.
event-market-special = { $good }: een speciale kaart.
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
} { $count }× { $good }.
event-resupplied = { $you ->
    [yes] Je neemt
   *[no] { $player } neemt
} { $good }{ $left ->
    [last] , de laatste.
   *[more] .
}
event-goods-short = { $you ->
    [yes] Je loopt
   *[no] { $player } loopt
} { $count ->
    [1] 1 goederenkaart
   *[other] { $count } goederenkaarten
} mis: er zijn er geen meer.
event-goods-counted = { $good } op de jonk: { $count }.
event-declared = { $you ->
    [yes] Je hebt
   *[no] { $player } heeft
} { $yuan } yuan.
event-searched = { $you ->
    [yes] Je kijkt
   *[no] { $player } kijkt
} de stapel met { $stack } door.
event-saw = { $you ->
    [yes] Je ziet
   *[no] { $player } ziet
} { $count ->
    [1] "{ $special }".
   *[other] { $count }× "{ $special }".
}
event-kept = { $you ->
    [yes] Je houdt
   *[no] { $player } houdt
} "{ $special }" uit de stapel met { $stack }.
event-kept-unknown = { $player } houdt een kaart uit de stapel met { $stack }.
event-laid-open = { $you ->
    [yes] Je legt
   *[no] { $player } legt
} "{ $special }" uit de stapel met { $stack } open neer.
event-no-stack = { $you ->
    [yes] Voor jou is er geen stapel meer over.
   *[no] Voor { $player } is er geen stapel meer over.
}
event-turn-began = { $you ->
    [yes] Jij bent aan de beurt.
   *[no] { $player } is aan de beurt.
}
event-merchant-used = { $you ->
    [yes] Je gebruikt
   *[no] { $player } gebruikt
} de { $merchant } op de { $junk } jonk.
event-trainee-used = { $you ->
    [yes] Je gebruikt
   *[no] { $player } gebruikt
} de { $trainee } op de { $junk } jonk.
event-loaded = { $you ->
    [yes] Je laadt
   *[no] { $player } laadt
} { $strips ->
    [0] niets op de { $junk } jonk: er zijn geen stroken meer.
    [1] 1 strook op de { $junk } jonk.
   *[other] { $strips } stroken op de { $junk } jonk.
}
event-earned = { $you ->
    [yes] Je verdient
   *[no] { $player } verdient
} { $yuan } yuan op de { $junk } jonk.
event-card-played = { $you ->
    [yes] Je speelt
   *[no] { $player } speelt
} "{ $special }".
event-strip-lifted = { $you ->
    [yes] Je pakt
   *[no] { $player } pakt
} een strook van de { $origin } jonk.
event-strip-moved = { $you ->
    [yes] Je verplaatst
   *[no] { $player } verplaatst
} een strook van de { $origin } naar de { $junk } jonk.
event-bid = { $you ->
    [yes] Je biedt
   *[no] { $player } biedt
} { $count ->
    [0] niets.
   *[other] { $count }× { $good }.
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
   *[other] { $count }× { $good }.
}
event-bluff-shown = { $you ->
    [yes] Je toont { $count }× { $good }: bluf. Dat telt niet als bod, en je neemt de kaarten terug.
   *[no] { $player } toont { $count }× { $good }: bluf. Dat telt niet als bod, en { $player } neemt de kaarten terug.
}
event-bluff-shown-mixed = { $you ->
    [yes] Je toont een gemengde vuist ({ $good }): bluf. Dat telt niet als bod, en je neemt de kaarten terug.
   *[no] { $player } toont een gemengde vuist ({ $good }): bluf. Dat telt niet als bod, en { $player } neemt de kaarten terug.
}
event-sold = { $you ->
    [yes] Je krijgt
   *[no] { $player } krijgt
} { $yuan } yuan voor { $good }{ $sharers ->
    [1] .
   *[other] {" "}(gedeeld door { $sharers }).
}
event-special-won = { $you ->
    [yes] Je wint de speciale kaart met { $good }.
   *[no] { $player } wint de speciale kaart met { $good }.
}
event-special-tied = { $good }: gelijk bod, dus niemand krijgt de speciale kaart.
event-yuan-instead = { $you ->
    [yes] Je neemt
   *[no] { $player } neemt
} { $yuan } yuan in plaats van een kaart.
event-start-player = { $you ->
    [yes] Jij bent nu startspeler.
   *[no] { $player } is nu startspeler.
}
event-bonus-met = { $you ->
    [yes] Je kaart "{ $special }" levert { $yuan } yuan op.
   *[no] De kaart "{ $special }" van { $player } levert { $yuan } yuan op.
}
event-bonus-missed = { $you ->
    [yes] Je kaart "{ $special }" levert niets op.
   *[no] De kaart "{ $special }" van { $player } levert niets op.
}
event-junks-scored = { $you ->
    [yes] Je hebt
   *[no] { $player } heeft
} zichtbare kisten op { $junks ->
    [1] 1 jonk
   *[other] { $junks } jonken
}: { $yuan } yuan.
event-scored = { $you ->
    [yes] Je eindigt
   *[no] { $player } eindigt
} met { $total } yuan (waarvan { $yuan } aan geld) en { $cards ->
    [1] 1 goederenkaart.
   *[other] { $cards } goederenkaarten.
}
event-won = { $you ->
    [yes] Je wint: { $reason }.
   *[no] { $player } wint: { $reason }.
}

# Hoe een spel eindigt

ending-most-yuan = de meeste yuan
ending-most-goods = de meeste goederenkaarten bij een gelijk aantal yuan
ending-shared = gedeelde overwinning, met evenveel yuan en goederenkaarten

# Waarom een actie geweigerd wordt

refusal-junk-taken = "{ $action }" kan niet: op die jonk staat al een koopman.
refusal-junk-full = "{ $action }" kan niet: op die jonk liggen al drie stroken; meer komen er bij de voorbereiding niet op.
refusal-not-in-hand = "{ $action }" kan niet: die goederen heb je niet.
refusal-nothing-for-it = "{ $action }" kan niet: op de jonken zijn te weinig andere goederen om ervoor te nemen.
refusal-just-returned = "{ $action }" kan niet: die goederen heb je net teruggegeven.
refusal-junk-empty = "{ $action }" kan niet: op die jonk zijn geen goederenkaarten meer.
refusal-face-down = "{ $action }" kan niet: die is deze ronde al gebruikt.
refusal-no-such-trainee = "{ $action }" kan niet: de bovenste leerjongen doet alleen met vier spelers mee.
refusal-merchant-there = "{ $action }" kan niet: leerjongens werken alleen waar geen koopman staat.
refusal-card-not-held = "{ $action }" kan niet: die speciale kaart heb je niet.
refusal-extra-played = "{ $action }" kan niet: je hebt deze ronde al een extra actie gespeeld.
refusal-no-strips = "{ $action }" kan niet: je hebt geen stroken meer.
refusal-no-top-strip = "{ $action }" kan niet: je hebt daar geen strook in de bovenste laag.
refusal-same-junk = "{ $action }" kan niet: de strook moet naar een andere jonk.
refusal-stack-taken = "{ $action }" kan niet: die stapel heeft een ander al genomen.
refusal-stack-empty = "{ $action }" kan niet: die stapel is leeg.
refusal-not-in-stack = "{ $action }" kan niet: die kaart zit niet in deze stapel.
refusal-not-round-10 = "{ $action }" kan alleen in ronde 10.
refusal-too-few-cards = "{ $action }" kan niet: zoveel kaarten heb je niet.

# Opties van een nieuw spel

option-opening_hand = beginhand met drie spelers
option-opening_hand-explained = volgens de spelregels krijgt ieder 6 kaarten; met 8 kaarten worden alle 24 gedeeld
option-opening_hand-printed = zoals in de spelregels
option-opening_hand-8 = 8 kaarten
option-setup = voorbereiding
option-setup-explained = bij de variant worden kooplieden gedekt geplaatst en plaatst iedereen de stroken van een buur
option-setup-standard = standaard
option-setup-variant = variant

# De tafel

table-round = Ronde { $round } van { $rounds }
table-event-S = speciale kaarten
table-event-Y = geld tonen
table-junk = jonk
table-now = nu
table-next = volgende
table-goods = goederen
table-hold = ruim, bovenste laag eerst
table-merchant-load = laden
table-merchant-goods = goederen
table-merchant-money = geld
table-lower = Onderste leerjongen
table-upper = Bovenste leerjongen
table-market = Markt
table-some = nog wat
table-stacks = Stapels
table-money = yuan
table-declared = getoond
table-hand = hand
table-strips = stroken
table-supply = voorraad
table-cards = kaarten
table-faceup = open
table-bid = bod
table-total = totaal
table-your-hand = Je goederen: { $goods }
table-hand-empty = Je hebt geen goederen.
table-your-cards = Je speciale kaarten: { $cards }
table-your-bid = Je bod: { $bid }
table-bid-none = niets
table-bluff = { $cards } (bluf)
table-legend = A2 twee zichtbare kisten van A · ▣ deze ronde gebruikt · * startspeler

# Wat een speler weet

knows-own-cards = Alleen jij weet dat je dit hebt: { $cards }.
knows-stack = In de stapel met { $stack }: { $cards }.
knows-hand = { $count ->
    [one] De enige goederenkaart van { $player } is zeker { $goods }.
   *[other] Van de { $count } goederenkaarten van { $player } ken je: { $goods }.
}
knows-nothing = { $count ->
    [0] { $player } heeft geen goederenkaarten.
    [one] De enige goederenkaart van { $player } ken je niet.
   *[other] Van de { $count } goederenkaarten van { $player } ken je er geen.
}

# De regels in het kort

rules-aim = Heb na { $rounds } rondes de meeste yuan. Geld verdien je met zichtbare kisten, bij het bieden en met kaarten aan het einde.
rules-turn = Elke ronde gebruikt iedereen één koopman (op zijn jonk) of leerjongen (op een jonk zonder koopman), neemt dan goederenkaarten en biedt daarna in het geheim goederen.
rules-crates = Stroken liggen in lagen van drie, elke laag dwars op de laag eronder. Alleen zichtbare kisten tellen: voor geld, voor goederen en aan het einde. Je krijgt altijd minstens 3.
rules-bartering = Wie de meeste kaarten van een soort biedt, krijgt wat de marktkaart daarvoor aangeeft. Bij een gelijk hoogste bod worden de yuan gedeeld, naar beneden afgerond, en krijgt niemand de S; heeft een van hen de kaart "{ special-win-ties }", dan krijgt die alles. Alle geboden kaarten ben je kwijt. Een vuist met meerdere soorten, of met een soort die al verkocht is, is bluf: die telt als leeg en je houdt de kaarten. Het bieden gaat door tot alle vier de soorten verkocht zijn of niemand meer biedt.
rules-cards = Speciale kaarten werken het hele spel, geven één keer een extra actie of leveren aan het einde yuan op. Je krijgt ze voor een S, bij het bieden of als gebeurtenis.
rules-end = Aan het einde levert elke jonk waarop je een zichtbare kist hebt 4 yuan op, en alle vijf samen 25.

# Fouten in posities en gegevens

error-bad-data = { error-place } de gegevens kloppen niet. { $reason }
error-card-twice = { error-place } de marktkaart { $name } komt twee keer voor.
error-wrong-number = { error-place } er zijn er { $count } genoemd, maar het moeten er { $wanted } zijn.
error-layer-size = { error-place } "{ $layer }" is geen laag: een laag heeft drie stroken, alleen de bovenste mag er minder hebben.
error-too-many-strips = { $seat } heeft { $count } stroken; er zijn er maar { $most }.
error-too-many-cards = In deze stelling zijn { $count } kaarten { $good }, maar het spel heeft er { $most }.
error-goods-missing = { error-place } met deze handen moeten er { $count } { $good } op de jonk liggen.
error-no-cards-left = Er zijn niet genoeg kaarten.
error-specials-missing = { $count } speciale kaarten zijn nergens; laat een stapel weg of schrijf "?".
error-over-without-ending = { error-place } een afgelopen spel heeft de regel "ended" nodig.
error-ended-before = { error-place } het spel is afgelopen, er valt niets te beslissen; laat deze regel weg.
error-not-now = { error-place } dit past niet bij de beslissing of de ronde.
error-merchants-apart = { error-place } de drie kooplieden staan op drie verschillende jonken zodra ze geplaatst zijn.
error-declared-too-much = { error-place } niemand kan meer geld getoond hebben dan hij heeft.
error-knows-too-much = Niemand kan zeker zijn van { $good } in de hand van { $holder }: die is er niet.
error-set-up-impossible = { error-place } zo kan de voorbereiding niet verlopen zijn.
error-exchange-impossible = { error-place } zo kan een ruil niet verlopen zijn.
error-no-s-event = { error-place } deze ronde heeft geen S-gebeurtenis.
error-stack-impossible = { error-place } zo kunnen de stapels niet doorzocht zijn.
error-no-upper-trainee = { error-place } de bovenste leerjongen doet alleen met vier spelers mee.
error-too-few-workers = { error-place } er zijn te weinig kooplieden en leerjongens over voor wie nog aan de beurt moet komen.
error-no-extra-card = { error-place } na de actie wordt alleen gevraagd wie een gedekte kaart heeft en er deze ronde geen gespeeld heeft.
error-nothing-fetched = { error-place } goederen neem je door een actie of een kaart: schrijf "acted: yes" of "extra-played".
error-no-strip-to-move = { error-place } wie een strook verplaatst, heeft een kaart gespeeld en heeft een strook in die bovenste laag.
error-nothing-to-sell = { error-place } dit kunnen niet de verkochte goederen zijn.
error-prize-unsold = { error-place } de speciale kaart is de prijs voor { $good }, maar die zijn niet verkocht.
error-no-s-prize = { error-place } de marktkaart van deze ronde heeft geen S, dus er is geen speciale kaart te winnen.
error-prizes-impossible = { error-place } deze spelers kunnen niet op een speciale kaart wachten.
error-bids-complete = { error-place } er wordt geboden vanaf de startspeler, tot iedereen geboden heeft.
error-bid-impossible = { error-place } dit kan niet geboden worden.
error-all-before-end = { error-place } "all" ziet pas na het einde alles.
error-not-hidden = { error-place } deze speler moet dit weten; noem het.
error-shown-too-much = { error-place } deze speler kan dit niet zien.
error-unknown-count = { $count } kaarten zijn als onbekend aangegeven, maar van { $left } kaarten is de plaats niet genoemd.
error-no-choice = { error-place } bij de beslissing "{ $decision }" zou er niets te kiezen zijn.

# Het bord in de browser

client-harbour = De haven: vijf jonken zij aan zij
client-junk = { $junk } jonk. Zichtbare kisten: { $seen }
client-face-down = een gedekte koopman
client-next = volgende ronde hier: { $worker }
client-used = deze ronde gebruikt
client-goods-gone = geen { $good } meer op de jonk
client-goods-covered = { $good }: aanwezig; het aantal is nu verborgen
client-track = De tien rondes: wat de leerjongens doen
client-sold = verkocht
client-stacks = speciale kaarten
client-special-cards = je speciale kaarten
client-no-cards = Nog geen.
client-found = In de stapel: houd er één
client-pays = voorwaarde gehaald
client-pays-not = nog niet gehaald
client-purse = Je geld en stroken
client-strips = { $count ->
    [one] strook
   *[other] stroken
}
client-bonus-now = yuan bonus tot nu toe
client-junk-bonus = zichtbare kisten op { $junks } van de 5 jonken: { $yuan } yuan aan het einde
client-which-junk = { $special }: op welke jonk? Esc of nog een klik op de kaart annuleert.
client-from-which-junk = { $special }: van welke jonk? Esc of nog een klik op de kaart annuleert.
client-bartering = Het bieden
client-bid-tray = Je bod
client-bid-first = kies eerst kaarten
client-bid-how = Kies een soort en dan hoeveel kaarten.
client-bluff = Bluffen…
client-bluff-why = Bluf levert niets op: hij telt als een lege vuist. Iedereen ziet de kaarten, en je krijgt ze terug.
client-bluffed = bluf
client-fewer = Een kaart minder
client-more = Een kaart meer
client-has-bid = heeft geboden
client-thinks = denkt na
client-last-bid = laatste bod
client-bid-before = vorige keer: { $bid }
client-declared = { $yuan } getoond
client-start-player = startspeler
client-unknown = Onbekende goederenkaarten: { $count }
client-hidden-cards = Gedekte speciale kaarten: { $count }
client-end-cards = eindkaarten
client-junks = jonken

# Why a bot moved.
motive-money = Verdient { $count } yuan.
motive-goods = { $count ->
    [one] 1 goederenkaart
   *[other] { $count } goederenkaarten
} erbij om mee te bieden: nu { $total }.
motive-crates = Nu in totaal { $count ->
    [one] 1 zichtbare kist
   *[other] { $count } zichtbare kisten
} om aan te verdienen.
motive-crates-fewer = In totaal nog maar { $count ->
    [one] 1 zichtbare kist
   *[other] { $count } zichtbare kisten
}.
motive-junks = Nu zichtbare kisten op { $count ->
    [one] 1 jonk
   *[other] { $count } jonken
}.
motive-covers = Bedekt { $count ->
    [one] 1 kist
   *[other] { $count } kisten
} van { $player }.
motive-end = Zoals het nu ligt { $yuan } yuan meer aan het einde.
motive-bid = { $most ->
    [0] Niemand anders heeft { $good }: het levert zeker { $worth } op.
   *[other] Niemand anders kan meer dan { $most }× { $good } hebben: het levert zeker { $worth } op.
}

# A bid looked back at
hindsight-bid-over = Je bood { $count }× { $good }; { $most ->
    [0] verder bood niemand erop. Eén kaart was genoeg geweest.
   *[other] de anderen boden er hoogstens { $most }. Eén kaart meer dan dat was genoeg geweest.
} Ze hadden er hoogstens { $held }.
hindsight-bid-won = Je bood { $count }× { $good }, precies genoeg: de anderen boden er hoogstens { $most } en hadden er hoogstens { $held }.
hindsight-bid-tied = Je bood { $count }× { $good }, en een ander ook. De anderen hadden er hoogstens { $held }.
hindsight-bid-lost = Je bood { $count }× { $good } en verloor van { $most }. De anderen hadden er hoogstens { $held }.

# The log: lines folded into one, and what a turn came to
event-bid-together = { $players } hebben geboden.
digest-loaded = { $count ->
    [one] 1 strook op de { $junk } jonk
   *[other] { $count } stroken op de { $junk } jonk
}
digest-moved = strook verplaatst naar de { $junk } jonk
digest-yuan = +{ $count } yuan
digest-goods = { $count ->
    [one] 1 goederenkaart
   *[other] { $count } goederenkaarten
}
digest-played = { $names } gespeeld
digest-special-cards = { $count ->
    [one] 1 speciale kaart
   *[other] { $count } speciale kaarten
}
digest-total = { $count } yuan in totaal
part-round = Ronde { $round }
part-resupply = Bevoorrading
part-bartering = Het bieden
part-end = Eindtelling

# In de eerste spellen: het doel, hoe ver je bent, wie voorligt, en waarom elke keuze telt
guide-goal = Doel: de meeste yuan na ronde { $rounds }. Je hebt er { $yuan }, en { $bonus } erbij als het spel nu zou eindigen
guide-progress = { $yuan } yuan, en { $bonus } erbij als het spel nu eindigde
guide-threat = { $player } op elke jonk: +{ $yuan } aan het einde
matters-station = Waar kooplieden staan, bepaalt wie in de eerste rondes verdient.
matters-place = Zichtbare kisten leveren geld en goederen op: bedenk wie je helpt.
matters-exchange = Ruil kaarten van goederen die deze ronde weinig opleveren voor goederen die veel opleveren.
matters-trade = Neem goederen waar de markt goed voor betaalt en die weinig anderen hebben.
matters-search = Een speciale kaart kan het hele spel werken: hoe eerder, hoe beter.
matters-keep = Kaarten die altijd werken zijn vroeg het best, eindkaarten als je dicht bij hun voorwaarde bent.
matters-act = Kisten leveren elke ronde iets op, geld telt meteen, met goederen win je het bieden.
matters-fetch = Neem goederen waar de markt goed voor betaalt en die weinig anderen hebben.
matters-onto = Een strook bovenop laat al haar kisten zien en bedekt die van anderen.
matters-after = Een extra actie kost alleen de kaart, één per ronde.
matters-resupply = Hiermee bied je: veel kaarten van één goed winnen het, van alles een beetje wint niets.
matters-bid = De meeste kaarten van een goed winnen wat het oplevert. Wat je biedt ben je kwijt, ook als je verliest.
matters-prize = Een speciale kaart kan meer waard zijn dan yuan: sommige leveren aan het einde 8 of 12 op.
matters-prize-keep = Kaarten die altijd werken zijn vroeg het best, eindkaarten als je dicht bij hun voorwaarde bent.

# Waar puzzels over gaan
puzzle-theme-harbour = Werk in de haven
puzzle-theme-goods = De juiste goederen
puzzle-theme-cards = Speciale kaarten
puzzle-theme-bid = Het bod
