"""Set-up: personas, caravans, backs, deck, hands, draft line, first player."""

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.rng import below, shuffle
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.alphabet import PERSONAS
from caravanserai.games.araby.knowledge.tracking import ALL_EYES, taken_to_hand, top_shown
from caravanserai.games.araby.rules.cards import move, swap_places, top_of_deck
from caravanserai.games.araby.rules.turn import begin_turn
from caravanserai.games.araby.state import Box, State


@rule
def set_up(box: Box, s: State, out: Buffer) -> None:
    """Lay out the game and begin the first player's turn."""
    lay_out_cards(box, s)
    deal_backs(box, s)
    shuffle_deck(s)
    deal_personas(box, s)
    for player in range(box.players):
        s.coins[player] = say.STARTING_COINS
        for _ in range(say.OPENING_HAND):
            taken_to_hand(s, move(s, top_of_deck(s), say.DECK, say.HAND + player), player)
    for _ in range(say.DRAFT_LINE):
        top_shown(s, move(s, top_of_deck(s), say.DECK, say.DRAFT))
    for caravan in range(say.CARAVANS):
        s.caravan_pile[caravan] = caravan
    shuffle(s, s.caravan_pile, 0, say.CARAVANS)
    for player in range(len(s.caravan)):
        s.caravan[player] = say.NO_CARAVAN
    s.first = box.start if box.start >= 0 else below(s, box.players)
    begin_turn(box, s, s.first, out)


@rule
def lay_out_cards(box: Box, s: State) -> None:
    """All deck cards in the deck, in order of type; personas aside."""
    place = 0
    for card in range(PERSONAS, say.TYPES):
        for _ in range(box.copies[card]):
            s.face[place] = card
            place += 1
    for persona in range(PERSONAS):
        s.face[place] = persona
        s.seen[place] = ALL_EYES
        s.back_seen[place] = ALL_EYES
        place += 1
    for zone in range(1, say.ZONES + 1):
        s.start[zone] = say.DECK_CARDS
    s.start[say.ZONES] = say.CARDS


@rule
def deal_backs(box: Box, s: State) -> None:
    """Deal the backs at random over the cards, or as the data file pairs them."""
    if box.pairing[0] >= 0:
        for place in range(say.DECK_CARDS):
            s.back[place] = box.pairing[place]
        return
    place = 0
    for back in range(box.backs):
        for _ in range(box.back_copies[back]):
            s.back[place] = back
            place += 1
    shuffle(s, s.back, 0, say.DECK_CARDS)


@rule
def shuffle_deck(s: State) -> None:
    """Put the deck in random order, faces with their backs."""
    for i in range(say.DECK_CARDS - 1, 0, -1):
        swap_places(s, i, below(s, i + 1))


@rule
def deal_personas(box: Box, s: State) -> None:
    """One or two random personas each; they begin the entourage."""
    order = scratch(PERSONAS)
    for persona in range(PERSONAS):
        order[persona] = persona
    shuffle(s, order, 0, PERSONAS)
    for i in range(box.players * box.personas):
        place = int(s.start[say.UNUSED])
        while s.face[place] != order[i]:
            place += 1
        move(s, place, say.UNUSED, say.ENTOURAGE + i % box.players)
