import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from tests.support.push_service import claims

from adyton.notify.encryption import encrypt, from_base64, is_subscription, to_base64
from adyton.notify.vapid import Vapid

# The example of RFC 8291, appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
SERVER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_rfc_is_encrypted_byte_for_byte() -> None:
    own = ec.derive_private_key(int.from_bytes(from_base64(SERVER), "big"), ec.SECP256R1())
    assert to_base64(encrypt(TEXT, BROWSER, AUTH, own, from_base64(SALT))) == SEALED


def test_no_two_messages_have_the_same_ciphertext() -> None:
    assert encrypt(TEXT, BROWSER, AUTH) != encrypt(TEXT, BROWSER, AUTH)


def test_the_longest_message_fills_what_push_services_take_and_a_longer_one_is_refused() -> None:
    assert len(encrypt(b"x" * 3993, BROWSER, AUTH)) == 4096
    with pytest.raises(ValueError, match="at most 3993 bytes, not 3994"):
        encrypt(b"x" * 3994, BROWSER, AUTH)


def test_a_malformed_subscription_is_refused() -> None:
    assert is_subscription(BROWSER, AUTH)
    assert not is_subscription(BROWSER, "AAAA")
    assert not is_subscription("AAAA", AUTH)
    assert not is_subscription("B" + BROWSER, AUTH)
    assert not is_subscription("ü", AUTH)


def test_the_signature_names_the_push_service_the_contact_and_an_end() -> None:
    vapid = Vapid(b"secret", "mailto:host@example.org")
    signed = claims(vapid.header("https://push.example:444/abc?d", 1000), vapid.public)
    assert signed == {"aud": "https://push.example:444", "exp": 1000 + 43_200, "sub": "mailto:host@example.org"}


def test_the_keys_are_derived_from_the_secret() -> None:
    assert Vapid(b"secret", "").public == Vapid(b"secret", "").public != Vapid(b"other", "").public
