"""`python -m caravanserai` is the command line."""

from caravanserai.cli import main

main()
