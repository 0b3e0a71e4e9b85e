# 무엇이 어디에서 잘못되었는지. error-place는 국면의 한 문장에 대한 안내 앞에 붙습니다.
error-place = { $line ->
    [0] "{ $key }":
   *[other] { $line }행, "{ $key }":
}

error-unknown-language = "{ $name }"(으로/로) 된 텍스트가 없습니다. 쓸 수 있는 언어: { $known }.
error-unknown-game = "{ $name }"(이라/라)는 게임은 없습니다. 게임: { $known }.
error-unknown-bot = "{ $name }"(이라/라)는 봇은 없습니다. 봇: { $known }.
error-bot-effort = "{ $name }": @ 뒤에는 반복 횟수(master@4000)나 초(master@2s)를 적습니다.
error-bot-by-the-clock = "{ $name }"(은/는) 시간으로 생각하는데, 동시에 진행하는 게임은 그 시간을 기다릴 수 없습니다. master@400처럼 반복 횟수를 적으세요.
error-bot-file = Python 파일 { $path }(이/가) 없습니다.
error-bot-class = { $path }에 { $name } 클래스가 없습니다.
error-no-bots = 봇을 하나 이상 고르세요.
error-other-arena = { $path }(은/는) 다른 대회의 파일입니다. 다른 폴더를 고르세요.
error-other-study = { $path }에는 다른 연구가 들어 있습니다. 다른 폴더를 고르세요.
error-not-installed = { $package } 패키지가 설치되어 있지 않습니다. 설치: pip install "caravanserai-games[{ $extra }]"
error-unknown-option = "{ $name }"(이라/라)는 옵션은 없습니다. 이 게임의 옵션: { $known }.
error-option-value = 옵션 { $name }의 값은 "{ $value }"(이/가) 될 수 없습니다. 가능한 값: { $known }.
error-option-players = { $players }명일 때 옵션 { $name }의 값은 "{ $value }"(이/가) 될 수 없습니다. 가능한 값: { $known }.
error-option-form = "{ $text }"(은/는) 이름=값 형식이 아닙니다.
error-option-twice = 옵션 { $name }(을/를) 두 번 썼습니다.
error-player-count = { $game }(은/는) { $allowed }명이 하는 게임입니다. { $players }명은 할 수 없습니다.
error-people-count = { $players }명 자리에 { $people }명이 키보드 하나로 함께할 수는 없습니다.
error-seed = 시드는 0부터 { NUMBER($most, useGrouping: 0) }까지의 정수여야 합니다. { NUMBER($seed, useGrouping: 0) }(은/는) 쓸 수 없습니다.
error-game-count = 게임 수는 1부터 { $most }까지여야 합니다. { $games }(은/는) 쓸 수 없습니다.
error-thread-count = { $threads }(은/는) 스레드 수가 될 수 없습니다.
error-no-network = { $game } 게임을 { $players }명 테이블에서 할 수 있는 신경망이 없습니다.
error-stale-weights = { $game }의 가중치는 다른 특징에 맞춰 만들어졌습니다. 다시 학습시키세요.
error-seed-count = 게임 { $games }판에 시드 { $seeds }개가 주어졌습니다.
error-reset-mask = reset_mask는 불리언 { $games }개의 배열이어야 합니다.
error-opponent-count = 상대가 { $given }명 지정되었습니다. 이 테이블의 상대는 { $wanted }명입니다.
error-agent-seat = 에이전트의 자리는 0부터 { $most }까지의 수여야 합니다. { $seat }(은/는) 쓸 수 없습니다.
error-log-count = 기록은 한 번에 { $most }판까지만 남깁니다. { $games }판은 너무 많습니다.
error-depth = 길이는 0부터 { $most }까지여야 합니다. { $depth }(은/는) 쓸 수 없습니다.

error-no-data-file = { $game } 게임은 데이터 파일을 쓰지 않습니다.
error-data-syntax = 데이터 파일을 읽을 수 없습니다: { $reason }.
error-data-form = 데이터 파일, "{ $key }": { $wanted } 형식이어야 합니다.
error-data-missing = 데이터 파일: "{ $key }" 항목이 없습니다.
error-data-unknown = 데이터 파일: "{ $key }" 항목은 없습니다. 쓸 수 있는 항목: { $known }.
error-data-count = 데이터 파일, "{ $key }": { $count }개이지만 { $wanted }개여야 합니다.
error-data-number = 데이터 파일, "{ $key }": "{ $value }"(은/는) { $low }에서 { $high } 사이의 정수가 아닙니다.
error-data-name = 데이터 파일, "{ $key }": "{ $value }"(은/는) 다음 가운데 하나가 아닙니다: { $known }.
error-data-twice = 데이터 파일, "{ $key }": { $value }(이/가) 두 번 나옵니다.
error-data-too-long = 데이터 파일이 { $most }자보다 깁니다.
error-data-line = 데이터 파일 { $line }행: 한 줄은 { $most }자, 점 { $dots }개까지입니다.

error-file-unreadable = { $path } 파일을 읽을 수 없습니다: { $reason }.
error-file-too-large = { $path } 파일이 { $most }바이트보다 큽니다.
error-file-not-text = { $path } 파일은 UTF-8 텍스트가 아닙니다(바이트 위치 { $place }).
error-file-exists = { $path } 파일이 이미 있습니다. 다른 이름을 고르세요.
error-file-unwritable = { $path } 파일에 쓸 수 없습니다: { $reason }.
error-folder-unusable = { $path } 폴더를 쓸 수 없습니다: { $reason }.

error-no-such-seat = 이 테이블에 "{ $seat }" 자리는 없습니다.
error-no-such-action = { $action }번 행동은 없습니다.
error-view-not-state = 시점에는 한 플레이어가 아는 것만 있으므로 게임을 이어 갈 수 없습니다.
error-view-uncounted = 이 시점에는 다른 사람이 얼마를 가졌는지 나와 있지 않습니다. "--eyes"에 "--counted"를 더하면 함께 나옵니다.
error-state-not-view = 전체 국면이 아니라 한 플레이어의 시점이 필요합니다.
error-game-not-over = 게임이 끝난 뒤에만 모두 볼 수 있습니다.
error-position-over = 이 국면에서는 게임이 이미 끝나 아무도 행동할 수 없습니다.

error-no-game-named = 국면은 게임 이름({ $known })으로 시작해야 하는데, "{ $found }"(으로/로) 시작합니다.
error-unknown-action = "{ $text }"(은/는) 행동이 아닙니다. 행동은 다음 단어로 시작합니다: { $kinds }.
error-action-number = "{ $word }" 뒤에는 { $low }부터 { $high }까지의 정수가 와야 하는데, "{ $value }"(이/가) 왔습니다.
error-action-name = "{ $word }" 뒤에는 다음 가운데 하나가 와야 합니다: { $known }. "{ $value }"(은/는) 없습니다.
error-no-colon = { $line }행: "{ $statement }"에 콜론(:)이 없습니다. { $game } 다음의 항목은 "이름: 값" 형식입니다.
error-statement-twice = { $line }행: "{ $key }"(이/가) 두 번 나옵니다.
error-unknown-statement = { $line }행: "{ $key }"(이라/라)는 항목은 없습니다. 쓸 수 있는 항목: { $known }.
error-bad-number = { error-place } "{ $value }"(은/는) { $low }부터 { NUMBER($high, useGrouping: 0) }까지의 정수가 아닙니다.
error-bad-name = { error-place } "{ $value }"(은/는) 다음 가운데 없습니다: { $known }.
error-bad-word = { error-place } "{ $value }"(을/를) 읽을 수 없습니다.
error-bad-rng = { error-place } "{ $value }"(은/는) 난수 생성기가 아닙니다. 키와 카운터, { NUMBER($most, useGrouping: 0) } 이하의 정수 두 개여야 합니다.
error-too-many = { error-place } { $count }개가 적혀 있는데 { $most }개까지만 됩니다.

error-log-empty = 기록이 비어 있습니다.
error-log-not-json = 기록의 { $line }행이 JSON 객체가 아닙니다. 파일이 손상되었습니다.
error-log-format = { $line }행: 형식 { $format }의 게임 기록이 아닙니다.
error-log-header = { $line }행: 기록에 "{ $key }"(이/가) 없거나 형식이 다릅니다.
error-log-entry = 기록의 { $line }행은 행동, 무르기, 일시 정지, 종료 가운데 어느 것도 아닙니다.
error-log-undo = 기록의 { $line }행이 무르려는 행동이 없거나 다른 사람의 행동입니다.
error-log-after-end = { $line }행: 게임이 끝난 뒤에도 기록이 이어집니다.
error-log-ruleset = 기록의 규칙 버전은 { $found }인데, 이 프로그램의 규칙 버전은 { $known }입니다.
error-log-start = { $line }행: 기록에 있는 게임의 시작 상태를 만들 수 없습니다. { $reason }
error-log-action = 기록의 { $line }행을 다시 진행할 수 없습니다. { $reason }
error-log-end = { $line }행: 기록에 적힌 결과가 행동들의 결과와 다릅니다.
error-log-truncated = 기록이 일시 정지나 종료 없이 { $line }행에서 게임 도중에 끊겼습니다. 그래도 읽으려면 --partial을 쓰세요.
error-log-other-game = 이 기록은 { $game }(이/가) 아니라 { $found }의 기록입니다.

# At the table and on the server.
error-no-such-table = 그런 테이블은 없습니다.
error-table-not-full = 모든 자리가 차면 게임이 시작됩니다.
error-table-not-playing = 이 테이블에서는 지금 진행 중인 게임이 없습니다.
error-table-aborted = 이 게임은 결과 없이 끝났습니다.
error-table-busy = 요청이 너무 많습니다. 잠시 후 다시 시도하세요.
error-no-room-for-words = 여기에는 메시지를 넣을 수 없습니다.
error-bad-words = 메시지는 한 줄, 최대 { $most }자입니다.
error-seat-taken = 이미 찬 자리입니다.
error-too-many-devices = 이 자리는 이미 기기 { $most }대에서 쓰고 있습니다.
error-no-open-seat = 이 테이블에는 빈자리가 없습니다.
error-not-your-seat = 내 자리가 아닙니다.
error-not-the-host = 테이블을 연 사람만 할 수 있습니다.
error-not-the-holder = 이 자리에 처음 앉은 기기에서만 할 수 있습니다.
error-only-watching = 관전자는 행동할 수 없습니다.
error-bot-plays-here = 지금 이 자리는 봇이 맡고 있습니다. 먼저 자리를 되찾으세요.
error-left-already = 이미 봇이 대신하고 있습니다.
error-not-left = 자리를 떠나지 않았습니다.
error-not-asked = 지금은 결정할 것이 없습니다.
error-nothing-to-undo = 무를 수 있는 행동이 없습니다.
error-choice-number = { $number }번 선택은 없습니다. 1부터 { $most }까지 있습니다.
error-order-not-now = 지금은 "{ $order }"(을/를) 쓸 수 없습니다. 먼저 묻는 것에 답하세요.
error-nothing-to-abort = 끝낼 게임이 없습니다.
error-game-not-finished = 게임이 아직 끝나지 않았습니다.
error-unknown-order = "{ $name }"(이라/라)는 자동 명령은 없습니다. 이 게임의 자동 명령: { $known }.
error-stale = 그사이 게임이 진행되었습니다. 다시 확인하세요. (본 번호 { $at }, 지금 번호 { $now })
error-nothing-said = 빈 메시지입니다.
error-match-frozen = 이 게임은 규칙 버전 { $found }(으로/로) 진행되었으며 이 프로그램의 규칙 버전 { $known }(으로/로)는 재현할 수 없습니다. 내보내거나, 시작했던 버전으로 이어 할 수 있습니다.
error-table-stopped = 이 테이블에 문제가 생겨 멈췄습니다. 여기까지의 게임은 저장되어 있습니다.
error-bad-message = 메시지를 읽을 수 없습니다: { $reason }
error-token-forged = 올바르지 않은 링크입니다.
error-token-stale = 만료된 링크입니다.
error-token-elsewhere = 다른 테이블의 링크입니다.
error-too-many-messages = 메시지가 너무 많습니다. 잠시 후 다시 시도하세요.
error-too-many-tables = 테이블을 너무 많이 열었습니다. 잠시 후 다시 시도하세요.
error-too-many-connections = 연결이 너무 많습니다.
error-too-large = 메시지가 { $most }바이트보다 큽니다.
error-wrong-origin = 다른 사이트에서 온 요청입니다.
error-no-such-page = 페이지를 찾을 수 없습니다.
error-wrong-method = 여기서는 할 수 없습니다.
error-not-json = 본문은 JSON이어야 합니다.
error-nobody-to-play = 적어도 한 자리에는 사람이 앉아야 합니다.
error-log-secret = 기록은 게임이 끝난 뒤에 볼 수 있습니다.
error-game-not-begun = 게임이 아직 시작되지 않아 다시 볼 것이 없습니다.
error-replay-secret = 다른 사람의 시점은 게임이 끝난 뒤에 볼 수 있습니다.
error-review-secret = 복기는 게임이 끝난 뒤에 할 수 있습니다.
error-too-many-reviews = 복기 요청이 너무 많습니다. 잠시 후 다시 시도하세요.
error-no-review = 이 서버에는 복기를 맡을 봇이 없습니다.
error-nothing-to-play-on = 이 순간에는 게임이 이미 끝났습니다. 이어서 할 더 앞의 순간을 고르세요.
error-other-box = 다른 카드나 옵션으로 하는 게임의 상황입니다.
error-players-only = 이 테이블은 참가자만 볼 수 있습니다.
error-too-many-replays = 다시 보기를 너무 많이 요청했습니다. 잠시 후 다시 시도하세요.
error-server-fault = 서버에 문제가 생겼습니다.
error-port-unusable = 서버가 { $host }, 포트 { $port }에서 대기할 수 없습니다: { $reason }.
error-no-database = { $path }에 데이터베이스가 없습니다.
error-not-a-backup = { $path }(은/는) 백업이 아니거나 손상되었습니다.
error-log-not-finished = 기록이 게임이 끝나기 전인 { $line }행에서 끊깁니다. 끝난 게임만 가져올 수 있습니다.
error-storage-trouble = 지금은 서버가 저장할 수 없습니다. 잃어버린 것은 없으니 잠시 후 다시 시도하세요.
error-match-damaged = 이 게임의 기록이 손상되었습니다. 다른 테이블에는 영향이 없습니다.
error-folder-in-use = { $path } 폴더에서 이미 서버가 실행 중입니다. 먼저 그 서버를 멈추거나 다른 폴더를 고르세요.
error-database-locked = 다른 프로그램이 데이터베이스 { $path }(을/를) 쓰고 있습니다. 그 프로그램을 닫고 다시 시도하세요.
error-database-damaged = { $path }(은/는) 카라반세라이의 데이터베이스가 아니거나 손상되었습니다. 다른 곳으로 옮기고 그 자리에 백업을 놓으세요.
error-database-newer = 데이터베이스 { $path }(은/는) 더 새로운 버전의 카라반세라이에서 만들어졌습니다. 그 버전을 쓰세요.
error-database-unusable = 데이터베이스 { $path }(을/를) 쓸 수 없습니다: { $reason }.
error-too-slow = 요청을 받는 데 시간이 너무 오래 걸렸습니다.
error-wrong-host = 이 서버의 이름은 "{ $host }"(이/가) 아닙니다. 실제 이름이라면 --public-name 이름 옵션으로 서버를 시작하세요.
error-too-many-hints = 힌트를 너무 많이 요청했습니다. 잠시 후 다시 시도하세요.
error-no-offers-here = 이 게임에는 제안이 없습니다.
error-offer-taken = 다른 사람이 먼저 받아들인 제안입니다.

# Refusals that every game has
refusal-game-over = "{ $action }": 게임이 이미 끝났습니다.
refusal-not-your-decision = "{ $action }": 지금은 다른 사람이 결정할 차례입니다.
refusal-other-decision = "{ $action }": 먼저 결정해야 할 것이 있습니다.

# 배우기

error-lesson = { $why }
error-lesson-wait = 잠시만요. 먼저 다른 사람들의 차례입니다.
error-lesson-read = 먼저 카드의 설명을 읽고 계속하세요.
error-lesson-elsewhere = 수업이 이미 다른 단계에 있습니다.
error-no-lesson-here = 이 테이블에는 수업이 없습니다.
error-not-in-a-lesson = 수업이나 문제 풀이 중에는 할 수 없습니다.
error-lesson-of-another = 다른 사람의 수업이나 문제입니다. 첫 화면에서 직접 시작할 수 있습니다.
error-no-such-lesson = { $game }에는 "{ $lesson }"(이라/라)는 수업이 없습니다.
error-no-such-puzzle = { $game }에는 "{ $puzzle }"(이라/라)는 문제가 없습니다.
error-lesson-form = "{ $lesson }" 수업을 읽을 수 없습니다: { $reason }.
error-lesson-seat = "{ $lesson }" 수업, "{ $step }" 단계: "{ $action }"(은/는) "B: "처럼 다른 사람의 자리로 시작해야 합니다.
error-lesson-players = "{ $lesson }" 수업의 국면은 모두 인원수가 같아야 합니다.
error-lesson-step-twice = "{ $lesson }" 수업: 이름이 "{ $step }"인 단계가 둘입니다.
error-lesson-scene-end = "{ $lesson }" 수업, "{ $step }" 단계: 장면의 마지막 단계는 읽기만 해야 합니다. "await"와 "then"을 쓸 수 없습니다.
error-lesson-position = "{ $lesson }" 수업: "{ $step }" 단계로 시작하는 장면의 국면이 잘못되었습니다. { $reason }
error-lesson-awaits = "{ $lesson }" 수업, "{ $step }" 단계: 배우는 사람이 "{ $action }"(을/를) 할 수 없습니다. 할 수 있는 것: { $known }.
error-lesson-action = "{ $lesson }" 수업, "{ $step }" 단계: { $seat }(이/가) "{ $action }"(을/를) 할 수 없습니다. { $reason }
error-lesson-text = "{ $lesson }" 수업: "{ $language }"에 { $text } 글이 없습니다.
