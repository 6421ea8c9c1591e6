"""Showdown in a terminal: its cards, words, texts and layout."""
