"""Playings with a known seed, without a table around them."""

from adyton.engine.game import AnyGame
from adyton.engine.record import Header
from adyton.store.lines import LineRow
from adyton.tables.live_playing import LivePlaying, rows_of
from adyton.tables.secrets import generator

SEED = "5a" * 32


def live_playing(game: AnyGame, seats: int = 3) -> LivePlaying:
    options = game.read_options({})
    rng = generator(SEED)
    names = [f"p{seat}" for seat in range(seats)]
    return LivePlaying(game, Header(game.slug, game.version, options.to_json(), names, rng.commitment), rng)


def opened(game: AnyGame) -> tuple[LivePlaying, list[LineRow]]:
    """Return a game that nature has set up, and the written lines."""
    live = live_playing(game)
    draft = live.playing.draft_nature()
    live.accept(draft)
    return live, rows_of(draft)
