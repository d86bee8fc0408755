"""Caches of the rules: a host's own files cannot fill the memory."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from typing import Any

import pytest

from adyton.games import KITS

MOST = 64  # Files or sets of options that one cache remembers.
FILES = {"content", "text", "options"}  # The parameters that hold what a host wrote.


def caches_of(slug: str) -> Iterator[tuple[str, Any]]:
    """Yield every cached function of a game's rules, with its name."""
    package = importlib.import_module(f"{KITS[slug].package}.rules")
    for each in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for name, value in vars(importlib.import_module(each.name)).items():
            if hasattr(value, "cache_parameters"):
                yield f"{each.name}.{name}", value


@pytest.mark.parametrize("slug", list(KITS))
def test_a_cache_of_a_hosts_files_is_bounded(slug: str) -> None:
    sizes = {
        name: cached.cache_parameters()["maxsize"]
        for name, cached in caches_of(slug)
        if FILES & set(inspect.signature(cached).parameters)
    }
    assert sizes
    assert {name: size for name, size in sizes.items() if size is None or size > MOST} == {}
