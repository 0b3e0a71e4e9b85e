"""Optional packages, and the extra that installs each."""

from typing import Final

from caravanserai.engine.errors import CaravanseraiError

EXTRAS: Final = {
    **dict.fromkeys(
        (
            "alembic", "itsdangerous", "prometheus_client", "segno", "sqlalchemy", "starlette",
            "structlog", "uvicorn", "websockets",
        ),
        "server",
    ),
    **dict.fromkeys(("matplotlib", "openskill"), "lab"),
    **dict.fromkeys(("gymnasium", "pettingzoo", "pyspiel", "open_spiel", "PIL"), "research"),
    "psycopg": "postgres",
    "pyarrow": "dataset",
    "ray": "cluster",
    "torch": "training",
}  # fmt: skip


class NotInstalled(CaravanseraiError):
    """Something needs a package that was not installed."""


def not_installed(error: ModuleNotFoundError) -> NotInstalled | None:
    """The error for a missing module, if it belongs to one of our extras."""
    package = (error.name or "").partition(".")[0]
    if package not in EXTRAS:
        return None
    return NotInstalled("not-installed", package=package, extra=EXTRAS[package])
