"""JSON with the standard library, in the form in which the server sends the same things."""

import json
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeAlias

from adyton.engine.content import content_name
from adyton.engine.options import DataOptions
from adyton.engine.view import View

Json: TypeAlias = dict[str, Any]


def encode(value: object) -> str:
    """Return the value as JSON. Dataclasses become objects, all other collections lists."""
    return json.dumps(value, default=_plain, ensure_ascii=False, separators=(",", ":"))


def view_json(view: View) -> Json:
    """Return a view's parts."""
    return {field.name: with_file_named(getattr(view, field.name)) for field in fields(view)}


def _plain(value: object) -> object:
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    return list(value)  # type: ignore[call-overload]  # whatever else is no collection raises TypeError


def with_file_named(value: object) -> object:
    """Return the value to encode. Options name a host's own file by its hash, because the file is long."""
    if isinstance(value, DataOptions) and value.content is not None:
        return replace(value, content=content_name(value.content))
    if isinstance(value, dict) and isinstance(text := value.get("content"), str):
        return value | {"content": content_name(text)}
    return value


class ViewParts:
    """Sends of each view only the parts that differ from the view before."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def changes(self, view: View) -> Json:
        parts = view_json(view)
        texts = {name: encode(value) for name, value in parts.items()}
        found = {name: parts[name] for name, text in texts.items() if self._texts.get(name) != text}
        self._texts = texts
        return found
