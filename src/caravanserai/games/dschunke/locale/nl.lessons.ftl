# De eerste partij

lesson-first-welcome = Welkom in de haven! Vijf jonken liggen zij aan zij, en na tien rondes wint wie de meeste yuan heeft. We spelen een ronde.
lesson-first-merchants = Op de jonken staan drie kooplieden: één laadt, één brengt goederen, één brengt geld. In je beurt gebruik je er een, op de jonk waar hij staat.
lesson-first-load = Eerst heb je vracht nodig. Gebruik de laadkoopman: hij legt 2 van je stroken op de paarse jonk.
lesson-first-hold = De ene strook maakte de laag vol, de andere ligt er dwars op en bedekt van elke strook een kist. Alleen zichtbare kisten tellen: jij toont er hier 5, de anderen elk 2.
lesson-first-others = { client-bot-B } gebruikte de geldkoopman, { client-bot-C } de goederenkoopman. Elke koopman werkt maar één keer per ronde, dus het telt wie eerst mag.
lesson-first-resupply = Nu de bevoorrading: iedereen neemt 2 goederenkaarten naar keuze. Neem een vis.
lesson-first-resupply-again = En nog een vis. Je ziet zo waar die goed voor is.
lesson-first-market = Nu het bieden. De marktkaart zegt wat de goederen vandaag opbrengen: vis 4 yuan, specerijen 2, groente 1, en rijst een S, een speciale kaart.
lesson-first-bid = Iedereen neemt in het geheim kaarten van één soort in zijn vuist; wie er de meeste van heeft, verkoopt. Klik op vis tot je er 3 in je vuist hebt, en bied.
lesson-first-tie = { client-bot-C } had ook 3 vis: gelijk, dus jullie delen de 4 yuan. { client-bot-B } kreeg voor rijst de speciale kaart, en alle geboden kaarten zijn weg.
lesson-first-bid-again = Vis en rijst zijn verkocht, dus je biedt opnieuw, op wat er over is. Bied je 2 groente.
lesson-first-sold = 1 yuan voor jou, 2 voor { client-bot-B }. Als alle vier de soorten verkocht zijn, of niemand meer biedt, is het bieden voorbij.
lesson-first-round-over = Dat was een ronde. Elke koopman is een jonk opgeschoven en de volgende speler begint.
lesson-first-money = Drie rondes later. De geldkoopman betaalt 1 yuan per zichtbare kist van jou, en op de bruine jonk heb je er 6. Gebruik hem!
lesson-first-least = 6 yuan. Je krijgt altijd minstens 3, ook waar je geen kisten hebt.
lesson-first-trainee = Naast de kooplieden is er een leerjongen. Zijn vakje zegt wat hij deze ronde doet: goederen brengen. Hij werkt op een jonk zonder koopman.
lesson-first-trainee-goods = Ook goederen krijg je naar zichtbare kisten. Stuur de leerjongen naar de bruine jonk: 6 kisten, dus 6 vis.
lesson-first-goods = Zes vis in één keer! Iedereen ziet wat je neemt, maar niemand ziet wat je gaat bieden.
lesson-first-event = In sommige rondes staat er een S: dan kijkt iedereen een stapel speciale kaarten door en houdt er één.
lesson-first-search = Jij mag eerst. Kijk de stapel met de ster door.
lesson-first-keep = Houd "geld van de paarse jonk": een extra actie, naast je koopman.
lesson-first-extra = Speel hem meteen: op de paarse jonk heb je 6 zichtbare kisten.
lesson-first-and-act = 6 yuan extra, en je gewone beurt komt nog. Gebruik een koopman naar keuze, of de leerjongen.
lesson-first-kinds = Speciale kaarten geven dus één keer een extra actie, werken altijd, zoals 1 kaart meer bij elke bevoorrading, of leveren aan het einde yuan op.
lesson-first-last-round = De tiende en laatste ronde. Aan het einde levert elke jonk met een zichtbare kist van jou 4 yuan op, en alle vijf samen 25.
lesson-first-fifth-junk = Op de witte jonk is niets van jou te zien. Speel daar je kaart "{ special-load }": klik op de kaart en dan op de jonk.
lesson-first-all-five = Nu ben je op alle vijf de jonken te zien. { client-bot-B } en { client-bot-C } op vier.
lesson-first-last-bid = Het laatste bod: alleen de groente is nog over, voor 4 yuan. { client-bot-C } heeft er 2, dus bied er 3 of 4.
lesson-first-counted = Je wint met 73: 40 yuan, 25 voor vijf jonken en 8 voor je kaart van de bruine jonk. Tot nu toe lag je achter!
lesson-first-end = Nu ken je het spel. Wijs een kaart of een jonk aan en je leest de rest. Veel plezier!

# Wat andere keuzes als antwoord krijgen

lesson-first-not-load-first = Dat kan ook, maar zonder kisten krijg je overal maar 3 van. Laad eerst.
lesson-first-not-trainee-later = De leerjongen komt later. Begin met de laadkoopman.
lesson-first-not-take-fish = Je mag alles nemen, maar vis is vandaag het meeste waard: 4 yuan.
lesson-first-not-three-fish = De meeste kaarten winnen, en de anderen hebben ook vis. Neem ze alle 3 in je vuist.
lesson-first-not-bid-fish = Vis is meer waard, en je hebt er 3. Bied die.
lesson-first-not-bluff = Dat is bluf: een vuist met meerdere soorten, of met een soort die al verkocht is, verkoopt niets. Bied wat gemarkeerd is.
lesson-first-not-bid-something = Je mag niets bieden, maar dan verdien je ook niets.
lesson-first-not-two-vegetables = Eén is misschien genoeg, maar twee is zekerder. Bied ze allebei.
lesson-first-not-the-vegetables = { client-bot-B } spaart specerijen en heeft er meer. Probeer de groente.
lesson-first-not-money-now = Dat kan, maar niets levert nu meer op: 6 kisten op de bruine jonk zijn 6 yuan. Gebruik de geldkoopman.
lesson-first-not-the-brown = Op de grijze jonk heb je maar 1 zichtbare kist, dus daar krijg je maar 3 kaarten. Op de bruine zijn het er 6.
lesson-first-not-trainee-now = De kooplieden ken je al. Stuur nu de leerjongen.
lesson-first-not-the-star = In elke stapel kan iets goeds zitten. Neem voor deze les de ster.
lesson-first-not-supply-card = Een goede kaart: elke ronde 1 goederenkaart meer. Maar nu leer je de extra actie.
lesson-first-not-end-card = Die levert aan het einde 8 yuan op voor 4 zichtbare kisten op bruin. Maar nu leer je de extra actie.
lesson-first-not-extra-first = Je mag de kaart ervoor of erna spelen. Probeer hem eerst: klik op de kaart.
lesson-first-not-load-white = Daar ben je al te zien. De witte jonk ontbreekt nog.
lesson-first-not-load-card-first = Speel eerst je kaart, daarna heb je je beurt nog. Klik op de kaart en dan op de witte jonk.
lesson-first-not-more-vegetables = { client-bot-C } heeft 2 groente: met 2 deel je, met 1 verlies je. Bied er meer.
