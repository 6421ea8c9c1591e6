"""Night Ferry: fill the ferry to the last stone, or leave it to others to sink it."""

from gloaming.games import Home

HOME = Home(__name__, rulebook="rules:NightFerryRulebook")
