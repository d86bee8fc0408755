"""Read the Dockerfile for `tools/test-image`: one line for each instruction, with its stage, name and arguments."""

import json
import re
import shlex
import sys
from pathlib import Path

# What the test carries out, or need not: ports and volumes are the engine's business.
KNOWN = {"FROM", "RUN", "COPY", "WORKDIR", "ENV", "USER", "CMD", "HEALTHCHECK", "VOLUME", "EXPOSE"}


def instructions(text: str) -> list[tuple[int, str, str]]:
    """Return stage, name and arguments of each instruction; commands in JSON become shell commands."""
    plain = re.sub(r"(?m)^#.*\n", "", text).replace("\\\n", " ")
    found: list[tuple[int, str, str]] = []
    stage = -1
    for line in filter(None, map(str.strip, plain.splitlines())):
        name, _, rest = line.partition(" ")
        if name not in KNOWN:
            raise SystemExit(f"tools/test-image does not know {name} of the Dockerfile.")
        stage += name == "FROM"
        found.append((stage, name, _as_shell(rest) if name in {"CMD", "HEALTHCHECK"} else rest))
    return found


def _as_shell(arguments: str) -> str:
    return shlex.join(json.loads(arguments[arguments.index("[") :]))


if __name__ == "__main__":
    for number, name, arguments in instructions(Path(sys.argv[1]).read_text(encoding="utf-8")):
        print(number, name, arguments, sep="\t")
