"""`adyton dataset`: games of bots as a Parquet file, one row for each decision."""

import argparse
import json
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

import msgspec
import pyarrow as pa
from pyarrow import parquet

from adyton import __version__
from adyton.bots.loop import next_move
from adyton.cli.arguments import BotGames, add_bot_games, bots_of
from adyton.cli.commands import Commands, add_options, command
from adyton.cli.files import check_writable
from adyton.cli.language import say
from adyton.cli.screen import screen, watched
from adyton.engine.game import AnyGame, Outcome
from adyton.engine.options import Options
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.engine.seat import Seat
from adyton.engine.state import State
from adyton.games import kit_of

Row: TypeAlias = dict[str, Any]
# Returns what a seat sees of a state, as numbers.
Observe: TypeAlias = Callable[[State, Seat], list[float]]

BUDGET_MS: Final = 100  # how long a bot may think about a move
ROWS: Final = 4096  # in one group of the file
COLUMNS: Final = (
    ("game", pa.int32()),
    ("line", pa.int32()),
    ("at", pa.int64()),
    ("seat", pa.int8()),
    ("bot", pa.dictionary(pa.int8(), pa.string())),
    ("phase", pa.dictionary(pa.int8(), pa.string())),
    ("view", pa.string()),
    ("legal", pa.list_(pa.int32())),
    ("action", pa.int32()),
    ("text", pa.string()),
    ("points", pa.int32()),
    ("place", pa.int8()),
)


def add(commands: Commands) -> None:
    parser = command(commands, "dataset")
    parser.add_argument("game", metavar="GAME", help=say("game"))
    parser.add_argument("file", metavar="FILE", help=say("dataset-file"))
    add_bot_games(parser, "easy", say("dataset-bots"))
    parser.add_argument("--observations", action="store_true", help=say("dataset-observations"))
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    asked = BotGames(args)
    game, names, options = asked.game, asked.bots, asked.options
    check_writable(args.file)
    observe = _observer(game) if args.observations else None
    schema = _schema(game, options, names, args.seed, observe is not None)
    written = 0
    with parquet.ParquetWriter(args.file, schema, compression="zstd") as writer:
        for rows in _groups(_rows(game, options, names, args, observe)):
            writer.write_table(pa.Table.from_pylist(rows, schema=schema))
            written += len(rows)
    screen().print(say("dataset-written", rows=written, games=args.games, file=args.file))
    return 0


def _schema(game: AnyGame, options: Options, names: list[str], seed: int, has_observations: bool) -> Any:
    """Return the columns, and what a reader needs to know about the games."""
    columns = [*COLUMNS, ("observation", pa.list_(pa.float32()))] if has_observations else list(COLUMNS)
    facts = {
        "adyton": __version__,
        "game": game.slug,
        "rules": game.version,
        "options": options.to_json(),
        "bots": names,
        "seed": seed,
        "action_count": game.action_count,
    }
    return pa.schema(columns, metadata={"adyton": json.dumps(facts)})


def _groups(rows: Iterator[Row]) -> Iterator[list[Row]]:
    group: list[Row] = []
    for row in rows:
        group.append(row)
        if len(group) == ROWS:
            yield group
            group = []
    if group:
        yield group


def _rows(
    game: AnyGame, options: Options, names: list[str], args: argparse.Namespace, observe: Observe | None
) -> Iterator[Row]:
    for number in watched(range(args.games), args.games, say("simulating")):
        seed = args.seed * 1_000_003 + number
        playing = Playing.open(game, options, names, FastRng(seed))
        rows, outcome = _played(playing, bots_of(game, names, seed), observe)
        for row in rows:
            seat = row["seat"]
            yield {
                **row,
                "game": number,
                "bot": names[seat],
                "points": outcome.points[seat],
                "place": outcome.places[seat],
            }


def _played(playing: Playing[Any, Any], bots: list[Any], observe: Observe | None) -> tuple[list[Row], Outcome]:
    """Let the bots play to the end, and return what each was asked and did."""
    game, rows, at = playing.game, [], 0
    while (outcome := playing.outcome) is None:
        state = playing.state
        seat, plan = next_move(game, state, bots, BUDGET_MS, at)
        at = plan.at
        if seat >= 0:
            row = _row(game, state, seat)
            row |= {"line": playing.next_line, "at": at, "action": plan.action.index, "text": plan.action.text}
            if observe is not None:
                row["observation"] = observe(state, seat)
            rows.append(row)
        playing.act(seat, plan.action, at)
    return rows, outcome


def _row(game: AnyGame, state: State, seat: Seat) -> Row:
    return {
        "seat": seat,
        "phase": game.phase(state),
        "view": msgspec.json.encode(game.view(state, seat)).decode(),
        "legal": [action.index for action in game.legal(state, seat)],
    }


def _observer(game: AnyGame) -> Observe:
    """Return what turns states into the numbers that environments show."""
    from adyton.envs.layouts import layout_of  # noqa: PLC0415  (only who asks for numbers needs the extra envs)

    layout = layout_of(kit_of(game))

    def observe(state: State, seat: Seat) -> list[float]:
        numbers: list[float] = layout.observe(game.view(state, seat)).tolist()
        return numbers

    return observe
