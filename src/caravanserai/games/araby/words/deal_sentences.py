"""What people say in a chat, read as an offer: "2 coins for space 5?"

No language is understood here: things, "for", and words of giving and asking are found by the
lexicon, the rest is skipped. What is read is only a draft, for the rules to judge.
"""

from dataclasses import dataclass, field
from typing import Final

from caravanserai.engine.bargains import Offer, Term, When
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.camels import has_caravan
from caravanserai.games.araby.rules.cards import types_in
from caravanserai.games.araby.state import Box, State
from caravanserai.games.araby.words.deal_lexicon import Lexicon, Texts, Token

MOST_UNKNOWN: Final = 6  # words in a sentence that still makes an offer
THINGS: Final = ("coins", "product", "space", "spaces", "camel", "card", "own")
LEAVE: Final = ("space", "spaces", "own-caravan")
GIVES, WANTS = "give", "ask"
OTHER: Final = {GIVES: WANTS, WANTS: GIVES}


@dataclass
class Clause:
    """Things on one side of an offer, in the order they were said."""

    side: str = ""
    tokens: list[Token] = field(default_factory=list)

    @property
    def has_things(self) -> bool:
        """Does it name anything?"""
        return any(token.kind in THINGS for token in self.tokens)


def read_deal(view: Position, seat: int, to: str, text: str, texts: Texts) -> Offer | None:
    """The offer that a seat's words make; None if they make none."""
    box, s = Box.load(view.box), State.load(view.state)
    tokens, unknown = Lexicon(box, texts).tokens(text)
    if len(unknown) > MOST_UNKNOWN or any(word.isdigit() for word in unknown):
        return None
    clauses = _verbs_last(tokens) if texts("said-verbs") == "last" else _verbs_first(tokens)
    sides = {side: [c for c in clauses if c.side == side] for side in (GIVES, WANTS)}
    to = to or _partner(box, s, seat, sides[WANTS])
    partner = SEAT_NAMES.index(to) if to else None
    gives = [t for clause in sides[GIVES] for t in _terms(box, s, seat, partner, clause)]
    wants = [t for clause in sides[WANTS] for t in _terms(box, s, seat, partner, clause)]
    return Offer(to, gives[: say.SIDE_TERMS], wants[: say.SIDE_TERMS]) if gives or wants else None


def _verbs_first(tokens: list[Token]) -> list[Clause]:
    """As in "I give A for B", "can I have B for A", "A for B": `for` changes sides."""
    is_offer = any(token.kind in (GIVES, WANTS, "for") for token in tokens)
    clauses = [Clause(GIVES if is_offer else "")]
    for token in tokens:
        last = clauses[-1]
        if token.kind in (GIVES, WANTS):
            clauses.append(Clause(token.kind))
        elif token.kind == "for":
            clauses.append(Clause(OTHER[last.side]))
        else:
            last.tokens.append(token)
    named = [clause for clause in clauses if clause.has_things]
    has_verb = any(token.kind in (GIVES, WANTS) for token in tokens)
    return named if has_verb or len({clause.side for clause in named}) == 2 else []


def _verbs_last(tokens: list[Token]) -> list[Clause]:
    """The verb says what happens to the things before it; the one before `for` is the price."""
    clauses, open_, price = [], Clause(), Clause()
    for token in tokens:
        if token.kind in (GIVES, WANTS):
            open_.side, price.side = token.kind, OTHER[token.kind]
            clauses += [price, open_]
            open_, price = Clause(), Clause()
        elif token.kind == "for" and open_.has_things:
            at = max(i for i, one in enumerate(open_.tokens) if one.kind in THINGS)
            price.tokens += open_.tokens[at:]
            open_.tokens = open_.tokens[:at]
        else:
            open_.tokens.append(token)
    if price.has_things and open_.has_things:
        price.side, open_.side = GIVES, WANTS
        clauses += [price, open_]
    elif clauses and open_.has_things:
        open_.side = OTHER[clauses[-1].side]
        clauses.append(open_)
    return [clause for clause in clauses if clause.has_things]


def _terms(box: Box, s: State, seat: int, partner: int | None, clause: Clause) -> list[Term]:
    """The terms of a clause, each with its time."""
    found: list[Term] = []
    when: When | None = None
    kinds = {token.kind for token in clause.tokens}
    for token in clause.tokens:
        if token.kind in ("later", "due"):
            time: When = "promise" if token.kind == "later" else "due"
            if found:
                found[-1] = _at(found[-1], time)
            else:
                when = time
        elif token.kind in THINGS and not (token.kind == "camel" and kinds & set(LEAVE)):
            made = _term(box, s, seat, partner, clause, token, kinds)
            found += [_at(made, when) if when else made] * (
                token.number if token.kind == "product" else 1
            )
    return found


def _at(term: Term, when: When) -> Term:
    """The same at another time; permission lasts all turn, so it is not due in it."""
    if when == "due" and term.kind in LEAVE:
        return term
    return Term(term.kind, term.what, when)


def _term(
    box: Box,
    s: State,
    seat: int,
    partner: int | None,
    clause: Clause,
    token: Token,
    kinds: set[str],
) -> Term:
    """One thing: whose camel and whose caravan is said by "my" and "your"."""
    if token.kind == "own":
        return Term("own-caravan")
    if token.kind == "camel":
        return Term("spaces", 1)
    if token.kind == "space":
        theirs = clause.side == GIVES and "your" in kinds
        mine = clause.side == WANTS and "my" in kinds
        owner = seat if mine else partner if theirs else None
        if "camel" in kinds and owner is not None:
            return Term("camel", f"{SEAT_NAMES[owner]}{token.number}")
    if token.kind == "card" and token.what != "any":
        giver = seat if clause.side == GIVES else partner
        lies = giver is not None and _lies_with(s, giver, token.what)
        return Term("task" if lies or "use" in kinds else "card", token.what)
    return Term(token.kind, token.what or token.number)


def _lies_with(s: State, player: int, word: str) -> bool:
    """Is this card in a player's entourage?"""
    return bool(types_in(s, say.ENTOURAGE + player) >> say.CARD_WORDS.index(word) & 1)


def _partner(box: Box, s: State, seat: int, wanted: list[Clause]) -> str:
    """The only one who could have what is wanted; "" if there are several."""
    others = [player for player in range(box.players) if player != seat]
    for token in (token for clause in wanted for token in clause.tokens):
        if token.kind in ("space", "spaces"):
            others = [player for player in others if has_caravan(s, player)]
        if token.kind == "card" and any(
            _lies_with(s, p, token.what) for p in others if token.what != "any"
        ):
            others = [player for player in others if _lies_with(s, player, token.what)]
    return SEAT_NAMES[others[0]] if len(others) == 1 else ""
