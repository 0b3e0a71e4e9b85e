title = Merchants of Dunhuang
tagline = Een karavaanstad aan de zijderoute, één kameel, acht behulpzame stadsgenoten.
client-feel = Een race over een ring: elke stap kost iets, elke kaart gaat naar je hand of je Winkel, en wie gelijk komt, steelt je fiche. Snelle beurten en een plotseling einde.
client-minutes = 30 minuten

# Goederen

good-gold = goud
good-silver = zilver
good-lapis = lapis
good-pottery = aardewerk
good-glass = glas
good-bamboo = bamboe
good-tea = thee
good-paper = papier
good-wool = wol
good-silk = zijde
card = { $good } ({ $number })
cards-of = { $count ->
    [1] { $card }
   *[other] { $count }× { $card }
}
no-card = geen kaart

# Personages: naam, wat de bonus doet, en hetzelfde in een paar woorden

character-painter = Schilder
character-painter-ability = leg 1 kaart uit je hand af en ontvang 3 prestigefiches
character-painter-hint = handkaart voor 3 prestige
character-musician = Muzikant
character-musician-ability = leg 1 kaart uit je Winkel af en ontvang 3 prestigefiches
character-musician-hint = Winkelkaart voor 3 prestige
character-princess = Prinses
character-princess-ability = ontvang 1 prestigefiche voor elk meerderheidsfiche dat je hebt, welke zijde er ook boven ligt
character-princess-hint = 1 prestige per meerderheid
character-dancer = Danseres
character-dancer-ability = ontvang 2 prestigefiches
character-dancer-hint = 2 prestige
character-interpreter = Waarzegster
character-interpreter-ability = trek 1 kaart per stap van de kameel, houd er 1 in je hand en leg de rest onder op de trekstapel
character-interpreter-hint = trek 1 per stap, houd er 1
character-diplomat = Diplomaat
character-diplomat-ability = trek 2 kaarten, houd er 1 in je hand en leg de andere onder op de trekstapel
character-diplomat-hint = trek er 2, houd er 1
character-soldier = Soldaat
character-soldier-ability = ruil 1 kaart uit je Winkel met 1 kaart van de Markt
character-soldier-hint = ruil Winkelkaart met Markt
character-general = Generaal
character-general-ability = ruil 1 kaart uit je hand met 1 kaart van de Markt
character-general-hint = ruil handkaart met Markt
character-trader = Handelaar
character-trader-ability = trek willekeurig 2 kaarten uit de hand van een tegenspeler en geef er daarna 2 uit je hand terug
character-trader-hint = trek er willekeurig 2, geef er 2
character-merchant = Koopman
character-merchant-ability = een tegenspeler geeft je 2 kaarten naar eigen keuze en jij geeft er 2 terug; ontvang 1 prestigefiche
character-merchant-hint = ruil 2 kaarten, 1 prestige
character-maid = Huishoudster
character-maid-ability = ruil 1 kaart uit je Winkel met een ander goed uit je hand
character-maid-hint = ruil Winkelkaart met handkaart
character-domestic = Huisbediende
character-domestic-ability = neem 1 kaart uit je Winkel in je hand, of leg 1 kaart uit je hand in je Winkel
character-domestic-hint = verplaats 1 kaart
character-shepherd = Herder
character-shepherd-ability = neem de kaart bij de volgende of de vorige tegel in je hand
character-shepherd-hint = neem de kaart hiernaast
character-farmer = Boer
character-farmer-ability = neem 1 kaart in je hand bij een van de volgende tegels (1 tegel per stap van de kameel)
character-farmer-hint = neem een kaart verderop
character-manichean = Manichean
character-manichean-ability = draai 1 van je meerderheidsfiches naar de 商-zijde; wil iemand het bij een gelijke stand stelen, dan mag je het terugdraaien en houden
character-manichean-hint = bescherm een meerderheid
character-buddhist = Boeddhist
character-buddhist-ability = draai 1 van je meerderheidsfiches naar de 商-zijde; wie het bij een gelijke stand wil stelen, moet je 2 munten betalen
character-buddhist-hint = bescherm een meerderheid

# Wat er te beslissen valt

prompt-opening = Houd één van je drie kaarten in je hand. De andere twee gaan uit het spel; alleen jij weet welke.
prompt-camel = Jij bent als laatste aan de beurt, dus jij kiest waar de kameel begint. De startspeler is { $first }.
prompt-move = Jouw beurt. Verplaats de kameel: de eerste stap is gratis, elke extra stap kost 1 munt (je hebt er { $coins }).
prompt-store = Je neemt { $good }. In je hand of in je Winkel?
prompt-bonus = { $usable ->
    [yes] Kies je bonus: de { $tile } of munten.
   *[no] De { $tile } kan nu niets voor je doen. Neem munten of geen bonus.
}
prompt-discard = { $character ->
    [painter] Schilder: welke kaart uit je hand leg je af voor 3 prestigefiches?
   *[musician] Muzikant: welke kaart uit je Winkel leg je af voor 3 prestigefiches?
}
prompt-keep = { $tile }: houd één van de getrokken kaarten in je hand. De rest gaat onder op de trekstapel.
prompt-swap = { $character ->
    [general] Generaal: welke kaart uit je hand leg je op de Markt?
   *[soldier] Soldaat: welke kaart uit je Winkel leg je op de Markt?
}
prompt-space = { $character ->
    [soldier] Soldaat: welke kaart van de Markt leg je in je Winkel in ruil voor { $good }?
    [general] Generaal: welke kaart van de Markt neem je in ruil voor { $good }?
   *[other] { $tile }: welke kaart neem je in je hand?
}
prompt-maid-shop = Huishoudster: welke kaart uit je Winkel neem je in je hand?
prompt-maid-hand = Huishoudster: welke kaart uit je hand leg je in je Winkel in ruil voor { $good }?
prompt-domestic = Huisbediende: verplaats één kaart tussen je Winkel en je hand.
prompt-opponent = { $character ->
    [trader] Handelaar: bij wie trek je willekeurig 2 kaarten? Je geeft er evenveel terug.
   *[merchant] Koopman: wie moet jou 2 kaarten geven? Je geeft er evenveel terug.
}
prompt-give = { $other } gebruikt de Koopman bij jou: { $owed ->
    [1] kies een kaart uit je hand om weg te geven.
   *[other] kies { $owed } kaarten uit je hand om weg te geven, één voor één.
}
prompt-return = { $owed ->
    [1] Kies een kaart voor { $other }.
   *[other] Kies { $owed } kaarten voor { $other }, één voor één. Je mag teruggeven wat je net kreeg.
}
prompt-token = { $tile }: welk meerderheidsfiche draai je naar de 商-zijde?
prompt-protect = { $other } staat gelijk met je in { $good } en wil je 商-fiche stelen. Draai je het naar de getalzijde om het te houden?
prompt-pay = Je staat gelijk met { $other } in { $good }. Betaal je { $price } munten om het 商-fiche te stelen? Je hebt er { $coins }.

# Keuzes

choice-keep = houd { $card }
choice-camel = { $tile }, bij { $card }
choice-move = { $steps ->
    [1] 1 stap naar de { $tile } (gratis): { $card }
   *[other] { $steps } stappen naar de { $tile } ({ $price ->
        [1] 1 munt
       *[other] { $price } munten
    }): { $card }
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
choice-stow = { $card } uit je Winkel in je hand
choice-display = { $card } uit je hand in je Winkel
choice-opponent = { $count ->
    [1] { $player }, met 1 kaart in de hand
   *[other] { $player }, met { $count } kaarten in de hand
}
choice-give = geef { $card }
choice-turn = draai het fiche van { $card } naar 商
choice-protect = houd het fiche van { $good }, getalzijde boven
choice-yield = laat { $other } het fiche van { $good } stelen
choice-pay = betaal { $other } { $price } munten en steel het fiche van { $good }
choice-leave = laat het fiche bij { $other }

# Wat een keuze teweegbrengt

consequence-token-middle = levert het fiche van { $good } op
consequence-token-from = { $tie ->
    [yes] steelt het fiche van { $good } van { $holder } (gelijke stand)
   *[no] steelt het fiche van { $good } van { $holder } (jij hebt meer)
}
consequence-token-lost = het fiche van { $good } gaat terug naar de voorraad
consequence-token-kept = je houdt het fiche van { $good }
consequence-no-token = geen fiche: { $leader } heeft er { $count }
consequence-protected = het fiche van { $good } bij { $holder } is beschermd (商): daarvoor heb je 2 munten nodig
consequence-protect = gelijke stand: { $holder } mag het fiche van { $good } omdraaien en houden
consequence-pay = gelijke stand: je mag het fiche van { $good } stelen als je { $holder } { $price } munten betaalt
consequence-prestige = +{ $prestige } prestige
consequence-kinds = { $kinds ->
    [1] 1 goed in je hand
   *[other] { $kinds } verschillende goederen in je hand
} ({ $needed } nodig)
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
    [yes] { $place ->
        [hand] Je neemt { $good } in je hand.
       *[shop] Je legt { $good } in je Winkel.
    }
   *[no] { $place ->
        [hand] { $player } neemt { $good } in de hand.
       *[shop] { $player } legt { $good } in de Winkel.
    }
}
event-token-claimed = { $you ->
    [yes] Je pakt
   *[no] { $player } pakt
} { $holder } het fiche van { $good } af.
event-token-claimed-middle = { $you ->
    [yes] Je krijgt
   *[no] { $player } krijgt
} het fiche van { $good }.
event-token-lost = Het fiche van { $good } gaat terug naar de voorraad.
event-token-protected = { $you ->
    [yes] Je draait je 商-fiche van { $good } naar de getalzijde en houdt het uit handen van { $other }.
   *[no] { $player } draait het 商-fiche van { $good } naar de getalzijde en houdt het uit { $yours ->
        [yes] jouw handen.
       *[no] handen van { $other }.
    }
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
    [yes] Je draait je fiche van { $good } naar de 商-zijde.
   *[no] { $player } draait het fiche van { $good } naar de 商-zijde.
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
    [yes] Je legt { $good } uit je
   *[no] { $player } legt { $good } uit de
} { $place ->
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
event-saw = Getrokken: { $good }.
event-kept = { $you ->
    [yes] Je houdt { $good } in je hand.
   *[no] { $player } houdt { $good } in de hand.
}
event-kept-unknown = { $player } houdt een kaart in de hand.
event-returned = { $you ->
    [yes] Je legt
   *[no] { $player } legt
} { $count ->
    [1] 1 kaart
   *[other] { $count } kaarten
} onder op de trekstapel.
event-swapped-out = { $you ->
    [yes] Je legt { $good } uit je
   *[no] { $player } legt { $good } uit de
} { $place ->
    [hand] hand
   *[shop] Winkel
} bij de { $tile }.
event-moved-card = { $you ->
    [yes] { $place ->
        [hand] { $good } gaat naar je hand.
       *[shop] { $good } gaat naar je Winkel.
    }
   *[no] { $place ->
        [hand] { $good } gaat naar de hand van { $player }.
       *[shop] { $good } gaat naar de Winkel van { $player }.
    }
}
event-opponent-chosen = { $you ->
    [yes] Je kiest
   *[no] { $player } kiest
} { $other }.
event-card-taken = { $you ->
    [yes] Je trekt { $good } uit de hand van { $other }.
   *[no] { $player } trekt { $good } uit { $yours ->
        [yes] jouw hand.
       *[no] de hand van { $other }.
    }
}
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
    [yes] Je scoort { $good }.
   *[no] { $player } scoort { $good }.
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
ending-most-coins = de meeste munten bij een gelijk aantal punten
ending-shared = gedeelde overwinning, met evenveel punten en munten


# Waarom een actie niet mag

refusal-good-not-in-game = "{ $action }" kan niet: dat goed doet niet mee met dit aantal spelers.
refusal-not-drawn = "{ $action }" kan niet: die kaart heb je niet getrokken.
refusal-too-few-coins = "{ $action }" kan niet: je hebt te weinig munten. Elke stap na de eerste kost 1 munt.
refusal-not-in-hand = "{ $action }" kan niet: die kaart zit niet in je hand.
refusal-not-in-shop = "{ $action }" kan niet: die kaart ligt niet in je Winkel.
refusal-empty-space = "{ $action }" kan niet: daar ligt geen kaart.
refusal-out-of-reach = "{ $action }" kan niet: zo ver reikt dit personage niet.
refusal-same-good = "{ $action }" kan niet: de Huishoudster ruilt twee verschillende goederen.
refusal-not-an-opponent = "{ $action }" kan niet: dat is geen tegenspeler van je.
refusal-opponent-hand-empty = "{ $action }" kan niet: die speler heeft geen kaarten in de hand.
refusal-no-such-token = "{ $action }" kan niet: dat fiche heb je niet.
refusal-token-turned = "{ $action }" kan niet: dat fiche ligt al met de 商-zijde boven.
refusal-ability-impossible = "{ $action }" kan niet: dit personage kan nu niets voor je doen.

# Opties van een nieuw spel

option-characters = personages in het spel
option-characters-explained = elke tegel heeft aan beide kanten een personage; één van de twee doet mee
option-order = volgorde van de tegels
option-order-explained = in welke volgorde de tegels in de kring liggen, met de klok mee
option-order-random = willekeurig
option-order-given = zelf bepalen
option-majority = meerderheidsfiche: vergelijken met
option-majority-explained = welke Winkels niet meer van een goed mogen hebben dan jouw Winkel als je het fiche neemt; telt alleen de Winkel waar het fiche ligt, dan gaat een fiche uit de voorraad naar de eerste speler die zo'n kaart in zijn Winkel legt
option-majority-every-shop = elke Winkel
option-majority-holder = alleen de Winkel met het fiche
option-size = grootte van het spel
option-size-explained = klein: vier soorten waar, lege beurzen en geen stapel; na twee beurten is het spel uit en programma's kunnen het oplossen
option-size-printed = zoals gedrukt
option-size-small = klein, om op te lossen

# De tafel

table-camel = kameel
table-pile = stapel
table-coins = munten
table-prestige = prestige
table-tokens = meerderheid
table-kinds = soorten
table-hand = hand
table-your-hand = Je hand: { $cards }
table-hand-empty = Je hand is leeg.
table-opening = Je drie kaarten: { $cards }
table-drawn = Getrokken: { $cards }
table-legend-shop = 2● twee in de Winkel, met fiche (of 商)
table-legend-hand = +1 één in de hand, voor zover je weet
table-last-round = Laatste ronde: { $last } heeft de laatste beurt.
table-points = punten
table-points-of = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

# Wat een speler weet

knows-aside = Uit het spel (alleen jij weet dit): { $cards }.
knows-hand = { $player } heeft zeker { $cards } in de hand.
knows-nothing = Je weet niets zeker over de hand van { $player }.
knows-returned = Onder op de trekstapel (alleen jij weet dit): { $cards }.

# De regels in het kort

rules-aim = Heb als eerste aan het einde van je beurt { $tokens } meerderheidsfiches en { $kinds } verschillende goederen in je hand, of heb de meeste punten als de trekstapel op is.
rules-turn = In je beurt verplaats je de kameel, neem je de kaart ernaast in je hand of leg je die in je Winkel, en gebruik je het personage daar of neem je 3 munten.
rules-shop = { $majority ->
    [holder] Leg je een kaart in je Winkel, dan krijg je het meerderheidsfiche van dat goed, tenzij de Winkel met het fiche er meer van heeft. Bij een gelijke stand krijg jij het, en uit de voorraad krijg je het altijd.
   *[every-shop] Leg je een kaart in je Winkel, dan krijg je het meerderheidsfiche van dat goed, tenzij een andere Winkel er meer van heeft. Bij een gelijke stand krijg jij het.
}
rules-end = Punten: 2 per meerderheidsfiche, 1 per prestigefiche, en het getal op één kaart van elk goed waarvan niemand er meer in de hand heeft. Je kunt niet meer kaarten scoren dan je meerderheidsfiches hebt.
rules-character = { $name }: { $ability }.

# Fouten in opties en stellingen

error-order-needs-all-tiles = Met order=given moet de optie characters alle acht tegels noemen; nu zijn het er { $count }.
error-unknown-character = Er is geen personage "{ $name }". Mogelijk zijn: { $known }.
error-same-tile = "{ $first }" en "{ $second }" zijn twee zijden van één tegel; slechts één kan meedoen.
error-turn-before-first = { error-place } in de opening is niemand aan de beurt zolang er geen startspeler is.
error-tile-not-in-game = "{ $text }": { $name } doet in dit spel niet mee.
error-knows-too-much = { $viewer } kan niet zeker zijn van een kaart { $good } in de hand van { $holder }: die is er niet.
error-over-without-ending = { error-place } een afgelopen spel heeft de regel "ended" nodig.
error-wrong-tile = { error-place } "{ $decision }" kan niet gevraagd worden met de kameel op { $name }; het hoort bij { $known }.
error-nothing-to-store = { error-place } naast de kameel ligt geen kaart om te nemen.
error-no-exchange = { error-place } voor een ruil is een tegenspeler nodig, en wie geeft moet kaarten in de hand hebben.
error-not-exchanging = { error-place } bij deze beslissing is er geen ruil bezig.
error-chosen-or-not = { error-place } een kaart is alleen tijdens een ruil gekozen.
error-chosen-not-there = { error-place } de gekozen kaart { $good } ligt niet op de plaats waar die vandaan moet komen.
error-no-claim-now = { error-place } bij deze beslissing wordt geen fiche opgeëist.
error-tile-not-there = { error-place } { $name } ligt niet tussen de tegels.
error-claim-unprotected = { error-place } het opgeëiste fiche moet een 商-fiche van een andere speler zijn.
error-claim-no-tie = { error-place } bescherming geldt bij gelijke stand, en de Winkels staan niet gelijk in { $good }.
error-claim-no-coins = { error-place } wie gevraagd wordt te betalen, moet 2 munten hebben.
error-tile-twice = { error-place } de tegel van { $name } komt twee keer voor.
error-too-many-coins = De spelers hebben { $count } munten; er zijn er maar { $most }.
error-too-much-prestige = De spelers hebben { $count } prestigefiches; er zijn er maar { $most }.
error-two-holders = { error-place } het fiche van { $good } heeft al een eigenaar.
error-good-left-out = { error-place } { $good } doet niet mee in een spel met { $players } spelers.
error-too-many-cards = Er zijn { $count } kaarten { $good } in deze stelling, maar slechts { $most } in het spel.
error-unknown-count = { $count } kaarten zijn als onbekend aangegeven, maar van { $left } kaarten is de plaats niet genoemd.
error-no-cards-left = Er zijn niet genoeg kaarten.
error-cards-missing = Deze kaarten liggen nergens: { $cards }. Noem ze, of sluit de trekstapel af met "...".
error-ended-before = { error-place } het spel is afgelopen, dus valt er niets te beslissen; laat deze regel weg.
error-all-before-end = { error-place } pas na afloop wordt alles aan "all" getoond.
error-not-hidden = { error-place } deze speler moet deze kaarten kennen; noem ze.
error-steps-or-not = { error-place } de kameel heeft pas stappen gezet als hij verplaatst is; de beslissing is "{ $decision }".
error-bonus-or-not = { error-place } of de bonus begonnen is, past niet bij de beslissing "{ $decision }".
error-drawn-or-not = { error-place } er zijn alleen getrokken kaarten zolang er één gekozen moet worden; de beslissing is "{ $decision }".
error-no-choice = { error-place } bij de beslissing "{ $decision }" zou er niets te kiezen zijn.
error-camel-or-not = { error-place } de kameel staat pas op een tegel als hij geplaatst is; de beslissing is "{ $decision }".
error-market-not-refilled = { error-place } met een lege plek en een lege trekstapel moet het de laatste ronde zijn.
error-knows-too-little = { error-place } iedereen heeft al meer { $good } gezien.

# In de browser

client-ring = De Markt: personages en goederen
client-matrix = Goederen en spelers: kaarten in Winkels, meerderheidsfiches, bekende handkaarten
client-matrix-legend = Getal: kaarten in de Winkel. +1: bekende kaarten in de hand. Onderstreept: voor zover je weet heeft niemand er meer in de hand.
client-good = Goed
client-holds-token = met het meerderheidsfiche
client-token = { $turned ->
    [yes] Meerderheidsfiche van { $good }, 商-zijde boven
   *[no] Meerderheidsfiche van { $good }
}
client-shop = Winkel
client-coins = { $count ->
    [one] munt
   *[other] munten
}
client-pile = trekstapel
client-purse = Je munten en prestigefiches
client-opening = Je drie kaarten
client-drawn = Getrokken kaarten
client-known = Zeker in de hand: { $count }× { $good }
client-unknown = Onbekende kaarten in de hand: { $count }
client-discarded = Uit het spel
client-middle = voorraad

# Why a bot moved.
motive-wins = Wint meteen.
motive-token = Levert het fiche van { $good } op: { $count } van { $needed }.
motive-token-from = Steelt het fiche van { $good } van { $holder }: { $count } van { $needed }, en { $holder } houdt er { $left } over.
motive-token-lost = Kost het fiche van { $good }: nog { $count } van { $needed }.
motive-kinds = { $count ->
    [one] Nu 1 goed
   *[other] Nu { $count } verschillende goederen
} in de hand; voor een onmiddellijke overwinning zijn er { $needed } nodig.
motive-protects = Beschermt het fiche van { $good } (商).
motive-prestige = { $count } prestige: { $count ->
    [one] 1 punt
   *[other] { $count } punten
} aan het einde.
motive-coins = { $count ->
    [one] 1 munt
   *[other] { $count } munten
} erbij om de kameel te verplaatsen: nu { $total }.
motive-pays = Kost { $count ->
    [one] 1 munt
   *[other] { $count } munten
}: nog { $total } over.
motive-camel = Kiest voor de { $character }.
client-points-range = { $low }–{ $high } punten
client-points-how = Punten als het spel nu zou eindigen. Kaarten die je niet kent, maken er een bereik van.
client-may-win = kan de volgende beurt winnen

# The log: lines folded into one, and what a turn came to
digest-paid = { $count ->
    [one] 1 munt betaald
   *[other] { $count } munten betaald
}
digest-paid-to = { $count ->
    [one] 1 munt betaald aan { $other }
   *[other] { $count } munten betaald aan { $other }
}
digest-took = { $names } genomen
digest-token = { $count ->
    [one] fiche van { $names }
   *[other] fiches van { $names }
}
digest-coins = { $count ->
    [one] +1 munt
   *[other] +{ $count } munten
}
digest-prestige = +{ $count } prestige
digest-ability = { $names } gebruikt
digest-card-taken = kaart getrokken bij { $other }
digest-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
part-end = Eindtelling

# In de eerste spellen: het doel, hoe ver je bent, wie dreigt te winnen, en waarom elke keuze telt
guide-goal = Doel: fiches ({ $tokens } van { $needed }) en soorten in je hand ({ $held } van { $kinds }), of de meeste punten
guide-progress = Fiches: { $tokens } van { $needed }, goederen in je hand: { $held } van { $kinds }
guide-threat = { $player } kan hierna winnen
matters-opening = Dit is het eerste van de verschillende goederen die je nodig hebt, en alleen jij kent het.
matters-camel = De startspeler gaat vanaf hier verder: laat geen goede eerste stap liggen.
matters-move = Waar de kameel stopt, bepaalt welke kaart je neemt en welk personage je mag gebruiken.
matters-store = Een kaart in je Winkel kan een fiche geven. Handkaarten tellen voor de winst en voor punten.
matters-bonus = Met munten kies je waar de kameel stopt. Prestige is punten; soms krijg je kaarten.
matters-discard = Ze gaat uit het spel voor 3 punten. Kies er een die geen fiche en geen nieuw goed oplevert.
matters-keep = Een goed dat je nog niet in je hand hebt, brengt je dichter bij de directe winst.
matters-swap = Geef wat je het minst nodig hebt: uit je Winkel kan er een fiche mee verdwijnen.
matters-space = Neem wat een fiche oplevert, of een goed dat je nog niet in je hand hebt.
matters-maid-shop = De kaart telt voortaan in je hand, en er kan een fiche mee verdwijnen.
matters-maid-hand = De kaart telt voortaan in je Winkel en kan een fiche opleveren.
matters-domestic = In je Winkel kan de kaart een fiche opleveren; in je hand telt ze als goed.
matters-opponent = Je leert kaarten van deze speler kennen en houdt de twee beste.
matters-give = Geef wat je het minst nodig hebt; je krijgt er evenveel terug.
matters-return = Houd verschillende goederen en geef wat de ander het minst helpt.
matters-token = Een 商-fiche is bij een gelijke stand moeilijker te stelen. Bescherm waar anderen dichtbij zijn.
matters-protect = Als je het omdraait, houd je het fiche, maar de volgende gelijke stand kost het je.
matters-pay = Een fiche meer voor jou en een minder voor de ander, voor 2 munten.

# Waar puzzels over gaan
puzzle-theme-camel = Waar de kameel heen gaat
puzzle-theme-store = Winkel of hand
puzzle-theme-bonus = Munten of personage
puzzle-theme-character = Haal het meeste uit een personage
puzzle-theme-protect = Bescherm het fiche
puzzle-theme-payment = Betalen of laten gaan
