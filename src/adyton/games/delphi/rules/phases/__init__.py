"""The phases of Delphi, grouped by what the player does; `flow` runs them."""
