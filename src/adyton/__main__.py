"""Lets `python -m adyton` be the command."""

import sys

from adyton.cli.main import main

sys.exit(main())
