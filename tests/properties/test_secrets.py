"""Nothing reaches a viewer that they may not know: by view, legal actions, refusals or events.

At every step of random games the state is replaced by another one consistent with what the viewer
knows. Everything the viewer receives at that moment stays equal (non-interference); and when the
game goes on in both worlds, the viewer's knowledge afterwards differs only if the events did.
"""

import numpy as np
import pytest

from caravanserai import games
from caravanserai.engine.events import PUBLIC, Buffer, Event
from caravanserai.engine.game import Game
from caravanserai.engine.many_games import play_out
from caravanserai.engine.position import Position
from caravanserai.engine.record import Rows, copy_rows

from . import batch
from .batch import ANSWERS, DIFFERENT, NO_CHOICE, SAME, Numbers
from .walks import (
    Moment,
    about,
    check_at_length,
    check_quickly,
    for_every_table,
    kinds_of_events,
    same,
    sampled,
    viewers_of,
    walk,
)


def some_viewers(moment: Moment) -> Numbers:
    """One per game: a seat or the public."""
    players = int(moment.box["players"][0])
    chosen = (moment.seeds + moment.made) % (players + 1)
    return np.where(chosen == players, PUBLIC, chosen).astype(np.int16)


def views(moment: Moment, states: Rows, viewers: Numbers) -> Rows:
    seen = copy_rows(states)
    moment.run(batch.see, moment.box, seen, viewers)
    return seen


def guesses(moment: Moment, seen: Rows) -> Rows:
    imagined = copy_rows(seen)
    moment.run(batch.imagine, moment.box, imagined, 1000 * moment.made)
    return imagined


def answers(moment: Moment, states: Rows, viewers: Numbers) -> Numbers:
    room = len(moment.game.actions)
    said = moment.numbers(ANSWERS + 2 * room)
    moment.run(batch.ask, moment.box, states, viewers, room, said)
    return said


def after(moment: Moment, states: Rows, actions: Numbers, pad: int) -> tuple[Rows, Buffer]:
    """The states and event rows that the seats' actions lead to."""
    stepped, rows = copy_rows(states), moment.pads[pad, : len(states)]
    moment.run(batch.step, moment.box, stepped, moment.seats, actions, rows)
    return stepped, rows


def check_determinized(moment: Moment, seen: Rows, imagined: Rows, viewers: Numbers) -> None:
    """A guess looks the same to its viewer, breaks no invariant, and depends only on its seed."""
    moment.require(same(views(moment, imagined, viewers), seen), "view of a guess", imagined)
    moment.require(same(guesses(moment, seen), imagined), "guess of the same seed", imagined)
    broken = moment.numbers()
    moment.run(about(moment.game).faults, moment.box, imagined, broken)
    moment.require(broken == 0, "invariant of a guess", imagined)


def check_answers(moment: Moment, seen: Rows, imagined: Rows, viewers: Numbers) -> None:
    """State, view and guess give the same answers, and only illegal actions have a reason."""
    said = answers(moment, moment.states, viewers)
    for other, what in ((seen, "answers of a view"), (imagined, "answers of a guess")):
        moment.require((answers(moment, other, viewers) == said).all(axis=1), what, other)
    room = len(moment.game.actions)
    legal, reasons = said[:, ANSWERS : ANSWERS + room], said[:, ANSWERS + room :]
    agree = ((legal == 1) == (reasons == 0)).all(axis=1)
    moment.require(agree | (viewers == PUBLIC), "legal actions against refusals")
    default = said[np.arange(len(said)), ANSWERS + said[:, 3]] == 1
    waited_for = (said[:, 1] >> viewers & 1 == 1) & (viewers != PUBLIC)
    moment.require(~waited_for | default, "default is not legal")


def check_step(moment: Moment, imagined: Rows, viewers: Numbers) -> None:
    """Equal events leave equal knowledge; an action looks the same until it reveals something."""
    actions = moment.actions.copy()
    room, dice = len(moment.game.actions), moment.dice.copy()
    moment.run(
        batch.choose_elsewhere, moment.box, imagined, dice, room, moment.seats, viewers, actions
    )
    stuck = (moment.actions != NO_CHOICE) & (actions == NO_CHOICE)
    waited_for = answers(moment, imagined, viewers)[:, 1] >> moment.seats & 1 == 1
    moment.require(~stuck | ~waited_for, "nothing to choose in a guess", imagined)
    here, rows = after(moment, moment.states, moment.actions, 0)
    there, other_rows = after(moment, imagined, actions, 1)
    result = moment.numbers()
    kinds = kinds_of_events(moment.game)
    moment.run(batch.compare, kinds, rows, other_rows, viewers, result)
    alike = same(views(moment, here, viewers), views(moment, there, viewers))
    moment.require((result != SAME) | alike, "knowledge that no event gave", imagined)
    own = moment.seats == viewers
    moment.require(~own | (result != DIFFERENT), "own events before anything is revealed")


def check_all(moment: Moment) -> None:
    viewers = some_viewers(moment)
    seen = views(moment, moment.states, viewers)
    imagined = guesses(moment, seen)
    check_determinized(moment, seen, imagined, viewers)
    check_answers(moment, seen, imagined, viewers)
    check_step(moment, imagined, viewers)


@for_every_table
def test_secrets(name: str, players: int) -> None:
    check_quickly(check_all, name, players)


@pytest.mark.slow
@for_every_table
def test_secrets_at_length(name: str, players: int) -> None:
    check_at_length(check_all, name, players, 3)


@for_every_table
def test_guesses_can_be_played_to_the_end(name: str, players: int) -> None:
    """Search does nothing else; no invariant may break on the way."""
    game = games.load(name)
    for position in sampled(name, players, 2):
        for viewer in viewers_of(game, position):
            guess = game.determinize(game.view(position, viewer), 1)
            play_out(game, guess, 2)
            assert game.is_over(guess)
            assert fault(game, guess) == ""


def fault(game: Game, position: Position) -> str:
    found = np.zeros(1, np.int16)
    game.kernel(about(game).faults)(position.box, position.state, found)
    return str(about(game).FAULTS[found[0]])


@for_every_table
def test_what_a_screen_shows_comes_from_the_view(name: str, players: int) -> None:
    """The same for the Python interface: texts, facts, masks, legal actions, refusals."""
    game = games.load(name)
    for position in sampled(name, players, 1):
        for viewer in viewers_of(game, position):
            view = game.view(position, viewer)
            guess = game.determinize(view, 7)
            assert shown(game, game.view(guess, viewer), viewer) == shown(game, view, viewer)
            assert answered(game, guess, viewer) == answered(game, position, viewer)
            assert answered(game, view, viewer) == answered(game, position, viewer)


def shown(game: Game, view: Position, viewer: int) -> object:
    return game.notation.write(view), game.facts(view), view.state.tobytes()


def answered(game: Game, position: Position, viewer: int) -> object:
    seat = viewer if viewer in game.seats(position) else None
    return (
        game.may_act(position),
        game.waiting_for(position),
        game.turn(position),
        game.is_over(position) or game.decision(position),
        [] if seat is None else game.legal(position, seat),
        [] if seat is None else why_nots(game, position, seat),
        game.default(position, seat) if seat in game.may_act(position) else None,
    )


def why_nots(game: Game, position: Position, seat: int) -> list[str]:
    return [game.why_not(position, seat, action) for action in range(len(game.actions))]


@for_every_table
def test_a_secret_choice_looks_the_same_to_others(name: str, players: int) -> None:
    """Whatever is chosen: until something else is revealed, others see the same events."""
    game, tried = games.load(name), 0
    for moment in walk(name, players, 100, 5_000):
        for i in np.flatnonzero(moment.seats >= 0)[: 10 if tried > 300 else 100]:
            position, seat = moment.position(i), int(moment.seats[i])
            knowers = about(game).knowers(position)
            if knowers is not None:
                tried += compare_choices(game, position, seat, knowers | 1 << seat)
    assert tried > 100


def compare_choices(game: Game, position: Position, seat: int, knowers: int) -> int:
    others = [v for v in viewers_of(game, position) if not knowers >> v & 1]
    outcomes = []
    for action in game.legal(position, seat):
        world = position.copy()
        outcomes.append((world, game.apply(world, seat, action)))
    for world, rows in outcomes[1:]:
        first_world, first_rows = outcomes[0]
        for viewer in others:
            told, first = game.cut(rows, viewer), game.cut(first_rows, viewer)
            length = unrevealed(game, told)
            assert told[:length] == first[:length]
            if told == first:
                assert game.view(world, viewer).same_as(game.view(first_world, viewer))
    return len(outcomes) - 1


def unrevealed(game: Game, told: list[Event]) -> int:
    """How many events come before one that shows everybody something hidden."""
    shows = {kind.name for kind in game.events if kind.reveals and not kind.secret}
    return next((n for n, event in enumerate(told) if event.kind in shows), len(told))


@for_every_table
def test_secret_fields_are_for_those_the_event_names(name: str, players: int) -> None:
    game, tried = games.load(name), 0
    for moment in walk(name, players, 40, 6_000):
        for i in np.flatnonzero(moment.seats >= 0):
            rows = game.apply(moment.position(int(i)), int(moment.seats[i]), int(moment.actions[i]))
            tried += sum(check_audience(game, row) for row in rows.tolist())
    assert tried > 100


def check_audience(game: Game, row: list[int]) -> bool:
    """If the event has secrets, exactly its seat, and other seats it names, see them."""
    kind = game.events[row[0]]
    named = zip(kind.fields, row[2:5], strict=False)
    seats = {row[1], *(value for field, value in named if field in game.seat_fields)}
    assert not kind.secret or row[5] == sum(1 << seat for seat in seats), kind.name
    return bool(kind.secret)


@for_every_table
def test_preview_is_how_the_events_begin(name: str, players: int) -> None:
    game = games.load(name)
    for position in sampled(name, players, 2, seed=1):
        for seat in game.may_act(position):
            view = game.view(position, seat)
            for action in game.legal(position, seat):
                told = game.cut(game.apply(position.copy(), seat, action), seat)
                previewed = game.preview(view, action)
                assert told[: len(previewed)] == previewed
                assert len(previewed) == unrevealed_to_player(game, told)


def unrevealed_to_player(game: Game, told: list[Event]) -> int:
    revealing = {kind.name for kind in game.events if kind.reveals}
    return next((n for n, event in enumerate(told) if event.kind in revealing), len(told))
