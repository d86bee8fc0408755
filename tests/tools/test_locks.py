"""The lock files work with every index, and pyproject.toml declares what the package imports."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
TYPES_ONLY = {"mypy_extensions"}  # Imported for type checking, never at run time.
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def pinned(lock: Path) -> dict[str, str]:
    """Return each pinned package with its hashes."""
    blocks = re.split(r"^(?=[a-z])", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {block.split("==")[0]: block for block in blocks}


def imported(source: Path) -> set[str]:
    """Return the top-level modules that a file imports, at its head or later."""
    names = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.partition(".")[0])
    return names


def declared() -> set[str]:
    extras = PROJECT["optional-dependencies"].values()
    lines = [*PROJECT["dependencies"], *(line for extra in extras for line in extra)]
    return {plain(re.split(r"[\[<>=; ]", line)[0]) for line in lines}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_pins_and_hashes_every_package_and_names_no_index(lock: Path) -> None:
    packages = pinned(lock)
    assert packages
    assert all("--hash=sha256:" in block for block in packages.values())
    assert "://" not in lock.read_text(encoding="utf-8")


def test_the_server_installs_no_test_data_generator() -> None:
    assert {"polyfactory", "faker"}.isdisjoint(pinned(ROOT / "requirements" / "run.txt"))


def test_every_imported_package_is_declared() -> None:
    names = set().union(*(imported(source) for source in (ROOT / "src").rglob("*.py")))
    foreign = names - sys.stdlib_module_names - TYPES_ONLY - {"adyton"}
    owners = packages_distributions()
    packages = {name: {plain(owner) for owner in owners.get(name, [name])} for name in foreign}
    assert {name for name, owned_by in packages.items() if not owned_by & declared()} == set()
