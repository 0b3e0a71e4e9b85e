"""What cards do: their effects step by step, each choice its own decision."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.knowledge.tracking import looked_at, rearranged
from caravanserai.games.araby.rules.camels import camels_out
from caravanserai.games.araby.rules.cards import (
    discard,
    draw,
    find_untasked,
    mill,
    refresh_all,
    size,
    top_of_deck,
)
from caravanserai.games.araby.rules.choices import choose, why_not_choice
from caravanserai.games.araby.rules.targets import has_target
from caravanserai.games.araby.state import Box, State

PLAYED_CARD = 0
OWN_TASK = 1
FROM_QUEUE = 2
NOT_FIXED = -1


@rule
def task_card(box: Box, s: State, player: int, card: int, out: Buffer) -> None:
    """A player tasks a card in their own entourage for themselves."""
    mark_tasked(s, player, card, player, out)
    begin_effect(box, s, card, player, OWN_TASK, out)


@rule
def mark_tasked(s: State, player: int, card: int, you: int, out: Buffer) -> None:
    """Turn the longest-held untasked card of this type."""
    s.mark[find_untasked(s, player, card)] |= say.TASKED
    emit(out, say.CARD_TASKED, player, card, you, 0, EVERYONE)


@rule
def queue_task(s: State, card: int, you: int) -> None:
    """Queue the card's effect for `you` (A15)."""
    s.queue[s.queued][say.QUEUED_CARD] = card
    s.queue[s.queued][say.QUEUED_FOR] = you
    s.queued += 1


@rule
def begin_effect(box: Box, s: State, card: int, you: int, by_task: int, out: Buffer) -> None:
    """Begin a card's effect, with `you` as the one it addresses."""
    set_effect(s, card, you, by_task)
    run(box, s, out)


@rule
def set_effect(s: State, card: int, you: int, by_task: int) -> None:
    """Set the current effect."""
    s.card = card
    s.actor = you
    s.by_task = by_task
    s.step = 0
    s.left = 0
    s.drawn = 0
    s.chosen = 0


@rule
def run(box: Box, s: State, out: Buffer) -> None:
    """Carry out the effect up to the next choice, then the queued effects."""
    while True:
        if s.step < say.STEPS and box.op[s.card][s.step] != say.NO_OP:
            if not begin_step(box, s, out):
                s.step = say.STEPS if ends_here(box, s) else s.step + 1
            elif not take_fixed_choice(box, s, out):
                return
        elif not next_effect(s, out):
            return


@rule
def next_effect(s: State, out: Buffer) -> bool:
    """The effect is done; begin the next in the queue, if any."""
    if s.by_task == PLAYED_CARD and size(s, say.IN_PLAY):
        discard(s, int(s.start[say.IN_PLAY]), say.IN_PLAY, out)
    if s.by_task == FROM_QUEUE:
        drop_queued(s)
    if s.queued == 0:
        go_back(s)
        return False
    set_effect(s, s.queue[0][say.QUEUED_CARD], s.queue[0][say.QUEUED_FOR], FROM_QUEUE)
    return True


@rule
def drop_queued(s: State) -> None:
    """The first effect of the queue is done."""
    s.queued -= 1
    for i in range(s.queued):
        for part in range(2):
            s.queue[i][part] = s.queue[i + 1][part]
            s.fixed[i][part] = s.fixed[i + 1][part]
    for part in range(2):
        s.queue[s.queued][part] = 0
        s.fixed[s.queued][part] = 0


@rule
def run_queue(box: Box, s: State, out: Buffer) -> None:
    """Run the effects of cards tasked in a deal, one after the other."""
    if s.queued:
        set_effect(s, s.queue[0][say.QUEUED_CARD], s.queue[0][say.QUEUED_FOR], FROM_QUEUE)
        run(box, s, out)


@rule
def go_back(s: State) -> None:
    """Nothing is in progress: everyone may act again."""
    set_effect(s, 0, s.active, 0)
    s.chosen_from = 0
    s.decision = s.stage


@rule
def take_fixed_choice(box: Box, s: State, out: Buffer) -> bool:
    """Make a choice that needs no asking: the only opponent, or what the offer fixed (A15)."""
    action = next_fixed(s) if s.by_task == FROM_QUEUE else NOT_FIXED
    if s.decision == say.OPPONENT and box.players == 2:
        action = say.DO_PLAYER + 1 - int(s.actor)
    if action == NOT_FIXED or why_not_choice(box, s, action):
        return False
    choose(box, s, action, out)
    return True


@rule
def next_fixed(s: State) -> int:
    """Take the next choice the offer fixed; NOT_FIXED when none is left."""
    action = int(s.fixed[0][0]) - 1
    s.fixed[0][0] = s.fixed[0][1]
    s.fixed[0][1] = 0
    return action


@rule
def begin_step(box: Box, s: State, out: Buffer) -> bool:
    """Do a step, or ask for its next choice; is there something to ask?"""
    op = int(box.op[s.card][s.step])
    number = int(box.number[s.card][s.step])
    if not has_target(box, s, op, s.actor, s.by_task != PLAYED_CARD):
        s.left = 0
        return False
    if s.left == 0 and do_at_once(box, s, op, number, out):
        return False
    if s.left == 0:
        s.left = 1 if asks_once(op) else number
        if op == say.ARRANGE_TOP:
            s.left = min(number, size(s, say.DECK))
            look(s, s.left, out)
            rearranged(s, top_of_deck(s) + 1 - s.left, top_of_deck(s) + 1, s.actor)
    s.decision = question(s, op)
    if op == say.ARRANGE_TOP and s.left < 2:
        s.left = 0
        return False
    return True


@rule
def ends_here(box: Box, s: State) -> bool:
    """Without a camel to recall the rest isn't done either: the last one left in the same deal."""
    return bool(box.op[s.card][s.step] == say.RECALL)


@rule
def asks_once(op: int) -> bool:
    """Is there one choice for the whole number?"""
    return op == say.OPPONENT_COINS or op == say.OPPONENT_DRAW or op == say.MAY_MILL


@rule
def do_at_once(box: Box, s: State, op: int, number: int, out: Buffer) -> bool:
    """Do a step that leaves no choice; false for the others."""
    you = int(s.actor)
    which = int(box.which[s.card][s.step])
    if op == say.MAKE and which != say.ANY_PRODUCT:
        make(s, you, which, number, out)
    elif op == say.COINS:
        gain_coins(s, you, number, out)
    elif op == say.COINS_PER_CAMEL:
        gain_coins(s, you, number * camels_out(box, s, you), out)
    elif op == say.DRAW:
        s.drawn += draw(s, you, number, out)
    elif op == say.REFRESH and number == say.ALL_CARDS:
        refresh_all(s, you)
        emit(out, say.ENTOURAGE_REFRESHED, you, 0, 0, 0, EVERYONE)
    elif op == say.PEEK:
        look(s, min(number, size(s, say.DECK)), out)
    elif op == say.MILL:
        mill(s, number, out)
    else:
        return False
    return True


@rule
def make(s: State, player: int, product: int, count: int, out: Buffer) -> None:
    """Make products, which last until the turn ends."""
    s.pool[player][product] = min(say.MOST_HELD, int(s.pool[player][product]) + count)
    emit(out, say.MADE, player, product, count, 0, EVERYONE)


@rule
def gain_coins(s: State, player: int, coins: int, out: Buffer) -> None:
    """Coins from the bank, which never runs out (A7)."""
    s.coins[player] += coins
    emit(out, say.COINS_GAINED, player, coins, 0, 0, EVERYONE)


@rule
def look(s: State, count: int, out: Buffer) -> None:
    """Look at the top cards of the deck, topmost first."""
    emit(out, say.LOOKED, s.actor, count, 0, 0, EVERYONE)
    top = top_of_deck(s)
    for i in range(count):
        looked_at(s, top - i, s.actor)
        emit(out, say.SAW, s.actor, s.face[top - i], s.back[top - i] + 1, 0, 1 << s.actor)


@rule
def question(s: State, op: int) -> int:
    """What a step asks for next."""
    if op == say.MAKE:
        return say.PRODUCT
    if op == say.CONVERT:
        return say.CONVERT_INTO if s.chosen else say.CONVERT_FROM
    if op == say.DISCARD_CARDS:
        return say.DISCARDING
    if op == say.GIVE_DRAWN:
        return say.OPPONENT if s.chosen else say.GIVE
    if op == say.REFRESH:
        return say.REFRESHING
    if op == say.PLACE_FREE:
        return say.PLACE
    if op == say.SHIFT:
        return say.SHIFT_TO if s.chosen else say.SHIFT_FROM
    if op == say.RECALL:
        return say.RECALLING
    if op == say.GUARD_CAMEL:
        return say.GUARDING
    if op == say.GUARD_CARAVAN:
        return say.GUARDING_CARAVAN
    if op == say.ARRANGE_TOP:
        return say.ARRANGE
    if op == say.MAY_MILL:
        return say.MILLING
    if op == say.FROM_DISCARD:
        return say.FETCH
    if op == say.SWAP_DRAFT:
        return say.SWAP_FOR if s.chosen else say.SWAP
    return say.OPPONENT
