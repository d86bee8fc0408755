"""The games by HTTP: their list, words and rules. The client asks for what was not built into it."""

from importlib.resources.abc import Traversable
from typing import Annotated, Final

import structlog
from litestar import MediaType, get
from litestar.params import PathParameter
from msgspec import Raw, json

from adyton.engine.game import AnyGame
from adyton.engine.phase import PhasedGame
from adyton.games import kit_of
from adyton.games.pictures import DrawnPicture, PictureError, Pictures
from adyton.tables.chairs import game_of
from adyton.tables.types import News, PickPattern
from adyton.web.puzzles import find_book
from adyton.web.refusals import REFUSED, AnyRequest
from adyton.web.site import Site
from adyton.web.wire.learning import RulesPicture
from adyton.web.wire.tables import GameInfo
from adyton.words.catalogue import BOARD_WORDS, FALLBACK, LANGUAGES, LESSON_WORDS, MAIN_WORDS, PICTURE_WORDS, catalogue
from adyton.words.words import Words

log = structlog.get_logger()
Slug = Annotated[str, PathParameter(pattern=r"^[a-z0-9_-]{1,40}$")]
Language = Annotated[str, PathParameter(pattern=r"^[a-z]{2}$")]


@get("/api/games", responses=REFUSED)
async def list_games(request: AnyRequest) -> list[GameInfo]:
    """Return the games that can be played here."""
    site: Site = request.app.state.site
    return [info_of(game) for game in site.hub.games.values()]


@get("/api/games/{game:str}/words/{language:str}", media_type=MediaType.TEXT, responses=REFUSED)
async def game_words(request: AnyRequest, game: Slug, language: Language) -> str:
    """Return the game's Fluent catalogue in a language, with those of board, lessons and pictures; empty if none."""
    site: Site = request.app.state.site
    package = kit_of(game_of(site.hub.games, game)).package
    if not package:
        return ""
    return "\n".join(
        catalogue(package, language, part) for part in (MAIN_WORDS, BOARD_WORDS, LESSON_WORDS, PICTURE_WORDS)
    )


@get("/api/games/{game:str}/rules/{language:str}", media_type=MediaType.TEXT, responses=REFUSED)
async def game_rules(request: AnyRequest, game: Slug, language: Language) -> str:
    """Return the game's rules in a language, as Markdown; empty if they are not written in it."""
    site: Site = request.app.state.site
    path = _page(game_of(site.hub.games, game), "README", language)
    return path.read_text(encoding="utf-8") if path is not None else ""


@get("/api/games/{game:str}/summary/{language:str}", media_type=MediaType.TEXT, responses=REFUSED)
async def game_summary(request: AnyRequest, game: Slug, language: Language) -> str:
    """Return the game's rules in short, as Markdown; empty if they are not written in the language."""
    site: Site = request.app.state.site
    path = _page(game_of(site.hub.games, game), "SUMMARY", language)
    return path.read_text(encoding="utf-8") if path is not None else ""


@get("/api/games/{game:str}/pictures", responses=REFUSED)
async def game_pictures(request: AnyRequest, game: Slug) -> list[RulesPicture]:
    """Return the positions that the game's rules page shows. One that the rules do not allow is left out."""
    site: Site = request.app.state.site
    return pictures_of(game_of(site.hub.games, game))


def pictures_of(game: AnyGame) -> list[RulesPicture]:
    """Return the positions that the game's rules page shows."""
    pictures = kit_of(game).pictures
    drawn = [_drawn(pictures, name) for name in pictures.by_name]
    return [_picture(one) for one in drawn if one is not None]


def _drawn(pictures: Pictures, name: str) -> DrawnPicture | None:
    try:
        return pictures.draw(name)
    except PictureError as error:
        log.warning("picture cannot be drawn", game=pictures.game.slug, reason=str(error))
        return None


def _picture(drawn: DrawnPicture) -> RulesPicture:
    picture = drawn.picture
    return RulesPicture(
        name=picture.name,
        seats=drawn.seats,
        show=picture.show,
        at=drawn.at,
        view=Raw(json.encode(drawn.view)),
        legal=list(drawn.legal),
        picks=PickPattern(*drawn.picks) if drawn.picks is not None else None,
        news=[News(0, event.name, event.args) for event in drawn.news],
        do=picture.do,
        meant=dict(picture.meant),
    )


def _page(game: AnyGame, name: str, language: str) -> Traversable | None:
    folder = kit_of(game).folder
    path = folder / (f"{name}.md" if language == FALLBACK else f"{name}.{language}.md") if folder is not None else None
    return path if path is not None and path.is_file() else None


def info_of(game: AnyGame) -> GameInfo:
    """Return what the list of games tells about a game."""
    return GameInfo(
        slug=game.slug,
        title=game.title,
        titles=_in_all_languages(f"{game.slug}-title"),
        blurbs=_in_all_languages(f"{game.slug}-blurb"),
        version=game.version,
        chairs=list(game.chairs),
        options=list(game.options.described()),
        bots=list(kit_of(game).bot_names),
        clauses=_clauses(game) if _page(game, "README", FALLBACK) is not None else {},
        lessons=list(kit_of(game).course.lessons),
        puzzles=len(find_book(kit_of(game)).puzzles),
    )


def _clauses(game: AnyGame) -> dict[str, str]:
    phases = game.phases if isinstance(game, PhasedGame) else ()
    return {phase.name: phase.clause for phase in phases if phase.clause}


def _in_all_languages(key: str) -> dict[str, str]:
    """Return the sentence in each language; a game may have none."""
    return {language: words.say(key) for language in LANGUAGES if (words := Words(language)).knows(key)}


ROUTES: Final = (list_games, game_words, game_rules, game_summary, game_pictures)
