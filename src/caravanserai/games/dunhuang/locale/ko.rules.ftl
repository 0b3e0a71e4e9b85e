# 규칙서: 장

chapter-goals = 어떤 게임인가
chapter-setup = 게임 준비
chapter-turn = 내 차례
chapter-characters = 캐릭터
chapter-end = 게임 종료
chapter-well = 잘하는 법

# 어떤 게임인가

rule-aim = 이기는 두 가지 방법
rule-aim-text =
    여러분은 둔황의 상인입니다. 이기는 방법은 두 가지입니다.

    - 즉시 승리: 상품 토큰 4개와 창고의 서로 다른 상품 4종류를 갖추고 내 차례를 마칩니다. 2명 게임에서는 상품 토큰이 5개 필요합니다.
    - 점수 승리: 상품 카드 더미가 떨어질 때까지 아무도 즉시 승리하지 못하면, 점수를 계산해 가장 높은 사람이 이깁니다.
rule-goods = 상품
rule-goods-text =
    상품은 열 가지입니다. 카드의 숫자는 게임이 끝났을 때의 점수이고, 카드 장수이기도 합니다. 금 1장, 은 2장, 청금석 3장, 도자기 4장, 유리 5장, 대나무 6장, 차 7장, 종이 8장, 양모 9장, 비단 10장, 모두 55장입니다.

    그러니 비싼 상품일수록 흔하고, 가장 많이 갖기도 어렵습니다.
rule-tokens = 상품 토큰
rule-tokens-text =
    상품마다 상품 토큰이 하나씩 있습니다. 누군가 얻을 때까지 시장에 있다가, 그다음부터는 가판대에서 가판대로 옮겨 다닙니다.

    상품 토큰은 2점이고, 즉시 승리에 필요하며, 게임이 끝났을 때 토큰 하나마다 창고 카드 1장의 점수를 얻게 해 줍니다. 숫자 면과 商 면이 있는데, 어느 면이든 똑같이 셉니다.

# 게임 준비

rule-setup = 테이블
rule-setup-text =
    캐릭터 타일 8개를 둥글게 놓습니다. 순서와 앞뒤는 자유입니다. 타일마다 옆에 카드를 1장씩 놓은 것이 시장이고, 나머지 카드는 상품 카드 더미가 됩니다.

    - 4명: 모든 상품을 쓰고, 엽전 7개씩으로 시작합니다.
    - 3명: 금과 비단을 상품 토큰과 함께 빼고, 엽전 6개씩으로 시작합니다.
    - 2명: 금, 양모, 비단을 상품 토큰과 함께 빼고, 엽전 5개씩으로 시작합니다.

    가판대는 모두 비어 있습니다.
rule-opening = 첫 카드
rule-opening-text = 게임을 시작하기 전에 각자 카드를 3장 뽑아 1장을 창고에 두고, 나머지 2장은 비공개로 게임에서 제거합니다. 무엇을 제거했는지는 본인만 압니다.
rule-first-player = 시작 플레이어와 낙타
rule-first-player-text = 시작 플레이어는 무작위로 정합니다. 마지막 차례인 사람이 낙타가 출발할 타일을 고릅니다.
rule-first-player-example = 내가 마지막 차례이므로 낙타가 출발할 타일을 고릅니다. 낙타를 처음 움직이는 사람은 { client-bot-B }입니다.

# 내 차례

rule-turn = 다섯 단계
rule-turn-text =
    차례는 늘 이렇게 진행합니다.

    - 낙타를 움직입니다.
    - 옆에 놓인 카드를 가져옵니다.
    - 그 캐릭터의 능력을 쓰거나 엽전을 받습니다.
    - 승리 조건을 확인합니다.
    - 시장을 보충합니다.

    그다음은 왼쪽 사람의 차례입니다.
rule-camel = 낙타 이동과 비용
rule-camel-text = 낙타를 시계방향으로 적어도 한 칸 움직입니다. 첫 칸은 무료이고, 그다음은 한 칸마다 엽전 1개를 냅니다. 카드가 없는 칸도 한 칸으로 셉니다.
rule-camel-example = 타일에 적힌 숫자는 그곳까지의 칸 수입니다. 엽전이 5개면 6칸까지 갈 수 있습니다.
rule-taking = 상품 획득
rule-taking-text = 낙타 옆에 놓인 카드를 가져와 창고에 둘지, 가판대에 앞면으로 놓을지 고릅니다. 카드가 없으면 가져오지 않고 넘어갑니다.
rule-taking-example = 차 카드를 창고에 둘 수도 있고, 가판대에 이미 있는 차 옆에 놓을 수도 있습니다.
rule-hand = 창고
rule-hand-text =
    창고에 있는 카드는 상품 토큰을 얻는 데 세지 않습니다. 쓸모는 따로 있습니다. 즉시 승리하려면 서로 다른 상품 4종류가 필요하고, 게임이 끝나면 점수가 됩니다.

    장수 제한은 없습니다. 누군가 즉시 승리할 때와 점수를 계산할 때 창고를 공개합니다.
rule-shop = 가판대
rule-shop-text = 가판대의 카드는 누구나 셀 수 있게 상품별로 앞면으로 모아 둡니다. 이 카드로 상품 토큰을 얻습니다. 게임이 끝나면 카드 자체는 점수가 없고 상품 토큰만 셉니다.
rule-majority = 상품 토큰 얻기
rule-majority-text =
    가판대에 카드를 놓을 때마다 그 상품을 다른 모든 가판대와 비교합니다. 나보다 많이 가진 사람이 없으면, 시장에 있든 다른 사람에게 있든 상품 토큰을 가져옵니다. 같은 장수여도 됩니다.

    가져온 토큰은 숫자 면으로 놓습니다. 이미 내 토큰이면 그대로 둡니다. 얻은 토큰은 거절할 수 없습니다.
rule-majority-example = { client-bot-B }에게 차 2장과 상품 토큰이 있습니다. 이 차를 가판대에 놓으면 나도 2장이 됩니다. 같은 장수이므로 토큰은 내 것이 됩니다.
rule-losing = 상품 토큰을 잃을 때
rule-losing-text =
    어떤 캐릭터는 내 가판대에서 카드를 빼냅니다. 그 상품의 토큰이 내게 있는데 이제 나보다 많이 가진 사람이 있다면, 토큰을 숫자 면으로 시장에 되돌려 놓습니다. 곧바로 누가 가져가지는 않고, 다음에 얻는 사람을 기다립니다.

    그 밖에는 다른 사람이 빼앗아 갈 때 토큰을 잃습니다.
rule-bonus = 능력 사용
rule-bonus-text =
    카드를 가져온 뒤 하나를 고릅니다.

    - 낙타가 있는 타일의 캐릭터 능력을 씁니다.
    - 엽전 3개를 받습니다.
    - 아무것도 하지 않습니다.

    지금 쓸 수 없는 캐릭터의 능력은 고를 수 없습니다.
rule-bonus-example = 낙타가 공주 타일에 있습니다. 상품 토큰이 2개이므로 명성 토큰 2개를 얻을 수 있습니다. 아니면 엽전 3개를 받습니다.
rule-refill = 상품 보충
rule-refill-text = 차례가 끝나면 시장의 빈칸을 상품 카드 더미에서 채웁니다. 낙타가 있는 칸부터 시계방향으로 채웁니다.

# 캐릭터

rule-characters = 타일과 캐릭터
rule-characters-text =
    타일의 앞뒤에는 서로 다른 캐릭터가 있고, 둘 중 하나만 게임에 나옵니다. 낙타가 그 타일에 멈췄을 때 능력 사용 단계에서만 쓸 수 있고, 쓰지 않아도 됩니다.

    버린 카드는 게임에서 제외되며, 모두가 볼 수 있습니다.
rule-character-painter = { character-painter }
rule-character-painter-text = 창고의 카드 1장을 버리고 명성 토큰 3개를 얻습니다.
rule-character-musician = { character-musician }
rule-character-musician-text = 가판대의 카드 1장을 버리고 명성 토큰 3개를 얻습니다. 그 때문에 상품 토큰을 잃을 수 있습니다.
rule-character-princess = { character-princess }
rule-character-princess-text = 내 상품 토큰의 수만큼 명성 토큰을 얻습니다. 어느 면이든 상관없습니다.
rule-character-dancer = { character-dancer }
rule-character-dancer-text = 명성 토큰 2개를 얻습니다.
rule-character-interpreter = { character-interpreter }
rule-character-interpreter-text = 이번 차례에 낙타가 이동한 칸 수만큼 상품 카드 더미에서 카드를 뽑습니다. 1장을 창고에 두고, 나머지는 섞어 더미 맨 밑에 넣습니다.
rule-character-diplomat = { character-diplomat }
rule-character-diplomat-text = 상품 카드 더미에서 2장을 뽑습니다. 1장을 창고에 두고, 나머지 1장은 더미 맨 밑에 넣습니다.
rule-character-soldier = { character-soldier }
rule-character-soldier-text = 가판대의 카드 1장을 시장의 카드 1장과 교환합니다. 먼저 내 카드가 빠지면서 토큰을 잃을 수 있고, 그다음 새 카드가 들어오면서 토큰을 얻을 수 있습니다.
rule-character-general = { character-general }
rule-character-general-text = 창고의 카드 1장을 시장의 카드 1장과 교환합니다.
rule-character-trader = { character-trader }
rule-character-trader-text = 다른 사람 1명을 골라 그 사람의 창고에서 무작위로 2장을 가져옵니다. 그다음 내 창고에서 2장을 골라 줍니다. 방금 가져온 카드를 돌려주어도 됩니다.
rule-character-merchant = { character-merchant }
rule-character-merchant-text = 다른 사람 1명을 고릅니다. 그 사람은 창고에서 2장을 골라 나에게 주고, 나도 2장을 골라 줍니다. 받은 카드를 그대로 돌려주어도 됩니다. 그리고 명성 토큰 1개를 얻습니다.
rule-character-maid = { character-maid }
rule-character-maid-text = 가판대의 카드 1장을 창고에 있는 다른 상품 카드 1장과 교환합니다. 빼는 것을 먼저 확인하고, 그다음 놓는 것을 확인합니다.
rule-character-domestic = { character-domestic }
rule-character-domestic-text = 카드 1장을 가판대에서 창고로, 또는 창고에서 가판대로 옮깁니다. 가판대에 놓으면 새로 놓은 카드로 봅니다.
rule-character-shepherd = { character-shepherd }
rule-character-shepherd-text = 낙타가 있는 타일의 양옆 타일에 놓인 카드 중 1장을 창고로 가져옵니다.
rule-character-farmer = { character-farmer }
rule-character-farmer-text = 낙타 앞쪽 칸에 놓인 카드 중 1장을 창고로 가져옵니다. 이번 차례에 낙타가 이동한 칸 수만큼 앞까지 고를 수 있습니다.
rule-character-farmer-example = 낙타가 두 칸을 움직여 농부에게 왔으므로, 다음 두 칸 중 한 곳의 카드를 가져올 수 있습니다.
rule-character-manichean = { character-manichean }
rule-character-manichean-text = 내 상품 토큰 1개를 商 면으로 뒤집습니다. 사제가 나온 게임에서는, 누가 나와 같은 장수가 되어 商 면인 내 토큰을 빼앗으려 하면 숫자 면으로 뒤집어 지킬 수 있습니다. 그냥 내주어도 됩니다.
rule-character-buddhist = { character-buddhist }
rule-character-buddhist-text = 내 상품 토큰 1개를 商 면으로 뒤집습니다. 승려가 나온 게임에서는, 나와 같은 장수로 商 면인 내 토큰을 빼앗으려는 사람이 나에게 엽전 2개를 내야 합니다. 빼앗지 않아도 되고, 엽전이 2개보다 적으면 빼앗을 수 없습니다.
rule-protection = 商: 같은 장수일 때의 보호
rule-protection-text =
    商 면인 상품 토큰은 더 안전하지만, 같은 장수일 때만 그렇습니다. 어떻게 보호되는지는 사제와 승려 중 누가 나왔는지에 따라 다릅니다.

    그 상품을 더 많이 가진 사람은 면과 관계없이 토큰을 가져갑니다. 주인이 바뀌거나 시장으로 돌아간 토큰은 언제나 숫자 면이 됩니다.
rule-protection-example = { client-bot-B }(과/와) 대나무가 같은 장수이지만 토큰이 商 면이고 승려가 나온 게임입니다. 엽전 2개를 내면 가져올 수 있습니다.

# 게임 종료

rule-ending-early-win = 즉시 승리
rule-ending-early-win-text =
    내 차례를 마칠 때 상품 토큰이 4개 이상(2명 게임에서는 5개 이상)이고 창고에 서로 다른 상품이 4종류 이상이면, 창고를 공개하고 즉시 승리합니다. 점수는 따지지 않습니다.

    자기 차례에만 확인하며, 마지막 라운드에도 마찬가지입니다.
rule-ending-early-win-example = 상품 토큰이 4개이고 창고에 서로 다른 상품이 3종류 있습니다. 차를 창고에 두면 이번 차례가 끝날 때 승리합니다.
rule-end = 상품 카드 더미가 떨어지면
rule-end-text = 시장의 빈칸을 채우지 못하게 되면 마지막 라운드입니다. 시작 플레이어의 오른쪽 사람까지 차례를 진행합니다. 방금 그 사람의 차례였다면 바로 끝납니다. 그다음 점수를 계산합니다.
rule-ending-most-points = 점수 계산
rule-ending-most-points-text =
    - 상품 토큰 1개에 2점.
    - 명성 토큰 1개에 1점.
    - 상품마다 창고에 가장 많이 가진 사람이 1장을 남깁니다. 여럿이면 모두 1장씩 남깁니다. 남긴 카드는 숫자만큼 점수가 됩니다. 다만 상품 토큰의 수까지만 셀 수 있으므로, 점수가 높은 카드부터 셉니다.

    예를 들어 상품 토큰 2개, 명성 토큰 0개에 유리, 차, 비단을 가장 많이 가졌다면, 토큰이 4점이고 카드는 두 장만 셉니다. 차 7점과 비단 10점을 더해 모두 21점입니다.
rule-ties = 동점
rule-ties-text = 점수가 같으면 엽전이 더 많은 사람이 이깁니다. 엽전마저 같으면 함께 승리합니다.
rule-secrets = 비밀 정보
rule-secrets-text =
    시장, 모든 가판대, 상품 토큰, 엽전, 명성 토큰, 창고와 상품 카드 더미의 장수, 그리고 공개된 채 창고로 간 카드는 누구나 볼 수 있습니다.

    첫 카드와 제거한 2장, 더미에서 뽑은 카드, 중국 상인이나 소그드 상인으로 주고받은 카드는 비밀입니다. 주고받은 카드는 두 사람만 압니다.

# 잘하는 법: 봇끼리 둔 수천 판에서 알게 된 것

rule-well-early = 초반: 상품 종류와 엽전
rule-well-early-text = 봇끼리 둔 2,400판에서 어떤 국면이 승리로 이어졌는지 계산했습니다. 상품 카드 더미가 많이 남은 동안에는 창고의 서로 다른 상품과 엽전이 생각보다 훨씬 중요했고, 명성과 점수는 훨씬 덜 중요했습니다.
rule-well-late = 후반: 상품 토큰과 점수
rule-well-late-text = 더미가 줄어들수록 상품 토큰, 명성, 창고에 가장 많이 가진 상품이 중요해집니다. 엽전의 가치도 커집니다. 동점일 때 승부를 가르고, 낙타를 원하는 곳에 세울 수 있게 해 주기 때문입니다.
rule-well-turn = 내 차례에 하나만 모자랄 때
rule-well-turn-text = 내 차례인데 즉시 승리에 상품 토큰이나 상품 종류가 하나만 모자란 상황만큼 승률을 높인 것은 없었습니다. 다음 사람에게 무엇이 모자란지 세어 보고, 그 사람이 채울 수 있는 자리에 낙타를 두지 마세요.
rule-well-think = 내 차례 너머를 보기
rule-well-think-text = 이번 차례만 생각하는 봇은 아무렇게나 두는 봇을 100판 모두 이겼습니다. 하지만 그 뒤의 차례까지 생각하는 봇에게는 여섯 판에 한 판꼴로만 이겼습니다(50판).

# 판정: 규칙서만으로는 분명하지 않은 것

ruling-D1 = 낙타는 엽전이 되는 만큼 갈 수 있습니다. 한 바퀴를 돌아 더 가도 됩니다.
ruling-D1-why = 규칙은 비용 말고는 칸 수를 제한하지 않습니다.
ruling-D2 = 상품 토큰을 얻으려면, 토큰이 시장에 있을 때도 다른 모든 가판대보다 적지 않아야 합니다. 새 게임의 옵션으로 토큰이 있는 가판대와만 비교할 수도 있습니다.
ruling-D2-why = 출판사가 낸 한국어 규칙서에 그렇게 적혀 있고, 모든 판의 예시도 이와 맞습니다. 영어와 네덜란드어 규칙서는 글자대로 읽으면 토큰이 있는 가판대만 따집니다.
ruling-D3 = 얻은 토큰은 거절할 수 없습니다. 이미 토큰을 가진 상품에 카드를 더해도 토큰의 면은 바뀌지 않습니다.
ruling-D3-why = 규칙은 가져와도 된다고 하지 않고 가져온다고 합니다. 선택은 商 면일 때만 있습니다.
ruling-D4 = 교환할 때는 내 카드가 먼저 빠지면서 확인하고, 그다음 새 카드가 들어오면서 확인합니다.
ruling-D4-why = 내 카드를 내려놓아야 다른 카드를 집을 수 있습니다.
ruling-D5 = 카드를 뺀 뒤에도 그 상품을 나보다 많이 가진 사람이 없으면, 한 장도 남지 않았더라도 토큰을 지킵니다.
ruling-D5-why = 규칙이 말하는 반납 이유는 더 많이 가진 사람이 있는 것 하나뿐입니다.
ruling-D6 = 병사와 장군은 같은 상품끼리 교환해도 됩니다. 병사의 경우 새로 놓은 카드로 봅니다.
ruling-D6-why = 다른 상품이어야 한다는 말은 하녀에게만 있습니다.
ruling-D6a = 그래서 다른 사람과 같은 장수일 때 병사로 같은 상품을 교환하면, 商 면이라도 먼저 토큰을 잃고 다시 숫자 면으로 가져옵니다.
ruling-D6a-why = 교환의 순서 때문입니다. 그사이에는 카드가 한 장 적습니다.
ruling-D7 = 중국 상인과 소그드 상인은 창고에 카드가 1장 이상 있는 사람을 골라야 합니다. 1장뿐인 사람은 1장을 주고 1장을 돌려받습니다.
ruling-D7-why = 한국어 규칙서의 참고에 적혀 있습니다.
ruling-D8 = 통역관과 외교관은 더미에 남은 만큼만 뽑습니다. 더미가 비었으면 쓸 수 없고, 1장뿐이면 바로 창고로 갑니다.
ruling-D8-why = 없는 카드는 뽑을 수 없고, 한 장이면 고를 것이 없습니다.
ruling-D8a = 공주는 상품 토큰이 없으면, 사제와 승려는 숫자 면인 토큰이 없으면 쓸 수 없습니다. 화가와 악사는 명성 토큰이 모자라도 쓸 수 있습니다. 소그드 상인에게 카드를 주는 사람은 2장 이상 있으면 정확히 2장을 줍니다.
ruling-D8a-why = 아무 일도 하지 않는 능력은 선택지가 아닙니다. 카드를 버리는 것은 명성 토큰이 없어도 의미가 있습니다.
ruling-D9 = 엽전은 44개, 명성 토큰은 28개뿐이며, 남은 만큼만 받습니다. 남은 것이 없어도 엽전 3개나 무희를 고를 수 있습니다.
ruling-D9-why = 상자에 든 것이 전부이고, 규칙에 대신할 것이 없습니다.
ruling-D10 = 이번 차례에 빈 칸은 보충할 때까지 비어 있습니다. 목부, 농부, 병사, 장군은 카드가 있는 칸만 고를 수 있습니다. 농부는 낙타가 있는 칸 바로 앞까지만 닿습니다.
ruling-D10-why = 보충은 능력 사용 다음인 다섯째 단계입니다.
ruling-D11 = 빈칸을 채우지 못할 때 마지막 라운드가 시작됩니다. 더미가 딱 맞게 떨어진 것만으로는 시작되지 않습니다.
ruling-D11-why = 규칙은 더미가 빈 것이 아니라 보충할 카드가 없는 것을 말합니다.

# 용어

glossary-camel = 낙타
glossary-camel-text = 모두가 함께 움직이는 말 하나
glossary-coin = 엽전
glossary-coin-text = 낙타의 이동 비용이며, 동점일 때 승부를 가릅니다
glossary-collection = 모음
glossary-collection-text = 한 가판대에 놓인 같은 상품의 카드
glossary-goods = 상품
glossary-goods-text = 숫자가 곧 점수인 열 가지 카드
glossary-hand = 창고
glossary-hand-text = 손에 든 비밀 카드
glossary-majority = 가장 많음
glossary-majority-text = 다른 어느 가판대에도 그 상품이 더 많지 않은 것
glossary-market = 시장
glossary-market-text = 타일 옆에 놓인 카드 8장
glossary-middle = 시장의 토큰
glossary-middle-text = 아무도 갖지 않은 상품 토큰이 놓이는 곳
glossary-pile = 상품 카드 더미
glossary-pile-text = 시장을 보충하는 뒷면 카드 더미
glossary-prestige = 명성 토큰
glossary-prestige-text = 게임이 끝났을 때 1점
glossary-shop = 가판대
glossary-shop-text = 상품 토큰을 얻게 해 주는 공개된 카드
glossary-token = 상품 토큰
glossary-token-text = 그 상품을 가장 많이 가졌다는 표시로, 2점
glossary-shang = 商
glossary-shang-text = ‘장사 상’ 자: 같은 장수일 때 토큰을 지켜 주는 면
