"""Showdown in a terminal: its cards, texts and layout."""
