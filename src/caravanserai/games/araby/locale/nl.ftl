title = Merchants of Araby
tagline = Karavanen, kamelen en djinns, en over alles valt te onderhandelen.
client-feel = Je kaarten maken producten, je kamelen vervoeren ze, en over alles valt te handelen: een product, toestemming, een belofte. Lange beurten en veel gepraat.
client-minutes = 60 minuten

# Producten en kaarten

icon-magics = magie
icon-jewels = juwelen
icon-spices = specerijen
icon-fabrics = stoffen
icon-coin = munt
some-magics = { $count } magie
some-jewels = { $count ->
    [one] 1 juweel
   *[other] { $count } juwelen
}
some-spices = { $count ->
    [one] 1 specerij
   *[other] { $count } specerijen
}
some-fabrics = { $count ->
    [one] 1 stof
   *[other] { $count } stoffen
}
some-coin = { $count ->
    [one] 1 munt
   *[other] { $count } munten
}
any-card = een kaart naar keuze
unknown-card = een onbekende kaart
one-card = { $card }
tasked-card = ({ $card })
card-at = { $depth }. { $card }
a-credit = betaling van { $what }
caravan-yours = je karavaan
caravan-own = de eigen karavaan
caravan-of = de karavaan van { $owner }
card-merchant-prince-of-magics = Koopmansprins van de magie
card-merchant-prince-of-jewels = Koopmansprins van de juwelen
card-merchant-prince-of-spices = Koopmansprins van de specerijen
card-merchant-prince-of-fabrics = Koopmansprins van de stoffen
card-magics-merchant = Koopman in magie
card-jewels-merchant = Juwelenkoopman
card-spices-merchant = Specerijenkoopman
card-fabrics-merchant = Stoffenkoopman
card-conjuration-of-magics = Bezwering van magie
card-conjuration-of-jewels = Bezwering van juwelen
card-conjuration-of-spices = Bezwering van specerijen
card-conjuration-of-fabrics = Bezwering van stoffen
card-transmutation = Transmutatie
card-invigoration = Versterking
card-rejuvenation = Verjonging
card-divination = Waarzegging
card-misdirection = Misleiding
card-preservation = Behoud
card-generosity = Vrijgevigheid
card-prudence = Bedachtzaamheid
card-wisdom = Wijsheid
card-diligence = Vlijt
card-courage = Moed
card-loyalty = Trouw
card-hospitality = Gastvrijheid
card-patience = Geduld
card-broker = Makelaar
card-scribe = Schrijver
card-money-changer = Geldwisselaar
card-foreman = Voorman
card-guide = Gids
card-herdsman = Herder
card-scout = Verkenner
card-guard = Wachter
card-storyteller = Verteller
city-basra = Basra
city-baghdad = Bagdad
city-damascus = Damascus
city-aleppo = Aleppo
city-petra = Petra
city-palmyra = Palmyra
city-muscat = Muscat
city-aden = Aden
city-sanaa = Sanaa
city-shiraz = Shiraz
city-isfahan = Isfahan
city-samarkand = Samarkand
city-bukhara = Buchara
city-merv = Merv
city-ctesiphon = Ctesiphon
city-tyre = Tyrus
back = rovers op vak { $bandit }; opbrengst per rij { $top } / { $middle } / { $bottom }
no-back = geen kaart: geen rovers; opbrengst per rij 2 / 3 / 4

# Werking

costs = kost { $icons }
effect-make = maak { $product }
effect-make-any = maak { $number ->
    [one] 1 product
   *[other] { $number } producten
} naar keuze
effect-coins = neem { $number ->
    [one] 1 munt
   *[other] { $number } munten
}
effect-opponent-coins = een tegenspeler neemt { $number ->
    [one] 1 munt
   *[other] { $number } munten
}
effect-coins-per-camel = neem { $number ->
    [one] 1 munt
   *[other] { $number } munten
} voor elk van je kamelen op een karavaan
effect-draw = trek { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
}
effect-opponent-draw = een tegenspeler trekt { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
}
effect-discard = leg { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
} af
effect-give-drawn = geef { $number } van de getrokken kaarten aan een tegenspeler
effect-refresh = maak { $number ->
    [one] 1 van je kaarten
   *[other] hoogstens { $number } van je kaarten
} weer inzetbaar
effect-refresh-others = maak { $number ->
    [one] 1 van je kaarten
   *[other] hoogstens { $number } van je kaarten
} weer inzetbaar, maar geen { $cards }
effect-refresh-all = maak je hele gevolg weer inzetbaar
effect-convert = verander een product in een ander product
effect-place-free = zet zonder producten { $number ->
    [one] 1 kameel
   *[other] hoogstens { $number } kamelen
} op je karavaan
effect-shift = verplaats een van je kamelen binnen zijn karavaan
effect-recall = haal een van je kamelen terug
effect-guard-camel = bescherm een kameel tegen rovers
effect-guard-caravan = bescherm een hele karavaan tegen rovers
effect-peek = bekijk de bovenste { $number ->
    [one] kaart
   *[other] { $number } kaarten
} van de stapel
effect-arrange-top = bekijk de bovenste { $number ->
    [one] kaart van de stapel
   *[other] { $number } kaarten van de stapel en leg ze terug in een volgorde naar keuze
}
effect-mill = leg de bovenste { $number ->
    [one] kaart
   *[other] { $number } kaarten
} van de stapel af
effect-may-mill = je mag de bovenste { $number ->
    [one] kaart
   *[other] { $number } kaarten
} van de stapel afleggen
effect-from-discard = neem { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
} van de aflegstapel
effect-swap-draft = ruil een handkaart met een kaart uit de draftrij
# Wat je moet weten voor je iets doet

advice-task = { $card } kost { $icon }: zet eerst { $count ->
    [one] { $tasks }
   *[other] een van deze kaarten ({ $tasks })
} in, anders moet je er een handkaart voor afleggen
warning-lost = { $product }: daar kun je deze beurt niets meer mee; wat je niet ruilt, vervalt
warning-lost-any = wat je ook maakt, je kunt er deze beurt niets meer mee; wat je niet ruilt, vervalt
warning-unused-end = nog niet gebruikt: { $products }; als je kaarten neemt, kan er niets meer bij op je karavaan
warning-unused-pass = niet gebruikt: { $products }; dat ben je aan het einde van de beurt kwijt

# Wat er aan een schuld ontbreekt

missing-too-few-coins = niet genoeg munten
missing-no-product = het is nog niet gemaakt, en er is geen kaart meer die het maakt
missing-not-in-hand = die kaart zit niet in de hand
missing-no-such-card = geen handkaart met dat symbool
missing-not-in-entourage = de kaart zit niet meer in het gevolg
missing-already-tasked = de kaart is al ingezet
missing-nothing-to-do = het zou nu niets uithalen
missing-space-taken = het vak is bezet
missing-no-camel = alle kamelen staan op een karavaan
missing-no-caravan = er is geen karavaan
missing-locked = de karavaan zit op slot
missing-not-in-this-round = in de laatste ronde passen zit de karavaan op slot

# Wat er te beslissen is

prompt-main = { $yours ->
    [yes] Jouw beurt: speel kaarten, zet je gevolg in, zet kamelen, sluit deals of beëindig je beurt.
   *[no] Beurt van { $active }: je mag kaarten inzetten, djinns spelen, deals sluiten of passen.
}
prompt-passed = Je hebt gepast. In de beurt van { $active } mag je nog kaarten inzetten, djinns spelen en deals sluiten.
prompt-last = { $yours ->
    [yes] Laatste ronde passen van je beurt: je karavaan zit op slot. Zet kaarten in, speel djinns, sluit deals of pas; ongebruikte producten vervallen.
   *[no] Laatste ronde passen in de beurt van { $active }: zet kaarten in, speel djinns, sluit deals of pas. Voor kamelen heb je toestemming nodig; ongebruikte producten vervallen.
}
prompt-draft = Neem een kaart uit de draftrij (nog { $left }).
prompt-pay = { $only ->
    [yes] { $card }: { $icon } kun je nu alleen met een handkaart betalen. Kies welke je aflegt.
   *[no] { $card }: waarmee betaal je { $icon }?
}
prompt-product = { $card }: welk product maak je?
prompt-convert = { $card }: welk product verander je?
prompt-into = { $card }: in welk product verander je het?
prompt-opponent = { $card }: kies een tegenspeler.
prompt-discard = { $card }: welke kaart leg je af?
prompt-give = { $card }: welke van de getrokken kaarten geef je weg?
prompt-refresh = { $card }: welke kaart maak je weer inzetbaar?
prompt-place = { $card }: waar zet je een kameel?
prompt-shift = { $card }: welke van je kamelen verplaats je?
prompt-shift-to = { $card }: naar welk vak van dezelfde karavaan?
prompt-recall = { $card }: welke van je kamelen haal je terug?
prompt-guard = { $card }: welke kameel bescherm je?
prompt-guard-caravan = { $card }: wiens karavaan bescherm je?
prompt-arrange = { $card }: leg de kaarten terug in een volgorde naar keuze. Welke komt nu (van boven naar beneden)?
prompt-mill = { $card }: leg je de bovenste kaart van de stapel af?
prompt-fetch = { $card }: welke kaart neem je van de aflegstapel?
prompt-swap = { $card }: welke handkaart leg je in de draftrij?
prompt-swap-for = { $card }: welke kaart neem je uit de draftrij?
prompt-name = Welke kaart gebruik je hiervoor?
prompt-name-debt = Je bent { $other } nog iets schuldig: { $term }. Welke kaart gebruik je daarvoor?
prompt-called = Iedereen heeft gepast en je bent { $other } nog iets schuldig: { $term }. Kies de kaart die je daarvoor inzet.
prompt-making = { $naming ->
    [yes] Aanbod aan { $other }: welke handkaart gebruik je ervoor? Niemand ziet die nog.
   *[no] Aanbod aan { $other }, { $part }: voeg voorwaarden toe of verstuur het.
}
part-0 = wat je nu geeft
part-1 = wat je later deze beurt geeft
part-2 = wat je voor latere beurten belooft
part-3 = wat je nu terugwilt
part-4 = wat je later deze beurt terugwilt
part-5 = wat de ander je moet beloven

# Keuzes

choice-pass = passen
choice-end = je beurt beëindigen
choice-play = { $card } spelen
choice-task = { $card } inzetten
choice-camel = vak { $space } van { $caravan } ({ $product })
choice-card = { $card }
choice-product = { $icon }
choice-credit = met de betaling van { $icon } door een ander
choice-coins = een munt uit je tent
choice-player = { $other }
choice-nth = nr. { $number }
choice-yes = ja
choice-no = nee
choice-done = klaar
choice-offer = { $other } een aanbod doen
choice-any = een kaart naar keuze
choice-entourage = { $card }
choice-space = vak { $number }
choice-spaces = { $number ->
    [one] 1 vak
   *[other] { $number } vakken
}
choice-own-caravan = je eigen karavaan
choice-words = in eigen woorden
choice-due = naar: later deze beurt
choice-promise = naar: beloften voor latere beurten
choice-want = naar: wat je terugwilt
choice-send = het aanbod versturen
choice-drop = het aanbod laten vallen
choice-accept = het aanbod van { $other } aannemen (je krijgt: { $gets }; je geeft: { $gives })
choice-decline = het aanbod van { $other } afslaan (je krijgt: { $gets }; je geeft: { $gives })
choice-counter = afslaan en { $other } een tegenbod doen
choice-withdraw = je aanbod aan { $other } intrekken
choice-settle = je schuld aan { $other } betalen: { $term }
choice-kept = { $other } is de belofte nagekomen: { $term }
choice-broken = { $other } heeft de belofte gebroken: { $term }
choice-term = toevoegen: { $term }
order-pass-until-offered = passen tot ik een aanbod krijg
order-pass-until-turn = passen tot mijn beurt

# Voorwaarden

term-none = niets
term-nothing = niets
term-coins = { $what ->
    [1] 1 munt
   *[other] { $what } munten
}
term-card = { $what } uit de hand
term-entourage = { $what } uit het gevolg
term-product = { $what }
term-credit = betaling van { $what } met een afgelegde kaart
term-space = toestemming voor een kameel op vak { $what }
term-spaces = { $what ->
    [1] toestemming voor een kameel op een vak naar keuze
   *[other] toestemming voor { $what } kamelen op vakken naar keuze
}
term-own-caravan = toestemming om kamelen op de eigen karavaan te zetten
term-camel = een kameel op { $what }
term-task = de inzet van { $what }
term-choice = al gekozen: { $choice }
fixed-camel = vak { $space } van { $caravan }
fixed-yes = de bekeken kaart wordt afgelegd
fixed-no = de bekeken kaart blijft liggen
term-words = iets in eigen woorden
when-now = { $term }
when-due = { $term } vóór het einde van de beurt
when-promise = { $term } in een latere beurt

# Wat er gebeurde

event-turn-began = Beurt { $turn }: { $you ->
    [yes] jij bent aan de beurt.
   *[no] { $player }.
}
event-caravan-began = { $you ->
    [yes] Je karavaan
   *[no] De karavaan van { $player }
} vertrekt naar { $city }.
event-entourage-refreshed = { $you ->
    [yes] Je gevolg
   *[no] Het gevolg van { $player }
} is weer inzetbaar.
event-caravan-resolves = { $you ->
    [yes] Je karavaan
   *[no] De karavaan van { $player }
} komt aan: { $back }.
event-camel-returned = { $you ->
    [yes] Je kameel
   *[no] De kameel van { $player }
} op vak { $space } van { $caravan } { $why ->
    [stranded] is gestrand en levert niets op.
   *[bandits] wordt door rovers overvallen en levert niets op.
}
event-camels-paid = { $player } verdient { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} aan { $caravan }.
event-coins-gained = { $player } neemt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
event-coins-paid = { $player } betaalt { $coins ->
    [1] 1 munt.
   *[other] { $coins } munten.
}
event-coins-passed = { $player } geeft { $other } { $coins ->
    [1] 1 munt.
   *[other] { $coins } munten.
}
event-played = { $player } speelt { $card }.
event-product-used = { $player } gebruikt { $product }.
event-credit-used = { $player } gebruikt de betaling van { $icon } door een ander.
event-discarded = { $player } legt { $card } af.
event-tasked = { $player } zet { $card } in.
event-tasked-for = { $player } zet { $card } in voor { $other }.
event-made = { $player } maakt { $product }.
event-card-picked = { $player } kiest { $card }.
event-card-picked-unknown = { $player } kiest een kaart.
event-product-picked = { $player } kiest { $product }.
event-converted = { $player } verandert { $product } in { $into }.
event-drew = { $player } trekt { $count ->
    [0] niets.
    [1] 1 kaart.
   *[other] { $count } kaarten.
}
event-saw = { $player } ziet { $card } ({ $back }).
event-card-passed = { $player } geeft { $other } { $card }.
event-card-passed-unknown = { $player } geeft { $other } een kaart.
event-card-refreshed = { $player } maakt { $card } weer inzetbaar.
event-camel-placed = { $player } zet een kameel op vak { $space } van { $caravan }.
event-camel-picked = { $player } kiest de kameel op vak { $space } van { $caravan }.
event-camel-shifted = { $player } verplaatst een kameel op { $caravan } van vak { $space } naar vak { $to }.
event-camel-recalled = { $player } haalt een kameel terug van vak { $space } van { $caravan }.
event-camel-guarded = { $player } beschermt de kameel op vak { $space } van { $caravan }.
event-caravan-guarded = { $player } beschermt { $caravan } tegen rovers.
event-looked = { $player } bekijkt { $count ->
    [1] de bovenste kaart van de stapel.
   *[other] de bovenste { $count } kaarten van de stapel.
}
event-arranged = { $player } legt { $count ->
    [one] 1 kaart terug op de stapel
   *[other] { $count } kaarten in een nieuwe volgorde terug op de stapel
}.
event-milled = { $card } wordt van de stapel afgelegd ({ $back }).
event-fetched = { $player } neemt { $card } van de aflegstapel.
event-swapped-out = { $player } legt { $card } in de draftrij.
event-swapped-in = { $player } neemt daarvoor { $card } uit de draftrij.
event-drafted = { $player } neemt { $card } uit de draftrij.
event-refilled = Nieuw in de draftrij: { $card } ({ $back }).
event-deck-turned = De aflegstapel wordt omgedraaid en is de nieuwe stapel: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}.
event-top-back = Boven op de stapel nu: { $back }.
event-passed = { $player } past.
event-turn-ended = { $you ->
    [yes] Je wilt je beurt
   *[no] { $player } wil de beurt
} beëindigen.
event-offer-begun = { $player } bereidt een aanbod aan { $other } voor.
event-offer-sent = { $player } doet { $other } een aanbod.
event-offer-term = In het aanbod { $you ->
    [yes] geef je
   *[no] geeft { $player }
} aan { $other }: { $term }.
event-offer-declined = { $player } slaat { $to-you ->
    [yes] jouw aanbod
   *[no] het aanbod van { $other }
} af.
event-offer-withdrawn = { $player } trekt { $you ->
    [yes] je
   *[no] het
} aanbod aan { $other } in.
event-offer-lapsed = { $you ->
    [yes] Je kunt
   *[no] { $player } kan
} niet meer geven wat aan { $other } is aangeboden: het aanbod vervalt.
event-offer-closed = Geen deal tussen { $you ->
    [yes] jou
   *[no] { $player }
} en { $other }.
event-deal-made = { $player } sluit een deal met { $other }.
event-entourage-passed = { $player } geeft { $other } { $card } uit { $you ->
    [yes] je
   *[no] het
} gevolg.
event-product-passed = { $player } geeft { $other } { $product }.
event-credit-given = { $player } betaalt { $icon } voor { $other }.
event-space-allowed = { $player } geeft { $other } tot het einde van de beurt toestemming voor vak { $space } van { $you ->
    [yes] je
   *[no] de eigen
} karavaan.
event-spaces-allowed = { $player } geeft { $other } tot het einde van de beurt toestemming voor { $count ->
    [one] 1 vak
   *[other] { $count } vakken
} van { $you ->
    [yes] je
   *[no] de eigen
} karavaan.
event-own-caravan-allowed = { $player } haalt { $caravan } van het slot tot het einde van de beurt.
event-owed = { $you ->
    [yes] Je bent
   *[no] { $player } is
} { $other } iets schuldig: { $term }.
event-settling = { $player } betaalt alvast { $you ->
    [yes] je
   *[no] de
} schuld aan { $other }.
event-debt-called = Iedereen heeft gepast: nu { $you ->
    [yes] moet je je
   *[no] moet { $player } de
} schuld aan { $other } betalen.
event-debt-waits = { $you ->
    [yes] Je kunt je
   *[no] { $player } kan de
} schuld aan { $other } nu niet betalen; die blijft staan tot het einde van de beurt.
event-debt-met = { $player } betaalt { $you ->
    [yes] je
   *[no] de
} schuld aan { $other }: { $term }.
event-defaulted = { $you ->
    [yes] Je kunt je
   *[no] { $player } kan de
} schuld aan { $other } niet betalen: { $term }.
event-card-owed = { $player } moet { $other } vóór het einde van de beurt { $card } geven.
event-card-owed-unknown = { $player } moet { $other } vóór het einde van de beurt een kaart geven.
event-card-debt-met = { $player } geeft { $other } de verschuldigde kaart: { $card }.
event-card-debt-met-unknown = { $player } geeft { $other } de verschuldigde kaart.
event-card-defaulted = { $you ->
    [yes] Je kunt
   *[no] { $player } kan
} { $other } de verschuldigde kaart niet geven: { $card }.
event-card-defaulted-unknown = { $player } kan { $other } de verschuldigde kaart niet geven.
event-promised = { $player } belooft { $other }: { $term }.
event-promise-kept = { $player } noteert { $to-you ->
    [yes] jouw belofte { $promise }
   *[no] belofte { $promise } van { $other }
} als nagekomen.
event-promise-broken = { $player } noteert { $to-you ->
    [yes] jouw belofte { $promise }
   *[no] belofte { $promise } van { $other }
} als gebroken.
event-promise-settled = De lijst is vol: { $you ->
    [yes] jouw oudste belofte
   *[no] de oudste belofte van { $player }
} aan { $other }, nummer { $promise }, geldt als nagekomen.
event-products-lost = Ongebruikte producten en betalingen vervallen.
event-scored = { $you ->
    [yes] Je hebt
   *[no] { $player } heeft
} { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} en een gevolg van { $entourage ->
    [one] 1 kaart
   *[other] { $entourage } kaarten
}.
event-won = { $player } wint: { $reason }.

# Hoe een spel eindigt

ending-most-coins = de meeste munten
ending-most-entourage = het grootste gevolg bij een gelijk aantal munten
ending-shared = gedeelde winst, gelijk in munten en gevolg

# Waarom een actie wordt geweigerd

refusal-not-in-this-round = "{ $action }": dat kan niet meer in de laatste ronde passen van een beurt.
refusal-not-your-turn = "{ $action }": dat kan alleen in je eigen beurt. In de beurt van een ander mag je alleen djinns spelen.
refusal-already-passed = "{ $action }": je hebt al gepast en sindsdien is er niets gebeurd.
refusal-not-in-hand = "{ $action }": die kaart heb je niet in de hand, of niet vaak genoeg.
refusal-not-payable = "{ $action }": dat kun je niet betalen.
refusal-played-already = "{ $action }": die kaart is deze beurt al gespeeld.
refusal-nothing-to-do = "{ $action }": dat zou nu niets uithalen.
refusal-not-in-entourage = "{ $action }": die kaart zit niet in het gevolg.
refusal-already-tasked = "{ $action }": die kaart is al ingezet.
refusal-no-caravan = "{ $action }": die karavaan is er nu niet.
refusal-space-taken = "{ $action }": dat vak is bezet.
refusal-locked = "{ $action }": je karavaan zit op slot tot de actieve speler hem van het slot haalt.
refusal-no-leave = "{ $action }": daarvoor heb je toestemming van de eigenaar van de karavaan nodig.
refusal-no-camel = "{ $action }": je vijf kamelen staan al op karavanen.
refusal-no-camel-there = "{ $action }": op dat vak staat niet zo'n kameel.
refusal-no-product = "{ $action }": dat product is niet gemaakt.
refusal-too-few-coins = "{ $action }": niet genoeg munten.
refusal-no-such-card = "{ $action }": die kaart past hier niet, of is er niet.
refusal-not-an-opponent = "{ $action }": dat is geen tegenspeler van je.
refusal-offer-limit = "{ $action }": je hebt deze beurt geen aanbiedingen meer over.
refusal-offer-waiting = "{ $action }": deze speler moet je vorige aanbod nog beantwoorden.
refusal-no-offer = "{ $action }": zo'n aanbod is er niet.
refusal-order-of-terms = "{ $action }": daarvoor is het te laat. Voorwaarden komen in een vaste volgorde.
refusal-too-many-terms = "{ $action }": er is geen plaats voor nog een voorwaarde.
refusal-empty-offer = "{ $action }": het aanbod is nog leeg.
refusal-no-such-debt = "{ $action }": zo'n schuld heb je niet.
refusal-no-such-promise = "{ $action }": er staat geen belofte aan jou open met dat nummer.
refusal-ledger-full = "{ $action }": er kunnen deze beurt geen schulden meer bij.
refusal-not-possible = "{ $action }": dat kan hier niet.
refusal-same-product = "{ $action }": je kunt een product niet in zichzelf veranderen.
refusal-already-allowed = "{ $action }": die toestemming is al gegeven en geldt tot het einde van de beurt.
refusal-card-to-name = Kies vóór "{ $action }" eerst welke kaart je apart legt.

# Opties

option-stacks = stapels karavanen
option-stacks-explained = hoeveel stapels karavanen, en dus hoeveel beurten elke speler heeft
option-personas = persona's per speler
option-personas-explained = met twee spelers kun je met twee persona's elk beginnen
option-offers = aanbiedingen per beurt
option-offers-explained = hoeveel aanbiedingen een speler per beurt mag doen, tegenbiedingen inbegrepen

# De tafel

table-turn = Beurt { $turn } van { $turns }: { $active }
table-deck = Stapel { $count }, boven: { $back }
table-draft = Draftrij: { $cards }
table-discard = Afgelegd: { $cards }
table-caravan = { $owner }: { $city }{ $guarded ->
    [yes] {" "}(beschermd)
   *[no] {""}
}{ $locked ->
    [yes] {" "}(op slot)
   *[no] {""}
}
table-player = munten: { $coins }, hand: { $hand }, kamelen vrij: { $camels }
table-passed = gepast
table-defaults = niet betaald: { $count }
table-entourage = Gevolg: { $cards }
table-products = Gemaakt: { $products }
table-hand = Hand: { $cards }
table-leave = { $player } heeft { $other } tot het einde van de beurt van { $active } gegeven: { $leave }
table-debt = { $player } is { $other } vóór het einde van de beurt schuldig: { $term }
table-missing = (kan nu niet worden betaald: { $what })
table-promise = { $number }. { $player } beloofde { $other } in beurt { $turn }: { $term } ({ $state ->
    [kept] nagekomen
    [broken] gebroken
   *[open] nog open
})
written-offer = Aanbod { $which }: “{ $words }”
written-promise = Belofte { $which }: “{ $words }”

# Wat een speler weet

knows-offer-to-you = { $maker } biedt je: { $gives }. Wil terug: { $wants }.
knows-offer-yours = Je biedt { $other }: { $gives }. Je wilt terug: { $wants }.
knows-offer-making = Je aanbod aan { $other } tot nu toe: { $gives }. Je wilt terug: { $wants }.
knows-hand = { $player } heeft zeker in de hand: { $cards }.
knows-deck = Kaarten die je kent in de stapel, geteld van boven: { $cards }.

# De regels in het kort

rules-aim = Heb de meeste munten als na { $turns } rondes de laatste karavanen zijn aangekomen.
rules-turn = Je beurt: je oude karavaan komt aan en een nieuwe vertrekt; speel dan kaarten, zet je gevolg in, zet kamelen en sluit deals zoveel je wilt; neem aan het einde 2 kaarten uit de draftrij.
rules-paying = Elk symbool van de kosten betaal je met een product van deze beurt, een munt, een betaling door een ander, of door een handkaart met dat symbool af te leggen. Een afgelegde kaart betaalt maar één symbool, hoeveel er ook op staan.
rules-camels = Om een kameel te zetten heb je een product nodig dat een ingezette kaart of een djinn heeft gemaakt, en een leeg vak van die soort. Op de karavaan van een ander, of op die van jezelf buiten je beurt, heb je ook toestemming nodig; die geldt tot het einde van de beurt.
rules-caravan = Komt een karavaan aan, dan stranden de kamelen buiten volle rijen en kolommen, overvallen rovers de kameel op één vak, en verdient elke andere kameel de opbrengst van zijn rij.
rules-deals = Over alles valt altijd te onderhandelen, met hoogstens { $offers ->
    [one] 1 aanbod
   *[other] { $offers } aanbiedingen
} per beurt. Wat nu of deze beurt verschuldigd is, is bindend: als iedereen heeft gepast, moet wat betaald kan worden ook betaald worden. Een belofte voor een latere beurt is niet bindend.
rules-end = Aan het einde worden twee kaarten van de stapel afgelegd; daarna komt elke overgebleven karavaan aan met een eigen kaart. Bij een gelijke stand wint het grootste gevolg.
rules-persona = { $name }: { $effect }
rules-card = { $name }: { $effect }; { $cost }; afgelegd betaalt deze kaart { $count ->
    [0] niets
    [one] één symbool: { $icons }
   *[other] één symbool naar keuze: { $icons }
}

# Fouten in opties, gegevens en posities

error-data-too-many-names = Databestand, "{ $key }": hoogstens { $most } kaarten kunnen een eigen naam hebben.
error-data-endless = Databestand, "{ $key }": een kaart die blijft liggen kan niet alles weer inzetbaar maken ("{ $effect }"); beurten zouden nooit eindigen.
error-data-effect = Databestand, "{ $key }": "{ $effect }" is geen effect.
error-data-name-length = Databestand, "{ $key }": een naam heeft 1 tot en met { $most } bytes, allemaal afdrukbaar.
error-caravan-twice = Een karavaan is op twee plaatsen.
error-caravan-not-begun = Een karavaan op tafel is nog niet vertrokken.
error-camels-without-caravan = { error-place } kamelen hebben een karavaan nodig.
error-guard-without-camel = { error-place } zonder kameel valt er niets te beschermen.
error-offer-or-not = { error-place } dit klopt niet met de aanbiedingen en schulden die er zijn.
error-too-many-cards = Er zijn { $count } kaarten { $good } in deze stelling, maar slechts { $most } in het spel.
error-unknown-count = Er zijn { $count } kaarten geplaatst, maar er zijn er { $left }.
error-no-cards-left = Er worden meer kaarten gevraagd dan er zijn.
error-all-before-end = { error-place } alles is pas na het einde te zien.
error-no-choice = { error-place } bij de beslissing "{ $decision }" zou er niets te kiezen zijn.
error-bad-data = { error-place } de gegevens kloppen niet. { $reason }
error-not-now = { error-place } dit past niet bij de beslissing of de ronde.
error-not-hidden = { error-place } vanuit dit perspectief kan dit niet onbekend zijn; noem het.
error-shown-too-much = { error-place } vanuit dit perspectief is dit niet allemaal te zien.
error-no-term = { error-place } dit kan geen deel van een deal zijn.
error-not-turned-over = { error-place } is de stapel leeg, dan wordt de aflegstapel meteen omgedraaid.
error-wrong-place = { error-place } zo'n kaart kan hier niet liggen, of niet zo.
error-wrong-eyes = { error-place } open kaarten kent iedereen, de achterkant van een handkaart alleen wie die heeft.
option-stacks-4 = 4
option-stacks-5 = 5
option-stacks-6 = 6
option-stacks-7 = 7
option-stacks-8 = 8
option-personas-1 = 1
option-personas-2 = 2
option-offers-0 = 0
option-offers-1 = 1
option-offers-2 = 2
option-offers-3 = 3
option-offers-4 = 4
option-offers-5 = 5
option-offers-6 = 6
option-offers-7 = 7
option-offers-8 = 8
option-offers-9 = 9
option-offers-10 = 10
option-offers-11 = 11
option-offers-12 = 12

# Het bord in een browser

client-souk = De soek: stapel, draftrij, aflegstapel
client-deck = in de stapel
client-draft = draftrij
client-discards = afgelegd
client-discard-pile = Aflegstapel ({ $count })
client-looked = Bekeken kaarten, vanaf de bovenkant van de stapel
client-caravan = Karavaan van { $owner } naar { $city }
client-your-caravan = jouw karavaan
client-enlarge = Van dichtbij bekijken
client-caravan-hint = Vul een rij of kolom: elke kameel daarin verdient de munten van zijn rij.
client-before-first = Je karavaan vertrekt als je beurt begint.
client-no-caravan = Hier staat nu geen karavaan.
client-guarded = beschermd tegen rovers
client-locked = op slot
client-locked-last = { $you ->
    [yes] Op slot in de laatste ronde passen: je kunt hier geen kamelen meer zetten
   *[no] Op slot in de laatste ronde passen: { $owner } kan hier geen kamelen meer zetten, jij alleen met toestemming
}
client-locked-turn = Op slot in de beurt van { $active }, tenzij { $active } hem voor je van het slot haalt
client-unlocked = { $you ->
    [yes] { $active } heeft je karavaan van het slot gehaald tot het einde van de beurt
   *[no] { $owner } mag hier kamelen zetten tot het einde van de beurt van { $active }
}
client-last = { $you ->
    [yes] Laatste ronde passen van je beurt
   *[no] Laatste ronde passen in de beurt van { $active }
}
client-last-still = Kan nog: kaarten inzetten, djinns spelen, deals sluiten en kamelen zetten waar je toestemming hebt.
client-last-over = { $you ->
    [yes] Kan niet meer: kamelen op je eigen karavaan zetten en andere kaarten spelen. Ongebruikte producten vervallen aan het einde van de beurt.
   *[no] Kan niet meer: kamelen van { $active } op de eigen karavaan. Ongebruikte producten vervallen aan het einde van de beurt.
}
client-space = Vak { $space } van de karavaan van { $owner }: { $product }, { $has ->
    [yes] een kameel van { $camel }{ $earns ->
        [0] {", die nog niets verdient"}
       *[other] , die { $earns } verdient
    }
   *[no] leeg
}{ $guarded ->
    [yes] , beschermd
   *[no] {""}
}{ $bandit ->
    [yes] ; hier slaan de rovers toe
   *[no] {""}
}
client-row-pays = een kameel in deze rij verdient { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
client-would-earn = { $player } zou nu { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} verdienen
client-leave-for = { $player } mag kamelen zetten tot het einde van de beurt van { $active }: { client-spaces }
client-spaces = { $named ->
    [0] { $any ->
        [one] 1 vak naar keuze
       *[other] { $any } vakken naar keuze
    }
    [one] vak { $spaces }{ $any ->
        [0] {""}
       *[other] {" "}en nog { $any } naar keuze
    }
   *[other] vakken { $spaces }{ $any ->
        [0] {""}
       *[other] {" "}en nog { $any } naar keuze
    }
}
client-tent = Je tent
client-coins = { $count ->
    [one] munt
   *[other] munten
}
client-coins-secret = munten in de tent zijn geheim
client-camels-home = { $count ->
    [one] kameel vrij
   *[other] kamelen vrij
}
client-pool = Producten en betalingen van deze beurt
client-no-products = deze beurt niets gemaakt
client-entourage = gevolg
client-hand = hand
client-tasked = ingezet
client-backs = achterkanten
client-faces = voorkanten
client-unknown = { $count ->
    [one] 1 handkaart die je niet kent
   *[other] { $count } handkaarten die je niet kent
}
client-known = zeker in de hand: { $card }
client-active = aan de beurt
client-paying = Betalen voor { $card }
client-discarding = afgelegd
client-pay-cheapest = Betaal wat kan zonder kaarten af te leggen
client-in-vain = je kunt er deze beurt niets meer mee; wat je niet ruilt, vervalt
client-orders = Automatisch passen

client-deals = De onderhandeltafel
client-deals-hint = Kies een partner en leg munten, kaarten, producten of toestemming in de twee vakken. Je kunt deze beurt { $count ->
    [one] 1 aanbod
   *[other] { $count } aanbiedingen
} doen.
client-offer-to-all = Aanbod aan iedereen
client-your-offer-to-all = Jouw aanbod aan iedereen
client-everybody = iedereen
client-who-gets-it = Wie het krijgt
client-first-taker = Wie eerst aanneemt
client-i-choose = Ik kies
client-choose-taker = Deal met { $player }
client-maker-chooses = { $player } kiest tussen wie het aanneemt.
client-you-agreed = Je hebt aangenomen. { $player } kiest nog.
client-take-back = Toch niet
client-price-label = Prijs
client-price = { $how ->
    [pay] je betaalt { $coins }
    [get] je krijgt { $coins }
   *[none] geen munten
}
client-pay-less = Eén munt gunstiger voor jou
client-pay-more = Eén munt meer voor hen
client-agree-price = { $how ->
    [pay] Betaal { $coins }
    [get] Vraag { $coins }
   *[none] Voor niets
}
client-reply = { $state ->
    [waiting] { $player } denkt erover na
    [agreed] { $player } neemt het aan
    [declined] { $player } zegt nee
    [countered] { $player } doet een tegenbod
    [taken] { $player } heeft het aangenomen
   *[gone] { $player }: niet meer open
}
client-edit = Wijzigen
client-ideas = Ideeën voor een deal
client-no-ideas = Er is nu niets waar jullie allebei iets aan hebben.
client-idea = { $gives } voor { $wants }
client-idea-brings = { $sure ->
    [yes] ongeveer { $mine } voor jou, { $theirs } voor { $player }
   *[no] ongeveer { $mine } voor jou, { $theirs } voor { $player }, als de rij vol raakt
}
client-ask-here = Vraag { $owner } om dit vak
client-invite-here = Nodig hier een kameel uit
client-ask-for = vraag om { $term }
client-ask-unlock = Vraag { $player } om toestemming.
client-offer-this = Bied aan: { $term }
client-offer-it = bied het aan
client-read-as-offer = Je woorden liggen als aanbod klaar. Verstuur het als je dat bedoelt.
brief-coins = { $what ->
    [one] 1 munt
   *[other] { $what } munten
}
brief-card = { $what }
brief-entourage = { $what }, om te houden
brief-product = { $what }
brief-credit = { $what } betalen
brief-space = vak { $what }
brief-spaces = { $what ->
    [one] een vak naar keuze
   *[other] { $what } vakken naar keuze
}
brief-own-caravan = eigen karavaan
brief-camel = kameel op { $what }
brief-task = inzet van { $what }
brief-words = een belofte
client-make-offer = Een aanbod doen
client-offer-to = Aanbod aan { $player }
client-counter-to = Tegenbod aan { $player }
client-unfinished = onvoltooid aanbod
client-offers-you = { $player } doet je een aanbod
client-your-offer = Je aanbod aan { $player }
client-you-give = Je geeft
client-you-get = Je krijgt
client-accept = Aannemen
client-decline = Afslaan
client-accept-of = aanbod van { $player } aannemen
client-decline-of = aanbod van { $player } afslaan
client-counter = Tegenbod
client-withdraw = Intrekken
client-waits = wacht op antwoord
client-talks = { $you ->
    [yes] { $player } bereidt een aanbod aan jou voor.
   *[no] { $player } onderhandelt met { $other }.
}
client-due = Deze beurt verschuldigd
client-owes = { $you ->
    [yes] Je bent { $other } schuldig: { $term }
   *[no] { $to ->
        [yes] { $player } is jou schuldig: { $term }
       *[no] { $player } is { $other } schuldig: { $term }
    }
}
client-settle = Betalen
client-called = Nu betalen
client-called-why = Je bent { $player } nog iets schuldig: { $term }. Iedereen heeft gepast, dus je betaalt het nu, met wat je hebt en wat je kaarten maken.
client-called-task = Kies de kaart die het maakt:
client-called-name = Kies er een kaart voor uit je hand.
client-could-task = te maken door { $tasks }
client-missing = kan nu niet worden betaald: { $what }
client-permissions = { $you ->
    [yes] Toestemming tot het einde van je beurt
   *[no] Toestemming tot het einde van de beurt van { $active }
}
client-own-caravan = { $you ->
    [yes] je eigen karavaan
   *[no] de eigen karavaan van { $owner }
}
client-ledger = Beloften
client-in-turn = (beurt { $turn })
client-you = jij
client-kept = Nagekomen
client-broken = Gebroken
client-open = nog open
client-all-promises = Toon alle { $count }
client-fewer-promises = Toon minder
client-partner = Onderhandelen met
client-partner-has = { $player }: { $hand ->
    [one] 1 handkaart
   *[other] { $hand } handkaarten
}, { $camels ->
    [one] 1 kameel
   *[other] { $camels } kamelen
} vrij
client-offers-left = { $count ->
    [1] nog 1 aanbod deze beurt
   *[other] nog { $count } aanbiedingen deze beurt
}
client-tray-empty = Nog niets: tik hieronder iets aan, of sleep het hierheen.
client-tray-full = Elke kant heeft plaats voor { $count } voorwaarden.
client-add = Toevoegen
client-clear = Leegmaken
client-send-offer = Aanbod versturen
client-less = Eén munt minder
client-more = Eén munt meer
client-take-off = Weghalen: { $term }
client-when = Wanneer
client-when-now = nu
client-when-due = deze beurt
client-when-promise = belofte
client-until = tot het einde van de beurt
client-not-now = Dit kun je nu niet geven: kies een ander moment of haal het weg.
client-which-card = Welke kaart? Alleen jij ziet die.
client-set-aside = met { $card }, die alleen jij ziet
client-term-coins = munten
client-term-card = handkaart
client-term-product = product
client-term-leave = toe{ "\u00AD" }stemming
client-term-camel = kameel
client-term-entourage = gevolg
client-term-task = inzet
client-term-credit = betaling
client-term-words = belofte
client-unnamed = Noem de kaart niet: alleen jij weet welke het is
client-any-later = Een kaart naar mijn keuze, later deze beurt
client-any-theirs = Een kaart naar keuze van de ander
client-named-card = Een bepaalde kaart
client-any-spaces = Kamelen op vakken naar keuze:
client-permission-how = Toestemming die je nu geeft, geldt tot het einde van de beurt van { $active }.
client-held = al gegeven, tot het einde van de beurt
client-credit-how = Een betaling: de gever legt een kaart af en betaalt daarmee één symbool van de kosten van de ander.
client-camel-how = De gever zet daar een eigen kameel, met een zelf gemaakt product. De deal is alle toestemming die nodig is.
client-no-hand = Je hebt geen handkaarten.
client-words-how = Een belofte in je eigen woorden. Die is niet bindend; de ander noteert of de belofte is nagekomen.
client-words-gives = Wat je belooft (na de deal kan iedereen het lezen)
client-words-wants = Wat de ander moet beloven (na de deal kan iedereen het lezen)
client-choose-for = Keuze { $nth } van deze kaart
client-left-open = { $you ->
    [yes] jij kiest bij het inzetten
   *[no] { $player } kiest bij het inzetten
}
client-coins-before = munten vóór de laatste karavanen
client-last-caravans = de laatste karavanen
client-promises = beloften
client-deals-made = Deals van dit spel, en wat ze opbrachten
client-deal-turn = Beurt { $turn }
client-kept-broken = { $kept } nagekomen, { $broken } gebroken, { $defaults } niet betaald

motive-line = { $count ->
    [one] 1 kameel staat nu in een volle rij of kolom.
   *[other] { $count } kamelen staan nu in volle rijen en kolommen.
}
motive-line-other = { $count ->
    [one] Maakt ook voor een kameel van { $player } een rij of kolom vol.
   *[other] Maakt ook voor { $count } kamelen van { $player } een rij of kolom vol.
}
motive-earns = Met de achterkant die nu bovenop ligt: { $count ->
    [one] 1 munt
   *[other] { $count } munten
} bij aankomst.
motive-camels = { $count ->
    [one] 1 kameel op een karavaan.
   *[other] { $count } kamelen op karavanen.
}
motive-coins = { $count ->
    [one] Levert 1 munt op.
   *[other] Levert { $count } munten op.
}
motive-pays = { $count ->
    [one] Kost 1 munt.
   *[other] Kost { $count } munten.
}
motive-entourage = { $count ->
    [one] Een gevolg van 1 kaart werkt elke beurt.
   *[other] Een gevolg van { $count } kaarten werkt elke beurt.
}
motive-products = Maakt { $products } voor deze beurt.
motive-hand = { $count ->
    [one] 1 kaart in de hand om te spelen of mee te betalen.
   *[other] { $count } kaarten in de hand om te spelen of mee te betalen.
}

# The log: lines folded into one, and what a turn came to
event-passed-together = { $players } passen.
bargain-offer = { $players } onderhandelen.
bargain-failure = { $players } onderhandelen: geen deal.
bargain-deal = Deal: { $player } geeft { $other } { $gives } in ruil voor { $gets }.
bargain-present = Deal: { $player } geeft { $other } { $gives }.
dealt-coins-passed = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
dealt-card-passed = { $card }
dealt-card-passed-unknown = een kaart
dealt-entourage-passed = { $card } uit het gevolg
dealt-product-passed = { $product }
dealt-credit-given = betaling van { $icon }
dealt-space-allowed = vak { $space }
dealt-spaces-allowed = { $count ->
    [one] een vak naar keuze
   *[other] { $count } vakken naar keuze
}
dealt-own-caravan-allowed = toestemming voor { $caravan }
dealt-owed = { $term } voor het einde van de beurt
dealt-card-owed = { $card } voor het einde van de beurt
dealt-card-owed-unknown = een kaart voor het einde van de beurt
dealt-promised = een belofte ({ $term })
dealt-tasked = de inzet van { $card }
dealt-tasked-for = de inzet van { $card }
dealt-camel-placed = een kameel op vak { $space } van { $caravan }
digest-coins = { $count ->
    [one] +1 munt
   *[other] +{ $count } munten
}
digest-camels-back = { $count ->
    [one] 1 kameel naar huis
   *[other] { $count } kamelen naar huis
}
digest-played = { $names } gespeeld
digest-camels = { $count ->
    [one] 1 kameel
   *[other] { $count } kamelen
}
digest-made = { $count ->
    [one] 1 product
   *[other] { $count } producten
}
digest-deal = deal met { $other }
digest-paid-to = { $count } betaald aan { $other }
digest-paid = { $count } betaald
digest-defaulted = schuld aan { $other } niet betaald
digest-drafted = { $names } gekozen
part-end = Het einde

# Wat bots op een aanbod zeggen: een reden, en een prijs die wel zou werken. Elk op twee manieren.
remark-taken-1 = { $reason }: akkoord.
remark-taken-2 = Akkoord! { $reason }.
remark-refused-1 = Nee. { $reason }.
remark-refused-2 = { $reason }. Deze keer niet.
remark-asks-1 = { $reason }. Voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} doe ik mee.
remark-asks-2 = { $reason }. Maak er { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} van.
remark-pays-1 = { $reason }. Ik wil er { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} voor geven.
remark-pays-2 = { $reason }. { $coins ->
    [one] 1 munt is
   *[other] { $coins } munten is
} het me waard.
remark-even-1 = { $reason }. Gelijk oversteken, dan doe ik mee.
remark-even-2 = { $reason }. Zonder munten doe ik het.
reason-gets-coins-1 = Die munten komen van pas
reason-gets-coins-2 = Die munten kan ik gebruiken
reason-gets-card-1 = Die kaart past bij me
reason-gets-card-2 = Met die kaart kan ik wat
reason-gets-worker-1 = Die kan ik goed gebruiken
reason-gets-worker-2 = Daar heb ik werk voor
reason-gets-product-1 = Dat kwam ik net tekort
reason-gets-product-2 = Daar heb ik een plek voor
reason-gets-payment-1 = Dat scheelt me in de kosten
reason-gets-payment-2 = Zo wordt mijn volgende kaart goedkoper
reason-gets-space-1 = Ik heb een kameel voor dat vak
reason-gets-space-2 = Mijn kameel staat daar goed
reason-gets-row-1 = Mijn rij wordt vol
reason-gets-row-2 = Dat maakt een lijn van mij vol
reason-gets-goodwill-1 = Het kost me bijna niets
reason-gets-goodwill-2 = Graag gedaan
reason-enough-1 = Dat is veel handel voor één beurt
reason-enough-2 = Genoeg onderhandeld deze beurt
reason-trust-1 = Niet op krediet, na de vorige keer
reason-trust-2 = Eerst zien, dan geloven
reason-cannot-1 = Dat kan ik niet nakomen
reason-cannot-2 = Wat je vraagt, heb ik niet te geven
reason-ahead-1 = Jij wordt er meer beter van dan ik
reason-ahead-2 = Dan kom jij te ver voor te liggen
reason-nothing-1 = Ik zie niet wat ik eraan heb
reason-nothing-2 = Ik krijg er niets voor terug
reason-useless-card-1 = Aan die kaart heb ik niets
reason-useless-card-2 = Die kaart kan ik niet spelen
reason-useless-worker-1 = Daar heb ik geen werk voor
reason-useless-worker-2 = Die kan weinig voor me doen
reason-useless-product-1 = Ik kan het nergens kwijt
reason-useless-product-2 = Deze beurt heb ik er niets aan
reason-useless-payment-1 = Ik heb niets te betalen
reason-useless-payment-2 = Ik speel nu geen kaarten
reason-useless-space-1 = Ik heb geen kameel voor dat vak
reason-useless-space-2 = Aan dat vak heb ik niets
reason-useless-row-1 = Daarmee wordt geen lijn van mij vol
reason-useless-row-2 = Een kameel daar helpt me niet
reason-useless-words-1 = Mooie woorden, maar ik kan er niet mee rekenen
reason-useless-words-2 = Ik heb meer nodig dan woorden
reason-keeps-coins-1 = Dat zijn te veel munten
reason-keeps-coins-2 = Zoveel is het me niet waard
reason-keeps-card-1 = Die kaart wil ik zelf spelen
reason-keeps-card-2 = Die kaart is me meer waard
reason-keeps-worker-1 = Die werken al voor mij
reason-keeps-worker-2 = Daarvoor kan ik die niet missen
reason-keeps-product-1 = Ik heb het deze beurt zelf nodig
reason-keeps-product-2 = Er wacht een kameel van mij op
reason-keeps-payment-1 = Dan moet ik een kaart weggooien
reason-keeps-payment-2 = Dat kost me een goede kaart
reason-keeps-space-1 = Dat vak wil ik zelf
reason-keeps-space-2 = Er is weinig plaats meer in mijn karavaan
reason-keeps-camel-1 = Die kameel zet ik liever ergens anders
reason-keeps-camel-2 = Ik heb te weinig kamelen
# In de eerste spellen: het doel, hoe ver je bent, wie gaat verdienen, en waarom elke keuze telt
guide-goal = Doel: de meeste munten na beurt { $turns }. Je hebt er { $coins }, plus { $earns } als je kamelen nu aankwamen
guide-progress = Beurt { $turn } van { $turns }, munten: { $coins }, onderweg: { $earns }
guide-threat = Kamelen die nu meer opleveren: { $players }
guide-ahead = { $player } { $coins }
matters-main = Inzetten maakt producten, producten plaatsen kamelen, kamelen in volle lijnen verdienen munten.
matters-last = De nieuwe achterkant toont wat de karavaan betaalt: laatste kans op een kameel of een deal.
matters-draft = Kooplieden en bondgenoten werken elke beurt. Symbolen van een kaart kunnen andere betalen.
matters-pay = Producten zijn aan het einde van de beurt toch weg. Kaarten en munten kun je houden.
matters-product = Maak wat op een leeg vak van een karavaan past, of een kaart betaalt.
matters-convert = Geef een product dat deze beurt niemand nodig heeft.
matters-into = Maak wat op een leeg vak van een karavaan past, of een kaart betaalt.
matters-opponent = Kies wie er jou het minst mee dwarszit, of wie er iets voor terugdoet.
matters-discard = Leg de kaart af waarvan je de symbolen en het effect het minst nodig hebt.
matters-give = Houd de kaart die jou het meest helpt.
matters-refresh = Een kaart die weer inzetbaar is, kun je deze beurt nog een keer inzetten.
matters-place = Kamelen verdienen alleen in volle rijen en kolommen: maak er een vol.
matters-shift = Een kameel buiten een volle lijn verdient niets: zet hem waar hij er een vol maakt.
matters-shift-to = Kamelen verdienen alleen in volle rijen en kolommen: maak er een vol.
matters-recall = Een kameel die zou stranden, is dan vrij voor een andere karavaan.
matters-guard = Rovers pakken de kameel op hun nummer: bescherm degene die het meest verdient.
matters-guard-caravan = Van een beschermde karavaan kunnen rovers geen kameel pakken.
matters-arrange = De bovenste achterkant bepaalt wat de volgende karavaan betaalt en waar rovers toeslaan.
matters-mill = De volgende achterkant bepaalt wat de volgende karavaan betaalt en waar rovers toeslaan.
matters-fetch = Neem wat je deze beurt kunt betalen, of waarvan de symbolen een andere kaart betalen.
matters-swap = Leg terug wat je niet kunt betalen.
matters-swap-for = Neem wat je kunt betalen, of waarvan je de symbolen nodig hebt.
matters-name = Gebruik de kaart die je het minst nodig hebt.
matters-called = Een schuld moet je voldoen als je kunt: kies wat je het minst kost.

# Woorden waarmee mensen in de chat onderhandelen: wat hetzelfde betekent, met | ertussen

said-bound = yes
said-verbs = first
said-numbers = een/één/'n|twee|drie|vier|vijf|zes|zeven|acht|negen|tien
said-counter = x|stuks|keer
said-ordinal = e|de|ste
said-and = en|&|+
said-coin = munt|munten|goud|muntje|muntjes
said-magics = magie|lamp|lampen
said-jewels = juweel|juwelen|edelsteen|edelstenen
said-spices = specerij|specerijen|kruiden
said-fabrics = stof|stoffen|tapijt|tapijten
said-space = vak|vakken|vakje|vakjes|veld|velden|plek|plekken
said-anyspace = een vak naar keuze|elk vak|een vrij vak|een vrije plek|een plek naar keuze
said-camel = kameel|kamelen
said-card = kaart|kaarten|handkaart|handkaarten
said-give = ik geef|ik kan je geven|ik bied|ik betaal|ik verkoop|ik leen je|ik zet|je krijgt|krijg je|jij krijgt|je mag|jij mag|geef ik|betaal ik|bied ik|pak aan
said-ask = mag ik|kan ik|geef me|geef mij|geef jij|kun je|wil je|ik wil|ik wil graag|ik zoek|ik heb nodig|ik koop|verkoop me|verkoop je|leen me|laat me|als je me|als jij|jij geeft|je geeft|jij zet|zet jij|krijg ik|ik krijg
said-for = voor|in ruil voor|in ruil|tegen
said-later = volgende beurt|de volgende beurt|je volgende beurt|mijn volgende beurt|volgende ronde|later|een andere keer|beloofd|ik beloof
said-due = deze beurt|voor het eind van de beurt|voor het einde van de beurt|nog deze beurt
said-my = mijn|m'n|van mij|bij mij
said-your = jouw|je|van jou|bij jou
said-own = mijn eigen karavaan|je eigen karavaan|jouw eigen karavaan|mijn karavaan gebruiken
said-use = inzet van|gebruik van|inzetten|gebruiken|lenen|ik leen je|leen me
said-skip = voor mij|voor jou|voor me|aan mij|aan jou|alsjeblieft|aub|graag|wat dacht je van|hoe zit het met|oké|ok|deal|op|in|de|het|van|met|of|iemand|wie|zetten|plaatsen|hebben|ik|jij|me|mij|om|te

# Waar puzzels over gaan
puzzle-theme-turn = Wat eerst komt
puzzle-theme-camels = De juiste kameel
puzzle-theme-effect = Haal het meeste uit een kaart
puzzle-theme-draft = De kaart om te kiezen
puzzle-theme-payment = De goedkoopste betaling
