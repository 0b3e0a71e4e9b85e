"""Positions and actions of Merchants of Araby as text. docs/notation.md explains the form."""

from collections.abc import Iterator
from typing import Final

from caravanserai.engine.events import UNKNOWN
from caravanserai.engine.notation import ANY, NOTHING, folded, total_text, viewer_name
from caravanserai.engine.position import Position
from caravanserai.engine.record import SEATS
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby import data
from caravanserai.games.araby.knowledge.tracking import ALL_EYES
from caravanserai.games.araby.rules.caravans import WHOLE_CARAVAN
from caravanserai.games.araby.rules.fixing import fixed_action
from caravanserai.games.araby.rules.terms import kind_of, maker_of, mode_of, partner_of
from caravanserai.games.araby.state import Box, State

EYES: Final = say.SEAT_NAMES + "P"
ZONE_NAMES: Final = {
    say.DECK: "deck",
    say.DRAFT: "draft",
    say.DISCARD: "discard",
    say.IN_PLAY: "in-play",
    say.ASIDE: "aside",
    say.UNUSED: "unused",
}


def zone_key(zone: int) -> str:
    """The statement that lists a zone's cards."""
    if say.HAND <= zone < say.HAND + SEATS:
        return f"{say.SEAT_NAMES[zone - say.HAND]}.hand"
    if say.ENTOURAGE <= zone < say.ENTOURAGE + SEATS:
        return f"{say.SEAT_NAMES[zone - say.ENTOURAGE]}.entourage"
    return ZONE_NAMES[zone]


def usual_eyes(zone: int) -> tuple[int, int]:
    """Who usually knows the face and the back of a card in a zone; texts only give exceptions."""
    if zone == say.DECK:
        return 0, 0
    if say.HAND <= zone < say.HAND + SEATS:
        return 1 << (zone - say.HAND), 1 << (zone - say.HAND)
    if zone == say.ASIDE:
        return 0, ALL_EYES
    return ALL_EYES, ALL_EYES


def city_word(box: Box, caravan: int) -> str:
    """A caravan by its city, as one word."""
    return data.city_word(box, caravan) if caravan >= 0 else ANY


def write(position: Position) -> str:
    """The full position, or view, as text that reads back to the same bytes."""
    box, s = Box.load(position.box), State.load(position.state)
    lines = ["araby", *_box(box), *_table(box, s), *_effect(s)]
    for player in range(box.players):
        lines += _player(box, s, player)
    return "\n".join(lines) + "\n"


def action(text: str, position: Position) -> int:
    """The action a text names."""
    return say.ACTIONS.number(text)


def _box(box: Box) -> Iterator[str]:
    yield f"players: {box.players}"
    if box.stacks != say.STACKS:
        yield f"stacks: {box.stacks}"
    if box.personas != 1:
        yield f"personas: {box.personas}"
    if box.offer_limit != say.MOST_OFFERS:
        yield f"offers: {box.offer_limit}"
    if line := data.in_one_line(box):
        yield f"data: {line.encode().hex()}"


def _table(box: Box, s: State) -> Iterator[str]:
    if s.eyes:
        yield f"eyes: {viewer_name(s.eyes - 1)}"
    else:
        yield f"rng: {s.rng[0]} {s.rng[1]}"
    if s.ended:
        yield f"ended: {say.ENDINGS[s.ended]}"
    yield f"first: {say.SEAT_NAMES[s.first]}"
    yield f"turn: {say.SEAT_NAMES[s.active]}"
    yield f"number: {s.turn}"
    yield f"decision: {say.DECISIONS[s.decision]}"
    if s.decision not in (say.MAIN, say.LAST):
        yield f"stage: {say.DECISIONS[s.stage]}"
        yield f"actor: {say.SEAT_NAMES[s.actor]}"
    if s.passed:
        yield f"passed: {_seats(s.passed)}"
    yield "caravans: " + folded(city_word(box, c) for c in s.caravan_pile)
    yield f"begun: {s.begun}"
    for zone in ZONE_NAMES:
        if zone in (say.DECK, say.DRAFT, say.DISCARD) or s.start[zone] < s.start[zone + 1]:
            yield f"{zone_key(zone)}: {_zone(s, zone)}"
    if s.leave_own:
        yield f"own-caravan: {_seats(s.leave_own)}"
    for pair, state in enumerate(s.offer):
        if state != say.NO_OFFER:
            yield _offer(s, pair)
    if s.owed:
        yield "debts: " + " ".join(_debt(s.debts[i]) for i in range(s.owed))
    if promises := [_promise(p) for p in s.promises if p[say.PROMISE_BY]]:
        yield "promises: " + " ".join(promises)


def _effect(s: State) -> Iterator[str]:
    """How far the current effect, payment or deal has come, if it matters."""
    numbers = {
        "card": say.CARD_WORDS[s.card] if s.card else "",
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
        yield "due: " + folded(say.ICONS[i] for i, n in enumerate(s.due) for _ in range(n))
    if s.queued:
        rows = zip(s.queue[: s.queued], s.fixed, strict=False)
        yield "queue: " + " ".join(
            f"{say.CARD_WORDS[card]}>{say.SEAT_NAMES[you]}" + "".join(f"~{f}" for f in fixed if f)
            for (card, you), fixed in rows
        )


def _player(box: Box, s: State, player: int) -> Iterator[str]:
    name = say.SEAT_NAMES[player]
    yield f"{name}.coins: {total_text(s.coins[player])}"
    yield f"{name}.hand: {_zone(s, say.HAND + player)}"
    yield f"{name}.entourage: {_zone(s, say.ENTOURAGE + player)}"
    if s.caravan[player] >= 0:
        yield f"{name}.caravan: {city_word(box, s.caravan[player])}"
        camels = (say.SEAT_NAMES[c - 1] if c else NOTHING for c in s.board[player])
        yield f"{name}.camels: " + " ".join(camels)
    else:
        yield f"{name}.caravan: {NOTHING}"
    if s.guarded[player]:
        yield f"{name}.guarded: {_spaces(s.guarded[player])}"
    if any(s.pool[player]):
        yield f"{name}.products: {_counted(s.pool[player], say.PRODUCTS)}"
    if any(s.credit[player]):
        yield f"{name}.credits: {_counted(s.credit[player], say.ICONS)}"
    for guest, other in enumerate(say.SEAT_NAMES):
        if s.leave_space[player][guest]:
            yield f"{name}.allows.{other}: {_spaces(s.leave_space[player][guest])}"
        if s.leave_spaces[player][guest]:
            yield f"{name}.allows-any.{other}: {s.leave_spaces[player][guest]}"
    if s.offers_made[player]:
        yield f"{name}.offers-made: {s.offers_made[player]}"
    if s.maker[player]:
        naming = " naming" if s.naming[player] else ""
        yield f"{name}.making: {say.SEAT_NAMES[s.maker[player] - 1]} {s.part[player]}{naming}"
    if s.defaults[player]:
        yield f"{name}.defaults: {s.defaults[player]}"
    if s.ended:
        yield f"{name}.score: {s.score[player]}"
        yield f"{name}.rank: {s.rank[player]}"


def _seats(mask: int) -> str:
    return " ".join(name for seat, name in enumerate(say.SEAT_NAMES) if mask >> seat & 1)


def _spaces(mask: int) -> str:
    whole = ["all"] if mask >> WHOLE_CARAVAN & 1 else []
    return " ".join(whole + [str(n + 1) for n in range(say.SPACES) if mask >> n & 1])


def _counted(counts: list[int], names: tuple[str, ...]) -> str:
    return folded(name for name, n in zip(names, counts, strict=True) for _ in range(n))


def _zone(s: State, zone: int) -> str:
    """The cards of a zone; the deck from its top."""
    places = range(s.start[zone], s.start[zone + 1])
    return folded(_card(s, p, zone) for p in (reversed(places) if zone == say.DECK else places))


def _card(s: State, place: int, zone: int) -> str:
    """`foreman/12:AB^A!+`: face, back, who knows which beyond the usual, tasked, played."""
    face = s.face[place]
    text = say.CARD_WORDS[face] if face >= 0 else ANY
    if not 0 <= face < say.PERSONAS:
        text += f"/{s.back[place] + 1 if s.back[place] >= 0 else ANY}"
        seen, back_seen = usual_eyes(zone)
        text += f":{_eyes(s.seen[place])}" if s.seen[place] != seen else ""
        text += f"^{_eyes(s.back_seen[place])}" if s.back_seen[place] != back_seen else ""
    return text + "!" * bool(s.mark[place] & say.TASKED) + "+" * bool(s.mark[place] & say.PLAYED)


def _eyes(mask: int) -> str:
    return "".join(name for bit, name in enumerate(EYES) if mask >> bit & 1) or NOTHING


def _offer(s: State, pair: int) -> str:
    state = "making" if s.offer[pair] == say.BEING_MADE else "waiting"
    gives = [_term(s.terms[pair][i]) for i in range(s.count[pair][say.GIVES])]
    wants = [_term(s.terms[pair][say.SIDE_TERMS + i]) for i in range(s.count[pair][say.WANTS])]
    names = f"{say.SEAT_NAMES[maker_of(pair)]}.{say.SEAT_NAMES[partner_of(pair)]}"
    return f"offer.{names}: " + " ".join([state, *gives, "for", *wants])


def _term(term: list[int]) -> str:
    """`coins=3`, `due:card=any`, `card=any~scribe`, `camel=B3`, `choice=camel_A5`."""
    first, what, fixed = term
    kind, mode = kind_of(first), mode_of(first)
    if kind == say.CHOICE_TERM:
        return "choice=" + say.ACTIONS.text(fixed_action(what, fixed)).replace(" ", "_")
    text = ("" if mode == say.NOW else f"{say.MODES[mode]}:") + term_text(kind, what)
    return text if fixed < 0 else f"{text}~{say.CARD_WORDS[fixed]}"


def term_text(kind: int, what: int) -> str:
    """What a term names."""
    if kind in (say.CARD_TERM, say.ENTOURAGE_TERM, say.TASK_TERM):
        if what == UNKNOWN:
            return f"{say.TERMS[kind]}={ANY}"
        return f"{say.TERMS[kind]}={'any' if what == say.ANY_CARD else say.CARD_WORDS[what]}"
    if kind == say.PRODUCT_TERM:
        return f"product={say.PRODUCTS[what]}"
    if kind == say.CREDIT_TERM:
        return f"credit={say.ICONS[what]}"
    if kind == say.SPACE_TERM:
        return f"space={what + 1}"
    if kind == say.CAMEL_TERM:
        return f"camel={say.CAMEL_SPACES[what]}"
    return f"{say.TERMS[kind]}={what}" if what else say.TERMS[kind]


def _debt(debt: list[int]) -> str:
    by, to, kind, what = debt
    return f"{say.SEAT_NAMES[by]}>{say.SEAT_NAMES[to]}:{term_text(kind, what)}"


def _promise(promise: list[int]) -> str:
    by, to, kind, what, turn, state = promise
    names = f"{say.SEAT_NAMES[by - 1]}>{say.SEAT_NAMES[to]}"
    return f"{names}:{term_text(kind, what)}@{turn}={say.PROMISE_STATES[state]}"
