"""Bots: they get views and legal actions, never a state."""
