"""Adyton: the table for four games about oracles."""

__version__ = "0.2.0"
