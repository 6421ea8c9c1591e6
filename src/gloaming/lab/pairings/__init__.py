"""`gloaming lab pairings`: every deck against every other, and what became of their cards."""
