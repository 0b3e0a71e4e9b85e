"""The command line, as `caravanserai` or `python -m caravanserai`."""

import signal

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C while everything is loading is silent

from caravanserai.cli import main

if __name__ == "__main__":
    main()
