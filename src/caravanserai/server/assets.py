"""Files and texts as they are sent: compressed once, and not resent to clients that have them."""

import functools
import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

WORTH_COMPRESSING: Final = ("text/", "application/json", "text/javascript", "image/svg+xml")
REVALIDATE: Final = "no-cache"
FOREVER: Final = "public, max-age=31536000, immutable"
KINDS: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}


@dataclass(frozen=True)
class Asset:
    """Something to send. packed: the same, compressed, if that saves space."""

    body: bytes
    packed: bytes | None
    media: str
    tag: str
    cache: str

    def answer(self, request: Request) -> Response:
        """Send it, unless the client already has it."""
        headers = {"ETag": self.tag, "Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.packed, media_type=self.media, headers=headers)
        return Response(self.body, media_type=self.media, headers=headers)


def new_asset(body: bytes, media: str, cache: str = REVALIDATE) -> Asset:
    """Something to send, compressed."""
    packed = gzip.compress(body, 9, mtime=0) if media.startswith(WORTH_COMPRESSING) else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Asset(body, packed, media, tag, cache)


asset = functools.lru_cache(maxsize=64)(new_asset)  # the same, compressed only once


def file_asset(path: Path, cache: str) -> Asset:
    """A file to send."""
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return asset(path.read_bytes(), KINDS.get(path.suffix, guessed), cache)
