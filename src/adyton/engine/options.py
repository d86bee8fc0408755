"""Options: what the host of a table may choose, declared once for checks, forms and docs."""

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
    since: int = 1,
) -> Any:  # like dataclasses.field, it stands for the type of its field
    """Declare an option: its default, its choices or bounds, and the version of the rules that brought it."""
    return field(default=default, metadata={"choices": choices, "least": least, "most": most, "since": since})


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
    """The options of a game; each game derives its own class, from `DataOptions` if it has a data file."""

    version: int = 1  # of the rules that the table plays by; a game's class gives its newest as the default

    @classmethod
    def described(cls) -> tuple[OptionField, ...]:
        """Return every option in the order of a form: the game's own first, the data file last."""
        return _all_described(cls)  # type: ignore[arg-type]  # mypy mistakes the hash of an instance for the class's

    @classmethod
    def read(cls, raw: Mapping[str, object], version: int | None = None) -> Self:
        """Return the options in this JSON object, after checking each value.

        They are for this version of the rules. If it is None, the object names one, else it is the newest.
        """
        known = {entry.name: entry for entry in cls.described()}
        values = dict(raw)
        named = values.pop("version", cls().version)
        for name, value in values.items():
            if name not in known:
                raise Illegal(Refusal("option-unknown", {"option": name[:40]}))
            _check(known[name], value)
        if type(named) is not int or not 1 <= named <= cls().version:
            raise Illegal(Refusal("option-value", {"option": "version", "value": str(named)[:40]}))
        return cls(**values, version=named if version is None else version)

    @classmethod
    def load(cls, json: Mapping[str, object]) -> Self:
        """Return the options that `to_json` wrote."""
        version = json.get("version", 1)
        assert isinstance(version, int)
        return cls.read(json, version)

    def to_json(self) -> dict[str, bool | int | str]:
        """Return the values that this version of the rules knows, and the version unless it is the first.

        What the first version does not know is left out, because the hash of a position covers its options.
        """
        since = _brought_by(type(self))  # type: ignore[arg-type]  # as above
        values = {name: getattr(self, name) for name, version in since.items() if version <= self.version}
        if self.version > 1:
            values["version"] = self.version
        return {name: value for name, value in values.items() if value is not None}

    def refusal(self, seats: int) -> Refusal | None:
        """Return why these options do not fit together or do not fit this number of seats; None if they do."""
        return None


@dataclass(frozen=True, kw_only=True)
class DataOptions(Options):
    """The options of a game with a data file, which a host may replace by another."""

    content: str | None = option(None)  # the text of the host's own data file


@cache
def _all_described(cls: type[Options]) -> tuple[OptionField, ...]:
    hints = get_type_hints(cls)
    own = [entry for entry in fields(cls) if entry.name not in {"content", "version"}]
    shared = [entry for entry in fields(cls) if entry.name == "content"]
    return tuple(_described(entry.name, entry.default, entry.metadata, hints[entry.name]) for entry in own + shared)


@cache
def _brought_by(cls: type[Options]) -> dict[str, int]:
    """Return the version of the rules that brought each option, in the order of a form."""
    since = {entry.name: entry.metadata["since"] for entry in fields(cls) if entry.name != "version"}
    return {entry.name: since[entry.name] for entry in cls.described()}


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
