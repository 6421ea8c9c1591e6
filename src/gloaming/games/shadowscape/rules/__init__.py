"""The rules of Shadowscape, in the chapters of its book."""
