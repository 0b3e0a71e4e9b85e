# What a finished game was like: chances, lessons, luck.
client-review = Bespreking
review-open = Bespreking
review-wait = { $done } van { $moves } zetten en keuzes bekeken …
review-curve = Ieders kans om te winnen
review-how = Zoals iemand oordeelt die alle handen ziet, maar niet de kaarten die nog komen.
review-chance = { $player }: { $percent } %
review-lessons = { $count ->
    [0] Geen les: niets wat je koos gaf veel weg.
    [one] Eén ding om te onthouden
   *[other] { $count } dingen om te onthouden
}
review-lessons-of = { $count ->
    [0] Geen les: niets wat { $player } koos gaf veel weg.
    [one] Eén ding om te onthouden uit het spel van { $player }
   *[other] { $count } dingen om te onthouden uit het spel van { $player }
}
review-bot = Bots kiezen met dezelfde zoektocht: alleen keuzes van mensen worden beoordeeld.
review-done = Gekozen: { $choice }
review-best = Beter: { $choice }
review-lost = Dit gaf { $points ->
    [one] 1 punt
   *[other] { $points } punten
} van de 100 weg, naar wat toen te weten was.
review-see = Laat het moment zien: zet { $move }
review-turned = Wat de partij deed kantelen
review-turned-none = Niets deed de partij in één klap kantelen.
review-luck = geluk { $points }
review-choice = zetten { $points }
review-account = Geluk { $luck }, keuzes { $lost } punten van de 100.
review-account-how = Geluk is wat de kaarten brachten naast wat te verwachten was; keuzes zijn wat er werd weggegeven.
review-deals = Deals, gewogen voor beide kanten
review-deal = { $by } en { $to }
review-told = Biedingen, en wat de anderen hadden
play-on = Speel vanaf hier verder
play-on-how = Een nieuw spel tegen bots gaat vanaf dit moment verder. De kaarten die nog niemand gezien heeft, worden opnieuw geschud.
play-on-as = Jij speelt
play-on-level = De anderen spelen als
play-on-same = daarvoor; mensen worden handelaars
play-on-start = Beginnen
play-on-over = Hier is de partij al afgelopen; ga eerst een stukje terug.
