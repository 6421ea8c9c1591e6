"""Tournaments at the table: people and bots, from the lobby to the champion."""
