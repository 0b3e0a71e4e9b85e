"""Is a lesson playable? Every way through it is tried, and every text has to exist."""

from collections.abc import Iterator, Sequence

from caravanserai.engine.errors import BadLesson, BadNotation, ImpossiblePosition, Refusal
from caravanserai.engine.game import Game
from caravanserai.engine.lessons import LEARNER, SEPARATOR, Lesson, Scene, Step
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.position import Position
from caravanserai.locale import LANGUAGES, Texts

_WRONG = (BadNotation, ImpossiblePosition, Refusal)


def check_lesson(game: Game, lesson: Lesson) -> None:
    """Raise an error that says what is wrong, and where."""
    _check_order(lesson)
    players = {len(game.seats(_laid(game, lesson, scene))) for scene in lesson.scenes}
    if len(players) != 1:
        raise BadLesson("lesson-players", lesson=lesson.name)
    for scene in lesson.scenes:
        _check_scene(game, lesson, scene)


def check_texts(game: Game, lesson: Lesson) -> None:
    """Every text has to exist in every language."""
    for language in LANGUAGES:
        texts = Texts(language, game.name)
        for key in lesson.texts():
            if not texts.has(key):
                raise BadLesson("lesson-text", lesson=lesson.name, text=key, language=language)


def _check_order(lesson: Lesson) -> None:
    """Each step has its own name, and a scene ends with something to read."""
    names = [step.id for _, step in lesson.steps]
    for number, name in enumerate(names):
        if name in names[:number]:
            raise BadLesson("lesson-step-twice", lesson=lesson.name, step=name)
    for scene in lesson.scenes:
        if not scene.steps or scene.steps[-1].awaits or scene.steps[-1].then:
            last = scene.steps[-1].id if scene.steps else "-"
            raise BadLesson("lesson-scene-end", lesson=lesson.name, step=last)


def _laid(game: Game, lesson: Lesson, scene: Scene) -> Position:
    try:
        return game.read(scene.position)
    except _WRONG as error:
        first = scene.steps[0].id if scene.steps else "-"
        raise BadLesson("lesson-position", lesson=lesson.name, step=first, reason=error) from error


def _check_scene(game: Game, lesson: Lesson, scene: Scene) -> None:
    """Go through a scene by all awaited actions at once."""
    reached = [_laid(game, lesson, scene)]
    for step in scene.steps:
        if step.awaits:
            reached = [
                after for before in reached for after in _awaited(game, lesson, step, before)
            ]
        for number in range(len(step.then)):
            reached = [_prepared(game, lesson, step, number, before) for before in reached]
        reached = list({position.state.tobytes(): position for position in reached}.values())


def _awaited(game: Game, lesson: Lesson, step: Step, before: Position) -> Iterator[Position]:
    """The positions that the awaited actions lead to; the first one must be among them."""
    legal = [game.actions.text(action) for action in game.legal(before, LEARNER)]
    whole = [text for text in step.awaits if SEPARATOR in text and "*" not in text]
    found = [text for text in legal if step.is_awaited(text)] + whole
    named = step.awaits[0]
    if named not in found:
        known = ", ".join(legal) or "-"
        raise BadLesson(
            "lesson-awaits", lesson=lesson.name, step=step.id, action=named, known=known
        )
    for text in found:
        yield _done(game, lesson, step, LEARNER, text.split(SEPARATOR), before)


def _prepared(game: Game, lesson: Lesson, step: Step, number: int, before: Position) -> Position:
    return _done(game, lesson, step, *step.prepared(number), before)


def _done(
    game: Game, lesson: Lesson, step: Step, seat: int, actions: Sequence[str], before: Position
) -> Position:
    """The position after these actions."""
    after = before.copy()
    for text in actions:
        try:
            game.apply(after, seat, game.notation.action(text, after))
        except _WRONG as error:
            raise BadLesson(
                "lesson-action",
                lesson=lesson.name,
                step=step.id,
                seat=SEAT_NAMES[seat],
                action=text,
                reason=error,
            ) from error
    return after
