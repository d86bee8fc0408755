import pytest
from tests.web.worlds import at_random

from adyton.engine.rng import FastRng
from adyton.games import GAMES


@pytest.mark.parametrize("slug", list(GAMES))
def test_what_a_table_shows_to_all_at_once_is_what_each_may_know(slug: str) -> None:
    game, rng = GAMES[slug], FastRng(3)
    for moves in (1, 5, 40):
        playing = at_random(game, game.read_options({}), game.chairs[0], 0, rng, moves)
        state = playing.begun()
        for line in playing.lines:
            game.play(state, *line)
        everybody = (*range(playing.seats), None)
        assert game.views(state, everybody) == [game.view(state, seat) for seat in everybody]
