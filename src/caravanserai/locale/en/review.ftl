# What a finished game was like: chances, lessons, luck.
client-review = Review
review-open = Review
review-wait = { $done } of { $moves } moves and choices looked at …
review-curve = Everybody's chance of winning
review-how = As somebody would judge who sees all hands, but not the cards to come.
review-chance = { $player }: { $percent } %
review-lessons = { $count ->
    [0] No lesson: nothing you chose gave much away.
    [one] One thing to take along
   *[other] { $count } things to take along
}
review-lessons-of = { $count ->
    [0] No lesson: nothing { $player } chose gave much away.
    [one] One thing to take along from { $player }'s game
   *[other] { $count } things to take along from { $player }'s game
}
review-bot = Bots choose by the same search: only people's choices are judged.
review-done = Chosen: { $choice }
review-best = Better: { $choice }
review-lost = This gave away { $points ->
    [one] 1 point
   *[other] { $points } points
} of 100, by what could be known then.
review-see = Show the moment: move { $move }
review-turned = What turned the game
review-turned-none = Nothing turned it at a stroke.
review-luck = luck { $points }
review-choice = moves { $points }
review-account = Luck { $luck }, choices { $lost } points of 100.
review-account-how = Luck is what the cards brought beside what could be expected; choices are what was given away.
review-deals = Deals, weighed for both sides
review-deal = { $by } and { $to }
review-told = Bids, and what the others held
play-on = Play on from here
play-on-how = A new game against bots goes on from this moment. The cards nobody has seen yet are shuffled anew.
play-on-as = You play
play-on-level = The others play as
play-on-same = before; people become traders
play-on-start = Start
play-on-over = The game is over here; go back a little first.
