"""Shadow Cards in a terminal: its suits and its layout."""
