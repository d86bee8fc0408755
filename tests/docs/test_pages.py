"""The pages for hosts and programmers are true: code runs, commands exist, tables are complete."""

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.routes import HTTPRoute

from adyton import __version__
from adyton.cli import main as command_line
from adyton.cli.language import set_language
from adyton.web.app import make_app
from adyton.web.server import prepare
from adyton.web.settings import Settings

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
COMMAND = re.compile(rf"adyton ((?:{'|'.join(command_line.COMMANDS)})\b[^#\n]*)")


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)


def commands() -> Iterator[tuple[str, str]]:
    """Yield each command that a page gives, for shells or as a service, and its place."""
    for page in PAGES:
        for block in blocks(str(page.relative_to(ROOT)), "(?:sh|ini)"):
            for found in COMMAND.findall(block):
                yield page.name, found.strip()


@pytest.mark.parametrize(("page", "words"), list(commands()))
def test_every_command_on_a_page_exists(page: str, words: str) -> None:
    set_language("en")
    given = shlex.split(words)
    assert command_line._parser(given).parse_args(given).command == given[0]


def test_the_program_on_the_first_page_runs() -> None:
    (code,) = blocks("README.md", "python")
    said: dict[str, Any] = {}
    exec(compile(code, "README.md", "exec"), said)  # noqa: S102 - our own page
    assert (len(said["outcome"].points), min(said["outcome"].places)) == (3, 1)


def test_every_environment_on_the_page_can_be_made() -> None:
    pytest.importorskip("pyspiel")
    exec(compile(blocks("docs/environments.md", "python")[0], "docs/environments.md", "exec"), {})  # noqa: S102 - our own page


def test_the_page_for_hosts_names_every_setting_with_its_default() -> None:
    page = (ROOT / "docs" / "run-a-server.md").read_text(encoding="utf-8")
    for field in msgspec.structs.fields(Settings):
        flag, variable = f"`--{field.name.replace('_', '-')}`", f"`ADYTON_{field.name.upper()}`"
        line = next(line for line in page.splitlines() if flag in line or variable in line)
        if isinstance(field.default, int) and not isinstance(field.default, bool):
            assert str(field.default) in line, field.name


def test_the_pages_name_every_request_of_the_server(tmp_path: Path) -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    named = {f"{method} {re.sub('[A-Z]+', 'ID', path)}" for method, path in re.findall(r"`([A-Z]+)\s(/[^`?]*)", pages)}
    settings = Settings(data=str(tmp_path))
    prepare(settings)
    made = {
        f"{method} {re.sub('{[^}]*}', 'ID', route.path_format)}"
        for route in make_app(settings).routes
        if isinstance(route, HTTPRoute) and route.path_format.startswith("/api/")
        for method in route.methods - {"HEAD", "OPTIONS"}
    }
    assert {request for request in made - named if "/api/schema" not in request} == set()


def test_package_and_client_have_the_same_current_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    client = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))
    assert {project["version"], client["version"], lock["version"]} == {__version__}


def test_pages_name_the_current_version() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    named = re.findall(r"adyton-(\d[\w.]*)-py3", pages) + re.findall(r'"version":"([\w.]+)"', pages)
    assert set(named) == {__version__}


def test_every_decision_has_a_number_of_its_own_and_begins_with_it() -> None:
    pages = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    numbers = [int(page.name[:4]) for page in pages]
    assert numbers == sorted(set(numbers))
    for number, page in zip(numbers, pages, strict=True):
        assert page.read_text(encoding="utf-8").startswith(f"# {number}. "), page.name
