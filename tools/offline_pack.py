"""Build the offline pack: Python for browsers, and the part of Adyton that plays without a server.

    python tools/offline_pack.py SITE

SITE is the folder of the built client. `SITE/offline` then holds `adyton.zip`, Pyodide's files and
`pack.json`, which names every file that a browser must keep, with its size on the way and its hash.
"""

import gzip
import hashlib
import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
PYODIDE: Final = ROOT / "client" / "node_modules" / "pyodide"
PYODIDE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide-lock.json", "python_stdlib.zip")
WASM: Final = "pyodide.asm.wasm"  # kept compressed, because not every host compresses it
PACKAGES: Final = ("engine", "games", "bots", "local")
LEFT_OUT: Final = {".md", ".ftl", ".pyc", ".so", ".html", ".png"}  # for readers, terminals and messengers
UNUSED: Final = {"terminal.py"}
COMPRESSED: Final = {".bin", ".zip", ".woff2"}  # no host makes these smaller
SITE_FILES: Final = ("index.html", "favicon.svg", "favicon-turn.svg")
ASSETS: Final = {".js", ".css", ".woff2"}
MOST_BYTES: Final = 8 * 1024 * 1024  # on the way
YEAR: Final = (2020, 1, 1, 0, 0, 0)  # the same source gives the same file


def sources() -> Iterator[Path]:
    """Yield the files of the packages that play without a server."""
    yield SOURCE / "adyton" / "__init__.py"
    for package in PACKAGES:
        for path in sorted((SOURCE / "adyton" / package).rglob("*")):
            if path.is_file() and path.suffix not in LEFT_OUT and path.name not in UNUSED:
                yield path


def write_zip(place: Path) -> None:
    """Write those files into one archive."""
    with ZipFile(place, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sources():
            entry = ZipInfo(path.relative_to(SOURCE).as_posix(), YEAR)
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())


def build(site: Path) -> int:
    """Build the pack; return how many bytes it takes on its way, compressed."""
    folder = site / "offline"
    folder.mkdir(parents=True, exist_ok=True)
    write_zip(folder / "adyton.zip")
    for name in PYODIDE_FILES:
        shutil.copyfile(PYODIDE / name, folder / name)
    (folder / f"{WASM}.bin").write_bytes(gzip.compress((PYODIDE / WASM).read_bytes(), mtime=0))
    files = [_entry(site, path) for path in _kept(site, folder)]
    sent = sum(size for _, size, _ in files)
    listed = [{"path": path, "size": size, "hash": hashed} for path, size, hashed in files]
    (folder / "pack.json").write_text(json.dumps({"sent": sent, "files": listed}) + "\n")
    return sent


def _kept(site: Path, folder: Path) -> list[Path]:
    """Return what a browser keeps: the pack, the pages' code and fonts, and last the page that names them."""
    pack = sorted(path for path in folder.iterdir() if path.name != "pack.json")
    assets = sorted(path for path in (site / "assets").glob("*") if path.suffix in ASSETS and _is_used(path.name))
    return pack + assets + [site / name for name in reversed(SITE_FILES) if (site / name).is_file()]


def _is_used(name: str) -> bool:
    """Return whether European languages need this file: of the fonts, only one of the subsets."""
    return not name.endswith(".woff2") or ("-latin-" in name and "latin-ext" not in name)


def _entry(site: Path, path: Path) -> tuple[str, int, str]:
    body = path.read_bytes()
    sent = body if path.suffix in COMPRESSED else gzip.compress(body, mtime=0)
    return path.relative_to(site).as_posix(), len(sent), hashlib.sha256(body).hexdigest()[:16]


def main() -> None:
    sent = build(Path(sys.argv[1]))
    print(f"offline pack: {sent / 2**20:.2f} MB compressed")
    if sent > MOST_BYTES:
        sys.exit(f"The offline pack may have {MOST_BYTES} bytes, but has {sent}.")


if __name__ == "__main__":
    main()
