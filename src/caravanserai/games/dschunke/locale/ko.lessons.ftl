# 첫 게임

lesson-first-welcome = 항구에 오신 것을 환영합니다! 정크선 다섯 척이 나란히 묶여 있고, 10라운드 뒤 위안이 가장 많은 사람이 이깁니다. 한 라운드를 해 봅시다.
lesson-first-merchants = 배 위에 상인이 세 명 있습니다. 화물을 싣는 상인, 상품을 주는 상인, 돈을 주는 상인입니다. 내 차례에 한 명을 그가 있는 배에서 씁니다.
lesson-first-load = 먼저 화물이 있어야 합니다. 적재 상인을 쓰세요. 보라색 배에 내 화물 2줄을 싣습니다.
lesson-first-hold = 한 줄은 층을 채웠고, 다른 줄은 그 위에 가로놓여 아래 줄마다 상자를 하나씩 덮었습니다. 보이는 상자만 셉니다. 나는 5개, 다른 사람은 2개씩입니다.
lesson-first-others = { client-bot-B }(은/는) 돈 상인을, { client-bot-C }(은/는) 상품 상인을 썼습니다. 상인은 라운드마다 한 번만 쓸 수 있으니 순서가 중요합니다.
lesson-first-resupply = 이제 보급입니다. 각자 원하는 상품 카드를 2장 받습니다. 생선을 받으세요.
lesson-first-resupply-again = 생선을 한 장 더 받으세요. 어디에 쓰는지 곧 나옵니다.
lesson-first-market = 이제 입찰입니다. 시장 카드에 오늘의 값이 있습니다. 생선 4위안, 향신료 2위안, 채소 1위안, 쌀은 S, 특수 카드입니다.
lesson-first-bid = 모두 한 가지 상품의 카드를 몰래 쥡니다. 그 상품을 가장 많이 낸 사람이 팝니다. 생선을 눌러 3장을 쥐고 내세요.
lesson-first-tie = { client-bot-C }도 생선 3장을 내서 4위안을 나눠 가졌습니다. { client-bot-B }(은/는) 쌀로 특수 카드를 얻었고, 낸 카드는 모두 사라졌습니다.
lesson-first-bid-again = 생선과 쌀은 팔렸으니 남은 상품으로 다시 입찰합니다. 채소 2장을 모두 내세요.
lesson-first-sold = 나는 1위안, { client-bot-B }(은/는) 2위안을 벌었습니다. 네 상품이 다 팔리거나 아무도 내지 않으면 입찰이 끝납니다.
lesson-first-round-over = 이것이 한 라운드입니다. 상인은 모두 다음 배로 옮겨 갔고, 다음 사람이 시작합니다.
lesson-first-money = 세 라운드 뒤입니다. 돈 상인은 보이는 내 상자 하나에 1위안을 줍니다. 갈색 배에 6개가 보이니 써 보세요!
lesson-first-least = 6위안입니다. 상자가 없는 배에서도 언제나 최소 3을 받습니다.
lesson-first-trainee = 상인 말고 견습생도 있습니다. 이번 라운드에 할 일은 트랙에 나와 있습니다: 상품 받기. 견습생은 상인이 없는 배에서 일합니다.
lesson-first-trainee-goods = 상품도 보이는 상자 수만큼 받습니다. 견습생을 갈색 배로 보내세요. 상자가 6개니 생선 6장입니다.
lesson-first-goods = 생선을 한꺼번에 6장! 무엇을 받았는지는 모두 알지만, 무엇을 낼지는 아무도 모릅니다.
lesson-first-event = 트랙에 S가 있는 라운드에는 각자 특수 카드 더미 하나를 살펴보고 한 장을 갖습니다.
lesson-first-search = 내가 먼저입니다. 별 더미를 살펴보세요.
lesson-first-keep = "보라색 배의 돈" 카드를 가지세요. 상인을 쓰는 것과 따로 하는 추가 행동입니다.
lesson-first-extra = 바로 써 봅시다. 보라색 배에 내 상자가 6개 보입니다.
lesson-first-and-act = 6위안을 더 벌었고, 원래 차례는 그대로 남아 있습니다. 상인이나 견습생을 아무나 쓰세요.
lesson-first-kinds = 특수 카드는 세 가지입니다. 한 번 쓰는 추가 행동, 보급 카드 1장 추가처럼 항상 듣는 것, 그리고 게임 끝에 위안이 되는 것입니다.
lesson-first-last-round = 마지막 10라운드입니다. 게임이 끝나면 내 상자가 보이는 배마다 4위안, 다섯 척 모두면 25위안을 받습니다.
lesson-first-fifth-junk = 흰색 배에는 보이는 내 상자가 없습니다. "{ special-load }" 카드를 누르고 흰색 배를 누르세요.
lesson-first-all-five = 이제 다섯 척 모두에 내 상자가 보입니다. { client-bot-B }(과/와) { client-bot-C }(은/는) 네 척입니다.
lesson-first-last-bid = 마지막 입찰입니다. 4위안짜리 채소만 남았습니다. { client-bot-C }에게 2장이 있으니 3장이나 4장을 내세요.
lesson-first-counted = 73으로 승리했습니다! 40위안, 배 다섯 척 25위안, 갈색 배 카드 8위안입니다. 조금 전까지는 지고 있었습니다.
lesson-first-end = 이제 게임을 다 배웠습니다. 카드나 배를 가리키면 설명이 나옵니다. 즐겁게 하세요!

# 다른 선택에 대한 대답

lesson-first-not-load-first = 할 수는 있지만 상자가 없으면 3밖에 받지 못합니다. 먼저 화물을 실으세요.
lesson-first-not-trainee-later = 견습생은 나중에 배웁니다. 적재 상인부터 쓰세요.
lesson-first-not-take-fish = 무엇이든 받을 수 있지만 오늘은 생선이 4위안으로 가장 비쌉니다.
lesson-first-not-three-fish = 가장 많이 낸 사람이 이기고, 다른 사람에게도 생선이 있습니다. 3장을 모두 내세요.
lesson-first-not-bid-fish = 생선이 더 비싸고 3장이나 있습니다. 생선을 내세요.
lesson-first-not-bluff = 그것은 블러핑입니다. 섞어 내거나 이미 팔린 상품을 내면 아무것도 팔지 못합니다. 표시된 상품을 내세요.
lesson-first-not-bid-something = 내지 않아도 되지만 그러면 아무것도 벌지 못합니다.
lesson-first-not-two-vegetables = 1장으로 될 수도 있지만 2장이 더 안전합니다. 모두 내세요.
lesson-first-not-the-vegetables = 향신료는 { client-bot-B }(이/가) 더 많이 모았습니다. 채소를 내 보세요.
lesson-first-not-money-now = 할 수는 있지만 지금은 이만한 것이 없습니다. 갈색 배의 상자 6개면 6위안입니다. 돈 상인을 쓰세요.
lesson-first-not-the-brown = 회색 배에는 보이는 내 상자가 1개라 3장뿐입니다. 갈색 배에서는 6장입니다.
lesson-first-not-trainee-now = 상인은 이미 배웠습니다. 이번에는 견습생을 보내세요.
lesson-first-not-the-star = 어느 더미에나 좋은 카드가 있을 수 있습니다. 이번에는 별 더미를 고르세요.
lesson-first-not-supply-card = 라운드마다 상품 카드를 1장 더 받는 좋은 카드입니다. 하지만 지금은 추가 행동을 배웁시다.
lesson-first-not-end-card = 갈색 배에 상자가 4개 보이면 게임 끝에 8위안을 주는 카드입니다. 하지만 지금은 추가 행동을 배웁시다.
lesson-first-not-extra-first = 카드는 그 전이나 후에 쓸 수 있습니다. 이번에는 카드를 눌러 먼저 써 보세요.
lesson-first-not-load-white = 그 배에는 이미 내 상자가 보입니다. 흰색 배만 남았습니다.
lesson-first-not-load-card-first = 카드를 먼저 써도 차례는 그대로 남습니다. 카드를 누르고 흰색 배를 누르세요.
lesson-first-not-more-vegetables = { client-bot-C }에게 채소가 2장 있습니다. 2장이면 나누고 1장이면 집니다. 더 내세요.
