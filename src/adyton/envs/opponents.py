"""Opponents: bots in all chairs but the learner's."""

from collections.abc import Sequence

from adyton.bots.bot import Bot, TimedBot
from adyton.bots.random import RandomBot
from adyton.engine.seat import Seat
from adyton.envs.config import Config, check_number
from adyton.envs.episode import ANSWER_MS, Episode


class OpponentsMaker:
    """Who plays against the learner; it makes the bots of each game from its seed."""

    def __init__(self, config: Config, seat: Seat, names: str | Sequence[str], budget_ms: int) -> None:
        if not 0 <= seat < config.players:
            raise ValueError(f"There is no seat {seat}; the seats go from 0 to {config.players - 1}.")
        check_number("budget_ms", budget_ms)
        self.config = config
        self.seat = seat
        self.names = _names(config, names)
        self.budget_ms = budget_ms

    def __call__(self, seed: int) -> "Opponents":
        others = [seat for seat in range(self.config.players) if seat != self.seat]
        bots = {
            seat: self.config.kit.make_bot(name, seed + seat) for seat, name in zip(others, self.names, strict=True)
        }
        return Opponents(self.seat, bots, self.budget_ms)


class Opponents:
    """The bots of one game."""

    __slots__ = ("bots", "budget_ms", "seat")

    def __init__(self, seat: Seat, bots: dict[Seat, Bot], budget_ms: int) -> None:
        self.seat = seat  # the learner's
        self.bots = bots
        self.budget_ms = budget_ms

    def __call__(self, episode: Episode) -> None:
        """Play until the learner is asked, or the game is over."""
        while episode.seat is not None and episode.seat != self.seat:
            bot = self.bots[episode.seat]
            if isinstance(bot, RandomBot):
                episode.take(bot.pick(episode.legal(episode.seat)))  # it needs no view
            else:
                episode.act(choice(episode, bot, self.budget_ms))


def choice(episode: Episode, bot: Bot, budget_ms: int) -> int:
    """Return the number of what the bot does in the seat that is asked; if time matters, it may wait."""
    assert episode.seat is not None
    view, legal = episode.view(episode.seat), episode.legal(episode.seat)
    if isinstance(bot, TimedBot) and episode.may(episode.seat, episode.wait):
        plan = bot.plan(view, legal, episode.at)
        return episode.wait if plan is None or plan.at > episode.at + ANSWER_MS else plan.action.index
    return bot.choose(view, legal, budget_ms).index


def _names(config: Config, wish: str | Sequence[str]) -> list[str]:
    others = config.players - 1
    if not isinstance(wish, str | Sequence):
        raise ValueError(f"opponents must be the name of a bot or a list of names, not {wish!r}.")  # noqa: TRY004  (one kind of refusal for all)
    names = [wish] * others if isinstance(wish, str) else list(wish)
    known = config.kit.bot_names
    if len(names) != others:
        raise ValueError(f"There are {others} chairs for bots, but {len(names)} names.")
    for name in names:
        if name not in known:
            raise ValueError(f"There is no bot '{name}' for {config.game.title}; there are {', '.join(known)}.")
    return names
