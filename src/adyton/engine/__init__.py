"""The contract between the games and the programs that play them."""
