"""Looking back at games over HTTP."""

from typing import Final

from starlette.responses import Response

from caravanserai.server import sharing
from caravanserai.server.access import replay_eyes, require_review
from caravanserai.server.http import Call, Endpoint
from caravanserai.table.errors import TooMuch
from caravanserai.table.review import Review
from caravanserai.table.scene import Recording

_TABLE: Final = "/api/tables/{table}"
_NO_TABLE: Final = (404, 409)


async def replay(call: Call) -> Response:
    """A game told again from its beginning, through someone's eyes or with all cards open."""
    table = (await call.desk()).table
    eyes = replay_eyes(call.client, table, call.path("eyes"))
    to_stranger = eyes in range(table.setup.players) and eyes not in call.client.seats(table)

    def charge() -> None:
        call.service.require("replays", call.client.address, TooMuch("too-many-replays"))

    found = await call.service.recordings.find(table, eyes, to_stranger, charge)
    return found.answer(call.request)


async def review(call: Call) -> Response:
    """A finished game looked back at, as far as that is done; ask again until it is complete."""
    table = (await call.desk()).table
    require_review(call.client, table)
    address = call.client.address

    def charge() -> None:
        call.service.require("reviews", address, TooMuch("too-many-reviews"))

    body = await call.service.reviews.find(table, address, charge)
    return Response(body, media_type="application/json")


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        _TABLE + "/replay/{eyes}",
        "A game told again, through the eyes of a seat, of `public`, or of `all`",
        replay,
        Recording,
        fails=(403, *_NO_TABLE),
    ),
    Endpoint(
        "GET",
        _TABLE + "/card.svg",
        "The result of a finished game as a picture",
        sharing.card_svg,
        str,
        media="image/svg+xml",
        fails=(403, *_NO_TABLE),
    ),
    Endpoint(
        "GET",
        _TABLE + "/card.png",
        "The same as a PNG",
        sharing.card_png,
        str,
        media="image/png",
        fails=(403, *_NO_TABLE),
    ),
    Endpoint(
        "GET",
        _TABLE + "/review",
        "A finished game looked back at",
        review,
        Review,
        fails=(403, *_NO_TABLE),
    ),
)
