"""What has become different between two scenes of one audience: all that an update need send."""

from typing import Any, Final

from msgspec import UNSET, UnsetType

from caravanserai.table import wire

PLAIN: Final = tuple(n for n in wire.Scene.__struct_fields__ if n not in ("view", "facts"))


def changes(before: wire.Scene, after: wire.Scene) -> wire.SceneChanges:
    """The parts of `after` that are not as they were; of view and facts field by field."""
    different = {
        name: value for name in PLAIN if (value := getattr(after, name)) != getattr(before, name)
    }
    return wire.SceneChanges(
        **different,
        view=_fields(before.view, after.view),
        facts=_fields(before.facts, after.facts),
    )


def _fields(
    before: dict[str, Any] | None, after: dict[str, Any] | None
) -> dict[str, Any] | UnsetType | None:
    if after is None or before is None:
        return UNSET if after is before else after
    return different(before, after) or UNSET


def different(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """A game's views and facts always have the same fields: none is ever taken away."""
    return {name: value for name, value in after.items() if value != before[name]}
