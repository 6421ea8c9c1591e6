"""Showdown: a duel of feints and strikes between two champions."""

from gloaming.games import Home

HOME = Home(
    __name__,
    rulebook="rules.rulebook:ShowdownRulebook",
    instinct="instinct.judging:ShowdownInstinct",
    words="words.speaking:ShowdownWords",
    terminal="terminal.layout:ShowdownFace",
    examples={
        "play": ("--deck corvo",),
        "watch": ("--seats careful --deck corvo --deck ilse",),
        "simulate": ("--seats careful,random --deck corvo --deck ilse",),
        "tournament": ("--entrants 8 --seed 1",),
        "rules": ("--markdown",),
        "lab pairings": ("--seats careful --games 2000 --jobs 2",),
        "cards list": ("corvo",),
        "cards show": ("corvo", "corvo 2-of-spades"),
        "cards check": ("my-champion.yaml",),
        "cards terms": ("",),
        "cards schema": ("> champion.schema.json",),
    },
)
