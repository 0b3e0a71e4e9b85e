"""A person at a table of Araby: turns, and the deal table by clicks."""

import random
from collections.abc import Callable
from typing import Any

from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.games.araby import alphabet as say

from .screen import ASKED_BACK, Screen

Sit = Callable[..., "Trader"]


class Trader(Screen):
    """A screen that can use the deal table."""

    # The table

    def start_araby(self, *others: str, offers: str = "12", name: str = "Ann") -> None:
        """Open a table from the home page, with this many offers per turn."""
        self.home()
        page = self.page
        page.locator("article[data-game=araby] .button.main").click()
        dialog = page.locator("dialog")
        dialog.locator(f"input[type=radio][value='{len(others) + 1}']").check(force=True)
        dialog.locator("ol input").first.fill(name)
        for i, other in enumerate(others):
            dialog.locator("ol select").nth(i).select_option(other)
        dialog.locator("summary").click()
        dialog.locator("select:has(option[value='12'])").select_option(offers)
        dialog.locator(".start").click()
        page.wait_for_url("**/table/*")

    def open_araby(self, data: str, name: str = "Ann") -> None:
        """Open a table for two with other cards, as a program would."""
        self.home()
        wish = {
            "game": "araby",
            "data": data,
            "seats": [{"kind": "me", "name": name}, {"kind": "open"}],
        }
        path = self.page.evaluate(
            """async wish => {
                const headers = { 'Content-Type': 'application/json' }
                const body = JSON.stringify(wish)
                const answer = await fetch('/api/tables', { method: 'POST', headers, body })
                return (await answer.json()).table.id
            }""",
            wish,
        )
        self.page.goto(f"{self.url}table/{path}")

    @property
    def facts(self) -> dict[str, Any]:
        found = self.scene["facts"]
        assert isinstance(found, dict)
        return found

    @property
    def view(self) -> dict[str, Any]:
        found = self.scene["view"]
        assert isinstance(found, dict)
        return found

    def cards(self, zone: int) -> list[str]:
        """The cards in a zone whose faces this player knows."""
        low, high = self.view["start"][zone : zone + 2]
        return [say.CARD_WORDS[face] for face in self.view["face"][low:high] if face >= 0]

    def own(self, seat: str) -> dict[str, Any]:
        """What a player has, as far as this one knows."""
        at = SEAT_NAMES.index(seat)
        return {
            "coins": self.view["coins"][at],
            "hand": self.cards(say.HAND + at),
            "entourage": self.cards(say.ENTOURAGE + at),
            "products": counts(self.view["pool"][at]),
            "credits": counts(self.view["credit"][at]),
        }

    def open_spaces(self, owner: str) -> set[int]:
        """The spaces of a caravan this player has permission for."""
        return spaces_in(self.facts["open"][SEAT_NAMES.index(owner)])

    def leave(self, owner: str, guest: str) -> tuple[set[int], int]:
        """The spaces an owner has allowed another player, and how many of any."""
        at, other = SEAT_NAMES.index(owner), SEAT_NAMES.index(guest)
        spaces, number = self.view["leave_space"][at][other], self.view["leave_spaces"][at][other]
        return spaces_in(spaces), number

    def events(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind that this browser was told."""
        return [
            event
            for frame in self.frames
            for item in frame.get("happenings", [])
            if item["type"] == "played"
            for event in item["events"]
            if event["kind"] == kind
        ]

    def sees(self, is_so: Callable[["Trader"], bool]) -> None:
        """Wait until this is true for this person."""
        self.until(lambda: is_so(self))

    def take(self, action: str) -> None:
        """Click a choice, on the board or in the bar."""
        before = self.number()
        self.last = action
        self.page.locator(f"[data-choice='{action}']:not([disabled]):visible").first.click()
        self.moved_on(before)

    def click_sensibly(self, chance: random.Random) -> None:
        """Click at random, but make progress: mostly plays, tasks, camels; rarely an idle pass."""
        where = f":is({ASKED_BACK if self.asked_back else 'main, .prompt'}) [data-choice]"
        where += ":not([disabled]):visible"
        before, offered = self.number(), self.page.locator(where)
        actions = offered.evaluate_all("all => all.map(one => one.dataset.choice)")
        if not actions:
            return
        better = [i for i, a in enumerate(actions) if a.split()[0] in ("camel", "play", "task")]
        which = better if better and chance.random() < 0.7 else range(len(actions))
        one = chance.choice(list(which))
        self.last = actions[one]
        self.press(offered.nth(one), before)

    # The deal table

    def deal_with(self, name: str) -> None:
        self.page.locator(".partner", has_text=name).click()
        self.page.locator(".deal-table .trays").wait_for()

    def lay(self, side: str, kind: str, what: str | int, when: str | None = None) -> None:
        """Lay something on a tray: side gives or wants."""
        tray = self.page.locator(f".tray.{side}")
        button = tray.locator(f"[data-kind={kind}]")
        if button.get_attribute("aria-pressed") == "false":
            button.click()
        picked = self.page.locator(f".picking.{side} [data-what='{what}']:not([disabled])")
        picked.first.click()
        self.until(lambda: not tray.locator("li.fresh").count())
        if when:
            tray.locator("li[data-term] select").last.select_option(when)

    def drag(self, what: str, where: str) -> None:
        """From the middle of one thing to the middle of another, by mouse or finger."""
        self.page.locator(what).first.scroll_into_view_if_needed()
        start, end = self._middle(what), self._middle(where)
        way = [[a + (b - a) * n / 4 for a, b in zip(start, end, strict=True)] for n in range(5)]
        if self.page.evaluate("navigator.maxTouchPoints"):
            self._drag_by_finger(way)
            return
        self.page.mouse.move(*way[0])
        self.page.mouse.down()
        for x, y in way[1:]:
            self.page.mouse.move(x, y)
        self.page.mouse.up()

    def _drag_by_finger(self, way: list[list[float]]) -> None:
        finger = self.context.new_cdp_session(self.page)

        def touch(kind: str, *points: list[float]) -> None:
            touches = [{"x": x, "y": y} for x, y in points]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

        touch("touchStart", way[0])
        self.page.locator("[data-ghost]").wait_for()
        for point in way[1:]:
            touch("touchMove", point)
        touch("touchEnd")

    def _middle(self, what: str) -> tuple[float, float]:
        box = self.page.locator(what).first.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def send(self) -> None:
        """The whole offer at once."""
        before = len(self.events("offer-sent"))
        self.page.locator(".deal-table .send").click()
        self.page.locator(".deal-table").wait_for(state="detached")
        self.until(lambda: len(self.events("offer-sent")) > before)

    def bargain(self, what: str) -> None:
        """Click something on the board to bargain about it."""
        self.page.locator(f"[data-bargain='{what}']:visible").first.click()
        self.page.locator(".deal-table").wait_for()

    def answer(self, how: str, seat: str) -> None:
        """Accept or decline the offer of a seat, on its card."""
        before = self.number()
        self.page.locator(f"[data-offer] [data-choice='{how} {seat}']").click()
        self.moved_on(before)


# Two people


def invite(ann: Trader, *others: Trader) -> None:
    """The others take the open seats at the first one's table."""
    links = ann.page.locator(".invite input[readonly]")
    links.first.wait_for()
    urls = [link.input_value() for link in links.all()]
    for who, called, url in zip(others, ("Ben", "Cleo"), urls, strict=False):
        who.page.goto(url)
        who.page.locator("form input").fill(called)
        who.page.locator("form .button.main").click()
        who.page.wait_for_url("**/table/*")
    for who in (ann, *others):
        assert who.ready()


def two(trader: Sit, data: str = "", **how: Any) -> tuple[Trader, Trader, str]:
    """Two people at a table, the first one to move; and the first one's seat."""
    ann, ben = trader(**how), trader(**how)
    if data:
        ann.open_araby(data)
    else:
        ann.start_araby("open")
    invite(ann, ben)
    return (ann, ben, "A") if ann.view["active"] == 0 else (ben, ann, "B")


def other(seat: str) -> str:
    return "B" if seat == "A" else "A"


def name(seat: str) -> str:
    return {"A": "Ann", "B": "Ben"}[seat]


def offer(maker: Trader, seat: str, *terms: tuple[str, str, str | int]) -> None:
    """An offer of these terms to the other player."""
    maker.deal_with(name(other(seat)))
    for side, kind, what in terms:
        maker.lay(side, kind, what)
    maker.send()


def deal(
    maker: Trader, taker: Trader, seat: str, *terms: tuple[str, str, str | int], named: str = ""
) -> None:
    """An offer that is accepted. named: the card the other player names for it."""
    made = len(maker.events("deal-made"))
    offer(maker, seat, *terms)
    taker.answer("accept", seat)
    if named:
        taker.take(f"card {named}")
    for who in (maker, taker):
        who.sees(lambda at: len(at.events("deal-made")) > made)


def counts(row: list[int]) -> dict[str, int]:
    """How many there are of each product or icon, without zeros."""
    return {icon: count for icon, count in zip(say.ICONS, row, strict=False) if count}


def spaces_in(mask: int) -> set[int]:
    return {space for space in range(1, say.SPACES + 1) if mask >> (space - 1) & 1}
