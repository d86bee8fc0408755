"""A database that was made where no locale is set has no encoding. It serves all the same."""

from tests.support.postgres import Server

from adyton.store.accounts import add_account, find_account
from adyton.store.database import Database, migrate


async def test_a_database_without_an_encoding_keeps_names_in_all_letters(postgres: Server) -> None:
    database = Database(postgres.new_database("--template=template0", "--encoding=SQL_ASCII", "--locale=C"))
    migrate(database.engine)
    database.open()
    await database.write(add_account, "a", "Κασσάνδρα", 1)
    found = await database.read(find_account, "a")
    database.close()
    assert found is not None
    assert found.name == "Κασσάνδρα"
