title = Merchants of Araby
tagline = Karavanen, kamelen, djinns, en over alles valt te onderhandelen.
client-minutes = 60 minuten

# Producten en kaarten

icon-magics = toverwaar
icon-jewels = juwelen
icon-spices = specerijen
icon-fabrics = stoffen
icon-coin = een munt
any-card = een willekeurige kaart
unknown-card = een onbekende kaart
one-card = { $card }
tasked-card = ({ $card })
card-at = nr. { $depth } { $card }
several = { $count }× { $what }
a-credit = tegoed voor { $icon }
card-merchant-prince-of-magics = Koopmansprins van de toverwaar
card-merchant-prince-of-jewels = Koopmansprins van de juwelen
card-merchant-prince-of-spices = Koopmansprins van de specerijen
card-merchant-prince-of-fabrics = Koopmansprins van de stoffen
card-magics-merchant = Toverkoopman
card-jewels-merchant = Juwelenkoopman
card-spices-merchant = Specerijenkoopman
card-fabrics-merchant = Stoffenkoopman
card-conjuration-of-magics = Oproeping van toverwaar
card-conjuration-of-jewels = Oproeping van juwelen
card-conjuration-of-spices = Oproeping van specerijen
card-conjuration-of-fabrics = Oproeping van stoffen
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
back = rovers op { $bandit }, de rijen betalen { $top } / { $middle } / { $bottom }
no-back = geen kaart: geen rovers, de rijen betalen 2 / 3 / 4

# Werking

costs = kost { $icons }
effect-make = maak { $number }× { $product }
effect-make-any = maak { $number } product naar keuze
effect-coins = pak { $number ->
    [1] 1 munt
   *[other] { $number } munten
}
effect-opponent-coins = een tegenstander pakt { $number ->
    [1] 1 munt
   *[other] { $number } munten
}
effect-coins-per-camel = pak { $number } voor elk van je kamelen onderweg
effect-draw = trek { $number }
effect-opponent-draw = een tegenstander trekt { $number }
effect-discard = leg { $number } af
effect-give-drawn = geef { $number } van de getrokken kaarten aan een tegenstander
effect-refresh = ververs tot { $number } van je kaarten
effect-refresh-others = maak { $number ->
    [1] 1 van je kaarten
   *[other] hoogstens { $number } van je kaarten
} weer gereed, maar geen { $cards }
effect-refresh-all = ververs je gevolg
effect-convert = verander een product in een ander
effect-place-free = zet tot { $number } kamelen op je karavaan zonder producten
effect-shift = verplaats een van je kamelen op zijn karavaan
effect-recall = haal een van je kamelen terug
effect-guard-camel = bewaak een kameel tegen rovers
effect-guard-caravan = bewaak een hele karavaan tegen rovers
effect-peek = bekijk de bovenste { $number } van de stapel
effect-arrange-top = bekijk de bovenste { $number } van de stapel en leg ze in een andere volgorde
effect-mill = leg de bovenste { $number } van de stapel af
effect-may-mill = je mag de bovenste { $number } van de stapel afleggen
effect-from-discard = pak { $number } van de aflegstapel
effect-swap-draft = ruil een handkaart met de rij
# Wat je moet weten voor je iets doet

advice-task = { $card } kost { $icon }: zet eerst { $count ->
    [1] { $tasks }
   *[other] een van deze kaarten ({ $tasks })
} in, anders leg je er een handkaart voor af
warning-lost = { $product }: je kunt er deze beurt niets meer mee; het vervalt, tenzij je het verhandelt
warning-lost-any = wat je ook maakt, je kunt er deze beurt niets meer mee; het vervalt, tenzij je het verhandelt
warning-unused-end = nog niet gebruikt: { $products }; na het kiezen van kaarten kan dat niet meer op je karavaan
warning-unused-pass = niet gebruikt: { $products }; aan het einde van de beurt vervalt dat

# Wat er aan een schuld ontbreekt

missing-too-few-coins = niet genoeg munten
missing-no-product = het product is niet gemaakt, en geen kaart die nog kan worden ingezet maakt het
missing-not-in-hand = die kaart zit niet in de hand
missing-no-such-card = geen handkaart toont het symbool
missing-not-in-entourage = de kaart is niet meer in het gevolg
missing-already-tasked = de kaart is al ingezet
missing-nothing-to-do = het zou nu niets doen
missing-space-taken = het vak is bezet
missing-no-camel = alle kamelen zijn onderweg
missing-no-caravan = er is geen karavaan
missing-locked = de karavaan zit op slot
missing-not-in-this-round = de karavaan zit op slot in de laatste ronde passen

# Wat er te beslissen is

prompt-main = { $yours ->
    [yes] Jouw beurt: speel kaarten, zet je gevolg in, zet kamelen, onderhandel, of beëindig je beurt.
   *[no] Beurt van { $active }: je mag kaarten inzetten, djinns spelen, onderhandelen, of passen.
}
prompt-passed = Je hebt gepast. In de beurt van { $active } mag je nog kaarten inzetten, djinns spelen en onderhandelen.
prompt-last = { $yours ->
    [yes] Laatste ronde passen van je beurt: je karavaan zit op slot. Zet kaarten in, speel djinns, onderhandel of pas; ongebruikte producten vervallen.
   *[no] Laatste ronde passen in de beurt van { $active }: zet kaarten in, speel djinns, onderhandel of pas. Voor kamelen is toestemming nodig; ongebruikte producten vervallen.
}
prompt-draft = Pak een kaart uit de rij (nog { $left }).
prompt-pay = { $only ->
    [yes] { $card }: alleen een handkaart kan nu { $icon } betalen. Kies welke je aflegt.
   *[no] { $card }: waarmee betaal je { $icon }?
}
prompt-product = { $card }: welk product maak je?
prompt-convert = { $card }: welk product geef je op?
prompt-into = { $card }: wat wordt het?
prompt-opponent = { $card }: welke tegenstander?
prompt-discard = { $card }: welke kaart leg je af?
prompt-give = { $card }: welke van de getrokken kaarten geef je weg?
prompt-refresh = { $card }: welke kaart ververs je?
prompt-place = { $card }: waar komt een kameel?
prompt-shift = { $card }: welke van je kamelen verplaats je?
prompt-shift-to = { $card }: waarheen, op dezelfde karavaan?
prompt-recall = { $card }: welke van je kamelen komt thuis?
prompt-guard = { $card }: welke kameel wordt bewaakt?
prompt-guard-caravan = { $card }: wiens karavaan wordt bewaakt?
prompt-arrange = { $card }: welke van de bekeken kaarten komt de volgende van boven?
prompt-mill = { $card }: leg je de bovenste kaart af?
prompt-fetch = { $card }: welke kaart van de aflegstapel pak je?
prompt-swap = { $card }: welke handkaart geef je aan de rij?
prompt-swap-for = { $card }: welke kaart uit de rij pak je?
prompt-name = Welke kaart geef je hiervoor?
prompt-name-debt = Je bent { $other } nog { $term } schuldig: welke kaart geef je daarvoor?
prompt-called = Iedereen heeft gepast, en je bent { $other } nog { $term } schuldig: kies de kaart die je daarvoor inzet.
prompt-making = { $naming ->
    [yes] Aanbod aan { $other }: welke handkaart gebruik je ervoor? Niemand ziet haar nog.
   *[no] Aanbod aan { $other }, { $part }: voeg voorwaarden toe, of verstuur het.
}
part-0 = wat je nu geeft
part-1 = wat je voor het einde van deze beurt geeft
part-2 = wat je voor later belooft
part-3 = wat je nu wilt
part-4 = wat je voor het einde van deze beurt wilt
part-5 = wat je beloofd wilt hebben

# Keuzes

choice-pass = passen
choice-end = je beurt beëindigen
choice-play = { $card } spelen
choice-task = { $card } inzetten
choice-camel = vak { $space } van de karavaan van { $owner } ({ $product })
choice-card = { $card }
choice-product = { $icon }
choice-credit = met je tegoed voor { $icon }
choice-coins = een munt uit je tent
choice-player = { $other }
choice-nth = nr. { $number }
choice-yes = ja
choice-no = nee
choice-done = genoeg
choice-offer = { $other } een aanbod doen
choice-any = een willekeurige kaart
choice-entourage = { $card }
choice-space = vak { $number }
choice-spaces = { $number } vakken
choice-own-caravan = je eigen karavaan
choice-words = in eigen woorden
choice-due = verder met wat voor het einde van deze beurt komt
choice-promise = verder met beloften voor latere beurten
choice-want = verder met wat je wilt
choice-send = het aanbod versturen
choice-drop = het aanbod laten vallen
choice-accept = het aanbod van { $other } aannemen: je krijgt { $gets }; je geeft { $gives }
choice-decline = het aanbod van { $other } afslaan: { $gets } voor { $gives }
choice-counter = afslaan en { $other } een ander aanbod doen
choice-withdraw = je aanbod aan { $other } intrekken
choice-settle = voldoen wat je { $other } schuldig bent: { $term }
choice-kept = { $other } hield de belofte: { $term }
choice-broken = { $other } brak de belofte: { $term }
choice-term = toevoegen: { $term }
order-pass-until-offered = passen tot mij iets wordt aangeboden
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
term-product = 1× { $what }
term-credit = een tegoed voor { $what }
term-space = toestemming voor een kameel op vak { $what }
term-spaces = { $what ->
    [1] toestemming voor een kameel op een vak naar keuze
   *[other] toestemming voor { $what } kamelen op vakken naar keuze
}
term-own-caravan = toestemming om de eigen karavaan aan te vullen
term-camel = een kameel op { $what }
term-task = { $what } inzetten voor de ander
term-choice = al gekozen: { $choice }
fixed-camel = vak { $space } van de karavaan van { $owner }
fixed-yes = de bekeken kaart wordt afgelegd
fixed-no = de bekeken kaart blijft
term-words = iets in woorden
when-now = { $term }
when-due = { $term } voor het einde van de beurt
when-promise = { $term } in een latere beurt

# Wat er gebeurde

event-turn-began = Beurt { $turn }: { $player }.
event-caravan-began = { $player } begint een karavaan naar { $city }.
event-entourage-refreshed = Het gevolg van { $player } is ververst.
event-caravan-resolves = De karavaan van { $player } komt aan: { $bandit ->
    [0] geen rovers
   *[other] rovers op { $bandit }
} ({ $back }).
event-camel-returned = De kameel van { $player } op vak { $space } van de karavaan van { $caravan } { $why ->
    [stranded] strandt.
   *[bandits] wordt geroofd.
}
event-camels-paid = { $player } verdient { $coins } aan de karavaan van { $caravan }.
event-coins-gained = { $player } pakt { $coins ->
    [1] 1 munt.
   *[other] { $coins } munten.
}
event-coins-paid = { $player } betaalt { $coins ->
    [1] 1 munt.
   *[other] { $coins } munten.
}
event-coins-passed = { $player } geeft { $other } { $coins ->
    [1] 1 munt.
   *[other] { $coins } munten.
}
event-played = { $player } speelt { $card }.
event-product-used = { $player } gebruikt 1× { $product }.
event-credit-used = { $player } gebruikt een tegoed voor { $icon }.
event-discarded = { $player } legt { $card } af.
event-tasked = { $player } zet { $card } in.
event-tasked-for = { $player } zet { $card } in voor { $other }.
event-made = { $player } maakt { $count }× { $product }.
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
event-card-refreshed = { $player } ververst { $card }.
event-camel-placed = { $player } zet een kameel op vak { $space } van de karavaan van { $caravan }.
event-camel-picked = { $player } kiest de kameel op vak { $space } van de karavaan van { $caravan }.
event-camel-shifted = { $player } verplaatst een kameel op de karavaan van { $caravan } van { $space } naar { $to }.
event-camel-recalled = { $player } haalt een kameel terug van vak { $space } van de karavaan van { $caravan }.
event-camel-guarded = { $player } bewaakt de kameel op vak { $space } van de karavaan van { $caravan }.
event-caravan-guarded = { $player } bewaakt de karavaan van { $caravan }.
event-looked = { $player } bekijkt { $count ->
    [1] de bovenste kaart van de stapel.
   *[other] de bovenste { $count } kaarten van de stapel.
}
event-arranged = { $player } legt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} op volgorde terug.
event-milled = { $card } gaat van de stapel naar de aflegstapel ({ $back }).
event-fetched = { $player } pakt { $card } van de aflegstapel.
event-swapped-out = { $player } legt { $card } in de rij.
event-swapped-in = { $player } pakt daarvoor { $card } uit de rij.
event-drafted = { $player } pakt { $card } uit de rij.
event-refilled = Nieuw in de rij: { $card } ({ $back }).
event-deck-turned = De aflegstapel wordt omgedraaid: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}.
event-top-back = De bovenste kaart zegt nu: { $back }.
event-passed = { $player } past.
event-turn-ended = { $player } wil de beurt beëindigen.
event-offer-begun = { $player } praat met { $other }.
event-offer-sent = { $player } doet { $other } een aanbod.
event-offer-term = { $player } zou { $other } geven: { $term }.
event-offer-declined = { $player } slaat het aanbod van { $other } af.
event-offer-withdrawn = { $player } trekt het aanbod aan { $other } in.
event-offer-lapsed = { $player } kan niet meer geven wat { $other } is aangeboden: het aanbod vervalt.
event-offer-closed = Het gesprek van { $player } met { $other } loopt op niets uit.
event-deal-made = { $player } sluit een akkoord met { $other }.
event-entourage-passed = { $player } draagt { $card } over aan { $other }.
event-product-passed = { $player } geeft { $other } 1× { $product }.
event-credit-given = { $player } geeft { $other } een tegoed voor { $icon }.
event-space-allowed = { $player } staat { $other } vak { $space } toe tot het einde van de beurt.
event-spaces-allowed = { $player } staat { $other } { $count ->
    [1] één vak
   *[other] { $count } vakken
} toe tot het einde van de beurt.
event-own-caravan-allowed = { $player } opent de karavaan van { $other } tot het einde van de beurt.
event-owed = { $player } moet { $other } nog geven: { $term }.
event-settling = { $player } betaalt schuld { $debt }, aan { $other }, vroeger.
event-debt-called = Iedereen heeft gepast: nu { $you ->
    [yes] moet je
   *[no] moet { $player }
} schuld { $debt } aan { $other } voldoen.
event-debt-waits = { $you ->
    [yes] Je kunt
   *[no] { $player } kan
} schuld { $debt } aan { $other } nu niet voldoen; die blijft staan tot het einde van de beurt.
event-debt-met = { $player } voldoet aan { $other }: { $term }.
event-defaulted = { $player } kan { $other } niet geven wat moest: { $term }.
event-card-owed = { $player } moet { $other } voor het einde van de beurt { $card } geven.
event-card-owed-unknown = { $player } moet { $other } voor het einde van de beurt een kaart geven.
event-card-debt-met = { $player } voldoet aan { $other }: { $card }.
event-card-debt-met-unknown = { $player } geeft { $other } de verschuldigde kaart.
event-card-defaulted = { $player } kan { $other } de verschuldigde kaart niet geven: { $card }.
event-card-defaulted-unknown = { $player } kan { $other } de verschuldigde kaart niet geven.
event-promised = { $player } belooft { $other }: { $term }.
event-promise-kept = { $player } noteert belofte { $promise } van { $other } als gehouden.
event-promise-broken = { $player } noteert belofte { $promise } van { $other } als gebroken.
event-products-lost = Ongebruikte producten en tegoeden zijn weg.
event-scored = { $player }: { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} en { $entourage ->
    [one] 1 kaart
   *[other] { $entourage } kaarten
} in het gevolg.
event-won = { $player } wint: { $reason }.

# Hoe een spel eindigt

ending-most-coins = de meeste munten
ending-most-entourage = het grootste gevolg bij gelijke munten
ending-shared = een gedeelde winst, gelijk in munten en gevolg

# Waarom een actie wordt geweigerd

refusal-not-in-this-round = "{ $action }" kan niet meer in de laatste ronde passen van een beurt.
refusal-not-your-turn = "{ $action }" is voor je eigen beurt; in die van een ander speel je alleen djinns.
refusal-already-passed = "{ $action }": je hebt al gepast en sindsdien is er niets gebeurd.
refusal-not-in-hand = "{ $action }" noemt een kaart die je niet, of niet zo vaak, in de hand hebt.
refusal-not-payable = "{ $action }" is niet te betalen.
refusal-played-already = "{ $action }" noemt een kaart die deze beurt al gespeeld is.
refusal-nothing-to-do = "{ $action }" zou nu niets doen.
refusal-not-in-entourage = "{ $action }" noemt een kaart die niet in het gevolg is.
refusal-already-tasked = "{ $action }" noemt een kaart die al is ingezet.
refusal-no-caravan = "{ $action }" noemt een karavaan die er niet is.
refusal-space-taken = "{ $action }" noemt een bezet vak.
refusal-locked = "{ $action }": je karavaan zit op slot tot de actieve speler hem opent.
refusal-no-leave = "{ $action }": daarvoor moet de eigenaar van de karavaan toestemming geven.
refusal-no-camel = "{ $action }" vraagt een kameel, en alle vijf zijn onderweg.
refusal-no-camel-there = "{ $action }" noemt een vak zonder zo'n kameel.
refusal-no-product = "{ $action }" vraagt een product dat niet gemaakt is.
refusal-too-few-coins = "{ $action }" vraagt meer munten dan er zijn.
refusal-no-such-card = "{ $action }" noemt een kaart die niet past of er niet is.
refusal-not-an-opponent = "{ $action }" noemt geen tegenstander van je.
refusal-offer-limit = "{ $action }": je hebt al je aanbiedingen van deze beurt gedaan.
refusal-offer-waiting = "{ $action }": je vorige aanbod aan deze speler wacht nog.
refusal-no-offer = "{ $action }": zo'n aanbod is er niet.
refusal-order-of-terms = "{ $action }" komt te laat: voorwaarden komen in een vaste volgorde.
refusal-too-many-terms = "{ $action }" is een voorwaarde te veel.
refusal-empty-offer = "{ $action }": het aanbod zegt nog niets.
refusal-no-such-debt = "{ $action }": zo'n schuld heb je niet.
refusal-no-such-promise = "{ $action }": er is geen open belofte aan jou met dat nummer.
refusal-ledger-full = "{ $action }": de boeken zijn vol.
refusal-not-possible = "{ $action }" kan hier niet.
refusal-same-product = "{ $action }" zou een product in zichzelf veranderen.
refusal-already-allowed = "{ $action }": die toestemming is er al, tot de beurt voorbij is.
refusal-card-to-name = "{ $action }" moet wachten: zeg eerst welke kaart je apart legt.

# Opties

option-stacks = stapels karavanen
option-stacks-explained = hoeveel stapels karavanen, en dus hoeveel beurten ieder heeft
option-personas = persona's per speler
option-personas-explained = twee spelers kunnen met twee persona's elk beginnen
option-offers = aanbiedingen per beurt
option-offers-explained = hoeveel aanbiedingen, tegenvoorstellen inbegrepen, een speler per beurt mag doen

# De tafel

table-turn = Beurt { $turn } van { $turns }: { $active }
table-deck = Stapel { $count }, boven: { $back }
table-draft = Rij: { $cards }
table-discard = Afgelegd: { $cards }
table-caravan = { $owner }: { $city }{ $guarded ->
    [yes] {" "}(bewaakt)
   *[no] {""}
}{ $locked ->
    [yes] {" "}(op slot)
   *[no] {""}
}
table-player = munten { $coins }, hand { $hand }, kamelen thuis { $camels }
table-passed = gepast
table-defaults = niet nagekomen: { $count }
table-entourage = Gevolg: { $cards }
table-products = Gemaakt: { $products }
table-hand = Hand: { $cards }
table-leave = { $player } heeft { $other } gegeven tot het einde van de beurt van { $active }: { $leave }
table-debt = { $player } moet { $other } voor het einde van de beurt geven: { $term }
table-missing = (kan nu niet worden betaald: { $what })
table-promise = { $number }. { $player } beloofde { $other } in beurt { $turn }: { $term } ({ $state ->
    [kept] gehouden
    [broken] gebroken
   *[open] open
})
written-offer = Bod { $which }: “{ $words }”
written-promise = Belofte { $which }: “{ $words }”

# Wat een speler weet

knows-offer-to-you = { $maker } biedt je { $gives } voor { $wants }.
knows-offer-yours = Je biedt { $other } { $gives } voor { $wants }.
knows-offer-making = Je aanbod aan { $other } tot nu toe: { $gives } voor { $wants }.
knows-hand = { $player } heeft zeker { $cards }.
knows-deck = In de stapel, van boven: { $cards }.

# De regels in het kort

rules-aim = Heb de meeste munten als de laatste van { $turns } rondes karavanen is aangekomen.
rules-turn = Je beurt: je oude karavaan komt aan en een nieuwe begint; speel dan kaarten, zet je gevolg in, zet kamelen en onderhandel zoveel je wilt; pak aan het einde 2 kaarten uit de rij.
rules-paying = Elk symbool van de kosten betaal je met een product van deze beurt, een munt, een tegoed van een partner, of door een handkaart met dat symbool af te leggen. Een afgelegde kaart betaalt maar één symbool, hoeveel er ook op staan.
rules-camels = Om een kameel te zetten heb je een product nodig dat een ingezette kaart of een djinn heeft gemaakt, en een leeg vak van die soort. Op de karavaan van een ander, of op je eigen buiten je beurt, is ook toestemming nodig; die geldt tot het einde van de beurt.
rules-caravan = Komt een karavaan aan, dan gaan kamelen buiten volle rijen en kolommen naar huis, rovers pakken er een, en elke andere kameel verdient wat zijn rij betaalt.
rules-deals = Over alles valt altijd te onderhandelen, in hoogstens { $offers ->
    [one] 1 aanbod
   *[other] { $offers } aanbiedingen
} per beurt. Wat nu of deze beurt moet, is bindend: als iedereen heeft gepast, moet alles wat betaald kan worden ook betaald worden. Een belofte voor een latere beurt is niet bindend.
rules-end = De laatste karavanen komen aan met elk een eigen kaart, nadat twee kaarten zijn afgelegd. Bij gelijke stand wint het grootste gevolg.
rules-persona = { $name }: { $effect }
rules-card = { $name }: { $effect }; { $cost }; afgelegd betaalt ze { $count ->
    [1] één symbool: { $icons }
   *[other] één symbool naar keuze: { $icons }
}

# Fouten in opties, gegevens en posities

error-data-too-many-names = Gegevensbestand, "{ $key }": hoogstens { $most } kaarten kunnen eigen namen hebben.
error-data-endless = Gegevensbestand, "{ $key }": een kaart die blijft liggen kan niet alles verversen ("{ $effect }"); beurten zouden nooit eindigen.
error-data-effect = Gegevensbestand, "{ $key }": "{ $effect }" is geen werking.
error-data-name-length = Gegevensbestand, "{ $key }": een naam heeft 1 tot { $most } bytes, alle afdrukbaar.
error-caravan-twice = Een karavaan is op twee plaatsen.
error-caravan-not-begun = Een staande karavaan is nog niet begonnen.
error-camels-without-caravan = { error-place } kamelen hebben een karavaan nodig.
error-guard-without-camel = { error-place } een wacht heeft een kameel nodig.
error-offer-or-not = { error-place } dit klopt niet met de aanbiedingen en schulden die er zijn.
error-too-many-cards = Er zijn { $count } kaarten { $good } in deze positie, maar slechts { $most } in het spel.
error-unknown-count = Er zijn { $count } kaarten geplaatst, maar er zijn er { $left }.
error-no-cards-left = Er worden meer kaarten gevraagd dan er zijn.
error-all-before-end = { error-place } alles is pas na het einde te zien.
error-no-choice = { error-place } bij de beslissing "{ $decision }" zou er niets te kiezen zijn.
error-bad-data = { error-place } de gegevens kloppen niet. { $reason }
error-not-now = { error-place } dit past niet bij de beslissing of de ronde.
error-not-hidden = { error-place } dit kan voor deze ogen niet onbekend zijn; noem het.
error-shown-too-much = { error-place } deze ogen kunnen niet alles zien wat hier staat.
error-no-term = { error-place } dit kan geen deel van een afspraak zijn.
error-not-turned-over = { error-place } is de stapel leeg, dan wordt de aflegstapel meteen omgedraaid.
error-wrong-place = { error-place } zo'n kaart kan hier niet liggen, of niet zo.
error-wrong-eyes = { error-place } open kaarten kent iedereen, de rug van een handkaart alleen wie haar heeft.
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

client-souk = De soek: stapel, rij, aflegstapel
client-deck = in de stapel
client-draft = rij
client-discards = afgelegd
client-discard-pile = Aflegstapel ({ $count })
client-looked = Bekeken kaarten, vanaf de bovenkant van de stapel
client-caravan = Karavaan van { $owner } naar { $city }
client-your-caravan = jouw karavaan
client-enlarge = Van dichtbij bekijken
client-caravan-hint = Vul een rij of kolom: elke kameel daarin verdient de munten van zijn rij.
client-before-first = Jouw karavaan vertrekt als je beurt begint.
client-no-caravan = Hier staat nu geen karavaan.
client-guarded = bewaakt tegen rovers
client-locked = op slot
client-locked-last = { $you ->
    [yes] Op slot in de laatste ronde passen: je kunt hier geen kamelen meer zetten
   *[no] Op slot in de laatste ronde passen: { $owner } kan hier geen kamelen meer zetten, en jij alleen met toestemming
}
client-locked-turn = Op slot in de beurt van { $active }, tenzij { $active } hem voor je opent
client-unlocked = { $you ->
    [yes] { $active } heeft je karavaan geopend tot het einde van de beurt
   *[no] { $owner } mag hier kamelen zetten tot het einde van de beurt van { $active }
}
client-last = { $you ->
    [yes] Laatste ronde passen van jouw beurt
   *[no] Laatste ronde passen in de beurt van { $active }
}
client-last-still = Kan nog: kaarten inzetten, djinns spelen, onderhandelen, en kamelen zetten waar je toestemming hebt.
client-last-over = { $you ->
    [yes] Kan niet meer: kamelen op je eigen karavaan en andere kaarten spelen. Producten die niemand gebruikt, vervallen met de beurt.
   *[no] Kan niet meer: { $active } zet daar zelf geen kamelen meer. Producten die niemand gebruikt, vervallen met de beurt.
}
client-space = Vak { $space } van de karavaan van { $owner }: { $product }, { $has ->
    [yes] een kameel van { $camel }{ $earns ->
        [0] {", die nog niets verdient"}
       *[other] , die { $earns } verdient
    }
   *[no] leeg
}{ $guarded ->
    [yes] , bewaakt
   *[no] {""}
}{ $bandit ->
    [yes] ; hier slaan de rovers toe
   *[no] {""}
}
client-row-pays = een kameel in deze rij verdient { $coins }
client-would-earn = { $player } zou nu { $coins } verdienen
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
client-tent = Jouw tent
client-coins = munten
client-coins-secret = munten in de tent zijn geheim
client-camels-home = kamelen thuis
client-pool = Producten en tegoeden van deze beurt
client-no-products = niets gemaakt deze beurt
client-entourage = gevolg
client-hand = hand
client-tasked = ingezet
client-backs = bekijk de ruggen
client-faces = bekijk de voorkanten
client-unknown = handkaarten die je niet kent: { $count }
client-known = zeker in de hand: { $card }
client-active = aan de beurt
client-paying = Betalen voor { $card }
client-discarding = afgelegd
client-pay-cheapest = Betaal wat kan zonder kaarten af te leggen
client-in-vain = vervalt, tenzij je het verhandelt: je kunt er niets meer mee
client-orders = Vaste opdrachten

client-deals = De onderhandelingstafel
client-deals-hint = Kies een partner en leg munten, kaarten, producten of toestemming op de twee bladen. Je hebt deze beurt { $count ->
    [one] 1 aanbod
   *[other] { $count } aanbiedingen
}.
client-make-offer = Een aanbod doen
client-offer-to = Aanbod aan { $player }
client-counter-to = Ander aanbod aan { $player }
client-unfinished = hier ligt een onaf aanbod
client-offers-you = { $player } doet jou een aanbod
client-your-offer = Jouw aanbod aan { $player }
client-you-give = Jij geeft
client-you-get = Jij krijgt
client-accept = Aannemen
client-decline = Afslaan
client-accept-of = aanbod van { $player } aannemen
client-decline-of = aanbod van { $player } afslaan
client-counter = Tegenbod
client-withdraw = Intrekken
client-waits = wacht op antwoord
client-talks = { $you ->
    [yes] { $player } stelt een aanbod aan jou op.
   *[no] { $player } praat met { $other }.
}
client-due = Deze beurt verschuldigd
client-owes = { $you ->
    [yes] Jij bent { $other } schuldig: { $term }
   *[no] { $to ->
        [yes] { $player } is jou schuldig: { $term }
       *[no] { $player } is { $other } schuldig: { $term }
    }
}
client-settle = Voldoen
client-called = Nu betalen
client-called-why = { $player } heeft nog recht op { $term }. Iedereen heeft gepast, dus wat deze beurt verschuldigd is, wordt nu betaald met wat je hebt en wat je kaarten maken.
client-called-task = Kies wie het maakt:
client-called-name = Kies er de kaart voor uit je hand.
client-could-task = kan worden gemaakt door { $tasks }
client-missing = kan nu niet worden betaald: { $what }
client-permissions = { $you ->
    [yes] Toestemming tot het einde van jouw beurt
   *[no] Toestemming tot het einde van de beurt van { $active }
}
client-own-caravan = { $you ->
    [yes] je eigen karavaan
   *[no] de eigen karavaan van { $owner }
}
client-ledger = Beloften
client-in-turn = (beurt { $turn })
client-kept = Gehouden
client-broken = Gebroken
client-open = open
client-all-promises = Toon alle { $count }
client-fewer-promises = Toon minder
client-partner = Met wie onderhandelen
client-partner-has = { $player } heeft { $hand ->
    [one] 1 handkaart
   *[other] { $hand } handkaarten
} en { $camels ->
    [one] 1 kameel
   *[other] { $camels } kamelen
} thuis
client-offers-left = { $count ->
    [1] nog 1 aanbod deze beurt
   *[other] nog { $count } aanbiedingen deze beurt
}
client-tray-empty = Nog niets: tik hieronder iets aan, of sleep het hierheen.
client-tray-full = Op een kant passen hoogstens { $count } voorwaarden.
client-add = Toevoegen
client-clear = Leegmaken
client-send-offer = Aanbod versturen
client-less = Een munt minder
client-more = Een munt meer
client-take-off = Weghalen: { $term }
client-when = Wanneer
client-when-now = nu
client-when-due = deze beurt
client-when-promise = belofte
client-until = tot de beurt voorbij is
client-not-now = Dit kun je nu niet geven: kies een ander moment of haal het weg.
client-which-card = Welke kaart? Alleen jij ziet hem.
client-set-aside = met { $card }, die alleen jij ziet
client-term-coins = munten
client-term-card = handkaart
client-term-product = product
client-term-leave = toestemming
client-term-camel = kameel
client-term-entourage = gevolg
client-term-task = inzet
client-term-credit = tegoed
client-term-words = woorden
client-unnamed = Noem de kaart niet: alleen jij weet welke het is
client-any-later = Een kaart naar mijn keuze, later deze beurt
client-any-theirs = Een kaart naar hun keuze
client-named-card = Een bepaalde kaart
client-any-spaces = Kamelen op vakken naar keuze:
client-permission-how = Toestemming die je nu geeft, geldt tot het einde van de beurt van { $active }.
client-held = is er al, tot de beurt voorbij is
client-credit-how = Een tegoed: er wordt een kaart afgelegd, zodat één symbool van de kosten van de ander betaald is.
client-camel-how = Wie dit geeft, zet daar een eigen kameel, met een product dat die heeft gemaakt. Meer toestemming dan de deal is niet nodig.
client-no-hand = Je hebt geen handkaarten.
client-words-how = Een belofte in je eigen woorden. Ze is niet afdwingbaar; de ander noteert of ze gehouden of gebroken is.
client-words-gives = Wat je belooft; na de deal kan iedereen het lezen
client-words-wants = Wat de ander belooft; na de deal kan iedereen het lezen
client-choose-for = Keuze { $nth } van deze kaart
client-left-open = { $you ->
    [yes] jij kiest bij het inzetten
   *[no] { $player } kiest
}
client-coins-before = munten vóór de laatste karavanen
client-last-caravans = de laatste karavanen
client-promises = beloften
client-kept-broken = { $kept } gehouden, { $broken } gebroken, { $defaults } niet nagekomen

motive-line = { $count ->
    [one] 1 kameel staat nu in een volle rij of kolom.
   *[other] { $count } kamelen staan nu in volle rijen en kolommen.
}
motive-camels = { $count ->
    [one] 1 kameel is op weg om te verdienen.
   *[other] { $count } kamelen zijn op weg om te verdienen.
}
motive-coins = { $count ->
    [one] Verdient 1 munt.
   *[other] Verdient { $count } munten.
}
motive-entourage = Een gevolg van { $count } werkt elke beurt.
motive-products = { $count ->
    [one] 1 product om deze beurt te gebruiken.
   *[other] { $count } producten om deze beurt te gebruiken.
}
motive-hand = { $count ->
    [one] 1 kaart op hand om te spelen of mee te betalen.
   *[other] { $count } kaarten op hand om te spelen of mee te betalen.
}
