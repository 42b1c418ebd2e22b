"""Where alembic is told which database to change."""

from alembic import context

from prestol.server.store.revisions import VERSION_TABLE
from prestol.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
