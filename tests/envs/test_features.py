"""Actions described by their fields."""

import numpy as np

from adyton.engine.play import begin, settle
from adyton.engine.rng import FastRng
from adyton.envs.config import Config
from adyton.envs.features import Features
from adyton.envs.vector import Vector
from adyton.games import GAMES
from adyton.games.delphi.rules import verbs
from adyton.games.delphi.rules.action_types import Paid, Placed
from adyton.games.delphi.rules.actions import paid


def test_every_action_of_delphi_has_fields_of_its_own() -> None:
    features = Features(Config("delphi", None, None, "places"))
    table = features.table
    assert table.shape == (GAMES["delphi"].action_count + 1, 5)
    assert not table[-1].any()
    assert len(np.unique(table, axis=0)) == len(table)
    assert features.names == ("verb", "source", "colour named", "place", "object")
    assert features.sizes == (42, 11, 7, 272, 57)


def test_the_fields_are_those_of_the_action() -> None:
    table = Features(Config("delphi", None, None, "places")).table
    assert table[paid(verbs.SAIL, 4, 2, 17, -1).index].tolist() == [verbs.SAIL + 1, 5, 3, 18, 0]
    game = GAMES["delphi"]
    state = begin(game, game.options(), 4)
    rng = FastRng(1)
    for _ in range(300):
        settle(game, state, rng)
        seat = game.turn(state).seats[0]
        legal = game.legal(state, seat)
        for action in legal:
            if isinstance(action, Paid):
                assert table[action.index, :4].tolist() == [
                    action.verb + 1,
                    action.source + 1,
                    action.named + 1,
                    action.cell + 1,
                ]
            elif isinstance(action, Placed):
                assert table[action.index, [0, 3]].tolist() == [action.verb + 1, action.cell + 1]
        game.play(state, seat, legal[rng.below(len(legal))], 0)


def test_the_legal_actions_of_many_games_come_with_their_fields() -> None:
    vector = Vector("delphi", 3)
    vector.reset(seed=1)
    features = Features(vector.config)
    numbers, fields = features.legal(vector.masks, 40)
    assert numbers.shape == (3, 40)
    assert fields.shape == (3, 40, 5)
    for row in range(3):
        expected = np.flatnonzero(vector.masks[row])[:40]
        assert numbers[row][numbers[row] >= 0].tolist() == expected.tolist()
        assert np.array_equal(fields[row][: len(expected)], features.table[expected])
        assert not fields[row][len(expected) :].any()


def test_without_fields_an_action_is_its_number() -> None:
    features = Features(Config("keltis", None, None, "places"))
    assert features.names == ("action",)
    assert features.table[[0, 26, -1], 0].tolist() == [1, 27, 0]
