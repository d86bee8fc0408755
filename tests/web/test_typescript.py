from dataclasses import dataclass, make_dataclass
from pathlib import Path

import pytest

from adyton.games import KITS
from adyton.web.typescript import Types, message_types, view_types, written_types


@dataclass
class Inner:
    """Something inside."""

    names: list[str | None]
    pair: tuple[int, str]
    by_seat: dict[int, bool]


@dataclass
class Outer:
    inner: Inner
    again: Inner | None = None


def test_a_dataclass_becomes_an_interface() -> None:
    types = Types()
    assert types.add(Outer) == "Outer"
    assert types.declared["Outer"] == "export interface Outer {\n  inner: Inner;\n  again: Inner | null;\n}\n"
    assert types.declared["Inner"] == (
        "/** Something inside. */\nexport interface Inner {\n"
        "  names: (string | null)[];\n  pair: [number, string];\n  by_seat: Record<number, boolean>;\n}\n"
    )


def test_names_of_games_are_kept_apart() -> None:
    types = Types()
    types.prefix = "Oracle"
    assert types.add(Inner) == "OracleInner"
    assert types.add(Outer) == "OracleOuter"


def test_two_classes_of_one_name_are_refused() -> None:
    types = Types()
    types.add(Inner)
    twin: type = make_dataclass("Inner", [("x", int)])
    with pytest.raises(ValueError, match="both be called Inner"):
        types.add(twin)


def test_types_without_a_typescript_form_are_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        Types().add(complex)


def test_the_client_gets_every_message() -> None:
    text = message_types()
    assert "export type FromBrowser = Act | Undo |" in text
    assert "export type FromServer = Position | Seating |" in text
    assert '  type: "act";\n  id: string;\n  line: number;\n  do: string;\n' in text


def test_messages_name_no_game() -> None:
    assert [slug for slug in KITS if slug in message_types().lower()] == []


def test_every_game_gets_its_view() -> None:
    for slug, kit in KITS.items():
        assert f"export interface {slug.capitalize()}View {{" in view_types(kit)


def test_a_game_without_a_folder_in_the_client_gets_no_file(tmp_path: Path) -> None:
    assert list(written_types(tmp_path, KITS)) == [tmp_path / "wire.gen.ts"]


def test_the_clients_types_are_up_to_date() -> None:
    source = Path(__file__).parents[2] / "client" / "src"
    written = written_types(source, KITS)
    assert len(written) == 1 + len([slug for slug in KITS if (source / "games" / slug).is_dir()])
    for path, text in written.items():
        assert path.read_text(encoding="utf-8") == text, "`adyton types` writes it anew"
