"""Plays games from their seeds. The test runs this file natively and in the browser's Python."""

import hashlib

from adyton.bots.loop import play_on
from adyton.bots.random import RandomBot
from adyton.engine.playing import Playing
from adyton.engine.record import read_record
from adyton.engine.rng import CommittedRng
from adyton.engine.seat import CHANCE
from adyton.games import GAMES, KITS


def record_of(slug: str, number: int) -> str:
    """Return the record of a whole game. The same number always gives the same game."""
    kit = KITS[slug]
    seats = kit.game.chairs[number % len(kit.game.chairs)]
    rng = CommittedRng(hashlib.sha256(f"{slug} {number}".encode()).digest())
    playing = Playing.open(kit.game, kit.game.read_options({}), [str(seat) for seat in range(seats)], rng)
    # Random players hardly ever end a game of Delphi.
    bots = [
        kit.make_bot("greedy", seat) if "greedy" in kit.bot_names and slug == "delphi" else RandomBot(seat)
        for seat in range(seats)
    ]
    play_on(playing, bots)
    return playing.record.to_text()


def played_again(text: str) -> str:
    """Return the record of the game with the same seed and actions; nature draws again."""
    record = read_record(text)
    assert record.ending is not None
    assert record.ending.seed is not None
    header, game, rng = record.header, GAMES[record.header.game], CommittedRng(bytes.fromhex(record.ending.seed))
    playing = Playing.open(game, game.read_options(header.options), header.seats, rng)
    for entry in record.entries:
        if entry.seat != CHANCE:
            playing.act(entry.seat, game.read(entry.do), entry.at)
    return playing.record.to_text()
