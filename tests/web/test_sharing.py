"""Link previews in messengers: they never show more than the lobby shows a stranger."""

import asyncio
import json
from io import BytesIO
from pathlib import Path

import httpx
import pytest
from PIL import Image
from tests.support.player import Player
from tests.support.process import ServerProcess

from adyton.store.tables import ChairRow, TableRow
from adyton.web.cards import Card, Standing, card_of, invitation
from adyton.web.files import Page
from adyton.web.lettering import Lettering
from adyton.web.picture import Painter
from adyton.web.sharing import MOST_KEPT, Pictures, Theme
from adyton.words import Words

RESULT = {"points": [30, 34], "places": [2, 1], "ending": "stones"}


def row(status: str = "finished", *, public: bool = True) -> TableRow:
    ending = json.dumps({"result": RESULT, "hash": "h", "seed": "5a"}) if status == "finished" else None
    return TableRow(
        id="t1", game="keltis", version=1, options="{}", seats=2, status=status, public=public, spectators=True,
        clock='{"kind":"none"}', host="ada", key="secret-key", seed="5a" * 32, header=None, ending=ending, zero=0,
        paused=None, resting=False, question=None, trouble=None, rematch=None, holder=None, created=1_800_000_000_000,
    )  # fmt: skip


CHAIRS = [ChairRow(0, "ada", None, "Ada", False), ChairRow(1, None, "hard", "hard", False)]


@pytest.mark.parametrize(
    ("language", "sentence", "points"),
    [("en", "Cassandra won.", "34 points"), ("de", "Kassandra hat gewonnen.", "34 Punkte")],
)
def test_the_card_of_a_result_lists_the_winner_first(language: str, sentence: str, points: str) -> None:
    card = card_of(row(), CHAIRS, Words(language))
    assert card.sentence == sentence
    assert card.standing[0] == Standing("1.", sentence.split(maxsplit=1)[0], points)
    assert card.standing[1].name == "Ada"
    assert str(card.day) == "2027-01-15"


def test_an_invitation_names_the_game_but_no_people() -> None:
    card = invitation("keltis", Words("en"))
    assert card.sentence == "You are invited to a game of Keltis: Das Orakel."
    assert (card.standing, card.day) == ((), None)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_card_is_a_picture_of_the_size_that_messengers_ask_for(theme: str) -> None:
    crowd = [ChairRow(seat, str(seat), None, "W" * 24, False) for seat in range(2)]
    for card in (card_of(row(), crowd, Words("de")), invitation("no-such-game", Words("en"))):
        image = Image.open(BytesIO(Painter(Lettering(), Lettering()).paint(card, theme)))
        assert (image.size, image.format) == ((1200, 630), "PNG")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada Lovelace", "Ada Lovelace"),
        ("Ada\U0001f3b2", "Ada"),
        ("\u82b1\u5b50 Ada", "Ada"),
        ("\u82b1a\u5b50", "Player 1"),
    ],
)
def test_a_name_without_letters_that_can_be_drawn_is_replaced_on_the_picture_only(name: str, shown: str) -> None:
    chairs = [CHAIRS[0]._replace(name=name), CHAIRS[1]]
    assert card_of(row(), chairs, Words("en"), Lettering().readable).standing[1].name == shown
    assert card_of(row(), chairs, Words("en")).standing[1].name == name


class CountedPainter(Painter):
    """Counts what it draws."""

    def __init__(self) -> None:
        super().__init__(Lettering(), Lettering())
        self.drawn = 0

    def paint(self, card: Card, theme: str) -> bytes:
        self.drawn += 1
        return f"{card.title} {theme}".encode()


def counted_pictures() -> tuple[Pictures, CountedPainter]:
    pictures = Pictures({})
    pictures.painter = painter = CountedPainter()
    return pictures, painter


async def test_a_card_that_many_ask_for_is_drawn_once_for_each_theme() -> None:
    pictures, painter = counted_pictures()
    themes: list[Theme] = ["light", "dark", "light"] * 10
    cards = [card_of(row(), CHAIRS, Words("en")) for _ in themes]
    found = await asyncio.gather(*(pictures.draw(card, theme) for card, theme in zip(cards, themes, strict=True)))
    assert painter.drawn == 2
    assert found[:2] == [b"Keltis: Das Orakel light", b"Keltis: Das Orakel dark"]


async def test_the_oldest_cards_are_forgotten() -> None:
    pictures, painter = counted_pictures()
    cards = [invitation("keltis", Words("en"))._replace(title=str(number)) for number in range(MOST_KEPT + 1)]
    for card in cards:
        await pictures.draw(card, "light")
    assert (len(pictures.kept), painter.drawn) == (200, 201)
    await pictures.draw(cards[-1], "light")
    assert painter.drawn == 201
    assert await pictures.draw(cards[0], "light") == b"0 light"
    assert painter.drawn == 202


def test_pictures_use_every_script_of_the_client_and_latin_first() -> None:
    names = [
        "greek-400-normal-x1",
        "latin-ext-400-normal",
        "latin-400-normal-x2",
        "latin-700-normal-x3",
        "latin-400-italic",
    ]
    pages = {f"assets/alegreya-sans-{name}.woff2": Page(name.encode(), "font/woff2", "") for name in names}
    painter = Pictures(pages).painter
    assert painter.regular.files == (b"latin-400-normal-x2", b"greek-400-normal-x1", b"latin-ext-400-normal")
    assert painter.bold.files == (b"latin-700-normal-x3",)


async def test_one_address_gets_twenty_cards_at_once_and_others_still_get_theirs(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--behind-proxy") as site:
        host = await Player.arrive(site.address, "Ada")
        table = await host.post("/api/tables", {"game": "keltis", "seats": 2})
        path = f"/api/tables/{table['id']}/card"
        async with httpx.AsyncClient(base_url=site.address) as messenger:

            async def ask(address: str) -> httpx.Response:
                return await messenger.get(path, headers={"x-forwarded-for": address})

            answers = await asyncio.gather(*(ask("203.0.113.7") for _ in range(60)))
            refused = [answer for answer in answers if answer.status_code != 200]
            assert len(refused) >= 20
            assert {answer.json()["code"] for answer in refused} == {"too-fast"}
            assert len(answers) - len(refused) >= 20
            assert (await ask("203.0.113.8")).headers["cache-control"] == "public, max-age=300"
        await host.leave()


async def test_a_public_table_shows_its_players_in_link_previews(server: ServerProcess) -> None:
    host = await Player.arrive(server.address, 'Ada "<b>"')
    table = await host.post("/api/tables", {"game": "keltis", "seats": 2})
    async with httpx.AsyncClient(base_url=server.address) as messenger:
        page = (await messenger.get(f"/table/{table['id']}", headers={"accept-language": "de-DE"})).text
        assert 'content="Ada &quot;&lt;b&gt;&quot; wartet auf Mitspieler."' in page
        assert f"{server.address}/api/tables/{table['id']}/card?language=de&amp;edition=" in page
        picture = await messenger.get(f"/api/tables/{table['id']}/card?language=de")
        assert (picture.headers["content-type"], picture.content[:4]) == ("image/png", b"\x89PNG")
    await host.leave()


async def test_a_hidden_table_shows_only_its_game(server: ServerProcess) -> None:
    host = await Player.arrive(server.address, "Ada")
    table = await host.post("/api/tables", {"game": "keltis", "seats": 2, "public": False})
    path = f"/api/tables/{table['id']}/card"
    async with httpx.AsyncClient(base_url=server.address) as messenger:
        page = (await messenger.get(f"/table/{table['id']}")).text
        assert "You are invited to a game of Keltis" in page
        assert "Ada" not in page
        assert table["key"] not in page
        strange = (await messenger.get(path)).content
    own = await host.http.get(path)
    assert strange != own.content  # Those at the table get the whole card.
    assert own.headers["cache-control"].startswith("private")
    await host.leave()


async def test_other_pages_and_missing_tables_stay_as_they_are(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.address) as messenger:
        assert "og:title" not in (await messenger.get("/table/no-such-table")).text
        assert "og:title" not in (await messenger.get("/rules/keltis")).text
        assert (await messenger.get("/api/tables/no-such-table/card")).json()["code"] == "no-such-table"
