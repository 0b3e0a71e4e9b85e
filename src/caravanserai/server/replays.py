"""Looking back at games over HTTP."""

from starlette.responses import Response

from caravanserai.server.access import replay_eyes
from caravanserai.server.http import Call
from caravanserai.table.errors import TooMuch


async def replay(call: Call) -> Response:
    """A game told again from its beginning, through someone's eyes or with all cards open."""
    table = (await call.desk()).table
    eyes = replay_eyes(call.client, table, call.path("eyes"))

    def charge() -> None:
        call.service.require("replays", call.client.address, TooMuch("too-many-replays"))

    found = await call.service.recordings.find(table, eyes, charge)
    return found.answer(call.request)
