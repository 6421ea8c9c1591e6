"""Cards as data: the words card files are written in, how they are read, and how abilities are used."""
