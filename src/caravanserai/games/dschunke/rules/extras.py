"""Extra-action cards: one per round, before or after the action; each is used only once."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules.actions import earn, goods_from, load
from caravanserai.games.dschunke.rules.goods import any_goods
from caravanserai.games.dschunke.rules.hold import lift_strip, load_strip
from caravanserai.games.dschunke.state import State


@rule
def has_played(s: State, player: int) -> bool:
    """Has the player used this round's extra action?"""
    return s.extra_used >> player & 1 != 0


@rule
def can_fetch(s: State, junk: int) -> bool:
    """Can goods be taken from this junk? On grey, from any (J11)."""
    return any_goods(s) if junk == say.GREY else s.supply[junk] > 0


@rule
def play_card(s: State, special: int, out: Buffer) -> None:
    """Show the card and remove it from the game."""
    s.special[s.active][special] -= 1
    s.removed[special] += 1
    s.extra_used |= 1 << s.active
    s.decision = say.GO_ON
    emit(out, say.CARD_PLAYED, s.active, special, 0, 0, EVERYONE)


@rule
def play_load(s: State, junk: int, out: Buffer) -> None:
    """Load 1 strip on any junk."""
    play_card(s, say.LOAD_CARD, out)
    load(s, junk, 1, out)


@rule
def play_money(s: State, junk: int, out: Buffer) -> None:
    """Collect money from the junk named on the card."""
    play_card(s, say.MONEY_CARD + junk, out)
    earn(s, junk, out)


@rule
def play_goods(s: State, junk: int, out: Buffer) -> None:
    """Take goods from any junk; grey works like the grey action."""
    play_card(s, say.GOODS_CARD, out)
    goods_from(s, junk, out)


@rule
def play_move(s: State, junk: int, out: Buffer) -> None:
    """Move a strip of your own in a top layer (J8): first choose from where."""
    play_card(s, say.MOVE_CARD, out)
    emit(out, say.STRIP_LIFTED, s.active, junk, 0, 0, EVERYONE)
    s.origin = junk
    s.decision = say.ONTO


@rule
def move_onto(s: State, junk: int, out: Buffer) -> None:
    """Then where to."""
    lift_strip(s, s.origin, s.active)
    load_strip(s, junk, s.active)
    emit(out, say.STRIP_MOVED, s.active, s.origin, junk, 0, EVERYONE)
    s.origin = 0
    s.decision = say.GO_ON
