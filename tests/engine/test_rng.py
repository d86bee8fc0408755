"""OpenSSL computed the expected numbers, not this package."""

import hashlib

import pytest

from adyton.engine.rng import CommittedRng, FastRng, Rng

SEED = bytes(range(32))


def test_the_fast_generator_draws_the_words_of_shake_128_from_the_last() -> None:
    rng = FastRng(7)
    assert [rng.below(1 << 16) for _ in range(10)] == [40076, 195, 21331, 59662, 56514, 5904, 3226, 2357, 1202, 46484]


def test_the_fast_generator_takes_the_rest_of_a_word() -> None:
    rng = FastRng(7)
    assert [rng.below(10) for _ in range(12)] == [6, 5, 1, 2, 4, 4, 6, 7, 2, 4, 7, 0]


def test_the_fast_generator_rejects_words_that_would_favour_small_numbers() -> None:
    rng = FastRng(7)
    assert [rng.below(50_000) for _ in range(6)] == [40076, 195, 21331, 5904, 3226, 2357]


def test_the_fast_generator_joins_words_for_large_numbers() -> None:
    rng = FastRng(7)
    assert [rng.below(1_000_000) for _ in range(4)] == [420931, 8078, 707408, 421493]


def test_the_fast_generator_goes_on_with_the_next_block() -> None:
    rng = FastRng(7)
    for _ in range(512):
        rng.below(1 << 16)
    assert rng.block == 1
    rng.below(2)
    assert rng.block == 2


def test_the_fast_generator_rejects_wide_draws_too() -> None:
    span = 1 << 32
    rng = FastRng(1)
    numbers = [rng.below(span // 2 + 1) for _ in range(200)]
    assert max(numbers) <= span // 2
    assert min(numbers) < span // 20
    assert len(set(numbers)) == 200


@pytest.mark.parametrize("rng", [FastRng(3), CommittedRng(SEED)])
def test_every_number_is_drawn_about_equally_often(rng: Rng) -> None:
    counts = [0] * 7
    for _ in range(7000):
        counts[rng.below(7)] += 1
    assert all(870 < count < 1130 for count in counts)  # Four standard deviations.


def test_another_seed_draws_other_numbers() -> None:
    first, second = FastRng(1), FastRng(2)
    assert [first.below(1000) for _ in range(8)] != [second.below(1000) for _ in range(8)]


def test_the_committed_generator_is_hmac_sha_256_of_line_and_counter() -> None:
    rng = CommittedRng(SEED)
    rng.go_to(2)
    assert rng.below(1 << 256) == 0xB61D4B2314FCC7B71CFB18B97BEDCD5C9184E84A4C79D57C54BBA332111C9250
    assert rng.below(1 << 256) == 0x6647FB035A052E330ECF56F65E21A36EBD944F74B42B37354151525C63FA5B34
    rng.go_to(3)
    assert rng.below(1 << 256) == 0x23BD326ED5ED6B0944C88F1585EB222F466E2D2692557139FBDB25F632A2CF13


def test_the_committed_generator_takes_the_rest() -> None:
    assert CommittedRng(SEED, 2).below(6) == 0xB61D4B2314FCC7B71CFB18B97BEDCD5C9184E84A4C79D57C54BBA332111C9250 % 6


def test_the_committed_generator_rejects_draws_that_would_favour_small_numbers() -> None:
    # Just above the first draw and below twice the second: the first is rejected, the second taken.
    n = 0xB61D4B2314FCC7B71CFB18B97BEDCD5C9184E84A4C79D57C54BBA332111C9250
    rng = CommittedRng(SEED, 2)
    assert rng.below(n) == 0x6647FB035A052E330ECF56F65E21A36EBD944F74B42B37354151525C63FA5B34
    assert rng.counter == 2


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert CommittedRng(SEED).commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_seed_has_256_bits() -> None:
    with pytest.raises(AssertionError, match="256 bits"):
        CommittedRng(b"short")


def test_the_fast_generator_is_the_same_for_every_line() -> None:
    rng, other = FastRng(1), FastRng(1)
    rng.go_to(9)
    assert rng.below(1000) == other.below(1000)


def test_shares_change_every_draw_and_not_the_commitment() -> None:
    alone, shared = CommittedRng(SEED), CommittedRng(SEED, shares=("aa", ""))
    assert shared.commitment == alone.commitment
    assert shared.key == hashlib.sha256(SEED + b"aa\n").digest()
    assert shared.below(1 << 256) != alone.below(1 << 256)
    assert CommittedRng(SEED, shares=("", "")).key == SEED
