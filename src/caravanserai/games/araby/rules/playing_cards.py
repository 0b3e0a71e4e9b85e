"""Playing a card from hand: what it costs and how that is paid (A3, A8, A18)."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.record import Row
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.alphabet import ICON_COUNT
from caravanserai.games.araby.knowledge.tracking import about_to_show
from caravanserai.games.araby.rules.cards import discard_from_hand, move, size
from caravanserai.games.araby.rules.effects import begin_effect, go_back
from caravanserai.games.araby.rules.targets import usable, uses_deck
from caravanserai.games.araby.state import Box, State

NO_ICON = -1
NO_CARD = -1
NEVER = 99
MOST_WAYS = say.TYPES + 4


@rule
def find_playable(s: State, player: int, card: int) -> int:
    """The longest-held card of this type not yet played this turn, or -1 (A8)."""
    for place in range(s.start[say.HAND + player], s.start[say.HAND + player + 1]):
        if s.face[place] == card and not s.mark[place] & say.PLAYED:
            return place
    return -1


@rule
def why_not_play(box: Box, s: State, player: int, card: int) -> int:
    """Why a card cannot be played now."""
    held = False
    for place in range(s.start[say.HAND + player], s.start[say.HAND + player + 1]):
        held = held or s.face[place] == card
    if not held:
        return say.NOT_IN_HAND
    if box.kind[card] != say.DJINN:
        if player != s.active:
            return say.NOT_YOUR_TURN
        if s.stage != say.MAIN:
            return say.NOT_IN_THIS_ROUND
    if find_playable(s, player, card) < 0:
        return say.PLAYED_ALREADY
    if not payable(box, s, player, box.cost[card], NO_ICON, card):
        return say.NOT_PAYABLE
    if stays(box, card) or usable(box, s, card, player, False):
        return say.FINE
    needed = discards_needed(box, s, card)
    helps = can_discard(box, s, player, box.cost[card], NO_ICON, card, needed)
    return say.FINE if helps else say.NOTHING_TO_DO


@rule
def stays(box: Box, card: int) -> bool:
    """Merchants and allies stay in the entourage."""
    return bool(box.kind[card] == say.MERCHANT or box.kind[card] == say.ALLY)


@rule
def discards_needed(box: Box, s: State, card: int) -> int:
    """How many cards must be discarded for a card to have something to do (A18).

    One gives it a card to fetch. If the deck is empty, the first becomes the deck (A12): it can be
    drawn, and the next one fetched. NEVER if no number helps.
    """
    needed = NEVER
    for step in range(say.STEPS):
        op = int(box.op[card][step])
        if op == say.FROM_DISCARD:
            needed = min(needed, 1 if size(s, say.DECK) else 2)
        elif uses_deck(op) and size(s, say.DECK) == 0:
            needed = 1
    return needed


@rule
def can_discard(
    box: Box, s: State, player: int, due: Row, paid: int, without: int, wanted: int
) -> bool:
    """Can this many cards be discarded while paying what is due? More than two never matter.

    Two can, unless one card, or one icon, takes part in every way to discard one: what is due and
    not covered by products, coins and credits is then among the discards.
    """
    icons = icons_of(due, paid)
    showing = cards_showing(box, s, player, icons, without)
    if wanted != 2 or showing < 2:
        return wanted < 2 and showing >= wanted
    total = 0
    for icon in range(ICON_COUNT):
        if icons >> icon & 1 and cards_showing(box, s, player, 1 << icon, without):
            total += int(due[icon]) - (1 if icon == paid else 0)
    return total >= 2


@rule
def icons_of(due: Row, paid: int) -> int:
    """The icons that are due, as a mask, with one icon `paid` already."""
    icons = 0
    for icon in range(ICON_COUNT):
        if int(due[icon]) - (1 if icon == paid else 0) > 0:
            icons |= 1 << icon
    return icons


@rule
def payable(box: Box, s: State, player: int, due: Row, paid: int, without: int) -> bool:
    """Can what is due be paid, with one icon `paid` already and one hand card less?

    Each card pays for one icon. So for every group of icons not covered by products, coins and
    credits, there must be as many cards that show one of the group.
    """
    need = scratch(ICON_COUNT)
    needed = 0
    for icon in range(ICON_COUNT):
        have = int(s.coins[player]) if icon == say.COIN else int(s.pool[player][icon])
        short = int(due[icon]) - have - int(s.credit[player][icon])
        if icon == paid:
            short -= 1
        if short > 0:
            need[icon] = short
            needed |= 1 << icon
    if needed == 0:
        return True
    for group in range(1, 1 << ICON_COUNT):
        if group & ~needed == 0:
            wanted = 0
            for icon in range(ICON_COUNT):
                if group >> icon & 1:
                    wanted += int(need[icon])
            if cards_showing(box, s, player, group, without) < wanted:
                return False
    return True


@rule
def cards_showing(box: Box, s: State, player: int, group: int, without: int) -> int:
    """How many hand cards, except one, show an icon of the group."""
    count = 0
    for place in range(s.start[say.HAND + player], s.start[say.HAND + player + 1]):
        if box.icons[s.face[place]] & group:
            count += 1
    if without >= 0 and box.icons[without] & group:
        count -= 1
    return count


@rule
def play_card(box: Box, s: State, player: int, card: int, out: Buffer) -> None:
    """Show the card and begin to pay for it."""
    place = find_playable(s, player, card)
    s.mark[place] |= say.PLAYED
    about_to_show(s, place, player)
    emit(out, say.CARD_PLAYED, player, card, s.back[place] + 1, 0, EVERYONE)
    move(s, place, say.HAND + player, say.IN_PLAY)
    for icon in range(ICON_COUNT):
        s.due[icon] = box.cost[card][icon]
    s.actor = player
    s.card = card
    s.decision = say.PAY
    continue_payment(box, s, out)


@rule
def icon_due(s: State) -> int:
    """The next icon to pay, or -1 when all is paid."""
    for icon in range(ICON_COUNT):
        if s.due[icon]:
            return icon
    return NO_ICON


@rule
def continue_payment(box: Box, s: State, out: Buffer) -> None:
    """Pay what can be paid in only one way; ask if there are several, or it costs a card."""
    ways = scratch(MOST_WAYS)
    while icon_due(s) != NO_ICON:
        if ways_to_pay(box, s, ways) > 1 or say.DO_CARD <= ways[0] < say.DO_CARD + say.TYPES:
            return
        pay_icon(s, int(ways[0]), out)
    take_effect(box, s, out)


@rule
def discards_to_come(box: Box, s: State) -> int:
    """How many discards the card being paid for needs to have something to do."""
    if stays(box, s.card) or usable(box, s, s.card, s.actor, False):
        return 0
    needed = discards_needed(box, s, s.card)
    return needed if can_discard(box, s, s.actor, s.due, NO_ICON, NO_CARD, needed) else 0


@rule
def ways_to_pay(box: Box, s: State, ways: Buffer) -> int:
    """Write the ways to pay the next icon into `ways`, ascending; return how many.

    A card that has nothing to do yet must be given something by a discard, now or later (A18).
    """
    icon, player, needed = icon_due(s), int(s.actor), discards_to_come(box, s)
    types = 0
    for place in range(s.start[say.HAND + player], s.start[say.HAND + player + 1]):
        card = int(s.face[place])
        shows = box.icons[card] >> icon & 1 and not types >> card & 1
        leaves_enough = shows and can_discard(box, s, player, s.due, icon, card, needed - 1)
        if leaves_enough and payable(box, s, player, s.due, icon, card):
            types |= 1 << card
    n = 0
    for card in range(say.TYPES):
        if types >> card & 1:
            ways[n] = say.DO_CARD + card
            n += 1
    if n and not can_discard(box, s, player, s.due, icon, NO_CARD, needed):
        return n
    if icon != say.COIN and s.pool[player][icon]:
        ways[n] = say.DO_PRODUCT + icon
        n += 1
    if s.credit[player][icon]:
        ways[n] = say.DO_CREDIT + icon
        n += 1
    if icon == say.COIN and s.coins[player]:
        ways[n] = say.DO_COINS + 1
        n += 1
    return n


@rule
def pay_icon(s: State, way: int, out: Buffer) -> None:
    """Pay one icon with a product, a credit, a coin, or by discarding a card."""
    icon, player = icon_due(s), int(s.actor)
    s.due[icon] -= 1
    if way == say.DO_PRODUCT + icon and icon != say.COIN:
        s.pool[player][icon] -= 1
        emit(out, say.PRODUCT_USED, player, icon, 0, 0, EVERYONE)
    elif way == say.DO_CREDIT + icon:
        s.credit[player][icon] -= 1
        emit(out, say.CREDIT_USED, player, icon, 0, 0, EVERYONE)
    elif way == say.DO_COINS + 1:
        s.coins[player] -= 1
        emit(out, say.COINS_PAID, player, 1, 0, 0, EVERYONE)
    else:
        discard_from_hand(s, player, way - say.DO_CARD, out)


@rule
def take_effect(box: Box, s: State, out: Buffer) -> None:
    """All is paid: the card joins the entourage untasked (A3), or takes effect."""
    if stays(box, s.card):
        move(s, int(s.start[say.IN_PLAY]), say.IN_PLAY, say.ENTOURAGE + s.actor)
        go_back(s)
    else:
        begin_effect(box, s, s.card, s.actor, 0, out)
