# 봇: 대회, 힌트, 왜 그렇게 두었는지.
arena-help = 봇끼리 겨루게 하고 결과가 얼마나 확실한지 보여 줍니다.
arena-bots-help = 쉼표로 나눈 봇 이름: apprentice, trader, master, greedy, random. master@4000은 결정마다 4000번 반복하고, master@2s는 차례마다 2초 생각합니다.
arena-bot-help = 직접 만든 봇: Python 파일의 클래스. 여러 번 쓸 수 있습니다.
arena-players-help = 인원수. 적지 않으면 봇마다 자리 수가 같은 인원으로 합니다.
arena-workers-help = 프로세스 수. 결과는 같습니다.
arena-cluster-help = Ray 클러스터에서 겨룹니다.
arena-clock-help = 정해진 반복 횟수 대신, 사람과 둘 때처럼 시간으로 생각합니다.
arena-out-help = 게임, 결과, 그림을 둘 폴더. 중단된 대회는 여기서 이어집니다.
arena-playing = 겨루는 중
arena-written = 저장: { $path }
arena-column-bot = 봇
arena-column-wins = 승률
arena-column-interval = 95 % 구간
arena-column-fair = 실력이 같다면
arena-column-score = 점수
arena-column-rating = 레이팅
arena-column-time = 한 수

hint-help = 한 플레이어의 눈으로 가장 좋은 수와 모두의 승률을 보여 줍니다.
hint-effort-help = 생각하는 양: 반복 횟수.
hint-player-help = 누구를 위한 것인지. 적지 않으면 결정할 사람.
hint-column-move = 수
hint-column-chance = 승률
hint-column-tried = 시도
hint-chances = 승률: { $chances }
hint-nothing = { $player }에게는 지금 정할 것이 없습니다.

why-only-choice = 다른 선택이 없었습니다.
why-chance = 승률 약 { $percent } %.
why-with-chance = { $reason } 승률 약 { $percent } %.
why-random = 아무거나 골랐습니다.
why-greedy = 지금 가장 좋아 보입니다.
