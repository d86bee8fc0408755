"""The client's files, read once. No other file can be asked for."""

import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

FOREVER: Final = "public, max-age=31536000, immutable"  # their names change with their contents
ALWAYS_ASK: Final = "no-cache"
ABSENT: Final = (
    b'<!doctype html><html lang="en"><head><title>Adyton</title></head>'
    b"<body><p>The client is not built yet: <code>make client-build</code>.</p></body></html>"
)


class Page(NamedTuple):
    """A file as it is sent."""

    body: bytes
    kind: str
    cache: str


def client_folder() -> Path | None:
    """Return the folder of the built client: in the installed package, or beside the source."""
    packed = Path(str(files("adyton.web"))) / "static"
    built = Path(__file__).parents[3] / "client" / "dist"
    return next((place for place in (packed, built) if (place / "index.html").is_file()), None)


def read_pages(folder: Path | None) -> dict[str, Page]:
    """Return every file by its path; the empty path is the page itself."""
    if folder is None:
        return {"": Page(ABSENT, "text/html", ALWAYS_ASK)}
    pages = {path.relative_to(folder).as_posix(): _page(folder, path) for path in folder.rglob("*") if path.is_file()}
    return pages | {"": pages["index.html"]}


def _page(folder: Path, path: Path) -> Page:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind in {"application/javascript", "application/json"}:  # the framework says it of every text
        kind += "; charset=utf-8"
    is_named_by_contents = path.relative_to(folder).parts[0] == "assets"
    return Page(path.read_bytes(), kind, FOREVER if is_named_by_contents else ALWAYS_ASK)
