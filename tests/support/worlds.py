"""Pairs of playings that look the same to one seat, line by line, and differ elsewhere."""

from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.options import Options
from adyton.engine.play import choices
from adyton.engine.record import Entry
from adyton.engine.rng import FastRng
from adyton.engine.seat import CHANCE, CLOCK, Seat
from adyton.engine.state import State, state_hash

TRIES = 150


class Playing:
    """A game from its start: each line with what one seat sees after it."""

    def __init__(self, game: AnyGame, options: Options, seats: int, seat: Seat) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seat = seat
        self.lines: list[tuple[Seat, Action, int]] = []
        self.seen: list[object] = []
        self.acting: list[tuple[Seat, ...]] = []

    def begun(self) -> State:
        state: State = self.game.start(self.options, self.seats)
        return state

    def add(self, state: State, line: tuple[Seat, Action, int]) -> None:
        self.game.play(state, *line)
        self.lines.append(line)
        self.seen.append(self.game.view(state, self.seat))
        self.acting.append(self.game.turn(state).seats)

    @property
    def entries(self) -> list[Entry]:
        return [Entry(seat, action.text, at) for seat, action, at in self.lines]

    def end(self) -> str:
        """Return the fingerprint of its last state."""
        state = self.begun()
        for line in self.lines:
            self.game.play(state, *line)
        return state_hash(state)


def at_random(game: AnyGame, options: Options, seats: int, seat: Seat, rng: FastRng, moves: int) -> Playing:
    """Return a playing with this many moves of players, unless it ends before."""
    playing = Playing(game, options, seats, seat)
    state, at = playing.begun(), 0
    while moves and (turn := game.turn(state)).seats:
        if turn.seats == (CHANCE,):
            playing.add(state, (CHANCE, game.chance(state, rng), at))
            continue
        actor, legal = (able := choices(game, state, turn))[rng.below(len(able))]
        at = max(at, turn.deadline or at) if actor == CLOCK else at
        playing.add(state, (actor, legal[rng.below(len(legal))], at))
        moves -= 1
    return playing


def rival_of(truth: Playing, rng: FastRng) -> Playing | None:
    """Return another playing that its seat cannot tell from this one. None if none was found."""
    found = truth
    for _ in range(TRIES):
        place = rng.below(len(truth.lines))
        other = _changed(found, place, rng)
        if other is not None:
            found = other
    return found if found.end() != truth.end() else None


def _changed(playing: Playing, place: int, rng: FastRng) -> Playing | None:
    """Change one line. Two lines of nature may also swap places."""
    actor, action, at = playing.lines[place]
    lines = list(playing.lines)
    if actor in {playing.seat, CLOCK}:
        return None
    later = [n for n in range(place + 1, len(lines)) if lines[n][0] == CHANCE and lines[n][1] != action]
    if actor == CHANCE and later:
        twin = later[rng.below(len(later))]
        lines[place], lines[twin] = (CHANCE, lines[twin][1], at), (CHANCE, action, lines[twin][2])
    else:
        able = _able(playing.game, _before(playing, place), actor)
        lines[place] = (actor, able[rng.below(len(able))], at)
    return _followed(playing, lines, place)


def _before(playing: Playing, place: int) -> State:
    state = playing.begun()
    for line in playing.lines[:place]:
        playing.game.play(state, *line)
    return state


def _followed(playing: Playing, lines: list[tuple[Seat, Action, int]], place: int) -> Playing | None:
    """Return the playing of these lines, if all of it is legal and looks the same."""
    other = Playing(playing.game, playing.options, playing.seats, playing.seat)
    other.lines, other.seen, other.acting = lines[:place], playing.seen[:place], playing.acting[:place]
    state = _before(playing, place)
    for number in range(place, len(lines)):
        if lines[number][1] not in _able(playing.game, state, lines[number][0]):
            return None
        other.add(state, lines[number])
        if other.seen[number] != playing.seen[number]:
            return None
    return other


def _able(game: AnyGame, state: State, actor: Seat) -> list[Action]:
    if actor == CHANCE:
        return [action for action, _ in game.odds(state)] if game.turn(state).seats == (CHANCE,) else []
    return list(game.legal(state, actor))
