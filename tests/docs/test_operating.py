"""What operators are given fits the server."""

import json
import re
from pathlib import Path

from caravanserai.server.metrics import Metrics

DASHBOARD = Path(__file__).parents[2] / "docs" / "operating" / "dashboard.json"


def test_the_dashboard_shows_numbers_that_there_are() -> None:
    metrics = Metrics()
    metrics.count(Metrics)
    metrics.requests.labels("GET", "200").inc()
    metrics.refusals.labels("not-asked").inc()
    told = set(re.findall(r"^(\w+)", metrics.text().decode(), re.MULTILINE))
    queries = [
        target["expr"]
        for panel in json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
        for target in panel["targets"]
    ]
    shown = set(re.findall(r"caravanserai_\w+", " ".join(queries)))
    assert len(shown) >= 7
    assert shown <= told
