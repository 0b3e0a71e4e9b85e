"""The contract: the functions every game provides, as code that works for any game sees them.

Call these from kernels (playouts, batches, search). The record `s` decides which game's function
runs: at compile time by its dtype, with the JIT off by its class. A game's own functions have the
same names and parameters; `box` is what is fixed for a match, `s` what changes. Functions a game
may leave out have a default here that suits most games.
"""

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from caravanserai.engine import jit
from caravanserai.engine.events import NOBODY, Buffer, Told
from caravanserai.engine.features import Indices
from caravanserai.engine.jit import scratch
from caravanserai.engine.observation import Numbers
from caravanserai.engine.record import MatchState, Record
from caravanserai.engine.sheets import Sheet

if TYPE_CHECKING:
    from caravanserai.engine.shared_rules import SharedRules

F = TypeVar("F", bound=Callable[..., Any])

REFUSALS: Final = ("", "game-over", "not-your-decision", "other-decision")  # in every game
FINE, GAME_OVER, NOT_YOUR_DECISION, OTHER_DECISION = range(4)
MOST_ACTIONS: Final = 1024  # in a game without its own `default` or `why_not`

SHARED: Final[list[str]] = []  # functions compiled apart from the kernels that call them
BY_DEFAULT: Any = None  # the rule of the same name below, or one that `plain` makes for the game


@dataclass(frozen=True)
class Rules:
    """A game's own functions, each with the name and parameters of its namesake below."""

    set_up: Callable[[Any, Any, Buffer], None]
    may_act: Callable[[Any, Any], int]
    legal: Callable[[Any, Any, int, Buffer], int]
    apply: Callable[[Any, Any, int, int, Buffer], None]
    waiting_for: Callable[[Any, Any], int] = BY_DEFAULT
    turn: Callable[[Any, Any], int] = BY_DEFAULT
    hide: Callable[[Any, Any, int], None] = BY_DEFAULT
    determinize: Callable[[Any, Any, int], None] = BY_DEFAULT
    reshuffle: Callable[[Any, Any], None] = BY_DEFAULT
    default: Callable[[Any, Any, int], int] = BY_DEFAULT
    why_not: Callable[[Any, Any, int, int], int] = BY_DEFAULT
    standing: Callable[[Any, Any, int], float] = BY_DEFAULT
    prospects: Callable[[Any, Any, int], float] = BY_DEFAULT
    reopen: Callable[[Any, Any], None] = BY_DEFAULT
    seen_as: Callable[[Any, Any, int, int], int] = BY_DEFAULT
    consider: Callable[[Any, Any, int, Buffer, int], int] = BY_DEFAULT
    sketch: Callable[[Any, Any, int, Buffer, int], int] = BY_DEFAULT
    clock: Callable[[Any, Any], int] = BY_DEFAULT
    first_player: Callable[[Any, Any], int] = BY_DEFAULT
    observe: Callable[[Any, Any, int, Numbers], int] = BY_DEFAULT
    features: Callable[[Any, Any, int, Indices], int] = BY_DEFAULT
    policy_row: Callable[[Any, Any, int, int], int] = BY_DEFAULT
    facts: Callable[[Any, Any, Any], None] = BY_DEFAULT
    details: Callable[[Any, Any, Sheet], None] = BY_DEFAULT
    prompt: Callable[[Any, Any, int, Sheet], None] = BY_DEFAULT
    choice: Callable[[Any, Any, int, int, Sheet], None] = BY_DEFAULT
    event: Callable[[Any, Any, Told, int, Sheet], None] = BY_DEFAULT
    ends: Callable[[Any, Any, int, int], bool] = BY_DEFAULT
    gives_up: Callable[[Any, Any, int, int], bool] = BY_DEFAULT


_defaults: dict[str, Callable[..., Any]] = {}
_rules_by_class: dict[type[Record], Rules] = {}
_rules_by_type: dict[Any, Rules] = {}
_shared_by_type: dict[Any, Callable[[], "SharedRules"]] = {}


def register(state: type[MatchState], rules: Rules, shared: Callable[[], "SharedRules"]) -> None:
    """Make the contract's functions find `rules` when given a record of class `state`.

    shared: the large ones, compiled apart.
    """
    _rules_by_class[state] = rules
    if jit.ENABLED:
        import numba

        kind = numba.from_dtype(state.dtype)
        _rules_by_type[kind] = rules
        _shared_by_type[kind] = shared


def completed(rules: Rules, made: Mapping[str, Callable[..., Any]]) -> Rules:
    """Fill in the rules a game leaves out: with those made for it, or the defaults below."""
    missing = [rule.name for rule in fields(rules) if getattr(rules, rule.name) is BY_DEFAULT]
    return replace(rules, **{name: made.get(name, _defaults[name]) for name in missing})


def _dispatched(function: F) -> F:
    """Route calls to the function of the same name in the game whose record is passed."""
    call = _in_python(function)
    if jit.ENABLED:
        from numba.extending import overload

        from caravanserai.engine.compiler import RULE_OPTIONS

        @functools.wraps(function)
        def implementation(box: Any, s: Any, *rest: Any) -> Any:
            return getattr(_rules_by_type[s], function.__name__).py_func

        overload(call, jit_options=RULE_OPTIONS, strict=False)(implementation)
    return call


def _shared(function: F) -> F:
    """The same for large functions, which are compiled apart from the kernels that call them."""
    call = _in_python(function)
    SHARED.append(function.__name__)
    if jit.ENABLED:
        from caravanserai.engine.shared_rules import call_shared

        call_shared(call, lambda kind: _shared_by_type[kind]())
    return call


def _in_python(function: F) -> F:
    name = function.__name__
    _defaults[name] = jit.rule(function)

    @functools.wraps(function)
    def call(box: Any, s: Any, *rest: Any) -> Any:
        return getattr(_rules_by_class[type(s)], name)(box, s, *rest)

    return call  # type: ignore[return-value]  # wraps() keeps the signature


@_shared
def set_up(box: Any, s: Any, out: Buffer) -> None:
    """Lay out the game in `s`, which is all zero except for its seeded generator.

    Goes up to the first decision; the events before it go to `out`.
    """


@_dispatched
def may_act(box: Any, s: Any) -> int:
    """Mask of the seats that may act now.

    Whether a seat has anything to do may depend on what only it can see, so a seat that the game
    isn't waiting for can be in the mask without a legal action.
    """


@_dispatched
def waiting_for(box: Any, s: Any) -> int:
    """Mask of the seats that must act before the game can go on.

    By default every seat that may act.
    """
    return may_act(box, s)


@_dispatched
def turn(box: Any, s: Any) -> int:
    """The seat that acts next when players act one at a time (search, playouts, RL).

    By default the first seat the game is waiting for.
    """
    waiting = waiting_for(box, s)
    seat = 0
    while not waiting >> seat & 1:
        seat += 1
    return seat


@_shared
def legal(box: Any, s: Any, seat: int, out: Buffer) -> int:
    """Write the legal actions of `seat`, ascending, into `out`; return how many."""


@_shared
def apply(box: Any, s: Any, seat: int, action: int, out: Buffer) -> None:
    """Carry out a legal action and write its events to `out`."""


@_shared
def hide(box: Any, s: Any, seat: int) -> None:
    """Normalise everything in `s` that `seat` (or PUBLIC) may not know: by default nothing."""


@_shared
def determinize(box: Any, s: Any, seat: int) -> None:
    """Turn the view `s` of `seat` into a full state consistent with it, using its generator."""


@_dispatched
def reshuffle(box: Any, s: Any) -> None:
    """Put what nobody has seen yet into a new order, using the state's generator.

    By default there is nothing but the generator, which the caller has seeded anew.
    """


@_shared
def default(box: Any, s: Any, seat: int) -> int:
    """What `seat` does when its time is up, given its view: by default its first legal action."""
    actions = scratch(MOST_ACTIONS)
    legal(box, s, seat, actions)
    return int(actions[0])


@_shared
def why_not(box: Any, s: Any, seat: int, action: int) -> int:
    """0 if `seat`, which may act, may do `action`, else the number of the game's refusal.

    `s` may be a view. Every game's refusals begin with REFUSALS; by default there are no others.
    """
    actions = scratch(MOST_ACTIONS)
    for k in range(legal(box, s, seat, actions)):
        if actions[k] == action:
            return FINE
    return OTHER_DECISION


@_shared
def standing(box: Any, s: Any, seat: int) -> float:
    """How well `seat` is doing in an unfinished game, in points of equal value. For bots."""
    return 0.0


@_shared
def prospects(box: Any, s: Any, seat: int) -> float:
    """How likely `seat` is to win, given the full state. For bots: +1 is e times as likely."""
    return standing(box, s, seat)


@_dispatched
def reopen(box: Any, s: Any) -> None:
    """Take back choices made in secret and not yet shown, so that search can make them itself."""


@_dispatched
def seen_as(box: Any, s: Any, seat: int, action: int) -> int:
    """The action as others see it: itself, or one number for all that look alike.

    `s` may be a view.
    """
    return action


@_shared
def consider(box: Any, s: Any, seat: int, actions: Buffer, count: int) -> int:
    """Move the legal actions worth considering to the front; return how many (> 0).

    `s` may be a view.
    """
    return count


@_shared
def sketch(box: Any, s: Any, seat: int, actions: Buffer, count: int) -> int:
    """Of `count` actions worth considering, put those a quick playout chooses from first."""
    return count


@_dispatched
def clock(box: Any, s: Any) -> int:
    """A number that changes when a turn ends: search counts the changes."""
    return turn(box, s)


@_dispatched
def first_player(box: Any, s: Any) -> int:
    """The seat that began the game, even when it is over; by default unknown: -1."""
    return NOBODY


@_shared
def observe(box: Any, s: Any, seat: int, out: Numbers) -> int:
    """Write the view `s` of `seat` as numbers into `out`, which is all zero; return how many."""


@_shared
def features(box: Any, s: Any, seat: int, out: Indices) -> int:
    """Write which features the full state `s` has, as `seat` counts them; return how many.

    The game's `feature_layout` names them. By default there are none.
    """
    return 0


@_dispatched
def policy_row(box: Any, s: Any, seat: int, action: int) -> int:
    """The action a network weighs in place of this one of `seat`; by default the same.

    Actions that name a seat or a place may be counted from the deciding player, as in the features.
    """
    return action


@_dispatched
def facts(box: Any, s: Any, f: Any) -> None:
    """Work out what a screen shows beside the view `s`.

    `f` is a record of the game's facts, all zero.
    """


@_dispatched
def details(box: Any, s: Any, out: Sheet) -> None:
    """Write the facts that don't fit a record to a sheet: lists of any length, mappings, words."""


@_dispatched
def prompt(box: Any, s: Any, seat: int, out: Sheet) -> None:
    """Say what `seat` decides now, given its view, in one phrase."""


@_dispatched
def choice(box: Any, s: Any, seat: int, action: int, out: Sheet) -> None:
    """Say what a legal action of `seat` does, given its view, as the label of a choice."""


@_dispatched
def event(box: Any, s: Any, told: Told, reader: int, out: Sheet) -> None:
    """Say what happened, for `reader`, given their view."""


@_dispatched
def ends(box: Any, s: Any, seat: int, action: int) -> bool:
    """Is a legal action the last one `seat` decides in its own turn, given its view?

    If that depends on hidden things, answer as a player would expect. By default it is not.
    """
    return False


@_dispatched
def gives_up(box: Any, s: Any, seat: int, action: int) -> bool:
    """Does a legal action give up something that `seat` could have, given its view?

    Ending a turn, letting an offer lapse, bidding nothing: things nobody should do by a slip. By
    default none does.
    """
    return False
