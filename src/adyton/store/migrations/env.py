"""Run Alembic on the connection that it is given."""

from alembic import context

from adyton.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
