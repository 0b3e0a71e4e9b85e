"""Positions and actions of Merchants of Araby as text. docs/notation.md explains the form."""

from collections.abc import Iterator
from typing import Final

from caravanserai.engine.events import UNKNOWN
from caravanserai.engine.game import Position
from caravanserai.engine.notation import ANY, NOTHING, folded, total_text, viewer_name
from caravanserai.engine.record import SEATS
from caravanserai.games.araby import data
from caravanserai.games.araby.alphabet import (
    ACTIONS,
    ANY_CARD,
    ASIDE,
    BEING_MADE,
    CAMEL_SPACES,
    CAMEL_TERM,
    CARD_TERM,
    CARD_WORDS,
    CHOICE_TERM,
    CREDIT_TERM,
    DECISIONS,
    DECK,
    DISCARD,
    DRAFT,
    ENDINGS,
    ENTOURAGE,
    ENTOURAGE_TERM,
    GIVES,
    HAND,
    ICONS,
    IN_PLAY,
    LAST,
    MAIN,
    MODE,
    MODES,
    MOST_OFFERS,
    NO_OFFER,
    NOW,
    PERSONAS,
    PLAYED,
    PRODUCT_TERM,
    PRODUCTS,
    PROMISE_STATES,
    SEAT_NAMES,
    SIDE_TERMS,
    SPACE_TERM,
    SPACES,
    STACKS,
    TASK_TERM,
    TASKED,
    TERMS,
    UNUSED,
    WANTS,
)
from caravanserai.games.araby.knowledge.tracking import ALL_EYES
from caravanserai.games.araby.rules.caravans import WHOLE_CARAVAN
from caravanserai.games.araby.rules.terms import maker_of, partner_of
from caravanserai.games.araby.state import Box, State

EYES: Final = SEAT_NAMES + "P"
ZONE_NAMES: Final = {
    DECK: "deck", DRAFT: "draft", DISCARD: "discard", IN_PLAY: "in-play", ASIDE: "aside",
    UNUSED: "unused",
}  # fmt: skip


def zone_key(zone: int) -> str:
    """The statement that lists a zone's cards."""
    if HAND <= zone < HAND + SEATS:
        return f"{SEAT_NAMES[zone - HAND]}.hand"
    if ENTOURAGE <= zone < ENTOURAGE + SEATS:
        return f"{SEAT_NAMES[zone - ENTOURAGE]}.entourage"
    return ZONE_NAMES[zone]


def usual_eyes(zone: int) -> tuple[int, int]:
    """Who usually knows the face and the back of a card in a zone; a text says only the rest."""
    if zone == DECK:
        return 0, 0
    if HAND <= zone < HAND + SEATS:
        return 1 << (zone - HAND), 1 << (zone - HAND)
    if zone == ASIDE:
        return 0, ALL_EYES
    return ALL_EYES, ALL_EYES


def city_word(box: Box, caravan: int) -> str:
    """A caravan by its city, as one word."""
    return data.city_word(box, caravan) if caravan >= 0 else ANY


def write(position: Position) -> str:
    """The whole position, or view, as text that reads back to the same bytes."""
    box, s = Box.load(position.box), State.load(position.state)
    lines = ["araby", *_box(box), *_table(box, s), *_effect(s)]
    for player in range(box.players):
        lines += _player(box, s, player)
    return "\n".join(lines) + "\n"


def action(text: str, position: Position) -> int:
    """The action a text names."""
    return ACTIONS.number(text)


def _box(box: Box) -> Iterator[str]:
    yield f"players: {box.players}"
    if box.stacks != STACKS:
        yield f"stacks: {box.stacks}"
    if box.personas != 1:
        yield f"personas: {box.personas}"
    if box.offer_limit != MOST_OFFERS:
        yield f"offers: {box.offer_limit}"
    if line := data.in_one_line(box):
        yield f"data: {line.encode().hex()}"


def _table(box: Box, s: State) -> Iterator[str]:
    if s.eyes:
        yield f"eyes: {viewer_name(s.eyes - 1)}"
    else:
        yield f"rng: {s.rng[0]} {s.rng[1]}"
    if s.ended:
        yield f"ended: {ENDINGS[s.ended]}"
    yield f"first: {SEAT_NAMES[s.first]}"
    yield f"turn: {SEAT_NAMES[s.active]}"
    yield f"number: {s.turn}"
    yield f"decision: {DECISIONS[s.decision]}"
    if s.decision not in (MAIN, LAST):
        yield f"stage: {DECISIONS[s.stage]}"
        yield f"actor: {SEAT_NAMES[s.actor]}"
    if s.passed:
        yield f"passed: {_seats(s.passed)}"
    yield "caravans: " + folded(city_word(box, c) for c in s.caravan_pile)
    yield f"begun: {s.begun}"
    for zone in ZONE_NAMES:
        if zone in (DECK, DRAFT, DISCARD) or s.start[zone] < s.start[zone + 1]:
            yield f"{zone_key(zone)}: {_zone(s, zone)}"
    if s.leave_own:
        yield f"own-caravan: {_seats(s.leave_own)}"
    for pair, state in enumerate(s.offer):
        if state != NO_OFFER:
            yield _offer(s, pair)
    if s.owed:
        yield "debts: " + " ".join(_debt(s.debts[i]) for i in range(s.owed))
    if promises := [_promise(p) for p in s.promises if p[0]]:
        yield "promises: " + " ".join(promises)


def _effect(s: State) -> Iterator[str]:
    """What the effect, payment or deal under way has come to, where it matters."""
    numbers = {
        "card": CARD_WORDS[s.card] if s.card else "",
        "step": s.step,
        "left": s.left,
        "drawn": s.drawn,
        "chosen": ANY if s.chosen == UNKNOWN else s.chosen,
        "chosen-from": s.chosen_from,
        "by-task": s.by_task,
        "deal": s.deal,
        "calling": s.calling,
        "paid": s.paid,
    }
    for key, value in numbers.items():
        if value:
            yield f"{key}: {value}"
    if any(s.due):
        yield "due: " + folded(ICONS[i] for i, n in enumerate(s.due) for _ in range(n))
    if s.queued:
        rows = zip(s.queue[: s.queued], s.fixed, strict=False)
        yield "queue: " + " ".join(
            f"{CARD_WORDS[card]}>{SEAT_NAMES[you]}" + "".join(f"~{f}" for f in fixed if f)
            for (card, you), fixed in rows
        )


def _player(box: Box, s: State, player: int) -> Iterator[str]:
    name = SEAT_NAMES[player]
    yield f"{name}.coins: {total_text(s.coins[player])}"
    yield f"{name}.hand: {_zone(s, HAND + player)}"
    yield f"{name}.entourage: {_zone(s, ENTOURAGE + player)}"
    if s.caravan[player] >= 0:
        yield f"{name}.caravan: {city_word(box, s.caravan[player])}"
        camels = (SEAT_NAMES[c - 1] if c else NOTHING for c in s.board[player])
        yield f"{name}.camels: " + " ".join(camels)
    else:
        yield f"{name}.caravan: {NOTHING}"
    if s.guarded[player]:
        yield f"{name}.guarded: {_spaces(s.guarded[player])}"
    if any(s.pool[player]):
        yield f"{name}.products: {_counted(s.pool[player], PRODUCTS)}"
    if any(s.credit[player]):
        yield f"{name}.credits: {_counted(s.credit[player], ICONS)}"
    for guest, other in enumerate(SEAT_NAMES):
        if s.leave_space[player][guest]:
            yield f"{name}.allows.{other}: {_spaces(s.leave_space[player][guest])}"
        if s.leave_spaces[player][guest]:
            yield f"{name}.allows-any.{other}: {s.leave_spaces[player][guest]}"
    if s.offers_made[player]:
        yield f"{name}.offers-made: {s.offers_made[player]}"
    if s.maker[player]:
        naming = " naming" if s.naming[player] else ""
        yield f"{name}.making: {SEAT_NAMES[s.maker[player] - 1]} {s.part[player]}{naming}"
    if s.defaults[player]:
        yield f"{name}.defaults: {s.defaults[player]}"
    if s.ended:
        yield f"{name}.score: {s.score[player]}"
        yield f"{name}.rank: {s.rank[player]}"


def _seats(mask: int) -> str:
    return " ".join(name for seat, name in enumerate(SEAT_NAMES) if mask >> seat & 1)


def _spaces(mask: int) -> str:
    whole = ["all"] if mask >> WHOLE_CARAVAN & 1 else []
    return " ".join(whole + [str(n + 1) for n in range(SPACES) if mask >> n & 1])


def _counted(counts: list[int], names: tuple[str, ...]) -> str:
    return folded(name for name, n in zip(names, counts, strict=True) for _ in range(n))


def _zone(s: State, zone: int) -> str:
    """The cards of a zone; those of the deck from its top."""
    places = range(s.start[zone], s.start[zone + 1])
    return folded(_card(s, p, zone) for p in (reversed(places) if zone == DECK else places))


def _card(s: State, place: int, zone: int) -> str:
    """`foreman/12:AB^A!+`: face, back, who knows which beyond the usual, tasked, played."""
    face = s.face[place]
    text = CARD_WORDS[face] if face >= 0 else ANY
    if not 0 <= face < PERSONAS:
        text += f"/{s.back[place] + 1 if s.back[place] >= 0 else ANY}"
        seen, back_seen = usual_eyes(zone)
        text += f":{_eyes(s.seen[place])}" if s.seen[place] != seen else ""
        text += f"^{_eyes(s.back_seen[place])}" if s.back_seen[place] != back_seen else ""
    return text + "!" * bool(s.mark[place] & TASKED) + "+" * bool(s.mark[place] & PLAYED)


def _eyes(mask: int) -> str:
    return "".join(name for bit, name in enumerate(EYES) if mask >> bit & 1) or NOTHING


def _offer(s: State, pair: int) -> str:
    state = "making" if s.offer[pair] == BEING_MADE else "waiting"
    gives = [_term(s.terms[pair][i]) for i in range(s.count[pair][GIVES])]
    wants = [_term(s.terms[pair][SIDE_TERMS + i]) for i in range(s.count[pair][WANTS])]
    names = f"{SEAT_NAMES[maker_of(pair)]}.{SEAT_NAMES[partner_of(pair)]}"
    return f"offer.{names}: " + " ".join([state, *gives, "for", *wants])


def _term(term: list[int]) -> str:
    """`coins=3`, `due:card=any`, `card=any~scribe`, `camel=B3`, `choice=camel_A5`."""
    first, what, fixed = term
    kind, mode = first % MODE, first // MODE
    if kind == CHOICE_TERM:
        return "choice=" + ACTIONS.text(128 * what + fixed).replace(" ", "_")
    text = ("" if mode == NOW else f"{MODES[mode]}:") + term_text(kind, what)
    return text if fixed < 0 else f"{text}~{CARD_WORDS[fixed]}"


def term_text(kind: int, what: int) -> str:
    """What a term names."""
    if kind in (CARD_TERM, ENTOURAGE_TERM, TASK_TERM):
        if what == UNKNOWN:
            return f"{TERMS[kind]}={ANY}"
        return f"{TERMS[kind]}={'any' if what == ANY_CARD else CARD_WORDS[what]}"
    if kind == PRODUCT_TERM:
        return f"product={PRODUCTS[what]}"
    if kind == CREDIT_TERM:
        return f"credit={ICONS[what]}"
    if kind == SPACE_TERM:
        return f"space={what + 1}"
    if kind == CAMEL_TERM:
        return f"camel={CAMEL_SPACES[what]}"
    return f"{TERMS[kind]}={what}" if what else TERMS[kind]


def _debt(debt: list[int]) -> str:
    return f"{SEAT_NAMES[debt[0]]}>{SEAT_NAMES[debt[1]]}:{term_text(debt[2], debt[3])}"


def _promise(promise: list[int]) -> str:
    by, to, kind, what, turn, state = promise
    names = f"{SEAT_NAMES[by - 1]}>{SEAT_NAMES[to]}"
    return f"{names}:{term_text(kind, what)}@{turn}={PROMISE_STATES[state]}"
