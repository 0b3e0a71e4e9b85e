"""PostgreSQL tells all servers of new entries."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TELL = """
CREATE FUNCTION tell_of_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('caravanserai', NEW.match || ' ' || NEW.seq);
    RETURN NULL;
END $$
"""
WHENEVER = """
CREATE TRIGGER told AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION tell_of_entry()
"""


def upgrade() -> None:
    """Upgrade to this revision."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(TELL)
        op.execute(WHENEVER)
