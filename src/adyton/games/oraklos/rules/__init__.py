"""Oraklos: a game of spotting patterns in thrown dice, with Junior and Antipodes."""
