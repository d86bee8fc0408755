"""The runner: it plays random games and checks every promise on the way."""

from collections.abc import Callable
from typing import Final

from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.options import Options
from adyton.engine.rng import FastRng
from adyton.engine.state import State, state_hash
from adyton.games.kit import Census
from adyton.testing import actions, chance, fields, hidden, observing, order, parts, reads, undo, values
from adyton.testing.broken import Broken
from adyton.testing.position import Position, forward
from adyton.testing.walk import Walk, records_replay

# What is checked at a position; each function is one promise and can be called by itself.
PROMISES: Final[tuple[Callable[[Position], None], ...]] = (
    fields.fields_are_declared,
    values.questions_change_nothing,
    actions.no_dead_ends,
    actions.actions_read_back,
    actions.legal_is_stable,
    actions.legal_is_what_is_allowed,
    actions.clock_waits,
    actions.seats_wait,
    values.copies_are_deep,
    values.play_repeats,
    values.events_are_plain,
    values.json_round_trips,
    order.commit_order_is_free,
    order.commits_stay_hidden,
    hidden.views_stay,
    hidden.views_travel,
    reads.parts_declare_what_they_read,
    parts.patched_views_are_whole,
    hidden.imagination_fits,
    hidden.twins_get_the_same_news,
    hidden.news_tell_no_more_than_views,
    observing.observations_match_views,
    observing.observations_keep_secrets,
    chance.odds_are_sound,
)
KNOWN: Final = 400  # actions that the runner remembers, to try them where they are illegal


class Checked:
    """What was checked: games, their moves, and positions at which every promise was tried."""

    __slots__ = ("games", "moves", "positions")

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.positions = 0


def check(
    game: AnyGame,
    options: Options,
    seats: int,
    games: int = 1,
    seed: int = 1,
    *,
    pieces: Census | None = None,
    positions: int = 6,
) -> Checked:
    """Play random games and check some positions of each; raises Broken."""
    runner = Runner(game, options, seats, pieces, positions)
    for number in range(games):
        walk = Walk(game, options, seats, seed * 1_000_003 + number)
        try:
            runner.run(walk)
        except Exception as error:
            raise _located(error, walk, f"game {number} of seed {seed}") from error
    return runner.checked


def _located(error: Exception, walk: Walk, which: str) -> Broken:
    """Return the broken promise with its place. Any other error of the rules counts as one too."""
    broken = error if isinstance(error, Broken) else Broken("the rules do not fail", repr(error))
    header = walk.record.header
    broken.where = (
        f" ({header.game}, {len(header.seats)} seats, {header.options}, {which}, line {walk.record.next_line})"
    )
    broken.record = walk.record
    return broken


class Runner:
    """Plays games of one kind and remembers the actions that it has met."""

    def __init__(self, game: AnyGame, options: Options, seats: int, pieces: Census | None, positions: int) -> None:
        self.game = game
        self.pieces = pieces
        self.positions = positions
        self.checked = Checked()
        self.known: dict[str, Action] = {}
        self.names: dict[int, str] = {}
        self.phases: set[tuple[str, int]] = set()
        self.drawn: set[str] = set()
        self.length = 0  # of the last game: the positions are spread over so many moves
        self.counted = pieces(game.start(options, seats)) if pieces is not None else None

    def run(self, walk: Walk) -> None:
        """Play one game, from the start to its verified record."""
        left: list[tuple[State, str]] = []
        self.length = self.length or len(forward(self.game, walk.state.copy(), FastRng(0), 0, self.game.longest))
        while walk.playing.turn.seats:
            if self._is_chosen(walk):
                left.append((walk.state, self._check_position(walk)))
            if len(walk.playing.entries) >= self.game.longest:
                raise Broken("games end", f"not within {self.game.longest} moves")
            self._remember(walk.step()[1])
        left.append((walk.state, self._check_position(walk)))
        records_replay(walk)
        self._untouched(left)
        self.length = len(walk.playing.entries)
        self.checked.games += 1
        self.checked.moves += self.length

    def _is_chosen(self, walk: Walk) -> bool:
        """Return whether to check this position: some of each game, and the first in every phase."""
        kind = (self.game.phase(walk.state), len(self.game.turn(walk.state).seats))
        if kind not in self.phases:
            self.phases.add(kind)
            return True
        return walk.rng.below(max(1, self.length)) < self.positions

    def _check_position(self, walk: Walk) -> str:
        """Check every promise at this position; return the hash of its state."""
        position = Position(self.game, walk.state, walk.rng, walk.at, list(self.known.values()), self.pieces)
        for promise in PROMISES:
            promise(position)
        actions.numbers_are_stable(position, self.names)
        undo.undo_is_no_peephole(position, walk.playing)
        if self.pieces is not None:
            values.pieces_are_conserved(position, self.counted)
        phase = self.game.phase(walk.state)
        if position.is_nature and phase not in self.drawn:
            self.drawn.add(phase)
            chance.draws_follow_the_odds(position)
        self.checked.positions += 1
        return position.hash

    def _remember(self, action: Action) -> None:
        if len(self.known) < KNOWN:
            self.known[action.text] = action

    def _untouched(self, left: list[tuple[State, str]]) -> None:
        """Check that earlier states are unchanged: later moves were made on copies."""
        for state, before in left:
            if state_hash(state) != before:
                raise Broken("copies are deep", "a move on a copy changed a state left behind")
