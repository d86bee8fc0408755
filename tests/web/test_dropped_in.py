"""A game in the host's folder is played on a server, in every worker and by its bots."""

import asyncio
import random
from pathlib import Path

from tests.support.player import Player, at_random
from tests.support.process import ServerProcess
from tests.support.tutorial import write_game
from tests.support.web_table import part


async def play_to_the_end(player: Player) -> None:
    """Play against the bots of the game."""
    table = (await player.post("/api/tables", {"game": "lots", "seats": 3, "bots": ["normal", "easy"]}))["id"]
    await player.post(f"/api/tables/{table}/start")
    await player.resume(table)
    await asyncio.wait_for(player.play(at_random(random.Random(1))), 60)


async def test_workers_and_their_bots_know_the_games_of_the_folder(tmp_path: Path, postgres_url: str) -> None:
    games = str(write_game(tmp_path / "games"))
    with ServerProcess(tmp_path / "server", "--games", games, "--database", postgres_url, "--workers", "2") as server:
        players = [await Player.arrive(server.address) for _ in range(4)]
        for player in players:  # Any worker serves them.
            shown = (await player.http.get("/api/games")).json()
            (info,) = [game for game in shown if game["slug"] == "lots"]
            assert (info["title"], info["bots"][-1]) == ("Lots", "oracle")
            await play_to_the_end(player)
            assert player.seating is not None
            assert player.seating["status"] == "finished"
        await part(*players)
        assert "bot failed" not in server.log
