"""What every tournament is made of: entrants, stages, rounds, duels, and the rules by which somebody advances."""
