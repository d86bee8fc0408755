"""Bugs in declared parts: a part depends on something that it does not declare."""

from tests.support.omens import OmensState
from tests.support.omens_parts import COUNTS, HAND, OFFER, OFFERS, OTHERS, OmensInParts, hand, offers
from tests.support.planted import breaks

from adyton.engine.parts import OwnPart, Part, PartTable


@breaks("parts declare what they read")
class ForgetsAField(OmensInParts):
    """Forgets the phase. Patched views are right all the same, because the offers change together with it."""

    parts = PartTable[OmensState]([Part("offers", ("offers",), offers), COUNTS, *OTHERS], [HAND, OFFER])


@breaks("parts declare what they read")
class ForgetsARow(OmensInParts):
    parts = PartTable[OmensState]([OFFERS, COUNTS, *OTHERS], [OwnPart("hand", (), hand), OFFER])


@breaks("parts declare what they read")
class DeclaresOnlyTheOwnRow(OmensInParts):
    """The sizes of all hands depend on all hands."""

    parts = PartTable[OmensState](
        [OFFERS, *OTHERS], [HAND, OFFER, OwnPart("counts", (), lambda state, _: COUNTS.make(state), row="hands")]
    )
