# 브라우저.
client-motto = 규칙서 그대로 즐기는 세 가지 상인 보드게임.
client-skip = 본문으로 건너뛰기
client-home = 홈
client-close = 닫기
client-cancel = 취소
client-anyway = 그래도 하기
client-settings = 설정
client-language = 언어
client-theme = 테마
client-theme-system = 시스템 설정
client-theme-light = 라이트
client-theme-dark = 다크
client-motion = 애니메이션
client-motion-full = 전체
client-motion-none = 끄기
client-sound = 소리
client-guide = 게임 중 목표와 도움말
client-guide-first = 게임마다 처음 세 판
client-guide-always = 항상
client-guide-never = 안 함
client-confirm = 행동 확인
client-confirm-first = 처음 몇 게임에서만
client-confirm-never = 안 함
client-confirm-turn = 내 차례가 끝나기 전에
client-confirm-each = 항상
client-guard = 차례를 끝내는 선택의 이중 클릭 무시
client-letters = 한 글자 단축키
client-help = 도움말
client-help-how = 빛나는 곳을 누르면 선택됩니다. 무엇을 해야 하는지는 안내줄에 나옵니다. 선택지에 마우스를 올리거나 길게 누르면 결과를 미리 볼 수 있습니다.
client-key-number = 번호로 선택
client-key-zero = 차례 끝내기·패스
client-key-arrows = 선택지 이동
client-key-enter = 선택 확정
client-key-escape = 뒤로

# 처음 화면
client-games = 게임
client-begin-here = 처음이신가요? 이 게임부터 시작하세요
client-cover = 게임판에서 진행 중인 게임
client-difficulty-1 = 배우기 쉬움
client-difficulty-2 = 배울 것이 조금 더 있음
client-difficulty-3 = 배울 것이 가장 많음
client-bots = 봇
client-bots-how = 봇은 그 자리의 플레이어가 볼 수 있는 것만 봅니다. 봇끼리는 수천 번 겨루었지만, 사람을 상대로 얼마나 강한지는 재어 보지 않았습니다.
client-bot-about-apprentice = 조금 앞을 내다보고, 가장 좋은 수와 거의 비슷한 수도 둡니다. 처음에 알맞습니다.
client-bot-about-trader = 더 앞을 내다봅니다. 2인 게임에서 견습생을 네 판에 세 판꼴로 이겼고, 4인 게임에서는 차이가 더 작습니다.
client-bot-about-master = 차례마다 이 컴퓨터의 모든 코어로 1초 동안 생각합니다. 2인 게임에서 상인을 세 판에 두 판 가까이 이겼습니다.
client-bot-about-greedy = 지금 가장 좋아 보이는 것을 고르고, 상대가 무엇을 할지는 생각하지 않습니다.
client-bot-about-random = 규칙에 맞는 아무 수나 둡니다. 이것저것 해 볼 때 좋습니다.
client-play-now = 바로 시작
client-invite-friends = 친구 초대
client-your-turns = 내 차례
client-going = 진행 중인 게임
client-open-tables = 열린 테이블
client-open-none = 지금은 열린 테이블이 없습니다. 친구를 초대하거나 내 테이블을 여기에 공개해 보세요.
client-finished = 끝난 게임
client-play-on = 이어서 하기
client-look = 보기
client-sit-down = 참가하기
client-footer = 팬들이 만든 비공식 버전이며 그림도 직접 그렸습니다. 게임의 권리는 작가와 출판사에 있습니다. 마음에 드셨다면 정품을 구매해 주세요.
client-how-many = 인원
client-your-name = 내 이름
client-their-name = 이름
client-default-name = 손님
client-neighbour-name = 플레이어 { $number }
client-bot-of = 봇({ $level })
client-friend = 친구(링크로 초대)
client-neighbour = 한 화면에서 함께
client-listed = 열린 테이블 목록에 공개
client-options = 추가 옵션
client-clock = 제한 시간
client-clock-none = 없음
client-clock-short = 각자 5분 + 한 수마다 10초 추가
client-clock-long = 각자 20분 + 한 수마다 20초 추가
client-clock-days = 각자 3일 + 한 수마다 12시간 추가
client-start = 시작
client-start-invite = 테이블 열기
client-join-title = 게임에 초대받았습니다
client-join-from = { $player }(이/가) { $game }에 초대합니다
client-join-to = { $game }에 초대받았습니다
client-length = 걸리는 시간
client-own-language = 모두 자기 언어로 봅니다.
client-lasts-minutes = 플레이어마다 모두 { $count }분
client-lasts-hours = 플레이어마다 모두 { $count }시간
client-join-own-title = 다른 기기에서 내 자리 열기
client-join-own = 이 링크는 { $player }(이/가) 이미 앉아 있는 자리를 엽니다. 본인의 자리일 때만 쓰세요. 링크를 보낸 사람도 이 자리의 카드를 볼 수 있습니다.

# 이름을 고르는 옵션
client-picks-none = 무작위
client-picks-some = 직접 고르기
client-picks-how = 한 줄에서 하나까지 고르세요. 고르지 않은 줄은 무작위로 정해집니다.
client-picks-order = 줄마다 하나씩 고르고 순서를 정하세요.
client-picks-up = { $what } 위로
client-picks-down = { $what } 아래로

# 테이블
client-prompt = 할 일
client-choices = 선택지
client-players = 플레이어
client-panels = 기록, 채팅, 규칙
client-your-turn = 내 차례
client-connecting = 테이블에 접속하는 중…
client-lost = 연결이 끊겼습니다. 자동으로 다시 연결되며, 진행한 내용은 그대로 남습니다.
client-offline = 서버에 연결할 수 없습니다.
client-waiting-seats = 자리가 모두 차면 게임이 시작됩니다.
client-over = { $count ->
    [1] { $players }의 승리: { $reason }.
   *[other] { $players }의 공동 승리: { $reason }.
}
client-frozen = 이 게임은 여기서 이어 할 수 없습니다. 열어서 이유를 확인하세요.
client-last-round = 마지막 라운드
client-watching = 관전자 { $count }명
client-skip-motion = 건너뛰기
client-nothing-now = 지금은 없습니다.
client-sure = 정말 할까요? 처음 세 게임 동안만 묻습니다. 설정에서 끌 수 있습니다.
client-confirm-this = 확인: { $choice }
client-undo = 무르기
client-hint = 힌트
client-hints-allowed = 힌트 허용
client-no-hints = 이 테이블에서는 힌트를 쓸 수 없음
client-hint-moves = 추천 수와 내 승률
client-hint-equal = 앞의 { $count }가지는 거의 똑같이 좋습니다.
client-hint-then = 그다음: { $choices }.
client-hint-same = 눈에 띄는 차이가 없습니다.
client-hint-chances = 승률
client-rematch = 한 판 더
client-result = 결과
client-log-file = 기록 내려받기
client-log = 기록
client-chat = 채팅
client-rules = 규칙
client-known-title = 내가 아는 정보
client-log-empty = 아직 기록이 없습니다.
client-since = 지난번 확인 이후
client-since-count = 자리를 비운 사이 { $count }수가 진행되었습니다. 기록을 확인하세요.
client-to-rule = 관련 규칙
client-somebody = 누군가
client-log-undone = { $player }(이/가) 한 수 물렀습니다.
client-log-sat = { $player }(이/가) 참가했습니다.
client-log-bot = 봇 { $player }(이/가) 참가했습니다.
client-log-left = { $player } 대신 봇이 이어서 진행합니다.
client-log-returned = { $player }(이/가) 돌아왔습니다.
client-log-vote = { $yes ->
    [yes] { $player }(이/가) 결과 없이 끝내기를 원합니다.
   *[no] { $player }(이/가) 계속하기를 원합니다.
}
client-log-rematch = { $player }(이/가) 새 게임을 열었습니다.
client-chat-empty = 아직 메시지가 없습니다.
client-chat-say = 메시지 입력
client-send = 보내기
client-mute = { $player } 채팅 숨기기
client-unmute = { $player } 채팅 다시 보기
client-seat = { $seat } 자리
client-seat-open = 빈자리
client-seat-who = { $seat } 자리: { $name }
client-seat-you = 나
client-bot = 봇
client-bot-A = 사미라
client-bot-B = 록사나
client-bot-C = 바얀
client-bot-D = 텡그리
client-away = 자리 비움
client-stand-in = 봇이 대신함
client-warming-up = 준비 중
client-warming-up-how = 아직 이 게임을 준비하고 있습니다. 그때까지 봇은 단순하게 플레이합니다.
client-warmed-up = 이제 봇이 제 실력으로 플레이합니다.
client-deciding = 결정하는 중
client-winner = 승리
client-return = 내 자리로 돌아가기
client-leave = 게임 나가기
client-leave-how = 돌아올 때까지 봇이 대신 진행합니다.
client-leave-bot = 봇에게 맡기기
client-revoke-how = 내 자리 링크가 다른 사람에게 알려졌나요? 이전 링크를 무효로 하면 다른 기기에서는 로그아웃됩니다.
client-revoke = 이전 링크 무효화
client-revoked = 내 자리의 이전 링크는 이제 쓸 수 없습니다.
client-vote-how = { $count ->
    [0] 모두 동의하면 결과 없이 게임을 끝낼 수도 있습니다.
   *[other] 모두 동의하면 결과 없이 게임을 끝낼 수도 있습니다. 지금까지 찬성: { $count }명.
}
client-vote-yes = 게임 종료에 찬성
client-vote-no = 찬성 취소
client-hand-over = { $player }에게 화면을 넘겨주세요
client-hand-over-why = 다음 사람이 준비될 때까지 누구의 카드도 보이지 않습니다.
client-hand-over-ready = 나는 { $player }입니다
client-invite = 친구를 초대하세요
client-invite-how = 친구마다 다른 링크를 보내거나 QR 코드를 스캔하게 하세요. 자리가 모두 차면 게임이 시작됩니다.
client-here-alone = 이 링크는 이 컴퓨터에서만 열립니다. 서버가 다른 곳의 연결을 받지 않습니다. 다른 사람을 초대하려면 --host 0.0.0.0으로 서버를 시작하세요.
client-on-network = 이 링크는 같은 네트워크에서 열립니다. 이 컴퓨터의 주소는 { $address }입니다.
client-link = 이 자리의 링크
client-qr = { $seat } 자리 링크의 QR 코드
client-copy = 링크 복사
client-copied = 복사했습니다
client-seat-bot = 이 봇 앉히기
client-unfold = { $player } 자세히 보기

# How fast others are watched
client-speed = 속도
client-speed-now = { $speed }×
client-pause = 일시 정지
client-go-on = 계속
client-step = 다음 사건 보기
client-slower = 느리게
client-faster = 빠르게
client-paused = 일시 정지됨
client-log-details = 과정 모두 보기
client-log-start = 시작할 때
client-digest = { $who }: { $items }
client-digest-other = { $player } { $items }

# The rulebook

client-rules-of = { $game }: 규칙서
client-read-rules = 규칙 읽기
client-rules-search = 규칙 검색
client-rules-found = { $count ->
    [0] 찾은 항목이 없습니다
   *[other] 항목 { $count }개
}
client-rules-none = 찾은 항목이 없습니다.
client-rules-now = 지금 할 수 있는 일
client-rules-brief = 요약
client-in-rulebook = 규칙서에서 더 보기
client-contents = 차례
client-glossary = 용어
client-see-also = 함께 보기:
client-print = 인쇄

# 배우기

client-learn = 하면서 배우기
client-learn-minutes = 약 { $minutes }분
client-learn-on = 수업 이어서 하기
client-learn-again = 수업 다시 하기
client-lesson = 수업
client-lesson-step = { $steps }단계 중 { $step }단계
client-lesson-on = 계속
client-lesson-show = 대신 해 주기
client-lesson-earlier = 이전 설명
client-lesson-later = 다음 설명
client-lesson-leave = 수업 나가기
client-lesson-try = 직접 해 보세요
client-lesson-watch = 어떻게 되는지 지켜보세요…
client-lesson-over = 수업이 끝났습니다.
client-lesson-play = 이제 진짜 게임 하기
lesson-instead = 할 수는 있지만, 이번 단계에서 배울 것은 따로 있습니다. 표시된 것을 해 보세요.
