"""Options of a new game: names, allowed values, defaults."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from caravanserai.engine.errors import BadOption


@dataclass(frozen=True)
class Option:
    """One option. Without `choices` its value is free text that the game checks itself."""

    name: str
    default: str
    choices: tuple[str, ...] = ()


def checked_options(known: Sequence[Option], given: Mapping[str, str]) -> dict[str, str]:
    """All options with their values, given or default; unknown names and values are refused."""
    by_name = {option.name: option for option in known}
    for name, value in given.items():
        if name not in by_name:
            raise BadOption("unknown-option", name=name, known=", ".join(by_name) or "-")
        choices = by_name[name].choices
        if choices and value not in choices:
            raise BadOption("option-value", name=name, value=value, known=", ".join(choices))
    return {option.name: given.get(option.name, option.default) for option in known}
