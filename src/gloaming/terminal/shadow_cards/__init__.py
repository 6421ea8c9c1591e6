"""Shadow Cards in a terminal: its suits, words, score sheet and layout."""
