"""A deterministic simulation: several workers, one database and browsers, on a seeded loop with virtual time."""
