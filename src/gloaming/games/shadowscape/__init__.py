"""Shadowscape: a dungeon of cards, whispers that lead into it, and its Lord at the bottom."""

from gloaming.games import Home

HOME = Home(
    __name__,
    rulebook="rules.rulebook:ShadowscapeRulebook",
    instinct="instinct.judging:ShadowscapeInstinct",
    words="words.speaking:ShadowscapeWords",
    terminal="terminal.layout:ShadowscapeFace",
    examples={
        "play": ("--mode coop --players 1",),
        "simulate": ("--mode coop --difficulty difficult --seats careful --games 20 --seed 1",),
        "lab balance": ("--players 3 --games 500",),
    },
)
