# My games.
history-title = My games
history-none = You haven't finished a game yet.
history-stats = Statistics
history-games = Finished games
history-search = Search by player or game
history-more = Show more
history-won = Won
history-lost = Lost
history-unfinished = No result
history-length = { $minutes } min, { $moves } moves
history-wins-of = { $games ->
    [one] { $wins } of 1 won
   *[other] { $wins } of { $games } won
}
history-streak = { $count } wins in a row
history-best-streak = best run: { $count }
history-scores = Your scores (best: { $best })
history-people = People
history-players = { $count } players
history-by-others = Against
history-by-players = By number of players
history-by-seat = By seat
history-rating = Your rating: { $mean }, give or take { $give }
history-rating-how = { $games ->
    [one] From one game against bots: far from certain yet.
   *[other] From { $games } games against bots. The band is where it may really lie.
}
history-favourites = Most used
history-times = { $count }×
history-deals = { $deals ->
    [one] One deal
   *[other] { $deals } deals
}: { $gained } paid off, { $brought ->
    [one] 1 coin
   *[other] { $brought } coins
} in all
