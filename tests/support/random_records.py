"""Records of many different games, with undone moves and seeds that players added."""

import hashlib
from collections.abc import Iterator, Sequence

from adyton.bots.bot import Bot
from adyton.bots.roster import make_bot
from adyton.engine.game import AnyGame
from adyton.engine.options import Options
from adyton.engine.playing import Playing
from adyton.engine.record import Record
from adyton.engine.rng import CommittedRng, FastRng
from adyton.engine.seat import Seat
from adyton.engine.state import State
from adyton.engine.view import View
from adyton.testing.pairs import all_options
from adyton.testing.position import Step, next_step

RANDOM_LINES = 300


def random_records(game: AnyGame, count: int, first: int = 0) -> Iterator[Record]:
    """Yield records of finished games, with options of all kinds."""
    settings = list(all_options(game))
    for seed in range(first, first + count):
        options, seats = settings[seed % len(settings)]
        yield random_record(game, options, seats, seed)


def random_record(game: AnyGame, options: Options, seats: int, seed: int) -> Record:
    """Return the record of a game of random moves. Every third has players' shares."""
    rng = FastRng(seed)
    shares = tuple(f"{rng.below(1 << 40):x}" if rng.below(2) else "" for _ in range(seats)) if seed % 3 == 0 else ()
    nature = CommittedRng(hashlib.sha256(b"record %d" % seed).digest(), shares=shares)
    names = [f"Säule {seat}" for seat in range(seats)]
    playing: Playing[State, View] = Playing.open(game, options, names, nature)
    bots = [make_bot("easy", game, seed + seat) for seat in range(seats)]
    while not playing.turn.is_over:
        seat, action, at = _step(playing, bots, rng)
        playing.act(seat, action, at)
        if rng.below(20) == 0:
            _take_back(playing, seat)
    return playing.record


def _step(playing: Playing[State, View], bots: Sequence[Bot], rng: FastRng) -> Step:
    """Choose what comes next: anything at first, later mostly the choice of a bot, so that games end."""
    game, state, turn = playing.game, playing.state, playing.turn
    if turn.is_timed or playing.line < RANDOM_LINES or rng.below(8) == 0:
        chosen = next_step(game, state, rng, playing.last_at)
        assert chosen is not None
        return chosen
    seat = turn.seats[0]
    return seat, bots[seat].choose(game.view(state, seat), game.legal(state, seat), 1), playing.last_at


def _take_back(playing: Playing[State, View], seat: Seat) -> None:
    if seat >= 0 and playing.own_undo(seat) is not None:
        playing.undo(seat, playing.last_at)
