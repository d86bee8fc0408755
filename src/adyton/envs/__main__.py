"""`python -m adyton.envs [GAME]`: what stands where in the observations."""

import signal
import sys
from collections.abc import Sequence

from adyton.envs.layouts import layout_of
from adyton.games import KITS


def main(words: Sequence[str]) -> int:
    """Prints the layouts of the games named, or of all."""
    unknown = [word for word in words if word not in KITS]
    if unknown:
        sys.stderr.write(f"There is no game '{unknown[0]}'; there are {', '.join(KITS)}.\n")
        return 2
    for slug in words or KITS:
        layout = layout_of(KITS[slug])
        sys.stdout.write(f"{slug}: {layout.size} numbers\n")
        for name, start, end in layout.places():
            sys.stdout.write(f"  {start:>6} … {end - 1:<6} {name}\n")
    return 0


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # whoever reads may have seen enough
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    sys.exit(main(sys.argv[1:]))
