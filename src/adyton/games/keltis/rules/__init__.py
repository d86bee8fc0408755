"""Keltis: Das Orakel, a race of card rows along a spiral path."""
