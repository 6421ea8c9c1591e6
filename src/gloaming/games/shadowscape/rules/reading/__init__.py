"""Reading what is in the box from its card files."""
