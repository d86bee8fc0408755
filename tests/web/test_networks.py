import pytest

from adyton.web.networks import network_of


@pytest.mark.parametrize(
    ("host", "place"),
    [
        (None, "local"),
        ("", "local"),
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:DB8:0001:2::1%eth0", "2001:db8:1:2::/64"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::5:0:0:1", "2001:db8::/64"),
        ("unix", "unix"),
    ],
)
def test_a_place_is_an_address_or_a_network(host: str | None, place: str) -> None:
    assert network_of(host) == place
