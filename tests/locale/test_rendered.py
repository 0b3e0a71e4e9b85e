"""Games as people read them: nothing that a native speaker wouldn't write.

The golden games, in which everything happens, are replayed by plain rules. What they tell, ask and
refuse is put into words for the actor, the others and spectators, and searched for every kind of
fault ever found.
"""

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest

from caravanserai.engine.errors import Refusal
from caravanserai.engine.events import PUBLIC, Buffer
from caravanserai.engine.game import Game
from caravanserai.engine.log import read_log, replay, start_match
from caravanserai.engine.phrases import Phrase
from caravanserai.engine.position import Position
from caravanserai.games import load, names
from caravanserai.locale import LANGUAGES, Texts, game_sources, sources
from caravanserai.table.answers import problem

LOGS: Final = Path(__file__).parents[1] / "golden"
STRIDE: Final = 10  # one in so many actions of a game, before which someone is asked
CHOICES, REFUSALS = 8, 4  # checked at that point
MOST: Final = 25  # phrases of one key

# Texts a screen shows on its own.
PEOPLE: Final = dict.fromkeys(("active", "holder", "other", "owner", "player", "players"), "Ann")
SHOWN: Final = (
    *("chapter-", "client-", "digest-", "effect-", "glossary-", "guide-", "matters-", "motive-"),
    *("option-", "rule-", "ruling-", "table-", "waiting-", "why-"),
)

_ONE: Final = r"(?<!the )(?<!de )(?<![\d.,:/+\u00d7\u2013-])\b1 "
_ENGLISH: Final = (
    "actions|cards|camels|caravans|coins|crates|debts|djinns|fabrics|games|icons|iterations|jewels"
    "|junks|kinds|magics|merchants|moves|offers|players|products|promises|rounds|seconds|seeds"
    "|spaces|spices|steps|strips|tiles|tokens|turns|vegetables"
)
_DUTCH: Final = (
    "aanbiedingen|acties|beloften|beurten|fiches|iteraties|jonken|juwelen|kaarten|kamelen"
    "|karavanen|kisten|munten|partijen|producten|prestigefiches|rondes|schulden|seconden|soorten"
    "|specerijen|spelers|stappen|stoffen|stroken|tegels|vakken|zetten"
)
_BATCHIM: Final = "".join(chr(n) for n in range(ord("가"), ord("힣") + 1) if (n - ord("가")) % 28)

# In any language: what is wrong, and how to detect it.
ANYWHERE: Final = {
    "a value is not filled in": r"[{}$]|Phrase\(|\b(?:null|undefined)\b",
    "a key instead of its text": r"\b(?:event|choice|prompt|refusal|good|card|character)-[a-z]",
    "a code word": r"[a-z]_[a-z]|\"(?:random|given|printed|standard|variant)\"",
    "two spaces": r"\s\s|^\s|\s$",
    "a space before punctuation": r"\s[,.;:!?)](?!\d)|\(\s",
    "no space after punctuation": r"[,;:](?=[A-Za-z가-힣])|\.(?=[A-Z가-힣])",
    "two marks of punctuation": r"(?<!\.)\.\.(?!\.)|[:;,!?]\.|[.:;],|\.[;:]",
    "nothing in quotes or brackets": r"\"\"|“”|\(\)",
    "a list that begins or ends with a comma": r"^,|,$|: ,|, \.",
    "a sentence without a capital": r"[.!?] [a-z]",
}

FAULTS: Final = {
    "en": ANYWHERE
    | {
        "of you": r"(?<!ahead )(?<!front )\bof you\b",
        "the hand of A": r"\bthe (?:hand|shop|caravan|offer|entourage) of [A-D]\b",
        "1 of many": rf"{_ONE}(?:{_ENGLISH})\b",
        "many, as one": rf"(?i:^(?:{_ENGLISH}) (?:is|has|brings)\b)",
        "you, as a third person": r"(?:^|[.:;] )[Yy]ou (?!always)(?:is|has|does|[a-z]+[^s\W]s)\b",
        "a third person, as you": r"(?:^|[.:;] )[A-D] (?:are|have|do|take|give|draw|pay|put)\b",
        "a double genitive": r"'s's|\byou's\b|\byour's\b",
        "a before a vowel": r"\ba (?!one|uni|use)[aeiou]|\ban (?![aeiouhSFLMNRX8])\w",
        "a word twice": r"\b([a-z]+) \1\b",
        "program's words": r"goe?s? on with|as it lies|\bleave for\b|asked of you|eyes\b|names a",
    },
    "nl": ANYWHERE
    | {
        "de … van jou": r"\b(?:[Dd]e|[Hh]et) [\w-]+(?: [\w-]+)? van "
        r"(?:jou\b|je(?=[.,;:!?)]|$| (?:aan|in|is|kom|met|naar|op|voor|wordt)))",
        "je alone": r"(?:^|: )[Jj]e(?=[.,;:!?)]|$)",
        "je kan": r"\b[Jj]e (?:kan|wil|zal|is|heeft)\b",
        "jou as a subject": r"(?:^|[.:;] )[Jj]ou\b",
        "1 of many": rf"{_ONE}(?:{_DUTCH})\b",
        "many, as one": rf"(?i:^(?:{_DUTCH}) (?:is|heeft|brengt)\b)",
        "u for je": r"\b[Uu]w?\b",
        "English": r"\b(?:the|you|your|and|random|given|printed)\b",
        "a word twice": r"\b(?!je\b)([a-z]+) \1\b",
        "words that Dutch has not": r"\bverlof\b|ververs|\bop hand\b|toverwa|deze ogen|\bnoemt een",
    },
    "ko": ANYWHERE
    | {
        "당신": r"당신",
        "an open particle": r"\([가-힣]+/[가-힣]+\)|\w(?:이\(가\)|을\(를\)|은\(는\)|과\(와\))",
        "two particles": r"을를|를을|은는|를를|으로로",
        "the wrong particle": rf"[{_BATCHIM}]를",
        "number words": r"\b1번째",
        "another level of speech": r"[^졌었았했]나요\?|입니까\?|[는된한]다(?:[.]|$)",
        "통과": r"통과",
        "a word twice": r"(?<!\S)([가-힣]{2,}) \1(?!\S)",
    },
}
SPOTTERS: Final = {
    language: {fault: re.compile(pattern) for fault, pattern in faults.items()}
    for language, faults in FAULTS.items()
}


@pytest.fixture(autouse=True)
def plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few games aren't worth compiling for."""
    monkeypatch.setattr(Game, "kernel", lambda self, function: self.kernels.find(function, False))


def faults(language: str, text: str) -> list[str]:
    """What is wrong with a text."""
    return [fault for fault, spotter in SPOTTERS[language].items() if spotter.search(text)]


def asked(game: Game, view: Position, seat: int, chance: random.Random) -> Iterator[Phrase]:
    """What a seat is asked, can choose, would bring about, is refused and knows."""
    legal = game.legal(view, seat)
    yield game.prompt(view, seat)
    yield from game.wording.knowledge(view, seat)
    for action in chance.sample(legal, min(len(legal), CHOICES)):
        yield game.choice(view, seat, action)
        yield from game.wording.consequences(game, view, seat, action)
    for action in chance.sample(range(len(game.actions)), REFUSALS):
        reason, choice = game.why_not(view, seat, action), game.choice(view, seat, action)
        if reason and has_all_its_words(choice):
            yield problem(Refusal(reason, action=choice, seat=seat), game).say


def has_all_its_words(said: Phrase) -> bool:
    """False for cards that aren't in the box, which nobody can name either."""
    inner = (value for value in said.args.values() if isinstance(value, Phrase))
    return "" not in said.args.values() and all(map(has_all_its_words, inner))


def told(game: Game, position: Position, rows: Buffer) -> Iterator[Phrase]:
    """What happened, as everybody reads it."""
    public = game.view(position, PUBLIC)
    for reader in (*game.seats(position), PUBLIC):
        for event in game.cut(rows, reader):
            yield game.event_phrase(public, event, reader)


def played(game: Game, path: Path) -> Iterator[Phrase]:
    """All that a golden game says."""
    log, chance = read_log(path.read_text("utf-8")), random.Random(1)
    match = start_match(game, log)
    yield from game.wording.rules(game.view(match.position, PUBLIC))
    for number, step in enumerate(replay(match, log)):
        yield from told(game, match.position, step.rows)
        if number % STRIDE == 0:
            view = game.view(step.before, step.seat)
            yield from asked(game, view, step.seat, chance)
            after = game.view(match.position, step.seat)
            told_kinds = {event.kind for event in game.cut(step.rows, step.seat)}
            yield from game.motives(view, after, step.seat, told_kinds)


def different(phrases: Iterable[Phrase]) -> Iterator[Phrase]:
    """Each phrase once, and not too many that differ only in their words."""
    seen, often = set(), Counter[str]()
    for said in phrases:
        what = msgspec.json.encode(said)
        if what not in seen and often[said.key] < MOST:
            seen.add(what)
            often[said.key] += 1
            yield said


def sentence(text: str) -> str:
    """With a capital, as screens show it."""
    return text[:1].upper() + text[1:]


@pytest.mark.parametrize("name", names())
def test_what_a_game_says_is_what_a_native_would_say(name: str) -> None:
    game = load(name)
    logs = sorted((LOGS / name).glob("*.jsonl"))
    said = list(different(one for path in logs for one in played(game, path)))
    assert said
    found = {
        (language, fault, one.key): text
        for language in LANGUAGES
        for texts in [Texts(language, name)]
        for one in said
        for text in [sentence(texts.say(one))]
        for fault in faults(language, text)
    }
    assert not found, "\n".join(f"{' | '.join(key)}: {text}" for key, text in found.items())


def shown(language: str, game: str | None) -> Iterator[tuple[str, str]]:
    """The texts a screen shows: about one thing, about several, about a player."""
    texts = Texts(language, game)
    for source in game_sources(language, game) if game else sources(language, None):
        file = source.read_text(encoding="utf-8")
        variables = re.findall(r"\$(\w+)", file)
        for key in re.findall(rf"^(?:{'|'.join(SHOWN)})[\w-]+(?= =)", file, re.MULTILINE):
            for value in (1, 2, "Ann"):
                said = texts(key, **dict.fromkeys(variables, value) | PEOPLE)
                for line in filter(None, said.split("\n")):
                    yield key, line.removeprefix("- ")


@pytest.mark.parametrize("game", [None, *names()])
def test_what_a_screen_shows_is_what_a_native_would_write(game: str | None) -> None:
    found = {
        (language, fault, key): text
        for language in LANGUAGES
        for key, text in shown(language, game)
        for fault in faults(language, text)
    }
    assert not found, "\n".join(f"{' | '.join(key)}: {text}" for key, text in found.items())


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", "You earn 8 on the caravan of you.", "of you"),
        ("en", "You make 1 spices.", "1 of many"),
        ("en", "Vegetables is worth 1 Yuan.", "many, as one"),
        ("en", "You takes tea.", "you, as a third person"),
        ("en", "A's's caravan arrives.", "a double genitive"),
        ("en", "Tea:7. the end.", "a sentence without a capital"),
        ("en", "You pass ..", "two marks of punctuation"),
        ("en", "Waiting for { $player }.", "a value is not filled in"),
        ("en", "Waiting for:Ann .", "no space after punctuation"),
        ("en", "Waiting for:Ann .", "a space before punctuation"),
        ("nl", "Je zet een kameel op de karavaan van jou.", "de … van jou"),
        ("nl", "Het gevolg van je is weer inzetbaar.", "de … van jou"),
        ("nl", "Beurt 2: je.", "je alone"),
        ("nl", "Je kan niet meer passen.", "je kan"),
        ("nl", "B houdt het; jou krijgt het niet.", "jou as a subject"),
        ("nl", "Je biedt 1 specerijen.", "1 of many"),
        ("ko", "당신이 차를 가져갑니다.", "당신"),
        ("ko", "漢이(가) 차(을/를) 가져갑니다.", "an open particle"),
        ("ko", "7번(차)을를 가져갑니다.", "two particles"),
        ("ko", "비단를 가져갑니다.", "the wrong particle"),
        ("ko", "어떤 카드를 버리나요?", "another level of speech"),
    ],
)
def test_faults_are_found(language: str, text: str, fault: str) -> None:
    assert fault in faults(language, text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You pass: 1 coin, 11 coins, 1/2 coins. Ann is ahead of you…"),
        ("en", "A gives A an S, a card and 1 \u00d7 spices (you have 2)."),
        ("nl", "Voor jou is er geen stapel meer."),
        ("nl", "Staat iemand gelijk met je, dan mag je je kaart houden."),
        ("nl", "Je kunt een kaart van jou geven, of de kaarten in je hand houden."),
        ("ko", "내가 7번(차)을 가져옵니다. 종이가 없으면 마을로 갑니다. 링크가 알려졌나요?"),
    ],
)
def test_what_is_right_is_not_found(language: str, text: str) -> None:
    assert not faults(language, text)
