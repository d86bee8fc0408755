from adyton.engine.action import Action
from adyton.engine.native import mypyc_attr
from adyton.engine.rng import Rng


def test_hints_for_the_compiler_do_not_change_a_class() -> None:
    class Plain:
        pass

    assert mypyc_attr(allow_interpreted_subclasses=True)(Plain) is Plain


def test_the_contract_can_be_subclassed_in_any_build() -> None:
    class Last(Rng):
        def below(self, n: int) -> int:
            return n - 1

    class Loud(Action):
        def __repr__(self) -> str:
            return self.text.upper()

    last = Last()
    last.go_to(7)
    assert last.below(6) == 5
    assert repr(Loud("deal b7", 6)) == "DEAL B7"
