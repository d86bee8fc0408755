from adyton.engine.event import Event


def test_public_events_are_for_spectators_too() -> None:
    event = Event("played", {"seat": 1})
    assert event.is_for(0)
    assert event.is_for(None)


def test_a_secret_is_for_its_seats_only() -> None:
    event = Event("dealt", {"card": "b7"}, (1, 2))
    assert [event.is_for(seat) for seat in (0, 1, 2, None)] == [False, True, True, False]


def test_the_repr_of_an_event_shows_all_fields() -> None:
    assert repr(Event("dealt", {"card": "b7"}, (1,))) == "Event('dealt', {'card': 'b7'}, (1,))"
