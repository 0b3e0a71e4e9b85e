"""Why every turn ends: the most actions it can have.

- No physical card is played twice in a turn (A8): `plays` is the number of deck cards.
- A card is tasked again only after it was refreshed: at the start and at the draft, on coming into
  play, by cards played (each once), or by cards tasked, which never refresh one that refreshes.
- Each player makes a limited number of offers; each has a start, 12 terms, 6 cards named, 5 changes
  of part, a sending, an answer, 6 cards named on accepting, and may leave 12 debts to settle, each
  with a card to name, and 12 promises to mark; the ledger may hold promises of earlier turns.
- A debt that is called asks for no more than that: a card to name, or cards to task, which are
  counted as tasks. It is paid or recorded once, and is gone (A16).
- After each of these actions, and after a call that brought somebody something, everybody may pass
  once more (A13).
"""

from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.state import Box

OFFER_ACTIONS = (
    1 + say.OFFER_TERMS + say.SIDE_TERMS + 5 + 1 + 1 + say.SIDE_TERMS + 3 * say.OFFER_TERMS
)


def most_actions_a_turn(box: Box) -> int:
    """An upper bound on the decisions of one turn.

    (players + 1) * (plays * (1 + cost + choices) + tasks * (1 + choices) + products
    + players * offers * OFFER_ACTIONS) + 2 * players + drafted + ledger
    """
    plays, tasks = say.DECK_CARDS, most_tasks(box)
    choices = max(_choices(box, card) for card in range(say.TYPES))
    cost = max(sum(box.cost[card]) for card in range(say.TYPES))
    products = (plays + tasks) * max(_made(box, card) for card in range(say.TYPES))
    actions = plays * (1 + cost + choices) + tasks * (1 + choices) + products
    actions += box.players * box.offer_limit * OFFER_ACTIONS
    return (box.players + 1) * actions + 2 * box.players + say.DRAFTED + say.PROMISES


def most_tasks(box: Box) -> int:
    """How often cards can be tasked in one turn."""
    staying = [c for c in range(say.TYPES) if box.kind[c] in (say.PERSONA, say.MERCHANT, say.ALLY)]
    entourage = sum(box.copies[card] for card in staying)
    played = sum(
        box.copies[card] * _refreshed(box, card, entourage)
        for card in range(say.PERSONAS, say.TYPES)
        if card not in staying
    )
    refreshers = [card for card in staying if _refreshed(box, card, entourage)]
    count = sum(box.copies[card] for card in refreshers)
    most = max((_refreshed(box, card, entourage) for card in refreshers), default=0)
    return 3 * entourage + played + (3 * count + played) * most


def _refreshed(box: Box, card: int, entourage: int) -> int:
    """The most cards one use of this card refreshes."""
    total = 0
    for step in range(say.STEPS):
        if box.op[card][step] == say.REFRESH:
            number = box.number[card][step]
            total += entourage if number == say.ALL_CARDS else number
    return total


def _choices(box: Box, card: int) -> int:
    """The most decisions one use of this card asks for: two for each unit of a step."""
    steps = range(say.STEPS)
    return sum(2 * box.number[card][i] for i in steps if box.op[card][i] != say.NO_OP)


def _made(box: Box, card: int) -> int:
    return sum(box.number[card][i] for i in range(say.STEPS) if box.op[card][i] == say.MAKE)
