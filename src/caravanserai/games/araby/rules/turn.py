"""The course of a turn: its beginning, the passes that end it (A9, A10, A13), the draft."""

from caravanserai.engine.events import EVERYONE, NOBODY, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.knowledge.tracking import taken_to_hand, top_shown
from caravanserai.games.araby.rules.calling import call_debts, call_next, give_up_debts
from caravanserai.games.araby.rules.camels import has_caravan
from caravanserai.games.araby.rules.caravans import resolve
from caravanserai.games.araby.rules.cards import (
    find,
    forget_played,
    move,
    refresh_all,
    size,
    top_of_deck,
    turn_over_if_empty,
)
from caravanserai.games.araby.rules.scoring import final_resolution
from caravanserai.games.araby.rules.terms import clear_offer
from caravanserai.games.araby.state import Box, State


@rule
def begin_turn(box: Box, s: State, player: int, out: Buffer) -> None:
    """Step 1: the caravan of your last turn resolves, then a new one begins."""
    emit(out, say.TURN_BEGAN, player, s.turn + 1, 0, 0, EVERYONE)
    if has_caravan(s, player):
        resolve(box, s, player, out)
    open_turn(s, player)
    emit(out, say.CARAVAN_BEGAN, player, s.caravan[player], 0, 0, EVERYONE)


@rule
def open_turn(s: State, player: int) -> None:
    """Take the next caravan, refresh, and let everybody act."""
    s.active = player
    s.actor = player
    s.turn += 1
    s.caravan[player] = s.caravan_pile[s.begun]
    s.begun += 1
    refresh_all(s, player)
    s.decision = say.MAIN
    s.stage = say.MAIN
    s.passed = 0


@rule
def reopen_round(s: State) -> None:
    """Somebody did something: all passes are cleared (A13)."""
    s.passed = 0


@rule
def everybody(box: Box) -> int:
    """The mask of all seats."""
    return (1 << box.players) - 1


@rule
def pass_round(box: Box, s: State, seat: int, out: Buffer) -> None:
    """A pass, or the active player's end of step 2; the last one closes the round."""
    emit(
        out,
        say.TURN_ENDED if s.stage == say.MAIN and seat == s.active else say.PASSED,
        seat,
        0,
        0,
        0,
        EVERYONE,
    )
    s.passed |= 1 << seat
    if s.passed == everybody(box):
        call_debts(s, out)


@rule
def go_on_calling(box: Box, s: State, out: Buffer) -> None:
    """Pay debts one after the other (A16); what they bring can be used, so passes reopen."""
    while s.calling and s.decision == s.stage:
        if s.calling <= s.owed:
            call_next(box, s, out)
        else:
            s.calling = 0
            close_round(box, s, out)


@rule
def close_round(box: Box, s: State, out: Buffer) -> None:
    """Nothing more can be paid: if nobody got anything, the draft begins or the turn ends."""
    used = bool(s.paid)
    s.paid = 0
    if s.stage == say.MAIN and not used:
        begin_draft(s, out)
    elif used or give_up_debts(box, s, out):
        reopen_round(s)
    else:
        end_turn(box, s, out)


@rule
def begin_draft(s: State, out: Buffer) -> None:
    """Step 3: refresh, then take two cards from the draft line."""
    refresh_all(s, s.active)
    emit(out, say.ENTOURAGE_REFRESHED, s.active, 0, 0, 0, EVERYONE)
    s.decision = say.DRAFTING
    s.actor = s.active
    s.left = min(say.DRAFTED, size(s, say.DRAFT))
    if s.left == 0:
        finish_draft(s, out)


@rule
def draft_card(s: State, card: int, out: Buffer) -> None:
    """A card from the draft line goes openly to hand."""
    taken_to_hand(s, move(s, find(s, say.DRAFT, card), say.DRAFT, say.HAND + s.active), s.active)
    emit(out, say.DRAFTED_CARD, s.active, card, 0, 0, EVERYONE)
    s.left -= 1
    if s.left == 0 or size(s, say.DRAFT) == 0:
        finish_draft(s, out)


@rule
def finish_draft(s: State, out: Buffer) -> None:
    """Refill the draft line up to four (A19), then one last round of passes (A10)."""
    s.left = 0
    while size(s, say.DRAFT) < say.DRAFT_LINE and size(s, say.DECK):
        place = move(s, top_of_deck(s), say.DECK, say.DRAFT)
        top_shown(s, place)
        emit(out, say.REFILLED, NOBODY, s.face[place], s.back[place] + 1, 0, EVERYONE)
        turn_over_if_empty(s, out)
    s.decision = say.LAST
    s.stage = say.LAST
    s.passed = 0


@rule
def end_turn(box: Box, s: State, out: Buffer) -> None:
    """Products and credits are lost, offers lapse; the next turn begins, or the game ends."""
    clear_turn(box, s)
    emit(out, say.PRODUCTS_LOST, s.active, 0, 0, 0, EVERYONE)
    if s.begun == box.stacks * box.players:
        final_resolution(box, s, out)
    else:
        begin_turn(box, s, (s.active + 1) % box.players, out)


@rule
def clear_turn(box: Box, s: State) -> None:
    """Clear what lasts only until the turn ends."""
    forget_played(s)
    s.leave_own = 0
    for player in range(box.players):
        s.offers_made[player] = 0
        for product in range(say.PRODUCT_COUNT):
            s.pool[player][product] = 0
        for icon in range(say.ICON_COUNT):
            s.credit[player][icon] = 0
        for guest in range(box.players):
            s.leave_space[player][guest] = 0
            s.leave_spaces[player][guest] = 0
    for pair in range(say.PAIRS):
        if s.offer[pair] != say.NO_OFFER:
            clear_offer(s, pair)


@rule
def first_player(box: Box, s: State) -> int:
    """Who had the first turn."""
    return s.first
