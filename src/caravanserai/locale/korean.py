"""Korean particles after inserted words: `{ $good }(을/를)` becomes 차를, 비단을.

The right form depends on whether the last syllable, read aloud, ends in a consonant. Words in
brackets are skipped: 7번(차)을 follows 번. `나` becomes 내 where Korean contracts it.
"""

import re
import unicodedata
from typing import Final

_PAIRS: Final = ("을/를", "이/가", "은/는", "과/와", "으로/로", "이라/라", "이나/나", "이랑/랑")
_PARTICLE: Final = re.compile(rf"\(({'|'.join(_PAIRS)})\)")
_CLOSING: Final = ")]}>\"'”\u2019」』》〉.,!?… "
_ASIDE: Final = re.compile(r"(?<=[^\s(])\s*\([^()]*\)$")
_ME: Final = re.compile(r"(?<!\w)나(?:(?=\(이/가\))|의(?!\w))")

_FIRST_SYLLABLE: Final = ord("가")
_LAST_SYLLABLE: Final = ord("힣")
_FINALS: Final = 28  # final consonants of a block of syllables, none included
_FINAL_L: Final = 8

VOWEL, CONSONANT, FINAL_L = range(3)

_DIGITS: Final = dict(zip("0123456789", (1, 2, 0, 1, 0, 0, 1, 2, 2, 0), strict=True))
_LETTERS: Final = {"L": FINAL_L, "M": CONSONANT, "N": CONSONANT, "R": FINAL_L}
_OTHERS: Final = {"商": CONSONANT, "%": VOWEL}
# A stop after another consonant is read with a vowel (Bart: 바트), a stop after a vowel is not.
_WORD_END: Final = re.compile(
    r"(?P<l>le?)$|(?:[mn]e?|ng|mb|(?<=[aeiouy])(?:[bckpt]|ck|tt|pp|bb))$", re.IGNORECASE
)


def with_particles(text: str) -> str:
    """Put the right one of each pair of particles in place."""
    text = _ME.sub("내", text)
    return _PARTICLE.sub(lambda found: _chosen(text[: found.start()], found[1]), text)


def _chosen(before: str, pair: str) -> str:
    after_consonant, _, after_vowel = pair.partition("/")
    ending = _ending(_last_word(_PARTICLE.sub("", before)))
    if ending is None:
        return f"{after_consonant}({after_vowel})"
    if ending == FINAL_L and pair == "으로/로":
        return after_vowel
    return after_vowel if ending == VOWEL else after_consonant


def _last_word(text: str) -> str:
    """The last word read before a particle, without closing marks and brackets."""
    bare = _ASIDE.sub("", text.rstrip(_CLOSING.replace(")", "")))
    return bare.rstrip(_CLOSING)


def _ending(word: str) -> int | None:
    """How a word ends when read aloud; None if unknown."""
    last = word[-1:]
    if _FIRST_SYLLABLE <= ord(last or " ") <= _LAST_SYLLABLE:
        final = (ord(last) - _FIRST_SYLLABLE) % _FINALS
        return FINAL_L if final == _FINAL_L else CONSONANT if final else VOWEL
    if last in _DIGITS:
        return _DIGITS[last]
    latin = re.search("[A-Za-z]+$", _unaccented(word))
    return _latin_ending(latin[0]) if latin else _OTHERS.get(last)


def _unaccented(word: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))


def _latin_ending(word: str) -> int:
    """Single letters and capitals are spelt out (L: 엘); words are read (Nicole: 니콜)."""
    if len(word) == 1 or word.isupper():
        return _LETTERS.get(word[-1].upper(), VOWEL)
    found = _WORD_END.search(word)
    if found is None:
        return VOWEL
    return FINAL_L if found["l"] else CONSONANT
