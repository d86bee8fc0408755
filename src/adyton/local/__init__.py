"""One table without a server: a person and bots, for the terminal and for the browser."""
