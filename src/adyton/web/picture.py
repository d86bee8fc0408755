"""Pictures: a card drawn as a PNG, with the game's picture and the fonts of the client."""

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from adyton.games import KITS
from adyton.web.cards import Card
from adyton.web.lettering import Lettering

SIZE: Final = (1200, 630)  # what messengers ask for
PICTURE: Final = (480, 300)
LEFT: Final = 60
RIGHT: Final = SIZE[0] - 60
MOST_ROWS: Final = 8


class Colours(NamedTuple):
    """The client's colours, by day or by night."""

    ground: str
    ink: str
    soft: str
    accent: str


THEMES: Final = {
    "light": Colours("#F3E9D6", "#1E1A17", "#5B5046", "#B5532D"),
    "dark": Colours("#1E1A17", "#F3E9D6", "#C9BBA5", "#E08A5B"),
}


class Painter:
    """Draws cards, with the regular and the bold weight of a typeface."""

    def __init__(self, regular: Lettering, bold: Lettering) -> None:
        self.regular = regular
        self.bold = bold

    def readable(self, name: str) -> str:
        """Return as much of the name as can be drawn."""
        return self.regular.readable(name)

    def paint(self, card: Card, theme: str) -> bytes:
        """Return the card as a PNG."""
        colours = THEMES[theme]
        image = Image.new("RGB", SIZE, colours.ground)
        draw = ImageDraw.Draw(image)
        draw.rectangle((0, 0, SIZE[0], 18), fill=colours.accent)
        _paste(image, card.game)
        text_right = RIGHT - PICTURE[0] - 30 if _cover(card.game) else RIGHT
        self._line(draw, (LEFT, 60), card.title, colours.ink, 64, text_right - LEFT)
        self._line(draw, (LEFT, 150), card.sentence, colours.soft, 38, text_right - LEFT)
        self._standing(draw, card, colours, text_right)
        self._line(draw, (LEFT, 560), "Adyton", colours.accent, 36, 400)
        if card.day is not None:
            day = card.day.isoformat()
            self.regular.write(draw, (RIGHT - self.regular.width(day, 30), 564), day, colours.soft, 30)
        return _png(image)

    def _standing(self, draw: ImageDraw.ImageDraw, card: Card, colours: Colours, right: int) -> None:
        rows = card.standing[:MOST_ROWS]
        step = min(56, 320 // max(1, len(rows)))
        for number, one in enumerate(rows):
            top, size = 226 + number * step, min(38, step - 8)
            width = int(self.bold.width(one.points, size))
            self.bold.write(draw, (LEFT, top), one.place, colours.accent, size)
            self._line(draw, (LEFT + 56, top), one.name, colours.ink, size, right - LEFT - 76 - width)
            self.bold.write(draw, (right - width, top), one.points, colours.ink, size)

    def _line(
        self, draw: ImageDraw.ImageDraw, place: tuple[int, int], text: str, colour: str, size: int, room: int
    ) -> None:
        """Write a line. A long one is smaller, and one that is far too long is cut."""
        while size > 20 and self.bold.width(text, size) > room:
            size -= 2
        weight = self.bold if size > 40 else self.regular
        while len(text) > 1 and weight.width(text, size) > room:
            text = f"{text.removesuffix('…')[:-1]}…"
        weight.write(draw, place, text, colour, size)


@cache
def _cover(game: str) -> Image.Image | None:
    """Return the picture of a game, if its folder has one: `cover.png`."""
    kit = KITS.get(game)
    file = files(kit.package) / "cover.png" if kit is not None and kit.package else None
    if file is None or not file.is_file():
        return None
    return Image.open(BytesIO(file.read_bytes())).convert("RGBA").resize(PICTURE)


def _paste(image: Image.Image, game: str) -> None:
    cover = _cover(game)
    if cover is not None:
        image.paste(cover, (RIGHT - PICTURE[0], 60), cover)


def _png(image: Image.Image) -> bytes:
    held = BytesIO()
    image.quantize(128).save(held, "PNG", optimize=True)
    return held.getvalue()
