"""Types that several groups of messages use."""

from typing import Annotated, TypeAlias

from msgspec import Meta

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
OptionValue: TypeAlias = bool | int | str | None
