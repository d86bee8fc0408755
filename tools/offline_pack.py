"""Build the offline pack: Python for browsers, and the part of Adyton that plays without a server.

    python tools/offline_pack.py FOLDER

FOLDER then holds `adyton.zip`, Pyodide's files and `pack.json`, which names all of them with their sizes.
"""

import gzip
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
PYODIDE_FILES: Final = (
    "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip",
)  # fmt: skip
PACKAGES: Final = ("engine", "games", "bots", "local")
LEFT_OUT: Final = {".md", ".ftl", ".pyc", ".so", ".html"}  # for readers and terminals
MOST_BYTES: Final = 8 * 1024 * 1024  # compressed
YEAR: Final = (2020, 1, 1, 0, 0, 0)  # the same source gives the same file


def sources() -> Iterator[Path]:
    """Yield the files of the packages that play without a server."""
    yield SOURCE / "adyton" / "__init__.py"
    for package in PACKAGES:
        for path in sorted((SOURCE / "adyton" / package).rglob("*")):
            if path.is_file() and path.suffix not in LEFT_OUT and path.name != "terminal.py":
                yield path


def write_zip(place: Path) -> None:
    """Write those files into one archive."""
    with ZipFile(place, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sources():
            entry = ZipInfo(path.relative_to(SOURCE).as_posix(), YEAR)
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())


def build(folder: Path) -> int:
    """Build the pack; return how many bytes it takes on its way, compressed."""
    folder.mkdir(parents=True, exist_ok=True)
    write_zip(folder / "adyton.zip")
    for name in PYODIDE_FILES:
        shutil.copyfile(PYODIDE / name, folder / name)
    files = [{"name": name, "size": (folder / name).stat().st_size} for name in ("adyton.zip", *PYODIDE_FILES)]
    sent = sum(len(gzip.compress((folder / str(one["name"])).read_bytes(), mtime=0)) for one in files)
    (folder / "pack.json").write_text(json.dumps({"sent": sent, "files": files}) + "\n")
    return sent


def main() -> None:
    sent = build(Path(sys.argv[1]))
    print(f"offline pack: {sent / 2**20:.2f} MB compressed")
    if sent > MOST_BYTES:
        sys.exit(f"The offline pack may have {MOST_BYTES} bytes, but has {sent}.")


if __name__ == "__main__":
    main()
