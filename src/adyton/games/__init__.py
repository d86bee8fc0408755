"""The games: every folder here, in the folder that ADYTON_GAMES names, or in a package that offers one.

A game is a package with a module `kit` that holds its `KIT`. Nothing else lists the games.
"""

import os
import pkgutil
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Final, Generic, TypeVar

from adyton.engine.game import AnyGame
from adyton.games.kit import Kit
from adyton.games.lessons import LessonError

FOLDER_VARIABLE: Final = "ADYTON_GAMES"  # a folder with further games, for this process and those that it starts
ENTRY_POINTS: Final = "adyton.games"  # the group under which packages offer their kits

T = TypeVar("T")


class GameError(Exception):
    """A game's folder or package that cannot be used, as a sentence for the person who added it."""


class Found(Mapping[str, T], Generic[T]):
    """A mapping that is filled when somebody first looks into it: bots and games import each other."""

    def __init__(self, find: Callable[[], Mapping[str, T]]) -> None:
        self._find = find

    @cached_property
    def _all(self) -> Mapping[str, T]:
        return self._find()

    def forget(self) -> None:
        """Look again when somebody next looks into it."""
        self.__dict__.pop("_all", None)

    def __getitem__(self, slug: str) -> T:
        return self._all[slug]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)


def find_kits() -> dict[str, Kit]:
    """Find the kit of every game there is; raises GameError."""
    kits = [*_kits_in_folders(), *_kits_of_packages()]
    kits.sort(key=lambda kit: (kit.order, kit.game.slug))
    found: dict[str, Kit] = {}
    for kit in kits:
        if kit.game.slug in found:
            raise GameError(f"There are two games called '{kit.game.slug}'.")
        found[kit.game.slug] = kit
    return found


def use_folder(folder: str) -> None:
    """Find the games of this folder too, here and in the processes that this one starts; raises GameError."""
    os.environ[FOLDER_VARIABLE] = str(Path(folder).absolute())
    KITS.forget()
    GAMES.forget()
    find_kits()


def kit_of(game: AnyGame) -> Kit:
    """Return the kit of a game; one with defaults for a game that is not listed."""
    kit = KITS.get(game.slug)
    return kit if kit is not None and kit.game is game else Kit(game=game)


def _kits_in_folders() -> Iterator[Kit]:
    added = os.environ.get(FOLDER_VARIABLE)
    folder = str(Path(added).absolute()) if added else None
    if folder is not None and folder not in __path__:
        _check_folder(Path(folder), f"{FOLDER_VARIABLE} names '{added}', which is")
        __path__.append(folder)
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            yield _kit_in(module.name)


def _check_folder(folder: Path, named: str) -> None:
    """Refuse what is no folder of games. Python would pass over a game's folder that is no package."""
    if not folder.is_dir():
        raise GameError(f"{named} not a folder.")
    if (folder / "kit.py").exists():
        raise GameError(f"{named} the folder of one game. Name the folder that holds it.")
    for kit in sorted(folder.glob("*/kit.py")):
        if not kit.with_name("__init__.py").exists():
            raise GameError(f"The folder of the game '{kit.parent.name}' has no __init__.py.")


def _kit_in(name: str) -> Kit:
    package = f"{__name__}.{name}"
    kit = getattr(_loaded(f"{package}.kit"), "KIT", None)
    if not isinstance(kit, Kit):
        raise GameError(f"The folder of the game '{name}' has no KIT in its kit.py.")
    if kit.game.slug != name:
        raise GameError(f"The game '{kit.game.slug}' lies in a folder called '{name}'; the names must agree.")
    return _placed(kit, package)


def _loaded(module: str) -> ModuleType:
    """Import a module of a game. An error of its author becomes one sentence with the place."""
    try:
        return import_module(module)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        raise GameError(f"{module} cannot be loaded: {error!r} ({place.filename}, line {place.lineno}).") from error


def _placed(kit: Kit, package: str) -> Kit:
    """Return the kit with the package that holds its words and pages, if it names none.

    Check that its lessons can be read.
    """
    placed = kit if kit.package else replace(kit, package=package)
    try:
        placed.course  # noqa: B018  (it is kept)
    except LessonError as error:
        raise GameError(f"The lessons of the game '{kit.game.slug}' cannot be used: {error}.") from None
    return placed


def _kits_of_packages() -> Iterator[Kit]:
    for point in entry_points(group=ENTRY_POINTS):
        kit = point.load()
        if not isinstance(kit, Kit):
            raise GameError(f"The entry point '{point.name}' of {ENTRY_POINTS} is no Kit.")
        yield _placed(kit, point.module.rpartition(".")[0])


KITS: Final[Found[Kit]] = Found(find_kits)
GAMES: Final[Found[AnyGame]] = Found(lambda: {slug: kit.game for slug, kit in KITS.items()})
