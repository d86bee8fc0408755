import json
from hashlib import sha256

import pytest
from tests.support.omens_table import finished, opened

from adyton.engine.record import Ending, Entry, Header, Record, RecordError, Sitting, read_record
from adyton.engine.state import Json


def small() -> Record:
    header = Header("omens", 1, {"moons": 1}, ["Änn", "Ben"], None)
    return Record(header, [Entry(-1, "deal 3", 0), Entry(0, "offer 3", 20)], Ending({"points": [1]}, "ab", None))


def sealed(*parts: Json) -> str:
    """Return a record in which these lines have correct seals."""
    seal, lines = "", []
    for part in parts:
        seal = sha256((seal + json.dumps(part, separators=(",", ":"))).encode()).hexdigest()[:16]
        lines.append(json.dumps({**part, "seal": seal}, separators=(",", ":")) + "\n")
    return "".join(lines)


HEAD: Json = {"adyton": 1, "game": "omens", "version": 1, "options": {}, "seats": ["a", "b"]}


def reason(text: str) -> tuple[int, str]:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return caught.value.line, caught.value.reason


def test_a_record_is_json_lines_in_which_each_line_is_sealed() -> None:
    lines = small().to_text().split("\n")
    assert lines[-1] == ""
    assert lines[0].startswith(
        '{"adyton":1,"game":"omens","version":1,"options":{"moons":1},"seats":["Änn","Ben"],"seal":"'
    )
    assert lines[1].startswith('{"seat":-1,"do":"deal 3","at":0,"seal":"')
    assert lines[3].startswith('{"result":{"points":[1]},"hash":"ab","seal":"')


def test_the_seals_are_a_chain_of_sha_256() -> None:
    # printf '%s' '{"adyton":…,"seats":["Änn","Ben"]}' | sha256sum, and so on with the seal before each line.
    seals = [json.loads(line)["seal"] for line in small().to_text().splitlines()]
    assert seals == ["2e8575dd4da0db93", "2b679315f4757b63", "82fd4af08917cd75", "f7bc8b5e5c30bd31"]


def test_a_record_reads_back() -> None:
    text = finished().record.to_text()
    assert read_record(text).to_text() == text


def test_a_record_with_moves_taken_back_reads_back() -> None:
    playing = opened()
    playing.act(0, playing.game.legal(playing.state, 0)[0])
    playing.undo(0)
    text = playing.record.to_text()
    record = read_record(text)
    assert record.to_text() == text
    assert [line for line, _ in record.standing()] == [2, 3, 4, 5, 6, 7]
    assert record.next_line == 10


def test_a_byte_changed_anywhere_is_refused_with_its_line() -> None:
    raw = small().to_text().encode()
    for place in range(len(raw)):
        line = raw[:place].count(b"\n") + 1
        changed = raw[:place] + bytes([raw[place] ^ 1]) + raw[place + 1 :]
        found, why = reason(changed.decode("utf-8", "surrogateescape"))
        # Without its newline, a line runs into the next, and both are one wrong line.
        assert found == line or raw[place] == 0x0A, (place, found, why)
        assert why in WRONG, (place, why)


WRONG = (
    "the seal does not fit: this line was changed",
    "this is not JSON",
    "the last line is cut off",
)


def test_a_removed_or_added_byte_is_refused_with_its_line() -> None:
    text = small().to_text()
    for place in range(len(text)):
        line = text[:place].count("\n") + 1
        assert reason(text[:place] + text[place + 1 :])[0] in (line, line + (text[place] == "\n"))
        assert reason(text[:place] + " " + text[place:])[0] == line


def test_a_removed_or_moved_line_is_noticed() -> None:
    first, second, third, last, _ = small().to_text().split("\n")
    assert reason(f"{first}\n{third}\n{last}\n") == (2, "the seal does not fit: this line was changed")
    assert reason(f"{first}\n{third}\n{second}\n{last}\n") == (2, "the seal does not fit: this line was changed")
    assert reason(f"{second}\n") == (1, "the seal does not fit: this line was changed")


def test_the_end_may_be_missing_but_not_half_of_a_line() -> None:
    text = small().to_text()
    lines = text.splitlines(keepends=True)
    assert read_record("".join(lines[:3])).ending is None
    assert reason(text[:-1]) == (4, "the last line is cut off")
    assert reason("".join(lines[:2]) + lines[2][:10]) == (3, "the last line is cut off")


def test_a_text_that_is_no_record_is_refused() -> None:
    assert reason("") == (1, "the file is empty")
    assert reason("hello\n") == (1, "this is not JSON")
    assert reason("[1]\n") == (1, "this is not an object")
    assert reason("[" * 100_000 + "\n") == (1, "this is not JSON")
    assert reason("\n") == (1, "this is not JSON")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"adyton": 2}, "this is no record of Adyton, or one of a later format"),
        ({"game": 5}, "the header must name game, version and options"),
        ({"version": "1"}, "the header must name game, version and options"),
        ({"options": []}, "the header must name game, version and options"),
        ({"seats": "ab"}, "the header must name who sits in the seats"),
        ({"seats": ["a", 2]}, "the header must name who sits in the seats"),
        ({"commitment": 7}, "the commitment must be a text"),
        ({"shares": "ab"}, "the shares must be a text for each seat"),
        ({"shares": ["ab"]}, "the shares must be a text for each seat"),
    ],
)
def test_a_header_must_make_sense(change: Json, why: str) -> None:
    assert reason(sealed({**HEAD, **change})) == (1, why)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ({"do": "keep", "at": 0}, "a move must say its seat and its time"),
        ({"seat": 0, "do": "keep"}, "a move must say its seat and its time"),
        ({"seat": -3, "do": "keep", "at": 0}, "a move must say its seat and its time"),
        ({"seat": 0, "at": 0}, "a line must either do something or take something back"),
        ({"seat": 0, "do": "keep", "undo": 2, "at": 0}, "a line must either do something or take something back"),
        ({"seat": 0, "undo": 1, "at": 0}, "a line must either do something or take something back"),
        ({"seat": 0, "undo": 2, "at": 0}, "a line must either do something or take something back"),
        ({"seat": -1, "undo": 2, "at": 0}, "a line must either do something or take something back"),
        ({"result": 5, "hash": "ab"}, "the last line must hold the result and the hash"),
        ({"result": {}, "hash": None}, "the last line must hold the result and the hash"),
        ({"result": {}, "hash": "ab", "seed": 1}, "the last line must hold the result and the hash"),
    ],
)
def test_a_line_must_make_sense(line: Json, why: str) -> None:
    assert reason(sealed(HEAD, line)) == (2, why)


def test_nothing_may_follow_the_result() -> None:
    ending = {"result": {}, "hash": "ab"}
    assert reason(sealed(HEAD, ending, {"seat": 0, "do": "keep", "at": 0})) == (3, "something stands after the result")


def test_an_error_shows_the_line() -> None:
    assert str(RecordError(7, "this is not JSON")) == "line 7: this is not JSON"


def test_the_first_line_holds_the_commitment_and_the_last_the_seed() -> None:
    lines = finished().record.to_text().splitlines()
    assert json.loads(lines[0])["commitment"].startswith("630dcd29")
    assert json.loads(lines[-1])["seed"].startswith("00010203")


def test_a_second_undo_goes_further_back() -> None:
    moves = [Entry(0, "a", 0), Entry(1, "b", 0), Entry(0, "c", 0), Entry(0, "", 0, 4), Entry(1, "", 0, 3)]
    record = Record(small().header, moves)
    assert [entry.do for _, entry in record.standing()] == ["a"]


def test_a_record_says_who_sat_down_after_the_start() -> None:
    sittings = (Sitting(2, 1, "Cleo"), Sitting(3, 1, "Dora"))
    record = Record(Header("omens", 1, {}, ["Ann", "Ben"], None, (), sittings), [Entry(0, "offer 3", 20)] * 3)
    head = json.loads(record.to_text().splitlines()[0])
    assert head["sittings"] == [{"line": 2, "seat": 1, "name": "Cleo"}, {"line": 3, "seat": 1, "name": "Dora"}]
    read = read_record(record.to_text())
    assert read.to_text() == record.to_text()
    assert [read.header.names_at(line) for line in (2, 3, 4)] == [["Ann", "Ben"], ["Ann", "Cleo"], ["Ann", "Dora"]]
    assert read.players == ["Ann", "Dora"]


def test_sittings_that_name_no_seat_are_refused() -> None:
    assert reason(sealed(HEAD | {"sittings": {}})) == (1, "the sittings must be a list")
    wrong = (1, "a sitting must say its line, its seat and a name")
    assert reason(sealed(HEAD | {"sittings": ["Ann"]})) == wrong
    for part in ({"line": "2"}, {"seat": 2}, {"seat": -1}, {"name": None}):
        assert reason(sealed(HEAD | {"sittings": [{"line": 2, "seat": 1, "name": "Cleo"} | part]})) == wrong
