"""Options of a new game: names, allowed values, defaults."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from caravanserai.engine.errors import BadOption
from caravanserai.engine.notation import SEAT_NAMES

BY_CHANCE = "random"


def _always(choice: str, players: int) -> bool:
    return True


@dataclass(frozen=True)
class Picks:
    """Names an option can list, separated by spaces: at most one per group.

    Groups that aren't named are left to chance; by default that is all of them. `name` has the
    texts `{text}-{name}` and, for what it does, `{text}-{name}-hint`.
    """

    groups: tuple[tuple[str, ...], ...]
    text: str
    # With this choice of another option every group is named, and the order counts.
    order: tuple[str, str] | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """All names that can be listed."""
        return tuple(name for group in self.groups for name in group)


@dataclass(frozen=True)
class Option:
    """One option: one of `choices`, or any of `picks`; otherwise free text.

    Only choices are checked here; the game checks the rest.
    """

    name: str
    default: str
    choices: tuple[str, ...] = ()
    exists: Callable[[str, int], bool] = _always  # is this choice available for this many players?
    before: str | None = None  # in games older than the option, if not its default
    picks: Picks | None = None
    study: bool = False  # for studies: not offered to people, and not recorded unless it is given

    def choices_for(self, players: int) -> tuple[str, ...]:
        """The choices available for this many players."""
        return tuple(choice for choice in self.choices if self.exists(choice, players))

    def by_players(self, counts: Sequence[int]) -> dict[str, list[str]]:
        """The choices available for each number of players."""
        return {str(count): list(self.choices_for(count)) for count in counts}


def start_option(before: str | None = None) -> Option:
    """Who begins: a seat, or a random one."""
    return Option("start", BY_CHANCE, (BY_CHANCE, *SEAT_NAMES), _is_at_the_table, before)


def _is_at_the_table(choice: str, players: int) -> bool:
    return starting_seat(choice) < players


def starting_seat(choice: str) -> int:
    """The seat that begins; -1 if it is random."""
    return -1 if choice == BY_CHANCE else SEAT_NAMES.index(choice)


def checked_options(
    known: Sequence[Option], given: Mapping[str, str], players: int
) -> dict[str, str]:
    """All options with their values, given or default; unknown ones are refused."""
    by_name = {option.name: option for option in known}
    for name, value in given.items():
        if name not in by_name:
            raise BadOption("unknown-option", name=name, known=", ".join(by_name) or "-")
        if by_name[name].choices:
            _check_choice(by_name[name], value, players)
    present = [option for option in known if not option.study or option.name in given]
    return {option.name: given.get(option.name, option.default) for option in present}


def _check_choice(option: Option, value: str, players: int) -> None:
    there = option.choices_for(players)
    if value in there:
        return
    name, choices = option.name, ", ".join(there)
    if value in option.choices:
        raise BadOption("option-players", name=name, value=value, players=players, known=choices)
    raise BadOption("option-value", name=name, value=value, known=choices)


def recorded_options(known: Sequence[Option], recorded: Mapping[str, str]) -> dict[str, str]:
    """The options of a recorded game, which may be older than some of them."""
    older = {option.name: option.before for option in known if option.before is not None}
    return {**older, **recorded}
