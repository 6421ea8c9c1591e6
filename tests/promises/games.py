"""Games in all states, for tests that must hold in every game at every decision."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st

import gloaming
from bots.clash import HIDDEN, ClashRulebook
from dungeons import own_heroes
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue, Rulebook, Ruling, Setting, opened, rulebook_of
from kernel.court.rulebook import BOOK as COURT
from kernel.vigil import BOOK
from matches import cards_with
from night_ferry.rules import NightFerryRulebook

# Other values than the default where a ruling cannot list them; all others are found from its choices.
UNLISTED: dict[tuple[str, str], list[OptionValue]] = {
    ("shadow-cards", "zero_reward"): ["P", "20"],
    ("syndicates", "card_set"): [
        cards_with("42: {rarity: SR}\n77: {attach: {to: teammate, kt: 20, gone: [gain: {kt: 10, who: team}]}}")
    ],
    ("shadowscape", "cards"): [own_heroes()],
    ("court", "position"): [
        "play firebrand-a mirror-a angel-a guard-b lightning-rod-b mirror-b gallows; hand parry-a parry-b; coins 6",
        "play tutor-a mimic-a hypnotist-a poisoner-a avenger-b censor-b trainer-b fountain; hand curfew-a; coins 9",
    ],
}
opened["vigil"] = BOOK  # the tests' own games keep the promises, too, and so does the example of a sixth
rulebook_of(NightFerryRulebook)
opened["clash"] = ClashRulebook(HIDDEN)
opened["court"] = COURT
GAMES = [*gloaming.games(), "vigil", "clash", "night-ferry", "beacon", "court"]
SELDOM = 0.02  # how often somebody chooses what is open at any time, where there is such a thing
LONGEST = 10_000  # choices; every game is over by then
OVER = 0.2  # how often a game is over where it may be

# Whole games of every kind, as many as there is time for; the soak plays 500.
SEEDS = range(max(2, settings().max_examples // 10))
whole_games = pytest.mark.parametrize(("name", "seed"), [(name, seed) for name in GAMES for seed in SEEDS])


# A game, a number of players, a seed and options.
GameSetting = tuple[Rulebook, int, int, dict[str, OptionValue]]


def any_setting(luck: Random) -> GameSetting:
    """Picks a game, a number of players, a seed and options."""
    book = gloaming.rulebook(luck.choice(GAMES))
    players = luck.choice(list(book.seats))
    return book, players, luck.getrandbits(32), unusual_options(book, players, luck)


def unusual_options(book: Rulebook, players: int, luck: Random) -> dict[str, OptionValue]:
    """Picks other values than usual for some options, as far as they go together."""
    options: dict[str, OptionValue] = {}
    for ruling in book.rulings:
        other = {**options, ruling.name: luck.choice(other_values(book, ruling))}
        if luck.random() < 0.5 and can_be_set_up(book, players, other):
            options = other
    return options


def other_values(book: Rulebook, ruling: Ruling) -> list[OptionValue]:
    """Returns the values of an option that are not the usual one."""
    listed = [value for value in ruling.choices if value != ruling.default]
    values = UNLISTED.get((book.name, ruling.name), listed)
    assert values, f"which values the option {ruling.name} of {book.title} can have is to be told in UNLISTED"
    return values


def can_be_set_up(book: Rulebook, players: int, options: dict[str, OptionValue]) -> bool:
    """Tells whether options go together; of some games not all do."""
    try:
        book.setting(players, 0, options)
    except BadSetup:
        return False
    return True


# One number decides everything about a game. Drawn one by one, its numbers would mostly be those of an earlier example
# with one of them changed, often to zero: the same few games, hardly begun.
LUCK = st.integers(0, 2**64).map(Random)


def settings_of_games() -> st.SearchStrategy[GameSetting]:
    """Draws a game, a number of players, a seed and options."""
    return LUCK.map(any_setting)


def games(finished: bool | None = None) -> st.SearchStrategy[Game]:
    """Draws a game after any share of its choices: before its end, at its end, or either."""
    return LUCK.map(lambda luck: any_game(luck, finished))


def any_game(luck: Random, finished: bool | None) -> Game:
    """Plays some share of a game."""
    book, players, seed, options = any_setting(luck)
    over = luck.random() < OVER if finished is None else finished
    return played(book, book.setting(players, seed, options), luck, 1.0 if over else luck.random())


def played(book: Rulebook, setting: Setting, luck: Random, share: float) -> Game:
    """Plays a game to its end, to know how long it is, and anew for a share of its choices."""
    chance, game = luck.getrandbits(32), book.start(setting)
    play_randomly(game, Random(chance), LONGEST)
    assert game.over
    choices, game = int(share * len(game.choices)), book.start(setting)
    play_randomly(game, Random(chance), choices)
    return game


def whole_game(name: str, seed: int) -> Iterator[Game]:
    """Plays a game to its end and shows it at every decision; every other one has unusual options."""
    book, luck = gloaming.rulebook(name), Random(seed)
    players = luck.choice(list(book.seats))
    options = unusual_options(book, players, luck) if seed % 2 else {}
    game = book.start(book.setting(players, seed, options))
    while not game.over:
        yield game
        play_randomly(game, luck, 1)


def play_randomly(game: Game, rng: Random, choices: int) -> None:
    """Makes so many random choices, by any of the seats that are asked, and now and then by one that is not."""
    while choices > 0 and not game.over:
        decision = rng.choice(game.decisions)
        seat, option = rng.choice(decision.seats), rng.choice(decision.options)
        if game.anytime(seat) and rng.random() < SELDOM:
            seat = rng.randrange(game.players)
            option = rng.choice(game.anytime(seat))
        game.choose(seat, option)
        choices -= 1
