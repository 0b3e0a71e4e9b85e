"""The rulebooks: complete in words, and every text leads to the entry that explains it."""

import json
import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import convert
from references import Happened, explains

from caravanserai.engine.events import PUBLIC
from caravanserai.engine.game import Game
from caravanserai.engine.log import read_log, replay, start_match
from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position
from caravanserai.engine.rulebook import Chapter, Entry, Rulebook
from caravanserai.games import load, names
from caravanserai.locale import LANGUAGES, Texts, sources
from caravanserai.table.examples import shown

ROOT: Final = Path(__file__).parents[2]
CLAUSES: Final = Path(__file__).parent / "clauses.toml"
WALKED: Final = {  # short golden games in which much happens
    "araby": ("araby/2-most-coins", "araby/3-other-data"),
    "dschunke": ("dschunke/3-bluffs", "dschunke/3-8-cards", "dschunke/4-variant"),
    "dunhuang": ("dunhuang/4-most-coins", "dunhuang/4-early-win", "dunhuang/4-shared"),
}
STRIDE: Final = 5  # of the actions of a game, before which somebody is asked

every_game = pytest.mark.parametrize("name", names())


@pytest.fixture(autouse=True)
def plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled for a few games."""
    monkeypatch.setattr(Game, "kernel", lambda self, function: self.kernels.find(function, False))


def keys(game: str, prefix: str) -> set[str]:
    """What comes after a prefix in a game's messages."""
    text = "\n".join(file.read_text("utf-8") for file in sources("en", game))
    return set(re.findall(rf"^{prefix}-([\w-]+) =", text, re.MULTILINE))


def words(book: Rulebook) -> Iterator[str]:
    """The messages a rulebook consists of."""
    for chapter in book.chapters:
        yield f"chapter-{chapter.id}"
    for entry in book.entries.values():
        yield from (said.key for said in (entry.title, *entry.texts))
        if entry.example:
            yield f"rule-{entry.id}-example"
        for ruling in entry.rulings:
            yield from (f"ruling-{ruling}", f"ruling-{ruling}-why")
    for term in book.terms:
        yield from (f"glossary-{term}", f"glossary-{term}-text")


@every_game
def test_a_rulebook_has_all_its_words_and_no_others(name: str) -> None:
    book, wanted = load(name).rulebook, set(words(load(name).rulebook))
    for language in LANGUAGES:
        texts = Texts(language, name)
        assert [key for key in wanted if not texts.has(key)] == []
    for prefix in ("chapter", "rule", "ruling", "glossary"):
        spare = {f"{prefix}-{key}" for key in keys(name, prefix)} - wanted
        assert spare == set()
    assert len(book.entries) == sum(len(chapter.entries) for chapter in book.chapters)


@every_game
def test_an_entry_leads_only_to_entries(name: str) -> None:
    book = load(name).rulebook
    named = {see for entry in book.entries.values() for see in entry.see}
    assert named | set(book.terms.values()) <= book.entries.keys()


@every_game
def test_every_ruling_has_its_entry(name: str) -> None:
    """Those in docs/rulings.md, where the title of a game is above its table."""
    documented = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    section = documented.split(f"## {Texts('en', name)('title')}\n")[1].split("\n## ")[0]
    listed = set(re.findall(r"^\| ([A-Z]\d+[a-z]?) \|", section, re.MULTILINE))
    entries = load(name).rulebook.entries.values()
    assert listed == {ruling for entry in entries for ruling in entry.rulings}


@every_game
def test_every_clause_has_its_entry(name: str) -> None:
    """By the list in clauses.toml, which also names every ruling."""
    book, texts = load(name).rulebook, Texts("en", name)
    clauses = tomllib.loads(CLAUSES.read_text("utf-8"))[name]
    for clause, where in clauses.items():
        entry = book.entries[where["entry"]]
        assert where.get("ruling") in (None, *entry.rulings), clause
        said = " ".join(texts.say(one) for one in (entry.title, *entry.texts)).lower()
        assert [word for word in where["says"] if word.lower() not in said] == [], (clause, said)
    named = {where["ruling"] for where in clauses.values() if "ruling" in where}
    assert named == {ruling for entry in book.entries.values() for ruling in entry.rulings}


@every_game
def test_everything_that_can_be_said_has_a_reference(name: str) -> None:
    game = load(name)
    book = game.rulebook
    assert book.prompts.keys() == keys(name, "prompt") - {"choose"}
    assert book.choices.keys() == keys(name, "choice")
    assert book.events.keys() == {kind.name for kind in game.events}
    assert book.refusals.keys() == {code for code in game.refusals if code}
    brief = game.wording.rules(game.view(game.new(game.box(game.players[-1]), 1), PUBLIC))
    assert {say.key.removeprefix("rules-") for say in brief} == book.brief.keys()
    assert all(explains(book, "brief", say) for say in brief)


@every_game
def test_a_plain_reference_names_an_entry(name: str) -> None:
    book = load(name).rulebook
    for place in (book.prompts, book.choices, book.events, book.refusals, book.brief):
        for reference in place.values():
            plain = {part for part in reference.split() if part[0] not in "@{"}
            assert plain <= book.entries.keys(), reference


@every_game
def test_every_example_is_a_position_that_a_board_can_show(name: str) -> None:
    game = load(name)
    examples = [entry.example for entry in game.rulebook.entries.values() if entry.example]
    assert len(examples) >= 5
    for example in examples:
        snapshot = shown(game, example)
        assert snapshot.scene.legal or game.is_over(game.read(example))


def asked(game: Game, view: Position, seat: int, chance: random.Random) -> Iterator[str]:
    """The entries for what a seat is asked, can choose, and is refused."""
    book, prompt = game.rulebook, game.prompt(view, seat)
    yield explains(book, "prompts", prompt)
    legal = game.legal(view, seat)
    for action in chance.sample(legal, min(len(legal), 8)):
        yield explains(book, "choices", game.choice(view, seat, action), asked=prompt)
    for action in chance.sample(range(len(game.actions)), 4):
        if code := game.why_not(view, seat, action):
            say = phrase(f"refusal-{code}", action=game.choice(view, seat, action))
            yield explains(book, "refusals", say, asked=prompt)


@pytest.mark.parametrize("log", [log for logs in WALKED.values() for log in logs])
def test_whatever_is_said_in_a_game_leads_to_an_entry(log: str) -> None:
    game, chance = load(log.partition("/")[0]), random.Random(1)
    golden = read_log((ROOT / "tests" / "golden" / f"{log}.jsonl").read_text("utf-8"))
    match, told = start_match(game, golden), set()
    before: list[Happened] = []
    for number, step in enumerate(replay(match, golden)):
        public = game.view(match.position, PUBLIC)
        for event in game.cut(step.rows, step.seat):
            say = game.event_phrase(public, event, step.seat)
            entry = explains(game.rulebook, "events", say, event.kind, before)
            assert entry, (event, say)
            told.add(event.kind)
            before.append(Happened(event.kind, say))
        if number % STRIDE == 0:
            view = game.view(step.before, step.seat)
            assert all(asked(game, view, step.seat, chance)), game.decision(view)
    assert len(told) > 15


def entries_of(name: str, position: str, *actions: str) -> dict[str, str]:
    """What explains the last event of each kind that these actions bring."""
    game = load(name)
    now, found = game.read(position), {}
    before: list[Happened] = []
    for text in actions:
        seat = game.turn(now)
        assert seat is not None
        rows = game.apply(now, seat, game.notation.action(text, now))
        for event in game.cut(rows, seat):
            say = game.event_phrase(game.view(now, PUBLIC), event, seat)
            found[event.kind] = explains(game.rulebook, "events", say, event.kind, before)
            before.append(Happened(event.kind, say))
    return found


LED: Final = (
    ("dunhuang; decision: bonus; tiles: painter", "coins", "coins-gained", "bonus"),
    (
        "dunhuang; decision: bonus; tiles: manichean; A.shop: tea; A.tokens: tea",
        "ability, turn tea",
        "token-turned",
        "character-manichean",
    ),
    (
        "dunhuang; decision: bonus; tiles: painter; A.hand: tea",
        "ability, discard tea",
        "prestige-gained",
        "character-painter",
    ),
    ("dunhuang; decision: store; market: tea", "hand", "took", "taking"),
    ("dunhuang; decision: bonus; tiles: shepherd", "ability, take 2", "took", "character-shepherd"),
    ("dunhuang; decision: store; market: tea", "shop", "token-claimed", "majority"),
    ("dschunke; decision: after; A.cards: money-white", "collect white", "earned", "special-money"),
    ("dschunke; merchants: purple brown grey", "merchant money", "earned", "worker-money"),
    (
        "dschunke; decision: exchange; A.cards: exchange; A.hand: fish*2",
        "return fish, stop, take rice",
        "took",
        "special-exchange",
    ),
    (
        "araby; A.entourage: broker; A.products: magics",
        "task broker, product magics, product spices",
        "converted",
        "card-broker",
    ),
    (
        "araby; A.hand: transmutation; A.coins: 1",
        "play transmutation, product spices",
        "made",
        "card-transmutation",
    ),
)


@pytest.mark.parametrize(("position", "actions", "kind", "entry"), LED)
def test_an_event_leads_to_what_made_it_so(
    position: str, actions: str, kind: str, entry: str
) -> None:
    name = position.partition(";")[0]
    assert entries_of(name, position, *actions.split(", "))[kind] == entry


# The browser's tests read the same cases.
GIVEN: Final = json.loads((ROOT / "tests" / "references.json").read_text("utf-8"))


@pytest.mark.parametrize(("place", "name", "say", "seen", "asked", "entry"), GIVEN["cases"])
def test_where_references_lead(
    place: str, name: str, say: Any, seen: int, asked: Any, entry: str
) -> None:
    book = Rulebook([Chapter("", [Entry(name) for name in GIVEN["entries"]])], **GIVEN["explains"])
    happened = [Happened(kind, convert(told, Phrase)) for kind, told in GIVEN["happened"]]
    prompt = convert(asked, Phrase | None)
    found = explains(book, place, convert(say, Phrase), name, happened[:seen], prompt)
    assert found == entry
