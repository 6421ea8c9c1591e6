"""Shadow Cards: trick-taking with a secret prediction, for two to five."""

from gloaming.games import Home

HOME = Home(
    __name__,
    rulebook="rules.rulebook:ShadowCardsRulebook",
    instinct="instinct:ShadowCardsInstinct",
    words="words.speaking:ShadowCardsWords",
    terminal="terminal.layout:ShadowCardsFace",
    examples={
        "play": ("--players 3 --bots random --option teaching=true",),
        "watch": ("--seats random,random,random --seed 7 --step",),
        "simulate": ("--seats careful,random,random,random --games 1000",),
        "rules": ("--coverage",),
        "lab balance": ("--players 3 --games 500",),
    },
)
