"""The site: HTTP, sockets and everything that browsers are told."""
