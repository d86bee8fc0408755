"""Link previews in messengers: they never show more than the lobby shows a stranger."""

import json
from io import BytesIO

import httpx
import pytest
from PIL import Image
from tests.support.player import Player
from tests.support.process import ServerProcess

from adyton.store.tables import ChairRow, TableRow
from adyton.web.cards import Standing, card_of, invitation
from adyton.web.picture import Painter
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
        image = Image.open(BytesIO(Painter(None, None).paint(card, theme)))
        assert (image.size, image.format) == ((1200, 630), "PNG")


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
