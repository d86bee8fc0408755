"""The contract between games and everybody who plays them."""
