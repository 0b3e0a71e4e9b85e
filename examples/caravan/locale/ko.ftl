title = 세 가지 짐
tagline = 세 가지 상품, 하나의 카라반: 남들이 싣지 않는 것을 실으세요.
client-minutes = 5분

value-none = –
value-hidden = 비공개
value-dates = 대추야자
value-salt = 소금
value-silk = 비단

field-round = 끝난 라운드
field-leader = 선 플레이어
field-called = 두 배 상품
field-coins = 동전
field-loaded = 실은 카드
field-hand = 손패
field-sold = 지금까지 팔린 상품

rules-aim = 마지막 라운드가 끝났을 때 동전이 가장 많은 사람이 승리합니다.
rules-turn = 선 플레이어가 이번 라운드에 값이 두 배가 될 상품을 정합니다. 그다음 모두가 카드 1장을 비공개로 싣고, 모든 카드를 한꺼번에 팝니다. 카드 1장의 값은 동전 1개에, 다른 상품을 실은 사람 1명마다 1개를 더한 만큼입니다.

prompt-call = 이번 라운드에 값을 두 배로 할 상품을 고르세요.
prompt-load = 실을 카드를 고르세요.
choice-call = { $value } 값을 두 배로
choice-load = { $value } 싣기

event-called = { $you ->
    [yes] { $good } 값을 두 배로 정합니다.
   *[no] { $player }(이/가) { $good } 값을 두 배로 정합니다.
}
event-loaded = { $you ->
    [yes] { $good }(을/를) 싣습니다.
   *[no] { $player }(이/가) { $good }(을/를) 싣습니다.
}
event-loaded-unknown = { $player }(이/가) 카드 1장을 싣습니다.
event-sold = { $you ->
    [yes] { $good }(을/를) 동전 { $price }개에 팝니다.
   *[no] { $player }(이/가) { $good }(을/를) 동전 { $price }개에 팝니다.
}
ending-most-coins = 가장 많은 동전
