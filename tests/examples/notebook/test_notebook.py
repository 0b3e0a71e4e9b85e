"""The notebook runs from its first cell to its last, with a smaller budget."""

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[3] / "examples" / "train.ipynb"


@pytest.mark.slow
def test_the_notebook_trains_an_agent_and_plays_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {"__name__": "notebook"}
    for cell in cells:
        if cell["cell_type"] == "code":
            code = "".join(cell["source"])
            code = code.replace("DECISIONS = 1_000_000", "DECISIONS = 20_000")
            exec(compile(code, NOTEBOOK.name, "exec"), names)
    assert (tmp_path / "agent.npz").is_file()
    assert "agent.npz" in capsys.readouterr().out
    assert len(names["results"]) == 100
    assert names["learner"].decisions >= 20_000
