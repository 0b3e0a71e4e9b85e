# 브라우저.
client-motto = 규칙서 그대로 즐기는 세 가지 상인 게임.
client-skip = 테이블로 가기
client-home = 처음 화면
client-close = 닫기
client-cancel = 취소
client-settings = 설정
client-language = 언어
client-theme = 밝게 또는 어둡게
client-theme-system = 시스템 설정대로
client-theme-light = 밝게
client-theme-dark = 어둡게
client-motion = 움직임
client-motion-full = 일어나는 대로 모두 보기
client-motion-quick = 빠르게
client-motion-none = 없음
client-sound = 소리
client-confirm = 다시 묻기
client-confirm-never = 묻지 않음
client-confirm-turn = 내 차례를 끝내는 행동 전에
client-confirm-each = 모든 행동 전에
client-letters = 글쇠 하나로 바로 하기
client-help = 도움말
client-help-how = 빛나는 것을 누를 수 있습니다. 무엇을 해야 하는지는 언제나 알림줄에 나옵니다. 선택지를 가리키거나 길게 누르면 어떤 결과가 생기는지 읽을 수 있습니다.
client-key-number = 번호로 고르기
client-key-arrows = 선택지 사이를 오가기
client-key-enter = 지금 있는 선택지 고르기
client-key-escape = 한 걸음 물러나기

# 처음 화면
client-games = 게임
client-play-now = 바로 시작
client-invite-friends = 친구 초대
client-your-turns = 내 차례
client-going = 내 게임
client-open-tables = 열린 테이블
client-open-none = 지금 사람을 기다리는 테이블이 없습니다. 친구를 초대하고 테이블을 여기에 공개해 보세요.
client-finished = 끝난 게임
client-play-on = 이어서 하기
client-look = 보기
client-sit-down = 앉기
client-footer = 애호가들이 직접 그린 그림으로 만든 비공식 구현입니다. 게임은 작가와 출판사의 것이니, 마음에 들면 상자를 사세요.
client-how-many = 인원
client-your-name = 내 이름
client-their-name = 이름
client-default-name = 손님
client-neighbour-name = { $number }번 사람
client-bot-of = 봇, { $level }
client-friend = 친구(링크로)
client-neighbour = 이 화면에서 함께
client-listed = 열린 테이블에 보이기
client-options = 그 밖의 설정
client-clock = 시계
client-clock-none = 시계 없음
client-clock-short = 각자 5분, 답할 때마다 10초
client-clock-long = 각자 20분, 답할 때마다 20초
client-clock-days = 각자 3일, 답할 때마다 반나절
client-start = 시작
client-start-invite = 테이블 열기
client-join-title = 테이블에 초대받았습니다

# 테이블
client-prompt = 할 일
client-choices = 선택지
client-players = 사람들
client-panels = 기록, 대화, 규칙
client-your-turn = 내 차례
client-connecting = 테이블로 가는 중 …
client-lost = 연결이 끊겼습니다. 저절로 다시 이어지며, 한 일은 그대로 남아 있습니다.
client-offline = 서버에 닿을 수 없습니다.
client-waiting-seats = 자리가 모두 차면 게임이 시작됩니다.
client-over = { $count ->
    [1] { $players }의 승리: { $reason }.
   *[other] { $players }의 공동 승리: { $reason }.
}
client-frozen = 이전 버전에서 시작한 게임이라 여기서는 이어서 할 수 없습니다.
client-last-round = 마지막 라운드
client-watching = 관전
client-skip-motion = 건너뛰기
client-nothing-now = 지금은 없습니다.
client-confirm-this = 하기: { $choice }
client-undo = 무르기
client-hint = 도움 받기
client-hint-moves = 가장 좋은 선택과 내가 이길 가능성
client-hint-chances = 이길 가능성
client-rematch = 한 판 더
client-result = 결과
client-log-file = 게임을 파일로
client-log = 기록
client-chat = 대화
client-rules = 규칙
client-known-title = 내가 아는 것
client-log-empty = 아직 아무 일도 없었습니다.
client-since = 마지막으로 본 뒤
client-since-count = 마지막으로 본 뒤 다른 사람이 { $count }번 행동했습니다. 기록을 보세요.
client-to-rule = 이것에 관한 규칙
client-somebody = 누군가
client-log-undone = { $player }: 무르기.
client-log-sat = { $player }(이/가) 앉습니다.
client-log-bot = { $player }(봇)(이/가) 앉습니다.
client-log-left = { $player } 대신 봇이 이어서 합니다.
client-log-returned = { $player }(이/가) 돌아왔습니다.
client-log-vote = { $yes ->
    [yes] { $player }(은/는) 결과 없이 끝내기를 바랍니다.
   *[no] { $player }(은/는) 이어서 하기를 바랍니다.
}
client-log-rematch = { $player }(이/가) 새 게임을 엽니다.
client-chat-empty = 아직 아무도 말하지 않았습니다.
client-chat-say = 한마디 하기
client-send = 보내기
client-mute = { $player }의 말 가리기
client-unmute = { $player }의 말 다시 보기
client-seat = { $seat } 자리
client-seat-open = 빈자리
client-bot = 봇
client-bot-A = 사미라
client-bot-B = 록사나
client-bot-C = 바얀
client-bot-D = 텡그리
client-away = 자리 비움
client-stand-in = 봇이 대신함
client-deciding = 결정하는 중
client-winner = 승리
client-return = 내 자리로 돌아가기
client-leave = 게임 떠나기
client-leave-how = 돌아올 때까지 봇이 대신합니다.
client-leave-bot = 봇에게 맡기기
client-revoke-how = 내 자리 링크가 다른 사람에게 알려졌나요? 이전 링크를 무효로 하면 다른 기기에서는 로그아웃됩니다.
client-revoke = 이전 링크 무효화
client-revoked = 내 자리의 이전 링크는 이제 쓸 수 없습니다.
client-vote-how = { $count ->
    [0] 모두가 동의하면 결과 없이 끝낼 수 있습니다.
   *[other] 모두가 동의하면 결과 없이 끝낼 수 있습니다. 지금까지 찬성: { $count }명.
}
client-vote-yes = 끝내는 데 찬성
client-vote-no = 찬성 거두기
client-hand-over = 이제 { $player }의 차례입니다
client-hand-over-why = 화면을 넘겨주세요. 다음 사람이 준비될 때까지 아무의 카드도 보이지 않습니다.
client-hand-over-ready = 나는 { $player }입니다
client-invite = 친구를 초대하세요
client-invite-how = 친구마다 링크를 보내거나 코드를 찍게 하세요. 자리가 모두 차면 게임이 시작됩니다.
client-link = 이 자리의 링크
client-qr = { $seat } 자리 링크의 QR 코드
client-copy = 링크 복사
client-copied = 복사했습니다
client-seat-bot = 이 봇에게 주기
client-unfold = { $player } 자세히 보기
