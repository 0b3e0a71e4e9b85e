# What a finished game was like: chances, lessons, luck.
client-review = 복기
review-open = 복기
review-wait = 수와 선택 { $moves }개 중 { $done }개를 살펴보았습니다…
review-curve = 모두의 승률
review-how = 모두의 손은 보이고 앞으로 나올 카드는 보이지 않을 때의 판단입니다.
review-chance = { $player }: { $percent }%
review-lessons = { $count ->
    [0] 크게 손해 본 선택이 없습니다.
   *[other] 기억해 둘 점 { $count }가지
}
review-lessons-of = { $count ->
    [0] { $player }에게는 크게 손해 본 선택이 없습니다.
   *[other] { $player }의 게임에서 기억해 둘 점 { $count }가지
}
review-bot = 봇도 같은 탐색으로 선택하므로 사람의 선택만 평가합니다.
review-done = 선택: { $choice }
review-best = 더 나은 수: { $choice }
review-lost = 그때 알 수 있던 것으로 보아 승률 { $points }%를 잃은 선택입니다.
review-see = 이 순간 보기: { $move }수
review-turned = 승부를 가른 순간
review-turned-none = 단번에 승부를 가른 순간은 없습니다.
review-luck = 운 { $points }
review-choice = 수 { $points }
review-account = 승률로 보아 운 { $luck }, 선택 { $lost }.
review-account-how = 운은 카드가 기대보다 더 가져다준 만큼, 선택은 스스로 잃은 만큼입니다.
review-deals = 양쪽에서 본 거래
review-deal = { $by } · { $to }
review-told = 입찰과 다른 사람의 손
play-on = 여기서부터 두기
play-on-how = 이 순간부터 봇을 상대로 새 게임이 이어집니다. 아직 아무도 보지 못한 카드는 다시 섞습니다.
play-on-as = 내 자리
play-on-level = 다른 사람
play-on-same = 그대로 (사람은 상인 봇으로)
play-on-start = 시작
play-on-over = 여기서는 이미 게임이 끝났습니다. 조금 앞으로 가 보세요.
