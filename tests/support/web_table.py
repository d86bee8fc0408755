"""Tables for the tests to sit at."""

from tests.support.player import Json, Player

KELTIS: Json = {"game": "keltis", "seats": 2}


async def two_at_keltis(address: str, **wishes: object) -> tuple[Player, Player, str]:
    """Return a running table of two people. Both are connected and have the first position."""
    host, guest = await Player.arrive(address, "Host"), await Player.arrive(address, "Guest")
    table = (await host.post("/api/tables", {**KELTIS, **wishes}))["id"]
    await guest.post(f"/api/tables/{table}/sit", {})
    for player in (host, guest):
        await player.resume(table)
        await player.hear_type("seating")
    await host.post(f"/api/tables/{table}/start")
    for player in (host, guest):
        await player.hear_type("table")
    return host, guest, table


async def whose_turn(*players: Player) -> tuple[Player, Player]:
    """Return first the player who may act, then the other."""
    first, second = players
    return (first, second) if first.may_act() else (second, first)


async def settle(player: Player, line: int) -> Json:
    """Read messages until the position of at least this line came."""
    while player.position is None or player.position["line"] < line:
        await player.hear()
    return player.position


async def part(*players: Player) -> None:
    for player in players:
        await player.leave()
