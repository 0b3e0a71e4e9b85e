"""What an action of Dschunke brings its player, from the views before and after."""

from collections.abc import Collection, Iterator

from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.mind.evaluation import crates_shown
from caravanserai.games.dschunke.rules.goods import cards_in
from caravanserai.games.dschunke.rules.scoring import card_bonus, junk_bonus, junks_shown_on
from caravanserai.games.dschunke.state import Box, State
from caravanserai.games.dschunke.words.wording import good_name, worth_of


def motives(before: Position, after: Position, seat: int, told: Collection[str]) -> list[Phrase]:
    """What changed for a player, the most telling first; of bids, only what is sure."""
    box, old, new = Box.load(before.box), State.load(before.state), State.load(after.state)
    if new.round > old.round:
        return []
    if old.decision == say.BID:
        return list(_unbeatable(box, old, new, seat))
    return [
        *_gained(old, new, seat),
        *_crates(old, new, seat),
        *_covered(box, old, new, seat),
        *_at_the_end(box, old, new, seat),
    ]


def _unbeatable(box: Box, old: State, new: State, seat: int) -> Iterator[Phrase]:
    """A bid that no other player has the cards to equal."""
    others = [other for other in range(box.players) if other != seat]
    for good in range(1, say.SLOTS):
        count = old.hand[seat][good] - new.hand[seat][good]
        if new.has_bid >> seat & 1 and new.bid_good[seat] == good:
            count = new.bid_count[seat]
        most = max(old.hand[other][good] + old.hand[other][0] for other in others)
        if count > most and not old.sold >> good & 1:
            yield phrase(
                "motive-bid", good=good_name(good), most=most, worth=worth_of(box, old, good)
            )


def _gained(old: State, new: State, seat: int) -> Iterator[Phrase]:
    """Yuan and goods."""
    if (yuan := new.money[seat] - old.money[seat]) > 0:
        yield phrase("motive-money", count=yuan)
    total = cards_in(new.hand[seat])
    if (goods := total - cards_in(old.hand[seat])) > 0:
        yield phrase("motive-goods", count=goods, total=total)


def _crates(old: State, new: State, seat: int) -> Iterator[Phrase]:
    """More of the player's own crates that show, or fewer."""
    shown, now = crates_shown(old, seat), crates_shown(new, seat)
    if now > shown:
        yield phrase("motive-crates", count=now)
    elif now < shown:
        yield phrase("motive-crates-fewer", count=now)
    if junks_shown_on(new, seat) > junks_shown_on(old, seat):
        yield phrase("motive-junks", count=junks_shown_on(new, seat))


def _covered(box: Box, old: State, new: State, seat: int) -> Iterator[Phrase]:
    """Whose crates show no longer."""
    for other in range(box.players):
        count = crates_shown(old, other) - crates_shown(new, other)
        if other != seat and count > 0:
            yield phrase("motive-covers", player=say.SEAT_NAMES[other], count=count)


def _at_the_end(box: Box, old: State, new: State, seat: int) -> Iterator[Phrase]:
    """What crates and end cards would pay more if the game ended now."""
    then, now = (junk_bonus(junks_shown_on(s, seat)) + card_bonus(box, s, seat) for s in (old, new))
    if now > then:
        yield phrase("motive-end", yuan=now - then)
