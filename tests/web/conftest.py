from collections.abc import Iterator

import pytest
from tests.support.process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a SQLite file, shared by the tests of a process."""
    environment = {"ADYTON_ABSENCE_MS": "1500", "ADYTON_POLL_SECONDS": "1"}
    with ServerProcess(tmp_path_factory.mktemp("server"), environment=environment) as process:
        yield process
    assert "Traceback" not in process.log
    assert '"exception"' not in process.log, process.log
