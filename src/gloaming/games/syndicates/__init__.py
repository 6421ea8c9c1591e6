"""Shadows & Syndicates: two gangs, one action a turn, and a Leader to bring down."""
