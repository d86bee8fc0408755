"""Actions: what a player would announce in one breath."""

from adyton.engine.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A choice, made once and shared: two actions are the same only if they are one object.

    The text is for people and records, the index for those who learn from numbers. Actions of
    nature and of the clock have index spaces of their own.
    """

    __slots__ = ("index", "text")

    def __init__(self, text: str, index: int) -> None:
        self.text = text
        self.index = index

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Unreadable(ValueError):
    """Words that are no action of the game."""

    def __init__(self, text: str) -> None:
        super().__init__(f"There is no action '{text[:80]}' in this game.")
        self.text = text


def by_text(*groups: "tuple[Action, ...] | list[Action]") -> dict[str, Action]:
    """The look-up that a game reads its actions with."""
    return {action.text: action for group in groups for action in group}
