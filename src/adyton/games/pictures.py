"""Pictures for the rules page: positions as data in a game's folder, played through the rules.

`pictures.toml` in a game's folder holds them, and `![trick]` in its rules page stands for the
picture `trick`. The format is described in docs/draw-the-rules.md. The client draws each with the
game's own components.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Final

from adyton.engine.action import Unreadable
from adyton.engine.content import ContentError, parse_toml
from adyton.engine.event import Event
from adyton.engine.game import AnyGame
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.games.script import Census, Script, ScriptError, lines_of, moves_of

FILE: Final = "pictures.toml"
NOBODY: Final = -1  # the picture shows what everybody knows


class PictureError(ValueError):
    """A picture that cannot be drawn: its name and the reason."""

    def __init__(self, picture: str, reason: str) -> None:
        super().__init__(f"picture '{picture}': {reason}")


@dataclass(frozen=True, kw_only=True)
class Picture:
    """A picture as its file says it."""

    name: str
    seats: int = 2
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    opening: tuple[str, ...] = ()
    after: str = ""  # it goes on where this picture ends, in place of an opening of its own
    put: Mapping[str, object] = field(default_factory=dict)  # fields of the state that are changed then
    then: tuple[str, ...] = ()  # the moves after that
    you: Seat = 0  # whose view is shown
    show: str = ""  # the part of the board; empty: all of it
    choices: bool = False  # what may be done is shown
    do: str = ""  # the action that is marked; it must be legal
    never: str = ""  # an action that the rules must refuse
    clause: str = ""  # with this clause
    tells: tuple[Mapping[str, int | str], ...] = ()  # what the moves in `then` must bring about, by event and arguments
    result: tuple[int, ...] = ()  # the points of all seats, if the game must be over
    meant: Mapping[str, int | str] = field(default_factory=dict)  # the place that is marked


@dataclass(frozen=True)
class DrawnPicture:
    """A position as the picture shows it."""

    picture: Picture
    seats: int
    at: int  # ms on the table's clock
    view: View
    legal: tuple[str, ...]
    picks: tuple[str, int, int] | None
    news: tuple[Event, ...]  # of the moves in `then`


class Pictures:
    """The pictures of a game by name, in the order of their file."""

    def __init__(self, game: AnyGame, census: Census | None = None, pictures: tuple[Picture, ...] = ()) -> None:
        self.game = game
        self.by_name = {picture.name: picture for picture in pictures}
        self._census = census
        self._drawn: dict[str, DrawnPicture] = {}

    def draw(self, name: str) -> DrawnPicture:
        """Return the position of a picture; raises KeyError and PictureError."""
        if name not in self._drawn:
            picture = self.by_name[name]
            try:
                self._drawn[name] = self._draw(picture)
            except (ScriptError, Unreadable) as error:
                raise PictureError(name, str(error)) from None
        return self._drawn[name]

    def draw_all(self) -> list[DrawnPicture]:
        """Return all positions; raises PictureError."""
        return [self.draw(name) for name in self.by_name]

    def _draw(self, picture: Picture) -> DrawnPicture:
        script, news = self._played(picture)
        state, you = script.playing.state, None if picture.you == NOBODY else picture.you
        legal, picks = script.choices(you)
        self._check(picture, script, legal)
        _check_news(picture, news)
        seen = tuple(event for event in news if event.is_for(you))
        shown = picture.choices or bool(picture.do)
        view = self.game.view(state, you)
        return DrawnPicture(picture, state.seats, script.opens, view, legal * shown, picks if shown else None, seen)

    def _played(self, picture: Picture) -> tuple[Script, list[Event]]:
        script = self._begun(picture)
        if picture.put:
            script.put(picture.put, self._census)
        return script, [event for move in moves_of(picture.then) for event in script.make(move)]

    def _begun(self, picture: Picture) -> Script:
        if picture.after:
            return self._played(self.by_name[picture.after])[0]
        script = Script(self.game, picture.seats, picture.seed, picture.options)
        for move in moves_of(("", *picture.opening)):
            script.make(move)
        return script

    def _check(self, picture: Picture, script: Script, legal: tuple[str, ...]) -> None:
        if picture.do and picture.do not in legal:
            raise ScriptError(f"'{picture.do}' is not among what seat {picture.you} may do")
        outcome = script.playing.outcome
        if picture.result and (outcome is None or outcome.points != picture.result):
            raise ScriptError(f"the game does not end with {picture.result}")
        if picture.never:
            refusal = self.game.why_not(script.playing.state, picture.you, self.game.read(picture.never), script.opens)
            if refusal is None:
                raise ScriptError(f"the rules allow '{picture.never}'")
            if refusal.clause != picture.clause:
                raise ScriptError(f"'{picture.never}' is refused by {refusal.clause}")


def _check_news(picture: Picture, news: list[Event]) -> None:
    for event in picture.tells:
        if not any(event.items() <= {"event": one.name, **one.args}.items() for one in news):
            raise ScriptError(f"its moves do not tell {dict(event)}")


def read_pictures(game: AnyGame, folder: Traversable | None, census: Census | None = None) -> Pictures:
    """Return the pictures that lie in a game's folder, none if there is no such file; raises PictureError."""
    path = folder / FILE if folder is not None else None
    if path is None or not path.is_file():
        return Pictures(game)
    try:
        found = parse_toml(path.read_text(encoding="utf-8")).get("pictures", [])
        pictures = tuple(_picture(raw) for raw in found)
    except (ContentError, TypeError) as error:
        raise PictureError(FILE, f"the file cannot be read: {error}") from None
    _check_names(pictures)
    return Pictures(game, census, pictures)


def _check_names(pictures: tuple[Picture, ...]) -> None:
    known: set[str] = set()
    for picture in pictures:
        if picture.name in known:
            raise PictureError(picture.name, "two pictures have this name")
        if picture.after and picture.after not in known:
            raise PictureError(picture.name, f"no picture '{picture.after}' stands before it")
        known.add(picture.name)


def _picture(raw: Mapping[str, Any]) -> Picture:
    values = dict(raw)
    values["opening"] = lines_of(values.get("opening", ""))
    for name in ("then", "tells", "result"):
        values[name] = tuple(values.get(name, ()))
    return Picture(**values)
