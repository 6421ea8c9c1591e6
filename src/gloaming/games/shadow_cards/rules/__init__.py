"""The rules of Shadow Cards, in the chapters of its book."""
