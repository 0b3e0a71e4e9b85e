"""The plain pages: a whole game by forms alone, in every language."""

import html
import re

import httpx
import pytest

from caravanserai.games import names
from caravanserai.locale import LANGUAGES, Texts

from .harness import Server, open_table


def fields(form: str) -> dict[str, str]:
    found = re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', form)
    return {name: html.unescape(value) for name, value in found}


def forms(page: str, action: str) -> list[tuple[str, dict[str, str]]]:
    """The forms of a page whose address ends like this."""
    found = re.findall(r'<form[^>]* action="([^"]*)"[^>]*>(.*?)</form>', page, re.DOTALL)
    return [(path, fields(inside)) for path, inside in found if path.endswith(action)]


def start(client: httpx.Client, game: str, **fields: str) -> httpx.Response:
    body = {"game": game, "players": "3", "against": "bots", "level": "random", "name": "Ann"}
    answer = client.post("/plain/new", data={**body, **fields}, follow_redirects=True)
    assert answer.status_code == 200, answer.text
    return answer


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_against_bots_can_be_played_by_forms(
    server: Server, name: str, language: str
) -> None:
    texts = Texts(language, name)
    with server.client() as client:
        client.headers["Accept-Language"] = f"{language},en;q=0.5"
        home = client.get("/plain", follow_redirects=True).text
        assert html.escape(texts("title")) in home
        shown = start(client, name)
        path = shown.url.path
        for _ in range(25):
            offered = forms(shown.text, "/act")
            if offered:
                sent = client.post(offered[0][0], data=offered[0][1], follow_redirects=True)
                assert sent.status_code in (200, 409)
            shown = client.get(path)
            assert shown.status_code == 200
        assert html.escape(texts("web-log")) in shown.text
        assert f'lang="{language}"' in shown.text
        mine = client.get("/plain").text
        assert path in mine


def test_friends_sit_down_by_a_link_and_only_by_pressing_the_button(server: Server) -> None:
    with server.client() as client, server.client() as friend:
        shown = start(client, "dunhuang", players="2", against="friends", name="<Ann>")
        assert "&lt;Ann&gt;" in shown.text
        assert "<Ann>" not in shown.text
        token = re.findall(r"/join/([\w.-]+)", shown.text)[0]
        code = re.findall(r'<img src="([^"]*)"', shown.text)[0]
        assert client.get(code).headers["Content-Type"] == "image/svg+xml"
        looked = friend.get(f"/join/{token}", follow_redirects=True)
        assert looked.status_code == 200
        assert forms(client.get(shown.url.path).text, "/act") == []
        sat = friend.post(f"/plain/join/{token}", data={"name": "Bob"}, follow_redirects=True)
        assert sat.status_code == 200
        assert forms(sat.text, "/act")
        with server.client() as late:
            answer = late.post(f"/plain/join/{token}", data={"name": "Eve"})
            assert answer.status_code == 401
            watched = late.get(shown.url.path.replace("/table/", "/watch/"))
            assert watched.status_code == 200
            assert forms(watched.text, "/act") == []
            offered = forms(sat.text, "/act")[0]
            assert late.post(offered[0], data=offered[1]).status_code == 403


def test_neighbours_hand_over_the_screen(server: Server) -> None:
    with server.client() as client:
        shown = start(client, "dunhuang", players="2", against="neighbours")
        assert forms(shown.text, "/act") == []  # who is to look is asked first
        for _ in range(2):
            link = re.findall(r'href="(/plain/table/\w+\?seat=\w)"', shown.text)[0]
            offered = forms(client.get(link).text, "/act")
            assert offered
            shown = client.post(offered[0][0], data=offered[0][1], follow_redirects=True)


def test_pages_answer_nonsense_in_words(server: Server) -> None:
    with server.client() as client:
        for path in ("/plain/table/nowhere", "/plain/join/nonsense", "/plain/watch/x"):
            answer = client.get(path)
            assert answer.status_code in (401, 404)
            assert 'class="problem"' in answer.text
        for body in ({}, {"game": "chess"}, {"game": "dunhuang", "players": "99"}):
            answer = client.post("/plain/new", data=body)
            assert answer.status_code == 400
            assert 'class="problem"' in answer.text


def test_whoever_follows_a_link_is_told_if_somebody_plays_there_already(server: Server) -> None:
    with server.client() as host, server.client() as victim:
        opened = open_table(host, "dunhuang", "me", "neighbour", "open")
        own, _, invitation = (link["token"] for link in opened["links"])
        told = [
            victim.post("/api/link", json={"token": token}).json() for token in (own, invitation)
        ]
        assert [(link["kind"], link["seat"]) for link in told] == [("seat", "A"), ("invite", "C")]
        pages = [victim.get(f"/plain/join/{token}").text for token in (own, invitation)]
        assert ["is already playing" in page for page in pages] == [True, False]
        stale = victim.post("/api/link", json={"token": own[:-1] + "x"})
        assert (stale.status_code, stale.json()["problem"]["code"]) == (401, "token-forged")
        seats = victim.get(f"/api/tables/{opened['table']['id']}").json()["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "person", "open"]
