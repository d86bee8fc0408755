"""The parts of views: each depends on the fields of the state that it declares, and on all of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from adyton.engine.game import AnyGame
from adyton.engine.parts import OwnPart, Part, PartTable
from adyton.engine.record import read_record
from adyton.engine.replay import replay
from adyton.engine.state import State
from adyton.games import KITS
from adyton.testing.reads import made_parts, undeclared

# What the records do not show: no shipped prophecy counts tricks, and a verdict on dice is remembered.
NOT_SHOWN = {
    "oracle": {("held", "tricks"), ("tricks", "tricks")},
    "delphi": set(),
    "keltis": set(),
    "oraklos": {("shown", "dice")},
}
# What is declared as a property of the state, or as what a field holds, by the fields that it reads.
BEHIND = {"discards.items": ["discards"], "pile.items": ["pile"], "pile_size": ["pile"], "tricks_left": ["hands"]}


def declared(table: PartTable[State]) -> set[tuple[str, str]]:
    own = {(part.name, name) for part in table.own for name in (*part.reads, part.row) if name is not None}
    named = {(part.name, name) for part in table.shared for name in part.reads} | own
    return {(part, field) for part, name in named for field in BEHIND.get(name, [name])}


def without_declarations(table: PartTable[State]) -> PartTable[State]:
    twin = PartTable[State](table.shared, table.own)
    twin.shared = tuple(Part(part.name, (), part.make) for part in table.shared)
    twin.own = tuple(OwnPart(part.name, (), part.make) for part in table.own)
    return twin


def pairs_of_states(game: AnyGame) -> Iterator[tuple[State, State]]:
    """Yield positions of the game's records, each with the first, the last and an earlier one of its record."""
    for path in sorted(Path(__file__).parent.glob(f"{game.slug}/records/*.jsonl")):
        states = [state for _, state in replay(game, read_record(path.read_text()))]
        for earlier, state in zip(states, states[5:], strict=False):
            yield from ((state, other) for other in (states[0], states[-1], earlier))


@pytest.mark.parametrize("slug", ["oracle", "delphi", "keltis", "oraklos"])
def test_a_field_that_any_part_forgets_is_noticed(slug: str) -> None:
    game = KITS[slug].game
    assert game.parts is not None
    bare = without_declarations(game.parts)
    missing = declared(game.parts)
    for state, other in pairs_of_states(game):
        names, fields = {part for part, _ in missing}, {field for _, field in missing}
        parts = [part for part in made_parts(bare, [None, *range(state.seats)]) if part.name in names]
        missing -= set(undeclared(parts, state, other, fields))
        if not missing:
            break
    assert missing == NOT_SHOWN[slug]
