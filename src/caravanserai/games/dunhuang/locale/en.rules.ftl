# The rulebook: chapters

chapter-goals = What it is about
chapter-setup = Setting up
chapter-turn = Your turn
chapter-characters = The characters
chapter-end = How the game ends
chapter-well = How to play well

# What it is about

rule-aim = Two ways to win
rule-aim-text =
    You are a merchant in Dunhuang, and you can win in two ways.

    - At once: end your turn with 4 majority tokens and 4 different goods in hand. With two players you need 5 tokens.
    - On points: if nobody manages that before the pile runs out, points are counted and the highest total wins.
rule-goods = The goods
rule-goods-text =
    There are ten goods. The number on a card is what it is worth at the end, and there are as many cards of a good as its number says: 1 gold, 2 silver, 3 lapis lazuli, 4 pottery, 5 glass, 6 bamboo, 7 tea, 8 paper, 9 wool and 10 silk. That makes 55 cards.

    So the dearest goods are also the most common, and the hardest to lead in.
rule-tokens = Majority tokens
rule-tokens-text =
    Every good has one majority token. It lies in the middle until somebody earns it, and then moves from shop to shop.

    A token is worth 2 points, counts towards an instant win, and lets you score one card of your hand at the end. It has two sides: a number and 商. Either side counts in full.

# Setting up

rule-setup = The table
rule-setup-text =
    The eight character tiles form a ring, in any order and with either side up. One card is placed beside each tile: this is the market. The other cards are the pile.

    - 4 players use all goods and start with 7 coins each.
    - 3 players leave out gold and silk with their tokens, and start with 6 coins each.
    - 2 players leave out gold, wool and silk with their tokens, and start with 5 coins each.

    All shops are empty.
rule-opening = Your first card
rule-opening-text = Before the game, everybody draws three cards, keeps one in hand and puts the other two out of the game face down. Only you know which two you removed.
rule-first-player = The first player and the camel
rule-first-player-text = The first player is drawn at random. The player who comes last in turn order chooses the tile on which the camel starts.
rule-first-player-example = You come last, so you choose where the camel starts. { client-bot-B } moves it first.

# Your turn

rule-turn = The five steps
rule-turn-text =
    A turn always goes like this:

    - Move the camel.
    - Take the card beside it.
    - Use the character there, or take coins.
    - Check whether you have won.
    - Refill the market.

    Then the player to your left is next.
rule-camel = The camel and its price
rule-camel-text = Move the camel clockwise by at least one step. The first step is free; every further step costs 1 coin, paid to the supply. Empty market spaces count as steps too.
rule-camel-example = The number on a tile is how many steps away it is. With 5 coins you can go up to 6 steps.
rule-taking = Taking the card
rule-taking-text = Take the card beside the camel and decide: into your hand, or face up into your shop. If there is no card, you take none and go on.
rule-taking-example = You can keep the tea in hand, or put it in your shop next to the tea you already have there.
rule-hand = Your hand
rule-hand-text =
    Cards in your hand don't count for majority tokens. You need them for two other things: 4 different goods in hand for the instant win, and your best goods for points at the end.

    There is no limit to your hand. Hands are shown when somebody wins at once, and when points are counted.
rule-shop = Your shop
rule-shop-text = Cards in your shop lie face up, sorted by good, so that everybody can count them. They win you majority tokens. At the end the cards themselves are worth nothing; only the tokens are.
rule-majority = Taking a majority token
rule-majority-text =
    When you add a card to your shop, compare that good with all the other shops. If no shop has more of it than yours, you take its token, from the middle or from the player who has it. A tie is enough.

    The token lands with its number up. If you already have it, it stays as it is. You can't decline a token you have earned.
rule-majority-example = { client-bot-B } has two teas and the token. Put this tea in your shop and you have two as well: a tie, so the token is yours.
rule-losing = Losing a token again
rule-losing-text =
    Some characters take a card out of your shop. If you have the token of that good and any opponent now has more of it than you, the token goes back to the middle, number side up. Nobody gets it at once: it waits there for the next player who earns it.

    The other way to lose a token is that another player takes it.
rule-bonus = The bonus
rule-bonus-text =
    After taking the card, choose one of these:

    - use the character the camel stands on;
    - take 3 coins;
    - do nothing.

    A character who can't do anything for you now is not offered.
rule-bonus-example = The camel is on the Princess. With two tokens she brings you 2 prestige. Or you take 3 coins.
rule-refill = Refilling the market
rule-refill-text = At the end of your turn all empty market spaces get a card from the pile, starting at the camel and going on clockwise.

# The characters

rule-characters = Tiles and characters
rule-characters-text =
    Each tile has a different character on either side; one of the two is in play. You use a character only as the bonus of your turn, when the camel has stopped on its tile, and you are never obliged to.

    Discarded cards leave the game, and everybody sees them.
rule-character-painter = { character-painter }
rule-character-painter-text = Discard a card from your hand and gain 3 prestige.
rule-character-musician = { character-musician }
rule-character-musician-text = Discard a card from your shop and gain 3 prestige. You may lose its token by that.
rule-character-princess = { character-princess }
rule-character-princess-text = Gain 1 prestige for each majority token you have, whichever side it shows.
rule-character-dancer = { character-dancer }
rule-character-dancer-text = Gain 2 prestige.
rule-character-interpreter = { character-interpreter }
rule-character-interpreter-text = Draw as many cards from the pile as the camel took steps this turn. Keep one in your hand; the others go under the pile in random order.
rule-character-diplomat = { character-diplomat }
rule-character-diplomat-text = Draw two cards from the pile. Keep one in your hand; the other goes under the pile.
rule-character-soldier = { character-soldier }
rule-character-soldier-text = Swap a card of your shop with a card of the market. First your card leaves your shop and you may lose its token; then the new card comes in and you may take its token.
rule-character-general = { character-general }
rule-character-general-text = Swap a card of your hand with a card of the market.
rule-character-trader = { character-trader }
rule-character-trader-text = Choose an opponent and draw two cards from their hand without looking. Then give them two cards from your hand. You may give back the ones you just drew.
rule-character-merchant = { character-merchant }
rule-character-merchant-text = Choose an opponent. They choose two cards from their hand and give them to you; then you give two back, the same ones if you like. You gain 1 prestige.
rule-character-maid = { character-maid }
rule-character-maid-text = Swap a card of your shop with a card of a different good from your hand. The removal is checked first, then the new card.
rule-character-domestic = { character-domestic }
rule-character-domestic-text = Move one card from your shop to your hand, or from your hand to your shop. In the shop it counts as a newly added card.
rule-character-shepherd = { character-shepherd }
rule-character-shepherd-text = Take the card beside the tile just before or just after the camel into your hand.
rule-character-farmer = { character-farmer }
rule-character-farmer-text = Take one card into your hand from the spaces ahead of the camel. You can reach as many spaces as the camel took steps this turn.
rule-character-farmer-example = The camel took two steps to get to the Farmer, so you may take a card from either of the next two spaces.
rule-character-manichean = { character-manichean }
rule-character-manichean-text = Turn one of your tokens to its 商 side. As long as the Manichean is in the game, this holds: if a player ties with you and would take your 商 token, you may turn it back to its number and keep it. Or you let it go.
rule-character-buddhist = { character-buddhist }
rule-character-buddhist-text = Turn one of your tokens to its 商 side. As long as the Buddhist is in the game, this holds: a player who ties with you and wants your 商 token has to pay you 2 coins for it. They may also leave it with you; with fewer than 2 coins they have to.
rule-protection = 商: protected against ties
rule-protection-text =
    A token on its 商 side is safer, but only against a tie. What the protection does depends on whether the Manichean or the Buddhist is in the game.

    Whoever has more cards of the good takes the token, whatever its side. A token that changes hands or returns to the middle always shows its number again.
rule-protection-example = You tie with { client-bot-B } in bamboo, but the token shows 商 and the Buddhist is in the game. You may pay 2 coins for it.

# How the game ends

rule-ending-early-win = The instant win
rule-ending-early-win-text =
    If at the end of your turn you have at least 4 tokens (5 with two players) and at least 4 different goods in hand, you show your hand and win on the spot. Points don't matter then.

    This is checked on your own turn only, and in the last round too.
rule-ending-early-win-example = You have four tokens and three different goods in hand. Take the tea into your hand, and you win at the end of this turn.
rule-end = When the pile runs out
rule-end-text = As soon as a market space can't be refilled, the last round has begun. Play goes on until the player to the right of the first player has had their turn; if it was that player's turn, the game is over at once. Then points are counted.
rule-ending-most-points = Counting points
rule-ending-most-points-text =
    - 2 points for each majority token.
    - 1 point for each prestige.
    - For each good, whoever has the most cards of it in hand keeps one; if several are tied, each of them does. A kept card is worth its number. You can't score more cards than you have tokens, so the best ones count.

    For example: 2 tokens, no prestige, and the most glass, tea and silk in hand. That is 4 for the tokens, and only two cards count: 7 for the tea and 10 for the silk. Together 21 points.
rule-ties = Ties
rule-ties-text = If several players have the most points, the one with the most coins wins. If they are still tied, they share the win.
rule-secrets = What is secret
rule-secrets-text =
    Everybody sees the market, all shops, tokens, coins and prestige, how many cards are in each hand and in the pile, and every card that is openly taken into a hand.

    Secret are your first card and the two you removed, cards drawn from the pile, and what changed hands by the Trader or the Merchant, except to the two players involved.

# How to play well: what thousands of games between our bots have shown

rule-well-early = Early on: goods and coins
rule-well-early-text = Which positions led to a win was worked out from 2,400 games between bots. As long as the pile is high, different goods in hand and coins counted for far more than we had thought, prestige and points for far less.
rule-well-late = Later: tokens and points
rule-well-late-text = The fewer cards are left in the pile, the more tokens, prestige and goods you lead in count. Coins gain in value too: they decide ties, and they let you choose where the camel stops.
rule-well-turn = One short on your own turn
rule-well-turn-text = Nothing raised the chances as much as being on turn with only one token or one good missing for the instant win. Count what the player after you is missing, and don't leave the camel where they can get it.
rule-well-think = Look beyond your own turn
rule-well-think-text = A bot that only asks what is best this turn won all 100 games against one that plays at random. But it won only one game in six against a bot that also thinks about the turns after (50 games).

# Rulings: where the rulebook leaves a doubt

ruling-D1 = The camel may go as far as your coins reach, even right round the ring and further.
ruling-D1-why = The rules limit the steps by their price and by nothing else.
ruling-D2 = To take a token you need at least as many cards as every other shop, even while it lies in the middle. An option for new games compares with the holder's shop only.
ruling-D2-why = The Korean rulebook, the publisher's own, says so, and the printed examples of all editions agree. The English and Dutch wording, read to the letter, only asks about the shop that has the token.
ruling-D3 = You can't decline a token you have earned. Adding to a good whose token you have doesn't turn the token.
ruling-D3-why = The rules say that you take it, not that you may. Only 商 gives anybody a choice.
ruling-D4 = In a swap your card leaves first, with its check, and then the new one comes in, with its check.
ruling-D4-why = You have to lay your card down before you can pick up another.
ruling-D5 = After a removal you keep the token as long as no opponent has more of that good, even if you have none left.
ruling-D5-why = The rules name one reason to give it back: that somebody has more.
ruling-D6 = Soldier and General may swap a card for one of the same good. For the Soldier this counts as a newly added card.
ruling-D6-why = Only the Maid is told to use a different good.
ruling-D6a = So if the Soldier swaps like for like while an opponent is level with you, you first lose the token, even a 商 one, and then take it again, number side up.
ruling-D6a-why = It follows from the order of a swap: in between you have one card fewer.
ruling-D7 = Trader and Merchant need an opponent with at least one card. An opponent with a single card gives one and gets one back.
ruling-D7-why = The Korean rulebook has a note that says so.
ruling-D8 = Interpreter and Diplomat draw what the pile still has. With an empty pile they are not offered; a single card goes straight into your hand.
ruling-D8-why = You can't draw what isn't there, and with one card there is nothing to choose.
ruling-D8a = The Princess isn't offered without a token, Manichean and Buddhist not without a token that shows its number. Painter and Musician are offered even if prestige runs short. The Merchant's opponent with two or more cards gives exactly two.
ruling-D8a-why = A bonus that would do nothing is no choice. To discard a card does something, even without prestige.
ruling-D9 = The 44 coins and 28 prestige are all there are: you take what is left. You may choose 3 coins or the Dancer even if nothing is left.
ruling-D9-why = The box holds no more, and the rules name no substitute.
ruling-D10 = A space emptied this turn stays empty until the refill. Shepherd, Farmer, Soldier and General need a card there. The Farmer reaches no further than the space before the camel's own.
ruling-D10-why = Refilling is the fifth step, after the bonus.
ruling-D11 = The last round begins when a space can't be refilled. A pile that is just enough doesn't start it.
ruling-D11-why = The rules speak of running out of cards to refill with, not of an empty pile.

# Glossary

glossary-camel = camel
glossary-camel-text = the one pawn that everybody moves
glossary-coin = coin
glossary-coin-text = pays for steps of the camel, and breaks ties at the end
glossary-collection = collection
glossary-collection-text = all cards of one good in a shop
glossary-goods = goods
glossary-goods-text = the ten kinds of cards, numbered by their worth
glossary-hand = hand
glossary-hand-text = your secret cards
glossary-majority = majority
glossary-majority-text = no other shop has more of a good
glossary-market = market
glossary-market-text = the eight cards beside the tiles
glossary-middle = middle
glossary-middle-text = where tokens lie that nobody has
glossary-pile = pile
glossary-pile-text = the face-down cards that refill the market
glossary-prestige = prestige
glossary-prestige-text = 1 point each at the end
glossary-shop = shop
glossary-shop-text = your open cards, which win tokens
glossary-token = token
glossary-token-text = the sign of a majority, worth 2 points
glossary-shang = 商
glossary-shang-text = “trade”: the side of a token that protects it against ties
