"""Every credential at every table with every action: exactly what is allowed is accepted."""

import asyncio
import itertools
from dataclasses import replace
from typing import Any

import pytest

from .access import (
    CLOSED_WITH,
    CREDENTIALS,
    ENDED,
    GATES,
    SEATS,
    Credential,
    House,
    People,
    Visit,
    admitted,
    answers,
    code_of,
    links_of,
    seats_of,
    visit,
)

PUBLIC_EYES = len(SEATS) + 1
TABLES = ("private, waiting", "public, waiting", "playing", "over", "after a rematch")
MOST_SHOWN = 60
fresh = itertools.count()  # keys are never used twice


@pytest.fixture(scope="module")
def houses(people: People) -> dict[str, House]:
    """A table in every state, each with another one whose tokens don't work there."""
    made = [people.open(public=name.startswith("public")) for name in TABLES[:4]]
    for house in made:
        people.grow_old(house)
    for house in made[2:]:
        people.fill(house)
    people.play(made[3])
    made.append(people.rematch(made[3]))
    people.first_choices(made[4])
    people.grow_old(made[4])
    other = people.open()
    for house in made:
        house.tokens["other seat A"] = people.seat_link(other, "A")
        house.tokens["other invite"] = other.tokens["invite D"]
    made[4].tokens["other seat A"] = people.seat_link(made[3], "A")
    return dict(zip(TABLES, made, strict=True))


class Cells:
    """Counts what was tried, and keeps what went wrong."""

    def __init__(self, table: str) -> None:
        self.table, self.count = table, 0
        self.wrong: list[str] = []

    def hold(self, shown: Credential, action: str, right: bool, found: Any, wanted: Any) -> None:
        self.count += 1
        if not right:
            said = sorted(wanted) if isinstance(wanted, frozenset | set | list) else wanted
            where = f"{shown.name} / {self.table} / {action}"
            self.wrong.append(f"{where}: {found}, should be {said}")

    def verdict(self) -> None:
        print(f"{self.table}: {self.count} cells, {len(self.wrong)} wrong")
        assert not self.wrong, "\n" + "\n".join(self.wrong[:MOST_SHOWN])


@pytest.mark.parametrize("table", TABLES)
def test_the_matrix(people: People, houses: dict[str, House], table: str) -> None:
    cells, house = Cells(table), houses[table]
    for shown in CREDENTIALS:
        at_table = shown
        if table == TABLES[4] and (shown.token or "").startswith("invite"):
            # the new table never had invitations: these are the old one's
            at_table = replace(shown, faults=shown.faults | {"token-elsewhere"})
        for wanted in ("", "A", "B", "C"):
            try_socket(cells, people, house, at_table, wanted)
        try_api(cells, people, house, at_table)
    cells.verdict()
    assert cells.count > 800


# Sockets


def messages(seat: str | None) -> list[dict[str, Any]]:
    """One of each; those that change who you are come last."""
    kinds: list[tuple[str, dict[str, Any]]] = [
        ("ping", {}),
        ("act", {"action": "nonsense"}),
        ("undo", {}),
        ("order", {"order": None}),
        ("say", {"text": "hello"}),
        ("mute", {"seat": "D", "on": False}),
        ("vote", {"yes": True}),
        ("vote", {"yes": False}),
        ("explain", {"action": "nonsense"}),
        ("known", {}),
        ("propose", {"to": "B", "gives": [], "wants": []}),
        ("choose", {"seat": "B"}),
        ("weigh", {"to": "B", "gives": [], "wants": []}),
        ("hint", {}),
        ("seat-bot", {"seat": "A", "level": "random"}),
        ("rematch", {}),
        ("return", {}),
        ("revoke", {}),
        ("leave", {"level": "random"}),
    ]
    found = [{"type": kind, "key": f"key {next(fresh)}", **more} for kind, more in kinds]
    found[1]["key"] = f"first {seat}"  # sent again by anyone who may, it is only acknowledged
    return found


def try_socket(cells: Cells, people: People, house: House, shown: Credential, wanted: str) -> None:
    query = people.path(shown, house, "", f"seat={wanted}" if wanted else "")
    opening = people.socket(house, query, people.headers(shown, house))
    may = admitted(shown, house, wanted)
    seat = may if isinstance(may, str) else None
    sent = messages(wanted or shown.seat)
    found = asyncio.run(visit(opening, sent))
    said = "opened" if found.refused is None else found.refused
    action = f"socket{f' for seat {wanted}' if wanted else ''}"
    if isinstance(may, frozenset):
        cells.hold(shown, action, said in may, said, may)
        if found.refused in CLOSED_WITH:
            code = CLOSED_WITH[found.refused]
            cells.hold(shown, f"{action} closing", found.closed == code, found.closed, code)
        if found.refused is not None:
            return
    else:
        cells.hold(shown, action, found.refused is None, said, "opened")
    see(cells, shown, house, action, found, seat)
    for message, answer in zip(sent, found.answers, strict=False):
        kind = message["type"]
        right = frozenset(may) if isinstance(may, frozenset) else answers(shown, house, seat, kind)
        got = code_of(answer)
        fits = got in right if right is not None else got not in GATES
        cells.hold(shown, f"{action}, {kind}", fits, got, right)
        if kind == "rematch" and got == "ack":
            cells.hold(shown, "rematch", answer["table"] == house.successor, "another", "the same")
    put_right(people, house, wanted or shown.seat)


def see(
    cells: Cells, shown: Credential, house: House, action: str, found: Visit, seat: str | None
) -> None:
    """Everything sent over a socket was that seat's view, or what everyone may see."""
    eyes = SEATS.index(seat) + 1 if seat else PUBLIC_EYES
    for message in found.received:
        if message["type"] == "snapshot":
            you, scene = message["you"], message["scene"]
            seen = scene["view"]["eyes"] if scene["view"] else eyes
            right = you == seat and (seen == eyes or house.phase in ENDED)
            right = right and (seat is not None or not scene["legal"])
            cells.hold(shown, f"{action}, what is seen", right, (you, seen), (seat, eyes))
        for item in message.get("happenings", ()):
            if item.get("action"):
                right = item["seat"] == seat
                cells.hold(shown, f"{action}, others' actions", right, item["seat"], seat)


def put_right(people: People, house: House, seat: str | None) -> None:
    """Bring back whoever was made to leave, and the owner's second device."""
    if seat and house.owners[seat]:
        people.say(house, house.owners[seat][0], seat, "return")
    if seat == "A":
        people.let_in_second_device(house)


# Over HTTP


def try_api(cells: Cells, people: People, house: House, shown: Credential) -> None:
    def call(method: str, path: str, **more: Any) -> tuple[int, str, Any]:
        where = people.path(shown, house, f"/api/tables/{house.id}{path}")
        answer = people.send(method, where, people.headers(shown, house), **more)
        is_json = answer.headers["Content-Type"] == "application/json"
        body = answer.json() if is_json else {}
        return answer.status_code, body.get("problem", {}).get("code", ""), body

    def hold(action: str, found: tuple[int, str, Any], status: int, *codes: str) -> None:
        wanted = (401, shown.faults) if shown.faults else (status, codes)
        right = found[0] == wanted[0] and (not wanted[1] or found[1] in wanted[1])
        cells.hold(shown, action, right, found[:2], f"{wanted[0]} {sorted(wanted[1])}")

    found = call("GET", "")
    hold("look", found, 200)
    if found[0] == 200 and not shown.faults:
        own, links = set(found[2]["table"]["yours"]), found[2]["links"]
        cells.hold(shown, "yours", own == seats_of(shown, house), own, seats_of(shown, house))
        given = {(link["seat"], link["kind"]) for link in links}
        may = links_of(shown, house)
        cells.hold(shown, "links", given == may, sorted(given), sorted(may))
    for seat in SEATS:
        has = seat in {seat for seat, _ in links_of(shown, house)}
        codes = () if has else ("not-your-seat",)
        hold(f"QR code of {seat}", call("GET", f"/seats/{seat}/qr"), 200 if has else 403, *codes)
    ended = house.phase in ENDED
    found = call("GET", "/log")
    if ended or found[1] != "log-secret":
        hold("log", found, 200 if ended else 409, *([] if ended else ["log-secret"]))
    status, code = (409, "seat-taken") if house.public else (403, "not-your-seat")
    hold("sit down where somebody sits", call("POST", "/sit", json={"seat": "A"}), status, code)
    if shown.faults or not shown.token:
        try_to_join(cells, people, house, shown)


def try_to_join(cells: Cells, people: People, house: House, shown: Credential) -> None:
    """A token that opens nothing seats nobody either."""
    if (shown.token or "").startswith("other") or (shown.token == "invite D" and house.vacant):
        return
    text = people.token(shown.token or "forged", house)
    answer = people.join(text, shown.guest)
    codes = shown.faults or {"token-forged"}
    code = answer.json().get("problem", {}).get("code")
    right = answer.status_code == 401 and (code in codes or code == "token-stale")
    cells.hold(shown, "join", right, (answer.status_code, code), codes)


# What changes a table


def test_open_seats_go_to_those_who_may_have_them(people: People) -> None:
    """Sitting down at a public table, and seating a bot; each at a fresh table."""
    cells = Cells("public, waiting")
    for shown in CREDENTIALS:
        if shown.token in ("left", "revoked"):
            continue
        for action in ("sit", "seat-bot"):
            house = people.open(public=True)
            other = people.open()
            house.tokens["other seat A"] = people.seat_link(other, "A")
            house.tokens["other invite"] = other.tokens["invite D"]
            may = not shown.faults
            if action == "seat-bot":
                may = may and shown.seat != "B" and "A" in seats_of(shown, house)
                seat_a_bot(people, house, shown)
            else:
                sit(people, house, shown)
            taken = people.look(house, "ann")["table"]["seats"][3]["kind"] != "open"
            cells.hold(shown, action, taken == may, taken, may)
    cells.verdict()
    assert cells.count > 50


def seat_a_bot(people: People, house: House, shown: Credential) -> None:
    query = people.path(shown, house, "", "" if shown.seat else "seat=A")
    message = {"type": "seat-bot", "key": "1", "seat": "D", "level": "random"}
    asyncio.run(visit(people.socket(house, query, people.headers(shown, house)), [message]))


def sit(people: People, house: House, shown: Credential) -> None:
    where = people.path(shown, house, f"/api/tables/{house.id}/sit")
    people.send("POST", where, people.headers(shown, house), json={"seat": "D"})


def test_an_invitation_is_good_once_and_a_seats_link_for_a_few_devices(people: People) -> None:
    house = people.open()
    assert people.join(house.tokens["invite D"], "dan").json()["seat"] == "D"
    late = people.join(house.tokens["invite D"], "eve")
    assert (late.status_code, late.json()["problem"]["code"]) == (401, "token-stale")
    link = people.seat_link(house, "A")
    answers = [people.join(link, None) for _ in range(12)]
    let_in = [answer.status_code == 200 for answer in answers]
    assert let_in == sorted(let_in, reverse=True)
    assert 6 <= sum(let_in) <= 8
    assert people.join(link, "ann").status_code == 200  # someone already sitting there adds nothing
    assert people.look(house, "ann")["table"]["yours"] == ["A"]
