"""`gloaming tournament`: from Sumo Rush through Controlled to the final in Fiasco."""
