"""The browser's Python and the native one play the same games."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.support.same_truth import record_of
from tools.offline_pack import PYODIDE, build, sources, write_zip

from adyton.games import KITS

ROOT = Path(__file__).parents[2]
GAMES_EACH = int(os.environ.get("ADYTON_SAME", "2"))


@pytest.mark.skipif(not PYODIDE.exists(), reason="the client's packages are not installed")
def test_the_same_seeds_and_actions_give_the_same_records(tmp_path: Path) -> None:
    pack = tmp_path / "adyton.zip"
    write_zip(pack)
    wanted = [record_of(slug, number) for slug in KITS for number in range(GAMES_EACH)]
    records = tmp_path / "records.json"
    records.write_text(json.dumps(wanted))
    node = shutil.which("node", path=f"{ROOT}/.venv/node:{os.environ['PATH']}")
    assert node is not None, "Node.js is missing: make setup"
    support = ROOT / "tests" / "support"
    command: list[str | Path] = [node, support / "pyodide_games.mjs", PYODIDE, pack, support / "same_truth.py", records]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert found == wanted  # Seals, results and hashes included.


@pytest.mark.skipif(not PYODIDE.exists(), reason="the client's packages are not installed")
def test_the_pack_lists_what_a_browser_must_keep(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("index-1.js", "index-1.css", "a-latin-400-normal-1.woff2", "a-greek-400-normal-1.woff2"):
        (tmp_path / "assets" / name).write_text("x")
    (tmp_path / "index.html").write_text("x")
    sent = build(tmp_path)
    pack = json.loads((tmp_path / "offline" / "pack.json").read_text())
    paths = [one["path"] for one in pack["files"]]
    assert {"offline/adyton.zip", "offline/pyodide.asm.wasm.bin", "assets/index-1.js", "assets/index-1.css"} <= {*paths}
    assert "assets/a-latin-400-normal-1.woff2" in paths
    assert "assets/a-greek-400-normal-1.woff2" not in paths
    assert paths[-1] == "index.html"  # It names the other files, so it must not be kept before them.
    assert sent == pack["sent"] == sum(one["size"] for one in pack["files"])
    assert sent <= 8 * 1024 * 1024


def test_the_pack_holds_the_games_and_nothing_of_the_server() -> None:
    names = {path.relative_to(ROOT / "src" / "adyton").parts[0] for path in sources()}
    assert names == {"__init__.py", "engine", "games", "bots", "local"}
