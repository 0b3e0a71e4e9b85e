"""The table: a match as an append-only log, its seats, its clock, its storage and its bots."""
