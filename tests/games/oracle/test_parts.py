import re
from collections import Counter

import pytest

from adyton.engine.content import ContentError, shipped
from adyton.games.oracle.rules.parts import CHIPS, COLOUR, COLOURS, NAME, SPECIES, SPECIES_OF, STARS, VALUE, deck_of
from adyton.words.catalogue import catalogue

SHIPPED = shipped("adyton.games.oracle", "deck.toml")


def test_ora_1_sixty_cards_of_five_colours_from_1_to_12():
    assert COLOURS == ("blue", "red", "green", "yellow", "violet")
    assert len(set(NAME)) == 60
    assert Counter(COLOUR) == {0: 12, 1: 12, 2: 12, 3: 12, 4: 12}
    assert sorted(VALUE) == sorted(list(range(1, 13)) * 5)


@pytest.mark.parametrize(
    ("value", "species"),
    [(1, "hydra"), (5, "hydra"), (6, "pegasus"), (9, "pegasus"), (10, "phoenix"), (12, "phoenix")],
)
def test_ora_2_the_species_follows_from_the_value(value, species):
    found = {SPECIES[SPECIES_OF[card]] for card in range(60) if VALUE[card] == value}
    assert found == {species}


def test_ora_3_thirteen_victory_chips_with_their_stars():
    assert dict(zip(SPECIES, CHIPS[4], strict=True)) == {"phoenix": 6, "pegasus": 4, "hydra": 3}
    assert dict(zip(SPECIES, STARS, strict=True)) == {"phoenix": 2, "pegasus": 3, "hydra": 5}


def test_ora_4_forty_prophecies_three_of_them_printed():
    deck = deck_of(None)
    printed = {prophecy.id: prophecy.points for prophecy in deck if prophecy.origin == "printed"}
    assert len(deck) == 40
    assert printed == {"peg_eq1": 5, "peg_eq2": 9, "all_ge1": 6}


def test_ora_4_every_other_prophecy_says_that_it_or_its_points_are_reconstructed():
    origins = Counter(prophecy.origin for prophecy in deck_of(None))
    assert origins == {"printed": 3, "kind attested, points reconstructed": 8, "reconstructed": 29}


def test_ora_4_a_hosts_own_deck_replaces_it():
    own = SHIPPED.replace("points = 9", "points = 7", 1)
    assert next(p.points for p in deck_of(own) if p.id == "peg_eq2") == 7


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('id = "pho_eq1"', 'id = "pho eq1"', 16, "needs an id"),
        ("points = 5", 'points = "five"', 16, "points from 0 to 99"),
        ("points = 5", "points = true", 16, "points from 0 to 99"),
        ('[["phoenix", "==", 1]]', "[]", 16, "at least one condition"),
        ('[["phoenix", "==", 1]]', '["phoenix"]', 16, "must look like"),
        ('[["phoenix", "==", 1]]', '[["dragon", "==", 1]]', 16, "speaks of 'dragon'"),
        ('[["phoenix", "==", 1]]', '[["phoenix", "!=", 1]]', 16, "compares by '!='"),
        ('[["phoenix", "==", 1]]', '[["phoenix", "most", 1]]', 16, "stands alone"),
        ('[["phoenix", "==", 1]]', '[["phoenix", "=="]]', 16, "needs a number"),
        ('[["phoenix", "==", 1]]', '[["phoenix", "==", 17]]', 16, "from 0 to 16"),
        ('[["phoenix", "==", 1]]', '[["stars", ">=", 40]]', 16, "from 0 to 39"),
        ('[["phoenix", "==", 1]]', '[["tricks", ">=", 17]]', 16, "from 0 to 16"),
        ('[["phoenix", "==", 1]]', '[["phoenix", ">", "dragon"]]', 16, "or a measure"),
        ("points = 5", 'points = 5\nen = ""', 16, "needs a text 'en'"),
        ("points = 5", "points = 5\nnl = 7", 16, "needs a text 'nl'"),
        ('[["phoenix", "==", 1]]', '[["phoenix", "==", 4]]', 16, "needs words in one language at least"),
        ('id = "pho_eq2"', 'id = "pho_eq1"', 23, "stands twice"),
        ('when = [["phoenix", "==", 1]]', 'when = [["phoenix", "==", 1]', 19, "not TOML"),
    ],
)
def test_ora_4_a_bad_deck_is_refused_with_line_and_reason(old, new, line, reason):
    with pytest.raises(ContentError, match=reason) as caught:
        deck_of(SHIPPED.replace(old, new, 1))
    assert caught.value.line == line


def test_ora_4_a_deck_of_another_size_is_refused():
    cut = SHIPPED[: SHIPPED.rindex("[[card]]")]
    with pytest.raises(ContentError, match="must have 40 cards, not 39"):
        deck_of(cut)


@pytest.mark.parametrize("text", ["", "card = 3", 'card = "x"'])
def test_ora_4_a_file_without_cards_is_refused(text):
    with pytest.raises(ContentError, match=r"40 tables \[\[card\]\]"):
        deck_of(text)


def test_ora_4_cards_must_be_tables():
    with pytest.raises(ContentError, match="must be a table"):
        deck_of("card = [1, 2]")


@pytest.mark.parametrize("language", ["en", "de"])
def test_ora_4_every_shipped_prophecy_has_its_words_in_the_catalogues(language):
    ids = {prophecy.id for prophecy in deck_of(None)}
    keys = re.findall(r"^oracle-prophecy-(\w+) = ", catalogue("adyton.games.oracle", language), re.MULTILINE)
    assert len(keys) == 40
    assert set(keys) == ids


def test_ora_4_a_hosts_card_brings_its_words_in_any_language():
    own = SHIPPED.replace('[["phoenix", "==", 1]]\n', '[["phoenix", "==", 4]]\nnl = "Precies 4 fenixen"\n', 1)
    card = deck_of(own)[0]
    assert card.texts == {"nl": "Precies 4 fenixen"}
    assert card.words == "Precies 4 fenixen"
    assert deck_of(own)[1].words == "@oracle-prophecy-pho_eq2"


def test_ora_4_a_deck_with_words_in_two_languages_is_read():
    own = SHIPPED.replace("points = 5\n", 'points = 5\nen = "One phoenix"\nde = "Ein Phönix"\n', 1)
    assert deck_of(own)[0].texts == {"en": "One phoenix", "de": "Ein Phönix"}


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        ('["stars", ">=", 12]', "stars >= 12"),
        ('["phoenix", ">", "hydra"]', "phoenix > hydra"),
        ('["tricks", "==", 3]', "tricks == 3"),
        ('["tricks", "fewest"]', "tricks fewest"),
        ('["tricks", ">", "victory_chips"]', "tricks > victory_chips"),
    ],
)
def test_ora_4_a_card_may_count_stars_and_tricks_and_compare_two_counts_of_its_holder(condition, words):
    own = SHIPPED.replace('when = [["phoenix", "==", 1]]', f'when = [{condition}]\nen = "My own"', 1)
    assert [str(one) for one in deck_of(own)[0].when] == [words]
