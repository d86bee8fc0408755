"""Skill: how the rating of a person changes when they solve a puzzle or fail, on the scale of `openskill`."""

from typing import Final, NamedTuple

MU: Final = 25.0
SIGMA: Final = MU / 3
PUZZLE_SIGMA: Final = MU / 6  # how sure the rating of a puzzle is
SHOWN: Final = 60  # the number that people see for one of the scale: a newcomer has 1500


class Skill(NamedTuple):
    """A rating, and how far it may be off."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        return shown(self.mu)


def shown(mu: float) -> int:
    """Return the number that people see for a rating."""
    return round(SHOWN * mu)


def after_puzzle(skill: Skill, puzzle: float, is_solved: bool) -> Skill:
    """Return the skill after a puzzle of this rating: solving it is a win against it."""
    from openskill.models import PlackettLuce  # noqa: PLC0415  (only a server needs it)

    model = PlackettLuce()
    person, other = model.rating(mu=skill.mu, sigma=skill.sigma), model.rating(mu=puzzle, sigma=PUZZLE_SIGMA)
    [[rated], _] = model.rate([[person], [other]], ranks=[1.0, 2.0] if is_solved else [2.0, 1.0])
    return Skill(rated.mu, rated.sigma)
