"""Tests run the rules as plain Python unless the environment says otherwise."""

import os

os.environ.setdefault("CARAVANSERAI_JIT", "0")
