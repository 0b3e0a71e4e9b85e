"""The finished games of a guest."""

import asyncio
from typing import Any, Final

from caravanserai.server import bodies
from caravanserai.server.http import Call, Endpoint
from caravanserai.server.ratings import Ratings, rated
from caravanserai.table.seating import seat_names
from caravanserai.table.storage.store import Listed


async def history(call: Call) -> bodies.History:
    """Your finished games."""
    listed = await call.service.store.history_of(call.client.guest_id)
    return bodies.History([_past(item) for item in listed if not item.summary.lesson])


def _past(item: Listed) -> bodies.PastGame:
    summary: Any = item.summary
    yours = seat_names(item.yours)
    return bodies.PastGame(
        id=item.id,
        game=summary.game,
        created=item.created,
        ended=summary.ended,
        moves=summary.moves,
        seats=summary.seats,
        yours=yours,
        outcome=summary.outcome,
        played_on=summary.played_on,
        used=[one for one in summary.used if one.seat in yours],
        deals=[one for one in summary.deals if one.seat in yours],
    )


async def ratings(call: Call) -> Ratings:
    """Your ratings against bots."""
    listed = await call.service.store.history_of(call.client.guest_id)
    return await asyncio.to_thread(rated, listed)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/ratings", "Your ratings against bots", ratings, Ratings),
    Endpoint("GET", "/api/history", "Your finished games", history, bodies.History),
)
