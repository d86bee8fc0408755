"""The phases of Keltis: set-up, laying cards, the tiles' effects, drawing cards."""
