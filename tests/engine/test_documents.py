"""Data files from strangers."""

import pytest

from caravanserai.engine.documents import MOST_DOTS, MOST_LETTERS, MOST_ON_A_LINE, parse
from caravanserai.engine.errors import BadOption

BAD = {
    "a key of many parts": (".".join("a" * 49_000) + " = 1", "data-line"),
    "a few parts too many": (".".join("a" * (MOST_DOTS + 2)) + " = 1", "data-line"),
    "a long line": ("x = 0x" + "f" * MOST_ON_A_LINE, "data-line"),
    "too long": ("# \n" * MOST_LETTERS, "data-too-long"),
    "deep TOML": ("x = " + "[\n" * 40_000, "data-syntax"),
    "deep JSON": ('{"a":' * 15_000, "data-syntax"),
    "JSON with many digits": ('{"a": ' + "1" * 5_000 + "}", "data-syntax"),
    "not TOML": ("x = = 1", "data-syntax"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_data_file_is_bounded_in_every_direction(what: str) -> None:
    text, code = BAD[what]
    with pytest.raises(BadOption) as refused:
        parse(text)
    assert refused.value.code == code


def test_what_is_within_bounds_is_read() -> None:
    assert parse("a.b = 1\nc = [\n'd.e.f',\n]") == {"a": {"b": 1}, "c": ["d.e.f"]}
    assert parse(' {"a": ' + "[1]" * 1 + "}") == {"a": [1]}
