"""The rulebook: at its own address, and where what is said at a table leads."""

import pytest

from caravanserai.locale import LANGUAGES, Texts

from .conftest import DESKTOP, PHONE, Open
from .looks import Looks

pytestmark = pytest.mark.browser

# Every language, size and light, and every game.
BOOKS = [
    ("dunhuang", "en", DESKTOP, False, "majority", "buddhist"),
    ("dschunke", "nl", PHONE, True, "worker-money", "leerjongen"),
    ("araby", "ko", DESKTOP, True, "arrival", "도적"),
]


@pytest.mark.parametrize(("game", "language", "size", "dark", "entry", "word"), BOOKS)
def test_a_rulebook_is_read_before_a_game(
    screen: Open,
    game: str,
    language: str,
    size: dict[str, int],
    dark: bool,
    entry: str,
    word: str,
) -> None:
    reader = screen(size=size, language=language, dark=dark)
    page, texts = reader.page, Texts(language, game)
    reader.home()
    page.locator(f"article[data-game={game}] a[href='/rules/{game}']").click()
    page.locator("h3").first.wait_for()
    assert texts("title") in page.locator("h1").inner_text()
    page.goto(f"{reader.url}rules/{game}/{entry}")
    heading = page.locator(f"#{entry} h3")
    heading.wait_for()
    reader.until(lambda: heading.evaluate("it => it === document.activeElement"))
    page.locator(f"[data-drawn={entry}] svg").first.wait_for()
    reader.looked_at(f"rules of {game}")
    entries = page.locator("main article")
    count = entries.count()
    page.locator("input[type=search]").fill(word)
    reader.until(lambda: 0 < entries.count() < count)
    assert all(word in text.lower() for text in entries.all_inner_texts())
    page.locator("input[type=search]").fill("")
    page.locator("header select").select_option("en")
    reader.until(lambda: Texts("en", game)(f"rule-{entry}") in heading.inner_text())


@pytest.mark.parametrize("game", [book[0] for book in BOOKS])
def test_every_chapter_can_be_read_in_every_language(screen: Open, game: str) -> None:
    reader = screen()
    page = reader.page
    page.goto(f"{reader.url}rules/{game}")
    for language in LANGUAGES:
        page.locator("header select").select_option(language)
        title = Texts(language, game)("title")
        reader.until(lambda title=title: title in page.locator("h1").inner_text())
        for size in (PHONE, DESKTOP):
            reader.resize(size)
            assert not Looks(page).faults(), (language, size)
            reader.fits()


def test_things_on_the_board_lead_to_their_entries(screen: Open) -> None:
    player = screen()
    page, meant = player.page, player.page.locator("#panel-rules [data-entry]")
    player.start("dunhuang", "bot random")
    while player.ready() and player.scene["decision"] != "move":
        player.take(player.legal[0])
    tiles = page.locator(".ring [data-rule^=character-]")
    first, second, third = (str(tiles.nth(i).get_attribute("data-rule")) for i in range(3))
    tiles.nth(0).focus()
    page.keyboard.press("r")
    player.until(lambda: meant.get_attribute("data-entry") == first)
    tiles.nth(1).click(button="right")
    player.until(lambda: meant.get_attribute("data-entry") == second)
    tiles.nth(2).hover()
    page.locator(".rule-mark").click()
    player.until(lambda: meant.get_attribute("data-entry") == third)
    player.looked_at("the entry of a tile")


def test_what_is_said_leads_to_its_entry(screen: Open) -> None:
    player = screen()
    page, meant = player.page, player.page.locator("#panel-rules [data-entry]")

    def led_to() -> str:
        meant.wait_for()
        return str(meant.get_attribute("data-entry"))

    player.start("dunhuang", "bot random")
    assert player.ready()
    page.locator(".prompt .sentence .rule").click()
    assert led_to() == "opening"
    player.take(player.legal[0])
    assert player.ready()
    page.locator("#tab-log").click()
    for folded in page.locator(".log .digest[aria-expanded=false]").all():
        folded.click()
    page.locator(".log li:has-text('You keep') .rule").first.click()
    assert led_to() == "opening"
    asked = {"camel": "first-player", "move": "camel"}
    page.locator(".prompt .sentence .rule").click()
    assert led_to() == asked[player.scene["decision"]]
    player.looked_at("an entry at the table")
