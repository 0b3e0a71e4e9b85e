title = 아라비의 상인들
tagline = 카라반과 낙타, 지니, 그리고 무엇이든 협상할 수 있는 곳.
client-feel = 카드로 상품을 만들고 낙타로 나르며, 상품도 허락도 약속도 모두 거래할 수 있습니다. 차례가 길고 말이 많은 게임입니다.
client-minutes = 60분

# 상품과 카드

icon-magics = 마법
icon-jewels = 보석
icon-spices = 향신료
icon-fabrics = 직물
icon-coin = 동전
some-magics = { icon-magics } { $count }개
some-jewels = { icon-jewels } { $count }개
some-spices = { icon-spices } { $count }개
some-fabrics = { icon-fabrics } { $count }개
some-coin = { icon-coin } { $count }개
any-card = 아무 카드
unknown-card = 알 수 없는 카드
one-card = { $card }
tasked-card = ({ $card })
card-at = 위에서 { $depth }장째 { $card }
a-credit = { $what } 대납
caravan-yours = 내 카라반
caravan-own = 자기 카라반
caravan-of = { $owner }의 카라반
card-merchant-prince-of-magics = 마법의 거상
card-merchant-prince-of-jewels = 보석의 거상
card-merchant-prince-of-spices = 향신료의 거상
card-merchant-prince-of-fabrics = 직물의 거상
card-magics-merchant = 마법 상인
card-jewels-merchant = 보석 상인
card-spices-merchant = 향신료 상인
card-fabrics-merchant = 직물 상인
card-conjuration-of-magics = 마법 소환
card-conjuration-of-jewels = 보석 소환
card-conjuration-of-spices = 향신료 소환
card-conjuration-of-fabrics = 직물 소환
card-transmutation = 변환
card-invigoration = 활력
card-rejuvenation = 회춘
card-divination = 점술
card-misdirection = 현혹
card-preservation = 보존
card-generosity = 관대함
card-prudence = 신중함
card-wisdom = 지혜
card-diligence = 근면
card-courage = 용기
card-loyalty = 충성
card-hospitality = 환대
card-patience = 인내
card-broker = 중개인
card-scribe = 서기
card-money-changer = 환전상
card-foreman = 감독
card-guide = 길잡이
card-herdsman = 목동
card-scout = 정찰병
card-guard = 경비병
card-storyteller = 이야기꾼
city-basra = 바스라
city-baghdad = 바그다드
city-damascus = 다마스쿠스
city-aleppo = 알레포
city-petra = 페트라
city-palmyra = 팔미라
city-muscat = 무스카트
city-aden = 아덴
city-sanaa = 사나
city-shiraz = 시라즈
city-isfahan = 이스파한
city-samarkand = 사마르칸트
city-bukhara = 부하라
city-merv = 메르브
city-ctesiphon = 크테시폰
city-tyre = 티레
back = 도적 { $bandit }번 칸, 수입 위 { $top } / 가운데 { $middle } / 아래 { $bottom }
no-back = 카드 없음: 도적 없음, 수입 위 2 / 가운데 3 / 아래 4

# 효과

costs = 비용: { $icons }
effect-make = { $product } 만들기
effect-make-any = 원하는 상품 { $number }개 만들기
effect-coins = 동전 { $number }개 받기
effect-opponent-coins = 상대 한 명이 동전 { $number }개 받기
effect-coins-per-camel = 카라반에 있는 내 낙타마다 동전 { $number }개 받기
effect-draw = 카드 { $number }장 뽑기
effect-opponent-draw = 상대 한 명이 카드 { $number }장 뽑기
effect-discard = 카드 { $number }장 버리기
effect-give-drawn = 뽑은 카드 가운데 { $number }장을 상대에게 주기
effect-refresh = 내 카드를 { $number }장까지 다시 준비하기
effect-refresh-others = 내 카드를 { $number }장까지 다시 준비하기 ({ $cards } 제외)
effect-refresh-all = 내 수행단 모두 다시 준비하기
effect-convert = 상품 하나를 다른 상품으로 바꾸기
effect-place-free = 상품 없이 내 카라반에 낙타 { $number }마리까지 놓기
effect-shift = 내 낙타 한 마리를 같은 카라반 안에서 옮기기
effect-recall = 내 낙타 한 마리를 불러들이기
effect-guard-camel = 낙타 한 마리를 도적에게서 보호하기
effect-guard-caravan = 카라반 하나를 통째로 도적에게서 보호하기
effect-peek = 더미 위 { $number }장 보기
effect-arrange-top = 더미 위 { $number }장을 보고 순서 바꾸기
effect-mill = 더미 위 { $number }장 버리기
effect-may-mill = 원하면 더미 위 { $number }장 버리기
effect-from-discard = 버린 카드 더미에서 { $number }장 가져오기
effect-swap-draft = 손패 1장을 진열 카드와 바꾸기
# 행동하기 전에 알아 둘 것

advice-task = { $card }의 비용에 { $icon }(이/가) 있습니다. 먼저 { $count ->
    [1] { $tasks }의 능력을
   *[other] 이 가운데 하나({ $tasks })의 능력을
} 쓰지 않으면 손패 1장을 버려서 내야 합니다
warning-lost = { $product }: 이번 차례에는 더 쓸 곳이 없습니다. 거래하지 않으면 사라집니다
warning-lost-any = 무엇을 만들어도 이번 차례에는 더 쓸 곳이 없습니다. 거래하지 않으면 사라집니다
warning-unused-end = 아직 쓰지 않은 것: { $products }. 진열에서 카드를 가져온 뒤에는 내 카라반에 낙타를 놓을 수 없습니다
warning-unused-pass = 쓰지 않은 것: { $products }. 차례가 끝나면 사라집니다

# 빚을 갚는 데 모자란 것

missing-too-few-coins = 동전이 모자랍니다
missing-no-product = 상품이 없고, 만들 수 있는 카드도 남지 않았습니다
missing-not-in-hand = 손패에 없는 카드입니다
missing-no-such-card = 그 아이콘이 있는 손패가 없습니다
missing-not-in-entourage = 이제 수행단에 없는 카드입니다
missing-already-tasked = 이미 능력을 쓴 카드입니다
missing-nothing-to-do = 지금은 아무 효과가 없습니다
missing-space-taken = 이미 낙타가 있는 칸입니다
missing-no-camel = 낙타가 모두 카라반에 있습니다
missing-no-caravan = 카라반이 없습니다
missing-locked = 카라반이 잠겨 있습니다
missing-not-in-this-round = 마지막 패스 동안에는 카라반이 잠겨 있습니다

# 결정할 것

prompt-main = { $yours ->
    [yes] 내 차례입니다. 카드를 내고, 수행단의 능력을 쓰고, 낙타를 놓고, 협상하거나 차례를 마치세요.
   *[no] { $active }의 차례입니다. 수행단의 능력을 쓰거나, 지니를 내거나, 협상할 수 있습니다. 할 것이 없으면 패스하세요.
}
prompt-passed = 패스했습니다. { $active }의 차례에 아직 수행단의 능력을 쓰거나, 지니를 내거나, 협상할 수 있습니다.
prompt-last = { $yours ->
    [yes] 내 차례의 마지막 패스입니다. 내 카라반은 잠겼습니다. 수행단의 능력을 쓰거나, 지니를 내거나, 협상하거나, 패스하세요. 쓰지 않은 상품은 사라집니다.
   *[no] { $active }의 차례, 마지막 패스입니다. 수행단의 능력을 쓰거나, 지니를 내거나, 협상하거나, 패스하세요. 낙타를 놓으려면 허락이 필요합니다. 쓰지 않은 상품은 사라집니다.
}
prompt-draft = 진열에서 카드를 가져오세요({ $left }장 남음).
prompt-pay = { $only ->
    [yes] { $card }: 지금은 { $icon }(을/를) 손패로만 낼 수 있습니다. 버릴 카드를 고르세요.
   *[no] { $card }: { $icon }(을/를) 낼 방법을 고르세요.
}
prompt-product = { $card }: 만들 상품을 고르세요.
prompt-convert = { $card }: 바꿀 상품을 고르세요.
prompt-into = { $card }: 어떤 상품으로 바꿀지 고르세요.
prompt-opponent = { $card }: 상대를 고르세요.
prompt-discard = { $card }: 버릴 카드를 고르세요.
prompt-give = { $card }: 뽑은 카드 가운데 줄 카드를 고르세요.
prompt-refresh = { $card }: 다시 준비할 카드를 고르세요.
prompt-place = { $card }: 낙타를 놓을 칸을 고르세요.
prompt-shift = { $card }: 옮길 낙타를 고르세요.
prompt-shift-to = { $card }: 같은 카라반에서 옮겨 갈 칸을 고르세요.
prompt-recall = { $card }: 불러들일 낙타를 고르세요.
prompt-guard = { $card }: 보호할 낙타를 고르세요.
prompt-guard-caravan = { $card }: 보호할 카라반의 주인을 고르세요.
prompt-arrange = { $card }: 카드를 원하는 순서로 돌려놓습니다. 위에서부터 다음에 올 카드를 고르세요.
prompt-mill = { $card }: 더미 맨 위 카드를 버릴지 고르세요.
prompt-fetch = { $card }: 버린 카드 더미에서 가져올 카드를 고르세요.
prompt-swap = { $card }: 진열에 내놓을 손패를 고르세요.
prompt-swap-for = { $card }: 진열에서 가져올 카드를 고르세요.
prompt-name = 여기에 쓸 카드를 고르세요.
prompt-name-debt = { $other }에게 줄 것: { $term }. 여기에 쓸 카드를 고르세요.
prompt-called = 모두 패스했고 { $other }에게 줄 것이 남았습니다: { $term }. 이를 위해 능력을 쓸 카드를 고르세요.
prompt-making = { $naming ->
    [yes] { $other }에게 하는 제안: 여기에 쓸 손패를 고르세요. 아직 아무도 보지 못합니다.
   *[no] { $other }에게 하는 제안, { $part }: 조건을 더하거나 제안을 보내세요.
}
part-0 = 지금 주는 것
part-1 = 이번 차례 안에 주는 것
part-2 = 나중 차례에 주기로 하는 약속
part-3 = 지금 받고 싶은 것
part-4 = 이번 차례 안에 받고 싶은 것
part-5 = 약속받고 싶은 것

# 선택

choice-pass = 패스
choice-end = 차례 마치기
choice-play = { $card } 내기
choice-task = { $card } 능력 쓰기
choice-camel = { $caravan } { $space }번 칸 ({ $product })
choice-card = { $card }
choice-product = { $icon }
choice-credit = 상대가 대납한 { $icon }(으로/로)
choice-coins = 천막의 동전 1개
choice-player = { $other }
choice-nth = { $number }번 카드
choice-yes = 예
choice-no = 아니요
choice-done = 그만
choice-offer = { $other }에게 제안하기
choice-any = 아무 카드
choice-entourage = { $card }
choice-space = { $number }번 칸
choice-spaces = { $number }칸
choice-own-caravan = 자기 카라반
choice-words = 말로 약속하기
choice-due = 다음: 이번 차례 안에
choice-promise = 다음: 나중 차례의 약속
choice-want = 다음: 받고 싶은 것
choice-send = 제안 보내기
choice-drop = 제안 그만두기
choice-accept = { $other }의 제안 수락 (받는 것: { $gets } / 주는 것: { $gives })
choice-decline = { $other }의 제안 거절 (받는 것: { $gets } / 주는 것: { $gives })
choice-counter = 거절하고 { $other }에게 역제안하기
choice-withdraw = { $other }에게 한 제안 철회
choice-settle = { $other }에게 진 빚 갚기: { $term }
choice-kept = { $other }(이/가) 약속을 지켰습니다: { $term }
choice-broken = { $other }(이/가) 약속을 어겼습니다: { $term }
choice-term = 더하기: { $term }
order-pass-until-offered = 제안이 올 때까지 패스
order-pass-until-turn = 내 차례까지 패스

# 협상의 조건

term-none = 없음
term-nothing = 없음
term-coins = 동전 { $what }개
term-card = 손패의 { $what }
term-entourage = 수행단의 { $what }
term-product = { $what }
term-credit = 카드를 버려 { $what } 대납
term-space = { $what }번 칸에 낙타를 놓을 허락
term-spaces = 아무 칸에나 낙타 { $what }마리를 놓을 허락
term-own-caravan = 자기 카라반에 낙타를 놓을 허락
term-camel = { $what }에 낙타 한 마리
term-task = { $what }의 능력 사용
term-choice = 미리 정함: { $choice }
fixed-camel = { $caravan } { $space }번 칸
fixed-yes = 본 카드 버리기
fixed-no = 본 카드 그대로 두기
term-words = 말로 하는 약속
when-now = { $term }
when-due = 이번 차례 안에 { $term }
when-promise = 나중 차례에 { $term }

# 일어난 일

event-turn-began = { $turn }턴: { $you ->
    [yes] 내 차례입니다.
   *[no] { $player }의 차례입니다.
}
event-caravan-began = { $you ->
    [yes] 내
   *[no] { $player }의
} 카라반이 { $city }(으로/로) 출발합니다.
event-entourage-refreshed = { $you ->
    [yes] 내
   *[no] { $player }의
} 수행단이 다시 준비됩니다.
event-caravan-resolves = { $you ->
    [yes] 내
   *[no] { $player }의
} 카라반이 도착합니다: { $back }.
event-camel-returned = { $caravan } { $space }번 칸에 있던 { $you ->
    [yes] 내
   *[no] { $player }의
} 낙타가 { $why ->
    [stranded] 발이 묶여 아무것도 벌지 못합니다.
   *[bandits] 도적에게 당해 아무것도 벌지 못합니다.
}
event-camels-paid = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $caravan }에서 동전 { $coins }개를 법니다.
event-coins-gained = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}동전 { $coins }개를 받습니다.
event-coins-paid = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}동전 { $coins }개를 냅니다.
event-coins-passed = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }에게 동전 { $coins }개를 줍니다.
event-played = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $card }(을/를) 냅니다.
event-product-used = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $product }(을/를) 씁니다.
event-credit-used = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}대납받은 { $icon }(을/를) 씁니다.
event-discarded = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $card }(을/를) 버립니다.
event-tasked = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $card }의 능력을 씁니다.
event-tasked-for = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }(을/를) 위해 { $card }의 능력을 씁니다.
event-made = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $product }(을/를) 만듭니다.
event-card-picked = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $card }(을/를) 고릅니다.
event-card-picked-unknown = { $player }(이/가) 카드 1장을 고릅니다.
event-product-picked = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $product }(을/를) 고릅니다.
event-converted = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $product }(을/를) { $into }(으로/로) 바꿉니다.
event-drew = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}카드 { $count }장을 뽑습니다.
event-saw = { $you ->
    [yes] 본 카드
   *[no] { $player }(이/가) 본 카드
}: { $card } ({ $back }).
event-card-passed = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }에게 { $card }(을/를) 줍니다.
event-card-passed-unknown = { $player }(이/가) { $other }에게 카드 1장을 줍니다.
event-card-refreshed = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $card }(을/를) 다시 준비합니다.
event-camel-placed = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $caravan } { $space }번 칸에 낙타를 놓습니다.
event-camel-picked = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $caravan } { $space }번 칸의 낙타를 고릅니다.
event-camel-shifted = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $caravan }에 있는 낙타를 { $space }번 칸에서 { $to }번 칸으로 옮깁니다.
event-camel-recalled = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $caravan } { $space }번 칸에서 낙타를 불러들입니다.
event-camel-guarded = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $caravan } { $space }번 칸의 낙타를 보호합니다.
event-caravan-guarded = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $caravan }(을/를) 도적에게서 보호합니다.
event-looked = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}더미 위 { $count }장을 봅니다.
event-arranged = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}카드 { $count }장을 순서를 바꿔 더미 위에 돌려놓습니다.
event-milled = 더미에서 { $card }(을/를) 버립니다 ({ $back }).
event-fetched = { $you ->
    [yes] 버린 카드 더미에서 { $card }(을/를) 가져옵니다.
   *[no] { $player }(이/가) 버린 카드 더미에서 { $card }(을/를) 가져갑니다.
}
event-swapped-out = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $card }(을/를) 진열에 내놓습니다.
event-swapped-in = { $you ->
    [yes] 대신 진열에서 { $card }(을/를) 가져옵니다.
   *[no] { $player }(이/가) 대신 진열에서 { $card }(을/를) 가져갑니다.
}
event-drafted = { $you ->
    [yes] 진열에서 { $card }(을/를) 가져옵니다.
   *[no] { $player }(이/가) 진열에서 { $card }(을/를) 가져갑니다.
}
event-refilled = 진열에 새로 놓인 카드: { $card } ({ $back }).
event-deck-turned = 버린 카드 더미를 뒤집어 새 더미로 씁니다: 카드 { $count }장.
event-top-back = 이제 더미 맨 위: { $back }.
event-passed = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}패스합니다.
event-turn-ended = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}차례를 마치려 합니다.
event-offer-begun = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }에게 할 제안을 준비합니다.
event-offer-sent = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }에게 제안합니다.
event-offer-term = 제안에서 { $you ->
    [yes] 내가
   *[no] { $player }(이/가)
} { $other }에게 줄 것: { $term }.
event-offer-declined = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $to-you ->
    [yes] 내
   *[no] { $other }의
} 제안을 거절합니다.
event-offer-withdrawn = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }에게 한 제안을 철회합니다.
event-offer-lapsed = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }에게 내놓은 것을 더는 줄 수 없어 제안이 무효가 됩니다.
event-offer-closed = { $you ->
    [yes] {""}
   *[no] { $player }(과/와){" "}
}{ $other }{ $you ->
    [yes] (과/와)의
   *[no] 의
} 협상이 성사되지 않았습니다.
event-deal-made = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }(과/와) 거래합니다.
event-entourage-passed = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }에게 수행단의 { $card }(을/를) 넘깁니다.
event-product-passed = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }에게 { $product }(을/를) 줍니다.
event-credit-given = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other } 대신 { $icon }(을/를) 냅니다.
event-space-allowed = { $you ->
    [yes] { $other }에게 차례가 끝날 때까지 내 카라반 { $space }번 칸을 허락합니다.
   *[no] { $player }(이/가) { $other }에게 차례가 끝날 때까지 자기 카라반 { $space }번 칸을 허락합니다.
}
event-spaces-allowed = { $you ->
    [yes] { $other }에게 차례가 끝날 때까지 내 카라반 { $count }칸을 허락합니다.
   *[no] { $player }(이/가) { $other }에게 차례가 끝날 때까지 자기 카라반 { $count }칸을 허락합니다.
}
event-own-caravan-allowed = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}차례가 끝날 때까지 { $caravan } 잠금을 풀어 줍니다.
event-owed = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }에게 빚을 집니다: { $term }.
event-settling = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }에게 진 빚을 미리 갚습니다.
event-debt-called = 모두 패스했습니다. 이제 { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }에게 진 빚을 갚아야 합니다.
event-debt-waits = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }에게 진 빚을 지금은 갚을 수 없습니다. 빚은 차례가 끝날 때까지 남습니다.
event-debt-met = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }에게 진 빚을 갚습니다: { $term }.
event-defaulted = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }에게 진 빚을 갚지 못합니다: { $term }.
event-card-owed = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}이번 차례 안에 { $other }에게 { $card }(을/를) 주어야 합니다.
event-card-owed-unknown = { $player }(이/가) 이번 차례 안에 { $other }에게 카드 1장을 주어야 합니다.
event-card-debt-met = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }에게 주기로 한 카드를 줍니다: { $card }.
event-card-debt-met-unknown = { $player }(이/가) { $other }에게 주기로 한 카드를 줍니다.
event-card-defaulted = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }에게 주기로 한 카드를 주지 못합니다: { $card }.
event-card-defaulted-unknown = { $player }(이/가) { $other }에게 주기로 한 카드를 주지 못합니다.
event-promised = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $other }에게 약속합니다: { $term }.
event-promise-kept = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $to-you ->
    [yes] 내
   *[no] { $other }의
} 약속 { $promise }번을 ‘지킴’으로 표시합니다.
event-promise-broken = { $you ->
    [yes] {""}
   *[no] { $player }(이/가){" "}
}{ $to-you ->
    [yes] 내
   *[no] { $other }의
} 약속 { $promise }번을 ‘어김’으로 표시합니다.
event-promise-settled = 목록이 가득 차서 { $you ->
    [yes] 내가
   *[no] { $player }(이/가)
} { $other }에게 한 가장 오래된 약속 { $promise }번은 지킨 것으로 칩니다.
event-products-lost = 쓰지 않은 상품과 대납은 사라집니다.
event-scored = { $you ->
    [yes] 나
   *[no] { $player }
}: 동전 { $coins }개, 수행단 { $entourage }장.
event-won = { $you ->
    [yes] 내
   *[no] { $player }의
} 승리: { $reason }.

# 게임의 끝

ending-most-coins = 동전이 가장 많음
ending-most-entourage = 동전은 같지만 수행단이 가장 많음
ending-shared = 동전과 수행단이 같아 공동 승리

# 거절하는 까닭

refusal-not-in-this-round = "{ $action }": 마지막 패스에서는 할 수 없습니다.
refusal-not-your-turn = "{ $action }": 내 차례에만 할 수 있습니다. 다른 사람의 차례에는 지니만 낼 수 있습니다.
refusal-already-passed = "{ $action }": 이미 패스했고 그 뒤로 아무 일도 없었습니다.
refusal-not-in-hand = "{ $action }": 손패에 없거나 모자란 카드입니다.
refusal-not-payable = "{ $action }": 비용을 낼 수 없습니다.
refusal-played-already = "{ $action }": 이번 차례에 이미 낸 카드입니다.
refusal-nothing-to-do = "{ $action }": 지금은 아무 효과가 없습니다.
refusal-not-in-entourage = "{ $action }": 수행단에 없는 카드입니다.
refusal-already-tasked = "{ $action }": 이미 능력을 쓴 카드입니다.
refusal-no-caravan = "{ $action }": 지금은 없는 카라반입니다.
refusal-space-taken = "{ $action }": 이미 낙타가 있는 칸입니다.
refusal-locked = "{ $action }": 지금 차례인 사람이 잠금을 풀어 줄 때까지 내 카라반은 잠겨 있습니다.
refusal-no-leave = "{ $action }": 카라반 주인의 허락이 필요합니다.
refusal-no-camel = "{ $action }": 낙타 다섯 마리가 모두 카라반에 있습니다.
refusal-no-camel-there = "{ $action }": 그런 낙타가 없는 칸입니다.
refusal-no-product = "{ $action }": 아직 만들지 않은 상품입니다.
refusal-too-few-coins = "{ $action }": 동전이 모자랍니다.
refusal-no-such-card = "{ $action }": 여기에 맞지 않거나 없는 카드입니다.
refusal-not-an-opponent = "{ $action }": 상대가 아닙니다.
refusal-offer-limit = "{ $action }": 이번 차례에 할 수 있는 제안을 모두 했습니다.
refusal-offer-waiting = "{ $action }": 이 사람에게 한 제안이 아직 답을 기다리고 있습니다.
refusal-no-offer = "{ $action }": 그런 제안이 없습니다.
refusal-order-of-terms = "{ $action }": 이미 지난 순서입니다. 조건은 정해진 순서로 더합니다.
refusal-too-many-terms = "{ $action }": 조건을 더 넣을 수 없습니다.
refusal-empty-offer = "{ $action }": 아직 빈 제안입니다.
refusal-no-such-debt = "{ $action }": 그런 빚이 없습니다.
refusal-no-such-promise = "{ $action }": 나에게 한 그런 약속이 남아 있지 않습니다.
refusal-ledger-full = "{ $action }": 이번 차례에는 빚을 더 기록할 수 없습니다.
refusal-not-possible = "{ $action }": 여기서는 할 수 없습니다.
refusal-same-product = "{ $action }": 같은 상품으로 바꿀 수 없습니다.
refusal-already-allowed = "{ $action }": 이미 해 준 허락입니다. 차례가 끝날 때까지 유효합니다.
refusal-card-to-name = "{ $action }" 전에 따로 둘 카드를 먼저 정하세요.

# 새 게임의 설정

option-stacks = 카라반 더미
option-stacks-explained = 카라반 더미의 수. 각자 이만큼 차례를 갖습니다
option-personas = 1인당 인물 카드
option-personas-explained = 두 명이면 인물 카드를 두 장씩 갖고 시작할 수 있습니다
option-offers = 차례마다 할 수 있는 제안
option-offers-explained = 한 사람이 한 차례에 할 수 있는 제안의 수(역제안 포함)

# 탁자

table-turn = { $turns }턴 중 { $turn }턴: { $active }
table-deck = 더미 { $count }장, 맨 위: { $back }
table-draft = 진열: { $cards }
table-discard = 버린 카드: { $cards }
table-caravan = { $owner }: { $city }{ $guarded ->
    [yes] {" "}(보호됨)
   *[no] {""}
}{ $locked ->
    [yes] {" "}(잠김)
   *[no] {""}
}
table-player = 동전 { $coins }, 손패 { $hand }, 대기 낙타 { $camels }
table-passed = 패스
table-defaults = 못 갚은 빚 { $count }
table-entourage = 수행단: { $cards }
table-products = 만든 것: { $products }
table-hand = 손패: { $cards }
table-leave = { $player }(이/가) { $active }의 차례가 끝날 때까지 { $other }에게 해 준 것: { $leave }
table-debt = { $player }(이/가) 이번 차례 안에 { $other }에게 줄 것: { $term }
table-missing = (지금은 갚을 수 없음: { $what })
table-promise = { $number }. { $player }(이/가) { $turn }턴에 { $other }에게 한 약속: { $term } ({ $state ->
    [kept] 지킴
    [broken] 어김
   *[open] 진행 중
})
written-offer = 제안 { $which }: “{ $words }”
written-promise = 약속 { $which }: “{ $words }”

# 아는 것

knows-offer-to-you = { $maker }의 제안. 주는 것: { $gives }. 바라는 것: { $wants }.
knows-offer-yours = { $other }에게 한 내 제안. 주는 것: { $gives }. 바라는 것: { $wants }.
knows-offer-making = { $other }에게 준비 중인 제안. 주는 것: { $gives }. 바라는 것: { $wants }.
knows-hand = { $player }의 손패에 확실히 있는 카드: { $cards }.
knows-deck = 더미에서 아는 카드: { $cards }.

# 규칙 요약

rules-aim = { $turns }라운드가 끝나고 마지막 카라반까지 도착했을 때 동전이 가장 많으면 승리합니다.
rules-turn = 내 차례: 지난 카라반이 도착하고 새 카라반이 출발합니다. 카드를 내고, 수행단의 능력을 쓰고, 낙타를 놓고, 마음껏 협상하세요. 끝으로 진열에서 2장을 가져옵니다.
rules-paying = 카드 비용의 아이콘은 하나하나 이번 차례에 만든 상품, 동전, 상대의 대납으로 내거나, 그 아이콘이 있는 손패를 버려서 냅니다. 버린 카드 1장은 아이콘이 여러 개여도 하나만 냅니다.
rules-camels = 낙타를 놓으려면 수행단이나 지니로 만든 상품과, 그 상품의 빈 칸이 필요합니다. 다른 사람의 카라반이나 내 차례가 아닐 때의 내 카라반에는 허락도 필요합니다. 허락은 차례가 끝날 때까지 유효합니다.
rules-caravan = 카라반이 도착하면 꽉 찬 가로줄이나 세로줄에 없는 낙타는 발이 묶이고, 도적이 한 칸의 낙타를 습격하며, 남은 낙타는 저마다 자기 가로줄의 수입을 법니다.
rules-deals = 언제든 무엇이든 협상할 수 있습니다. 한 차례에 제안은 { $offers }번까지입니다. 지금이나 이번 차례에 주기로 한 것은 반드시 지켜야 합니다. 모두 패스했을 때 줄 수 있는 것은 주어야 합니다. 나중 차례의 약속은 강제되지 않습니다.
rules-end = 게임이 끝나면 더미에서 2장을 버린 뒤, 남은 카라반마다 카드를 한 장씩 받아 도착합니다. 동점이면 수행단이 많은 사람이 승리합니다.
rules-persona = { $name }: { $effect }
rules-card = { $name }: { $effect }; { $cost }; 버리면 { $count ->
    [0] 아무것도 낼 수 없습니다
    [1] 아이콘 1개를 냅니다: { $icons }
   *[other] 다음 가운데 아이콘 1개를 냅니다: { $icons }
}

# 설정, 자료, 상황의 잘못

error-data-too-many-names = 데이터 파일 "{ $key }": 새 이름의 카드는 { $most }종까지입니다.
error-data-endless = 데이터 파일 "{ $key }": 남아 있는 카드는 모두를 다시 준비할 수 없습니다("{ $effect }"). 차례가 끝나지 않습니다.
error-data-effect = 데이터 파일 "{ $key }": "{ $effect }"(은/는) 효과가 아닙니다.
error-data-name-length = 데이터 파일 "{ $key }": 이름은 출력할 수 있는 글자로 1~{ $most }바이트여야 합니다.
error-caravan-twice = 한 카라반이 두 곳에 있습니다.
error-caravan-not-begun = 놓여 있는 카라반이 아직 출발하지 않았습니다.
error-camels-without-caravan = { error-place } 낙타에는 카라반이 있어야 합니다.
error-guard-without-camel = { error-place } 보호할 낙타가 없습니다.
error-offer-or-not = { error-place } 지금 있는 제안이나 빚과 맞지 않습니다.
error-too-many-cards = 이 국면에 { $good } 카드가 { $count }장 있지만 게임에는 { $most }장뿐입니다.
error-unknown-count = 카드 { $count }장이 놓였지만 모두 { $left }장입니다.
error-no-cards-left = 남은 것보다 많은 카드가 필요합니다.
error-all-before-end = { error-place } 모든 것은 게임이 끝난 뒤에만 볼 수 있습니다.
error-no-choice = { error-place } "{ $decision }" 결정에서 고를 것이 없습니다.
error-bad-data = { error-place } 데이터가 잘못되었습니다. { $reason }
error-not-now = { error-place } 지금의 결정이나 라운드와 맞지 않습니다.
error-not-hidden = { error-place } 이 시점에서는 모를 수 없습니다. 적으세요.
error-shown-too-much = { error-place } 이 시점에서는 여기 적힌 것을 다 볼 수 없습니다.
error-no-term = { error-place } 거래에 들어갈 수 없는 것입니다.
error-not-turned-over = { error-place } 더미가 비면 버린 카드 더미를 바로 뒤집습니다.
error-wrong-place = { error-place } 이런 카드는 여기에 놓일 수 없습니다.
error-wrong-eyes = { error-place } 펼친 카드는 모두가 알고, 손패의 뒷면은 가진 사람만 압니다.
option-stacks-4 = 4
option-stacks-5 = 5
option-stacks-6 = 6
option-stacks-7 = 7
option-stacks-8 = 8
option-personas-1 = 1
option-personas-2 = 2
option-offers-0 = 0
option-offers-1 = 1
option-offers-2 = 2
option-offers-3 = 3
option-offers-4 = 4
option-offers-5 = 5
option-offers-6 = 6
option-offers-7 = 7
option-offers-8 = 8
option-offers-9 = 9
option-offers-10 = 10
option-offers-11 = 11
option-offers-12 = 12

# 브라우저의 판

client-souk = 수크: 더미, 진열, 버린 카드 더미
client-deck = 장 남음
client-draft = 진열
client-discards = 장 버림
client-discard-pile = 버린 카드 더미 ({ $count }장)
client-looked = 더미 위에서부터 살펴본 카드
client-caravan = { $city }(으로/로) 가는 { $owner }의 카라반
client-your-caravan = 내 카라반
client-enlarge = 크게 보기
client-caravan-hint = 가로줄이나 세로줄을 채우세요. 그 안의 낙타마다 자기 가로줄의 동전을 법니다.
client-before-first = 내 차례가 시작되면 카라반이 출발합니다.
client-no-caravan = 지금은 카라반이 없습니다.
client-guarded = 도적에게서 보호됨
client-locked = 잠김
client-locked-last = { $you ->
    [yes] 마지막 패스라 잠겼습니다. 이제 여기에 낙타를 놓을 수 없습니다
   *[no] 마지막 패스라 잠겼습니다. { $owner }(은/는) 이제 낙타를 놓을 수 없고, 나는 허락이 있어야 합니다
}
client-locked-turn = { $active }의 차례에는 { $active }(이/가) 잠금을 풀어 주어야 낙타를 놓을 수 있습니다
client-unlocked = { $you ->
    [yes] { $active }(이/가) 차례가 끝날 때까지 내 카라반의 잠금을 풀어 주었습니다
   *[no] { $owner }(은/는) { $active }의 차례가 끝날 때까지 여기에 낙타를 놓을 수 있습니다
}
client-last = { $you ->
    [yes] 내 차례의 마지막 패스
   *[no] { $active }의 차례, 마지막 패스
}
client-last-still = 아직 할 수 있는 것: 수행단의 능력 쓰기, 지니 내기, 협상, 허락받은 칸에 낙타 놓기.
client-last-over = { $you ->
    [yes] 이제 할 수 없는 것: 내 카라반에 낙타 놓기, 다른 카드 내기. 쓰지 않은 상품은 차례가 끝나면 사라집니다.
   *[no] 이제 할 수 없는 것: { $active }(이/가) 자기 카라반에 낙타 놓기. 쓰지 않은 상품은 차례가 끝나면 사라집니다.
}
client-space = { $owner }의 카라반 { $space }번 칸: { $product }, { $has ->
    [yes] { $camel }의 낙타{ $earns ->
        [0] {", 아직 수입 없음"}
       *[other] , 수입 { $earns }
    }
   *[no] 비어 있음
}{ $guarded ->
    [yes] , 보호됨
   *[no] {""}
}{ $bandit ->
    [yes] ; 도적이 노리는 칸
   *[no] {""}
}
client-row-pays = 이 가로줄의 낙타는 동전 { $coins }개를 법니다
client-would-earn = { $player }: 지금 도착하면 동전 { $coins }개
client-leave-for = { $player }(이/가) { $active }의 차례가 끝날 때까지 낙타를 놓을 수 있는 칸: { client-spaces }
client-spaces = { $named ->
    [0] 아무 칸이나 { $any }개
   *[other] { $spaces }번 칸{ $any ->
        [0] {""}
       *[other] , 아무 칸이나 { $any }개
    }
}
client-tent = 내 천막
client-coins = { $count ->
   *[other] 동전
}
client-coins-secret = 천막의 동전은 비밀입니다
client-camels-home = { $count ->
   *[other] 대기 낙타
}
client-pool = 이번 차례의 상품과 대납
client-no-products = 이번 차례에 만든 것이 없음
client-entourage = 수행단
client-hand = 손패
client-tasked = 사용함
client-backs = 뒷면 보기
client-faces = 앞면 보기
client-unknown = 모르는 손패 { $count }장
client-known = 손패에 확실히 있는 카드: { $card }
client-active = 차례
client-paying = { $card } 비용 내기
client-discarding = 버리기
client-pay-cheapest = 카드를 버리지 않고 낼 수 있는 만큼 내기
client-in-vain = 이번 차례에는 더 쓸 곳이 없어, 거래하지 않으면 사라집니다
client-orders = 자동 패스

client-deals = 협상 테이블
client-deals-hint = 상대를 고르고 동전, 카드, 상품, 허락을 두 쟁반에 올리세요. 이번 차례에 제안을 { $count }번 할 수 있습니다.
client-offer-to-all = 모두에게 제안
client-your-offer-to-all = 모두에게 보낸 내 제안
client-everybody = 모두
client-who-gets-it = 누구와 거래할지
client-first-taker = 먼저 수락한 사람
client-i-choose = 내가 고르기
client-choose-taker = { $player }(과/와) 거래
client-maker-chooses = 수락한 사람 가운데에서 { $player }(이/가) 고릅니다.
client-you-agreed = 수락했습니다. { $player }(이/가) 고르는 중입니다.
client-take-back = 수락 취소
client-price-label = 가격
client-price = { $how ->
    [pay] { $coins }개 내기
    [get] { $coins }개 받기
   *[none] 동전 없음
}
client-pay-less = 나에게 동전 1개 유리하게
client-pay-more = 상대에게 동전 1개 더
client-agree-price = { $how ->
    [pay] 동전 { $coins }개 내기
    [get] 동전 { $coins }개 받기
   *[none] 동전 없이
}
client-reply = { $state ->
    [waiting] { $player }: 생각 중
    [agreed] { $player }: 수락, 선택 대기
    [declined] { $player }: 거절
    [countered] { $player }: 역제안
    [taken] { $player }: 수락
   *[gone] { $player }: 끝난 제안
}
client-edit = 고치기
client-ideas = 거래 추천
client-no-ideas = 지금은 서로에게 도움이 될 거래가 없습니다.
client-idea = { $gives } 주고 { $wants } 받기
client-idea-brings = { $sure ->
    [yes] 나 약 { $mine }, { $player } { $theirs }
   *[no] 줄이 다 차면 나 약 { $mine }, { $player } { $theirs }
}
client-ask-here = { $owner }에게 이 칸을 부탁하기
client-invite-here = 이 칸에 낙타 초대하기
client-ask-for = 요청: { $term }
client-ask-unlock = { $player }에게 허락을 구하기.
client-offer-this = 제안: { $term }
client-offer-it = 제안하기
client-read-as-offer = 하신 말을 제안으로 쟁반에 올려 두었습니다. 맞으면 보내세요.
brief-coins = 동전 { $what }개
brief-card = { $what }
brief-entourage = { $what } 넘기기
brief-product = { $what }
brief-credit = { $what } 대신 지불
brief-space = { $what }번 칸
brief-spaces = 아무 칸 { $what }개
brief-own-caravan = 자기 카라반
brief-camel = { $what }에 낙타
brief-task = { $what } 쓰기
brief-words = 약속
client-make-offer = 제안하기
client-offer-to = { $player }에게 제안
client-counter-to = { $player }에게 역제안
client-unfinished = 작성 중인 제안
client-offers-you = { $player }의 제안
client-your-offer = { $player }에게 한 내 제안
client-you-give = 주는 것
client-you-get = 받는 것
client-accept = 수락
client-decline = 거절
client-accept-of = { $player }의 제안 수락
client-decline-of = { $player }의 제안 거절
client-counter = 역제안
client-withdraw = 철회
client-waits = 답을 기다리는 중
client-talks = { $you ->
    [yes] { $player }(이/가) 나에게 할 제안을 준비하고 있습니다.
   *[no] { $player }(이/가) { $other }(과/와) 협상하고 있습니다.
}
client-due = 이번 차례 안에 줄 것
client-owes = { $you ->
    [yes] 내가 { $other }에게 줄 것: { $term }
   *[no] { $to ->
        [yes] { $player }(이/가) 나에게 줄 것: { $term }
       *[no] { $player }(이/가) { $other }에게 줄 것: { $term }
    }
}
client-settle = 갚기
client-called = 지금 갚을 것
client-called-why = { $player }에게 줄 것: { $term }. 모두 패스했으므로 지금 가진 것과 수행단이 만드는 것으로 갚아야 합니다.
client-called-task = 만들 카드를 고르세요:
client-called-name = 손패에서 여기에 쓸 카드를 고르세요.
client-could-task = 만들 수 있는 카드: { $tasks }
client-missing = 지금은 갚을 수 없습니다: { $what }
client-permissions = { $you ->
    [yes] 내 차례가 끝날 때까지의 허락
   *[no] { $active }의 차례가 끝날 때까지의 허락
}
client-own-caravan = { $you ->
    [yes] 내 카라반
   *[no] { $owner }의 카라반
}
client-ledger = 약속
client-in-turn = ({ $turn }턴)
client-you = 나
client-kept = 지킴
client-broken = 어김
client-open = 진행 중
client-all-promises = { $count }개 모두 보기
client-fewer-promises = 간단히 보기
client-partner = 협상할 상대
client-partner-has = { $player }: 손패 { $hand }장, 대기 낙타 { $camels }마리
client-offers-left = 이번 차례에 남은 제안 { $count }번
client-tray-empty = 아직 없습니다. 아래에서 누르거나 여기로 끌어오세요.
client-tray-full = 조건은 한쪽에 { $count }개까지입니다.
client-add = 더하기
client-clear = 비우기
client-send-offer = 제안 보내기
client-less = 동전 1개 줄이기
client-more = 동전 1개 늘리기
client-take-off = 빼기: { $term }
client-when = 언제
client-when-now = 지금
client-when-due = 이번 차례
client-when-promise = 약속
client-until = 차례가 끝날 때까지
client-not-now = 지금은 줄 수 없습니다. 때를 바꾸거나 빼세요.
client-which-card = 카드를 고르세요. 나만 볼 수 있습니다.
client-set-aside = 나만 보는 카드: { $card }
client-term-coins = 동전
client-term-card = 손패
client-term-product = 상품
client-term-leave = 허락
client-term-camel = 낙타
client-term-entourage = 수행단
client-term-task = 능력
client-term-credit = 대납
client-term-words = 약속
client-unnamed = 카드 이름 숨기기: 무슨 카드인지 나만 압니다
client-any-later = 내가 고르는 카드 1장, 이번 차례 안에
client-any-theirs = 상대가 고르는 카드 1장
client-named-card = 특정 카드
client-any-spaces = 아무 칸에나 낙타:
client-permission-how = 지금 준 허락은 { $active }의 차례가 끝날 때까지 유효합니다.
client-held = 이미 허락함, 차례가 끝날 때까지
client-credit-how = 대납: 주는 쪽이 카드 1장을 버려 상대가 낼 비용에서 아이콘 1개를 대신 냅니다.
client-camel-how = 주는 쪽이 자기가 만든 상품으로 자기 낙타를 그 칸에 놓습니다. 이 거래가 곧 허락입니다.
client-no-hand = 손패가 없습니다.
client-words-how = 말로 하는 약속입니다. 강제되지 않으며, 지켰는지 어겼는지는 상대가 표시합니다.
client-words-gives = 내가 할 약속 (거래가 성사되면 모두가 볼 수 있습니다)
client-words-wants = 상대가 할 약속 (거래가 성사되면 모두가 볼 수 있습니다)
client-choose-for = 이 카드의 선택 { $nth }
client-left-open = { $you ->
    [yes] 쓸 때 내가 고름
   *[no] 쓸 때 { $player }(이/가) 고름
}
client-coins-before = 마지막 카라반 도착 전 동전
client-last-caravans = 마지막 카라반
client-promises = 약속
client-deals-made = 이 게임의 거래와 그 결과
client-deal-turn = { $turn }턴
client-kept-broken = 지킴 { $kept }, 어김 { $broken }, 못 갚음 { $defaults }

motive-line = 이제 꽉 찬 가로줄이나 세로줄에 낙타 { $count }마리가 있습니다.
motive-line-other = { $player }의 낙타 { $count }마리도 꽉 찬 줄에 들게 됩니다.
motive-earns = 지금 맨 위 뒷면이라면 도착할 때 동전 { $count }개를 법니다.
motive-camels = 카라반에 낙타 { $count }마리가 있습니다.
motive-coins = 동전 { $count }개를 법니다.
motive-pays = 동전 { $count }개가 듭니다.
motive-entourage = 수행단 { $count }장을 차례마다 쓸 수 있습니다.
motive-products = 이번 차례에 쓸 상품을 만듭니다: { $products }.
motive-hand = 내거나 비용으로 쓸 손패가 { $count }장입니다.

# The log: lines folded into one, and what a turn came to
event-passed-together = { $players }: 패스합니다.
bargain-offer = { $players }: 흥정 중입니다.
bargain-failure = { $players }: 흥정했지만 거래가 이루어지지 않았습니다.
bargain-deal = 거래: { $player }(이/가) { $other }에게 { $gives }(을/를) 주고 { $gets }(을/를) 받습니다.
bargain-present = 거래: { $player }(이/가) { $other }에게 { $gives }(을/를) 줍니다.
dealt-coins-passed = 동전 { $coins }개
dealt-card-passed = { $card }
dealt-card-passed-unknown = 카드 한 장
dealt-entourage-passed = 수행단의 { $card }
dealt-product-passed = { $product }
dealt-credit-given = { $icon } 대납
dealt-space-allowed = { $space }번 칸
dealt-spaces-allowed = 원하는 칸 { $count }개
dealt-own-caravan-allowed = { $caravan } 사용 허락
dealt-owed = 차례가 끝나기 전까지 { $term }
dealt-card-owed = 차례가 끝나기 전까지 { $card }
dealt-card-owed-unknown = 차례가 끝나기 전까지 카드 한 장
dealt-promised = 약속({ $term })
dealt-tasked = { $card }의 능력
dealt-tasked-for = { $card }의 능력
dealt-camel-placed = { $caravan } { $space }번 칸의 낙타
digest-coins = 동전 +{ $count }
digest-camels-back = 낙타 { $count }마리 돌아옴
digest-played = { $names } 냄
digest-camels = 낙타 { $count }마리
digest-made = 상품 { $count }개
digest-deal = { $other }(과/와) 거래
digest-paid-to = { $other }에게 동전 { $count }개 지불
digest-paid = 동전 { $count }개 지불
digest-defaulted = { $other }에게 진 빚을 갚지 못함
digest-drafted = { $names } 가져감
part-end = 게임 끝

# 봇이 제안에 하는 말: 이유와 받아들일 값. 각각 두 가지로.
remark-taken-1 = 좋아요! { $reason }.
remark-taken-2 = { $reason }. 받을게요.
remark-refused-1 = 아니요. { $reason }.
remark-refused-2 = { $reason }. 이번엔 안 할래요.
remark-asks-1 = { $reason }. 동전 { $coins }개면 할게요.
remark-asks-2 = { $reason }. { $coins }개 주시면 좋아요.
remark-pays-1 = { $reason }. 동전 { $coins }개까지는 낼게요.
remark-pays-2 = { $reason }. { $coins }개라면 낼 수 있어요.
remark-even-1 = { $reason }. 동전 없이 맞바꾸면 할게요.
remark-even-2 = { $reason }. 동전만 빼면 좋아요.
reason-gets-coins-1 = 마침 동전이 필요했어요
reason-gets-coins-2 = 동전은 언제나 환영이에요
reason-gets-card-1 = 저한테 맞는 카드네요
reason-gets-card-2 = 그 카드로 할 일이 있어요
reason-gets-worker-1 = 제가 잘 쓸 수 있어요
reason-gets-worker-2 = 맡길 일이 있어요
reason-gets-product-1 = 딱 그게 모자랐어요
reason-gets-product-2 = 쓸 데가 있어요
reason-gets-payment-1 = 제 비용이 줄어드네요
reason-gets-payment-2 = 다음 카드를 싸게 낼 수 있겠어요
reason-gets-space-1 = 그 칸에 놓을 낙타가 있어요
reason-gets-space-2 = 제 낙타가 있기 좋은 자리예요
reason-gets-row-1 = 제 줄이 차요
reason-gets-row-2 = 그러면 제 줄이 완성돼요
reason-gets-goodwill-1 = 저한테는 부담이 없어요
reason-gets-goodwill-2 = 기꺼이 도와드릴게요
reason-enough-1 = 한 차례에 제안이 너무 많아요
reason-enough-2 = 이번 차례 흥정은 이쯤 하죠
reason-trust-1 = 지난번 일이 있어서 외상은 안 돼요
reason-trust-2 = 먼저 받아야겠어요
reason-cannot-1 = 지킬 수 없는 약속이에요
reason-cannot-2 = 달라는 걸 드릴 수가 없어요
reason-ahead-1 = 저보다 그쪽에 훨씬 이득이에요
reason-ahead-2 = 그러면 너무 앞서 나가시잖아요
reason-nothing-1 = 저한테 돌아오는 게 없네요
reason-nothing-2 = 저한테는 남는 게 없어요
reason-useless-card-1 = 저한테는 쓸모없는 카드예요
reason-useless-card-2 = 그 카드는 낼 수가 없어요
reason-useless-worker-1 = 맡길 일이 없어요
reason-useless-worker-2 = 저한테는 별 도움이 안 돼요
reason-useless-product-1 = 놓을 데가 없어요
reason-useless-product-2 = 이번 차례엔 쓸 수가 없어요
reason-useless-payment-1 = 낼 비용이 없어요
reason-useless-payment-2 = 지금은 카드를 낼 때가 아니에요
reason-useless-space-1 = 그 칸에 놓을 낙타가 없어요
reason-useless-space-2 = 그 칸은 저한테 필요 없어요
reason-useless-row-1 = 제 줄이 차는 것도 아니에요
reason-useless-row-2 = 거기 낙타는 저한테 소용없어요
reason-useless-words-1 = 말은 고맙지만 셈이 안 되네요
reason-useless-words-2 = 말보다 확실한 게 필요해요
reason-keeps-coins-1 = 동전이 너무 많이 드네요
reason-keeps-coins-2 = 저한테 그만한 값어치는 없어요
reason-keeps-card-1 = 제가 직접 낼 카드예요
reason-keeps-card-2 = 저한테는 더 값진 카드예요
reason-keeps-worker-1 = 제 일을 하느라 바빠요
reason-keeps-worker-2 = 그 값에 내줄 수는 없어요
reason-keeps-product-1 = 이번 차례에 제가 쓸 거예요
reason-keeps-product-2 = 그걸 기다리는 제 낙타가 있어요
reason-keeps-payment-1 = 카드를 한 장 버려야 하잖아요
reason-keeps-payment-2 = 아까운 카드를 잃게 돼요
reason-keeps-space-1 = 그 칸은 제가 쓸 거예요
reason-keeps-space-2 = 제 카라반에 남은 자리가 얼마 없어요
reason-keeps-camel-1 = 그 낙타는 다른 데 놓고 싶어요
reason-keeps-camel-2 = 낙타가 모자라요
# 처음 몇 게임 동안: 목표, 내 진행 상황, 곧 벌 사람, 각 결정이 중요한 까닭
guide-goal = 목표: 차례 { $turns }번이 끝났을 때 가장 많은 동전. 지금 { $coins }개, 내 낙타가 지금 도착하면 { $earns }개 더
guide-progress = 차례 { $turn }/{ $turns }, 동전 { $coins }개, 가는 중 { $earns }개
guide-threat = 낙타로 더 벌 사람: { $players }
guide-ahead = { $player } { $coins }개
matters-main = 능력으로 상품을 만들고, 상품으로 낙타를 놓고, 꽉 찬 줄의 낙타가 동전을 법니다.
matters-last = 새 뒷면은 다음 카라반의 수입을 보여 줍니다. 낙타를 놓거나 협상할 마지막 기회입니다.
matters-draft = 상인과 조력자는 차례마다 쓸 수 있습니다. 카드의 아이콘으로 다른 카드의 비용을 낼 수 있습니다.
matters-pay = 상품은 어차피 차례가 끝나면 사라집니다. 카드와 동전은 아낄 수 있습니다.
matters-product = 카라반의 빈칸에 맞거나 카드 비용이 되는 상품을 만드세요.
matters-convert = 이번 차례에 필요 없는 상품을 내놓으세요.
matters-into = 카라반의 빈칸에 맞거나 카드 비용이 되는 상품을 만드세요.
matters-opponent = 나에게 가장 덜 위협이 되거나 나중에 갚아 줄 사람을 고르세요.
matters-discard = 아이콘과 능력이 가장 필요 없는 카드를 버리세요.
matters-give = 나에게 가장 도움이 되는 카드를 남기세요.
matters-refresh = 다시 준비한 카드는 이번 차례에 한 번 더 쓸 수 있습니다.
matters-place = 낙타는 꽉 찬 가로줄이나 세로줄에서만 법니다. 한 줄을 채우세요.
matters-shift = 꽉 찬 줄 밖의 낙타는 벌지 못합니다. 줄을 채우는 칸으로 옮기세요.
matters-shift-to = 낙타는 꽉 찬 가로줄이나 세로줄에서만 법니다. 한 줄을 채우세요.
matters-recall = 발이 묶일 낙타를 불러들이면 다른 카라반에 쓸 수 있습니다.
matters-guard = 도적은 자기 번호 칸의 낙타를 빼앗습니다. 가장 많이 버는 낙타를 지키세요.
matters-guard-caravan = 보호한 카라반의 낙타는 도적이 빼앗지 못합니다.
matters-arrange = 맨 위 뒷면이 다음 카라반의 수입과 도적이 노리는 칸을 정합니다.
matters-mill = 다음 뒷면이 다음 카라반의 수입과 도적이 노리는 칸을 정합니다.
matters-fetch = 이번 차례에 비용을 낼 수 있거나 아이콘이 필요한 카드를 가져오세요.
matters-swap = 비용을 낼 수 없는 카드를 내놓으세요.
matters-swap-for = 비용을 낼 수 있거나 아이콘이 필요한 카드를 가져오세요.
matters-name = 가장 필요 없는 카드를 쓰세요.
matters-called = 줄 수 있으면 반드시 주어야 합니다. 가장 손해가 적은 카드를 고르세요.

# 채팅에서 흥정할 때 쓰는 말: 뜻이 같은 말을 |로 나눕니다

said-bound = no
said-verbs = last
said-numbers = 하나/한|둘/두|셋/세|넷/네|다섯|여섯|일곱|여덟|아홉|열
said-counter = 개|닢|냥|장|마리
said-ordinal = 번
said-and = 랑|하고|와|과
said-coin = 동전|코인|금화|돈
said-magics = 마법|램프
said-jewels = 보석
said-spices = 향신료|향료
said-fabrics = 직물|옷감|양탄자
said-space = 칸|자리
said-anyspace = 아무 칸|빈 칸|아무 자리|빈 자리
said-camel = 낙타
said-card = 카드|손패
said-give = 줄게요|줄게|줄께|드릴게요|드릴게|낼게요|낼게|줄 테니까|줄 테니|줄테니|드릴 테니|드릴테니|팔게요|팔게|빌려줄게|빌려드릴게요|주고|내고|써도 돼요|써도 돼|놓아도 돼|놔도 돼|놓으세요|놓아 줄게|놔줄게|놓을게|가져가
said-ask = 주세요|줘요|줘|줄래요|줄래|주실래요|주면|준다면|해 주세요|해주세요|해 줘|해줘|받고 싶어|받고|받을게|살게요|살게|필요해요|필요해|줄 수 있어|빌려줘|빌려 주세요|놓게 해 줘|놓게 해줘|놓게 해주세요|써도 될까|써도 돼?|놓아도 될까|놔도 될까|놔줘|놓아 줘|놓아 주세요|부탁해|바꿔 줘|바꿔줘
said-for = ~에|~으로|~로|~이랑|~랑|~하고|대신
said-later = 다음 턴에|다음 턴|다음 차례에|다음 차례|다음 라운드에|나중에|약속
said-due = 이번 턴에|이번 턴 안에|이번 차례에|턴 끝나기 전에
said-my = 내|제|나의|우리
said-your = 네|너의|당신|그쪽
said-own = 내 카라반 쓰게|제 카라반 쓰게|내 카라반에 놓게|제 카라반에 놓게|자기 카라반|네 카라반 써도
said-use = 빌려|써서|사용|쓰게
said-skip = 어때요|어때|바꾸자|바꿀래|교환|좀|제발|누구|혹시|을|를|이|가|은|는|도|에|의

# 문제의 주제
puzzle-theme-turn = 무엇부터 할까
puzzle-theme-camels = 알맞은 낙타
puzzle-theme-effect = 카드 효과 살리기
puzzle-theme-draft = 가져올 카드
puzzle-theme-payment = 가장 싼 지불
