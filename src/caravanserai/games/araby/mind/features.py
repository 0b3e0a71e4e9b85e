"""What networks are told of a state of Merchants of Araby: seats counted from the one who decides.

Deals are left out: bots weigh them on their own. Cards are those of the package's own set.
"""

from typing import Final

from caravanserai.engine.features import (
    SEATS_AROUND,
    Indices,
    levels,
    mark,
    mark_count,
    mark_level,
    starts,
)
from caravanserai.engine.jit import rule
from caravanserai.engine.observation import Block, Layout, seat_at, seats_from
from caravanserai.engine.record import SEATS
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.alphabet import PRODUCT_COUNT
from caravanserai.games.araby.mind.evaluation import camel_prospects, is_maker, turns_to_come
from caravanserai.games.araby.rules.camels import camels_out
from caravanserai.games.araby.rules.caravans import in_full_line
from caravanserai.games.araby.rules.cards import size, top_of_deck
from caravanserai.games.araby.state import Box, State

KNOWN: Final = len(say.CARD_NAMES)  # types of cards
COPIES: Final = 2
MADE: Final = 4
TURNS: Final = 5
PURSE: Final = 24
PURSE_STEP: Final = 3
LEADS: Final = 21
LEAD_STEP: Final = 3
EARNED: Final = 20
HANDS: Final = 12
PAYS: Final = 8
LINES: Final = 2 * say.ROWS
TO_COME: Final = say.CARAVANS + 1


_SPACE: Final = levels(say.SPACES, 1)
_CARD: Final = say.CARD_WORDS[:KNOWN]
_ON_SPACE: Final = (*say.PRODUCTS, *SEATS_AROUND)
LAYOUT: Final = Layout(
    (
        Block("decision", "what is decided, in whose turn", (say.DECISIONS, SEATS_AROUND)),
        Block("last", "the last round of deals of a turn"),
        Block("begun", "caravans begun so far", (levels(TO_COME),)),
        Block("turns", "own turns to come", (SEATS_AROUND, levels(TURNS))),
        Block("passed", "who has passed", (SEATS_AROUND,)),
        Block("card", "the card whose effect or payment is under way", (_CARD,)),
        Block("step", "the step of that effect", (levels(say.STEPS, 1),)),
        Block("left", "how often that step is still done", (levels(MADE, 1),)),
        Block("due", "what is left to pay", (say.ICONS, levels(MADE, 1))),
        Block("bandit", "where bandits strike next", (_SPACE,)),
        Block("pays", "what a row pays next", (levels(say.ROWS, 1), levels(PAYS))),
        Block("draft", "cards in the draft line", (_CARD, levels(COPIES, 1))),
        Block("coins", "coins by threes", (SEATS_AROUND, levels(PURSE))),
        Block(
            "lead",
            "coins ahead of each other player, camels counted, by threes from -30 on, by turns",
            (SEATS_AROUND, levels(LEADS), levels(TURNS)),
        ),
        Block("earned", "what camels are worth as they stand", (SEATS_AROUND, levels(EARNED))),
        Block("camels", "camels on caravans", (SEATS_AROUND, levels(say.CAMELS + 1))),
        Block("pool", "products made", (SEATS_AROUND, say.PRODUCTS, levels(MADE, 1))),
        Block("makers", "cards that make it", (SEATS_AROUND, say.PRODUCTS, levels(MADE, 1))),
        Block("ready", "those not tasked yet", (SEATS_AROUND, say.PRODUCTS, levels(MADE, 1))),
        Block(
            "kinds",
            "kinds of products that are made, by the turns to come",
            (SEATS_AROUND, levels(PRODUCT_COUNT + 1), levels(TURNS)),
        ),
        Block("hand_size", "cards in hand", (SEATS_AROUND, levels(HANDS))),
        Block("hand", "cards in hand by type", (SEATS_AROUND, _CARD, levels(COPIES, 1))),
        Block("entourage", "cards in the entourage", (SEATS_AROUND, _CARD, levels(COPIES, 1))),
        Block("tasked", "own cards that are tasked", (_CARD, levels(COPIES, 1))),
        Block("space", "what is on each space of a caravan", (SEATS_AROUND, _SPACE, _ON_SPACE)),
        Block("line", "camels in each row and column", (SEATS_AROUND, levels(LINES), levels(4))),
        Block("safe", "camels in full lines", (SEATS_AROUND, _SPACE)),
        Block("guarded", "camels guarded; last: all", (SEATS_AROUND, (*_SPACE, "all"))),
    )
)


_START: Final = starts(LAYOUT)
DECISION: Final = _START["decision"]
LAST: Final = _START["last"]
BEGUN: Final = _START["begun"]
TURNS_LEFT: Final = _START["turns"]
PASSED: Final = _START["passed"]
CARD: Final = _START["card"]
STEP: Final = _START["step"]
LEFT: Final = _START["left"]
DUE: Final = _START["due"]
BANDIT: Final = _START["bandit"]
PAID: Final = _START["pays"]
DRAFT: Final = _START["draft"]
COINS: Final = _START["coins"]
LEAD: Final = _START["lead"]
EARNING: Final = _START["earned"]
CAMELS: Final = _START["camels"]
POOL: Final = _START["pool"]
MAKERS: Final = _START["makers"]
READY: Final = _START["ready"]
KINDS: Final = _START["kinds"]
HAND_SIZE: Final = _START["hand_size"]
HAND: Final = _START["hand"]
ENTOURAGE: Final = _START["entourage"]
TASKED: Final = _START["tasked"]
SPACE: Final = _START["space"]
LINE: Final = _START["line"]
SAFE: Final = _START["safe"]
GUARDED: Final = _START["guarded"]


@rule
def features(box: Box, s: State, seat: int, out: Indices) -> int:
    """Write the features of a whole state; return how many."""
    n = mark_turn(box, s, seat, out, 0)
    n = mark_effect(s, out, n)
    n = mark_deck(box, s, out, n)
    for k in range(box.players):
        n = mark_goods(box, s, seat, k, out, n)
        n = mark_cards_of(box, s, seat, k, out, n)
        n = mark_caravan(box, s, seat, k, out, n)
    return n


@rule
def mark_turn(box: Box, s: State, seat: int, out: Indices, n: int) -> int:
    """Where the turn stands."""
    active = max(0, seats_from(box.players, seat, s.active))
    n = mark(out, n, DECISION + SEATS * s.decision + active)
    if s.stage == say.LAST:
        n = mark(out, n, LAST)
    n = mark_level(out, n, BEGUN, TO_COME, s.begun)
    for k in range(box.players):
        if s.passed >> seat_at(box.players, seat, k) & 1:
            n = mark(out, n, PASSED + k)
    return n


@rule
def mark_effect(s: State, out: Indices, n: int) -> int:
    """The effect or payment under way."""
    if s.decision == s.stage:
        return n
    if 0 <= s.card < KNOWN:
        n = mark(out, n, CARD + s.card)
    n = mark_level(out, n, STEP, say.STEPS, s.step)
    n = mark_count(out, n, LEFT, MADE, s.left)
    for icon in range(say.ICON_COUNT):
        n = mark_count(out, n, DUE + icon * MADE, MADE, s.due[icon])
    return n


@rule
def mark_deck(box: Box, s: State, out: Indices, n: int) -> int:
    """The back on top of the deck, and the draft line."""
    if size(s, say.DECK):
        back = int(s.back[top_of_deck(s)])
        if back >= 0:
            n = mark_level(out, n, BANDIT, say.SPACES, box.bandit[back])
            for row in range(say.ROWS):
                n = mark_level(out, n, PAID + row * PAYS, PAYS, box.pays[back][row])
    return mark_zone(s, say.DRAFT, DRAFT, 0, out, n)


@rule
def mark_zone(s: State, zone: int, first: int, bearing: int, out: Indices, n: int) -> int:
    """The cards of a zone by type, a second copy as such; only those that bear the mark."""
    for place in range(s.start[zone], s.start[zone + 1]):
        card, copy = s.face[place], 0
        if not 0 <= card < KNOWN or s.mark[place] & bearing != bearing:
            continue
        for other in range(s.start[zone], place):
            if s.face[other] == card and s.mark[other] & bearing == bearing:
                copy = COPIES - 1
        n = mark(out, n, first + card * COPIES + copy)
    return n


@rule
def mark_goods(box: Box, s: State, seat: int, k: int, out: Indices, n: int) -> int:
    """Coins and camels of the k-th player from the one who decides."""
    player = seat_at(box.players, seat, k)
    turns = min(TURNS - 1, turns_to_come(box, s, player))
    n = mark(out, n, TURNS_LEFT + k * TURNS + turns)
    n = mark_level(out, n, COINS + k * PURSE, PURSE, s.coins[player] // PURSE_STEP)
    earned = int(camel_prospects(box, s, player))
    n = mark_level(out, n, EARNING + k * EARNED, EARNED, earned)
    n = mark_level(
        out, n, CAMELS + k * (say.CAMELS + 1), say.CAMELS + 1, camels_out(box, s, player)
    )
    for product in range(PRODUCT_COUNT):
        first = POOL + (k * PRODUCT_COUNT + product) * MADE
        n = mark_count(out, n, first, MADE, s.pool[player][product])
    if k == 0:
        return n
    own = s.coins[seat] + int(camel_prospects(box, s, seat))
    ahead = (own - s.coins[player] - earned) // LEAD_STEP + LEADS // 2
    level = max(0, min(LEADS - 1, ahead))
    return mark(out, n, LEAD + (k * LEADS + level) * TURNS + turns)


@rule
def mark_cards_of(box: Box, s: State, seat: int, k: int, out: Indices, n: int) -> int:
    """Hand and entourage of the k-th player, and what they make."""
    player = seat_at(box.players, seat, k)
    n = mark_level(out, n, HAND_SIZE + k * HANDS, HANDS, size(s, say.HAND + player))
    n = mark_zone(s, say.HAND + player, HAND + k * KNOWN * COPIES, 0, out, n)
    n = mark_zone(s, say.ENTOURAGE + player, ENTOURAGE + k * KNOWN * COPIES, 0, out, n)
    if k == 0:
        n = mark_zone(s, say.ENTOURAGE + player, TASKED, say.TASKED, out, n)
    kinds = 0
    for product in range(PRODUCT_COUNT):
        makers = makers_of(box, s, player, product, False)
        kinds += 1 if makers else 0
        place = (k * PRODUCT_COUNT + product) * MADE
        n = mark_count(out, n, MAKERS + place, MADE, makers)
        n = mark_count(out, n, READY + place, MADE, makers_of(box, s, player, product, True))
    turns = min(TURNS - 1, turns_to_come(box, s, player))
    return mark(out, n, KINDS + (k * (PRODUCT_COUNT + 1) + kinds) * TURNS + turns)


@rule
def makers_of(box: Box, s: State, player: int, product: int, ready: bool) -> int:
    """Cards in the entourage that make a product; ready: only those not tasked."""
    count = 0
    for place in range(s.start[say.ENTOURAGE + player], s.start[say.ENTOURAGE + player + 1]):
        card, idle = int(s.face[place]), not s.mark[place] & say.TASKED
        if is_maker(box, card) and box.which[card][0] == product and (idle or not ready):
            count += 1
    return count


@rule
def mark_caravan(box: Box, s: State, seat: int, k: int, out: Indices, n: int) -> int:
    """The caravan of the k-th player: what each space asks for, or whose camel is there."""
    player = seat_at(box.players, seat, k)
    caravan = int(s.caravan[player])
    if caravan < 0:
        return n
    for space in range(say.SPACES):
        camel = s.board[player][space] - 1
        first = SPACE + (k * say.SPACES + space) * (PRODUCT_COUNT + SEATS)
        if camel < 0:
            n = mark(out, n, first + box.caravans[caravan][space])
            continue
        n = mark(out, n, first + PRODUCT_COUNT + seats_from(box.players, seat, camel))
        if in_full_line(s, player, space):
            n = mark(out, n, SAFE + k * say.SPACES + space)
    for i in range(say.ROWS):
        row, column = 0, 0
        for j in range(say.ROWS):
            row += 1 if s.board[player][say.ROWS * i + j] else 0
            column += 1 if s.board[player][say.ROWS * j + i] else 0
        n = mark(out, n, LINE + (k * LINES + i) * 4 + row)
        n = mark(out, n, LINE + (k * LINES + say.ROWS + i) * 4 + column)
    for bit in range(say.SPACES + 1):
        if s.guarded[player] >> bit & 1:
            n = mark(out, n, GUARDED + k * (say.SPACES + 1) + bit)
    return n


@rule
def policy_row(box: Box, s: State, seat: int, action: int) -> int:
    """Caravans and players counted from whoever decides."""
    if say.DO_CAMEL <= action < say.DO_CAMEL + SEATS * say.SPACES:
        place = action - say.DO_CAMEL
        owner = seats_from(box.players, seat, place // say.SPACES)
        return say.DO_CAMEL + owner * say.SPACES + place % say.SPACES
    if say.DO_PLAYER <= action < say.DO_PLAYER + SEATS:
        return say.DO_PLAYER + seats_from(box.players, seat, action - say.DO_PLAYER)
    return action
