"""Showdown: a duel of feints and strikes between two champions."""
