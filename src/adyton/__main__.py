"""Run the command with `python -m adyton`."""

import sys

from adyton.cli.main import main

sys.exit(main())
