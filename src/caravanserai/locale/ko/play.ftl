# 터미널에서 하는 게임.
play-help = 터미널에서 봇과, 또는 키보드 하나로 여럿이 함께 게임을 합니다.
play-players-help = 플레이 인원수. 생략하면 게임의 최대 인원입니다.
play-seat-help = 내 자리: A, B, C 또는 D. --hotseat와 함께 쓰면 사람들 자리 가운데 첫 자리입니다.
play-hotseat-help = 이 키보드로 함께하는 사람 수. 나머지 자리는 봇이 맡습니다.
play-bots-help = 봇의 종류: { $known }.
play-seed-help = 난수 시드. 같은 시드를 쓰면 같은 게임이 됩니다. 생략하면 비밀 시드를 씁니다.
play-lang-help = 언어: { $known }.
play-save-help = 게임을 저장할 파일. 생략하면 상태 폴더에 새 파일을 만듭니다.
play-resume-help = 이 파일에 저장된 게임을 이어서 합니다.

play-you-are = 내 자리: { $seats }.
play-people-are = 사람의 자리: { $seats }.
play-bots-are = 봇({ $name }): { $seats }.
play-how = 선택지 번호나 명령어를 입력하세요. ?는 규칙, u는 무르기, q는 저장하고 나가기입니다.
play-kept-in = 저장 위치: { $path }
play-resumed = 행동 { $count }개 다음부터 게임을 이어 갑니다.
play-undo = 방금 한 행동 무르기
play-taken-back = 방금 한 행동을 물렀습니다.
play-what = 선택지 번호(예: 1)나 명령어(예: "{ $example }")를 입력하세요.
play-hand-over = { $player }의 차례입니다. 키보드를 넘겨주세요.
play-press-enter = { $player }: 화면을 혼자 볼 수 있을 때 Enter를 누르세요.
play-left = 게임을 저장했습니다. 이어서 하려면:
play-no-more-input = 게임이 끝나기 전에 입력이 끝났습니다.
play-over = 게임이 끝났습니다.
play-rules = 규칙 요약
play-knowledge = 내가 아는 정보
play-result-seat = 자리
play-result-points = 점수
play-result-place = 순위
play-again = 한 판 더: { $command }
play-bot-apprentice = 견습생
play-bot-trader = 상인
play-bot-master = 명인
play-bot-random = 무작위
play-bot-greedy = 욕심쟁이
play-bot-teacher = 선생님

# 모든 게임에 있는 옵션: 시작 플레이어.
option-start = 시작 플레이어
option-start-explained = 무작위로 정하거나 직접 고릅니다
option-start-random = 무작위
option-start-A = A 자리
option-start-B = B 자리
option-start-C = C 자리
option-start-D = D 자리
