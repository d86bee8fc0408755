"""Actions: the choices that players make."""

from adyton.engine.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A choice. Each action is one object that all states share, so actions are compared with `is`.

    The text is for people and records, the index for programs that learn. Nature and the clock
    have indexes of their own.
    """

    __slots__ = ("index", "text")

    def __init__(self, text: str, index: int) -> None:
        self.text = text
        self.index = index

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Unreadable(ValueError):
    """A text that is no action of the game."""

    def __init__(self, text: str) -> None:
        super().__init__(f"There is no action '{text[:80]}' in this game.")
        self.text = text


def by_text(*groups: "tuple[Action, ...] | list[Action]") -> dict[str, Action]:
    """Return a dictionary from texts to actions."""
    return {action.text: action for group in groups for action in group}
