"""Hostile input: mutated and random frames and requests, thrown at the real site in one process."""
