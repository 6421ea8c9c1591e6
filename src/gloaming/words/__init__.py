"""What every game says to people, in plain text: the same words on a terminal, in a browser or read out."""
