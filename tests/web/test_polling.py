"""A polled connection keeps messages until they are confirmed, but not without end."""

from pathlib import Path

import pytest

from adyton.store.accounts import AccountRow
from adyton.web import polling
from adyton.web.polling import PolledConnection
from adyton.web.settings import Settings
from adyton.web.site import Site


async def test_messages_that_nobody_confirms_close_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(polling, "LAST_WORDS_S", 0)
    site = Site(Settings(data=str(tmp_path)))
    account = AccountRow("ada", "Ada", None, None, 0, frozenset())
    confirming, silent = (PolledConnection(site, account, "203.0.113.7") for _ in range(2))
    for _ in range(20):
        for polled in (confirming, silent):
            polled.put(b"x" * 100_000)
        confirming.confirm(confirming.first + len(confirming.kept))
    assert (confirming.is_closed, silent.is_closed) == (False, True)
    assert sum(map(len, silent.kept)) < 1_200_000
    confirming.close()
