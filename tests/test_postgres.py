import sqlalchemy


def test_a_new_database_is_empty_and_answers(postgres_url: str) -> None:
    engine = sqlalchemy.create_engine(postgres_url)
    with engine.connect() as connection:
        assert sqlalchemy.inspect(connection).get_table_names() == []
        assert connection.execute(sqlalchemy.text("select 40 + 2")).scalar() == 42
    engine.dispose()
