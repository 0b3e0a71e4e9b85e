# The first game

lesson-first-welcome = Welcome to the harbour! Five junks lie side by side, and after ten rounds the richest trader wins. Let's play a round.
lesson-first-merchants = Three merchants stand on the junks: one loads, one brings goods, one brings money. On your turn you use one of them, on the junk where he stands.
lesson-first-load = First you need cargo. Use the loading merchant: he puts 2 of your strips on the purple junk.
lesson-first-hold = One strip filled the layer, the other lies across and covers a crate of each strip below. Only visible crates count: you show 5 here, the others 2 each.
lesson-first-others = { client-bot-B } used the money merchant, { client-bot-C } the goods merchant. Each is used only once a round, so it matters who goes first.
lesson-first-resupply = Now the resupply: everyone takes 2 goods cards of any kind. Take a fish.
lesson-first-resupply-again = And one more fish. You'll see in a moment what it's good for.
lesson-first-market = Now the bartering. The market card says what today's goods bring: fish 4 Yuan, spice 2, vegetables 1, and rice an S, a special card.
lesson-first-bid = Everyone secretly takes cards of one good in their fist; whoever has the most of that good sells it. Click fish until your fist holds 3, then bid.
lesson-first-tie = { client-bot-C } had 3 fish too: a tie, so you share the 4 Yuan. { client-bot-B } got the special card for rice, and all the cards that were bid are gone.
lesson-first-bid-again = Fish and rice are sold, so you bid again for what is left. Bid both your vegetables.
lesson-first-sold = 1 Yuan for you, 2 for { client-bot-B }. Once all four goods are sold, or nobody bids, the bartering is over.
lesson-first-round-over = That was a round. Each merchant has moved one junk on, and the next player begins.
lesson-first-money = Three rounds later. The money merchant pays 1 Yuan for each of your visible crates, and you have 6 on the brown junk. Use him!
lesson-first-least = 6 Yuan. You always get at least 3, even where you have no crates.
lesson-first-trainee = Besides the merchants there is a trainee. His space on the track says what he does this round: bring goods. He works on a junk without a merchant.
lesson-first-trainee-goods = Goods also come by visible crates. Send the trainee to the brown junk: 6 crates, so 6 fish.
lesson-first-goods = Six fish at once! Everyone sees what you take, but nobody sees what you'll bid.
lesson-first-event = In some rounds the track shows an S: then everyone looks through a stack of special cards and keeps one.
lesson-first-search = You go first. Look through the stack with the star.
lesson-first-keep = Keep "money from the purple junk": an extra action, besides your merchant.
lesson-first-extra = Play it right away: on the purple junk you have 6 visible crates.
lesson-first-and-act = 6 Yuan extra, and your ordinary turn is still to come. Use any merchant, or the trainee.
lesson-first-kinds = So special cards give an extra action once, or always work, such as 1 more card each resupply, or bring Yuan at the end.
lesson-first-last-round = The tenth round, the last. At the end each junk where you have a visible crate brings 4 Yuan, and all five together bring 25.
lesson-first-fifth-junk = On the white junk nothing of yours is visible. Play your card "{ special-load }" there: click the card, then the junk.
lesson-first-all-five = Now you are seen on all five junks. { client-bot-B } and { client-bot-C } are seen on four.
lesson-first-last-bid = The last bartering: only the vegetables are left, for 4 Yuan. { client-bot-C } has 2 of them, so bid 3 or 4.
lesson-first-counted = You win with 73: 40 Yuan, 25 for five junks, and 8 for your card for the brown junk. Until now you were behind!
lesson-first-end = Now you know the game. Point at a card or a junk and it tells you the rest. Have fun!

# What other choices are answered

lesson-first-not-load-first = That works too, but without crates you get only 3 of anything. Load first.
lesson-first-not-trainee-later = The trainee comes later. Begin with the loading merchant.
lesson-first-not-take-fish = You may take any goods, but fish is worth the most today: 4 Yuan.
lesson-first-not-three-fish = The most cards win, and the others have fish too. Put all 3 in your fist.
lesson-first-not-bid-fish = Fish is worth more, and you have 3 of it. Bid those.
lesson-first-not-bluff = That's a bluff: a fist with mixed goods, or with goods already sold, sells nothing. Bid the good that is marked.
lesson-first-not-bid-something = You may bid nothing, but then you earn nothing either.
lesson-first-not-two-vegetables = One might do, but two are safer. Bid both.
lesson-first-not-the-vegetables = { client-bot-B } collects spice and will have more of it. Try the vegetables.
lesson-first-not-money-now = Possible, but nothing pays as well now: 6 crates on the brown junk are 6 Yuan. Use the money merchant.
lesson-first-not-the-brown = On the grey junk you have just 1 visible crate, so you'd get only 3 cards. On the brown one it's 6.
lesson-first-not-trainee-now = The merchants you know already. This time send the trainee.
lesson-first-not-the-star = Any stack may hold something good. For this lesson, take the star.
lesson-first-not-supply-card = A good card: 1 more goods card every round. But today you'll learn the extra action.
lesson-first-not-end-card = That one pays 8 Yuan at the end for 4 visible crates on brown. But today you'll learn the extra action.
lesson-first-not-extra-first = You may play the card before or after that. Try it first: click the card.
lesson-first-not-load-white = You are visible there already. The white junk is the one that is missing.
lesson-first-not-load-card-first = First play your card, then you still have your turn. Click the card, then the white junk.
lesson-first-not-more-vegetables = { client-bot-C } has 2 vegetables: with 2 you'd only share, with 1 you'd lose. Bid more.
