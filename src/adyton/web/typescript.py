"""TypeScript types from the messages' Structs and the games' views."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect

from adyton.games.kit import Kit
from adyton.web.wire import HTTP_TYPES
from adyton.web.wire.connection import FromBrowser, FromServer

HEAD = "// Made by `adyton types` from the server's messages and the games' views: do not edit.\n"
GAME_VIEW = "/** What a seat sees of a game. Each game declares its own view in its folder. */\nexport type GameView = object;\n"


class Types:
    """Collects the declarations that the given types need, each once."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self.names: dict[type, str] = {}
        self.prefix = ""

    def add(self, kind: Any) -> str:
        """Return the TypeScript type of this annotation, and declare what it names."""
        return self._of(inspect.type_info(kind))

    def _of(self, info: inspect.Type) -> str:
        if isinstance(info, inspect.Metadata):
            extra = info.extra or {}
            if "holds" in extra:  # what is encoded already
                return self.add(extra["holds"])
            return str(extra.get("typescript") or self._of(info.type))
        if isinstance(info, inspect.StructType | inspect.DataclassType):
            return self._declare(info)
        if isinstance(info, inspect.UnionType):
            return " | ".join(self._of(part) for part in info.types)
        if isinstance(info, inspect.LiteralType):
            return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
        if isinstance(info, inspect.EnumType):
            return " | ".join(msgspec.json.encode(value.value).decode() for value in info.cls)
        if isinstance(info, inspect.DictType):
            return f"Record<{_key(self._of(info.key_type))}, {self._of(info.value_type)}>"
        if isinstance(info, inspect.TupleType):
            return f"[{', '.join(self._of(part) for part in info.item_types)}]"
        if isinstance(info, inspect.CollectionType):
            return f"{_bracketed(self._of(info.item_type))}[]"
        return _scalar(info)

    def _declare(self, info: inspect.StructType | inspect.DataclassType) -> str:
        if info.cls in self.names:
            return self.names[info.cls]
        plain = info.cls.__name__
        name = plain if plain.startswith(self.prefix) else self.prefix + plain
        if name in self.declared:
            raise ValueError(f"two classes would both be called {name} in TypeScript")
        self.names[info.cls] = name
        self.declared[name] = ""  # keeps its place; the fields may name it again
        self.declared[name] = _interface(name, info, self._fields(info))
        return name

    def _fields(self, info: inspect.StructType | inspect.DataclassType) -> Iterable[str]:
        if isinstance(info, inspect.StructType) and info.tag is not None:
            yield f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};"
        for field in info.fields:
            optional = "?" if _is_asked(info) and not field.required else ""
            yield f"  {field.encode_name}{optional}: {self._of(field.type)};"


def _is_asked(info: inspect.StructType | inspect.DataclassType) -> bool:
    """Return whether browsers send it: only there may a field be left out."""
    return isinstance(info, inspect.StructType) and info.forbid_unknown_fields


def _interface(name: str, info: inspect.StructType | inspect.DataclassType, fields: Iterable[str]) -> str:
    doc = (info.cls.__doc__ or "").strip()
    # A dataclass without a docstring gets its signature as one.
    about = f"/** {doc} */\n" if doc and not doc.startswith(f"{info.cls.__name__}(") else ""
    return f"{about}export interface {name} {{\n" + "".join(field + "\n" for field in fields) + "}\n"


def _scalar(info: inspect.Type) -> str:
    if isinstance(info, inspect.StrType | inspect.BytesType):
        return "string"
    if isinstance(info, inspect.BoolType):
        return "boolean"
    if isinstance(info, inspect.IntType | inspect.FloatType):
        return "number"
    if isinstance(info, inspect.NoneType):
        return "null"
    if isinstance(info, inspect.RawType):
        return "GameView"
    if isinstance(info, inspect.AnyType):
        return "unknown"
    raise TypeError(f"there is no TypeScript for {info}")


def _key(key: str) -> str:
    return key if key in {"string", "number"} else "string"


def _bracketed(item: str) -> str:
    return f"({item})" if " | " in item else item


def message_types() -> str:
    """Return the text of the client's `wire.gen.ts`: all messages."""
    types = Types()
    unions = [
        f"export type {name} = {types.add(union)};\n"
        for name, union in (("FromBrowser", FromBrowser), ("FromServer", FromServer))
    ]
    for kind in HTTP_TYPES:
        types.add(kind)
    return HEAD + "\n" + "\n".join([GAME_VIEW, *types.declared.values(), *unions])


def view_types(kit: Kit) -> str:
    """Return the text of a game's `view.gen.ts`: its view, the answer of its practice, its errands."""
    types = Types()
    types.prefix = kit.game.slug.capitalize()
    types.add(kit.game.view_type)
    if kit.practice is not None:
        types.add(kit.practice.verdict_type)
    if kit.errands is not None:
        types.add(get_type_hints(kit.errands)["return"])
    return HEAD + "\n" + "\n".join(types.declared.values())


def written_types(source: Path, kits: Mapping[str, Kit]) -> dict[Path, str]:
    """Return the generated files below the client's source, with their texts. Games without a folder have none."""
    found = {source / "wire.gen.ts": message_types()}
    for slug, kit in kits.items():
        folder = source / "games" / slug
        if folder.is_dir():
            found[folder / "view.gen.ts"] = view_types(kit)
    return found
