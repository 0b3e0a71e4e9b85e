"""How playouts play Merchants of Araby: whole turns, one best step after the other, at a glance.

Gains are guesses in coins.
"""

from typing import Final

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule, scratch
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.alphabet import PRODUCT_COUNT
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
        return play_gain(box, s, seat, action - say.DO_PLAY)
    if is_task(action):
        return task_gain(box, s, seat, action - say.DO_TASK)
    if is_camel(action) and (s.decision == say.MAIN or s.decision == say.PLACE):
        place = action - say.DO_CAMEL
        return camel_gain(box, s, seat, place // say.SPACES, place % say.SPACES)
    if s.decision == say.REFRESHING:
        return refresh_gain(box, action)
    if say.DO_PRODUCT <= action < say.DO_PRODUCT + PRODUCT_COUNT:
        return product_merit(box, s, seat, action - say.DO_PRODUCT)
    if say.DO_CARD <= action < say.DO_CARD + say.TYPES:
        value = kept_worth(box, s, seat, action - say.DO_CARD)
        return -value if is_giving(s) else value
    return -1.0 if action == say.DO_COINS + 1 else 0.0


@rule
def is_giving(s: State) -> bool:
    """Does the card chosen leave the hand?"""
    d = s.decision
    return bool(d == say.PAY or d == say.DISCARDING or d == say.GIVE or d == say.SWAP)


# Cards


@rule
def play_gain(box: Box, s: State, seat: int, card: int) -> float:
    """What playing a card seems to bring beyond its cost."""
    turns = turns_to_come(box, s, seat)
    if box.kind[card] == say.MERCHANT:
        return merchant_gain(box, s, seat, card, turns)
    cost = cost_of(box, s, seat, card, turns)
    if box.kind[card] == say.ALLY:
        return turns * ally_gain(box, card) - cost
    return effect_gain(box, s, seat, card, turns) - cost


@rule
def cost_of(box: Box, s: State, seat: int, card: int, turns: int) -> float:
    """What is missed of what a card costs."""
    value = A_COIN * box.cost[card][say.COIN]
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
    if op == say.COINS or op == say.REFRESH:
        return 1.0
    if op == say.CONVERT:
        return 0.8
    return 0.5 if op == say.DRAW else 0.3


@rule
def effect_gain(box: Box, s: State, seat: int, card: int, turns: int) -> float:
    """What a virtue or a djinn brings, step by step."""
    value = 0.0
    for step in range(say.STEPS):
        if box.op[card][step]:
            number = int(box.number[card][step])
            value += step_gain(box, s, seat, int(box.op[card][step]), number, turns)
    if box.op[card][0] == say.MAKE:
        value += conjured(box, s, seat, int(box.which[card][0]), int(box.number[card][0]))
    return value


@rule
def step_gain(box: Box, s: State, seat: int, op: int, number: int, turns: int) -> float:
    """What one step of an effect brings, making products aside."""
    if op == say.COINS:
        return float(number)
    if op == say.OPPONENT_COINS:
        return -0.5 * number
    if op == say.COINS_PER_CAMEL:
        return float(camels_out(box, s, seat))
    if op == say.REFRESH:
        return REFRESHED * min(tasked_makers(box, s, seat), MOST_REFRESHED) + NEVER
    if op == say.PLACE_FREE:
        return number * best_line(box, s, seat, number)
    if turns == 0:
        return 0.0
    if op == say.DRAW:
        return A_CARD * number
    if op == say.DISCARD_CARDS or op == say.GIVE_DRAWN:
        return -0.5 * A_CARD * number
    return FETCHED if op == say.FROM_DISCARD else 0.0


@rule
def task_gain(box: Box, s: State, seat: int, card: int) -> float:
    """What tasking a card brings; all that make, earn or draw are tasked before others."""
    op = box.op[card][0]
    if op == say.REFRESH:
        return 0.5 if tasked_makers(box, s, seat) else NEVER
    if op == say.CONVERT:
        helps = best_line(box, s, seat, 0) == 0.0 and best_line(box, s, seat, 1) > 0.0
        return 0.3 if helps else NEVER
    return 0.15 if op == say.GUARD_CAMEL else NEVER


@rule
def tasked_makers(box: Box, s: State, seat: int) -> int:
    """How many cards could make once more."""
    count = 0
    for place in range(s.start[say.ENTOURAGE + seat], s.start[say.ENTOURAGE + seat + 1]):
        if s.mark[place] & say.TASKED and box.op[s.face[place]][0] == say.MAKE:
            count += 1
    return count


@rule
def refresh_gain(box: Box, action: int) -> float:
    """Cards that make are refreshed first, and any rather than none."""
    if not say.DO_CARD <= action < say.DO_CARD + say.TYPES:
        return 0.0
    return 1.0 if box.op[action - say.DO_CARD][0] == say.MAKE else 0.5


@rule
def kept_worth(box: Box, s: State, seat: int, card: int) -> float:
    """What a card is worth in hand."""
    turns = turns_to_come(box, s, seat)
    if turns == 0 and (s.active != seat or s.stage != say.MAIN):
        return 0.0
    value = KEPT_CARD + hand_worth(box, card)
    if box.kind[card] == say.MERCHANT:
        known = makes(box, s, seat, int(box.which[card][0]))
        value += turns * (OLD_KIND_KEPT if known else NEW_KIND_KEPT)
    return value


# Products and camels


@rule
def product_merit(box: Box, s: State, seat: int, product: int) -> float:
    """What choosing a product brings: given is what is missed least, made what helps most."""
    if s.decision != say.PAY:
        return line_with(box, s, seat, product, -1 if s.decision == say.CONVERT_FROM else 1)
    if box.kind[s.card] == say.MERCHANT and box.which[s.card][0] == product:
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
    if product == say.ANY_PRODUCT:
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
    for i in range(say.ROWS):
        best = max(best, line_through(box, s, seat, (say.ROWS + 1) * i, free))
    return best


@rule
def camel_gain(box: Box, s: State, seat: int, owner: int, space: int) -> float:
    """What a camel on this space brings."""
    if owner != seat:
        return A_CAMEL
    free = s.left if s.decision == say.PLACE else 0
    share = line_through(box, s, seat, space, free)
    return A_CAMEL + OF_A_LINE * share if share else LONE_CAMEL


@rule
def line_through(box: Box, s: State, seat: int, space: int, free: int) -> float:
    """A camel's share of the better of the row and the column of a space."""
    left = say.CAMELS - camels_out(box, s, seat)
    row = line_share(box, s, seat, space - space % say.ROWS, 1, left, free)
    return max(row, line_share(box, s, seat, space % say.ROWS, say.ROWS, left, free))


@rule
def line_share(
    box: Box, s: State, seat: int, start: int, stride: int, left: int, free: int
) -> float:
    """What filling a line adds to its pay, for each camel it takes; 0 if it cannot be filled."""
    need = scratch(PRODUCT_COUNT)
    empty, short, pay = 0, 0, 0.0
    for i in range(say.ROWS):
        space = start + stride * i
        camel = s.board[seat][space]
        if camel == 0:
            empty += 1
            product = product_of(box, s, seat, space)
            need[product] += 1
            if need[product] > s.pool[seat][product]:
                short += 1
        if camel == 0 or (camel == seat + 1 and not in_full_line(s, seat, space)):
            pay += say.PLAIN_PAYS[space // say.ROWS]
    if empty == 0 or empty > left or short > free:
        return 0.0
    return pay / empty
