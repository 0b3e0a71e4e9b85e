"""The situations that pictures are taken of: pages, and tours through a game of each kind."""

from collections.abc import Callable
from fnmatch import fnmatch
from typing import NamedTuple

from people import People, Scene
from playwright.sync_api import Page

READY = "main[data-phase=over][data-moving=false], .prompt [data-choice]:not([disabled])"
SEATED = ".prompt .sentence"  # also while others decide
OFFERED = ".prompt [data-choice]:not([disabled])"
PHONE_WIDTH = 600

Show = Callable[[Page], None]


# What is done before a picture is taken


def as_it_is(_page: Page) -> None:
    """Nothing."""


def point_at_last(page: Page) -> None:
    """What the last choice would bring, where there is a pointer."""
    if page.evaluate("innerWidth") > PHONE_WIDTH:
        page.locator(OFFERED).last.hover()


def point_at(choice: str) -> Show:
    """What a choice on the board would bring; on a phone, what it says after a first tap."""

    def show(page: Page) -> None:
        found = page.locator(f"[data-choice='{choice}']:visible")
        if page.evaluate("innerWidth") > PHONE_WIDTH and found.count():
            found.first.hover()

    return show


def whole_result(page: Page) -> None:
    """The scoring, up to its last line."""
    page.locator("dialog tbody tr:last-child.shown").wait_for()


def without_result(page: Page) -> None:
    """The board after the end."""
    whole_result(page)
    page.keyboard.press("Escape")


def two_in_the_fist(page: Page) -> None:
    """A bid that is being made."""
    for _ in range(2):
        page.locator(".tray .good").first.click()


def answer_with_another(page: Page) -> None:
    """The deal table, with another's offer on it."""
    page.locator(".offer .counter").first.click()
    page.locator(".deal-table .trays").wait_for()


def make_offer(page: Page) -> None:
    """The deal table, still empty."""
    page.locator(".partner").first.click()
    page.locator(".deal-table .trays").wait_for()


def look_back(page: Page) -> None:
    """The same game told again, in the middle of it."""
    page.goto(page.url.replace("/table/", "/replay/"))
    page.locator(".timeline input").wait_for()
    for _ in range(2):
        page.keyboard.press("PageDown")
    page.keyboard.press("ArrowRight")
    page.locator("main[data-moving=false]:not([data-at='0'])").wait_for()


def to_first_try(page: Page) -> None:
    """A lesson, where something is to be done."""
    words = page.locator(".lesson .words:not([data-waits=others])")
    words.wait_for()
    while words.get_attribute("data-waits") != "action":
        step = words.get_attribute("data-step")
        page.locator(".lesson footer .main").click()
        page.locator(f".lesson .words:not([data-waits=others], [data-step='{step}'])").wait_for()


def are_you_sure(page: Page) -> None:
    """What asks again before something is given up."""
    page.locator(".prompt .apart").first.click()
    page.locator(".prompt .main.apart").wait_for()


def key(letter: str, shown: str) -> Show:
    """What a key opens."""

    def show(page: Page) -> None:
        page.keyboard.press(letter)
        page.locator(shown).first.wait_for()

    return show


def new_game(game: str) -> Show:
    """The dialog that opens a table."""

    def show(page: Page) -> None:
        page.locator(f"article[data-game={game}] .button.main").click()
        page.locator("dialog .start").wait_for()

    return show


# Pages without a game in progress


class PageStop(NamedTuple):
    """A page by its address, and what is on it once it is ready."""

    address: str
    ready: str
    show: Show = as_it_is


PAGES = {
    "home": PageStop("", "article"),
    "dunhuang-new": PageStop("", "article", new_game("dunhuang")),
    "dschunke-new": PageStop("", "article", new_game("dschunke")),
    "araby-new": PageStop("", "article", new_game("araby")),
    "dunhuang-rulebook": PageStop("rules/dunhuang", "main h2"),
    "dschunke-rulebook": PageStop("rules/dschunke", "main h2"),
    "araby-rulebook": PageStop("rules/araby", "main h2"),
    "dunhuang-lesson": PageStop("learn/dunhuang", ".lesson", to_first_try),
    "dschunke-lesson": PageStop("learn/dschunke", ".lesson", to_first_try),
    "araby-lesson": PageStop("learn/araby", ".lesson", to_first_try),
}
ROOMS = {
    "waiting": ("dunhuang", ("me", "open", "open"), ".invite input[readonly]"),
    "hand-over": ("dunhuang", ("me", "me"), ".stage .button.main, h1 ~ .button.main"),
}


# Tours


class Stop(NamedTuple):
    """A moment of a game: the first time that this is so for people at the table."""

    name: str
    when: Callable[[People], bool]
    show: Show = as_it_is
    event: str = ""  # then it is paused at the next event of this kind
    before: Callable[[People], None] | None = None  # done at the table before pictures are taken


class Tour(NamedTuple):
    """A game with its stops; liked: the choices that people take mostly.

    Each of these decisions is a stop too, when the first person has to make it.
    """

    stops: tuple[Stop, ...]
    decisions: tuple[str, ...]
    liked: str
    seats: tuple[str, ...] = ("me", "open", "bot greedy", "bot greedy")
    options: dict[str, str] = {}  # noqa: RUF012


def asked(choice: str) -> Callable[[People], bool]:
    """The first person may choose something like this."""

    def is_so(people: People) -> bool:
        return people.first.is_asked and _may(people.first.scene, choice)

    return is_so


def decides(decision: str) -> Callable[[People], bool]:
    """The first person has to make a decision of this kind."""
    return lambda people: people.first.is_asked and people.first.scene["decision"] == decision


def others_decide(people: People) -> bool:
    """The first person waits, well into the game."""
    is_playing = len(people.first.scene["waiting_for"]) == 1 and people.turns > 2
    return is_playing and not people.first.is_asked


def is_over(people: People) -> bool:
    """The game has ended."""
    return people.is_over


def _may(scene: Scene, choice: str) -> bool:
    return any(fnmatch(one["action"], choice) for one in scene["legal"])


def late(is_so: Callable[[People], bool], turns: int) -> Callable[[People], bool]:
    """The same, after this many choices of people."""
    return lambda people: people.turns >= turns and is_so(people)


def an_offer(people: People) -> None:
    """Somebody offers the first person coins for a card."""
    wants = [{"kind": "card", "what": "any", "when": "now"}]
    gives = [{"kind": "coins", "what": 1, "when": "now"}]
    people.last.ask("propose", to=people.first.seat, gives=gives, wants=wants)
    people.wait()


def own_offer(people: People) -> None:
    """The first person offers somebody a coin for a card."""
    wants = [{"kind": "card", "what": "any", "when": "now"}]
    gives = [{"kind": "coins", "what": 1, "when": "now"}]
    people.first.ask("propose", to=people.last.seat, gives=gives, wants=wants)
    people.wait()


HINT = key("h", ".hint li, .hint p")
RESULT = Stop("result", is_over, whole_result)
REPLAY = Stop("replay", is_over, look_back)
END = Stop("end", is_over, without_result)
OTHERS = Stop("others", others_decide)
TOURS = {
    "dunhuang": Tour(
        (
            Stop("table", late(asked("move 4"), 14), point_at_last),
            Stop("help", decides("move"), key("?", "dialog")),
            Stop("rules", decides("move"), key("r", "#panel-rules:visible")),
            Stop("hint", decides("move"), HINT),
            Stop("took", late(decides("bonus"), 14), event="took"),
            OTHERS,
            RESULT,
            END,
            REPLAY,
        ),
        decisions=("opening", "camel", "move", "store", "bonus", "discard", "keep", "token"),
        liked="shop|coins|ability|move [12]$",
    ),
    "dschunke": Tour(
        (
            Stop("table", late(asked("merchant *"), 16), point_at_last),
            Stop("bid", decides("bid"), two_in_the_fist),
            Stop("sure", decides("bid"), are_you_sure),
            Stop("hint", decides("act"), HINT),
            Stop("reveal", late(decides("bid"), 20), event="bid-shown"),
            Stop("tie", late(decides("bid"), 8), event="special-tied"),
            OTHERS,
            RESULT,
            END,
            REPLAY,
        ),
        decisions=(
            *("exchange", "trade", "search", "keep", "act", "fetch", "onto", "after"),
            *("resupply", "prize", "prize-keep"),
        ),
        liked=".",
    ),
    "araby": Tour(
        (
            Stop("turn", late(asked("end"), 12)),
            Stop("sure", late(asked("end"), 12), are_you_sure),
            Stop("hint", late(asked("end"), 12), HINT),
            Stop("offer", late(asked("end"), 4), make_offer),
            Stop("received", late(asked("pass"), 8), before=an_offer),
            Stop("deal", late(asked("pass"), 8), answer_with_another, before=an_offer),
            Stop("made", late(asked("end"), 12), before=own_offer),
            Stop("arrival", late(decides("last"), 12), event="caravan-resolves"),
            Stop("bandits", late(decides("last"), 12), event="camel-returned"),
            Stop("payday", late(decides("last"), 12), event="camels-paid"),
            OTHERS,
            RESULT,
            END,
            REPLAY,
        ),
        decisions=("main", "last", "draft", "pay", "opponent", "discard", "refresh"),
        liked="camel|play|task|end|pass|draft",
        options={"offers": "2"},
    ),
}
