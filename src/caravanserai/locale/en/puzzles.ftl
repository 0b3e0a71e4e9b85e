# Puzzles: positions in which one choice is clearly best.
puzzle = Puzzle
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-how = Positions from games of bots in which one choice is clearly best. A long search checked each of them.
puzzle-daily = Puzzle of the day
puzzle-daily-solved = Puzzle of the day: solved
puzzle-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzle-progress = { $solved } of { $count } solved
puzzle-players = { $count } players
puzzle-state-solved = solved
puzzle-state-missed = solution shown
puzzle-state-new = not solved yet
puzzle-difficulty-1 = easy
puzzle-difficulty-2 = medium
puzzle-difficulty-3 = tricky
puzzle-difficulty-4 = hard
puzzle-difficulty-5 = very hard
puzzle-level-1 = A greedy bot finds it at a glance.
puzzle-level-2 = It takes an apprentice to find it.
puzzle-level-3 = It takes a trader to find it.
puzzle-level-4 = It takes a master to find it.
puzzle-level-5 = Not even a master finds it: it took a longer search.
puzzle-theme-win = Win this turn
puzzle-theme-bargain = The bargain
puzzle-ask = { $theme }: one choice is clearly best. Which?
puzzle-solved =
    { $best }
    { $why }
    Chance of winning about { $percent }%, { $ahead ->
        [one] 1 point
       *[other] { $ahead } points
    } more than with anything else.
puzzle-and = { $one } { $more }
puzzle-so =
    { $reasons }
    Then: { $choices }.
puzzle-remark = As a merchant would put it: “{ $remark }”
puzzle-wrong = Not that: something else is clearly better. Try again.
puzzle-wrong-by = That leaves you about { $percent }%: it gives away { $lost ->
    [one] 1 point
   *[other] { $lost } points
} of 100. Try again.
puzzle-try = Your move
puzzle-show = Show the solution
puzzle-right = Solved!
puzzle-shown = The solution
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-again = Try it again
puzzle-leave = Leave the puzzle
puzzle-over = The puzzle is over.
