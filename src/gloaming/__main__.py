"""`python -m gloaming` is the command `gloaming`."""

from gloaming.cli import main

if __name__ == "__main__":
    main()
