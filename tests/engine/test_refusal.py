from adyton.engine.refusal import Illegal, Refusal


def test_a_refusal_shows_its_code_parameters_and_clause() -> None:
    assert repr(Refusal("must-follow", {"colour": "red"}, "ORA-13")) == (
        "Refusal('must-follow', {'colour': 'red'}, 'ORA-13')"
    )


def test_an_illegal_action_carries_the_refusal() -> None:
    refusal = Refusal("not-now")
    assert Illegal(refusal).refusal is refusal
    assert str(Illegal(refusal)) == "not-now"
    assert refusal.args == {}
    assert refusal.clause == ""
