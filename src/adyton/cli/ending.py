"""How a game ended, as a small table."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from adyton.cli.language import say, words
from adyton.engine.game import AnyGame, Outcome


def show_result(console: Console, game: AnyGame, outcome: Outcome, names: Sequence[str]) -> None:
    """Print how the game ended, and everybody's place and points, the best first."""
    console.print(words().ending(game.slug, outcome.ending), style="bold")
    table = Table()
    for place, heading in enumerate(("place", "name", "points")):
        table.add_column(say(f"column-{heading}"), justify="left" if place == 1 else "right")
    for seat in sorted(range(len(names)), key=lambda seat: outcome.places[seat]):
        style = "bold" if outcome.places[seat] == 1 else ""
        table.add_row(str(outcome.places[seat]), names[seat], str(outcome.points[seat]), style=style)
    console.print(table)
