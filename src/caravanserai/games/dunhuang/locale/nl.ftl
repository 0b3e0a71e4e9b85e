title = Merchants of Dunhuang
tagline = Een karavaanstad aan de zijderoute, één kameel, acht behulpzame stadsgenoten.
client-minutes = 30 minuten

# Goederen

good-gold = goud
good-gold-short = goud
good-silver = zilver
good-silver-short = zilver
good-lapis = lapis lazuli
good-lapis-short = lapis
good-pottery = aardewerk
good-pottery-short = aardewerk
good-glass = glas
good-glass-short = glas
good-bamboo = bamboe
good-bamboo-short = bamboe
good-tea = thee
good-tea-short = thee
good-paper = papier
good-paper-short = papier
good-wool = wol
good-wool-short = wol
good-silk = zijde
good-silk-short = zijde
card = { $good } ({ $number })
cards-of = { $count ->
    [1] { $card }
   *[other] { $count }× { $card }
}
no-card = geen kaart

# Personages: naam, wat de bonus doet, en hetzelfde in een paar woorden

character-painter = Schilder
character-painter-ability = leg 1 kaart uit je hand af en krijg 3 prestigefiches
character-painter-hint = handkaart voor 3 prestige
character-musician = Muzikant
character-musician-ability = leg 1 kaart uit je Winkel af en krijg 3 prestigefiches
character-musician-hint = Winkelkaart voor 3 prestige
character-princess = Prinses
character-princess-ability = krijg 1 prestigefiche voor elk meerderheidsfiche dat je hebt, welke zijde ook boven ligt
character-princess-hint = 1 prestige per fiche
character-dancer = Danseres
character-dancer-ability = krijg 2 prestigefiches
character-dancer-hint = 2 prestige
character-interpreter = Waarzegster
character-interpreter-ability = trek zoveel kaarten als de kameel stappen zette en houd er 1 in je hand; de rest gaat onder de trekstapel
character-interpreter-hint = trek 1 per stap, houd 1
character-diplomat = Diplomaat
character-diplomat-ability = trek 2 kaarten en houd er 1 in je hand; de andere gaat onder de trekstapel
character-diplomat-hint = trek 2, houd 1
character-soldier = Soldaat
character-soldier-ability = ruil 1 kaart uit je Winkel met 1 van de Markt
character-soldier-hint = ruil met de Markt
character-general = Generaal
character-general-ability = ruil 1 kaart uit je hand met 1 van de Markt
character-general-hint = ruil met de Markt
character-trader = Handelaar
character-trader-ability = trek blind 2 kaarten uit de hand van een tegenspeler en geef er 2 van jou terug
character-trader-hint = trek 2 blind, geef 2
character-merchant = Koopman
character-merchant-ability = een tegenspeler geeft je 2 kaarten naar eigen keuze, jij geeft er 2 terug; krijg 1 prestigefiche
character-merchant-hint = ruil 2, 1 prestige
character-maid = Huishoudster
character-maid-ability = ruil 1 kaart uit je Winkel met een ander goed uit je hand
character-maid-hint = ruil met je hand
character-domestic = Huisbediende
character-domestic-ability = verplaats 1 kaart van je Winkel naar je hand, of van je hand naar je Winkel
character-domestic-hint = verplaats een kaart
character-shepherd = Herder
character-shepherd-ability = neem de kaart bij de volgende of de vorige tegel in je hand
character-shepherd-hint = neem een buurkaart
character-farmer = Boer
character-farmer-ability = neem 1 kaart in je hand van zoveel tegels vooruit als de kameel stappen zette
character-farmer-hint = neem een kaart vooruit
character-manichean = Manichean
character-manichean-ability = draai 1 van je fiches naar 商; staat iemand gelijk met je, dan mag je het terugdraaien en houden
character-manichean-hint = bescherm een fiche
character-buddhist = Boeddhist
character-buddhist-ability = draai 1 van je fiches naar 商; wie gelijk met je staat, moet je 2 munten betalen om het te nemen
character-buddhist-hint = bescherm een fiche

# Wat er te beslissen valt

prompt-opening = Houd één van je drie kaarten in je hand. De andere twee gaan uit het spel, en alleen jij kent ze.
prompt-camel = Jij zit als laatste, dus zet jij de kameel op een tegel naar keuze. { $first } verplaatst hem als eerste.
prompt-move = Jouw beurt. Verplaats de kameel: 1 stap gratis, elke extra stap kost 1 munt (je hebt er { $coins }).
prompt-store = Je neemt { $good }: in je hand, of in je Winkel voor het fiche?
prompt-bonus = { $usable ->
    [yes] Kies je bonus: de { $tile } of munten.
   *[no] Kies je bonus. De { $tile } kan nu niets voor je doen, dus het is munten of niets.
}
prompt-discard = { $character ->
    [painter] Schilder: welke kaart uit je hand gaat uit het spel voor 3 prestigefiches?
   *[musician] Muzikant: welke kaart uit je Winkel gaat uit het spel voor 3 prestigefiches?
}
prompt-keep = { $tile }: houd één van de getrokken kaarten in je hand. De rest gaat onder de trekstapel.
prompt-swap = { $character ->
    [general] Generaal: welke kaart uit je hand geef je aan de Markt?
   *[soldier] Soldaat: welke kaart uit je Winkel geef je aan de Markt?
}
prompt-space = { $character ->
    [soldier] Soldaat: welke kaart van de Markt komt in je Winkel voor { $good }?
    [general] Generaal: welke kaart van de Markt komt in je hand voor { $good }?
   *[other] { $tile }: welke kaart neem je in je hand?
}
prompt-maid-shop = Huishoudster: welke kaart uit je Winkel gaat naar je hand?
prompt-maid-hand = Huishoudster: welke kaart uit je hand gaat naar je Winkel voor { $good }?
prompt-domestic = Huisbediende: verplaats één kaart tussen je Winkel en je hand.
prompt-opponent = { $character ->
    [trader] Handelaar: uit wiens hand trek je blind 2 kaarten? Je geeft er evenveel terug.
   *[merchant] Koopman: wie moet je 2 kaarten geven? Je geeft er evenveel terug.
}
prompt-give = { $other } gebruikt de Koopman bij jou: { $owed ->
    [1] kies een kaart uit je hand om af te geven.
   *[other] kies { $owed } kaarten uit je hand om af te geven, één voor één.
}
prompt-return = { $owed ->
    [1] Kies een kaart om aan { $other } te geven.
   *[other] Kies { $owed } kaarten om aan { $other } te geven, één voor één. Dezelfde mogen terug.
}
prompt-token = { $tile }: welk van je fiches draai je naar 商?
prompt-protect = { $other } staat gelijk met je in { $good } en wil je 商-fiche. Draai je het naar het getal en houd je het?
prompt-pay = Je staat gelijk met { $other } in { $good }. Het 商-fiche kost { $price } munten (je hebt er { $coins }). Betaal je?

# Keuzes

choice-keep = houd { $card }
choice-camel = { $tile }, bij { $card }
choice-move = { $steps ->
    [1] 1 stap naar de { $tile }, gratis: { $card }
   *[other] { $steps } stappen naar de { $tile }, kost { $price ->
        [1] 1 munt
       *[other] { $price } munten
    }: { $card }
}
choice-hand = { $card } in je hand
choice-shop = { $card } in je Winkel
choice-ability = { $tile }: { $ability }
choice-coins = { $coins ->
    [1] neem 1 munt
   *[other] neem { $coins } munten
}
choice-nothing = geen bonus
choice-discard = { $place ->
    [hand] { $card } uit je hand
   *[shop] { $card } uit je Winkel
}
choice-swap = { $place ->
    [hand] { $card } uit je hand
   *[shop] { $card } uit je Winkel
}
choice-take = { $card } bij de { $tile }
choice-stow = { $card } van je Winkel naar je hand
choice-display = { $card } van je hand naar je Winkel
choice-opponent = { $count ->
    [1] { $player }, met 1 kaart in de hand
   *[other] { $player }, met { $count } kaarten in de hand
}
choice-give = geef { $card }
choice-turn = draai het fiche van { $card } naar 商
choice-protect = houd het fiche van { $good }, getal boven
choice-yield = laat { $other } het fiche van { $good } nemen
choice-pay = betaal { $other } { $price } munten en neem het fiche van { $good }
choice-leave = laat het fiche bij { $other }

# Wat een keuze teweegbrengt

consequence-token-middle = levert het fiche van { $good } op
consequence-token-from = { $tie ->
    [yes] pakt het fiche van { $good } af van { $holder }: gelijk
   *[no] pakt het fiche van { $good } af van { $holder }: jij hebt meer
}
consequence-token-lost = het fiche van { $good } gaat terug naar de voorraad
consequence-token-kept = je houdt het fiche van { $good }
consequence-no-token = geen fiche: { $leader } heeft er { $count }
consequence-protected = het fiche van { $good } bij { $holder } toont 商 en je hebt er geen 2 munten voor
consequence-protect = gelijk: { $holder } mag het fiche van { $good } omdraaien en houden
consequence-pay = gelijk: je mag het fiche van { $good } van { $holder } kopen voor { $price } munten
consequence-prestige = +{ $prestige } prestige
consequence-kinds = { $kinds } van { $needed } verschillende goederen
consequence-win = wint het spel

# Wat er gebeurde

event-start-player = { $you ->
    [yes] Jij begint.
   *[no] { $player } begint.
}
event-camel-placed = { $you ->
    [yes] Je zet
   *[no] { $player } zet
} de kameel op de { $tile }.
event-turn-began = { $you ->
    [yes] Jij bent aan de beurt.
   *[no] { $player } is aan de beurt.
}
event-camel-moved = { $you ->
    [yes] Je verplaatst
   *[no] { $player } verplaatst
} de kameel { $steps ->
    [1] 1 stap
   *[other] { $steps } stappen
} naar de { $tile }{ $price ->
    [0] .
    [1] {" "}voor 1 munt.
   *[other] {" "}voor { $price } munten.
}
event-took = { $you ->
    [yes] Je neemt
   *[no] { $player } neemt
} { $good } { $place ->
    [hand] in de hand.
   *[shop] in de Winkel.
}
event-token-claimed = { $you ->
    [yes] Je neemt
   *[no] { $player } neemt
} het fiche van { $good } van { $holder }.
event-token-claimed-middle = { $you ->
    [yes] Je krijgt
   *[no] { $player } krijgt
} het fiche van { $good }.
event-token-lost = Het fiche van { $good } gaat terug naar de voorraad.
event-token-protected = { $you ->
    [yes] Je draait je 商-fiche van { $good } naar het getal en houdt het; { $other } krijgt het niet.
   *[no] { $player } draait het 商-fiche van { $good } naar het getal en houdt het; { $other } krijgt het niet.
}
event-token-paid = { $you ->
    [yes] Je betaalt
   *[no] { $player } betaalt
} { $other } { $coins } munten voor het fiche van { $good }.
event-token-left = { $you ->
    [yes] Je laat
   *[no] { $player } laat
} het 商-fiche van { $good } bij { $other }.
event-token-turned = { $you ->
    [yes] Je draait je fiche van { $good } naar 商.
   *[no] { $player } draait het fiche van { $good } naar 商.
}
event-coins-gained = { $you ->
    [yes] Je neemt
   *[no] { $player } neemt
} { $coins ->
    [0] geen munten: ze zijn op.
    [1] 1 munt.
   *[other] { $coins } munten.
}
event-prestige-gained = { $you ->
    [yes] Je krijgt
   *[no] { $player } krijgt
} { $prestige ->
    [0] geen prestigefiche: ze zijn op.
    [1] 1 prestigefiche.
   *[other] { $prestige } prestigefiches.
}
event-nothing-done = { $you ->
    [yes] Je neemt
   *[no] { $player } neemt
} geen bonus.
event-ability-used = { $you ->
    [yes] Je gebruikt
   *[no] { $player } gebruikt
} de { $character }.
event-discarded = { $you ->
    [yes] Je legt
   *[no] { $player } legt
} { $good } uit de { $place ->
    [hand] hand
   *[shop] Winkel
} af.
event-drew = { $you ->
    [yes] Je trekt
   *[no] { $player } trekt
} { $count ->
    [1] 1 kaart.
   *[other] { $count } kaarten.
}
event-saw = { $you ->
    [yes] Je vindt { $good }.
   *[no] { $player } vindt { $good }.
}
event-kept = { $you ->
    [yes] Je houdt
   *[no] { $player } houdt
} { $good } in de hand.
event-kept-unknown = { $player } houdt een kaart in de hand.
event-returned = { $you ->
    [yes] Je legt
   *[no] { $player } legt
} { $count ->
    [1] 1 kaart
   *[other] { $count } kaarten
} onder de trekstapel.
event-swapped-out = { $you ->
    [yes] Je legt
   *[no] { $player } legt
} { $good } uit de { $place ->
    [hand] hand
   *[shop] Winkel
} bij de { $tile }.
event-moved-card = { $good } gaat naar de { $place ->
    [hand] hand
   *[shop] Winkel
} van { $you ->
    [yes] jou.
   *[no] { $player }.
}
event-opponent-chosen = { $you ->
    [yes] Je kiest
   *[no] { $player } kiest
} { $other }.
event-card-taken = { $you ->
    [yes] Je trekt
   *[no] { $player } trekt
} { $good } uit de hand van { $other }.
event-card-taken-unknown = { $player } trekt een kaart uit de hand van { $other }.
event-card-given = { $you ->
    [yes] Je geeft
   *[no] { $player } geeft
} { $good } aan { $other }.
event-card-given-unknown = { $player } geeft een kaart aan { $other }.
event-refilled = Nieuw bij de { $tile }: { $good }.
event-end-near = De trekstapel is op: het spel eindigt na deze ronde.
event-hand-shown = { $you ->
    [yes] Je toont
   *[no] { $player } toont
} { $count }× { $good }.
event-good-scored = { $you ->
    [yes] Jouw { $good } telt.
   *[no] { $good } van { $player } telt.
}
event-scored = { $you ->
    [yes] Je hebt
   *[no] { $player } heeft
} { $points ->
    [one] 1 punt
   *[other] { $points } punten
} ({ $tokens ->
    [1] 1 meerderheidsfiche
   *[other] { $tokens } meerderheidsfiches
}, { $prestige } prestige).
event-won = { $you ->
    [yes] Je wint: { $reason }.
   *[no] { $player } wint: { $reason }.
}

# Hoe een spel eindigt

ending-early-win = genoeg meerderheidsfiches en vier verschillende goederen in de hand
ending-most-points = de meeste punten
ending-most-coins = de meeste munten bij een gelijk puntenaantal
ending-shared = gedeelde winst, gelijk in punten en munten


# Waarom een actie niet mag

refusal-good-not-in-game = "{ $action }" noemt een goed dat bij dit aantal spelers niet meedoet.
refusal-not-drawn = "{ $action }" noemt een kaart die je niet getrokken hebt.
refusal-too-few-coins = "{ $action }" kost meer dan je hebt: elke stap na de eerste kost een munt.
refusal-not-in-hand = "{ $action }" noemt een kaart die niet in je hand zit.
refusal-not-in-shop = "{ $action }" noemt een kaart die niet in je Winkel ligt.
refusal-empty-space = "{ $action }" noemt een plek op de Markt zonder kaart.
refusal-out-of-reach = "{ $action }" noemt een plek op de Markt waar deze bonus niet bij kan.
refusal-same-good = "{ $action }" zou een goed tegen zichzelf ruilen; de Huishoudster ruilt verschillende goederen.
refusal-not-an-opponent = "{ $action }" noemt geen tegenspeler van je.
refusal-opponent-hand-empty = "{ $action }" noemt een speler zonder kaart in de hand.
refusal-no-such-token = "{ $action }" noemt een fiche dat je niet hebt.
refusal-token-turned = "{ $action }" noemt een fiche dat al 商 toont.
refusal-ability-impossible = "{ $action }" kan niet: dit personage heeft nu niets om mee te werken.

# Opties van een nieuw spel

option-characters = welke personages meedoen
option-characters-explained = "random", of namen van personages, hooguit één zijde van elke tegel; niet genoemde tegels vallen willekeurig
option-order = volgorde van de tegels
option-order-explained = "random", of "given": rond de kring in de volgorde van de optie characters, die dan alle acht noemt
option-order-random = willekeurig
option-order-given = zoals gegeven
option-majority = meerderheidsfiche: vergelijken met
option-majority-explained = welke Winkels niet meer van een goed mogen hebben dan die van jou als je het fiche neemt; telt alleen de Winkel waar het ligt, dan gaat een fiche uit de voorraad naar wie de volgende kaart van dat goed in zijn Winkel legt
option-majority-every-shop = elke Winkel
option-majority-holder = alleen de Winkel waar het ligt

# De tafel

table-camel = kameel
table-pile = stapel
table-coins = munten
table-prestige = prestige
table-tokens = fiches
table-kinds = soorten
table-hand = hand
table-your-hand = Je hand: { $cards }
table-hand-empty = Je hand is leeg.
table-opening = Je drie kaarten: { $cards }
table-drawn = Getrokken: { $cards }
table-legend-shop = 2● twee in de Winkel met fiche (of 商)
table-legend-hand = +1 één in de hand, voor zover bekend
table-last-round = Laatste ronde: { $last } heeft de laatste beurt.
table-points = punten
table-points-of = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

# Wat een speler weet

knows-aside = Uit het spel, bij jou bekend: { $cards }.
knows-hand = { $player } heeft zeker { $cards } in de hand.
knows-nothing = Van de hand van { $player } is niets zeker.
knows-returned = Onder de trekstapel, bij jou bekend: { $cards }.

# De regels in het kort

rules-aim = Heb als eerste aan het einde van je beurt { $tokens } meerderheidsfiches en { $kinds } verschillende goederen in je hand; of heb de meeste punten als de trekstapel op is.
rules-turn = Jouw beurt: verplaats de kameel, neem de kaart ernaast in je hand of je Winkel, en gebruik dan het personage daar of neem 3 munten.
rules-shop = { $majority ->
    [holder] Een kaart die je in je Winkel legt, levert het fiche van dat goed op, tenzij de Winkel waar het ligt er meer van heeft; gelijk is genoeg, en uit de voorraad krijg je het altijd.
   *[every-shop] Een kaart die je in je Winkel legt, levert het fiche van dat goed op, tenzij een andere Winkel er meer van heeft; gelijk is genoeg.
}
rules-end = Punten: 2 per meerderheidsfiche, 1 per prestigefiche, en het getal op één kaart van elk goed waarvan niemand er meer in de hand heeft, hooguit zoveel kaarten als je fiches hebt.
rules-character = { $name }: { $ability }.

# Fouten in opties en stellingen

error-order-needs-all-tiles = Met order=given moet de optie characters alle acht tegels noemen; ze noemt er { $count }.
error-unknown-character = Er is geen personage "{ $name }". Bekend zijn: { $known }.
error-same-tile = "{ $first }" en "{ $second }" zijn twee zijden van één tegel; slechts één kan meedoen.
error-turn-before-first = { error-place } in de opening is niemand aan de beurt zolang er geen startspeler is.
error-tile-not-in-game = "{ $text }": { $name } doet in dit spel niet mee.
error-knows-too-much = { $viewer } kan niet zeker zijn van een kaart { $good } in de hand van { $holder } die daar niet is.
error-over-without-ending = { error-place } een afgelopen spel heeft de regel "ended" nodig.
error-wrong-tile = { error-place } "{ $decision }" kan niet gevraagd worden met de kameel op { $name }; het hoort bij { $known }.
error-nothing-to-store = { error-place } naast de kameel ligt geen kaart om te nemen.
error-no-exchange = { error-place } een ruil heeft een tegenspeler nodig, en kaarten in de hand van wie geeft.
error-not-exchanging = { error-place } bij deze beslissing is er geen ruil bezig.
error-chosen-or-not = { error-place } een kaart is gekozen precies zolang een ruil op de andere helft wacht.
error-chosen-not-there = { error-place } de gekozen kaart { $good } ligt niet waar ze vandaan zou komen.
error-no-claim-now = { error-place } bij deze beslissing wordt geen fiche opgeëist.
error-tile-not-there = { error-place } { $name } ligt niet tussen de tegels.
error-claim-unprotected = { error-place } het opgeëiste fiche moet een 商-fiche van een andere speler zijn.
error-claim-no-tie = { error-place } bescherming geldt bij gelijke stand, en de Winkels staan niet gelijk in { $good }.
error-claim-no-coins = { error-place } wie gevraagd wordt te betalen, moet 2 munten hebben.
error-tile-twice = { error-place } de tegel van { $name } komt twee keer voor.
error-too-many-coins = De spelers hebben { $count } munten; er zijn er maar { $most }.
error-too-much-prestige = De spelers hebben { $count } prestigefiches; er zijn er maar { $most }.
error-two-holders = { error-place } het fiche van { $good } heeft al een eigenaar.
error-good-left-out = { error-place } { $good } doet niet mee in een spel met { $players }.
error-too-many-cards = Er zijn { $count } kaarten { $good } in deze stelling, maar slechts { $most } in het spel.
error-unknown-count = { $count } kaarten zijn als onbekend gemarkeerd, maar van { $left } kaarten is de plaats niet genoemd.
error-no-cards-left = Er worden meer kaarten gevraagd dan er zijn.
error-cards-missing = Deze kaarten liggen nergens: { $cards }. Noem ze, of sluit de stapel af met "...".
error-ended-before = { error-place } het spel is afgelopen, dus valt er niets te beslissen; laat deze regel weg.
error-all-before-end = { error-place } pas na afloop wordt alles aan "all" getoond.
error-not-hidden = { error-place } dit kan voor deze ogen niet onbekend zijn; noem de kaarten.
error-steps-or-not = { error-place } de kameel heeft stappen gezet zodra hij verplaatst is en niet eerder; de beslissing is "{ $decision }".
error-bonus-or-not = { error-place } of de bonus begonnen is, past niet bij de beslissing "{ $decision }".
error-drawn-or-not = { error-place } kaarten zijn getrokken precies zolang er één gehouden moet worden; de beslissing is "{ $decision }".
error-no-choice = { error-place } bij de beslissing "{ $decision }" zou er niets te kiezen zijn.
error-camel-or-not = { error-place } de kameel staat op een tegel zodra hij geplaatst is en niet eerder; de beslissing is "{ $decision }".
error-market-not-refilled = { error-place } met een lege plek en een lege trekstapel is het de laatste ronde.
error-knows-too-little = { error-place } iedereen heeft al meer { $good } gezien.

# In de browser

client-ring = De ring: personages en markt
client-matrix = Goederen en spelers: kaarten in winkels, fiches, bekende kaarten in handen
client-matrix-legend = Getal: kaarten in de winkel. +1: in de hand, voor zover je weet; onderstreept waar niemand er voor zover bekend meer heeft.
client-good = Goed
client-holds-token = met het fiche
client-token = { $turned ->
    [yes] Fiche van { $good }, 商 boven
   *[no] Fiche van { $good }
}
client-shop = winkel
client-purse = Jouw munten en prestige
client-opening = Jouw drie kaarten
client-drawn = Getrokken kaarten
client-known = Zeker in de hand: { $count }× { $good }
client-unknown = In de hand, jou onbekend: { $count }
client-discarded = Uit het spel
client-middle = midden

# Why a bot moved.
motive-wins = Wint meteen.
motive-tokens = Heeft nu { $count } van de { $needed } fiches voor een vroege winst.
motive-kinds = Houdt { $count ->
    [one] 1 soort
   *[other] { $count } soorten
} op hand; { $needed } geven een vroege winst.
motive-protects = Houdt een fiche veilig.
motive-prestige = Aanzien telt op het eind: nu { $count }.
motive-coins = { $count ->
    [one] 1 munt opent
   *[other] { $count } munten openen
} de weg naar elke tegel.
motive-camel = Op weg naar: { $character }.
client-points-range = { $low }–{ $high } punten
client-points-how = Punten als het spel nu zou eindigen. Kaarten die je niet kent, maken er een bereik van.
client-may-win = kan de volgende beurt winnen
