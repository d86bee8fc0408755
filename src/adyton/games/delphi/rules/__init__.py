"""The Oracle of Delphi: a race of ships through the Aegean."""
