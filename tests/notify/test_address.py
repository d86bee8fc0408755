import pytest

from adyton.notify.address import KINDS, BadAddress, Discord, Mail, Matrix, Ntfy, read_address
from adyton.notify.message import Message

ALL = frozenset(KINDS)
MESSAGE = Message(
    "turn", "t1", "Oracle: it is your turn", "With Bob.", "https://a.example/table/t1", "https://a.example/off#w", "Off"
)


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("mailto://ada@example.org", Mail("ada@example.org")),
        ("ntfy://oracles", Ntfy("ntfy.sh", "oracles")),
        ("ntfys://ntfy.example.org/oracles", Ntfy("ntfy.example.org", "oracles")),
        ("discord://123/abc_DEF-g", Discord("123", "abc_DEF-g")),
        ("matrixs://tok@matrix.example/!room:matrix.example", Matrix("matrix.example", "tok", "!room:matrix.example")),
    ],
)
def test_addresses_use_the_syntax_of_apprise(text: str, address: object) -> None:
    assert read_address(text, ALL) == address


@pytest.mark.parametrize(
    "text",
    [
        "", "ada@example.org", "mailto://ada", "mailto://ada@example.org/x", "mailto://ada@example.org%0d%0aBcc:x",
        "mailto://a:b@smtp.example:25", "ntfy://", "ntfy://localhost/x", "ntfys://ntfy.example.org:22/x", "discord://1",
        "matrixs://matrix.example/!r", "matrixs://t@matrix.example/r", "json://inside/x", "file:///etc/passwd",
        "ntfy://top ic", "ntfys://ntfy.example.org/x?y=1", "ntfy://" + "x" * 600,
    ],
)  # fmt: skip
def test_everything_else_is_refused(text: str) -> None:
    with pytest.raises(BadAddress):
        read_address(text, ALL)


def test_a_kind_that_the_host_does_not_allow_is_refused() -> None:
    with pytest.raises(BadAddress):
        read_address("discord://123/abc", frozenset({"mailto"}))


def test_a_matrix_room_gets_one_message_even_after_retries() -> None:
    asked = Matrix("matrix.example", "tok", "!r:matrix.example").request(MESSAGE, "once1")
    assert asked.method == "PUT"
    assert asked.url == (
        "https://matrix.example/_matrix/client/v3/rooms/%21r%3Amatrix.example/send/m.room.message/once1"
    )
    assert asked.headers == {"authorization": "Bearer tok"}


def test_no_players_name_can_mention_anybody_on_discord() -> None:
    asked = Discord("1", "t").request(MESSAGE._replace(body="With @everyone."), "")
    assert asked.json is not None
    assert asked.json["allowed_mentions"] == {"parse": []}


def test_every_message_has_a_link_to_switch_messages_off() -> None:
    for address in (Ntfy("ntfy.sh", "t"), Discord("1", "t"), Matrix("matrix.example", "t", "!r:m")):
        assert "https://a.example/off#w" in str(address.request(MESSAGE, "").json)
