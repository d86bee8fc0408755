"""Live play: tables, their chairs and clocks. Nothing here knows how browsers are reached."""
