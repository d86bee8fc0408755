"""Bots: they get views and legal actions, never a state that they are not entitled to."""
