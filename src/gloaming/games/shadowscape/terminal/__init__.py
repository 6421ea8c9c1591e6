"""Shadowscape in a terminal."""
