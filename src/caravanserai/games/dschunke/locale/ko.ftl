title = 정크선 (Dschunke)
tagline = 나란히 묶인 정크선 다섯 척, 상인 세 명, 그리고 물 위의 시장.
client-feel = 절반은 쌓기, 절반은 눈치 싸움입니다. 다섯 배에 상자를 쌓아 다른 사람의 상자를 덮고, 모두 주먹을 쥔 채 입찰합니다.
client-minutes = 60분

# 이름

good-spice = 향신료
good-vegetables = 채소
good-fish = 생선
good-rice = 쌀
no-good = 없음
goods-of = { $count ->
    [1] { $good }
   *[other] { $good } { $count }장
}
good-worth = { $good } ({ $worth })
worth-yuan = { $yuan }위안
worth-special = 특수 카드

# 배: '배' 앞에 쓰는 말, 배 위에 혼자 쓰는 말

junk-grey = 회색
junk-orange = 주황색
junk-purple = 보라색
junk-brown = 갈색
junk-white = 흰색
color-grey = 회색
color-orange = 주황색
color-purple = 보라색
color-brown = 갈색
color-white = 흰색

worker-load = 적재 상인
worker-goods = 상품 상인
worker-money = 돈 상인
worker-lower = 아래 견습생
worker-upper = 위 견습생
space-load = 화물 { $strips }줄 싣기
space-goods = 상품 받기
space-money = 돈 벌기

stack-square = 네모
stack-circle = 동그라미
stack-triangle = 세모
stack-star = 별

special-extra-supply = 추가 보급
special-extra-supply-does = 항상: 보급 때마다 상품 카드 1장 더
special-win-ties = 동수 승리
special-win-ties-does = 항상: 입찰에서 같은 수를 내면 내가 이깁니다
special-exchange = 교환
special-exchange-does = 항상: 시장 카드가 공개된 뒤 상품 카드를 2장까지 돌려주고 다른 상품 카드를 같은 수만큼 받습니다
special-load = 화물 싣기
special-load-does = 추가 행동, 한 번: 원하는 배에 화물 1줄을 싣습니다
special-goods = 상품 받기
special-goods-does = 추가 행동, 한 번: 배 하나를 골라 그곳에 보이는 내 상자 수만큼 상품을 받습니다 (최소 3장)
special-move = 화물 옮기기
special-move-does = 추가 행동, 한 번: 맨 위 층의 내 화물 1줄을 다른 배로 옮깁니다
special-money = { $junk } 배의 돈
special-money-does = 추가 행동, 한 번: 그 배에 보이는 내 상자 수만큼 위안을 받습니다 (최소 3위안)
special-eight = { $junk } 배 8위안
special-eight-does = 게임 끝: 그 배에 내 상자가 4개 이상 보이면 8위안
special-twelve = { $junk }·{ $second } 배 12위안
special-twelve-does = 게임 끝: 첫 번째 배에 내 상자가 5개 이상, 두 번째 배에 2개 이상 보이면 12위안

# 결정할 것

prompt-station = 시작 플레이어입니다. 뒤집힌 상인을 놓을 배를 고르세요.
prompt-place = { $owner }의 화물을 놓을 배를 고르세요(화물이 3줄 미만인 배).
prompt-exchange = { $returned ->
    [0] 교환 카드가 있습니다. 돌려줄 상품 카드를 고르거나 손패를 그대로 두세요.
   *[other] 한 장 더 돌려줄 상품 카드를 고르거나 한 장만 교환하세요.
}
prompt-trade = 돌려준 대신 받을 상품 카드를 고르세요({ $owed }장 남음).
prompt-search = 살펴볼 특수 카드 더미를 고르세요. 그중 한 장을 갖습니다.
prompt-keep = { $stack } 더미를 살펴봅니다. 가질 카드 한 장을 고르세요.
prompt-act = { $extra ->
    [yes] 내 차례입니다. 상인이나 견습생을 쓰세요. 그 전이나 후에 추가 행동 카드도 한 장 쓸 수 있습니다.
   *[no] 내 차례입니다. 상인이나 견습생을 쓰세요.
}
prompt-fetch = 회색 배: 상품 카드 { $owed }장을 받을 배를 고르세요.
prompt-onto = { $junk } 배에서 든 화물을 옮길 배를 고르세요.
prompt-after = { $extra ->
    [yes] 추가 행동 카드를 쓰거나 차례를 마치세요.
   *[no] 쓸 수 있는 추가 행동 카드가 없습니다. 차례를 마치세요.
}
prompt-resupply = 보급: 받을 상품 카드를 고르세요({ $owed }장 남음).
prompt-bid = 한 가지 상품의 카드를 비공개로 내세요. 내지 않아도 됩니다. 남은 품목: { $goods }.
prompt-prize = { $last ->
    [yes] 특수 카드를 얻었습니다. 살펴볼 더미를 고르거나, 대신 { $yuan }위안을 받으세요.
   *[no] 특수 카드를 얻었습니다. 살펴볼 더미를 고르세요.
}
prompt-prize-keep = { $stack } 더미를 살펴봅니다. 가질 카드 한 장을 고르세요.

# 선택

choice-station = { $junk } 배
choice-place = { $junk } 배
choice-return = { $good } 돌려주기
choice-stop = { $returned ->
    [0] 손패 그대로 두기
   *[other] 한 장만 교환하기
}
choice-take = { $good } 받기
choice-merchant = { $junk } 배의 { $worker }
choice-lower = { $junk } 배에서 아래 견습생: { $space }
choice-upper = { $junk } 배에서 위 견습생: { $space }
choice-load = 추가 행동: { $junk } 배에 화물 1줄 싣기
choice-collect = 추가 행동: { $junk } 배에서 돈 받기
choice-fetch = 추가 행동: { $junk } 배에서 상품 받기
choice-move = 추가 행동: { $junk } 배의 화물 옮기기
choice-onto = { $junk } 배로
choice-done = 차례 마치기
choice-search = { $stack } 더미 ({ $count }장)
choice-yuan = { $yuan }위안 받기
choice-keep = { $special }
choice-none = 내지 않기
choice-bid-spice = { $good } { $count }장 내기
choice-bid-vegetables = { $good } { $count }장 내기
choice-bid-fish = { $good } { $count }장 내기
choice-bid-rice = { $good } { $count }장 내기
choice-bluff = { $cards }(으로/로) 블러핑하기
choice-mixed = { $cards }(으로/로) 블러핑하기

# 선택의 결과

consequence-no-strips = 남은 화물이 없음
consequence-money = +{ $count }위안 (보이는 상자 { $crates }개)
consequence-goods = { $count ->
    [0] 남은 { $good } 카드 없음
   *[other] { $good } { $count }장
} (보이는 상자 { $crates }개)
consequence-goods-any = 원하는 상품 카드 { $count }장 (보이는 상자 { $crates }개)
consequence-crates = { $strips ->
    [1] 화물 1줄, { $junk } 배에 보이는 내 상자: { $before } → { $after }
    [2] 화물 2줄, { $junk } 배에 보이는 내 상자: { $before } → { $after }
   *[other] { $junk } 배에 보이는 내 상자: { $before } → { $after }
}
consequence-covers = { $others }를 덮음
crates-of = { $player }의 상자 { $count }개
consequence-end = { $more ->
    [yes] 지금대로라면 게임 끝에 { $yuan }위안 더 받음
   *[no] 지금대로라면 게임 끝에 { $yuan }위안 덜 받음
}
warning-covers = 내 상자 { $count }개를 덮음: −{ $count }
consequence-bid = 이기면 { $worth }
consequence-bluff = 아무것도 팔지 못함
consequence-bluff-seen = 카드는 모두에게 보인 뒤 손패로 돌아옴
consequence-held = { $count ->
    [0] 지금 없음
   *[other] 지금 { $count }장 보유
}
consequence-pays-now = 지금 조건 달성

# 일어난 일

event-station-chosen = { $you ->
    [yes] { $junk } 배에 뒤집힌 상인을 놓습니다.
   *[no] { $player }(이/가) { $junk } 배에 뒤집힌 상인을 놓습니다.
}
event-strip-placed = { $you ->
    [yes] { $owner }의 화물을 { $junk } 배에 놓습니다.
   *[no] { $player }(이/가) { $yours ->
        [yes] 내
       *[no] { $owner }의
    } 화물을 { $junk } 배에 놓습니다.
}
event-merchant-shown = { $merchant }(은/는) { $junk } 배에 있습니다.
event-round-began = { $round }라운드를 시작합니다.
event-market-shown = { $good }: { $yuan }위안.
event-market-special = { $good }: 특수 카드.
event-returned = { $you ->
    [yes] { $good } 카드를 돌려줍니다.
   *[no] { $player }(이/가) { $good } 카드를 돌려줍니다.
}
event-exchange-ended = { $you ->
    [yes] 교환을 마칩니다.
   *[no] { $player }(이/가) 교환을 마칩니다.
}
event-took = { $you ->
    [yes] { $good } { $count }장을 받습니다.
   *[no] { $player }(이/가) { $good } { $count }장을 받습니다.
}
event-resupplied = { $you ->
    [yes] { $left ->
        [last] 마지막 남은 { $good } 카드를 받습니다.
       *[more] { $good } 카드를 받습니다.
    }
   *[no] { $left ->
        [last] { $player }(이/가) 마지막 남은 { $good } 카드를 받습니다.
       *[more] { $player }(이/가) { $good } 카드를 받습니다.
    }
}
event-goods-short = { $you ->
    [yes] 남은 카드가 없어 상품 카드 { $count }장을 받지 못합니다.
   *[no] 남은 카드가 없어 { $player }(은/는) 상품 카드 { $count }장을 받지 못합니다.
}
event-goods-counted = 배에 있는 { $good }: { $count }장.
event-declared = { $you ->
    [yes] 내 돈
   *[no] { $player }의 돈
}: { $yuan }위안.
event-searched = { $you ->
    [yes] { $stack } 더미를 살펴봅니다.
   *[no] { $player }(이/가) { $stack } 더미를 살펴봅니다.
}
event-saw = { $you ->
    [yes] 본 카드
   *[no] { $player }(이/가) 본 카드
}: "{ $special }" { $count }장.
event-kept = { $you ->
    [yes] { $stack } 더미에서 "{ $special }" 카드를 갖습니다.
   *[no] { $player }(이/가) { $stack } 더미에서 "{ $special }" 카드를 갖습니다.
}
event-kept-unknown = { $player }(이/가) { $stack } 더미에서 카드 한 장을 갖습니다.
event-laid-open = { $you ->
    [yes] { $stack } 더미의 "{ $special }" 카드를 펼쳐 놓습니다.
   *[no] { $player }(이/가) { $stack } 더미의 "{ $special }" 카드를 펼쳐 놓습니다.
}
event-no-stack = { $you ->
    [yes] 살펴볼 더미가 남아 있지 않습니다.
   *[no] { $player }(이/가) 살펴볼 더미가 남아 있지 않습니다.
}
event-turn-began = { $you ->
    [yes] 내 차례입니다.
   *[no] { $player }의 차례입니다.
}
event-merchant-used = { $you ->
    [yes] { $junk } 배의 { $merchant }(을/를) 씁니다.
   *[no] { $player }(이/가) { $junk } 배의 { $merchant }(을/를) 씁니다.
}
event-trainee-used = { $you ->
    [yes] { $junk } 배에서 { $trainee }(을/를) 씁니다.
   *[no] { $player }(이/가) { $junk } 배에서 { $trainee }(을/를) 씁니다.
}
event-loaded = { $strips ->
    [0] { $you ->
        [yes] 남은 화물이 없어 { $junk } 배에 싣지 못합니다.
       *[no] 남은 화물이 없어 { $player }(은/는) { $junk } 배에 싣지 못합니다.
    }
   *[other] { $you ->
        [yes] { $junk } 배에 화물 { $strips }줄을 싣습니다.
       *[no] { $player }(이/가) { $junk } 배에 화물 { $strips }줄을 싣습니다.
    }
}
event-earned = { $you ->
    [yes] { $junk } 배에서 { $yuan }위안을 법니다.
   *[no] { $player }(이/가) { $junk } 배에서 { $yuan }위안을 법니다.
}
event-card-played = { $you ->
    [yes] "{ $special }" 카드를 씁니다.
   *[no] { $player }(이/가) "{ $special }" 카드를 씁니다.
}
event-strip-lifted = { $you ->
    [yes] { $origin } 배에서 화물 1줄을 듭니다.
   *[no] { $player }(이/가) { $origin } 배에서 화물 1줄을 듭니다.
}
event-strip-moved = { $you ->
    [yes] 화물 1줄을 { $origin } 배에서 { $junk } 배로 옮깁니다.
   *[no] { $player }(이/가) 화물 1줄을 { $origin } 배에서 { $junk } 배로 옮깁니다.
}
event-bid = { $count ->
    [0] { $you ->
        [yes] 내지 않습니다.
       *[no] { $player }(은/는) 내지 않습니다.
    }
   *[other] { $you ->
        [yes] 내 입찰
       *[no] { $player }의 입찰
    }: { $good } { $count }장.
}
event-bid-mixed = { $you ->
    [yes] 여러 상품을 섞어 냅니다
   *[no] { $player }(이/가) 여러 상품을 섞어 냅니다
}: { $good }.
event-bid-unknown = { $player }(이/가) 입찰했습니다.
event-bid-shown = { $count ->
    [0] { $you ->
        [yes] 빈손을 보입니다.
       *[no] { $player }(은/는) 빈손입니다.
    }
   *[other] { $you ->
        [yes] { $good } { $count }장을 공개합니다.
       *[no] { $player }(이/가) { $good } { $count }장을 공개합니다.
    }
}
event-bluff-shown = { $you ->
    [yes] { $good } { $count }장을 공개합니다. 블러핑이므로 내지 않은 것으로 치고, 카드는 손패로 돌아옵니다.
   *[no] { $player }(이/가) { $good } { $count }장을 공개합니다. 블러핑이므로 내지 않은 것으로 치고, 카드는 손패로 돌아갑니다.
}
event-bluff-shown-mixed = { $you ->
    [yes] 섞어 낸 카드({ $good })를 공개합니다. 블러핑이므로 내지 않은 것으로 치고, 카드는 손패로 돌아옵니다.
   *[no] { $player }(이/가) 섞어 낸 카드({ $good })를 공개합니다. 블러핑이므로 내지 않은 것으로 치고, 카드는 손패로 돌아갑니다.
}
event-sold = { $you ->
    [yes] { $good } 값으로 { $yuan }위안을 받습니다
   *[no] { $player }(이/가) { $good } 값으로 { $yuan }위안을 받습니다
}{ $sharers ->
    [1] .
   *[other] {" "}({ $sharers }명이 나눔).
}
event-special-won = { $you ->
    [yes] { $good }(으로/로) 특수 카드를 얻습니다.
   *[no] { $player }(이/가) { $good }(으로/로) 특수 카드를 얻습니다.
}
event-special-tied = { $good } 동수: 아무도 특수 카드를 얻지 못합니다.
event-yuan-instead = { $you ->
    [yes] 카드 대신 { $yuan }위안을 받습니다.
   *[no] { $player }(이/가) 카드 대신 { $yuan }위안을 받습니다.
}
event-start-player = { $you ->
    [yes] 이제 내가 시작 플레이어입니다.
   *[no] 이제 { $player }(이/가) 시작 플레이어입니다.
}
event-bonus-met = { $you ->
    [yes] 내
   *[no] { $player }의
} "{ $special }" 카드: { $yuan }위안.
event-bonus-missed = { $you ->
    [yes] 내
   *[no] { $player }의
} "{ $special }" 카드: 조건 미달성.
event-junks-scored = { $you ->
    [yes] 내
   *[no] { $player }의
} 상자가 보이는 배 { $junks }척: { $yuan }위안.
event-scored = { $you ->
    [yes] 나
   *[no] { $player }
}: 모두 { $total }위안 (그중 돈 { $yuan }위안), 상품 카드 { $cards }장.
event-won = { $you ->
    [yes] 승리했습니다
   *[no] { $player }의 승리
}: { $reason }.

# 게임이 끝난 이유

ending-most-yuan = 위안이 가장 많음
ending-most-goods = 위안이 같고 상품 카드가 가장 많음
ending-shared = 위안과 상품 카드가 같아 공동 승리

# 거절하는 이유

refusal-junk-taken = "{ $action }": 이미 상인이 있는 배입니다.
refusal-junk-full = "{ $action }": 이미 화물이 3줄인 배입니다. 준비 단계에서는 더 놓을 수 없습니다.
refusal-not-in-hand = "{ $action }": 손패에 없는 상품입니다.
refusal-nothing-for-it = "{ $action }": 대신 받을 다른 상품이 모자랍니다.
refusal-just-returned = "{ $action }": 방금 돌려준 상품은 다시 받을 수 없습니다.
refusal-junk-empty = "{ $action }": 상품 카드가 없는 배입니다.
refusal-face-down = "{ $action }": 이번 라운드에 이미 쓴 상인이나 견습생입니다.
refusal-no-such-trainee = "{ $action }": 위 견습생은 4인 게임에서만 쓸 수 있습니다.
refusal-merchant-there = "{ $action }": 견습생은 상인이 없는 배에서만 일합니다.
refusal-card-not-held = "{ $action }": 가지고 있지 않은 특수 카드입니다.
refusal-extra-played = "{ $action }": 이번 라운드의 추가 행동은 이미 썼습니다.
refusal-no-strips = "{ $action }": 남은 화물이 없습니다.
refusal-no-top-strip = "{ $action }": 그 배의 맨 위 층에 내 화물이 없습니다.
refusal-same-junk = "{ $action }": 화물은 다른 배로 옮겨야 합니다.
refusal-stack-taken = "{ $action }": 다른 사람이 이미 가져간 더미입니다.
refusal-stack-empty = "{ $action }": 빈 더미입니다.
refusal-not-in-stack = "{ $action }": 이 더미에 없는 카드입니다.
refusal-not-round-10 = "{ $action }": 10라운드에만 할 수 있습니다.
refusal-too-few-cards = "{ $action }": 가진 카드보다 많습니다.

# 새 게임의 옵션

option-opening_hand = 3인 게임의 시작 손패
option-opening_hand-explained = 규칙서에서는 6장씩 받습니다. 8장씩 받으면 24장을 모두 나누어 줍니다
option-opening_hand-printed = 규칙서대로
option-opening_hand-8 = 8장
option-setup = 준비
option-setup-explained = 변형에서는 상인을 뒤집어 놓고, 각자 이웃의 화물을 놓습니다
option-setup-standard = 기본
option-setup-variant = 변형

# 테이블

table-round = { $rounds }라운드 가운데 { $round }라운드
table-event-S = 특수 카드
table-event-Y = 돈 공개
table-junk = 배
table-now = 지금
table-next = 다음
table-goods = 상품
table-hold = 화물, 맨 위 층부터
table-merchant-load = 적재
table-merchant-goods = 상품
table-merchant-money = 돈
table-lower = 아래 견습생
table-upper = 위 견습생
table-market = 시장
table-some = 있음
table-stacks = 더미
table-money = 위안
table-declared = 공개한 돈
table-hand = 손패
table-strips = 화물
table-supply = 보급
table-cards = 카드
table-faceup = 공개
table-bid = 입찰
table-total = 합계
table-your-hand = 내 상품: { $goods }
table-hand-empty = 상품 카드가 없습니다.
table-your-cards = 내 특수 카드: { $cards }
table-your-bid = 내 입찰: { $bid }
table-bid-none = 없음
table-bluff = { $cards } (블러핑)
table-legend = A2 A의 보이는 상자 2개 · ▣ 이번 라운드에 사용함 · * 시작 플레이어

# 플레이어가 아는 것

knows-own-cards = 나만 아는 내 카드: { $cards }.
knows-stack = { $stack } 더미에 있는 카드: { $cards }.
knows-hand = { $player }의 상품 카드 { $count }장 중 확실히 아는 것: { $goods }.
knows-nothing = { $count ->
    [0] { $player }(은/는) 상품 카드가 없습니다.
   *[other] { $player }의 상품 카드 { $count }장 중 확실히 아는 것이 없습니다.
}

# 간단한 규칙

rules-aim = { $rounds }라운드가 끝났을 때 위안이 가장 많은 사람이 승리합니다. 돈은 보이는 상자와 입찰로 벌고, 게임이 끝날 때 카드로도 법니다.
rules-turn = 라운드마다 각자 상인 한 명(그 상인이 있는 배에서)이나 견습생(상인이 없는 배에서)을 쓰고, 상품 카드를 받은 뒤, 비공개로 상품을 입찰합니다.
rules-crates = 화물은 세 줄씩 한 층을 이루며, 각 층은 아래층과 엇갈리게 놓입니다. 돈, 상품, 게임 끝 보너스에는 보이는 상자만 셉니다. 돈과 상품은 언제나 최소 3을 받습니다.
rules-bartering = 한 상품을 가장 많이 낸 사람이 시장 카드에 적힌 것을 받습니다. 가장 많이 낸 사람이 여럿이면 위안은 똑같이 나누고 나머지는 버리며, S는 아무도 받지 못합니다. 그중 "{ special-win-ties }" 카드를 가진 사람이 있으면 그 사람이 모두 받습니다. 낸 카드는 모두 잃습니다. 여러 상품을 섞어 내거나 이미 팔린 상품을 내는 것은 블러핑입니다. 내지 않은 것으로 치고, 카드는 손패로 돌아옵니다. 네 상품이 다 팔리거나 아무도 내지 않을 때까지 입찰을 되풀이합니다.
rules-cards = 특수 카드에는 게임 내내 효과가 있는 것, 추가 행동으로 한 번 쓰는 것, 게임이 끝날 때 돈이 되는 것이 있습니다. 입찰이나 이벤트의 S로 얻습니다.
rules-end = 게임이 끝날 때 내 상자가 보이는 배마다 4위안, 다섯 척 모두면 25위안을 받습니다.

# 상황과 데이터의 오류

error-bad-data = { error-place } 데이터가 잘못되었습니다. { $reason }
error-card-twice = { error-place } 시장 카드 { $name }(이/가) 두 번 나옵니다.
error-wrong-number = { error-place } { $count }개가 적혀 있지만 { $wanted }개여야 합니다.
error-layer-size = { error-place } "{ $layer }"(은/는) 층이 아닙니다. 한 층은 화물 세 줄이고, 맨 위 층만 더 적을 수 있습니다.
error-too-many-strips = { $seat }의 화물이 { $count }줄이지만 모두 { $most }줄뿐입니다.
error-too-many-cards = 이 국면에 { $good } 카드가 { $count }장이지만 게임에는 { $most }장뿐입니다.
error-goods-missing = { error-place } 이 손패라면 배에 { $good } 카드가 { $count }장 있어야 합니다.
error-no-cards-left = 카드가 모자랍니다.
error-specials-missing = 특수 카드 { $count }장이 아무 데도 없습니다. 더미 하나를 빼거나 "?"로 적으세요.
error-over-without-ending = { error-place } 끝난 게임에는 "ended" 항목이 있어야 합니다.
error-ended-before = { error-place } 게임이 끝나서 결정할 것이 없습니다. 이 항목을 빼세요.
error-not-now = { error-place } 지금의 결정이나 라운드와 맞지 않습니다.
error-merchants-apart = { error-place } 상인 세 명은 서로 다른 배 세 척에 있어야 합니다.
error-declared-too-much = { error-place } 가진 돈보다 많이 공개할 수는 없습니다.
error-knows-too-much = { $holder }의 손패에 없는 { $good } 카드를 확실히 알 수는 없습니다.
error-set-up-impossible = { error-place } 준비가 이렇게 될 수는 없습니다.
error-exchange-impossible = { error-place } 교환이 이렇게 될 수는 없습니다.
error-no-s-event = { error-place } 이 라운드에는 S 이벤트가 없습니다.
error-stack-impossible = { error-place } 더미를 이렇게 살펴봤을 수는 없습니다.
error-no-upper-trainee = { error-place } 위 견습생은 4인 게임에서만 쓸 수 있습니다.
error-too-few-workers = { error-place } 아직 행동하지 않은 사람 수보다 상인과 견습생이 적습니다.
error-no-extra-card = { error-place } 행동한 뒤에는 비공개 카드가 있고 이번 라운드에 쓰지 않은 사람에게만 묻습니다.
error-nothing-fetched = { error-place } 상품은 행동이나 카드로 받습니다. "acted: yes"나 "extra-played"를 적으세요.
error-no-strip-to-move = { error-place } 화물을 옮기려면 카드를 썼고 그 맨 위 층에 화물이 있어야 합니다.
error-nothing-to-sell = { error-place } 팔린 상품이 이럴 수는 없습니다.
error-prize-unsold = { error-place } 특수 카드는 { $good }의 대가인데 아직 팔리지 않았습니다.
error-no-s-prize = { error-place } 이 라운드의 시장 카드에는 S가 없어서 특수 카드를 얻을 수 없습니다.
error-prizes-impossible = { error-place } 이 플레이어들이 특수 카드를 기다리고 있을 수는 없습니다.
error-bids-complete = { error-place } 입찰은 시작 플레이어부터 모두 낼 때까지 묻습니다.
error-bid-impossible = { error-place } 이렇게 입찰할 수는 없습니다.
error-all-before-end = { error-place } 게임이 끝나야 "all"에게 모두 공개됩니다.
error-not-hidden = { error-place } 이 시점에서는 모를 수 없습니다. 적으세요.
error-shown-too-much = { error-place } 이 시점에서는 볼 수 없습니다.
error-unknown-count = 모르는 카드가 { $count }장으로 적혀 있지만 자리를 모르는 카드는 { $left }장입니다.
error-no-choice = { error-place } "{ $decision }" 결정에서 고를 것이 없습니다.

# 브라우저의 게임판

client-harbour = 항구: 나란히 묶인 배 다섯 척
client-junk = { $junk } 배. 보이는 상자: { $seen }
client-face-down = 뒤집힌 상인
client-next = 다음 라운드에 여기: { $worker }
client-used = 이번 라운드에 사용함
client-goods-gone = 배에 남은 { $good } 없음
client-goods-covered = { $good }: 남아 있음(지금은 수를 공개하지 않음)
client-track = 열 라운드: 견습생이 하는 일
client-sold = 팔림
client-stacks = 특수 카드
client-special-cards = 내 특수 카드
client-no-cards = 아직 없습니다.
client-found = 더미의 카드: 가질 한 장을 고르세요
client-pays = 지금 조건 달성
client-pays-not = 아직 미달성
client-purse = 내 돈과 화물
client-strips = { $count ->
   *[other] 화물
}
client-bonus-now = 위안 보너스(현재)
client-junk-bonus = 배 5척 중 { $junks }척에 상자가 보임: 게임 끝에 { $yuan }위안
client-which-junk = { $special }: 배를 고르세요. Esc를 누르거나 카드를 다시 누르면 취소됩니다.
client-from-which-junk = { $special }: 어느 배의 화물을 옮길지 고르세요. Esc를 누르거나 카드를 다시 누르면 취소됩니다.
client-bartering = 입찰
client-bid-tray = 내 입찰
client-bid-first = 카드를 먼저 고르세요
client-bid-how = 상품을 고르고 몇 장을 낼지 정하세요.
client-bluff = 블러핑…
client-bluff-why = 블러핑으로는 아무것도 팔지 못합니다. 내지 않은 것으로 치며, 카드는 모두에게 보인 뒤 손패로 돌아옵니다.
client-bluffed = 블러핑
client-fewer = 한 장 덜
client-more = 한 장 더
client-has-bid = 입찰함
client-thinks = 생각 중
client-last-bid = 지난 입찰
client-bid-before = 지난번: { $bid }
client-declared = { $yuan }위안 공개
client-start-player = 시작 플레이어
client-unknown = 모르는 상품 카드: { $count }장
client-hidden-cards = 뒤집힌 특수 카드: { $count }장
client-end-cards = 게임 끝 카드
client-junks = 배

# Why a bot moved.
motive-money = { $count }위안을 법니다.
motive-goods = 입찰할 상품 카드 +{ $count }장: 지금 { $total }장이 됩니다.
motive-crates = 돈을 벌 수 있는 보이는 상자가 모두 { $count }개가 됩니다.
motive-crates-fewer = 보이는 상자가 모두 { $count }개로 줄어듭니다.
motive-junks = 상자가 보이는 배가 { $count }척이 됩니다.
motive-covers = { $player }의 상자 { $count }개를 덮습니다.
motive-end = 지금대로라면 게임 끝에 { $yuan }위안을 더 받습니다.
motive-bid = { $most ->
    [0] 다른 누구에게도 { $good } 카드가 없습니다. 틀림없이 얻는 것: { $worth }.
   *[other] 다른 누구도 { $good } 카드를 { $most }장보다 많이 가질 수 없습니다. 틀림없이 얻는 것: { $worth }.
}

# A bid looked back at
hindsight-bid-over = { $good } { $count }장을 걸었습니다. { $most ->
    [0] 다른 사람은 아무도 걸지 않아 1장으로도 충분했습니다.
   *[other] 다른 사람은 많아야 { $most }장을 걸어, 그보다 1장만 많아도 충분했습니다.
} 다른 사람의 손에는 많아야 { $held }장이 있었습니다.
hindsight-bid-won = { $good } { $count }장을 걸어 딱 맞게 이겼습니다. 다른 사람은 많아야 { $most }장을 걸었고, 손에는 많아야 { $held }장이 있었습니다.
hindsight-bid-tied = { $good } { $count }장을 걸었는데, 같은 수를 건 사람이 있었습니다. 다른 사람의 손에는 많아야 { $held }장이 있었습니다.
hindsight-bid-lost = { $good } { $count }장을 걸었지만 { $most }장에 졌습니다. 다른 사람의 손에는 많아야 { $held }장이 있었습니다.

# The log: lines folded into one, and what a turn came to
event-bid-together = { $players }: 입찰했습니다.
digest-loaded = { $junk } 배에 화물 { $count }개
digest-moved = 화물을 { $junk } 배로 옮김
digest-yuan = +{ $count }위안
digest-goods = 상품 카드 { $count }장
digest-played = { $names } 사용
digest-special-cards = 특수 카드 { $count }장
digest-total = 모두 { $count }위안
part-round = { $round }라운드
part-resupply = 보급
part-bartering = 입찰
part-end = 최종 점수 계산

# 처음 몇 게임 동안: 목표, 내 진행 상황, 앞선 사람, 각 결정이 중요한 까닭
guide-goal = 목표: { $rounds }라운드 뒤 가장 많은 위안. 지금 { $yuan }위안, 지금 게임이 끝나면 { $bonus }위안 더
guide-progress = { $yuan }위안, 지금 게임이 끝나면 { $bonus }위안 더
guide-threat = { $player } 모든 배에 상자: 게임 끝에 +{ $yuan }
matters-station = 상인이 선 곳에 따라 처음 몇 라운드에 누가 버는지 정해집니다.
matters-place = 보이는 상자는 돈과 상품을 벌어 줍니다. 누구를 돕는지 생각하세요.
matters-exchange = 이번 라운드에 싼 상품의 카드를 비싸게 팔리는 상품으로 바꾸세요.
matters-trade = 시장 값이 높고 다른 사람이 적게 가진 상품을 고르세요.
matters-search = 특수 카드는 게임 내내 효과를 낼 수 있으니 빠를수록 좋습니다.
matters-keep = 늘 효과가 있는 카드는 일찍, 게임 끝 카드는 조건에 가까울 때 좋습니다.
matters-act = 상자는 라운드마다 벌어 주고, 돈은 바로 쌓이며, 상품은 입찰에서 이기게 합니다.
matters-fetch = 시장 값이 높고 다른 사람이 적게 가진 상품을 고르세요.
matters-onto = 맨 위의 화물은 상자가 모두 보이고 다른 사람의 상자를 덮습니다.
matters-after = 추가 행동은 카드만 쓰면 되며, 라운드마다 한 번입니다.
matters-resupply = 이 카드로 입찰합니다. 한 상품을 많이 모으면 이기고, 조금씩 모으면 이기지 못합니다.
matters-bid = 한 상품의 카드를 가장 많이 낸 사람이 값을 받습니다. 져도 낸 카드는 모두 사라집니다.
matters-prize = 특수 카드는 위안보다 값질 수 있습니다. 게임 끝에 8위안이나 12위안을 주는 카드도 있습니다.
matters-prize-keep = 늘 효과가 있는 카드는 일찍, 게임 끝 카드는 조건에 가까울 때 좋습니다.

# 문제의 주제
puzzle-theme-harbour = 항구에서 할 일
puzzle-theme-goods = 알맞은 상품
puzzle-theme-cards = 특수 카드
puzzle-theme-bid = 입찰
