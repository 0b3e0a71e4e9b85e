# Het regelboek: hoofdstukken

chapter-goals = Waar het om gaat
chapter-setup = Voorbereiding
chapter-turn = Jouw beurt
chapter-characters = De personages
chapter-end = Hoe het spel eindigt
chapter-well = Zo speel je goed

# Waar het om gaat

rule-aim = Twee manieren om te winnen
rule-aim-text =
    Je bent koopman in Dunhuang en kunt op twee manieren winnen.

    - Meteen: je beëindigt je beurt met 4 meerderheidsfiches en 4 verschillende goederen in je hand. Met twee spelers heb je 5 fiches nodig.
    - Op punten: lukt dat niemand voordat de trekstapel op is, dan worden de punten geteld en wint de hoogste score.
rule-goods = De goederen
rule-goods-text =
    Er zijn tien goederen. Het getal op een kaart is wat hij aan het einde waard is, en van elk goed zijn er zoveel kaarten als dat getal zegt: 1 goud, 2 zilver, 3 lapis lazuli, 4 aardewerk, 5 glas, 6 bamboe, 7 thee, 8 papier, 9 wol en 10 zijde. Samen 55 kaarten.

    De duurste goederen zijn dus ook de gewoonste, en daarin de meeste hebben is het moeilijkst.
rule-tokens = Meerderheidsfiches
rule-tokens-text =
    Elk goed heeft één meerderheidsfiche. Het ligt in de voorraad tot iemand het verdient, en gaat daarna van Winkel naar Winkel.

    Een fiche is 2 punten waard, telt mee voor de onmiddellijke overwinning, en laat je aan het einde één kaart uit je hand scoren. Het heeft twee zijden: een getal en 商. Beide zijden tellen volledig mee.

# Voorbereiding

rule-setup = De tafel
rule-setup-text =
    De acht personagetegels vormen een ring, in willekeurige volgorde en met een van beide zijden boven. Naast elke tegel ligt één kaart: dat is de Markt. De overige kaarten vormen de trekstapel.

    - 4 spelers gebruiken alle goederen en beginnen met elk 7 munten.
    - 3 spelers laten goud en zijde met hun fiches weg en beginnen met elk 6 munten.
    - 2 spelers laten goud, wol en zijde met hun fiches weg en beginnen met elk 5 munten.

    Alle Winkels zijn leeg.
rule-opening = Je eerste kaart
rule-opening-text = Voor het spel begint trekt iedereen drie kaarten, houdt er één in de hand en legt de andere twee gedekt uit het spel. Alleen jij weet welke twee jij hebt weggelegd.
rule-first-player = De startspeler en de kameel
rule-first-player-text = De startspeler wordt geloot. Wie als laatste aan de beurt komt, kiest op welke tegel de kameel begint.
rule-first-player-example = Jij komt als laatste, dus jij kiest waar de kameel begint. { client-bot-B } verplaatst hem als eerste.

# Jouw beurt

rule-turn = De vijf stappen
rule-turn-text =
    Een beurt gaat altijd zo:

    - Verplaats de kameel.
    - Neem de kaart ernaast.
    - Gebruik het personage daar, of neem munten.
    - Kijk of je gewonnen hebt.
    - Vul de Markt aan.

    Daarna is je linkerbuur aan de beurt.
rule-camel = De kameel en zijn prijs
rule-camel-text = Verplaats de kameel met de klok mee, minstens één stap. De eerste stap is gratis; elke extra stap kost 1 munt, die naar de voorraad gaat. Lege plaatsen van de Markt tellen gewoon mee als stap.
rule-camel-example = Het getal bij een tegel zegt hoeveel stappen het is. Met 5 munten kom je tot 6 stappen ver.
rule-taking = De kaart nemen
rule-taking-text = Neem de kaart naast de kameel en kies: in je hand, of open in je Winkel. Ligt er geen kaart, dan neem je niets en ga je verder.
rule-taking-example = Je kunt de thee in je hand houden, of in je Winkel leggen bij de thee die daar al ligt.
rule-hand = Je hand
rule-hand-text =
    Kaarten in je hand tellen niet mee voor meerderheidsfiches. Je hebt ze voor twee andere dingen nodig: 4 verschillende goederen voor de onmiddellijke overwinning, en je beste goederen voor de punten aan het einde.

    Je mag zoveel kaarten in je hand hebben als je wilt. De handen worden getoond als iemand meteen wint, en als de punten worden geteld.
rule-shop = Je Winkel
rule-shop-text = De kaarten in je Winkel liggen open, per goed bij elkaar, zodat iedereen ze kan tellen. Ze leveren je meerderheidsfiches op. Aan het einde zijn de kaarten zelf niets waard; alleen de fiches tellen.
rule-majority = Een meerderheidsfiche krijgen
rule-majority-text =
    Leg je een kaart in je Winkel, vergelijk dat goed dan met alle andere Winkels. Heeft geen enkele Winkel er meer van dan jij, dan krijg je het fiche, uit de voorraad of van de speler die het heeft. Een gelijke stand is genoeg.

    Het fiche komt met het getal boven te liggen. Heb je het al, dan blijft het zoals het ligt. Een verdiend fiche kun je niet weigeren.
rule-majority-example = { client-bot-B } heeft twee keer thee en het fiche. Leg je deze thee in je Winkel, dan heb jij er ook twee: een gelijke stand, dus het fiche is voor jou.
rule-losing = Een fiche weer kwijtraken
rule-losing-text =
    Sommige personages halen een kaart uit je Winkel. Heb jij het fiche van dat goed en heeft een tegenspeler er nu meer van dan jij, dan gaat het fiche met het getal boven terug naar de voorraad. Niemand krijgt het meteen: het wacht daar op de volgende die het verdient.

    Verder raak je een fiche kwijt als een andere speler het steelt.
rule-bonus = De bonus
rule-bonus-text =
    Als je de kaart hebt genomen, kies je een van deze drie:

    - het personage gebruiken waar de kameel staat;
    - 3 munten nemen;
    - niets doen.

    Een personage waar je nu niets aan hebt, wordt niet aangeboden.
rule-bonus-example = De kameel staat op de Prinses. Met twee fiches levert zij je 2 prestigefiches op. Of je neemt 3 munten.
rule-refill = De Markt aanvullen
rule-refill-text = Aan het einde van je beurt krijgen alle lege plaatsen van de Markt een kaart van de trekstapel, te beginnen bij de kameel en dan met de klok mee.

# De personages

rule-characters = Tegels en personages
rule-characters-text =
    Elke tegel heeft aan beide zijden een ander personage; een van de twee doet mee. Je gebruikt een personage alleen als bonus van je beurt, als de kameel op zijn tegel is gestopt, en het hoeft nooit.

    Afgelegde kaarten gaan uit het spel, en iedereen ziet ze.
rule-character-painter = { character-painter }
rule-character-painter-text = Leg een kaart uit je hand af en ontvang 3 prestigefiches.
rule-character-musician = { character-musician }
rule-character-musician-text = Leg een kaart uit je Winkel af en ontvang 3 prestigefiches. Je kunt daardoor het meerderheidsfiche kwijtraken.
rule-character-princess = { character-princess }
rule-character-princess-text = Ontvang 1 prestigefiche voor elk meerderheidsfiche dat je hebt, welke zijde er ook boven ligt.
rule-character-dancer = { character-dancer }
rule-character-dancer-text = Ontvang 2 prestigefiches.
rule-character-interpreter = { character-interpreter }
rule-character-interpreter-text = Trek zoveel kaarten van de trekstapel als de kameel deze beurt stappen zette. Houd er één in je hand; de rest gaat in willekeurige volgorde onder op de stapel.
rule-character-diplomat = { character-diplomat }
rule-character-diplomat-text = Trek twee kaarten van de trekstapel. Houd er één in je hand; de andere gaat onder op de stapel.
rule-character-soldier = { character-soldier }
rule-character-soldier-text = Ruil een kaart uit je Winkel met een kaart van de Markt. Eerst verlaat jouw kaart je Winkel en kun je het fiche kwijtraken; dan komt de nieuwe kaart erin en kun je een fiche krijgen.
rule-character-general = { character-general }
rule-character-general-text = Ruil een kaart uit je hand met een kaart van de Markt.
rule-character-trader = { character-trader }
rule-character-trader-text = Kies een tegenspeler en trek willekeurig twee kaarten uit diens hand. Geef er daarna twee uit je eigen hand terug. Dat mogen dezelfde zijn.
rule-character-merchant = { character-merchant }
rule-character-merchant-text = Kies een tegenspeler. Die kiest twee kaarten uit de hand en geeft ze aan jou; daarna geef jij er twee terug, desnoods dezelfde. Je ontvangt 1 prestigefiche.
rule-character-maid = { character-maid }
rule-character-maid-text = Ruil een kaart uit je Winkel met een kaart van een ander goed uit je hand. Eerst telt het weghalen, dan het neerleggen.
rule-character-domestic = { character-domestic }
rule-character-domestic-text = Neem één kaart uit je Winkel in je hand, of leg één kaart uit je hand in je Winkel. In de Winkel telt hij als nieuw gelegde kaart.
rule-character-shepherd = { character-shepherd }
rule-character-shepherd-text = Neem de kaart bij de tegel vlak voor of vlak achter de kameel in je hand.
rule-character-farmer = { character-farmer }
rule-character-farmer-text = Neem één kaart in je hand van de plaatsen die voor de kameel liggen. Je kunt zoveel plaatsen ver reiken als de kameel deze beurt stappen zette.
rule-character-farmer-example = De kameel zette twee stappen naar de Boer, dus je mag een kaart nemen van een van de volgende twee plaatsen.
rule-character-manichean = { character-manichean }
rule-character-manichean-text = Draai een van je meerderheidsfiches naar de 商-zijde. Zolang de Manichean meedoet, geldt: staat iemand gelijk met jou en wil die je 商-fiche stelen, dan mag je het terugdraaien naar het getal en houden. Of je laat het gaan.
rule-character-buddhist = { character-buddhist }
rule-character-buddhist-text = Draai een van je meerderheidsfiches naar de 商-zijde. Zolang de Boeddhist meedoet, geldt: wie gelijk met jou staat en je 商-fiche wil stelen, moet je er 2 munten voor betalen. Het fiche bij jou laten mag ook; wie geen 2 munten heeft, moet dat wel.
rule-protection = 商: beschermd bij een gelijke stand
rule-protection-text =
    Een fiche met de 商-zijde boven ligt veiliger, maar alleen bij een gelijke stand. Wat de bescherming doet, hangt ervan af of de Manichean of de Boeddhist meedoet.

    Wie echt meer kaarten van het goed heeft, krijgt het fiche, welke zijde er ook boven ligt. Een fiche dat van eigenaar wisselt of teruggaat naar de voorraad, komt altijd met het getal boven.
rule-protection-example = Je staat gelijk met { client-bot-B } in bamboe, maar het fiche toont 商 en de Boeddhist doet mee. Je mag er 2 munten voor betalen.

# Hoe het spel eindigt

rule-ending-early-win = De onmiddellijke overwinning
rule-ending-early-win-text =
    Heb je aan het einde van je beurt minstens 4 fiches (met twee spelers 5) en minstens 4 verschillende goederen in je hand, dan toon je je hand en win je ter plekke. Punten doen er dan niet toe.

    Dit geldt alleen in je eigen beurt, ook in de laatste ronde.
rule-ending-early-win-example = Je hebt vier fiches en drie verschillende goederen in je hand. Neem de thee in je hand, en je wint aan het einde van deze beurt.
rule-end = Als de trekstapel op is
rule-end-text = Zodra een plaats van de Markt niet kan worden aangevuld, is de laatste ronde begonnen. Er wordt gespeeld tot de rechterbuur van de startspeler aan de beurt is geweest; was die net geweest, dan is het spel meteen afgelopen. Daarna worden de punten geteld.
rule-ending-most-points = Punten tellen
rule-ending-most-points-text =
    - 2 punten voor elk meerderheidsfiche.
    - 1 punt voor elk prestigefiche.
    - Van elk goed houdt degene met de meeste kaarten in de hand er één; staan er meer gelijk, dan ieder van hen. Zo’n kaart is zijn getal waard. Je kunt niet meer kaarten scoren dan je meerderheidsfiches hebt, dus de beste tellen.

    Een voorbeeld: 2 fiches, geen prestige, en de meeste glas, thee en zijde in de hand. Dat is 4 voor de fiches, en er tellen maar twee kaarten: 7 voor de thee en 10 voor de zijde. Samen 21 punten.
rule-ties = Gelijke stand
rule-ties-text = Hebben meer spelers de meeste punten, dan wint wie van hen de meeste munten heeft. Is ook dat gelijk, dan delen ze de overwinning.
rule-secrets = Wat geheim is
rule-secrets-text =
    Iedereen ziet de Markt, alle Winkels, fiches en munten, hoeveel kaarten er in elke hand en in de trekstapel zijn, en elke kaart die open in een hand wordt genomen.

    Geheim zijn je eerste kaart en de twee die je weglegde, kaarten die van de trekstapel zijn getrokken, en wat er via de Handelaar of de Koopman van hand wisselt, behalve voor de twee spelers zelf.

# Zo speel je goed: wat duizenden partijen tussen onze bots lieten zien

rule-well-early = In het begin: goederen en munten
rule-well-early-text = Uit 2400 partijen tussen bots is berekend welke stellingen tot winst leidden. Zolang de trekstapel hoog is, telden verschillende goederen in de hand en munten veel zwaarder dan wij hadden gedacht, en prestige en punten veel minder.
rule-well-late = Later: fiches en punten
rule-well-late-text = Hoe minder kaarten er in de trekstapel zijn, hoe meer meerderheidsfiches, prestige en goederen waarin je de meeste hebt gaan tellen. Ook munten worden meer waard: ze beslissen bij een gelijke stand, en je bepaalt ermee waar de kameel stopt.
rule-well-turn = Aan de beurt en nog één nodig
rule-well-turn-text = Niets verhoogde de kansen zo sterk als aan de beurt zijn terwijl er nog maar één fiche of één goed ontbreekt voor de onmiddellijke overwinning. Tel dus wat de speler na jou nog mist, en laat de kameel niet staan waar die het kan halen.
rule-well-think = Kijk verder dan je eigen beurt
rule-well-think-text = Een bot die alleen vraagt wat deze beurt het beste is, won alle 100 partijen tegen een bot die maar wat doet. Maar tegen een bot die ook aan de beurten daarna denkt, won hij maar één op de zes partijen (van 50).

# Uitspraken: waar het regelboek twijfel laat

ruling-D1 = De kameel mag zo ver als je munten reiken, ook helemaal rond en verder.
ruling-D1-why = De regels begrenzen de stappen met hun prijs en met niets anders.
ruling-D2 = Om een fiche te krijgen heb je minstens zoveel kaarten nodig als elke andere Winkel, ook als het in de voorraad ligt. Met een optie voor nieuwe partijen telt alleen de Winkel die het fiche heeft.
ruling-D2-why = Zo staat het in het Koreaanse regelboek, dat van de uitgever zelf, en de gedrukte voorbeelden van alle uitgaven kloppen ermee. De Engelse en de Nederlandse tekst kijken, letterlijk gelezen, alleen naar de Winkel die het fiche heeft.
ruling-D3 = Een verdiend fiche kun je niet weigeren. Leg je een kaart bij een goed waarvan je het fiche hebt, dan blijft het fiche liggen zoals het ligt.
ruling-D3-why = De regels zeggen dat je het neemt, niet dat je het mag nemen. Alleen 商 geeft iemand een keuze.
ruling-D4 = Bij een ruil gaat eerst jouw kaart weg, met de controle die daarbij hoort, en komt dan de nieuwe, met de zijne.
ruling-D4-why = Je moet je kaart neerleggen voor je een andere kunt pakken.
ruling-D5 = Na het weghalen houd je het fiche zolang geen tegenspeler meer van dat goed heeft, zelfs als je er geen meer hebt.
ruling-D5-why = De regels noemen maar één reden om het terug te leggen: dat iemand er meer heeft.
ruling-D6 = Soldaat en Generaal mogen een kaart ruilen met een van hetzelfde goed. Bij de Soldaat geldt dat als een nieuw gelegde kaart.
ruling-D6-why = Alleen bij de Huishoudster staat dat het een ander goed moet zijn.
ruling-D6a = Ruilt de Soldaat dus gelijk voor gelijk terwijl een tegenspeler even veel heeft, dan raak je eerst het fiche kwijt, ook een 商-fiche, en krijg je het daarna terug met het getal boven.
ruling-D6a-why = Dat volgt uit de volgorde van een ruil: tussendoor heb je één kaart minder.
ruling-D7 = Handelaar en Koopman vragen een tegenspeler met minstens één kaart. Wie maar één kaart heeft, geeft er één en krijgt er één terug.
ruling-D7-why = Het Koreaanse regelboek heeft een noot waarin dat staat.
ruling-D8 = Waarzegster en Diplomaat trekken wat er nog in de trekstapel is. Met een lege stapel worden ze niet aangeboden; één enkele kaart gaat meteen naar je hand.
ruling-D8-why = Wat er niet is kun je niet trekken, en bij één kaart valt er niets te kiezen.
ruling-D8a = De Prinses wordt niet aangeboden zonder fiche, de Manichean en de Boeddhist niet zonder fiche met het getal boven. Schilder en Muzikant wel, ook als er te weinig prestigefiches zijn. De tegenspeler van de Koopman die er twee of meer heeft, geeft er precies twee.
ruling-D8a-why = Een bonus die niets doet is geen keuze. Een kaart afleggen doet wel iets, ook zonder prestige.
ruling-D9 = Er zijn 44 munten en 28 prestigefiches, meer niet: je neemt wat er nog is. Je mag 3 munten of de Danseres ook kiezen als er niets meer is.
ruling-D9-why = Er zit niet meer in de doos, en de regels noemen geen vervanging.
ruling-D10 = Een plaats die deze beurt is leeggehaald, blijft leeg tot het aanvullen. Herder, Boer, Soldaat en Generaal hebben daar een kaart nodig. De Boer reikt niet verder dan de plaats vóór die van de kameel.
ruling-D10-why = Aanvullen is de vijfde stap, na de bonus.
ruling-D11 = De laatste ronde begint als een plaats niet kan worden aangevuld. Een stapel die net genoeg is, begint hem niet.
ruling-D11-why = De regels spreken van te weinig kaarten om aan te vullen, niet van een lege stapel.

# Begrippen

glossary-camel = kameel
glossary-camel-text = de ene pion die iedereen verplaatst
glossary-coin = munt
glossary-coin-text = betaalt stappen van de kameel, en beslist aan het einde bij een gelijke stand
glossary-collection = collectie
glossary-collection-text = alle kaarten van één goed in een Winkel
glossary-goods = goederen
glossary-goods-text = de tien soorten kaarten, genummerd naar hun waarde
glossary-hand = hand
glossary-hand-text = je geheime kaarten
glossary-majority = meerderheid
glossary-majority-text = geen andere Winkel heeft meer van een goed
glossary-market = Markt
glossary-market-text = de acht kaarten naast de tegels
glossary-middle = voorraad
glossary-middle-text = waar fiches liggen die niemand heeft
glossary-pile = trekstapel
glossary-pile-text = de gedekte kaarten waarmee de Markt wordt aangevuld
glossary-prestige = prestigefiche
glossary-prestige-text = 1 punt aan het einde
glossary-shop = Winkel
glossary-shop-text = je open kaarten, waarmee je fiches krijgt
glossary-token = meerderheidsfiche
glossary-token-text = het teken van een meerderheid, 2 punten waard
glossary-shang = 商
glossary-shang-text = ‘handel’: de zijde die een fiche bij een gelijke stand beschermt
