"""Cards as data: the terms card files are written in, how they are read, and how abilities are used."""
