"""Why an action is refused, as a reason a screen can explain. Works on views.

One function for each thing that can be chosen; each takes an action that answers the decision.
"""

from caravanserai.engine.jit import rule
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules.actions import has_merchant, is_available, is_in_game
from caravanserai.games.dschunke.rules.extras import can_fetch, has_played
from caravanserai.games.dschunke.rules.fists import cards_bid, fist_of, has_cards
from caravanserai.games.dschunke.rules.hold import has_top_strip
from caravanserai.games.dschunke.rules.market import can_return
from caravanserai.games.dschunke.rules.stacks import can_search
from caravanserai.games.dschunke.state import Box, State


@rule
def why_not_bid(box: Box, s: State, seat: int, action: int) -> int:
    """No cards, or cards that are in hand; whether they sell is another matter (J6)."""
    held = has_cards(s, seat, fist_of(action), cards_bid(action))
    return say.FINE if held else say.TOO_FEW_CARDS


@rule
def why_not_merchant(box: Box, s: State, seat: int, action: int) -> int:
    """A merchant works once a round."""
    return say.FINE if is_available(s, action - say.DO_MERCHANT) else say.FACE_DOWN


@rule
def why_not_lower(box: Box, s: State, seat: int, action: int) -> int:
    """The lower trainee on a junk."""
    return why_not_trainee(box, s, say.LOWER, action - say.DO_LOWER)


@rule
def why_not_upper(box: Box, s: State, seat: int, action: int) -> int:
    """The upper trainee on a junk."""
    return why_not_trainee(box, s, say.UPPER, action - say.DO_UPPER)


@rule
def why_not_trainee(box: Box, s: State, trainee: int, junk: int) -> int:
    """A trainee works once a round, where no merchant is."""
    if not is_in_game(box, trainee):
        return say.NO_SUCH_TRAINEE
    if not is_available(s, trainee):
        return say.FACE_DOWN
    return say.MERCHANT_THERE if has_merchant(s, junk) else say.FINE


@rule
def why_not_load(box: Box, s: State, seat: int, action: int) -> int:
    """The card that loads a strip on any junk (J11)."""
    reason = why_not_extra(s, seat, say.LOAD_CARD)
    return say.NO_STRIPS if reason == say.FINE and s.strips[seat] == 0 else reason


@rule
def why_not_collect(box: Box, s: State, seat: int, action: int) -> int:
    """The card that collects money from one junk."""
    return why_not_extra(s, seat, say.MONEY_CARD + action - say.DO_COLLECT)


@rule
def why_not_fetch(box: Box, s: State, seat: int, action: int) -> int:
    """The card that takes goods from any junk that has some (J11)."""
    reason = why_not_extra(s, seat, say.GOODS_CARD)
    if reason == say.FINE and not can_fetch(s, action - say.DO_FETCH):
        return say.JUNK_EMPTY
    return reason


@rule
def why_not_lift(box: Box, s: State, seat: int, action: int) -> int:
    """The card that moves a strip of your own in a top layer (J8)."""
    reason = why_not_extra(s, seat, say.MOVE_CARD)
    if reason == say.FINE and not has_top_strip(s, action - say.DO_MOVE, seat):
        return say.NO_TOP_STRIP
    return reason


@rule
def why_not_extra(s: State, seat: int, special: int) -> int:
    """One extra-action card per round, held by the player."""
    if has_played(s, seat):
        return say.EXTRA_PLAYED
    return say.FINE if s.special[seat][special] else say.CARD_NOT_HELD


@rule
def why_not_return(box: Box, s: State, seat: int, action: int) -> int:
    """A card in hand for which the junks have others; or stopping."""
    if action == say.DO_STOP or can_return(s, seat, action - say.DO_RETURN):
        return say.FINE
    return say.NOTHING_FOR_IT if s.hand[seat][action - say.DO_RETURN] else say.NOT_IN_HAND


@rule
def why_not_search(box: Box, s: State, seat: int, action: int) -> int:
    """A stack that is neither empty nor taken; Yuan only as the prize of round 10."""
    if action == say.DO_YUAN:
        return say.FINE if s.round == say.ROUNDS else say.NOT_ROUND_10
    stack = action - say.DO_SEARCH
    if can_search(s, stack):
        return say.FINE
    return say.STACK_TAKEN if s.stacks_taken >> stack & 1 else say.STACK_EMPTY


@rule
def why_not_keep(box: Box, s: State, seat: int, action: int) -> int:
    """A card in the stack being searched."""
    return say.FINE if s.stack_cards[s.stack][action - say.DO_KEEP] else say.NOT_IN_STACK


@rule
def why_not_station(box: Box, s: State, seat: int, action: int) -> int:
    """A junk for a face-down merchant: one each."""
    return say.JUNK_TAKEN if s.stations >> (action - say.DO_STATION) & 1 else say.FINE


@rule
def why_not_place(box: Box, s: State, seat: int, action: int) -> int:
    """A junk for a strip received in the variant: three each."""
    return say.FINE if s.size[action - say.DO_PLACE] < say.LAYER else say.JUNK_FULL


@rule
def why_not_onto(box: Box, s: State, seat: int, action: int) -> int:
    """A different junk for a strip that is moved."""
    return say.SAME_JUNK if action - say.DO_ONTO == s.origin else say.FINE


@rule
def why_not_take(box: Box, s: State, seat: int, action: int) -> int:
    """A good that is available; in an exchange, not one just returned (J11)."""
    good = action - say.DO_TAKE
    if s.decision == say.TRADE and s.returned[good]:
        return say.JUST_RETURNED
    return say.FINE if s.supply[good] != 0 else say.JUNK_EMPTY
