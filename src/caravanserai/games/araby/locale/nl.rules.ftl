# Het regelboek: hoofdstukken

chapter-goals = Waar het om gaat
chapter-turn = Een beurt
chapter-caravan = Karavanen
chapter-deals = Deals
chapter-cards = De kaarten
chapter-end = Het einde van het spel
chapter-well = Zo speel je goed

# Waar het om gaat

rule-aim = De meeste munten
rule-aim-text =
    Munten zijn de score. De meeste verdien je met karavanen: je zet kamelen op een karavaan, en als die aankomt, leveren ze geld op.

    Je maakt producten om kamelen te laden, speelt kaarten die je sterker maken, en onderhandelt met de anderen over alles. Wie na de laatste karavanen de meeste munten heeft, wint.
rule-products = Producten
rule-products-text =
    Er zijn vier producten: magie, juwelen, specerijen en stoffen. Je maakt ze door kaarten uit je gevolg in te zetten, of met een djinn.

    Een product betaalt één symbool van de kosten van een kaart, of laadt één kameel. Wat niemand heeft gebruikt, vervalt aan het einde van de beurt, voor alle spelers.
rule-backs = De achterkant van de kaarten
rule-backs-text =
    Elke kaart van de stapel heeft op de achterkant een rovergetal van 1 tot 9 en drie opbrengsten, één voor elke rij van een karavaan. De bovenste kaart van de stapel bepaalt wat de volgende karavaan opbrengt, en iedereen kan de achterkant zien.

    Over het geheel slaan rovers het vaakst toe in de onderste rij, en levert de onderste rij het meest op.
rule-setup = Voorbereiding
rule-setup-text =
    Iedereen krijgt een willekeurige persona, 5 kamelen, 3 munten en 5 kaarten. Vier kaarten liggen open in de draftrij. Er zijn vier stapels karavanen met voor elke speler één, dus iedereen heeft vier beurten; voor een langer spel kunnen het er meer zijn. Met twee spelers mag iedereen met twee persona’s beginnen.

# Een beurt

rule-turn = Hoe een beurt verloopt
rule-turn-text =
    - Je karavaan komt aan, als je er een hebt. Daarna begin je een nieuwe, en je hele gevolg wordt weer inzetbaar.
    - Je doet zoveel je wilt, in elke volgorde.
    - Heeft iedereen gepast, dan wordt je gevolg opnieuw inzetbaar en neem je twee kaarten uit de draftrij.
    - Er is nog één laatste ronde passen. Dan is de volgende speler aan de beurt.
rule-main = Wat je kunt doen
rule-main-text =
    In je eigen beurt, zo vaak je wilt en in elke volgorde:

    - een kaart spelen;
    - een kaart uit je gevolg inzetten;
    - een kameel op je karavaan zetten;
    - een deal sluiten.

    In ieders beurt mag je op elk moment djinns spelen, je kaarten inzetten en deals sluiten, behalve terwijl een karavaan aankomt.
rule-main-example = Je hebt een juweel gemaakt. Je kunt er een kameel mee op een leeg juwelenvak zetten, er een kaart mee betalen, of ermee onderhandelen.
rule-playing = Een kaart spelen
rule-playing-text = Kies een kaart uit je hand en betaal de kosten. Kooplieden en bondgenoten komen in je gevolg en blijven daar. Deugden en djinns werken meteen en worden afgelegd. Kooplieden, bondgenoten en deugden speel je alleen in je eigen beurt; djinns op elk moment.
rule-paying = De kosten betalen
rule-paying-text =
    Elk symbool van de kosten betaal je apart:

    - een product met een product dat deze beurt is gemaakt;
    - een munt met een munt uit je tent;
    - beide door een handkaart met dat symbool af te leggen;
    - beide met wat een partner voor je betaalt.

    Een afgelegde kaart betaalt één symbool van één kaart, hoeveel symbolen er ook op staan.
rule-paying-example = De Koopman in magie kost één magie en één munt. De magie betaal je met wat je hebt gemaakt, of door de Schrijver of de Verkenner af te leggen, die allebei magie tonen.
rule-tasking = Inzetten en weer inzetbaar maken
rule-tasking-text = Om een kaart uit je gevolg te gebruiken zet je hem in: je draait hem een kwartslag en hij werkt. Hij kan pas opnieuw worden ingezet als hij weer inzetbaar is. Je hele gevolg wordt inzetbaar als je beurt begint en als die eindigt, dus je kunt je kaarten één keer in je eigen beurt gebruiken en nog een keer in de beurten van de anderen.
rule-camels = Kamelen op een karavaan zetten
rule-camels-text =
    Voor elke kameel heb je een product nodig dat bij een leeg vak past. Het moet gemaakt zijn door een kaart in te zetten of door een djinn; een afgelegde kaart laadt nooit een kameel. Op elk vak past één kameel. Je hebt vijf kamelen, en ze gaan niet van de ene karavaan naar de andere.

    - Op je eigen karavaan, in je eigen beurt: vrij.
    - Op je eigen karavaan, in de beurt van een ander: alleen als de actieve speler hem van het slot haalt.
    - Op de karavaan van een ander: altijd, met toestemming van de eigenaar.
rule-camels-example = Je kamelen staan op de vakken 1 en 4. Met een juweel zou je vak 7 kunnen vullen en is de eerste kolom vol.
rule-others-turn = In de beurt van een ander
rule-others-turn-text = Je mag djinns spelen, kaarten inzetten die nog niet zijn ingezet, en deals sluiten. Kooplieden, bondgenoten en deugden moeten wachten tot je eigen beurt. Je eigen karavaan is op slot, tenzij de actieve speler hem voor je van het slot haalt.
rule-passing = Passen
rule-passing-text = Wil de actieve speler de beurt beëindigen, dan worden alle anderen gevraagd. Zodra iedereen sinds de laatste actie heeft gepast, is de beurt voorbij. Passen is niet definitief: tot het einde van de beurt mag je alsnog iets doen, en dan wordt iedereen opnieuw gevraagd.
rule-ending = Je beurt beëindigen
rule-ending-text = Zeg dat je je beurt wilt beëindigen. Hebben de anderen ook gepast, dan neem je twee kaarten en kun je geen kamelen meer op je eigen karavaan zetten.
rule-draft = De draftrij
rule-draft-text = Aan het einde van je beurt neem je twee kaarten uit de draftrij in je hand. Daarna wordt die van de stapel aangevuld tot vier. Zo komt er een nieuwe achterkant boven te liggen: die voor de volgende karavaan.
rule-draft-example = Neem twee van de vier kaarten in de draftrij, één voor één.
rule-last-passes = De laatste ronde passen
rule-last-passes-text = Door het aanvullen ligt er een nieuwe achterkant boven, dus mag iedereen nog één ronde reageren: met djinns, inzetten en deals, en met kamelen waar deze beurt toestemming voor is gegeven. Daarna vervallen alle ongebruikte producten en betalingen, en gaat de beurt verder.

# Karavanen

rule-arrival = Een karavaan komt aan
rule-arrival-text =
    Een karavaan heeft drie rijen van drie vakken: 1 tot 3 boven, 7 tot 9 onder. Als hij aankomt:

    - Kamelen die niet in een volle rij of een volle kolom staan, stranden en gaan naar huis.
    - De achterkant van de bovenste kaart van de stapel beslist. De kameel op het vak met het rovergetal wordt overvallen en gaat naar huis. Daardoor strandt er geen andere.
    - Elke kameel die overblijft levert zijn eigenaar de opbrengst van zijn rij op, van wie de karavaan ook is.

    Dan gaan alle kamelen naar huis en gaat de karavaan uit het spel. Een voorbeeld: bij 2, 3 en 4 verdienen een kameel bovenaan en een onderaan samen 6 munten.
rule-arrival-example = De linkerkolom en de onderste rij zijn vol, dus die kamelen leveren iets op. De kameel op vak 2 staat alleen: zoals het nu is, zou hij stranden.
rule-guards = Bescherming
rule-guards-text = Een beschermde kameel, of elke kameel op een beschermde karavaan, kan niet door rovers worden overvallen als die karavaan aankomt. Dubbele bescherming helpt niet extra.
rule-deck = Stapel en aflegstapel
rule-deck-text = Afgelegde kaarten liggen open, op volgorde. Is de stapel leeg, dan wordt de aflegstapel ongeschud omgedraaid en is dat de nieuwe stapel.

# Deals

rule-deals = Over alles valt te onderhandelen
rule-deals-text =
    Twee spelers kunnen het op elk moment over alles eens worden: munten, kaarten, producten, toestemming, hulp, beloften. Wat meteen geldt, wisselt meteen van eigenaar, alles of niets. Wat de regels verbieden, blijft ook in een deal verboden.

    Iedereen ziet dat er een deal is gesloten, en het openbare deel ervan.
rule-offers = Aanbiedingen
rule-offers-text =
    Een deal begint met een aanbod: wat je geeft en wat je wilt. De ander neemt het aan, slaat het af of doet een tegenbod. Bij elk onderdeel zeg je wanneer: nu, vóór het einde van deze beurt, of als belofte voor later.

    Een aanbod vervalt aan het einde van de beurt. Je kunt hoogstens 12 aanbiedingen per beurt doen, tegenbiedingen meegeteld.
rule-offers-example = { client-bot-B } biedt je magie aan voor 2 munten. Je kunt het aannemen, afslaan of een tegenbod doen.
rule-term-coins = Munten
rule-term-coins-text = Elk aantal munten, van tent naar tent.
rule-term-card = Een handkaart
rule-term-card-text = Een bepaalde kaart, of een naar keuze van de gever. Alleen jullie twee weten welke kaart het is.
rule-term-entourage = Een kaart uit het gevolg
rule-term-entourage-text = Hij gaat zoals hij is naar het andere gevolg, ingezet of niet. Zelfs een persona kun je verhandelen.
rule-term-product = Een product
rule-term-product-text = Een product dat deze beurt is gemaakt. De nieuwe eigenaar kan het tot het einde van de beurt gebruiken als een eigen product.
rule-term-credit = Een betaling
rule-term-credit-text = De gever legt een handkaart af, en daarmee is één symbool van de kosten van de ander betaald. Een betaling is geen product: je kunt er geen kameel mee laden.
rule-term-space = Toestemming voor een vak
rule-term-space-text = De eigenaar van een karavaan laat je tot het einde van de beurt een kameel op dit vak zetten. Het passende product heb je nog wel nodig.
rule-term-spaces = Toestemming voor vakken naar keuze
rule-term-spaces-text = Hetzelfde, voor zoveel vakken naar keuze op die karavaan.
rule-term-own-caravan = Je eigen karavaan van het slot
rule-term-own-caravan-text = De actieve speler laat je tot het einde van de beurt kamelen op je eigen karavaan zetten. Bij elke nieuwe beurt gaat hij weer op slot.
rule-term-camel = Een kameel zetten
rule-term-camel-text = De gever zet een eigen kameel op een bepaald vak van een van de twee karavanen, met een eigen product. Zo vult iemand een rij voor je, en daarom vraagt die er misschien geld voor.
rule-term-task = Een kaart voor jou ingezet
rule-term-task-text = De ander zet een eigen kaart in, en jij krijgt wat die doet, alsof jij hem had ingezet. Keuzes kunnen in het aanbod worden vastgelegd; wat open blijft, kies jij.
rule-term-words = Een belofte in woorden
rule-term-words-text = Alles wat je wilt beloven, opgeschreven. Is de deal gesloten, dan kan iedereen het lezen.
rule-debts = Wat deze beurt verschuldigd is
rule-debts-text =
    Behalve toestemming kun je alles “vóór het einde van deze beurt” afspreken. Dat is bindend. Heeft iedereen gepast, dan worden open schulden één voor één opgeëist. Wie kan betalen, moet dat doen, met wat er is en wat de eigen kaarten kunnen maken, maar nooit door een handkaart te spelen.

    Wat niet betaald kan worden, wacht op de laatste ronde passen. Lukt het dan ook niet, dan krijgt iedereen dat te horen.
rule-promises = Beloften
rule-promises-text = Wat voor een latere beurt is beloofd, is niet af te dwingen. Het staat in een open lijst, en degene aan wie het beloofd is, noteert of de belofte is nagekomen of gebroken. Iedereen kan zien wie woord houdt. In de lijst passen er 24: is die vol, dan maakt de oudste belofte die al beoordeeld is plaats, en is er geen beoordeeld, dan de oudste van allemaal, die dan als nagekomen geldt.

# De kaarten

rule-cards = Zo lees je een kaart
rule-cards-text =
    Elke kaart heeft kosten, een of meer symbolen en een effect. De symbolen zijn wat je ermee kunt betalen als je de kaart aflegt. Een effect dat maar voor een deel kan, doe je zover het gaat; een kaart waarmee helemaal niets te doen valt, kun je niet gebruiken.

    Wie het gedrukte spel heeft, kan de echte kaarten op de plaats van de onze zetten.
rule-merchants = Kooplieden
rule-merchants-text = Ze komen in je gevolg en maken producten. Je speelt ze in je eigen beurt.
rule-allies = Bondgenoten
rule-allies-text = Ze komen in je gevolg en helpen op andere manieren. Je speelt ze in je eigen beurt.
rule-virtues = Deugden
rule-virtues-text = Ze werken één keer en worden afgelegd. Je speelt ze in je eigen beurt.
rule-djinn = Djinns
rule-djinn-text = Ze werken één keer en worden afgelegd. Je mag ze op elk moment spelen, ook in de beurt van een ander, behalve terwijl een karavaan aankomt.
rule-as-persona = Een persona: de eerste kaart van je gevolg.
rule-as-merchant = Een koopman: blijft in je gevolg en wordt ingezet.
rule-as-ally = Een bondgenoot: blijft in je gevolg en wordt ingezet.
rule-as-virtue = Een deugd: werkt één keer, in je eigen beurt.
rule-as-djinn = Een djinn: werkt één keer, op elk moment.
rule-card-does = { $effect }.
rule-card-costs = { $cost }.
rule-card-pays = { $count ->
    [0] Afgelegd betaalt deze kaart niets.
    [one] Afgelegd betaalt deze kaart één symbool: { $icons }.
   *[other] Afgelegd betaalt deze kaart één symbool naar keuze: { $icons }.
}

# Het einde

rule-end = De laatste karavanen
rule-end-text = Het spel eindigt met de beurt waarna er geen karavanen meer zijn om een ronde mee te beginnen. Er worden twee kaarten van de stapel afgelegd. Daarna komt elke karavaan die er nog staat aan, met de klok mee vanaf de eerste speler, elk met een eigen kaart van de stapel. Tussendoor kan niemand iets doen.
rule-ties = Wie er wint
rule-ties-text = Wie de meeste munten heeft, wint. Bij een gelijke stand beslist het grootste gevolg; is ook dat gelijk, dan wordt de overwinning gedeeld.
rule-secrets = Wat geheim is
rule-secrets-text =
    Iedereen ziet gevolgen, producten, betalingen, kamelen, de draftrij, de aflegstapel, de achterkant boven op de stapel, hoeveel kaarten de stapel en elke hand hebben, en elke munt die van eigenaar wisselt.

    Geheim zijn de munten in je tent (al weet wie meetelt hoeveel het er zijn), de handkaarten, de voorkanten van de stapel, en aanbiedingen waarop nog niet is geantwoord.

# Zo speel je goed: wat partijen tussen onze bots lieten zien

rule-well-makers = Eerst kaarten die producten maken
rule-well-makers-text = Uit 550 partijen tussen bots is berekend wat tot winst leidde. Een kaart die producten maakt telde zeven keer zo zwaar als elke andere kaart in het gevolg, voor elke beurt die nog kwam.
rule-well-kinds = Verschillende producten
rule-well-kinds-text = Geteld over alle 16 karavanen: met drie kaarten die drie verschillende producten maken, brengt een karavaan gemiddeld 5,9 munten op; met drie van twee soorten 1,6; met drie van dezelfde soort niets. Vier van vier soorten brengen 10,0 op, twee keer twee 3,2.
rule-well-deals = Deals waar beiden iets aan hebben
rule-well-deals-text = In 24 partijen van twee bots en een speler die onderhandelt werden er zo'n elf deals per partij gesloten. Een tweede, diepere blik op elke vierde deal liet zien dat beide kanten er in 58 van de 66 gevallen beter van werden. Samen vul je rijen die je alleen niet vol krijgt. Met twee spelers doen onze bots geen aanbiedingen: wat de een helpt, schaadt de ander.
rule-well-think = Kijk verder vooruit
rule-well-think-text = Een bot die alleen naar de eigen beurt kijkt, won 98 van 100 partijen tegen een bot die maar wat doet. Maar tegen een bot die vooruitdenkt, won hij maar vier van 25 partijen.

# Uitspraken: waar het regelboek twijfel laat

ruling-A1 = De achterkant van de bovenste kaart is openbaar, de voorkant niet. Van een handkaart kent alleen de bezitter de achterkant; een kaart die open ligt, toont beide kanten.
ruling-A1-why = De stapel ligt gedekt, dus de bovenste achterkant is gewoon te zien.
ruling-A2 = Iedereen begint met 3 munten.
ruling-A2-why = De stap ontbreekt in het regelboek; andere beschrijvingen van het spel zeggen allemaal 3.
ruling-A3 = Kooplieden en bondgenoten komen inzetbaar in het gevolg.
ruling-A3-why = Nergens staat dat ze bij het spelen gedraaid worden.
ruling-A4 = Wat deze beurt verschuldigd is, is bindend. Heeft iedereen gepast, dan worden schulden in de volgorde van de deals opgeëist, en wat helemaal betaald kan worden, moet betaald worden, met wat de schuldenaar heeft en door inzetten kan maken. Daarna mag iedereen weer iets doen.
ruling-A4-why = Het regelboek zegt dat afspraken voor dezelfde beurt in dezelfde beurt moeten worden nagekomen.
ruling-A5 = Een handkaart die in een aanbod genoemd wordt, ziet alleen de partner. Dat twee spelers praten en dat ze een deal sluiten, ziet iedereen.
ruling-A5-why = Handkaarten zijn geheim, wie met wie praat niet.
ruling-A6 = Aan het einde worden twee kaarten afgelegd; daarna komt elke karavaan die er nog staat aan met een eigen kaart.
ruling-A6-why = Het regelboek geeft elke karavaan een eigen kaart.
ruling-A7 = De munten van de bank raken nooit op.
ruling-A7-why = Hoeveel munten er gedrukt zijn, is geen regel.
ruling-A8 = Geen kaart wordt twee keer in één beurt gespeeld, ook niet als je hem terugkreeg. Een kaart die andere weer inzetbaar maakt, kan dat niet met een kaart die hetzelfde doet.
ruling-A8-why = Anders zou een beurt eindeloos kunnen duren.
ruling-A9 = Jouw deel van de beurt eindigt als je het hebt beëindigd en alle anderen sinds de laatste actie hebben gepast, in elke volgorde. Wie heeft gepast, mag alsnog iets doen, en dan begint de ronde opnieuw.
ruling-A9-why = Volgens de regels mag je op elk moment iets doen.
ruling-A10 = Na het aanvullen is er een laatste ronde passen, ook voor de actieve speler, met djinns, inzetten, deals en kamelen waar toestemming voor is. Toestemming geldt tot het einde van de beurt. Ook de laatste beurt heeft deze ronde.
ruling-A10-why = Door het aanvullen zie je de achterkant die over de volgende karavaan beslist, en iedereen mag op elk moment reageren.
ruling-A11 = Een deal is tussen twee spelers.
ruling-A11-why = Meer partners bereik je met meer deals.
ruling-A12 = Een lege stapel wordt meteen vervangen. Is ook de aflegstapel leeg, dan trek je niets, en komt een karavaan zonder rovers aan tegen 2, 3 en 4. De laatste beurt neemt nog kaarten uit de draftrij.
ruling-A12-why = Een karavaan moet hoe dan ook aankomen; 2, 3 en 4 staan in het voorbeeld van het regelboek.
ruling-A13 = Alles behalve passen, de beurt beëindigen en een belofte afvinken opent de ronde passen opnieuw. Tussen het passen en het nemen van kaarten, of midden in een effect, doet niemand iets.
ruling-A13-why = Wie heeft gepast, kon niet weten wat er nog zou gebeuren.
ruling-A14 = Een aanbod wordt gecontroleerd aan de kant van wie het doet; voor het aannemen telt de kant van de partner. Kan het aanbod niet meer worden nagekomen, dan vervalt het, en alleen die twee horen dat. Hoogstens 6 onderdelen per kant, en tot 63 munten. Een begonnen aanbod telt mee, ook als je het laat vallen.
ruling-A14-why = De kant van de partner controleren zou diens munten en hand verraden.
ruling-A15 = Een kaart die voor een partner wordt ingezet, doet voor die partner wat erop staat: het product, de kameel, het trekken en het afleggen zijn van de partner. Hoogstens twee keuzes kunnen in het aanbod worden vastgelegd; alle andere zijn aan de partner. Al het andere uit de deal wisselt eerst van eigenaar, dus een product daaruit kan de kaart voeden; een kaart die door de deal niets te doen heeft, wordt geweigerd.
ruling-A15-why = In een deal is de partner degene die de kaart met “je” bedoelt.
ruling-A16 = Schulden mag je eerder betalen. Worden ze opgeëist, dan worden ontbrekende munten en producten gemaakt door kaarten in te zetten. In de laatste ronde passen betaal je munten zover het gaat, en alleen de rest blijft onbetaald. Een kaart die je met Verjonging geeft, telt als betaling van een kaart die je die speler schuldig bent.
ruling-A16-why = Het regelboek noemt Verjonging als manier om een afspraak na te komen.
ruling-A17 = De laatste kaart die van de stapel wordt afgelegd, komt op de aflegstapel voordat die wordt omgedraaid. Kaarten voor de laatste karavanen worden apart gelegd.
ruling-A17-why = Eerst wordt hij afgelegd, en dan is de stapel leeg.
ruling-A18 = Eerst betaal je, dan kies je doelen, dus Geduld mag terughalen waarmee het betaald is. “Hoogstens” mag ook nul zijn, maar een kaart waarmee niets te doen valt, kun je niet gebruiken. Een handkaart wordt nooit ongevraagd afgelegd.
ruling-A18-why = Door te betalen speel je een kaart; het effect komt daarna.
ruling-A19 = Bescherming gaat met de kameel mee en eindigt als hij wordt teruggehaald. Een draftrij die niet aangevuld kon worden, wordt dat later.
ruling-A19-why = De bescherming hoort bij de kameel, niet bij het vak.
ruling-A20 = In een deal kun je ook een kameel laten zetten, nu of vóór het einde van de beurt: een kameel van de gever, met een product dat de gever dan heeft. De deal is alle toestemming die nodig is; alleen het slot op een eigen karavaan blijft gelden.
ruling-A20-why = Dat iemand een rij vult, is aan een echte tafel de gewoonste deal.

# Begrippen

glossary-active = actieve speler
glossary-active-text = wie aan de beurt is
glossary-back = achterkant
glossary-back-text = rovergetal en opbrengsten van een kaart
glossary-bandits = rovers
glossary-bandits-text = overvallen één vak als een karavaan aankomt
glossary-camel = kameel
glossary-camel-text = staat op een karavaan en verdient munten
glossary-caravan = karavaan
glossary-caravan-text = negen vakken voor kamelen
glossary-deal = deal
glossary-deal-text = een afspraak tussen twee spelers
glossary-debt = schuld
glossary-debt-text = wat je deze beurt nog moet geven
glossary-djinn = djinn
glossary-djinn-text = een kaart voor elk moment
glossary-draft = draftrij
glossary-draft-text = de vier open kaarten
glossary-entourage = gevolg
glossary-entourage-text = je kaarten in het spel
glossary-icon = symbool
glossary-icon-text = wat kosten vragen, en wat een afgelegde kaart betaalt
glossary-ledger = lijst
glossary-ledger-text = de open lijst met beloften
glossary-locked = op slot
glossary-locked-text = je eigen karavaan in de beurt van een ander
glossary-payment = betaling
glossary-payment-text = een afgelegde kaart die voor een partner betaalt
glossary-payout = opbrengst
glossary-payout-text = munten voor elke kameel in een rij
glossary-permission = toestemming
glossary-permission-text = een kameel op de karavaan van een ander mogen zetten
glossary-persona = persona
glossary-persona-text = de kaart waarmee je begint
glossary-product = product
glossary-product-text = magie, juwelen, specerijen of stoffen
glossary-refresh = weer inzetbaar maken
glossary-refresh-text = een ingezette kaart terugdraaien
glossary-stranded = gestrand
glossary-stranded-text = niet in een volle rij of kolom
glossary-task = inzetten
glossary-task-text = een kaart draaien om hem te gebruiken
glossary-tent = tent
glossary-tent-text = waar je munten verborgen zijn
