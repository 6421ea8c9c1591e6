"""What a good player of Shadows & Syndicates does without thinking long."""
