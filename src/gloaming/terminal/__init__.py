"""The table in a terminal: the parts every game is shown with, and each game's own look."""
