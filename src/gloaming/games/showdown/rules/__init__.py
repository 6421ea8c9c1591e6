"""The rules of Showdown, in the chapters of its book."""
