"""Placeholder."""

from starlette.routing import Route

from caravanserai.server.service import Service


def routes(service: Service) -> list[Route]:
    """None yet."""
    return []
