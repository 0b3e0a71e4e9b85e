# Mijn partijen.
history-title = Mijn partijen
history-none = Je hebt nog geen partij uitgespeeld.
history-stats = Statistieken
history-games = Afgelopen partijen
history-search = Zoek op speler of spel
history-more = Meer tonen
history-won = Gewonnen
history-lost = Verloren
history-unfinished = Geen uitslag
history-length = { $minutes } min, { $moves } zetten
history-wins-of = { $games ->
    [one] { $wins } van de 1 gewonnen
   *[other] { $wins } van de { $games } gewonnen
}
history-streak = { $count } keer op rij gewonnen
history-best-streak = langste reeks: { $count }
history-scores = Je scores (beste: { $best })
history-people = Mensen
history-players = { $count } spelers
history-by-others = Tegen
history-by-players = Naar aantal spelers
history-by-seat = Naar plaats
history-rating = Je rating: { $mean }, plus of min { $give }
history-rating-how = { $games ->
    [one] Uit één partij tegen bots: nog lang niet zeker.
   *[other] Uit { $games } partijen tegen bots. De band is waar ze echt kan liggen.
}
history-favourites = Meest gebruikt
history-times = { $count }×
history-deals = { $deals ->
    [one] Eén deal
   *[other] { $deals } deals
}: { $gained } met winst, samen { $brought ->
    [one] 1 munt
   *[other] { $brought } munten
}
