"""How playouts play Merchants of Araby: whole turns, one best step after the other, at a glance.

Gains are guesses in coins.
"""

from typing import Final

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule, scratch
from caravanserai.games.araby.alphabet import (
    ALLY,
    ANY_PRODUCT,
    CAMELS,
    COIN,
    COINS,
    COINS_PER_CAMEL,
    CONVERT,
    CONVERT_FROM,
    DISCARD_CARDS,
    DISCARDING,
    DO_CAMEL,
    DO_CARD,
    DO_COINS,
    DO_PLAY,
    DO_PRODUCT,
    DO_TASK,
    DRAW,
    ENTOURAGE,
    FROM_DISCARD,
    GIVE,
    GIVE_DRAWN,
    GUARD_CAMEL,
    MAIN,
    MAKE,
    MERCHANT,
    OPPONENT_COINS,
    PAY,
    PLACE,
    PLACE_FREE,
    PLAIN_PAYS,
    PRODUCT_COUNT,
    REFRESH,
    REFRESHING,
    ROWS,
    SPACES,
    STEPS,
    SWAP,
    TASKED,
    TYPES,
)
from caravanserai.games.araby.mind.evaluation import hand_worth, turns_to_come
from caravanserai.games.araby.mind.thinking import is_camel, is_play, is_task
from caravanserai.games.araby.mind.worth import makes
from caravanserai.games.araby.rules.camels import camels_out, has_caravan, product_of
from caravanserai.games.araby.rules.caravans import in_full_line
from caravanserai.games.araby.state import Box, State

LEAST: Final = -100.0
NEVER: Final = -1.0  # rather stop
A_COIN: Final = 0.8  # that is paid: a card may pay it, too
A_PRODUCT: Final = 1.0
NEEDED: Final = 2.5  # a product without which the best line cannot be filled, in the last turn
MOST_AT_LAST: Final = 2.0  # that a card costs in the last turn, where cards in hand are left over
OLD_KIND_A_TURN: Final = 1.2  # of a merchant
NEW_KIND_A_TURN: Final = 3.0
MADE_AT_ONCE: Final = 0.5
A_CARD: Final = 0.7
FETCHED: Final = 1.5
REFRESHED: Final = 1.2  # a card that makes
MOST_REFRESHED: Final = 3
CONJURED_LINE: Final = 2.0  # camels' shares that a line is worth which only a djinn can fill
A_CAMEL: Final = 0.2
OF_A_LINE: Final = 0.6  # of a camel's share: what is left may fill it later
LONE_CAMEL: Final = -0.5
KEPT_CARD: Final = 0.3
OLD_KIND_KEPT: Final = 0.4  # for a merchant, for each turn to come
NEW_KIND_KEPT: Final = 1.5


@rule
def sketch(box: Box, s: State, seat: int, actions: Buffer, count: int) -> int:
    """Keep the actions of the highest merit."""
    kept, most = 0, LEAST
    for k in range(count):
        action = int(actions[k])
        value = merit(box, s, seat, action)
        if value > most:
            kept, most = 0, value
        if value == most:
            actions[kept] = action
            kept += 1
    return kept


@rule
def merit(box: Box, s: State, seat: int, action: int) -> float:
    """What an action seems to bring; stopping, and what is not thought about, brings nothing."""
    if is_play(action):
        return play_gain(box, s, seat, action - DO_PLAY)
    if is_task(action):
        return task_gain(box, s, seat, action - DO_TASK)
    if is_camel(action) and (s.decision == MAIN or s.decision == PLACE):
        place = action - DO_CAMEL
        return camel_gain(box, s, seat, place // SPACES, place % SPACES)
    if s.decision == REFRESHING:
        return refresh_gain(box, action)
    if DO_PRODUCT <= action < DO_PRODUCT + PRODUCT_COUNT:
        return product_merit(box, s, seat, action - DO_PRODUCT)
    if DO_CARD <= action < DO_CARD + TYPES:
        value = kept_worth(box, s, seat, action - DO_CARD)
        return -value if is_giving(s) else value
    return -1.0 if action == DO_COINS + 1 else 0.0


@rule
def is_giving(s: State) -> bool:
    """Does the card chosen leave the hand?"""
    d = s.decision
    return bool(d == PAY or d == DISCARDING or d == GIVE or d == SWAP)


# Cards


@rule
def play_gain(box: Box, s: State, seat: int, card: int) -> float:
    """What playing a card seems to bring beyond its cost."""
    turns = turns_to_come(box, s, seat)
    if box.kind[card] == MERCHANT:
        return merchant_gain(box, s, seat, card, turns)
    cost = cost_of(box, s, seat, card, turns)
    if box.kind[card] == ALLY:
        return turns * ally_gain(box, card) - cost
    return effect_gain(box, s, seat, card, turns) - cost


@rule
def cost_of(box: Box, s: State, seat: int, card: int, turns: int) -> float:
    """What is missed of what a card costs."""
    value = A_COIN * box.cost[card][COIN]
    for product in range(PRODUCT_COUNT):
        if box.cost[card][product]:
            value += NEEDED if turns == 0 and is_needed(box, s, seat, product) else A_PRODUCT
    return value if turns else min(value, MOST_AT_LAST)


@rule
def merchant_gain(box: Box, s: State, seat: int, card: int, turns: int) -> float:
    """A merchant makes at once what was paid, if somebody else made it: then it costs a coin."""
    if makes(box, s, seat, int(box.which[card][0])):
        return turns * OLD_KIND_A_TURN + MADE_AT_ONCE - A_COIN
    return turns * NEW_KIND_A_TURN + MADE_AT_ONCE - cost_of(box, s, seat, card, turns)


@rule
def ally_gain(box: Box, card: int) -> float:
    """What an ally brings a turn."""
    op = box.op[card][0]
    if op == COINS or op == REFRESH:
        return 1.0
    if op == CONVERT:
        return 0.8
    return 0.5 if op == DRAW else 0.3


@rule
def effect_gain(box: Box, s: State, seat: int, card: int, turns: int) -> float:
    """What a virtue or a djinn brings, step by step."""
    value = 0.0
    for step in range(STEPS):
        if box.op[card][step]:
            number = int(box.number[card][step])
            value += step_gain(box, s, seat, int(box.op[card][step]), number, turns)
    if box.op[card][0] == MAKE:
        value += conjured(box, s, seat, int(box.which[card][0]), int(box.number[card][0]))
    return value


@rule
def step_gain(box: Box, s: State, seat: int, op: int, number: int, turns: int) -> float:
    """What one step of an effect brings, making products aside."""
    if op == COINS:
        return float(number)
    if op == OPPONENT_COINS:
        return -0.5 * number
    if op == COINS_PER_CAMEL:
        return float(camels_out(box, s, seat))
    if op == REFRESH:
        return REFRESHED * min(tasked_makers(box, s, seat), MOST_REFRESHED) + NEVER
    if op == PLACE_FREE:
        return number * best_line(box, s, seat, number)
    if turns == 0:
        return 0.0
    if op == DRAW:
        return A_CARD * number
    if op == DISCARD_CARDS or op == GIVE_DRAWN:
        return -0.5 * A_CARD * number
    return FETCHED if op == FROM_DISCARD else 0.0


@rule
def task_gain(box: Box, s: State, seat: int, card: int) -> float:
    """What tasking a card brings; all that make, earn or draw are tasked before others."""
    op = box.op[card][0]
    if op == REFRESH:
        return 0.5 if tasked_makers(box, s, seat) else NEVER
    if op == CONVERT:
        helps = best_line(box, s, seat, 0) == 0.0 and best_line(box, s, seat, 1) > 0.0
        return 0.3 if helps else NEVER
    return 0.15 if op == GUARD_CAMEL else NEVER


@rule
def tasked_makers(box: Box, s: State, seat: int) -> int:
    """How many cards could make once more."""
    count = 0
    for place in range(s.start[ENTOURAGE + seat], s.start[ENTOURAGE + seat + 1]):
        if s.mark[place] & TASKED and box.op[s.face[place]][0] == MAKE:
            count += 1
    return count


@rule
def refresh_gain(box: Box, action: int) -> float:
    """Cards that make are refreshed first, and any rather than none."""
    if not DO_CARD <= action < DO_CARD + TYPES:
        return 0.0
    return 1.0 if box.op[action - DO_CARD][0] == MAKE else 0.5


@rule
def kept_worth(box: Box, s: State, seat: int, card: int) -> float:
    """What a card is worth in hand."""
    turns = turns_to_come(box, s, seat)
    if turns == 0 and (s.active != seat or s.stage != MAIN):
        return 0.0
    value = KEPT_CARD + hand_worth(box, card)
    if box.kind[card] == MERCHANT:
        known = makes(box, s, seat, int(box.which[card][0]))
        value += turns * (OLD_KIND_KEPT if known else NEW_KIND_KEPT)
    return value


# Products and camels


@rule
def product_merit(box: Box, s: State, seat: int, product: int) -> float:
    """What choosing a product brings: given is what is missed least, made what helps most."""
    if s.decision != PAY:
        return line_with(box, s, seat, product, -1 if s.decision == CONVERT_FROM else 1)
    if box.kind[s.card] == MERCHANT and box.which[s.card][0] == product:
        return 2.0
    return -2.0 if is_needed(box, s, seat, product) else 0.0


@rule
def is_needed(box: Box, s: State, seat: int, product: int) -> bool:
    """Would the best line that can be filled be worse with one of this product less?"""
    if s.pool[seat][product] == 0:
        return False
    return line_with(box, s, seat, product, -1) < best_line(box, s, seat, 0)


@rule
def conjured(box: Box, s: State, seat: int, product: int, number: int) -> float:
    """What products bring without which no line can be filled."""
    if best_line(box, s, seat, 0) > 0.0:
        return NEVER
    if product == ANY_PRODUCT:
        return CONJURED_LINE * best_line(box, s, seat, number)
    return CONJURED_LINE * line_with(box, s, seat, product, number)


@rule
def line_with(box: Box, s: State, seat: int, product: int, more: int) -> float:
    """A camel's share of the best line with some more of a product, or less."""
    s.pool[seat][product] += more
    share = best_line(box, s, seat, 0)
    s.pool[seat][product] -= more
    return share


@rule
def best_line(box: Box, s: State, seat: int, free: int) -> float:
    """A camel's share of the best line that can be filled, `free` of its spaces for nothing."""
    if not has_caravan(s, seat):
        return 0.0
    best = 0.0
    for i in range(ROWS):
        best = max(best, line_through(box, s, seat, (ROWS + 1) * i, free))
    return best


@rule
def camel_gain(box: Box, s: State, seat: int, owner: int, space: int) -> float:
    """What a camel on this space brings."""
    if owner != seat:
        return A_CAMEL
    free = s.left if s.decision == PLACE else 0
    share = line_through(box, s, seat, space, free)
    return A_CAMEL + OF_A_LINE * share if share else LONE_CAMEL


@rule
def line_through(box: Box, s: State, seat: int, space: int, free: int) -> float:
    """A camel's share of the better of the row and the column of a space."""
    left = CAMELS - camels_out(box, s, seat)
    row = line_share(box, s, seat, space - space % ROWS, 1, left, free)
    return max(row, line_share(box, s, seat, space % ROWS, ROWS, left, free))


@rule
def line_share(
    box: Box, s: State, seat: int, start: int, stride: int, left: int, free: int
) -> float:
    """What filling a line adds to its pay, for each camel it takes; 0 if it cannot be filled."""
    need = scratch(PRODUCT_COUNT)
    empty, short, pay = 0, 0, 0.0
    for i in range(ROWS):
        space = start + stride * i
        camel = s.board[seat][space]
        if camel == 0:
            empty += 1
            product = product_of(box, s, seat, space)
            need[product] += 1
            if need[product] > s.pool[seat][product]:
                short += 1
        if camel == 0 or (camel == seat + 1 and not in_full_line(s, seat, space)):
            pay += PLAIN_PAYS[space // ROWS]
    if empty == 0 or empty > left or short > free:
        return 0.0
    return pay / empty
