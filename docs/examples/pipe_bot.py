"""A bot for `adyton bot --pipe`: it lays a card wherever it can, and never thinks about it."""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    legal = question["legal"]
    # Laying cards is what wins Keltis; anything else only if there is nothing to lay.
    laying = [text for text in legal if text.startswith("lay") and "figure" in text]
    sys.stdout.write(json.dumps((laying or legal)[0]) + "\n")
    sys.stdout.flush()
