"""Whoever builds or installs the package builds the browser client with it.

CARAVANSERAI_NO_CLIENT=1 leaves it out; the server then shows how to build it.
"""

import importlib.util
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _tools(root: str) -> Any:
    spec = importlib.util.spec_from_file_location("build_client", Path(root, "web/build_client.py"))
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds web/ into the package."""

    def dependencies(self) -> list[str]:
        """A Node, where the system has none."""
        tools = _tools(self.root)
        return [] if _left_out() or tools.system_npm() else [tools.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are collected."""
        if self.target_name == "wheel" and not _left_out():
            _tools(self.root).run("build")


def _left_out() -> bool:
    return bool(os.environ.get("CARAVANSERAI_NO_CLIENT"))
