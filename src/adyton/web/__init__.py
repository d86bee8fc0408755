"""The site: HTTP, sockets, and the messages to browsers."""
