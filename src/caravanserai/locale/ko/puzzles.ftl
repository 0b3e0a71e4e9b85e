# 문제: 최선의 선택이 분명히 하나뿐인 상황.
puzzle = 문제
puzzles = 문제 풀기
puzzles-of = 문제 풀기: { $game }
puzzles-how = 봇끼리 둔 게임에서 나온, 최선의 선택이 분명히 하나뿐인 상황입니다. 모두 긴 탐색으로 확인했습니다.
puzzle-daily = 오늘의 문제
puzzle-daily-solved = 오늘의 문제: 풀었습니다
puzzle-streak = { $days }일 연속
puzzle-progress = { $count }개 중 { $solved }개 풀었음
puzzle-players = { $count }인
puzzle-state-solved = 풀었음
puzzle-state-missed = 답을 보았음
puzzle-state-new = 아직 못 풀었음
puzzle-difficulty-1 = 쉬움
puzzle-difficulty-2 = 보통
puzzle-difficulty-3 = 까다로움
puzzle-difficulty-4 = 어려움
puzzle-difficulty-5 = 매우 어려움
puzzle-level-1 = 욕심쟁이 봇도 한눈에 찾습니다.
puzzle-level-2 = 견습생 봇은 되어야 찾습니다.
puzzle-level-3 = 상인 봇은 되어야 찾습니다.
puzzle-level-4 = 명인 봇은 되어야 찾습니다.
puzzle-level-5 = 명인 봇도 찾지 못합니다. 더 긴 탐색이 필요했습니다.
puzzle-theme-win = 이번 차례에 이기기
puzzle-theme-bargain = 흥정
puzzle-ask = { $theme }: 최선의 선택은 분명히 하나입니다. 무엇일까요?
puzzle-solved =
    { $best }
    { $why }
    승률은 약 { $percent }%로, 다른 어떤 선택보다 { $ahead }%p 높습니다.
puzzle-and = { $one } { $more }
puzzle-so =
    { $reasons }
    그다음: { $choices }.
puzzle-remark = 상인이라면 이렇게 말할 것입니다. “{ $remark }”
puzzle-wrong = 그 수는 아닙니다. 분명히 더 나은 선택이 있습니다. 다시 해 보세요.
puzzle-wrong-by = 그러면 승률이 약 { $percent }%로, { $lost }%p를 잃습니다. 다시 해 보세요.
puzzle-try = 둘 차례입니다
puzzle-show = 답 보기
puzzle-right = 풀었습니다!
puzzle-shown = 답
puzzle-next = 다음 문제
puzzle-all = 모든 문제
puzzle-again = 다시 풀기
puzzle-leave = 문제에서 나가기
puzzle-over = 문제가 끝났습니다.
