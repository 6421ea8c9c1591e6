"""Shadows & Syndicates in a terminal."""
