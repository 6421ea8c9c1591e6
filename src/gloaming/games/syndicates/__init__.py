"""Shadows & Syndicates: two gangs, one action a turn, and a Leader to bring down."""

from gloaming.games import Home

HOME = Home(
    __name__,
    rulebook="rules.rulebook:SyndicatesRulebook",
    instinct="instinct.judging:SyndicatesInstinct",
    words="words.speaking:SyndicatesWords",
    terminal="terminal.layout:SyndicatesFace",
    examples={
        "tournament": (
            "--entrants 16 --seed 3 --option as_printed=true",
            "--entrants you,careful,search,13 --json evening.json",
        ),
        "play": ("--format fiasco",),
        "simulate": ("--format fiasco --seats search,careful --games 200 --seed 1",),
        "lab balance": ("--format controlled --games 500",),
    },
)
