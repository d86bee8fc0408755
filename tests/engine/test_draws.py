"""The meanings of draws, for verifiers that do not know the rules."""

from collections.abc import Sequence

import pytest
from tests.support.omens import Omens, OmensOptions, OmensState
from tests.support.omens_table import GAME, SEED, finished

from adyton.engine.action import Action
from adyton.engine.draws import _Meanings, draws_of, meaning_of
from adyton.engine.record import RecordError
from adyton.engine.rng import CommittedRng, Rng
from adyton.engine.seat import CHANCE


def test_every_chance_line_has_a_meaning_that_the_seed_draws_from() -> None:
    record = finished().record
    document = draws_of(GAME, record)
    chance = [line for line, entry in enumerate(record.entries, 2) if entry.seat == CHANCE]
    assert [line for line, _ in document["draws"]] == chance
    for line, place in document["draws"]:
        texts = [text for text, count in document["meanings"][place] for _ in range(count)]
        assert texts[CommittedRng(SEED, line).below(len(texts))] == record.entries[line - 2].do


def test_each_meaning_is_written_once() -> None:
    document = draws_of(GAME, finished().record)
    meanings = [str(meaning) for meaning in document["meanings"]]
    assert len(set(meanings)) == len(meanings) < len(document["draws"])


def test_a_record_that_does_not_verify_has_no_draws() -> None:
    record = finished().record
    record.header.commitment = "00" * 32
    with pytest.raises(RecordError, match="committed"):
        draws_of(GAME, record)


class Twice(Omens):
    def chance(self, state: OmensState, rng: Rng) -> Action:
        rng.below(2)
        return super().chance(state, rng)


def test_a_move_that_draws_two_numbers_has_no_meaning() -> None:
    with pytest.raises(RecordError, match="line 2: this move draws more than one number"):
        meaning_of(Twice(), GAME.start(OmensOptions(), 2), 2)


ODDS = tuple(GAME.odds(GAME.start(OmensOptions(), 2)))


class Steady(Omens):
    def odds(self, state: OmensState) -> Sequence[tuple[Action, int]]:
        return ODDS


def test_the_meaning_of_constant_odds_is_found_once() -> None:
    known = _Meanings(Steady())
    state = GAME.start(OmensOptions(), 2)
    assert known.of(state, 2) == meaning_of(GAME, state, 2)
    assert known.of(state, 3) is known.of(state, 2)
