"""The box and the state of Merchants of Araby."""

from caravanserai.engine.record import SEATS, Cube, Grid, MatchState, Record, Row, int8, int16
from caravanserai.games.araby import alphabet as say

NAME_BYTES = 32


class Box(Record):
    """What is fixed for a match.

    For each card type: kind, copies, cost (how many of each icon), icons (a mask), and its effect:
    up to four steps, each an operation, its product (4 for any), its number. For each type of back:
    bandit (a space from 0), pays per row, copies. pairing: the back of each deck card, in order of
    type, or -1 if the set-up deals the backs. caravans: the product of each space. name, city: the
    file's names, for texts.
    """

    players: int = int8()
    stacks: int = int8()
    personas: int = int8()
    offer_limit: int = int8()
    start: int = int8()  # who begins, or -1 for random
    kind: Row = int8(say.TYPES)
    copies: Row = int8(say.TYPES)
    cost: Grid = int8(say.TYPES, say.ICON_COUNT)
    icons: Row = int8(say.TYPES)
    op: Grid = int8(say.TYPES, say.STEPS)
    which: Grid = int8(say.TYPES, say.STEPS)
    number: Grid = int8(say.TYPES, say.STEPS)
    backs: int = int8()
    bandit: Row = int8(say.DECK_CARDS)
    pays: Grid = int8(say.DECK_CARDS, say.ROWS)
    back_copies: Row = int8(say.DECK_CARDS)
    pairing: Row = int8(say.DECK_CARDS)
    caravans: Grid = int8(say.CARAVANS, say.SPACES)
    name: Grid = int8(say.TYPES, NAME_BYTES)
    city: Grid = int8(say.CARAVANS, NAME_BYTES)


class State(MatchState):
    """Everything that changes.

    decision: what the game is waiting for; in `main` and `last` all may act, otherwise `actor`
    decides. stage: `main` or `last`, to return to after an effect. passed: mask of who has passed,
    the active player by ending the turn.

    Cards lie in one row of places, zone after zone (see alphabet): start[z] is where zone z begins.
    The deck's top and the card last discarded come last in their zone; hands and entourages are in
    the order the cards came. For each place: face and back of its card, seen and back_seen (masks
    of the viewers who know them, bit 4 for what all know), mark.

    caravan_pile: all caravans, those not begun last; begun: how many were begun. caravan: each
    player's, or -1; board: on each space 1 + the owner of the camel; guarded: a mask of spaces, bit
    9 for the whole caravan. leave_space (masks), leave_spaces (numbers): permissions,
    [owner][guest]; leave_own: mask of the players who may add to their own caravan.

    The current effect: card and step, left (how often still), drawn (cards just drawn), chosen and
    chosen_from (picked so far), by_task. due: what is left to pay of a card's cost. queue: cards
    tasked in a deal whose effects wait, with who they are for and choices fixed.

    offer: its stage, for each ordered pair of players; terms: 6 given and 6 wanted per offer, each
    (kind and when, what, secretly fixed card); count: how many of each. maker: for each player, 1 +
    the partner of the offer being made; part: 3 * side + when; naming: a card is still to be named.
    deal: the offer or debt for which `name` asks. debts: (debtor, creditor, kind, what) in order of
    acceptance; calling: 1 + the one being called, now that all have passed, or 0; paid: has one
    been paid since? promises: (1 + by whom, to whom, kind, what, turn, state). The alphabet names
    these columns.
    """

    decision: int = int8()
    stage: int = int8()
    actor: int = int8()
    active: int = int8()
    first: int = int8()
    turn: int = int8()
    passed: int = int8()
    begun: int = int8()
    caravan_pile: Row = int8(say.CARAVANS)
    caravan: Row = int8(SEATS)
    board: Grid = int8(SEATS, say.SPACES)
    guarded: Row = int16(SEATS)
    coins: Row = int16(SEATS)
    pool: Grid = int8(SEATS, say.PRODUCT_COUNT)
    credit: Grid = int8(SEATS, say.ICON_COUNT)
    leave_space: Grid = int16(SEATS, SEATS)
    leave_spaces: Grid = int8(SEATS, SEATS)
    leave_own: int = int8()
    start: Row = int8(say.ZONES + 1)
    face: Row = int8(say.CARDS)
    back: Row = int8(say.CARDS)
    seen: Row = int8(say.CARDS)
    back_seen: Row = int8(say.CARDS)
    mark: Row = int8(say.CARDS)
    card: int = int8()
    step: int = int8()
    left: int = int8()
    drawn: int = int8()
    chosen: int = int8()
    chosen_from: int = int8()
    by_task: int = int8()
    due: Row = int8(say.ICON_COUNT)
    queued: int = int8()
    queue: Grid = int8(say.OFFER_TERMS, 2)
    fixed: Grid = int16(say.OFFER_TERMS, say.FIXED)
    offers_made: Row = int8(SEATS)
    maker: Row = int8(SEATS)
    part: Row = int8(SEATS)
    naming: Row = int8(SEATS)
    offer: Row = int8(say.PAIRS)
    count: Grid = int8(say.PAIRS, 2)
    terms: Cube = int8(say.PAIRS, say.OFFER_TERMS, 3)
    deal: int = int8()
    owed: int = int8()
    calling: int = int8()
    paid: int = int8()
    debts: Grid = int8(say.DEBTS, 4)
    promises: Grid = int8(say.PROMISES, 6)
    defaults: Row = int8(SEATS)
