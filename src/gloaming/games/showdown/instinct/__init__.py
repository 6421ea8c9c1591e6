"""What a good duellist does without thinking long."""
