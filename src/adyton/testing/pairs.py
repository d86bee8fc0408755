"""Pairs: a small set of options that covers every pair of values."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import TypeAlias

from adyton.engine.game import AnyGame
from adyton.engine.options import OptionField, Options
from adyton.engine.rng import FastRng

MANY = 1500  # settings that are compared

Value: TypeAlias = bool | int | str | None
Setting: TypeAlias = tuple[int, tuple[Value, ...]]  # the number of seats, and a value for each option


def all_options(game: AnyGame) -> Iterator[tuple[Options, int]]:
    """Return options and numbers of seats that cover every pair of values at least once."""
    fields = [entry for entry in game.options.described() if entry.kind != "content"]
    names = [entry.name for entry in fields]
    playable: dict[Setting, Options] = {}
    for values in product(*(_values(entry) for entry in fields)):
        options = game.read_options(dict(zip(names, values, strict=True)))
        playable |= {(seats, values): options for seats in game.chairs if options.refusal(seats) is None}
    for setting in _covering(_some(list(playable))):
        yield playable[setting], setting[0]


def _some(settings: list[Setting]) -> list[Setting]:
    """Return a fixed sample of very many settings that still covers every pair."""
    rng = FastRng(0)
    return settings if len(settings) <= MANY else [settings[rng.below(len(settings))] for _ in range(MANY)]


def _values(entry: OptionField) -> tuple[Value, ...]:
    if entry.kind == "flag":
        return (False, True)
    if entry.kind == "choice":
        return entry.choices or ()
    return tuple(dict.fromkeys(value for value in (entry.default, entry.least, entry.most) if value is not None))


def _pairs(setting: Setting) -> set[tuple[int, Value, int, Value]]:
    seats, values = setting
    places = list(enumerate((seats, *values)))
    together = {(one, first, other, second) for (one, first), (other, second) in combinations(places, 2)}
    return together or {(0, seats, 0, seats)}


def _covering(settings: list[Setting]) -> Iterator[Setting]:
    """Choose greedily the setting that covers most new pairs; the first of equals, so the set is always the same."""
    pairs = {setting: _pairs(setting) for setting in settings}
    missing = set().union(*pairs.values())
    while missing:
        best = max(settings, key=lambda setting: len(pairs[setting] & missing))
        missing -= pairs[best]
        yield best
