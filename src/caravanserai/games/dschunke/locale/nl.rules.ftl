# Het regelboek: hoofdstukken

chapter-goals = Waar het om gaat
chapter-setup = Voorbereiding
chapter-round = Een ronde
chapter-bartering = Het bieden
chapter-specials = De speciale kaarten
chapter-end = Het einde van het spel
chapter-well = Zo speel je goed

# Waar het om gaat

rule-aim = De meeste yuan na tien rondes
rule-aim-text =
    Vijf jonken liggen zij aan zij. Je laadt er kisten op, en die leveren je geld en goederen op. De goederen bied je in het geheim aan, voor nog meer geld of voor speciale kaarten.

    Na tien rondes wint wie de meeste yuan heeft: geld, eindkaarten en een bonus voor elke jonk waarop je nog te zien bent.
rule-goods = De goederen en hun jonken
rule-goods-text =
    Er zijn vier soorten goederen, elk met 18 kaarten. Ze liggen op de jonk van hun kleur: specerijen op oranje, groente op paars, vis op bruin, rijst op wit. De grijze jonk heeft zelf geen goederen.

    Gebruikte kaarten gaan terug naar hun jonk. Is een jonk leeg, dan krijg je niet wat er ontbreekt.
rule-visible = Stroken, lagen en zichtbare kisten
rule-visible-text =
    Een strook is drie kisten lang. Drie stroken naast elkaar vormen een laag, en elke laag ligt dwars op de laag eronder. Een nieuwe strook gaat in de bovenste laag; is die vol, dan begint hij de volgende.

    Een dwarse strook bedekt precies één kist van elke strook eronder. Met één strook erbovenop toont elke strook van de laag eronder dus nog twee kisten, met twee nog één, met drie geen enkele. Wat nog dieper ligt, is helemaal niet te zien.

    Alleen zichtbare kisten tellen: voor geld, voor goederen, voor eindkaarten en voor de bonus aan het einde.
rule-visible-example = Op de grijze jonk liggen twee stroken dwars over de eerste laag. Elke strook bovenop toont drie kisten, elke strook eronder nog maar één.

# Voorbereiding

rule-setup = De tafel
rule-setup-text =
    Iedereen krijgt 20 stroken en 2 voorraadkaarten. Een paar stroken liggen al op de jonken. De drie kooplieden staan op drie verschillende jonken, de leerjongens op het eerste vak van hun spoor. Met drie spelers doet alleen de onderste leerjongen mee.

    - 4 spelers: van elke soort worden 8 kaarten geschud, en iedereen krijgt er 8.
    - 3 spelers: van elke soort worden 6 kaarten geschud, en iedereen krijgt er 6.

    De 30 speciale kaarten vormen vier stapels. Niemand heeft geld.
rule-variant = De variant van de voorbereiding
rule-variant-text =
    Je kunt ook dit afspreken: de kooplieden worden geschud en gedekt op drie jonken gezet. Iedereen geeft drie stroken aan de linkerbuur. Daarna leg je om de beurt steeds één van de gekregen stroken op een jonk met minder dan drie. Tot slot worden de kooplieden omgedraaid.
rule-variant-example = Het is aan jou om een van de gekregen stroken neer te leggen. De kooplieden liggen nog gedekt.

# Een ronde

rule-round = De zes fasen
rule-round-text =
    Elk van de tien rondes gaat zo:

    - Er wordt een marktkaart omgedraaid, en in sommige rondes is er een gebeurtenis.
    - Iedereen doet één actie.
    - Iedereen neemt nieuwe goederen.
    - Er wordt geboden.
    - Kooplieden en leerjongens schuiven door.
    - De volgende speler wordt startspeler.
rule-market = De marktkaart
rule-market-text = Ze toont wat elke soort deze ronde bij het bieden oplevert: een aantal yuan, of S voor een speciale kaart. Meteen na het omdraaien mag wie een ruilkaart heeft die gebruiken, op volgorde van beurt.
rule-event-s = Gebeurtenis S: speciale kaarten voor iedereen
rule-event-s-text = In rondes met een S neemt iedereen op volgorde van beurt een stapel speciale kaarten die nog niemand in deze gebeurtenis nam, kijkt hem door, houdt één kaart en legt de stapel terug.
rule-event-s-example = Ronde 3 heeft een S. Kies een van de vier stapels, kijk hem door en houd één kaart.
rule-event-y = Gebeurtenis Y: laat je geld zien
rule-event-y-text = In rondes met een Y zegt iedereen hoeveel geld hij heeft. Verder is je geld geheim.
rule-action = Je actie
rule-action-text =
    Op volgorde van beurt doet iedereen precies één actie: je gebruikt een koopman of leerjongen die nog open ligt. Die wordt daarna omgedraaid, en niemand anders kan hem deze ronde nog gebruiken.

    Een koopman werkt op de jonk waar hij staat. Daarnaast mag je één extra-actiekaart spelen.
rule-worker-load = De laadkoopman
rule-worker-load-text = Laad twee van je stroken op zijn jonk. Ze gaan in de bovenste laag en kunnen kisten van anderen bedekken, of die van jezelf.
rule-worker-goods = De goederenkoopman
rule-worker-goods-text =
    Neem zoveel goederenkaarten van zijn jonk als je daar zichtbare kisten hebt, maar minstens drie, ook als je er geen hebt.

    Op de grijze jonk kies je een gekleurde jonk en neem je de goederen daarvan. Raakt die leeg, dan ga je verder bij een andere.
rule-worker-money = De geldkoopman
rule-worker-money-text = Neem 1 yuan voor elke zichtbare kist die je op zijn jonk hebt, maar minstens 3, ook als je er geen hebt.
rule-worker-money-example = De geldkoopman staat op de grijze jonk, waar je zeven zichtbare kisten hebt: dat is 7 yuan.
rule-trainee = De leerjongens
rule-trainee-text = Wat een leerjongen doet, staat op het vak van het spoor dat hij heeft bereikt: één of twee stroken laden, goederen nemen of geld verdienen. Hij werkt op een van de twee jonken zonder koopman; jij kiest welke. Ook voor hem geldt het minimum van drie. Twee leerjongens mogen op dezelfde jonk werken.
rule-trainee-example = In ronde 4 laadt de onderste leerjongen twee stroken. Je mag hem naar een van de jonken zonder koopman sturen.
rule-extra = Extra-actiekaarten
rule-extra-text = Voor of na je actie mag je één kaart met “extra actie” spelen. Ze doet wat erop staat en gaat uit het spel. Eén zo’n kaart per ronde.
rule-resupply = De bevoorrading
rule-resupply-text = Op volgorde van beurt neemt iedereen voor elke voorraadkaart één goederenkaart naar keuze: eerst twee, met speciale kaarten meer. Ze mogen van verschillende soorten zijn. Let op wat de anderen nemen.
rule-moving = Doorschuiven
rule-moving-text = Aan het einde van een ronde gaat elke koopman met de klok mee naar de volgende jonk, elke leerjongen één vak verder, en worden ze allemaal weer open gelegd. De volgende speler wordt startspeler.

# Het bieden

rule-bartering = In het geheim bieden
rule-bartering-text =
    Iedereen neemt in het geheim een aantal kaarten van één onverkochte soort in de vuist, of geen enkele. Alle vuisten gaan tegelijk open.

    Elke soort waarop geboden is, is nu verkocht. Alle geboden kaarten gaan terug naar hun jonk, of je nu wint of niet. Daarna volgt een nieuwe biedronde voor de soorten die nog over zijn, tot alle vier verkocht zijn of niemand meer biedt.
rule-bartering-example = Rijst levert 4 yuan op en vis een speciale kaart. Jij hebt twee rijst en één vis. Hoeveel durven de anderen?
rule-sale = Wie er betaald krijgt
rule-sale-text =
    Per soort krijgt wie de meeste kaarten bood wat de marktkaart toont. Boden meer spelers evenveel en het meest, dan delen ze de yuan, naar beneden afgerond. Wie minder bood, krijgt niets.

    Een voorbeeld: specerijen zijn 1 yuan waard, en twee spelers bieden er elk drie. Gedeeld en afgerond krijgen ze allebei niets.
rule-bluff = Bluffen
rule-bluff-text = Een vuist met meerdere soorten, of met een soort die al verkocht is, is geen bod. Ze telt als leeg, en je neemt de kaarten terug. Maar iedereen heeft ze gezien.
rule-prize = Een speciale kaart winnen
rule-prize-text = Toont de marktkaart een S voor een soort, dan kiest de winnaar een stapel, kijkt hem door en houdt één kaart. In ronde 10 mag je in plaats daarvan 3 yuan nemen, maar dat zeg je voordat je kijkt. Bij een gelijk hoogste bod op een S krijgt niemand hem.

# Speciale kaarten

rule-special-cards = Drie soorten speciale kaarten
rule-special-cards-text =
    - Kaarten met “altijd” liggen open en werken de rest van het spel.
    - Kaarten met “extra actie” houd je geheim en speel je één keer.
    - Kaarten met “einde” houd je geheim; ze leveren aan het einde geld op als aan de voorwaarde is voldaan.

    Een lege stapel kun je niet kiezen.
rule-special-extra-supply = Extra voorraad
rule-special-extra-supply-text = Altijd. Je neemt bij elke bevoorrading één goederenkaart meer. Er zijn er 6.
rule-special-win-ties = Winnen bij gelijk bod
rule-special-win-ties-text = Altijd. Bied je samen met anderen het meest, dan win jij alleen: alle yuan, of de speciale kaart. Er is er maar 1.
rule-special-exchange = Ruilen
rule-special-exchange-text = Altijd. Elke ronde mag je meteen na de marktkaart één of twee goederenkaarten teruggeven en er evenveel andere voor nemen. Met twee van deze kaarten mag het twee keer. Er zijn er 2.
rule-special-load = Strook laden
rule-special-load-text = Extra actie, eenmalig. Laad een van je stroken op een jonk naar keuze. Er zijn er 2.
rule-special-goods = Goederen nemen
rule-special-goods-text = Extra actie, eenmalig. Kies een jonk en neem zoveel van de goederen als je daar zichtbare kisten hebt, maar minstens drie. Bij grijs kies je een gekleurde jonk. Er zijn er 2.
rule-special-move = Strook verplaatsen
rule-special-move-text = Extra actie, eenmalig. Verplaats een van je stroken uit de bovenste laag van een jonk naar een andere jonk. Er zijn er 2.
rule-special-money = Geld van één jonk
rule-special-money-text = Extra actie, eenmalig. Neem 1 yuan voor elke zichtbare kist die je hebt op de jonk van de kaart, maar minstens 3. Voor elke jonk is er 1.
rule-special-eight = 8 yuan voor één jonk
rule-special-eight-text = Einde. 8 yuan als er minstens vier van je kisten zichtbaar zijn op de jonk van de kaart. Voor elke jonk is er 1.
rule-special-twelve = 12 yuan voor twee jonken
rule-special-twelve-text = Einde. 12 yuan als er minstens vijf van je kisten zichtbaar zijn op de eerste jonk en minstens twee op de tweede. Er zijn er 5. Kaarten waarvan de voorwaarden elkaar overlappen, betalen allemaal volledig uit.

# Het einde

rule-counting = De afrekening
rule-counting-text =
    Tel na ronde 10 op:

    - je geld;
    - 8 of 12 yuan voor elke eindkaart waarvan de voorwaarde klopt;
    - de bonus voor jonken waarop je te zien bent.

    Het hoogste totaal wint. Bij een gelijk totaal wint wie de meeste goederenkaarten in de hand heeft; is ook dat gelijk, dan wordt de overwinning gedeeld.
rule-junk-bonus = De bonus voor jonken
rule-junk-bonus-text = Aan het einde levert elke jonk waarop je minstens één zichtbare kist hebt 4 yuan op. Zijn het ze alle vijf, dan krijg je 25 yuan in plaats van 20.
rule-secrets = Wat geheim is
rule-secrets-text =
    Iedereen ziet de jonken, welke goederen iemand neemt of teruggeeft, wat er geboden is en elke betaling. Ook hoeveel kaarten iemand in de hand heeft, is bekend.

    Geheim zijn de beginhand, je geld tussen twee keer tonen in, speciale kaarten die niet open liggen, wat er in een stapel zit (behalve voor wie hem doorkeek), en een bod tot iedereen geboden heeft.

# Zo speel je goed: wat partijen tussen onze bots lieten zien

rule-well-bids = Wees onvoorspelbaar, en voorspel niet
rule-well-bids-text = Onze bots kiezen willekeurig uit de biedingen die goed lijken. Een speler die 6728 van hun biedingen had bestudeerd om de volgende te voorzien, won tegen drie bots 18 % van de partijen, waar 25 % gelijk spel zou zijn (200 partijen). Ze te slim af willen zijn leverde dus niets op.
rule-well-bluffs = Bluffen
rule-well-bluffs-text = Onze bots bluffen nooit. Voor zover hun zoekmethode kan zien, is bluffen hetzelfde als niets bieden, behalve dat iedereen een paar van je kaarten ziet.
rule-well-cards = Welke speciale kaarten
rule-well-cards-text = Uit 400 partijen tussen bots is berekend wat winst waarschijnlijk maakte. Met nog veel rondes te gaan woog “winnen bij gelijk bod” het zwaarst. Van de eenmalige kaarten was dat “strook verplaatsen”. En speel die voordat het te laat is: na je laatste actie in ronde 10 zijn ze niets meer waard.
rule-well-think = Kijk verder dan je eigen beurt
rule-well-think-text = Een bot die alleen vraagt wat deze beurt het beste is, won 95,5 % van 400 partijen tegen een bot die maar wat doet. Maar tegen een bot die ook vooruitkijkt, won hij maar één van 25 partijen.

# Uitspraken: waar het regelboek twijfel laat

ruling-J1 = Drie spelers krijgen elk 6 kaarten, en de 6 die overblijven gaan terug naar hun jonken. Met een optie krijgt iedereen er 8.
ruling-J1-why = Zo staat het in het regelboek, al zouden alle 24 kaarten precies opgaan.
ruling-J2 = In de variant kiest de startspeler de drie jonken voor de kooplieden.
ruling-J2-why = Het regelboek zegt “naar keuze” zonder te zeggen van wie.
ruling-J3 = Je mag ook één enkele kaart ruilen. Een ruilkaart die je in de S-gebeurtenis van dezelfde ronde krijgt, komt te laat.
ruling-J3-why = Dat van die ene kaart staat op de kaart, en het ruilen komt meteen na de marktkaart, vóór de gebeurtenis.
ruling-J4 = Je laadt alle stroken die de actie geeft, of zoveel als je er nog hebt. Heb je er geen meer, dan mag je de actie toch kiezen; ze doet dan niets.
ruling-J4-why = Het regelboek geeft een vast aantal, niet “hoogstens”.
ruling-J5 = Op een gekleurde jonk krijg je de goederen die er zijn; de rest vervalt.
ruling-J5-why = Alleen bij de grijze jonk zegt het regelboek dat je bij een andere soort verder mag gaan.
ruling-J6 = Bluffen kan met een aantal kaarten van een verkochte soort, of met één kaart van elk van twee soorten. De vuist gaat met alle andere open en de kaarten gaan terug naar je hand. Zijn alle vuisten leeg of bluf, dan is het bieden voorbij.
ruling-J6-why = Het regelboek noemt het bluf en laat het gelden als een lege vuist.
ruling-J7 = Tijdens de bevoorrading en het bieden zie je niet hoeveel goederen een jonk heeft, alleen of er nog zijn.
ruling-J7-why = Aan tafel liggen de kaarten op een stapel, en natellen zou verklappen wat de anderen hebben.
ruling-J8 = Alleen een strook in de bovenste laag van zijn jonk kan worden verplaatst.
ruling-J8-why = Een strook daaronder krijg je er niet uit zonder andere op te tillen.
ruling-J9 = Je mag per ronde één extra-actiekaart spelen, voor of na je actie, ook een die je in de S-gebeurtenis van deze ronde kreeg.
ruling-J9-why = De gebeurtenis komt vóór de acties.
ruling-J10 = Goederen, bevoorrading, S-gebeurtenis en S-prijs neem je helemaal; weigeren kan niet. Zijn alle jonken leeg, dan vervalt de rest. Is er in een S-gebeurtenis geen vrije stapel meer, dan krijg je niets.
ruling-J10-why = Het regelboek geeft geen keuze, en wat er niet is kun je niet nemen.
ruling-J11 = Een extra-actiekaart kun je alleen spelen als ze iets doet. Bij het ruilen neem je geen soort terug die je net teruggaf, en voor elke kaart moet er een andere zijn. Zie je af van de ene ruil, dan ook van de tweede.
ruling-J11-why = Op de kaart staat “andere”, en een actie zonder gevolg is er geen.
ruling-J12 = Kaarten met “altijd” werken zodra je ze krijgt, ook nog in dezelfde ronde.
ruling-J12-why = Ze worden meteen open neergelegd en gelden vanaf dan.
ruling-J13 = Iedereen biedt elke keer, ook wie niets te bieden heeft.
ruling-J13-why = Als maar een paar spelers gevraagd werden, zou dat iets over hun hand verklappen.
ruling-J14 = Na ronde 10 beweegt er niets meer.
ruling-J14-why = Het spel is voorbij, en de kisten tellen zoals ze liggen.
ruling-J15 = In de variant houden de stroken die je krijgt de kleur van hun eigenaar.
ruling-J15-why = Het blijven de stroken van die speler; jij bepaalt alleen waar ze komen.

# Begrippen

glossary-bid = bod
glossary-bid-text = kaarten van één soort, in het geheim aangeboden
glossary-bluff = bluf
glossary-bluff-text = een vuist die geen geldig bod is
glossary-crate = kist
glossary-crate-text = een derde van een strook; alleen zichtbare tellen
glossary-goods-card = goederenkaart
glossary-goods-card-text = waarmee je biedt
glossary-junk = jonk
glossary-junk-text = een schip met een ruim voor stroken
glossary-layer = laag
glossary-layer-text = drie stroken naast elkaar
glossary-market-card = marktkaart
glossary-market-card-text = wat de goederen deze ronde opleveren
glossary-merchant = koopman
glossary-merchant-text = werkt één keer per ronde op de jonk waar hij staat
glossary-special = speciale kaart
glossary-special-text = altijd, extra actie of einde
glossary-stack = stapel
glossary-stack-text = een van de vier stapels speciale kaarten
glossary-start-player = startspeler
glossary-start-player-text = is deze ronde als eerste aan de beurt
glossary-strip = strook
glossary-strip-text = drie kisten in jouw kleur
glossary-supply = voorraadkaart
glossary-supply-text = elke ronde één goederenkaart
glossary-trainee = leerjongen
glossary-trainee-text = werkt waar geen koopman staat
glossary-yuan = yuan
glossary-yuan-text = geld, en tegelijk de score
