"""Where tables are stored."""
