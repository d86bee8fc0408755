"""The games by HTTP: their list, words and rules. The client asks for what was not built into it."""

from importlib.resources.abc import Traversable
from typing import Annotated, Final

from litestar import MediaType, get
from litestar.params import PathParameter

from adyton.engine.game import AnyGame
from adyton.engine.phase import PhasedGame
from adyton.games import kit_of
from adyton.tables.chairs import game_of
from adyton.web.refusals import REFUSED, AnyRequest
from adyton.web.site import Site
from adyton.web.wire.tables import GameInfo
from adyton.words.catalogue import FALLBACK, LANGUAGES, board_catalogue, catalogue, lesson_catalogue
from adyton.words.words import Words

Slug = Annotated[str, PathParameter(pattern=r"^[a-z0-9_-]{1,40}$")]
Language = Annotated[str, PathParameter(pattern=r"^[a-z]{2}$")]


@get("/api/games", responses=REFUSED)
async def list_games(request: AnyRequest) -> list[GameInfo]:
    """Return the games that can be played here."""
    site: Site = request.app.state.site
    return [_info(game) for game in site.hub.games.values()]


@get("/api/games/{game:str}/words/{language:str}", media_type=MediaType.TEXT, responses=REFUSED)
async def game_words(request: AnyRequest, game: Slug, language: Language) -> str:
    """Return the game's Fluent catalogue in a language, with the words of its board and lessons; empty if none."""
    site: Site = request.app.state.site
    package = kit_of(game_of(site.hub.games, game)).package
    if not package:
        return ""
    texts = (catalogue(package, language), board_catalogue(package, language), lesson_catalogue(package, language))
    return "\n".join(texts)


@get("/api/games/{game:str}/rules/{language:str}", media_type=MediaType.TEXT, responses=REFUSED)
async def game_rules(request: AnyRequest, game: Slug, language: Language) -> str:
    """Return the game's rules in a language, as Markdown; empty if they are not written in it."""
    site: Site = request.app.state.site
    path = _rules(game_of(site.hub.games, game), language)
    return path.read_text(encoding="utf-8") if path is not None else ""


def _rules(game: AnyGame, language: str) -> Traversable | None:
    folder = kit_of(game).folder
    path = folder / ("README.md" if language == FALLBACK else f"README.{language}.md") if folder is not None else None
    return path if path is not None and path.is_file() else None


def _info(game: AnyGame) -> GameInfo:
    return GameInfo(
        slug=game.slug,
        title=game.title,
        titles=_in_all_languages(f"{game.slug}-title"),
        blurbs=_in_all_languages(f"{game.slug}-blurb"),
        version=game.version,
        chairs=list(game.chairs),
        options=list(game.options.described()),
        bots=list(kit_of(game).bot_names),
        clauses=_clauses(game) if _rules(game, FALLBACK) is not None else {},
        lessons=list(kit_of(game).course.lessons),
    )


def _clauses(game: AnyGame) -> dict[str, str]:
    phases = game.phases if isinstance(game, PhasedGame) else ()
    return {phase.name: phase.clause for phase in phases if phase.clause}


def _in_all_languages(key: str) -> dict[str, str]:
    """Return the sentence in each language; a game may have none."""
    return {language: words.say(key) for language in LANGUAGES if (words := Words(language)).knows(key)}


ROUTES: Final = (list_games, game_words, game_rules)
