"""The rules of Shadows & Syndicates, in the chapters of its book."""
