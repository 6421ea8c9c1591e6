"""What every game is made of. Knows no game, no network and no screen."""
