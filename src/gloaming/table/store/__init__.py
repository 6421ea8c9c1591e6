"""Where tables, people and finished games are kept, so that nothing is lost when the server dies."""
