"""What the kit says when a game breaks a promise."""

from adyton.engine.record import Record


class Broken(AssertionError):
    """A promise of the contract that a game does not keep, with the record that leads there."""

    def __init__(self, promise: str, detail: str) -> None:
        super().__init__(promise, detail)
        self.promise = promise
        self.detail = detail
        self.where = ""
        self.record: Record | None = None

    def __str__(self) -> str:
        return f"{self.promise}: {self.detail}{self.where}"
