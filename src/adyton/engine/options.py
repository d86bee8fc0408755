"""Options: what may be chosen when a table is opened, declared once for checks, forms and docs."""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from typing import Any, Self, get_type_hints

from adyton.engine.refusal import Illegal, Refusal

LONGEST_CONTENT = 200_000  # characters of a host's own data file


def option(
    default: bool | int | str | None,
    choices: tuple[str, ...] | None = None,
    least: int | None = None,
    most: int | None = None,
) -> Any:  # like dataclasses.field, it stands for the type of its field
    """A field of an options class: its default, and either choices or bounds."""
    return field(default=default, metadata={"choices": choices, "least": least, "most": most})


@dataclass(frozen=True, slots=True)
class OptionField:
    """One option as a form or a page of documentation shows it."""

    name: str
    kind: str  # "flag", "number", "choice" or "content"
    default: bool | int | str | None
    choices: tuple[str, ...] | None
    least: int | None
    most: int | None


@dataclass(frozen=True, kw_only=True)
class Options:
    """The options of a game; each game derives its own class."""

    content: str | None = option(None)  # the text of the host's own data file

    @classmethod
    def described(cls) -> tuple[OptionField, ...]:
        """Every option in the order of a form: the game's own first, the data file last."""
        return _all_described(cls)  # type: ignore[arg-type]  # mypy mistakes the hash of an instance for the class's

    @classmethod
    def read(cls, raw: Mapping[str, object]) -> Self:
        """The options that this JSON object means, each value checked."""
        known = {entry.name: entry for entry in cls.described()}
        for name, value in raw.items():
            if name not in known:
                raise Illegal(Refusal("option-unknown", {"option": name[:40]}))
            _check(known[name], value)
        return cls(**raw)  # type: ignore[arg-type]  # each value was checked above

    def to_json(self) -> dict[str, bool | int | str]:
        """All values, the data file only where the host brought one."""
        values = {entry.name: getattr(self, entry.name) for entry in self.described()}
        return {name: value for name, value in values.items() if value is not None}

    def refusal(self, seats: int) -> Refusal | None:
        """Why these options do not fit together, or do not fit this number of seats."""
        return None


@cache
def _all_described(cls: type[Options]) -> tuple[OptionField, ...]:
    hints = get_type_hints(cls)
    own = [entry for entry in fields(cls) if entry.name != "content"]
    shared = [entry for entry in fields(cls) if entry.name == "content"]
    return tuple(_described(entry.name, entry.default, entry.metadata, hints[entry.name]) for entry in own + shared)


def _described(name: str, default: object, metadata: Mapping[str, Any], hint: object) -> OptionField:
    assert default is not MISSING, f"the option {name} has no default"
    if name == "content":
        kind = "content"
    elif hint is bool:
        kind = "flag"
    elif hint is int:
        kind = "number"
    else:
        assert metadata["choices"], f"the option {name} has no choices"
        kind = "choice"
    assert default is None or isinstance(default, bool | int | str)
    return OptionField(name, kind, default, metadata["choices"], metadata["least"], metadata["most"])


def _check(entry: OptionField, value: object) -> None:
    if entry.kind == "flag" and isinstance(value, bool):
        return
    if entry.kind == "choice" and isinstance(value, str) and value in (entry.choices or ()):
        return
    if entry.kind == "content" and (value is None or (isinstance(value, str) and len(value) <= LONGEST_CONTENT)):
        return
    if entry.kind == "number" and isinstance(value, int) and not isinstance(value, bool) and _within(entry, value):
        return
    raise Illegal(Refusal("option-value", {"option": entry.name, "value": str(value)[:40]}))


def _within(entry: OptionField, value: int) -> bool:
    return (entry.least is None or value >= entry.least) and (entry.most is None or value <= entry.most)
