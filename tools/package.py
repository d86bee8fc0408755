"""Pack the built client into the wheel, and compile what is hot with mypyc if ADYTON_COMPILE is 1."""

import os
from contextlib import chdir
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The rules, what bots think with, and the way of a move through the server; the rest gains nothing.
COMPILED = (
    "adyton/engine/**/*.py",
    "adyton/games/*/rules/**/*.py",
    "adyton/games/*/bot/guide.py",
    "adyton/games/*/bot/judgement.py",
    "adyton/games/*/bot/plan.py",
    "adyton/games/*/bot/value.py",
    "adyton/games/*/observe.py",
    "adyton/envs/batch.py",
    "adyton/envs/episode.py",
    "adyton/bots/beginner.py",
    "adyton/bots/greedy.py",
    "adyton/bots/search.py",
    "adyton/store/journal.py",
    "adyton/tables/acts.py",
    "adyton/tables/broadcast.py",
    "adyton/tables/chair_clock.py",
    "adyton/tables/clock.py",
    "adyton/tables/encoded_view.py",
    "adyton/tables/handlers.py",
    "adyton/tables/inbox.py",
    "adyton/tables/lag.py",
    "adyton/tables/listener.py",
    "adyton/tables/live_playing.py",
    "adyton/tables/supervision.py",
    "adyton/tables/supervisor.py",
    "adyton/tables/table.py",
    "adyton/web/connection.py",
    "adyton/web/frames.py",
)
# Dataclasses gain nothing, data files are read once, and `native` is what compiled code does not need.
# `Picks` is a tuple with hardly any code of its own.
INTERPRETED = {"__init__.py", "content.py", "native.py", "options.py", "picks.py", "prospects.py", "view.py"}
# No other library calls our functions, so the compiler may inline them and call them directly.
HIDDEN = [] if os.name == "nt" else ["-fvisibility=hidden"]


def hot_modules(source: Path) -> list[str]:
    """Return the modules to compile, relative to the source folder."""
    found = (path for pattern in COMPILED for path in source.glob(pattern))
    return sorted(str(path.relative_to(source)) for path in found if path.name not in INTERPRETED)


def compile_modules(source: Path, build: Path) -> list[Path]:
    """Compile the extension modules in the build folder, under their names in the package; return their paths."""
    from mypyc.build import mypycify  # noqa: PLC0415 - a build that does not compile needs no compiler
    from setuptools import Distribution  # noqa: PLC0415 - the same

    with chdir(source):
        options = ["--config-file", "../pyproject.toml", "--cache-dir", str(build / "mypy")]
        extensions = mypycify(
            [*options, *hot_modules(source)],
            opt_level="2",
            debug_level="0",  # with the level above, half the time of the defaults
            group_name="adyton",
            target_dir=str(build / "c"),
        )
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN]  # mypyc shares one list
        command = Distribution({"name": "adyton", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(build / "lib"), str(build / "o")
        command.ensure_finalized()
        command.run()
    return [Path(name) for name in command.get_outputs()]


class PackageHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]", "setuptools"] if self.compiles else []

    @property
    def compiles(self) -> bool:
        return os.environ.get("ADYTON_COMPILE") == "1"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        client = Path(self.root, "client", "dist")
        if client.is_dir():
            build_data["force_include"][str(client)] = "adyton/web/static"
        if self.compiles:
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        build = Path(self.root, "build", "compile")
        made = compile_modules(Path(self.root, "src"), build)
        build_data["force_include"] |= {str(path): str(path.relative_to(build / "lib")) for path in made}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
