"""The words of Showdown."""
