"""Deals suggested to a person: what a bot would propose in their place, by their own view."""

from collections.abc import Iterator
from typing import Final

from caravanserai.bots.bargaining import MARGIN, Bargainer, gain_of
from caravanserai.engine.bargains import Idea, Proposal
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position

MOST: Final = 3
MOST_WEIGHED: Final = 8  # proposals


def suggest(game: Game, view: Position, seat: int, seed: int) -> list[Idea]:
    """The first deals that help both by a search, each about something else."""
    bargainer, found = Bargainer(seed), []
    for proposal in _proposed(game, view, seat)[:MOST_WEIGHED]:
        if _helps_both(game, view, seat, proposal, bargainer):
            found.append(game.bargaining.idea(view, seat, proposal))
        if len(found) == MOST:
            break
    return found


def suggest_at_a_glance(game: Game, view: Position, seat: int) -> list[Idea]:
    """The same without a search."""
    proposed = _proposed(game, view, seat)[:MOST]
    return [game.bargaining.idea(view, seat, proposal) for proposal in proposed]


def _proposed(game: Game, view: Position, seat: int) -> list[Proposal]:
    """What the seat may propose, the best of each kind."""
    return list(_different(game.bargaining.ideas(view, seat)))


def _different(proposals: list[Proposal]) -> Iterator[Proposal]:
    seen = set()
    for proposal in proposals:
        about = proposal.partner, proposal.goods
        if not proposal.owed and not proposal.promised and about not in seen:
            seen.add(about)
            yield proposal


def _helps_both(
    game: Game, view: Position, seat: int, proposal: Proposal, bargainer: Bargainer
) -> bool:
    made = [(seat, action) for action in proposal.actions]
    refused, taken = (
        bargainer.weigh(game, view, seat, [*made, (proposal.partner, answer)])
        for answer in (proposal.refuse, proposal.take)
    )
    gain = gain_of(refused, taken)
    return gain is not None and min(gain.chances[seat], gain.chances[proposal.partner]) >= MARGIN
