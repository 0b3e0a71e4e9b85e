"""What a seat of Merchants of Araby may know, as numbers.

Cards are counted by type in the order of the alphabet; the package's own set doesn't use most of
the types, and those stay 0.
"""

from caravanserai.engine.events import UNKNOWN
from caravanserai.engine.jit import rule
from caravanserai.engine.observation import (
    MOST,
    Block,
    Layout,
    Numbers,
    around,
    bits,
    large_number,
    number,
    numbers,
    one_hot,
    seat_at,
    seat_bits,
    seats_from,
)
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.cards import size, top_of_deck
from caravanserai.games.araby.rules.terms import kind_of, pair_of
from caravanserai.games.araby.state import Box, State


def layout(players: int) -> Layout:
    """The numbers that `observe` writes at a table for this many players."""
    seats = around(players)
    others = seats[1:]
    spaces = tuple(str(n + 1) for n in range(say.SPACES))
    parts = ("up to 127", "beyond")
    cards = tuple(say.CARD_WORDS)
    terms = tuple(
        f"{side} {n + 1}" for side in ("gives", "wants") for n in range(say.OFFER_TERMS // 2)
    )
    debts = tuple(str(n + 1) for n in range(say.DEBTS))
    promises = tuple(str(n + 1) for n in range(say.PROMISES))
    return Layout(
        (
            Block("seat", "the observer's own seat", (say.SEAT_NAMES[:players],)),
            Block("decision", "what is being decided", (say.DECISIONS,)),
            Block("last", "this is the last round of deals of a turn"),
            Block("actor", "who decides in an effect, a payment or the draft", (seats,)),
            Block("active", "whose turn it is", (seats,)),
            Block("turn", "the number of the turn", high=say.CARAVANS),
            Block("passed", "who has passed, or ended the turn", (seats,)),
            Block("begun", "caravans begun so far", high=say.CARAVANS),
            Block(
                "product", "the product of each space of a caravan", (seats, spaces, say.PRODUCTS)
            ),
            Block("camel", "whose camel stands there", (seats, spaces, seats)),
            Block("guarded", "camels guarded; last: the caravan", (seats, (*spaces, "all"))),
            Block("coins", "coins of each player", (seats, parts), high=MOST),
            Block("pool", "products made", (seats, say.PRODUCTS), high=MOST),
            Block("credit", "credits held", (seats, say.ICONS), high=MOST),
            Block("may_enter", "spaces the observer may use by leave", (seats, spaces)),
            Block("may_enter_any", "how many more of any", (seats,), high=MOST),
            Block("lets_enter", "spaces the observer lets others use", (seats, spaces)),
            Block("lets_enter_any", "how many more of any", (seats,), high=MOST),
            Block("own_leave", "who may add to their own caravan", (seats,)),
            Block("deck", "cards in the deck", high=say.DECK_CARDS),
            Block("bandit", "where bandits strike by the back on top of the deck", (spaces,)),
            Block("pays", "what that back pays a row", (("1", "2", "3"),), high=MOST),
            Block(
                "top",
                "cards on top of the deck that the observer knows, the topmost first",
                (tuple(str(n + 1) for n in range(say.MOST_LOOKED_AT)), cards),
            ),
            Block("draft", "cards in the draft line", (cards,), high=say.DECK_CARDS),
            Block("discard", "cards in the discard pile", (cards,), high=say.DECK_CARDS),
            Block(
                "hand",
                "cards in each hand; of others those certainly known",
                (seats, ("unknown", *cards)),
                high=say.DECK_CARDS,
            ),
            Block("played", "own hand cards played this turn", (cards,), high=say.DECK_CARDS),
            Block("entourage", "cards in each entourage", (seats, cards), high=say.DECK_CARDS),
            Block("tasked", "those of them that are tasked", (seats, cards), high=say.DECK_CARDS),
            Block("card", "the card whose effect or payment is under way", (cards,)),
            Block(
                "step", "the step of that effect", (tuple(str(n + 1) for n in range(say.STEPS)),)
            ),
            Block("left", "how often that step is still done", high=MOST),
            Block("drawn", "cards just drawn", high=say.DECK_CARDS),
            Block("chosen", "1 + what was picked so far; -1: unknown", low=-1, high=MOST),
            Block("due", "what is left to pay", (say.ICONS,), high=MOST),
            Block("queued", "cards tasked in a deal whose effects wait", high=say.OFFER_TERMS),
            Block(
                "offers_made", "offers each player made this turn", (seats,), high=say.MOST_OFFERS
            ),
            Block("making", "to whom the observer is making an offer", (seats,)),
            Block("part", "what it lists next: 3 * side + when", high=5),
            Block("naming", "a card of it is still to be named"),
            Block(
                "offer",
                "offers from and to the observer: 1 being made, 2 waiting",
                (("from", "to"), others),
                high=2,
            ),
            Block(
                "terms",
                "of each of these offers: kind + 16 * when, what, card fixed secretly (-1: none)",
                (("from", "to"), others, terms, ("kind", "what", "card")),
                low=-1,
                high=MOST,
            ),
            Block("settling", "the deal or debt a card is named for", low=-MOST, high=MOST),
            Block(
                "debts",
                "1 + debtor and 1 + creditor from the observer on, kind, what",
                (debts, ("debtor", "creditor", "kind", "what")),
                low=-1,
                high=MOST,
            ),
            Block(
                "promises",
                "1 + by whom and 1 + to whom from the observer on, kind, what, turn, state",
                (promises, ("by", "to", "kind", "what", "turn", "state")),
                low=-1,
                high=MOST,
            ),
            Block("defaults", "debts each player did not pay", (seats,), high=MOST),
            Block("calling", "the number of the debt that is called; 0: none", high=say.DEBTS),
            Block("paid", "a debt was paid since debts were called"),
        )
    )


@rule
def observe(box: Box, s: State, seat: int, out: Numbers) -> int:
    """Write the view `s` of `seat`; return how many numbers that is."""
    n = one_hot(out, 0, box.players, seat)
    n = observe_turn(box, s, seat, out, n)
    n = observe_caravans(box, s, seat, out, n)
    n = observe_goods(box, s, seat, out, n)
    n = observe_leave(box, s, seat, out, n)
    n = observe_deck(box, s, out, n)
    n = observe_hands(box, s, seat, out, n)
    n = observe_effect(s, out, n)
    n = observe_offers(box, s, seat, out, n)
    return observe_books(box, s, seat, out, n)


@rule
def observe_turn(box: Box, s: State, seat: int, out: Numbers, n: int) -> int:
    """Where the turn stands."""
    n = one_hot(out, n, len(say.DECISIONS), s.decision)
    n = number(out, n, 1 if s.stage == say.LAST else 0)
    n = one_hot(out, n, box.players, seats_from(box.players, seat, s.actor))
    n = one_hot(out, n, box.players, seats_from(box.players, seat, s.active))
    n = number(out, n, s.turn)
    n = seat_bits(out, n, box.players, seat, s.passed)
    return number(out, n, s.begun)


@rule
def observe_caravans(box: Box, s: State, seat: int, out: Numbers, n: int) -> int:
    """The caravans with their camels."""
    for k in range(box.players):
        caravan = int(s.caravan[seat_at(box.players, seat, k)])
        for space in range(say.SPACES):
            product = box.caravans[caravan][space] if caravan >= 0 else UNKNOWN
            n = one_hot(out, n, say.PRODUCT_COUNT, product)
    for k in range(box.players):
        for space in range(say.SPACES):
            camel = s.board[seat_at(box.players, seat, k)][space] - 1
            n = one_hot(out, n, box.players, seats_from(box.players, seat, camel))
    for k in range(box.players):
        n = bits(out, n, say.SPACES + 1, s.guarded[seat_at(box.players, seat, k)])
    return n


@rule
def observe_goods(box: Box, s: State, seat: int, out: Numbers, n: int) -> int:
    """Coins, products and credits."""
    for k in range(box.players):
        n = large_number(out, n, s.coins[seat_at(box.players, seat, k)])
    for k in range(box.players):
        n = numbers(out, n, s.pool[seat_at(box.players, seat, k)], 0, say.PRODUCT_COUNT)
    for k in range(box.players):
        n = numbers(out, n, s.credit[seat_at(box.players, seat, k)], 0, say.ICON_COUNT)
    return n


@rule
def observe_leave(box: Box, s: State, seat: int, out: Numbers, n: int) -> int:
    """Who may place camels where, as far as it concerns the observer."""
    for k in range(box.players):
        n = bits(out, n, say.SPACES, s.leave_space[seat_at(box.players, seat, k)][seat])
    for k in range(box.players):
        n = number(out, n, s.leave_spaces[seat_at(box.players, seat, k)][seat])
    for k in range(box.players):
        n = bits(out, n, say.SPACES, s.leave_space[seat][seat_at(box.players, seat, k)])
    for k in range(box.players):
        n = number(out, n, s.leave_spaces[seat][seat_at(box.players, seat, k)])
    return seat_bits(out, n, box.players, seat, s.leave_own)


@rule
def observe_deck(box: Box, s: State, out: Numbers, n: int) -> int:
    """Deck, draft line and discard pile."""
    cards = size(s, say.DECK)
    n = number(out, n, cards)
    back = int(s.back[top_of_deck(s)]) if cards else UNKNOWN
    n = one_hot(out, n, say.SPACES, box.bandit[back] if back >= 0 else UNKNOWN)
    for row in range(say.ROWS):
        n = number(out, n, box.pays[back][row] if back >= 0 else say.PLAIN_PAYS[row])
    for deep in range(say.MOST_LOOKED_AT):
        face = s.face[s.start[say.DECK + 1] - 1 - deep] if deep < cards else UNKNOWN
        n = one_hot(out, n, say.TYPES, face)
    n = count_cards(s, say.DRAFT, 0, out, n)
    return count_cards(s, say.DISCARD, 0, out, n)


@rule
def count_cards(s: State, zone: int, mark: int, out: Numbers, n: int) -> int:
    """The known cards of a zone by type; only those with the mark, unless it is 0."""
    for place in range(s.start[zone], s.start[zone + 1]):
        if s.face[place] >= 0 and s.mark[place] & mark == mark:
            out[n + s.face[place]] += 1
    return n + say.TYPES


@rule
def observe_hands(box: Box, s: State, seat: int, out: Numbers, n: int) -> int:
    """Hands and entourages."""
    for k in range(box.players):
        zone = say.HAND + seat_at(box.players, seat, k)
        for place in range(s.start[zone], s.start[zone + 1]):
            if s.face[place] < 0:
                out[n] += 1
        n = count_cards(s, zone, 0, out, n + 1)
    n = count_cards(s, say.HAND + seat, say.PLAYED, out, n)
    for k in range(box.players):
        n = count_cards(s, say.ENTOURAGE + seat_at(box.players, seat, k), 0, out, n)
    for k in range(box.players):
        n = count_cards(s, say.ENTOURAGE + seat_at(box.players, seat, k), say.TASKED, out, n)
    return n


@rule
def observe_effect(s: State, out: Numbers, n: int) -> int:
    """The effect or payment under way."""
    open_play = s.decision == s.stage
    n = one_hot(out, n, say.TYPES, UNKNOWN if open_play else s.card)
    n = one_hot(out, n, say.STEPS, UNKNOWN if open_play else s.step)
    n = number(out, n, s.left)
    n = number(out, n, s.drawn)
    n = number(out, n, s.chosen)
    n = numbers(out, n, s.due, 0, say.ICON_COUNT)
    return number(out, n, s.queued)


@rule
def observe_offers(box: Box, s: State, seat: int, out: Numbers, n: int) -> int:
    """Offers from and to the observer."""
    for k in range(box.players):
        n = number(out, n, s.offers_made[seat_at(box.players, seat, k)])
    n = one_hot(out, n, box.players, seats_from(box.players, seat, s.maker[seat] - 1))
    n = number(out, n, s.part[seat])
    n = number(out, n, s.naming[seat])
    for to_me in range(2):
        for k in range(1, box.players):
            n = number(out, n, s.offer[pair_with(box, seat, k, to_me)])
    for to_me in range(2):
        for k in range(1, box.players):
            pair = pair_with(box, seat, k, to_me)
            for i in range(say.OFFER_TERMS):
                kind = int(s.terms[pair][i][say.TERM_KIND])
                n = number(out, n, kind)
                n = number(out, n, what_of(box, seat, kind, s.terms[pair][i][say.TERM_WHAT]))
                n = number(out, n, s.terms[pair][i][say.TERM_FIXED])
    return number(out, n, s.deal)


@rule
def what_of(box: Box, seat: int, kind: int, what: int) -> int:
    """What a term is about; for a camel, the caravan, counted from the observer, and the space."""
    if kind_of(kind) != say.CAMEL_TERM:
        return what
    return seats_from(box.players, seat, what // say.SPACES) * say.SPACES + what % say.SPACES


@rule
def pair_with(box: Box, seat: int, k: int, to_me: int) -> int:
    """The offer from the observer to the k-th player clockwise, or the reverse."""
    other = seat_at(box.players, seat, k)
    return pair_of(other, seat) if to_me else pair_of(seat, other)


@rule
def observe_books(box: Box, s: State, seat: int, out: Numbers, n: int) -> int:
    """Debts, promises, and who did not pay."""
    for debt in range(say.DEBTS):
        if debt < s.owed:
            out[n] = 1 + seats_from(box.players, seat, s.debts[debt][say.DEBT_BY])
            out[n + 1] = 1 + seats_from(box.players, seat, s.debts[debt][say.DEBT_TO])
            out[n + 2] = s.debts[debt][say.DEBT_KIND]
            out[n + 3] = what_of(
                box, seat, s.debts[debt][say.DEBT_KIND], s.debts[debt][say.DEBT_WHAT]
            )
        n += 4
    for promise in range(say.PROMISES):
        if s.promises[promise][say.PROMISE_BY]:
            out[n] = 1 + seats_from(box.players, seat, s.promises[promise][say.PROMISE_BY] - 1)
            out[n + 1] = 1 + seats_from(box.players, seat, s.promises[promise][say.PROMISE_TO])
            out[n + 2] = s.promises[promise][say.PROMISE_KIND]
            out[n + 3] = what_of(
                box,
                seat,
                s.promises[promise][say.PROMISE_KIND],
                s.promises[promise][say.PROMISE_WHAT],
            )
            numbers(out, n + 4, s.promises[promise], say.PROMISE_TURN, say.PROMISE_STATE + 1)
        n += 6
    for k in range(box.players):
        n = number(out, n, s.defaults[seat_at(box.players, seat, k)])
    n = number(out, n, s.calling)
    return number(out, n, s.paid)
