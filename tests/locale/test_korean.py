import json
from pathlib import Path

import pytest

from caravanserai.locale.korean import with_particles

# The browser's tests read the same cases.
CASES = json.loads(Path(__file__).with_name("korean.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("text", "said"), CASES)
def test_particles_follow_the_last_sound(text: str, said: str) -> None:
    assert with_particles(text) == said
