"""The table in a terminal: news, picture, choices, and what a typed line does."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from adyton.cli import rules
from adyton.cli.choosing import LISTED, Choices
from adyton.cli.ending import show_result
from adyton.cli.language import say, words
from adyton.cli.lines import Lines
from adyton.cli.usage_error import UsageError
from adyton.drawing import artist
from adyton.engine.action import Action, Unreadable
from adyton.engine.event import Event
from adyton.engine.refusal import Illegal, Refusal
from adyton.games import kit_of
from adyton.local.table import Due, LocalTable

RECENT: Final = 8  # events shown at the start
LOGGED: Final = 30  # events that `log` shows


class Quit(Exception):
    """The person has left the table."""


class Table:
    """The dialogue of one person with the table."""

    def __init__(self, local: LocalTable, console: Console, lines: Lines) -> None:
        self.local = local
        self.console = console
        self.lines = lines
        self.artist = artist(kit_of(local.game))
        self.choices = Choices(())
        self.is_shown = False  # whether the person has seen the position
        self.is_asked = False  # whether the prompt is shown
        commands: dict[str, Callable[[], None]] = {
            "help": self._help,
            "all": self._all,
            "look": self._look,
            "hint": self._hint,
            "undo": self._undo,
            "log": self._log,
            "rules": self._rules,
            "quit": self._quit,
        }
        self.commands = commands | {say(f"say-{name}"): deed for name, deed in commands.items()}

    def play(self) -> None:
        """Play to the end; raises Quit, or EOFError if the input ends."""
        playing = self.local.playing
        self._tell(self.local.log[-RECENT:])
        while playing.outcome is None:
            due = self.local.due()
            if due is not None and not self.local.is_timed:
                self._others(due)
            else:
                self._mine(due)
        self.console.print(self._picture())
        show_result(self.console, playing.game, playing.outcome, self.local.names)

    def _others(self, due: Due) -> None:
        self._tell(self.local.act(due.seat, due.plan.action, due.plan.at))

    def _mine(self, due: Due | None) -> None:
        """Wait for the person, but only until something happens without them."""
        if not self.is_shown:
            self._look()
        seconds = None if due is None else (due.plan.at - self.local.now()) / 1000
        line = self.lines.next(seconds)
        if line is not None:
            self.is_asked = False
            self._hear(line)
        elif due is not None:
            self._others(due)

    def _tell(self, news: Sequence[Event]) -> None:
        self.is_shown = False
        if self.is_asked:
            self.console.print()
            self.is_asked = False
        for event in news:
            sentence = words().event(self.local.game.slug, event, self.local.names)
            self.console.print(Text(f"· {sentence}", style="dim"))

    def _look(self) -> None:
        self.is_shown = True
        self.choices = Choices(self.local.legal)
        self.console.print()
        self.console.print(self._picture())
        self._ask()

    def _picture(self) -> RenderableType:
        view = self.local.game.view(self.local.playing.state, self.local.seat)
        return self.artist.picture(view, words(), self.local.names)

    def _ask(self) -> None:
        """Print the question of the phase, the choices, and the prompt."""
        local = self.local
        state = local.playing.state
        if not self.choices.legal:
            waiting = ", ".join(local.names[seat] for seat in local.turn.seats if seat >= 0)
            self.console.print(say("waiting", names=waiting), style="dim")
            return
        question = words().phase(local.game.slug, local.game.phase(state))
        deadline = local.turn.deadline
        left = "" if deadline is None else say("time-left", seconds=max(0, deadline - local.now()) // 1000)
        self.console.print(Text(f"{question} {left}", style="bold"))
        self._list()
        self._prompt()

    def _list(self) -> None:
        choices = self.choices
        if choices.listed:
            self.console.print(Columns(self._labels(choices.listed), padding=(0, 3)))
        else:
            self.console.print(say("many", count=len(choices.legal)), style="dim")
            self.console.print("  ".join(f"{start} ×{count}" for start, count in choices.groups().items()))

    def _labels(self, actions: Sequence[Action]) -> list[Text]:
        view = self.local.game.view(self.local.playing.state, self.local.seat)
        return [
            Text.assemble((f"{number:>2} ", "cyan"), self.artist.label(action, view, words()))
            for number, action in enumerate(actions, 1)
        ]

    def _prompt(self) -> None:
        self.console.print(Text(say("your-turn"), style="bold cyan"), end=" ")
        self.is_asked = True

    def _hear(self, line: str) -> None:
        """Do what was typed: a choice by number or words, or one of the commands."""
        choice = self.choices.numbered(line)
        fits = [choice] if choice is not None else self.choices.fitting(line) if line else []
        is_exact = len(fits) == 1 and fits[0].text == line
        if line.lower() in self.commands and not is_exact:
            self.commands[line.lower()]()
        elif len(fits) == 1:
            self._do(fits[0])
        elif fits:
            self._narrow(fits)
        else:
            self._miss(line)

    def _do(self, action: Action) -> None:
        try:
            self._tell(self.local.act(self.local.seat, action))
        except Illegal as error:
            self._refuse(error.refusal)

    def _narrow(self, fits: list[Action]) -> None:
        """List the choices that contain these words."""
        self.choices.listed = fits[:LISTED]
        self.console.print(say("fit", count=len(fits)), style="dim")
        self._list()
        if len(fits) > LISTED:
            self.console.print(say("more", count=len(fits) - LISTED), style="dim")
        self._prompt()

    def _miss(self, line: str) -> None:
        """Print why it may not be done, if the words are an action of the game."""
        if not line:
            self._prompt()
        elif line.isdecimal() and self.choices.listed:
            self._complain(say("no-number", number=line))
        else:
            self._explain(line)

    def _explain(self, line: str) -> None:
        """Print why the game refuses this, if the words are an action; the verb may be left out."""
        local = self.local
        action = self._read([line, *(f"{verb} {line}" for verb in self.choices.verbs())])
        if action is None:
            self._complain(say("no-fit", text=line[:80]))
            return
        refusal = local.game.why_not(local.playing.state, local.seat, action, local.now())
        self._refuse(refusal or Refusal("not-now"))

    def _read(self, texts: list[str]) -> Action | None:
        for text in texts:
            try:
                return self.local.game.read(text)
            except Unreadable:
                continue
        return None

    def _refuse(self, refusal: Refusal) -> None:
        sentence = words().refusal(self.local.game.slug, refusal, self.local.names)
        self._complain(f"{sentence} {say('clause', clause=refusal.clause)}" if refusal.clause else sentence)

    def _complain(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="red"))
        self._prompt()

    def _help(self) -> None:
        self.console.print(say("help"))
        self._prompt()

    def _all(self) -> None:
        listed = self.choices.list_all()
        self._list()
        if len(self.choices.legal) > len(listed):
            self.console.print(say("more", count=len(self.choices.legal) - len(listed)), style="dim")
        self._prompt()

    def _hint(self) -> None:
        if not self.local.legal:
            self._complain(say("hint-none"))
            return
        view = self.local.game.view(self.local.playing.state, self.local.seat)
        found = self.local.hint()
        label = self.artist.label(found.action, view, words())
        why = words().hint(self.local.game.slug, found.code, found.args)
        self.console.print(Text.assemble((say("hint"), "dim"), " ", label, ". ", (why, "dim")))
        self._prompt()

    def _undo(self) -> None:
        try:
            self.local.undo()
        except Illegal as error:
            self._refuse(error.refusal)
            return
        self.console.print(say("undone"), style="dim")
        self.is_shown = False

    def _log(self) -> None:
        for event in self.local.log[-LOGGED:]:
            sentence = words().event(self.local.game.slug, event, self.local.names)
            self.console.print(Text(f"· {sentence}", style="dim"))
        if not self.local.log:
            self.console.print(say("log-empty"), style="dim")
        self._prompt()

    def _rules(self) -> None:
        try:
            rules.show(self.local.game.slug)
        except UsageError as error:
            self._complain(str(error))
        else:
            self._prompt()

    def _quit(self) -> None:
        raise Quit
