"""`gloaming tournament`: tournaments of any game of two sides, as its rulebook has them or as the house does."""
