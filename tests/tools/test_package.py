"""The compiled package: what the compiler would quietly make something else of stays interpreted."""

import ast
import importlib
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_no_compiled_module_declares_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    """mypyc drops the options of such a class: `array_like` would not hold, and the journal could not be read."""
    monkeypatch.setattr(sys, "path", [*sys.path, str(ROOT / "tools")])
    for module in importlib.import_module("package").hot_modules(ROOT / "src"):
        tree = ast.parse((ROOT / "src" / module).read_text())
        found = [each.name for each in ast.walk(tree) if isinstance(each, ast.ClassDef) and each.keywords]
        assert not found, module
