"""The plain pages as HTML, until a finer client takes their place.

The board is the one of the terminal. Nothing here is inline but one style sheet with a nonce.
"""

import io
from collections.abc import Iterable
from html import escape

from rich.console import Console

from caravanserai.bots import BOTS
from caravanserai.engine.events import PUBLIC
from caravanserai.engine.game import Game, Position
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.games import load, names
from caravanserai.locale import LANGUAGES, Texts
from caravanserai.server import bodies
from caravanserai.table import wire
from caravanserai.table.table import Table

MOST_TOLD = 40
WIDTH = 110


def tag(name: str, /, *inside: str, **attributes: object) -> str:
    """An element; what is inside is HTML already, attributes are not."""
    spaced = "".join(
        f' {key.strip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{spaced}>{''.join(inside)}</{name}>"


def page(texts: Texts, title: str, *main: str, socket: str = "", n: int = 0) -> str:
    """A whole page."""
    languages = [
        tag("a", code, href=f"/plain/language/{code}", hreflang=code) for code in LANGUAGES
    ]
    head = (
        '<!doctype html><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title>"
        '<link rel="stylesheet" href="/plain/plain.css">'
        '<link rel="icon" href="data:,">'
        '<script type="module" src="/plain/plain.js"></script>'
    )
    header = tag(
        "header",
        tag("h1", tag("a", texts("web-title"), href="/plain")),
        tag("span", texts("web-tagline")),
        tag("nav", *languages, _class="languages", aria_label="language"),
    )
    live = {"data_socket": socket, "data_n": n} if socket else {}
    return tag("html", head, tag("body", header, tag("main", *main, **live)), lang=texts.language)


def form(action: str, /, *inside: str, **values: object) -> str:
    """A form that is posted, with hidden values."""
    hidden = [
        f'<input type="hidden" name="{k}" value="{escape(str(v))}">' for k, v in values.items()
    ]
    return tag("form", *hidden, *inside, method="post", action=action)


def select(name: str, choices: Iterable[tuple[object, str]]) -> str:
    """A choice of one value."""
    options = [tag("option", escape(text), value=value) for value, text in choices]
    return tag("select", *options, name=name)


# Home


def home(
    texts: Texts, name: str, mine: list[bodies.TableInfo], vacant: list[bodies.TableInfo]
) -> str:
    """Start a game, or find one."""
    cards = [_game(texts, load(game), name) for game in names()]
    return page(
        texts,
        texts("web-title"),
        tag("div", *cards, _class="games"),
        tag("h2", texts("web-your-tables")),
        _tables(texts, mine),
        tag("h2", texts("web-open-tables")),
        _tables(texts, vacant, sit=True),
    )


def _game(texts: Texts, game: Game, name: str) -> str:
    own = Texts(texts.language, game.name)
    ways = [(w, texts(f"web-against-{w}")) for w in ("bots", "friends", "neighbours")]
    levels = [(level, own(f"play-bot-{level}")) for level in BOTS]
    counts = [(count, str(count)) for count in game.players]
    named = f'<input name="name" maxlength="40" value="{escape(name)}" autocomplete="nickname">'
    shown = '<input type="checkbox" name="public">'
    return form(
        "/plain/new",
        tag("h2", escape(own("title"))),
        tag("p", escape(own("tagline"))),
        tag("label", texts("web-name"), " ", named),
        tag("label", texts("web-players"), " ", select("players", reversed(counts))),
        tag("label", texts("web-against"), " ", select("against", ways)),
        tag("label", texts("web-level"), " ", select("level", levels)),
        tag("label", shown, " ", texts("web-public")),
        tag("button", texts("web-start"), type="submit"),
        game=game.name,
    ).replace("<form", '<form class="card"', 1)


def _tables(texts: Texts, tables: list[bodies.TableInfo], sit: bool = False) -> str:
    if not tables:
        return tag("p", texts("web-no-tables"))
    return tag("ul", *(_table_line(texts, table, sit) for table in tables), _class="tables")


def _table_line(texts: Texts, table: bodies.TableInfo, sit: bool) -> str:
    title = Texts(texts.language, table.game)("title")
    people = ", ".join(seat_text(texts, seat) for seat in table.seats)
    yours = set(table.yours) & set(table.to_act)
    parts = [tag("a", escape(title), href=f"/plain/table/{table.id}"), tag("span", escape(people))]
    if yours:
        parts.append(tag("strong", texts("web-your-turn")))
    if sit:
        button = tag("button", texts("web-sit-down"), type="submit")
        parts.append(form(f"/plain/table/{table.id}/sit", button))
    return tag("li", *parts)


def seat_text(texts: Texts, seat: wire.SeatInfo) -> str:
    """Who plays a seat, in a word."""
    if seat.kind == "open":
        return texts("web-seat-open")
    if seat.kind == "bot":
        return texts("web-seat-bot", level=texts(f"play-bot-{seat.level}"))
    name = seat.name or texts("web-guest")
    if seat.stand_in:
        return f"{name} · {texts('web-seat-bot', level=texts(f'play-bot-{seat.stand_in}'))}"
    return name


def invited(texts: Texts, token: str, name: str, link: bodies.LinkInfo) -> str:
    """Somebody followed a link; only a press of a button sits down."""
    said = texts("web-invited")
    if link.kind == "seat":
        said = escape(texts("client-join-own", player=link.name or link.seat))
    named = f'<input name="name" maxlength="40" value="{escape(name)}" autocomplete="nickname">'
    button = tag("button", texts("web-sit-down"), type="submit")
    asked = tag("label", texts("web-name"), " ", named)
    return page(
        texts,
        texts("web-title"),
        tag("p", said),
        form(f"/plain/join/{token}", asked, button),
    )


def problem_page(texts: Texts, said: str) -> str:
    """What is wrong, with a way back."""
    back = tag("a", texts("web-home"), href="/plain")
    return page(texts, texts("web-title"), tag("p", escape(said), _class="problem"), tag("p", back))


# A table


def board(game: Game, view: Position, texts: Texts, nonce: str) -> str:
    """The board as the terminal shows it."""
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), color_system="truecolor", force_terminal=True
    )
    console.print(game.draw(view, texts))
    style = f'<style nonce="{nonce}">' + "{stylesheet}</style><pre>{code}</pre>"
    return console.export_html(inline_styles=False, code_format=style)


def choices(texts: Texts, path: str, seat: str, n: int, legal: list[wire.Choice]) -> str:
    """The legal actions as buttons."""
    forms = [
        form(
            f"{path}/act",
            tag("button", escape(texts.say(choice.say)), type="submit"),
            seat=seat,
            action=choice.action,
            at=n,
        )
        for choice in legal
    ]
    return tag("div", *forms, _class="choices")


def told(texts: Texts, happenings: list[wire.Happening]) -> str:
    """The last events, the newest first."""
    lines: list[str] = []
    for item in happenings:
        if isinstance(item, wire.Played):
            lines += [sentence(texts.say(event.say)) for event in item.events]
        elif isinstance(item, wire.ChatLine):
            lines.append(f"{item.name or item.seat}: {item.text}")
    shown = [tag("li", escape(line)) for line in reversed(lines[-MOST_TOLD:])]
    return tag("h2", texts("web-log")) + tag("ol", *shown, _class="log", reversed="reversed")


def sentence(text: str) -> str:
    """With a capital first letter."""
    return text[:1].upper() + text[1:]


def invitations(texts: Texts, table: Table, links: list[bodies.SeatLink], base: str) -> str:
    """The links to open seats, with their QR codes."""
    found = []
    for link in links:
        if link.kind == "invite":
            url = base.rstrip("/") + link.path
            code = f"/api/tables/{table.setup.id}/seats/{link.seat}/qr"
            picture = f'<img src="{escape(code)}" alt="QR">'
            asked = tag(
                "p", escape(texts("web-invite", seat=link.seat)), "<br>", tag("code", escape(url))
            )
            found.append(tag("div", picture, asked, _class="invitation"))
    return "".join(found)


def results(texts: Texts, table: Table) -> str:
    """Places and points."""
    outcome = table.game.outcome(table.position)
    if outcome is None:
        return ""
    order = sorted(range(table.setup.players), key=lambda seat: outcome.ranks[seat])
    lines = [
        tag(
            "li",
            escape(
                texts(
                    "web-result",
                    place=outcome.ranks[seat],
                    name=table.chairs[seat].name or SEAT_NAMES[seat],
                    points=outcome.scores[seat],
                )
            ),
        )
        for seat in order
    ]
    return tag("ul", *lines, _class="tables")


def viewer_socket(table: Table, viewer: int) -> str:
    """Where a page hears of news."""
    seat = "" if viewer == PUBLIC else f"?seat={SEAT_NAMES[viewer]}"
    return f"/api/tables/{table.setup.id}/socket{seat}"
