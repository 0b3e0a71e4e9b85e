"""What a screen shows beside the raw view: which rows would pay, who may go where, who has what."""

import functools
from typing import Any

from caravanserai.engine.events import ALL
from caravanserai.engine.jit import rule
from caravanserai.engine.record import Row
from caravanserai.engine.sheets import (
    EACH,
    Sheet,
    ends,
    flag,
    lists,
    nothing,
    number,
    opens,
    word,
)
from caravanserai.engine.vocabulary import SEAT_A
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.data import city_of, name_of
from caravanserai.games.araby.rules.camels import (
    camels_out,
    has_caravan,
    why_locked,
    why_no_leave,
)
from caravanserai.games.araby.rules.caravans import NO_BACK, WHOLE_CARAVAN, in_full_line
from caravanserai.games.araby.rules.cards import size, top_of_deck, types_in
from caravanserai.games.araby.screen.advice import helpers, in_vain, is_told
from caravanserai.games.araby.screen.facts_deals import deal_facts
from caravanserai.games.araby.state import Box, State
from caravanserai.games.araby.words import vocabulary as words
from caravanserai.games.araby.words.vocabulary import KEY


@functools.lru_cache(maxsize=16)
def fixed_facts(box: Box) -> dict[str, Any]:
    """The data file's names of cards and cities, the number of turns, the room of an offer."""
    return {
        "turns": box.stacks * box.players,
        "side_terms": say.SIDE_TERMS,
        "names": {w: name_of(box, c) for c, w in enumerate(say.CARD_WORDS) if box.copies[c]},
        "cities": [city_of(box, caravan) for caravan in range(say.CARAVANS)],
    }


@rule
def facts(box: Box, s: State, out: Sheet) -> None:
    """Derived from the view alone; coins of others are there but not for display."""
    number(out, KEY.turn, s.turn)
    flag(out, KEY.last_round, s.turn > (box.stacks - 1) * box.players)
    word(out, KEY.active, SEAT_A + s.active)
    word(out, KEY.stage, KEY.last if s.stage == say.LAST else KEY.main)
    number(out, KEY.deck, size(s, say.DECK))
    back_facts(box, KEY.top, back_on_top(s), out)
    known_deck(box, s, out)
    open_cards(s, KEY.discard, say.DISCARD, out)
    open_cards(s, KEY.draft, say.DRAFT, out)
    counts(KEY.due, s.due, out)
    lists(out, KEY.players)
    for player in range(box.players):
        player_facts(box, s, player, out)
    ends(out)
    lists(out, KEY.caravans)
    for owner in range(box.players):
        if has_caravan(s, owner):
            caravan_facts(box, s, owner, out)
    ends(out)
    deal_facts(box, s, out)
    advice_facts(box, s, s.eyes - 1, out)


@rule
def counts(key: int, of_icons: Row, out: Sheet) -> None:
    """How many there are of each icon, or product, of which there are any."""
    opens(out, key)
    for icon in range(len(of_icons)):
        if of_icons[icon]:
            number(out, words.ICON + icon, of_icons[icon])
    ends(out)


# Cards


@rule
def open_cards(s: State, key: int, zone: int, out: Sheet) -> None:
    """The cards of a zone that lies open."""
    lists(out, key)
    for place in range(s.start[zone], s.start[zone + 1]):
        word(out, EACH, words.CARD_WORD + s.face[place])
    ends(out)


@rule
def back_on_top(s: State) -> int:
    """The back of the deck's top card, by which a caravan would be resolved now."""
    return int(s.back[top_of_deck(s)]) if size(s, say.DECK) else NO_BACK


@rule
def back_facts(box: Box, key: int, back: int, out: Sheet) -> None:
    """A back, if it is known: where bandits strike, what the rows pay."""
    if back < 0:
        nothing(out, key)
        return
    opens(out, key)
    number(out, KEY.bandit, box.bandit[back] + 1)
    lists(out, KEY.pays)
    for row in range(say.ROWS):
        number(out, EACH, box.pays[back][row])
    ends(out)
    ends(out)


@rule
def both_sides(box: Box, s: State, place: int, out: Sheet) -> None:
    """A card whose face is known."""
    word(out, KEY.card, words.CARD_WORD + s.face[place])
    back_facts(box, KEY.back, s.back[place], out)


@rule
def known_deck(box: Box, s: State, out: Sheet) -> None:
    """The cards of the deck whose faces the reader knows, with how deep they lie."""
    lists(out, KEY.deck_known)
    top = int(s.start[say.DECK + 1])
    for place in range(top - 1, s.start[say.DECK] - 1, -1):
        if s.face[place] >= 0:
            opens(out, EACH)
            number(out, KEY.depth, top - place)
            both_sides(box, s, place, out)
            ends(out)
    ends(out)


# Players


@rule
def coins_shown(s: State, player: int) -> bool:
    """Are a player's coins on display? One's own are, and everybody's when the game is over."""
    all_seen = s.ended or s.eyes == 0 or s.eyes == ALL + 1
    return bool(all_seen or s.eyes == player + 1)


@rule
def player_facts(box: Box, s: State, player: int, out: Sheet) -> None:
    """What a player has, and is doing."""
    opens(out, EACH)
    word(out, KEY.seat, SEAT_A + player)
    if coins_shown(s, player):
        number(out, KEY.coins, s.coins[player])
    else:
        nothing(out, KEY.coins)
    number(out, KEY.hand_size, size(s, say.HAND + player))
    hand_facts(box, s, player, out)
    entourage_facts(s, player, out)
    counts(KEY.products, s.pool[player], out)
    counts(KEY.credits, s.credit[player], out)
    number(out, KEY.camels, say.CAMELS - camels_out(box, s, player))
    all_act = s.decision == say.MAIN or s.decision == say.LAST
    flag(out, KEY.passed, s.passed >> player & 1 if all_act else 0)
    if s.maker[player]:
        word(out, KEY.making, SEAT_A + s.maker[player] - 1)
    else:
        nothing(out, KEY.making)
    number(out, KEY.defaults, s.defaults[player])
    ends(out)


@rule
def hand_facts(box: Box, s: State, player: int, out: Sheet) -> None:
    """The cards of a hand whose faces the reader knows."""
    lists(out, KEY.hand)
    for place in range(s.start[say.HAND + player], s.start[say.HAND + player + 1]):
        if s.face[place] >= 0:
            opens(out, EACH)
            both_sides(box, s, place, out)
            flag(out, KEY.played, s.mark[place] & say.PLAYED)
            ends(out)
    ends(out)


@rule
def entourage_facts(s: State, player: int, out: Sheet) -> None:
    """The cards of an entourage, which lie open."""
    lists(out, KEY.entourage)
    for place in range(s.start[say.ENTOURAGE + player], s.start[say.ENTOURAGE + player + 1]):
        opens(out, EACH)
        word(out, KEY.card, words.CARD_WORD + s.face[place])
        flag(out, KEY.tasked, s.mark[place] & say.TASKED)
        ends(out)
    ends(out)


# Caravans


@rule
def caravan_facts(box: Box, s: State, owner: int, out: Sheet) -> None:
    """A caravan with what each camel would earn if it arrived now, under the visible back.

    locked: may its owner not add to it now? unlocked: by leave of the active player.
    """
    opens(out, EACH)
    word(out, KEY.owner, SEAT_A + owner)
    number(out, KEY.city, s.caravan[owner])
    space_facts(box, s, owner, out)
    flag(out, KEY.all_guarded, s.guarded[owner] >> WHOLE_CARAVAN & 1)
    flag(out, KEY.locked, why_locked(s, owner) != say.FINE)
    flag(out, KEY.unlocked, s.leave_own >> owner & 1)
    lists(out, KEY.earns)
    for space in range(say.SPACES):
        number(out, EACH, earnings(box, s, owner, space))
    ends(out)
    pay_facts(box, s, owner, out)
    lists(out, KEY.guests)
    for guest in range(box.players):
        if guest != owner:
            guest_facts(s, owner, guest, out)
    ends(out)
    lists(out, KEY.open)
    for space in range(say.SPACES):
        flag(out, EACH, is_open(box, s, owner, space))
    ends(out)
    ends(out)


@rule
def space_facts(box: Box, s: State, owner: int, out: Sheet) -> None:
    """Of each space its product, whose camel is there, is it in a full line, is it guarded."""
    lists(out, KEY.spaces)
    for space in range(say.SPACES):
        word(out, EACH, words.ICON + box.caravans[s.caravan[owner]][space])
    ends(out)
    lists(out, KEY.camels)
    for space in range(say.SPACES):
        if s.board[owner][space]:
            word(out, EACH, SEAT_A + s.board[owner][space] - 1)
        else:
            nothing(out, EACH)
    ends(out)
    lists(out, KEY.full)
    for space in range(say.SPACES):
        flag(out, EACH, s.board[owner][space] and in_full_line(s, owner, space))
    ends(out)
    lists(out, KEY.guarded)
    for space in range(say.SPACES):
        flag(out, EACH, s.guarded[owner] >> space & 1)
    ends(out)


@rule
def earnings(box: Box, s: State, owner: int, space: int) -> int:
    """What a space would earn: its row's pay, but for camels stranded or taken by bandits."""
    if s.board[owner][space] == 0 or not in_full_line(s, owner, space):
        return 0
    back = back_on_top(s)
    if back == NO_BACK:
        return say.PLAIN_PAYS[space // say.ROWS]
    guarded = s.guarded[owner] >> WHOLE_CARAVAN & 1 or s.guarded[owner] >> space & 1
    return int(box.pays[back][space // say.ROWS]) if space != box.bandit[back] or guarded else 0


@rule
def pay_facts(box: Box, s: State, owner: int, out: Sheet) -> None:
    """What each player who has a camel there would earn."""
    opens(out, KEY.pays)
    for player in range(box.players):
        camels, coins = 0, 0
        for space in range(say.SPACES):
            if s.board[owner][space] == player + 1:
                camels += 1
                coins += earnings(box, s, owner, space)
        if camels:
            number(out, SEAT_A + player, coins)
    ends(out)


@rule
def guest_facts(s: State, owner: int, guest: int, out: Sheet) -> None:
    """The leave that an owner has given another; it ends with the turn of `until` (A10)."""
    opens(out, EACH)
    word(out, KEY.seat, SEAT_A + guest)
    lists(out, KEY.spaces)
    for space in range(say.SPACES):
        if s.leave_space[owner][guest] >> space & 1:
            number(out, EACH, space + 1)
    ends(out)
    number(out, KEY.any, s.leave_spaces[owner][guest])
    word(out, KEY.until, SEAT_A + s.active)
    ends(out)


@rule
def is_open(box: Box, s: State, owner: int, space: int) -> bool:
    """Is the reader given leave for this space, by the rules or by a deal?"""
    reader = s.eyes - 1
    if reader < 0 or reader >= box.players:
        return False
    return why_no_leave(s, reader, owner, space) == say.FINE


# Advice


@rule
def advice_facts(box: Box, s: State, seat: int, out: Sheet) -> None:
    """Whom the reader had better task before paying for a card; what they would make in vain."""
    lists(out, KEY.advice)
    if is_told(box, s, seat):
        held = types_in(s, say.HAND + seat)
        for card in range(say.TYPES):
            for icon in range(say.ICON_COUNT):
                if held >> card & 1 and helpers(box, s, seat, card, icon):
                    helper_facts(box, s, seat, card, icon, out)
    ends(out)
    lists(out, KEY.lost)
    for product in range(say.PRODUCT_COUNT):
        if is_told(box, s, seat) and in_vain(box, s, seat, product):
            word(out, EACH, words.ICON + product)
    ends(out)


@rule
def helper_facts(box: Box, s: State, seat: int, card: int, icon: int, out: Sheet) -> None:
    """An icon that a hand card costs, and the untasked cards that make it."""
    types = helpers(box, s, seat, card, icon)
    opens(out, EACH)
    word(out, KEY.card, words.CARD_WORD + card)
    word(out, KEY.icon, words.ICON + icon)
    lists(out, KEY.tasks)
    for maker in range(say.TYPES):
        if types >> maker & 1:
            word(out, EACH, words.CARD_WORD + maker)
    ends(out)
    ends(out)
