"""The games in the environments people already use: adapters only."""
