"""Pay for an action with a die, an oracle card or the purse, and recolour it (DEL-19, DEL-20)."""

from typing import Final

from adyton.engine.refusal import Refusal
from adyton.games.delphi.rules.action_types import Paid
from adyton.games.delphi.rules.actions import AS_SHOWN, CARD, DICE, PURSE, payment
from adyton.games.delphi.rules.gear import NO_PURSE, Outfit
from adyton.games.delphi.rules.names import COLOURS
from adyton.games.delphi.rules.numbering import SOURCES
from adyton.games.delphi.rules.prices import FLAT, FREE, Prices
from adyton.games.delphi.rules.state import DelphiState

# By the source and the colour that it shows: how it pays for each colour. The purse shows none, which comes last.
PAYMENTS: Final = [
    [[payment(source, AS_SHOWN if colour == show else colour) for colour in range(6)] for show in (*range(6), -1)]
    for source in range(SOURCES)
]
UNUSED: Final = [[die for die in range(DICE) if not used >> die & 1] for used in range(1 << DICE)]
# Refusals with few variants are made once.
DIE_USED: Final = [Refusal("die-used", {"die": die + 1}, "DEL-19") for die in range(DICE)]
DIE_ALIKE: Final = [
    [Refusal("die-alike", {"die": die + 1, "alike": other + 1}, "DEL-19") for other in range(DICE)]
    for die in range(DICE)
]
CARD_PLAYED: Final = Refusal("card-played", clause="DEL-19")
CARD_LACKING: Final = [Refusal("card-lacking", {"colour": colour}, "DEL-19") for colour in COLOURS]
PURSE_LACKING: Final = Refusal("purse-lacking", clause="DEL-46")
PURSE_USED: Final = Refusal("purse-used", clause="DEL-46")
NAME_COLOUR: Final = Refusal("name-colour", clause="DEL-20")


def shown(state: DelphiState, seat: int, source: int) -> int:
    """Return the colour that the die or card shows. The purse shows none."""
    if source < DICE:
        return state.dice[seat][source]
    return source - CARD if source < PURSE else -1


def payments(state: DelphiState, seat: int, source: int) -> list[int]:
    """Return for each colour how the source pays for it: as shown, or as that colour."""
    return PAYMENTS[source][shown(state, seat, source)]


def used_as(state: DelphiState, seat: int, action: Paid) -> int:
    """DEL-20: return the colour that the action is done in; -1 for the purse without a named colour."""
    return shown(state, seat, action.source) if action.named == AS_SHOWN else action.named


def fee(state: DelphiState, seat: int, source: int) -> int:
    """DEL-46: return what the source itself costs. Only the purse has a fee."""
    return state.outfit(seat).fee if source == PURSE else 0


def costs(state: DelphiState, seat: int, source: int) -> list[int]:
    """DEL-20: return the favor for each colour, including the source's own fee."""
    return prices(state, seat, source, shown(state, seat, source)).costs


def prices(state: DelphiState, seat: int, source: int, shows: int) -> Prices:
    """DEL-20: return what each colour costs with this source, which shows a colour, including its own fee."""
    if source == PURSE:
        return FLAT[state.outfit(seat).fee]
    if state.apollo:
        return FREE
    return state.parts.recolour_prices(state.ships[seat], shows, state.demigods[seat])


def sources(state: DelphiState, seat: int, outfit: Outfit) -> list[int]:
    """Return what can pay for an action; of equal dice only the first."""
    found = paying_dice(state, seat)
    if state.played < 0:
        cards = state.cards[seat]
        if any(cards):
            found += [CARD + colour for colour in range(6) if cards[colour]]
    if outfit.fee != NO_PURSE and not state.purse_used and state.favor[seat] >= outfit.fee:
        found.append(PURSE)
    return found


def paying_dice(state: DelphiState, seat: int) -> list[int]:
    """Return the dice for which `why_no_die` has no reason."""
    fresh = UNUSED[state.used]
    if state.apollo:
        return fresh[:1]
    dice = state.dice[seat]
    found: list[int] = []
    colours = 0
    for die in fresh:
        colour = 1 << dice[die]
        if not colours & colour:
            colours |= colour
            found.append(die)
    return found


def why_no_source(state: DelphiState, seat: int, action: Paid) -> Refusal | None:
    """Return why the die, card or purse cannot pay, or why no colour need be named."""
    source = action.source
    if source == PURSE:
        return why_no_purse(state, seat)
    lacking = why_no_die(state, seat, source) if source < DICE else why_no_card(state, seat, source - CARD)
    if lacking is None and action.named == shown(state, seat, source):
        return Refusal("as-needless", {"colour": COLOURS[action.named]}, "DEL-20")
    return lacking


def why_no_die(state: DelphiState, seat: int, die: int) -> Refusal | None:
    """DEL-19: each die pays once. Of equal dice the first is used. Under Apollo all are equal (DEL-16)."""
    if state.used >> die & 1:
        return DIE_USED[die]
    dice = state.dice[seat]
    for other in range(die):
        if not state.used >> other & 1 and (dice[other] == dice[die] or state.apollo):
            return DIE_ALIKE[die][other]
    return None


def why_no_card(state: DelphiState, seat: int, colour: int) -> Refusal | None:
    """DEL-19: one oracle card a turn."""
    if state.played >= 0:
        return CARD_PLAYED
    return None if state.cards[seat][colour] else CARD_LACKING[colour]


def why_no_purse(state: DelphiState, seat: int) -> Refusal | None:
    """DEL-46: once a turn, for its fee."""
    needed = fee(state, seat, PURSE)
    if needed == NO_PURSE:
        return PURSE_LACKING
    if state.purse_used:
        return PURSE_USED
    return short_of(state, seat, needed) if state.favor[seat] < needed else None


def short_of(state: DelphiState, seat: int, needed: int) -> Refusal:
    return Refusal("favor-short", {"needed": needed, "have": state.favor[seat]}, "DEL-20")


def why_other_colour(action: Paid, colour: int) -> Refusal | None:
    """DEL-20: the object that the action names must have the colour that the action is done in."""
    if colour < 0:
        return NAME_COLOUR
    if action.colour in {-1, colour}:
        return None
    return Refusal("colour-differs", {"needed": COLOURS[action.colour], "colour": COLOURS[colour]}, "DEL-20")


def spend(state: DelphiState, seat: int, source: int, favor: int) -> None:
    """Spend the favor and the die, card or purse."""
    state.favor[seat] -= favor
    if source < DICE:
        state.used |= 1 << source
    elif source == PURSE:
        state.purse_used = 1
    else:
        state.cards[seat][source - CARD] -= 1
        state.played = source - CARD
