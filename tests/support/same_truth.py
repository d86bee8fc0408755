"""Plays games from their seeds. The test runs this file natively and in the browser's Python."""

import hashlib

from adyton.bots.loop import play_on
from adyton.bots.random import RandomBot
from adyton.engine.playing import Playing
from adyton.engine.rng import CommittedRng
from adyton.games import KITS


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
