"""The store: accounts, tables, lines and chats in SQLite or PostgreSQL, as plain functions on a connection."""
