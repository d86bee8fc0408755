from tests.support.command_line import run

__all__ = ["run"]  # a fixture
