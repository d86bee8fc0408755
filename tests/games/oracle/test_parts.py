import re
from collections import Counter

import pytest

from adyton.engine.content import ContentError, shipped
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.options import OracleOptions
from adyton.games.oracle.rules.parts import CHIPS, COLOUR, COLOURS, NAME, SPECIES, SPECIES_OF, STARS, VALUE, deck_of
from adyton.words.catalogue import catalogue

SHIPPED = shipped("adyton.games.oracle", "deck.toml")
FIRST_POINTS = "points = 4"
PEG_EQ2 = 'id = "peg_eq2"\nwhen = [["pegasus", "==", 2]]\npoints = 9\n'
# By version of the rules, in the order of the deck. Those of an old version never change.
POINTS = {
    1: "5 6 10 5 9 14 5 13 4 4 4 4 6 5 3 4 4 5 6 9 9 9 5 4 9 7 7 8 4 7 3 5 13 6 8 5 10 5 5 6",
    2: "4 5 10 5 9 14 5 14 4 3 3 3 8 8 4 4 5 6 6 12 11 11 4 4 8 6 6 12 5 10 3 5 14 5 8 6 5 5 5 6",
}


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


def test_ora_4_versions_of_the_rules_differ_in_reconstructed_points_only():
    old, new = deck_of(None, 1), deck_of(None, 2)
    assert facts(old) == facts(new) == facts(deck_of(None))
    assert " ".join(str(card.points) for card in old) == POINTS[1]
    assert " ".join(str(card.points) for card in new) == POINTS[2]


def facts(deck):
    return [(card.id, [str(condition) for condition in card.when], card.origin) for card in deck]


@pytest.mark.parametrize(("version", "points"), [(1, 10), (2, 5)])
def test_ora_4_a_table_and_its_imagined_states_pay_the_points_of_their_version(version, points):
    playing = Playing.open(ORACLE, OracleOptions(version=version), ["Ada", "Bo", "Cleo"], FastRng(1))
    imagined = ORACLE.imagine(ORACLE.view(playing.state, 0), FastRng(2))
    for state in (playing.state, imagined):
        assert next(card.points for card in state.deck if card.id == "all_fewest") == points


def test_ora_4_a_hosts_own_deck_replaces_it_in_every_version():
    own = SHIPPED.replace(PEG_EQ2, PEG_EQ2.replace("points = 9", "points = 7"))
    for version in (1, 2):
        assert next(p.points for p in deck_of(own, version) if p.id == "peg_eq2") == 7


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('id = "pho_eq1"', 'id = "pho eq1"', 16, "needs an id"),
        (FIRST_POINTS, 'points = "five"', 16, "points from 0 to 99"),
        (FIRST_POINTS, "points = true", 16, "points from 0 to 99"),
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
        (FIRST_POINTS, 'points = 5\nen = ""', 16, "needs a text 'en'"),
        (FIRST_POINTS, "points = 5\nnl = 7", 16, "needs a text 'nl'"),
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
    own = SHIPPED.replace(FIRST_POINTS, 'points = 5\nen = "One phoenix"\nde = "Ein Phönix"', 1)
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
