from types import SimpleNamespace

from adyton.engine.fields import Fields


def test_a_copy_shares_objects_but_no_list_of_them() -> None:
    fields = Fields(objects={"card": (str, str), "hand": (list, list)})
    state, twin = SimpleNamespace(card="sun", hand=["moon"]), SimpleNamespace()
    fields.copy(state, twin)
    twin.hand.append("star")
    assert (twin.card, state.hand) == ("sun", ["moon"])
