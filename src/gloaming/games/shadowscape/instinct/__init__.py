"""What a good explorer of the dungeon does without thinking long."""
