"""The words of Shadowscape."""
