"""What survives: accounts, tables, lines and chats in SQLite or PostgreSQL, by plain functions on a connection."""
