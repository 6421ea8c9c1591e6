"""The words of Shadows & Syndicates."""
