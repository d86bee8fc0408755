from tests.support.omens import Omens, OmensOptions

from adyton.engine.event import Event
from adyton.engine.state import canonical, state_hash


def test_without_a_listener_no_event_is_recorded() -> None:
    state = Omens().start(OmensOptions(), 2)
    state.tell("dealt", (0,), omen=3)
    assert state.news is None


def test_an_event_is_recorded_for_a_listener() -> None:
    state = Omens().start(OmensOptions(), 2)
    state.news = []
    state.tell("dealt", (0,), omen=3)
    state.tell("point", seat=1)
    assert repr(state.news) == repr([Event("dealt", {"omen": 3}, (0,)), Event("point", {"seat": 1}, None)])


def test_a_value_has_one_text() -> None:
    assert canonical({"b": [1, 2], "a": {"ü": None, "c": "ß"}}) == '{"a":{"c":"ß","ü":null},"b":[1,2]}'


def test_a_fingerprint_depends_on_the_whole_state() -> None:
    state, twin = (Omens().start(OmensOptions(), 2) for _ in range(2))
    assert state_hash(state) == state_hash(twin)
    twin.points[1] = 1
    assert state_hash(state) != state_hash(twin)
    assert state_hash(state) != state_hash(Omens().start(OmensOptions(moons=2), 2))
    assert len(state_hash(state)) == 64
