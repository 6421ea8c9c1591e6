"""The tournament of the book: Sumo Rush, then Controlled, then Fiasco to the final (SS-FMT-7 to -9, -12)."""
