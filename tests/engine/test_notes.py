"""People's words, as others may see them."""

import pytest

from caravanserai.engine.notes import legible

CASES = {
    "Ann": "Ann",
    "  a \t b\n\u2028c ": "a b c",
    "A\x00\x1b[31mnn": "A[31mnn",
    "\u202eevil\u202c\u2066x\u2069\u200f": "evilx",
    "\ufeffAnn\u00ad": "Ann",
    "\x00\u202e": "",
    "둔황의 상인": "둔황의 상인",
    "👩\u200d🌾": "👩\u200d🌾",
    "\x1b \x00": "",
}


@pytest.mark.parametrize("text", CASES)
def test_what_can_be_neither_seen_nor_said_is_left_out(text: str) -> None:
    assert legible(text) == CASES[text]
