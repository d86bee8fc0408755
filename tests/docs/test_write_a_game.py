"""The page for authors of games is true: its code runs, and its table names every promise."""

import re
from pathlib import Path
from types import ModuleType

import adyton.testing

PAGE = (Path(__file__).parents[2] / "docs" / "write-a-game.md").read_text(encoding="utf-8")
KIT = Path(adyton.testing.__file__).parent


def test_the_game_on_the_page_keeps_every_promise() -> None:
    code = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
    page = ModuleType("page")
    exec(compile(code, "docs/write-a-game.md", "exec"), page.__dict__)  # noqa: S102 - our own page
    assert len(list(adyton.testing.all_options(page.Lots()))) == 10


def test_the_page_names_every_promise() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in KIT.glob("*.py"))
    raised = set(re.findall(r'Broken\(\s*"([^"]+)"', source)) | set(re.findall(r'promise = "([^"]+)"', source))
    listed = set(re.findall(r"^\| (?!promise|---)([^|]+?) \|", PAGE, re.MULTILINE))
    assert listed == raised
