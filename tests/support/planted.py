"""Bugs that are planted in Omens, each with the promise of the conformance kit that it breaks."""

from typing import Any, Final

from tests.support.omens import Deal, Offer, Omens, Over, Share, Sign

PLANTED: Final[list[tuple[type[Omens], str]]] = []


def breaks(promise: str) -> Any:
    """Note the class as a bug that breaks this promise."""

    def note(bug: type[Omens]) -> type[Omens]:
        PLANTED.append((bug, promise))
        return bug

    return note


def with_phase(number: int, phase: Any) -> Any:
    """Return the phases of Omens with another one in this place."""
    phases: list[Any] = [Deal(), Offer(), Sign(), Share(), Over()]
    phases[number] = phase
    return tuple(phases)
