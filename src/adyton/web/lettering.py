"""Lettering: text in the client's fonts. Each script has its own file, and no file has every letter."""

from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import groupby
from typing import Final

from PIL import ImageDraw, ImageFont

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont
MISSING: Final = "\U0010ffff"  # no font has it, so it is drawn as the font's sign for a missing letter
TRY_SIZE: Final = 24
MOST_KNOWN: Final = 10_000  # letters


class Lettering:
    """One weight of a typeface. Without files, the library's own font stands in."""

    def __init__(self, files: Sequence[bytes] = ()) -> None:
        self.files = tuple(files)
        self.fonts: dict[tuple[int, int], Font] = {}
        self.known: dict[str, int | None] = {}

    def readable(self, text: str) -> str:
        """Return the text without signs that cannot be drawn, and without words that have such a letter."""
        return " ".join(filter(None, (self._readable_word(word) for word in text.split())))

    def width(self, text: str, size: int) -> float:
        """Return how wide the text is."""
        return sum(font.getlength(run) for run, font in self._runs(text, size))

    def write(self, draw: ImageDraw.ImageDraw, place: tuple[float, float], text: str, colour: str, size: int) -> None:
        """Write the text. Letters that no file has are left out."""
        left, top = place
        for run, font in self._runs(text, size):
            draw.text((left, top), run, fill=colour, font=font)
            left += font.getlength(run)

    def _readable_word(self, word: str) -> str:
        missing = {letter for letter in word if self._file(letter) is None}
        return "" if any(map(str.isalpha, missing)) else "".join(letter for letter in word if letter not in missing)

    def _runs(self, text: str, size: int) -> Iterator[tuple[str, Font]]:
        """Divide the text into runs that one font can draw."""
        for file, letters in groupby(text, self._file):
            if file is not None:
                yield "".join(letters), self._font(file, size)

    def _file(self, letter: str) -> int | None:
        """Return the number of the first file that has this letter."""
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        if letter not in self.known:
            numbers = range(max(1, len(self.files)))
            self.known[letter] = next((number for number in numbers if self._has(number, letter)), None)
        return self.known[letter]

    def _has(self, file: int, letter: str) -> bool:
        if letter == " ":
            return True
        font = self._font(file, TRY_SIZE)
        drawn = bytes(font.getmask(letter))
        return any(drawn) and drawn != bytes(font.getmask(MISSING))

    def _font(self, file: int, size: int) -> Font:
        if (file, size) not in self.fonts:
            self.fonts[file, size] = self._read(file, size)
        return self.fonts[file, size]

    def _read(self, file: int, size: int) -> Font:
        return ImageFont.truetype(BytesIO(self.files[file]), size) if self.files else ImageFont.load_default(size)
