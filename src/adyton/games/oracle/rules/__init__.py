"""Oracle, a trick-taking game with prophecies, by Stefan Dorra."""
