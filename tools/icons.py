"""Draw the icons of the app from the shapes of `client/public/favicon.svg`: python tools/icons.py."""

from pathlib import Path

from PIL import Image, ImageDraw

PUBLIC = Path(__file__).parents[1] / "client" / "public" / "icons"
UNIT = 32  # the drawing's width
FINER = 4  # drawn so much larger, so that edges are smooth
DARK, CLAY, CREAM, WHITE = "#1E1A17", "#C4623A", "#F6EEDD", "#FFFFFF"
TEMPLE = [(6, 25), (6, 13), (16, 6), (26, 13), (26, 25)]
DOOR = [(12, 26), (12, 17), (20, 17), (20, 26)]


def draw(size: int, *, corner: float = 7, zoom: float = 1.0, ground: str | None = DARK, ink: str = "") -> Image.Image:
    """Draw the temple with its door; `zoom` leaves room for the round masks of phones."""
    whole = size * FINER
    scale = whole / UNIT
    picture = Image.new("RGBA", (whole, whole), (0, 0, 0, 0))
    pen = ImageDraw.Draw(picture)
    if ground is not None:
        pen.rounded_rectangle((0, 0, whole - 1, whole - 1), corner * scale, fill=ground)
    for line, colour, width in ((TEMPLE, ink or CLAY, 3.0), (DOOR, ink or CREAM, 2.4)):
        points = [(16 + (x - 16) * zoom, 16 + (y - 16) * zoom) for x, y in line]
        pen.line([(x * scale, y * scale) for x, y in points], colour, round(width * zoom * scale), joint="curve")
    return picture.resize((size, size), Image.Resampling.LANCZOS)


def main() -> None:
    PUBLIC.mkdir(exist_ok=True)
    draw(192).save(PUBLIC / "icon-192.png", optimize=True)
    draw(512).save(PUBLIC / "icon-512.png", optimize=True)
    draw(512, corner=0, zoom=0.72).save(PUBLIC / "maskable-512.png", optimize=True)
    draw(180, corner=0, zoom=0.85).save(PUBLIC / "touch-180.png", optimize=True)
    draw(96, ground=None, ink=WHITE).save(PUBLIC / "badge-96.png", optimize=True)


if __name__ == "__main__":
    main()
