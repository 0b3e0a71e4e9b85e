# Puzzels: stellingen waarin één keuze duidelijk de beste is.
puzzle = Puzzel
puzzles = Puzzels
puzzles-of = Puzzels: { $game }
puzzles-how = Stellingen uit partijen van bots waarin één keuze duidelijk de beste is. Elke puzzel is met een lange zoektocht nagerekend.
puzzle-daily = Puzzel van de dag
puzzle-daily-solved = Puzzel van de dag: opgelost
puzzle-streak = { $days ->
    [one] 1 dag op rij
   *[other] { $days } dagen op rij
}
puzzle-progress = { $solved } van { $count } opgelost
puzzle-players = { $count } spelers
puzzle-state-solved = opgelost
puzzle-state-missed = oplossing bekeken
puzzle-state-new = nog niet opgelost
puzzle-difficulty-1 = makkelijk
puzzle-difficulty-2 = gemiddeld
puzzle-difficulty-3 = lastig
puzzle-difficulty-4 = moeilijk
puzzle-difficulty-5 = heel moeilijk
puzzle-level-1 = Een gulzige bot vindt hem in één oogopslag.
puzzle-level-2 = Er is een leerling voor nodig om hem te vinden.
puzzle-level-3 = Er is een handelaar voor nodig om hem te vinden.
puzzle-level-4 = Er is een meester voor nodig om hem te vinden.
puzzle-level-5 = Zelfs een meester vindt hem niet: er was een langere zoektocht voor nodig.
puzzle-theme-win = Win deze beurt
puzzle-theme-bargain = De handel
puzzle-ask = { $theme }: één keuze is duidelijk de beste. Welke?
puzzle-solved =
    { $best }
    { $why }
    Winstkans ongeveer { $percent }%, { $ahead ->
        [one] 1 punt
       *[other] { $ahead } punten
    } meer dan met iets anders.
puzzle-and = { $one } { $more }
puzzle-so =
    { $reasons }
    Daarna: { $choices }.
puzzle-remark = Zoals een koopman het zou zeggen: “{ $remark }”
puzzle-wrong = Dat niet: iets anders is duidelijk beter. Probeer het nog eens.
puzzle-wrong-by = Daarmee houd je ongeveer { $percent }% over: je geeft { $lost ->
    [one] 1 punt
   *[other] { $lost } punten
} van de 100 weg. Probeer het nog eens.
puzzle-try = Jouw zet
puzzle-show = Toon de oplossing
puzzle-right = Opgelost!
puzzle-shown = De oplossing
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-again = Probeer hem opnieuw
puzzle-leave = De puzzel verlaten
puzzle-over = De puzzel is klaar.
