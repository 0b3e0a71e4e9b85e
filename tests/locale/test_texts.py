"""The texts: complete in every language, and able to say everything."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import caravanserai
from caravanserai.bots import BOTS
from caravanserai.engine.errors import BadLog, BadOption, Refusal
from caravanserai.engine.events import ALL, PUBLIC
from caravanserai.engine.phrases import phrase
from caravanserai.games import load, names
from caravanserai.locale import LANGUAGES, MissingText, Texts, preferred_language, sources

GRAMMAR_ONLY = {"you", "yours"}  # a language whose words do not change leaves them out
SOURCES = Path(caravanserai.__file__).parent
SCOPES = [None, *names()]


class _Variables(Visitor):  # type: ignore[misc]  # its package is not typed
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def messages(language: str, game: str | None) -> dict[str, set[str]]:
    """Every key with the variables of its text, including those of texts it refers to."""
    found: dict[str, _Variables] = {}
    for source in sources(language, game):
        for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), (source, entry.content)
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands in two places"
                found[entry.id.name] = _Variables()
                found[entry.id.name].visit(entry)
    return {key: v.names.union(*(found[m].names for m in v.messages)) for key, v in found.items()}


@pytest.mark.parametrize("game", SCOPES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_texts_with_the_same_values(
    language: str, game: str | None
) -> None:
    expected, found = messages(LANGUAGES[0], game), messages(language, game)
    assert expected.keys() == found.keys()
    for key, variables in expected.items():
        assert variables - GRAMMAR_ONLY == found[key] - GRAMMAR_ONLY, key


@pytest.mark.parametrize("game", SCOPES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 5, "yes", "hand"])
def test_every_text_can_be_said(language: str, game: str | None, value: object) -> None:
    texts = Texts(language, game)
    for key, variables in messages(language, game).items():
        numeric = {"most", "high", "seed"}  # formatted as numbers
        said = texts(key, **{v: 7 if v in numeric else value for v in variables})
        assert said.strip()
        assert "{" not in said
        assert "(을/를)" not in said


def raised() -> Iterator[tuple[str, str, set[str]]]:
    """Where an error is raised: its module, code and the names of its details."""
    errors = {"BadOption", "BadNotation", "ImpossiblePosition", "BadLog", "Refusal"}
    errors |= {"Forbidden", "NotFound", "TooMuch", "TooLarge", "BadMessage", "BadToken", "Frozen"}
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "id", getattr(node.func, "attr", ""))
            details = {word.arg for word in node.keywords if word.arg}
            if called in errors:
                codes = node.args[:1]
            elif called in ("bad", "impossible"):
                codes, details = node.args[1:2], details | {"line", "key"}
            else:
                continue
            for code in codes:
                if isinstance(code, ast.Constant):
                    yield str(path.relative_to(SOURCES)), str(code.value), details


@pytest.mark.parametrize(("module", "code", "details"), list(raised()))
def test_every_error_has_a_text(module: str, code: str, details: set[str]) -> None:
    error = BadOption(code, **dict.fromkeys(details, 3))
    for language in LANGUAGES:
        assert Texts(language).error(error), module


def bargain_texts(kind: str, part: str) -> list[str]:
    """What is said of an event in a bargain of others."""
    if part in ("gift", "loan"):
        return [f"dealt-{kind}"]
    return [f"bargain-{part}", *(["bargain-present"] if part == "deal" else [])] if part else []


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_everything_it_names(language: str, name: str) -> None:
    game, texts = load(name), Texts(language, name)
    keys = ["title", "tagline"]
    keys += [f"refusal-{code}" for code in game.refusals if code]
    keys += [f"ending-{reason}" for reason in game.endings if reason]
    keys += [f"{what}-{decision}" for decision in game.decisions for what in ("prompt", "matters")]
    keys += [f"option-{option.name}" for option in game.options]
    keys += [f"option-{option.name}-explained" for option in game.options]
    keys += [f"option-{o.name}-{choice}" for o in game.options for choice in o.choices]
    for picks in filter(None, (option.picks for option in game.options)):
        keys += [f"{picks.text}-{name}{what}" for name in picks.names for what in ("", "-hint")]
    keys += [f"play-bot-{bot}" for bot in BOTS]
    kinds = {game.actions.kind(action) for action in range(len(game.actions))}
    keys += [f"choice-{kind}" for kind in kinds]
    for kind in game.events:
        middle = "-middle" if kind.name == "token-claimed" else ""
        keys += [f"event-{kind.name}", f"event-{kind.name}{middle}"]
        if kind.secret and not kind.private:
            keys.append(f"event-{kind.name}-unknown")
    for named, style in game.log_styles.items():
        assert named in {known.name for known in game.events}
        keys += [f"part-{style.opens}"] if style.opens not in ("", "turn") else []
        keys += [f"event-{named}-together"] if style.folds else []
        keys += [f"digest-{style.digest.name}"] if style.digest else []
        keys += bargain_texts(named, style.bargain)
    assert [key for key in keys if not texts.has(key)] == []
    for code in filter(None, game.refusals):
        assert "move 9" in texts.error(Refusal(code, action="move 9", seat=0))


@pytest.mark.parametrize(("name", "players"), [(n, p) for n in names() for p in load(n).players])
def test_whole_games_can_be_told_to_everyone(name: str, players: int) -> None:
    game, chance = load(name), random.Random(players)
    speakers = [Texts(language, name) for language in LANGUAGES]
    long = "offers" in {option.name for option in game.options}
    for seed in range(1 if long else 4):
        position = game.new(game.box(players, {"offers": "2"} if long else {}), seed)
        while (seat := game.turn(position)) is not None:
            view = game.view(position, seat)
            legal = game.legal(view, seat)
            said = [game.prompt(view, seat), *game.wording.knowledge(view, seat)]
            for action in chance.sample(legal, min(len(legal), 12)):
                said.append(game.choice(view, seat, action))
                said += game.wording.consequences(game, view, seat, action)
            rows = game.apply(position, seat, chance.choice(legal))
            for reader in (*range(players), PUBLIC, ALL):
                public = game.view(position, PUBLIC)
                said += [game.event_phrase(public, e, reader) for e in game.cut(rows, reader)]
            for texts in speakers:
                for one in said:
                    assert texts.say(one)
                    assert "Phrase(" not in texts.say(one)


def test_a_missing_text_or_value_is_an_error() -> None:
    texts = Texts("en")
    with pytest.raises(MissingText):
        texts("no-such-text")
    with pytest.raises(MissingText):
        texts("seat-you")
    with pytest.raises(MissingText):
        texts.error(BadOption("no-such-code"))
    assert not texts.has("no-such-text")


def test_phrases_and_lists_and_errors_nest() -> None:
    texts = Texts("ko", "dunhuang")
    tea = phrase("good-tea")
    assert texts("event-kept", player="A", you="no", good=tea) == "A가 차 카드를 창고에 둡니다."
    cards = phrase("card", good=tea, number=7), phrase("card", good=phrase("good-silk"), number=10)
    assert texts("table-drawn", cards=cards) == "뽑은 카드: 7번(차), 10번(비단)"
    inner = Refusal("too-few-coins", action="move 9", seat=0)
    outer = Texts("en").error(BadLog("log-action", line=5, reason=inner))
    assert outer.startswith("Line 5 of the log can't be replayed.")
    assert '"move 9"' in outer


def test_which_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("CARAVANSERAI_LANG", "LC_ALL", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert preferred_language() == "en"
    monkeypatch.setenv("LANG", "ko_KR.UTF-8")
    assert preferred_language() == "ko"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert preferred_language() == "ko"
    monkeypatch.setenv("CARAVANSERAI_LANG", "nl")
    assert preferred_language() == "nl"
    assert preferred_language("en") == "en"
    with pytest.raises(BadOption):
        preferred_language("xx")


def test_an_endless_value_is_cut_short() -> None:
    error = BadOption("unknown-option", name="x" * 100_000, known="-")
    assert len(Texts("en").error(error)) < 1_000
