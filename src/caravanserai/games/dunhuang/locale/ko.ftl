title = 둔황의 상인
tagline = 실크로드의 교역 도시, 낙타 한 마리, 그리고 도움을 주는 여덟 사람.
client-feel = 고리를 도는 경주입니다. 한 걸음마다 값이 들고, 카드는 창고나 가판대로 가며, 같은 장수만 되어도 토큰을 빼앗깁니다. 차례가 빠르고 끝이 갑자기 옵니다.
client-minutes = 30분

# 상품

good-gold = 금
good-silver = 은
good-lapis = 청금석
good-pottery = 도자기
good-glass = 유리
good-bamboo = 대나무
good-tea = 차
good-paper = 종이
good-wool = 양모
good-silk = 비단
card = { $number }번({ $good })
cards-of = { $count ->
    [1] { $card }
   *[other] { $card } { $count }장
}
no-card = 카드 없음

# 캐릭터: 이름, 능력, 짧은 설명

character-painter = 화가
character-painter-ability = 창고의 카드 1장을 버리고 명성 토큰 3개를 얻습니다
character-painter-hint = 창고 카드로 명성 3
character-musician = 악사
character-musician-ability = 가판대의 카드 1장을 버리고 명성 토큰 3개를 얻습니다
character-musician-hint = 가판대 카드로 명성 3
character-princess = 공주
character-princess-ability = 가판대에 있는 상품 토큰의 수만큼 명성 토큰을 얻습니다(어느 면이든 상관없음)
character-princess-hint = 상품 토큰마다 명성 1
character-dancer = 무희
character-dancer-ability = 명성 토큰 2개를 얻습니다
character-dancer-hint = 명성 2
character-interpreter = 통역관
character-interpreter-ability = 낙타가 이동한 칸 수만큼 상품 카드 더미에서 뽑아 1장을 창고로 가져오고, 나머지는 섞어 더미 맨 밑에 넣습니다
character-interpreter-hint = 1칸에 1장씩 뽑아 1장 갖기
character-diplomat = 외교관
character-diplomat-ability = 상품 카드 더미에서 2장을 뽑아 1장을 창고로 가져오고, 나머지는 더미 맨 밑에 넣습니다
character-diplomat-hint = 2장 뽑아 1장 갖기
character-soldier = 병사
character-soldier-ability = 가판대의 카드 1장을 시장의 카드 1장과 교환합니다
character-soldier-hint = 가판대와 시장 교환
character-general = 장군
character-general-ability = 창고의 카드 1장을 시장의 카드 1장과 교환합니다
character-general-hint = 창고와 시장 교환
character-trader = 중국 상인
character-trader-ability = 다른 사람의 창고에서 무작위로 2장을 가져온 뒤, 내 창고에서 2장을 골라 줍니다
character-trader-hint = 무작위로 2장 받고 2장 주기
character-merchant = 소그드 상인
character-merchant-ability = 다른 사람이 골라 준 2장을 받고 내 창고에서 2장을 골라 준 뒤, 명성 토큰 1개를 얻습니다
character-merchant-hint = 2장 교환, 명성 1
character-maid = 하녀
character-maid-ability = 가판대의 카드 1장을 창고의 다른 상품 카드 1장과 교환합니다
character-maid-hint = 가판대와 창고 교환
character-domestic = 종자
character-domestic-ability = 카드 1장을 가판대에서 창고로, 또는 창고에서 가판대로 옮깁니다
character-domestic-hint = 카드 1장 옮기기
character-shepherd = 목부
character-shepherd-ability = 양옆 타일에 놓인 카드 중 1장을 창고로 가져옵니다
character-shepherd-hint = 옆 타일의 카드 갖기
character-farmer = 농부
character-farmer-ability = 낙타가 이동한 칸 수만큼 앞에 있는 타일까지, 놓인 카드 중 1장을 골라 창고로 가져옵니다
character-farmer-hint = 앞 타일의 카드 갖기
character-manichean = 사제
character-manichean-ability = 상품 토큰 1개를 商 면으로 뒤집습니다. 누가 같은 장수로 빼앗으려 하면 숫자 면으로 뒤집어 지킬 수 있습니다
character-manichean-hint = 상품 토큰 보호
character-buddhist = 승려
character-buddhist-ability = 상품 토큰 1개를 商 면으로 뒤집습니다. 같은 장수로 빼앗으려는 사람은 나에게 엽전 2개를 내야 합니다
character-buddhist-hint = 상품 토큰 보호

# 결정할 일

prompt-opening = 카드 3장 중 가질 1장을 고르세요. 나머지 2장은 게임에서 제거되며, 나만 알고 있습니다.
prompt-camel = 마지막 차례이므로 낙타를 놓을 타일을 고르세요. 시작 플레이어는 { $first }입니다.
prompt-move = 내 차례입니다. 낙타를 움직이세요. 첫 칸은 무료, 그다음은 1칸마다 엽전 1개입니다(가진 엽전 { $coins }개).
prompt-store = { $good } 카드를 놓을 곳을 고르세요: 창고 또는 가판대.
prompt-bonus = { $usable ->
    [yes] { $tile }의 능력을 쓰거나 엽전을 받으세요.
   *[no] 지금은 { $tile }의 능력을 쓸 수 없습니다. 엽전을 받거나 그냥 넘어가세요.
}
prompt-discard = { $character ->
    [painter] 화가: 창고에서 버릴 카드를 고르세요. 명성 토큰 3개를 얻습니다.
   *[musician] 악사: 가판대에서 버릴 카드를 고르세요. 명성 토큰 3개를 얻습니다.
}
prompt-keep = { $tile }: 뽑은 카드 중 창고로 가져올 1장을 고르세요. 나머지는 상품 카드 더미 맨 밑으로 갑니다.
prompt-swap = { $character ->
    [general] 장군: 시장에 내놓을 창고 카드를 고르세요.
   *[soldier] 병사: 시장에 내놓을 가판대 카드를 고르세요.
}
prompt-space = { $character ->
    [soldier] 병사: { $good } 카드와 교환해 가판대에 놓을 시장 카드를 고르세요.
    [general] 장군: { $good } 카드와 교환해 창고로 가져올 시장 카드를 고르세요.
   *[other] { $tile }: 창고로 가져올 카드를 고르세요.
}
prompt-maid-shop = 하녀: 창고로 옮길 가판대 카드를 고르세요.
prompt-maid-hand = 하녀: { $good } 카드와 교환해 가판대에 놓을 창고 카드를 고르세요.
prompt-domestic = 종자: 가판대와 창고 사이에서 옮길 카드 1장을 고르세요.
prompt-opponent = { $character ->
    [trader] 중국 상인: 창고에서 무작위로 2장을 가져올 사람을 고르세요. 가져온 만큼 돌려줍니다.
   *[merchant] 소그드 상인: 나에게 2장을 줄 사람을 고르세요. 받은 만큼 돌려줍니다.
}
prompt-give = { $other }(이/가) 소그드 상인의 능력을 나에게 씁니다. 창고에서 줄 카드를 고르세요({ $owed }장 남음).
prompt-return = { $other }에게 줄 카드를 고르세요({ $owed }장 남음). 받은 카드를 돌려주어도 됩니다.
prompt-token = { $tile }: 商 면으로 뒤집을 상품 토큰을 고르세요.
prompt-protect = { $good } 카드가 같은 장수가 되어 { $other }(이/가) 商 면인 내 상품 토큰을 빼앗으려 합니다. 숫자 면으로 뒤집어 지킬지 고르세요.
prompt-pay = { $other }(과/와) { $good } 카드가 같은 장수입니다. 엽전 { $price }개를 내고 商 면인 상품 토큰을 빼앗을지 고르세요(가진 엽전 { $coins }개).

# 선택

choice-keep = { $card } 카드 갖기
choice-camel = { $tile }, { $card } 카드 옆
choice-move = { $steps ->
    [1] { $tile }까지 1칸 (무료): { $card }
   *[other] { $tile }까지 { $steps }칸 (엽전 { $price }개): { $card }
}
choice-hand = { $card } 카드를 창고에
choice-shop = { $card } 카드를 가판대에
choice-ability = { $tile }: { $ability }
choice-coins = 엽전 { $coins }개 받기
choice-nothing = 받지 않고 넘어가기
choice-discard = { $place ->
    [hand] 창고의 { $card } 카드
   *[shop] 가판대의 { $card } 카드
}
choice-swap = { $place ->
    [hand] 창고의 { $card } 카드
   *[shop] 가판대의 { $card } 카드
}
choice-take = { $tile } 옆의 { $card } 카드
choice-stow = { $card } 카드를 가판대에서 창고로
choice-display = { $card } 카드를 창고에서 가판대로
choice-opponent = { $player } (창고에 카드 { $count }장)
choice-give = { $card } 카드 주기
choice-turn = { $card } 상품 토큰을 商 면으로 뒤집기
choice-protect = { $good } 상품 토큰을 숫자 면으로 뒤집어 지키기
choice-yield = { $good } 상품 토큰을 { $other }에게 내주기
choice-pay = { $other }에게 엽전 { $price }개를 내고 { $good } 상품 토큰 빼앗기
choice-leave = 상품 토큰을 빼앗지 않고 { $other }에게 두기

# 선택의 결과

consequence-token-middle = { $good } 상품 토큰 획득
consequence-token-from = { $tie ->
    [yes] { $holder }의 { $good } 상품 토큰을 빼앗음(같은 장수)
   *[no] { $holder }의 { $good } 상품 토큰을 빼앗음(내가 더 많음)
}
consequence-token-lost = { $good } 상품 토큰이 시장으로 돌아감
consequence-token-kept = { $good } 상품 토큰을 그대로 가짐
consequence-no-token = 상품 토큰 못 얻음: { $leader }(이/가) { $count }장 보유
consequence-protected = { $holder }의 { $good } 상품 토큰은 商 면이라 엽전 2개가 필요함
consequence-protect = 같은 장수: { $holder }(이/가) { $good } 상품 토큰을 뒤집어 지킬 수 있음
consequence-pay = 같은 장수: { $holder }에게 엽전 { $price }개를 내면 { $good } 상품 토큰을 빼앗을 수 있음
consequence-prestige = 명성 +{ $prestige }
consequence-kinds = 창고에 서로 다른 상품 { $kinds }종류 ({ $needed }종류 필요)
consequence-win = 게임에서 승리

# 일어난 일

event-start-player = { $you ->
    [yes] 내가 시작 플레이어입니다.
   *[no] { $player }(이/가) 시작 플레이어입니다.
}
event-camel-placed = { $you ->
    [yes] 낙타를 { $tile } 타일에 놓습니다.
   *[no] { $player }(이/가) 낙타를 { $tile } 타일에 놓습니다.
}
event-turn-began = { $you ->
    [yes] 내 차례입니다.
   *[no] { $player }의 차례입니다.
}
event-camel-moved = { $you ->
    [yes] 낙타를 { $steps }칸 움직여 { $tile } 타일에 도착합니다
   *[no] { $player }(이/가) 낙타를 { $steps }칸 움직여 { $tile } 타일에 도착합니다
}{ $price ->
    [0] .
   *[other] {" "}(엽전 { $price }개 지불).
}
event-took = { $place ->
    [hand] { $you ->
        [yes] { $good } 카드를 창고로 가져옵니다.
       *[no] { $player }(이/가) { $good } 카드를 창고로 가져갑니다.
    }
   *[shop] { $you ->
        [yes] { $good } 카드를 가판대에 놓습니다.
       *[no] { $player }(이/가) { $good } 카드를 가판대에 놓습니다.
    }
}
event-token-claimed = { $you ->
    [yes] { $holder }의 { $good } 상품 토큰을 빼앗습니다.
   *[no] { $player }(이/가) { $yours ->
        [yes] 내
       *[no] { $holder }의
    } { $good } 상품 토큰을 빼앗습니다.
}
event-token-claimed-middle = { $you ->
    [yes] { $good } 상품 토큰을 얻습니다.
   *[no] { $player }(이/가) { $good } 상품 토큰을 얻습니다.
}
event-token-lost = { $good } 상품 토큰이 시장으로 돌아갑니다.
event-token-protected = { $you ->
    [yes] 商 면인 { $good } 상품 토큰을 숫자 면으로 뒤집어 { $other }(이/가) 빼앗지 못하게 합니다.
   *[no] { $player }(이/가) 商 면인 { $good } 상품 토큰을 숫자 면으로 뒤집어 { $yours ->
        [yes] 내가
       *[no] { $other }(이/가)
    } 빼앗지 못하게 합니다.
}
event-token-paid = { $you ->
    [yes] { $good } 상품 토큰을 빼앗기 위해 { $other }에게 엽전 { $coins }개를 냅니다.
   *[no] { $player }(이/가) { $good } 상품 토큰을 빼앗기 위해 { $yours ->
        [yes] 나
       *[no] { $other }
    }에게 엽전 { $coins }개를 냅니다.
}
event-token-left = { $you ->
    [yes] { $other }의 商 면인 { $good } 상품 토큰을 빼앗지 않습니다.
   *[no] { $player }(이/가) 商 면인 { $yours ->
        [yes] 내
       *[no] { $other }의
    } { $good } 상품 토큰을 빼앗지 않습니다.
}
event-token-turned = { $you ->
    [yes] { $good } 상품 토큰을 商 면으로 뒤집습니다.
   *[no] { $player }(이/가) { $good } 상품 토큰을 商 면으로 뒤집습니다.
}
event-coins-gained = { $coins ->
    [0] { $you ->
        [yes] 남은 엽전이 없어 받지 못합니다.
       *[no] 남은 엽전이 없어 { $player }(은/는) 받지 못합니다.
    }
   *[other] { $you ->
        [yes] 엽전 { $coins }개를 받습니다.
       *[no] { $player }(이/가) 엽전 { $coins }개를 받습니다.
    }
}
event-prestige-gained = { $prestige ->
    [0] { $you ->
        [yes] 남은 명성 토큰이 없어 얻지 못합니다.
       *[no] 남은 명성 토큰이 없어 { $player }(은/는) 얻지 못합니다.
    }
   *[other] { $you ->
        [yes] 명성 토큰 { $prestige }개를 얻습니다.
       *[no] { $player }(이/가) 명성 토큰 { $prestige }개를 얻습니다.
    }
}
event-nothing-done = { $you ->
    [yes] 능력을 쓰지 않고 엽전도 받지 않습니다.
   *[no] { $player }(은/는) 능력을 쓰지 않고 엽전도 받지 않습니다.
}
event-ability-used = { $you ->
    [yes] { $character }의 능력을 씁니다.
   *[no] { $player }(이/가) { $character }의 능력을 씁니다.
}
event-discarded = { $you ->
    [yes] { $place ->
        [hand] 창고에서 { $good } 카드를 버립니다.
       *[shop] 가판대에서 { $good } 카드를 버립니다.
    }
   *[no] { $player }(이/가) { $place ->
        [hand] 창고에서 { $good } 카드를 버립니다.
       *[shop] 가판대에서 { $good } 카드를 버립니다.
    }
}
event-drew = { $you ->
    [yes] 카드 { $count }장을 뽑습니다.
   *[no] { $player }(이/가) 카드 { $count }장을 뽑습니다.
}
event-saw = 뽑은 카드: { $good }.
event-kept = { $you ->
    [yes] { $good } 카드를 창고에 둡니다.
   *[no] { $player }(이/가) { $good } 카드를 창고에 둡니다.
}
event-kept-unknown = { $player }(이/가) 카드 1장을 창고에 둡니다.
event-returned = { $you ->
    [yes] 카드 { $count }장을 상품 카드 더미 맨 밑에 넣습니다.
   *[no] { $player }(이/가) 카드 { $count }장을 상품 카드 더미 맨 밑에 넣습니다.
}
event-swapped-out = { $you ->
    [yes] { $place ->
        [hand] 창고의 { $good } 카드를 { $tile } 옆에 내놓습니다.
       *[shop] 가판대의 { $good } 카드를 { $tile } 옆에 내놓습니다.
    }
   *[no] { $player }(이/가) { $place ->
        [hand] 창고의 { $good } 카드를 { $tile } 옆에 내놓습니다.
       *[shop] 가판대의 { $good } 카드를 { $tile } 옆에 내놓습니다.
    }
}
event-moved-card = { $good } 카드가 { $you ->
    [yes] 내
   *[no] { $player }의
} { $place ->
    [hand] 창고로 갑니다.
   *[shop] 가판대로 갑니다.
}
event-opponent-chosen = { $you ->
    [yes] { $other }(을/를) 선택합니다.
   *[no] { $player }(이/가) { $yours ->
        [yes] 나를
       *[no] { $other }(을/를)
    } 선택합니다.
}
event-card-taken = { $you ->
    [yes] { $other }의 창고에서 { $good } 카드를 뽑습니다.
   *[no] { $player }(이/가) { $yours ->
        [yes] 내
       *[no] { $other }의
    } 창고에서 { $good } 카드를 뽑습니다.
}
event-card-taken-unknown = { $player }(이/가) { $other }의 창고에서 카드 1장을 뽑습니다.
event-card-given = { $you ->
    [yes] { $other }에게 { $good } 카드를 줍니다.
   *[no] { $player }(이/가) { $yours ->
        [yes] 나
       *[no] { $other }
    }에게 { $good } 카드를 줍니다.
}
event-card-given-unknown = { $player }(이/가) { $other }에게 카드 1장을 줍니다.
event-refilled = { $tile } 옆에 { $good } 카드가 새로 놓입니다.
event-end-near = 상품 카드 더미가 떨어졌습니다. 이번 라운드가 끝나면 게임이 끝납니다.
event-hand-shown = { $you ->
    [yes] { $good } 카드 { $count }장을 공개합니다.
   *[no] { $player }(이/가) { $good } 카드 { $count }장을 공개합니다.
}
event-good-scored = { $you ->
    [yes] { $good } 카드로 점수를 얻습니다.
   *[no] { $player }(이/가) { $good } 카드로 점수를 얻습니다.
}
event-scored = { $you ->
    [yes] 내 점수
   *[no] { $player }의 점수
}: { $points }점 (상품 토큰 { $tokens }개, 명성 토큰 { $prestige }개).
event-won = { $you ->
    [yes] 승리했습니다
   *[no] { $player }의 승리
}: { $reason }.

# 게임이 끝난 이유

ending-early-win = 상품 토큰과 서로 다른 상품 4종류를 모두 모음
ending-most-points = 가장 높은 점수
ending-most-coins = 동점자 중 가장 많은 엽전
ending-shared = 점수와 엽전이 모두 같아 공동 승리

# 행동을 할 수 없는 이유

refusal-good-not-in-game = "{ $action }": 이 인원수에서는 쓰지 않는 상품입니다.
refusal-not-drawn = "{ $action }": 뽑은 카드가 아닙니다.
refusal-too-few-coins = "{ $action }": 엽전이 모자랍니다. 첫 칸 다음부터는 1칸마다 엽전 1개가 듭니다.
refusal-not-in-hand = "{ $action }": 창고에 없는 카드입니다.
refusal-not-in-shop = "{ $action }": 가판대에 없는 카드입니다.
refusal-empty-space = "{ $action }": 카드가 놓여 있지 않은 칸입니다.
refusal-out-of-reach = "{ $action }": 이 캐릭터의 능력이 닿지 않는 칸입니다.
refusal-same-good = "{ $action }": 하녀의 능력으로는 서로 다른 상품만 교환할 수 있습니다.
refusal-not-an-opponent = "{ $action }": 고를 수 없는 사람입니다.
refusal-opponent-hand-empty = "{ $action }": 창고에 카드가 없는 사람입니다.
refusal-no-such-token = "{ $action }": 가지고 있지 않은 상품 토큰입니다.
refusal-token-turned = "{ $action }": 이미 商 면인 상품 토큰입니다.
refusal-ability-impossible = "{ $action }": 지금은 이 캐릭터의 능력을 쓸 수 없습니다.

# 새 게임의 옵션

option-characters = 사용할 캐릭터
option-characters-explained = 타일의 양면에는 서로 다른 캐릭터가 있으며, 둘 중 하나만 사용합니다
option-order = 타일 순서
option-order-explained = 타일을 시계 방향으로 놓는 순서
option-order-random = 무작위
option-order-given = 직접 정하기
option-majority = 상품 토큰: 비교할 가판대
option-majority-explained = 상품 토큰을 가져올 때 어느 가판대와 장수를 비교할지 정합니다. 상품 토큰이 있는 가판대하고만 비교하면, 시장에 있는 상품 토큰은 그다음에 그 상품 카드를 가판대에 놓는 사람이 가져갑니다
option-majority-every-shop = 모든 가판대
option-majority-holder = 상품 토큰이 있는 가판대만
option-size = 게임 크기
option-size-explained = 작게: 상품 네 종류, 빈 주머니, 카드 더미 없음. 두 차례 만에 끝나서 프로그램이 완전히 풀 수 있습니다
option-size-printed = 인쇄된 그대로
option-size-small = 작게(풀이용)

# 테이블

table-camel = 낙타
table-pile = 더미
table-coins = 엽전
table-prestige = 명성
table-tokens = 상품 토큰
table-kinds = 종류
table-hand = 창고
table-your-hand = 내 창고: { $cards }
table-hand-empty = 내 창고는 비어 있습니다.
table-opening = 뽑은 카드 3장: { $cards }
table-drawn = 뽑은 카드: { $cards }
table-legend-shop = 2● 가판대 2장, ● 상품 토큰(또는 商)
table-legend-hand = +1 창고 1장(아는 것만)
table-last-round = 마지막 라운드: { $last }의 차례가 마지막입니다.
table-points = 점수
table-points-of = { $points }점

# 아는 것

knows-aside = 게임에서 제거된, 나만 아는 카드: { $cards }.
knows-hand = { $player }의 창고에 확실히 있는 카드: { $cards }.
knows-nothing = { $player }의 창고에 대해 확실히 아는 것이 없습니다.
knows-returned = 상품 카드 더미 맨 밑에 있는, 나만 아는 카드: { $cards }.

# 규칙 요약

rules-aim = 차례를 마칠 때 상품 토큰 { $tokens }개와 창고의 서로 다른 상품 { $kinds }종류를 모두 갖춘 사람이 즉시 승리합니다. 그 전에 상품 카드 더미가 떨어지면 점수가 가장 높은 사람이 승리합니다.
rules-turn = 내 차례에는 낙타를 움직이고, 도착한 타일 옆의 카드를 창고나 가판대에 놓은 다음, 그 캐릭터의 능력을 쓰거나 엽전 3개를 받습니다.
rules-shop = { $majority ->
    [holder] 가판대에 카드를 놓을 때, 상품 토큰이 있는 가판대에 그 상품이 나보다 많지 않으면 상품 토큰을 가져옵니다. 같은 장수여도 되고, 시장에 있는 상품 토큰은 언제나 가져옵니다.
   *[every-shop] 가판대에 카드를 놓을 때, 그 상품을 나보다 많이 가진 사람이 없으면 상품 토큰을 가져옵니다. 같은 장수여도 됩니다.
}
rules-end = 점수: 상품 토큰 1개에 2점, 명성 토큰 1개에 1점. 나보다 창고에 많이 가진 사람이 없는 상품은 1장씩 숫자만큼 점수를 얻되, 가진 상품 토큰의 수까지만 셉니다.
rules-character = { $name }: { $ability }.

# 옵션과 국면의 오류

error-order-needs-all-tiles = order=given이면 characters 옵션에 여덟 타일을 모두 적어야 합니다. 지금은 { $count }개입니다.
error-unknown-character = "{ $name }"(이라/라)는 캐릭터는 없습니다. 쓸 수 있는 이름: { $known }.
error-same-tile = "{ $first }"(과/와) "{ $second }"(은/는) 한 타일의 두 면이라 하나만 쓸 수 있습니다.
error-turn-before-first = { error-place } 시작 플레이어가 정해지기 전에는 누구의 차례도 아닙니다.
error-tile-not-in-game = "{ $text }": { $name }(은/는) 이번 게임에 없습니다.
error-knows-too-much = { $holder }의 창고에 없는 { $good } 카드를 { $viewer }(이/가) 확실히 알 수는 없습니다.
error-over-without-ending = { error-place } 끝난 게임에는 "ended" 항목이 있어야 합니다.
error-wrong-tile = { error-place } 낙타가 { $name }에 있을 때는 "{ $decision }"(을/를) 물을 수 없습니다. 물을 수 있는 캐릭터: { $known }.
error-nothing-to-store = { error-place } 낙타 옆에 가져올 카드가 없습니다.
error-no-exchange = { error-place } 교환에는 상대가 있어야 하고, 주는 사람의 창고에 카드가 있어야 합니다.
error-not-exchanging = { error-place } 이 결정에서는 교환이 진행되고 있지 않습니다.
error-chosen-or-not = { error-place } 카드는 교환하는 동안에만 골라져 있을 수 있습니다.
error-chosen-not-there = { error-place } 고른 { $good } 카드가 가져올 자리에 없습니다.
error-no-claim-now = { error-place } 이 결정에서는 상품 토큰을 다투고 있지 않습니다.
error-tile-not-there = { error-place } { $name }(은/는) 타일 가운데 없습니다.
error-claim-unprotected = { error-place } 다투는 상품 토큰은 다른 사람의 商 면인 상품 토큰이어야 합니다.
error-claim-no-tie = { error-place } 보호는 같은 장수일 때만 됩니다. { $good }의 장수가 서로 다릅니다.
error-claim-no-coins = { error-place } 엽전을 낼 사람에게 엽전 2개가 있어야 합니다.
error-tile-twice = { error-place } { $name }의 타일이 두 번 나옵니다.
error-too-many-coins = 모두가 가진 엽전이 { $count }개인데, 엽전은 { $most }개뿐입니다.
error-too-much-prestige = 모두가 가진 명성 토큰이 { $count }개인데, 명성 토큰은 { $most }개뿐입니다.
error-two-holders = { error-place } { $good } 상품 토큰은 이미 다른 사람이 가지고 있습니다.
error-good-left-out = { error-place } { $players }명 게임에서는 { $good }(을/를) 쓰지 않습니다.
error-too-many-cards = 이 국면에 { $good } 카드가 { $count }장인데, 게임에는 { $most }장뿐입니다.
error-unknown-count = 모르는 카드가 { $count }장으로 적혀 있지만, 자리를 모르는 카드는 { $left }장입니다.
error-no-cards-left = 카드가 모자랍니다.
error-cards-missing = 어디에도 없는 카드: { $cards }. 자리를 적거나 상품 카드 더미를 "..."로 끝내세요.
error-ended-before = { error-place } 게임이 끝나서 결정할 것이 없습니다. 이 항목을 빼세요.
error-all-before-end = { error-place } 게임이 끝나야 "all"에게 모두 공개됩니다.
error-not-hidden = { error-place } 이 시점에서는 모를 수 없는 카드입니다. 이름을 적으세요.
error-steps-or-not = { error-place } 낙타의 칸 수는 움직인 다음에만 있습니다. 결정은 "{ $decision }"입니다.
error-bonus-or-not = { error-place } 능력 단계에 들어갔는지가 결정 "{ $decision }"(과/와) 맞지 않습니다.
error-drawn-or-not = { error-place } 뽑은 카드는 그중 1장을 고르는 동안에만 있습니다. 결정은 "{ $decision }"입니다.
error-no-choice = { error-place } 결정 "{ $decision }"에서 고를 것이 없습니다.
error-camel-or-not = { error-place } 낙타는 놓인 다음에만 타일 위에 있습니다. 결정은 "{ $decision }"입니다.
error-market-not-refilled = { error-place } 빈칸이 있고 상품 카드 더미가 비었으면 마지막 라운드입니다.
error-knows-too-little = { error-place } 모두가 본 { $good } 카드가 더 많습니다.

# 브라우저

client-ring = 시장: 캐릭터와 상품 카드
client-matrix = 상품과 플레이어: 가판대의 카드, 상품 토큰, 알려진 창고 카드
client-matrix-legend = 숫자: 가판대의 카드. +1: 창고에 있다고 아는 카드. 밑줄: 내가 아는 한 창고에 더 많이 가진 사람 없음.
client-good = 상품
client-holds-token = 상품 토큰 있음
client-token = { $turned ->
    [yes] { $good } 상품 토큰(商 면)
   *[no] { $good } 상품 토큰
}
client-shop = 가판대
client-coins = { $count ->
   *[other] 엽전
}
client-pile = 상품 카드 더미
client-purse = 내 엽전과 명성
client-opening = 내 카드 3장
client-drawn = 뽑은 카드
client-known = 창고에 확실히 있는 카드: { $good } { $count }장
client-unknown = 창고에 있는 모르는 카드: { $count }장
client-discarded = 게임에서 제거된 카드
client-middle = 시장
# Why a bot moved.
motive-wins = 즉시 승리합니다.
motive-token = { $good } 상품 토큰을 얻습니다: { $needed }개 중 { $count }개.
motive-token-from = { $holder }의 { $good } 상품 토큰을 빼앗습니다: { $needed }개 중 { $count }개가 되고, { $holder }에게는 { $left }개가 남습니다.
motive-token-lost = { $good } 상품 토큰을 잃습니다: { $needed }개 중 { $count }개가 남습니다.
motive-kinds = 창고의 상품이 { $count }종류가 됩니다. 즉시 승리에는 { $needed }종류가 필요합니다.
motive-protects = { $good } 상품 토큰을 商 면으로 지킵니다.
motive-prestige = 명성 +{ $count }: 게임이 끝날 때 { $count }점이 됩니다.
motive-coins = 낙타를 움직일 엽전 +{ $count }: 지금 { $total }개가 됩니다.
motive-pays = 엽전 { $count }개가 듭니다: { $total }개가 남습니다.
motive-camel = { $character }의 능력을 노립니다.
client-points-range = { $low }–{ $high }점
client-points-how = 지금 게임이 끝난다면 얻을 점수입니다. 모르는 카드 때문에 범위로 보여 줍니다.
client-may-win = 다음 차례에 승리할 수 있음

# The log: lines folded into one, and what a turn came to
digest-paid = 엽전 { $count }개 지불
digest-paid-to = { $other }에게 엽전 { $count }개 지불
digest-took = { $names } 획득
digest-token = { $names } 상품 토큰 { $count }개
digest-coins = 엽전 +{ $count }
digest-prestige = 명성 +{ $count }
digest-ability = { $names } 사용
digest-card-taken = { $other }에게서 카드 1장 뽑음
digest-points = { $count }점
part-end = 최종 점수 계산

# 처음 몇 게임 동안: 목표, 내 진행 상황, 곧 이길 수 있는 사람, 각 결정이 중요한 까닭
guide-goal = 목표: 상품 토큰 { $needed }개(지금 { $tokens }개)와 창고에 서로 다른 상품 { $kinds }종류(지금 { $held }종류), 또는 가장 높은 점수
guide-progress = 상품 토큰 { $tokens }/{ $needed }개, 상품 { $held }/{ $kinds }종류
guide-threat = { $player } 다음 차례에 승리 가능
matters-opening = 창고에 모아야 할 서로 다른 상품 가운데 첫 번째이며, 나만 알고 있습니다.
matters-camel = 시작 플레이어가 여기서 움직이므로 좋은 첫걸음을 남기지 마세요.
matters-move = 낙타가 멈추는 곳에 따라 가져올 카드와 쓸 수 있는 캐릭터가 정해집니다.
matters-store = 가판대 카드는 상품 토큰을 얻게 하고, 창고 카드는 즉시 승리와 점수에 쓰입니다.
matters-bonus = 엽전이 있으면 낙타가 멈출 곳을 고를 수 있습니다. 명성은 점수이고, 카드를 주는 캐릭터도 있습니다.
matters-discard = 3점을 얻는 대신 게임에서 사라집니다. 토큰도 새 상품도 주지 않는 카드를 버리세요.
matters-keep = 창고에 아직 없는 상품이면 즉시 승리에 가까워집니다.
matters-swap = 가장 필요 없는 카드를 내놓으세요. 가판대 카드라면 토큰을 잃을 수도 있습니다.
matters-space = 토큰을 얻게 하는 카드나 창고에 아직 없는 상품을 가져오세요.
matters-maid-shop = 이제 창고 카드가 되며, 토큰을 잃을 수도 있습니다.
matters-maid-hand = 이제 가판대 카드가 되어 토큰을 얻을 수 있습니다.
matters-domestic = 가판대로 옮기면 토큰을 얻을 수 있고, 창고로 옮기면 상품 종류로 칩니다.
matters-opponent = 이 플레이어의 카드를 알게 되고, 마음에 드는 두 장을 가질 수 있습니다.
matters-give = 가장 필요 없는 카드를 주세요. 같은 장수를 돌려받습니다.
matters-return = 서로 다른 상품을 남기고, 상대에게 가장 도움이 안 되는 카드를 주세요.
matters-token = 商 면인 토큰은 같은 장수로 빼앗기 어렵습니다. 다른 사람이 따라온 토큰을 지키세요.
matters-protect = 뒤집으면 토큰을 지키지만, 다음에 같은 장수가 되면 빼앗깁니다.
matters-pay = 엽전 2개로 내 토큰은 하나 늘고 상대 토큰은 하나 줄어듭니다.

# 문제의 주제
puzzle-theme-camel = 낙타가 갈 곳
puzzle-theme-store = 가판대냐 창고냐
puzzle-theme-bonus = 동전이냐 캐릭터냐
puzzle-theme-character = 캐릭터 능력 살리기
puzzle-theme-protect = 토큰 지키기
puzzle-theme-payment = 낼까 말까
