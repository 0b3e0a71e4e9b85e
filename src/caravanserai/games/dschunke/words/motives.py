"""Why a player of Dschunke may have done something, from the views before and after."""

from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.mind.evaluation import crates_shown
from caravanserai.games.dschunke.rules.goods import cards_in
from caravanserai.games.dschunke.rules.scoring import junks_shown_on
from caravanserai.games.dschunke.state import State


def motive(before: Position, after: Position, seat: int) -> Phrase | None:
    """The most telling thing that a player's action changed."""
    old, new = State.load(before.state), State.load(after.state)
    if old.decision == say.BID:
        return phrase("motive-bid")
    if new.money[seat] > old.money[seat]:
        return phrase("motive-money", count=new.money[seat] - old.money[seat])
    if sum(new.special[seat]) > sum(old.special[seat]):
        return phrase("motive-special")
    if junks_shown_on(new, seat) > junks_shown_on(old, seat):
        return phrase("motive-junks", count=junks_shown_on(new, seat))
    if crates_shown(new, seat) > crates_shown(old, seat):
        return phrase("motive-crates", count=crates_shown(new, seat))
    if cards_in(new.hand[seat]) > cards_in(old.hand[seat]):
        return phrase("motive-goods", count=cards_in(new.hand[seat]))
    return None
