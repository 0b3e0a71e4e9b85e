# 명령줄.
cli-help = Caravanserai: 사람과 봇과 연구를 위한 세 가지 상인 보드게임.
cli-error = 오류: { $message }

cli-games-help = 할 수 있는 게임과 옵션을 보여 줍니다.
cli-simulate-help = 무작위 게임을 많이 진행하고 승리, 점수, 종료 이유를 요약합니다.
cli-dataset-help = 무작위 게임 여러 판의 모든 결정을 Parquet 파일로 저장합니다.
cli-dataset-out-help = 저장할 파일. 없으면 게임 이름과 시드로 이름을 짓습니다.
cli-replay-help = 게임 기록을 원하는 사람의 시점으로 한 단계씩 따라갑니다.
cli-perft-help = 주어진 길이의 행동 순서를 첫 행동별로 나누어 셉니다.
cli-position-help = 어떤 상황이든 글로 차리고, 살펴보고, 이어서 진행합니다.
cli-position-new-help = 새 게임의 국면을 출력합니다.
cli-position-show-help = 국면을 그리고 전체 글을 출력합니다.
cli-position-legal-help = 누가 행동할 수 있는지와 가능한 모든 행동을 출력합니다.
cli-position-apply-help = 행동을 실행하고 일어난 일과 그 결과 국면을 출력합니다.

cli-game-help = 게임 이름. "caravanserai games"를 참고하세요.
cli-players-help = 플레이 인원수.
cli-seed-help = 모든 우연의 시드. 같은 시드는 같은 게임이 됩니다.
cli-json-help = JSON으로 출력합니다.
cli-option-help = 게임 옵션. 여러 번 쓸 수 있습니다.
cli-data-help = 게임의 기본 데이터 대신 쓸 데이터 파일 (다른 판본의 상자).
cli-games-count-help = 게임 수.
cli-threads-help = 스레드 수. 0이면 모든 코어를 씁니다.
cli-log-dir-help = 모든 게임을 이 폴더에 기록으로 남깁니다.
cli-log-help = 게임 기록 파일.
cli-partial-help = 도중에 멈춘 기록도 받아들입니다.
cli-eyes-help = 이 사람이 볼 수 있는 것만 보여 줍니다: A, B, C, D 또는 public. 없으면 모두 보여 줍니다.
cli-player-help = 행동하는 사람. 없으면 결정할 차례인 사람입니다.
cli-position-argument = 국면: 글 자체, 파일 이름, 또는 표준 입력을 뜻하는 -.
cli-actions-help = 차례대로 실행할 행동들. 행동 앞에 B:를 쓰면 B의 행동이 됩니다.
cli-depth-help = 순서의 길이.

cli-column-game = 게임
cli-column-title = 제목
cli-column-players = 인원
cli-column-options = 옵션
cli-column-seat = 자리
cli-column-wins = 승률
cli-column-score = 평균 점수
cli-column-deviation = 편차

cli-compiling = 규칙을 준비하고 있습니다. 처음에는 시간이 조금 걸립니다 …
cli-simulating = 진행 중
cli-simulated = { $games }판, { $seconds }초: 결정 { $decisions }번, 초당 { $rate }번.
cli-dataset-written = { $path }: { $games }판, 결정 { $rows }번, { $bytes }바이트, { $seconds }초.
cli-perft-total = 길이 { $depth }의 순서 { $leaves }개.
cli-replay-next = { $count }단계 중 { $number }단계: Enter는 다음, q는 그만.
cli-replay-unfinished = 기록은 여기까지, 행동 { $count }개입니다. 게임은 아직 끝나지 않았습니다.

cli-serve-help = 브라우저와 프로그램에 테이블을 제공하여 친구, 봇과 함께 합니다.
cli-export-help = 서버의 게임 하나를 게임 기록으로 출력합니다.
cli-import-help = 기록 속의 끝난 게임을 서버의 게임으로 보관합니다.
cli-backup-help = 사용 중이라도 서버의 데이터베이스를 파일로 복사합니다.
cli-restore-help = 데이터베이스의 사본을 제자리에 되돌립니다.
cli-host-help = 대기할 주소. 0.0.0.0이면 같은 네트워크의 다른 사람도 들어올 수 있습니다.
cli-port-help = 대기할 포트. 0이면 빈 포트를 씁니다.
cli-data-dir-help = 모든 것을 보관할 폴더. 없으면 사용자 데이터 폴더 안에 둡니다.
cli-workers-help = 봇이 생각하는 프로세스의 수.
cli-limits-help = 사용자마다 요청할 수 있는 양을 제한합니다.
cli-open-help = 화면이 있으면 브라우저를 엽니다.
cli-match-help = 주소에 나오는 게임의 번호.
cli-copy-help = 사본 파일.
cli-serving = 카라반세라이가 { $address }에서 열렸습니다.
cli-serving-stop = Ctrl+C로 닫습니다. 모든 게임은 보관됩니다.
cli-imported = 게임 { $match }(으로/로) 가져왔습니다.
cli-backed-up = { $path }에 복사했습니다.
cli-restored = { $path }에 되돌렸습니다.
