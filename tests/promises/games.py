"""Games in all states, for tests that must hold in every game at every decision."""

from __future__ import annotations

from random import Random

from hypothesis import assume
from hypothesis import strategies as st

import gloaming
from bots.clash import HIDDEN, ClashRulebook
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue, Rulebook, opened, rulebook_of
from kernel.vigil import BOOK
from matches import cards_with
from night_ferry.rules import NightFerryRulebook

# Other values than the default for every option of every game; a new option without an entry fails a test.
VARIANTS: dict[str, dict[str, list[OptionValue]]] = {
    "shadow-cards": {
        "teaching": [True],
        "short_rounds": [True],
        "zero_reward": ["P", "20"],
        "exact_factor": [2],
        "exact_adds_trick_points": [True],
        "over_bonus": ["none", "only"],
        "most_keeps_prediction_bonus": [True],
        "matched_leader_cancels_most": [False],
        "round_floor": [0],
        "first_starter": [0, 1],
        "announce_starter_before_prediction": [False],
        "reveal_predictions": [False],
        "trick_history": ["none", "all"],
    },
    "showdown": {
        "deck_0": ["random", "corvo", "ilse", "twins"],
        "deck_1": ["random", "aldous", "oduya", "brannagh"],
        "mirror_allowed": [False],
        "first_player": ["coin"],
        "ask_opening_cut": [True],
        "force_strike_if_able": [False],
        "simultaneous_loss": ["attacker", "more-aces"],
        "ace_order": ["pile"],
        "bars_bind_hand_cards": [True],
    },
    "syndicates": {
        "format": ["sumo-rush", "fiasco"],
        "contest": ["best-of-3", "casual"],
        "rarities": ["CO+UC", "CO+SR", "CO+UC+RA"],
        "card_set": [
            cards_with("42: {rarity: SR}\n77: {attach: {to: teammate, kt: 20, gone: [gain: {kt: 10, who: team}]}}")
        ],
        "fresh_roll": [False],
        "leader_face": ["bodyguard"],
        "duo_attack_is_passive": [True],
        "final_blow_is_skill": [True],
        "boosts_pass_under_attachments": [True],
        "bodyguard_may_step_down": [True],
    },
    "vigil": {},
    "clash": {},
    "night-ferry": {},
    "beacon": {"mode": ["sides"], "heroes": [2, 3], "difficulty": [2]},
}
opened["vigil"] = BOOK  # the tests' own games keep the promises, too, and so does the example of a sixth
rulebook_of(NightFerryRulebook)
opened["clash"] = ClashRulebook(HIDDEN)
GAMES = [*gloaming.games(), "vigil", "clash", "night-ferry", "beacon"]
SELDOM = 0.02  # how often somebody chooses what is open at any time, where there is such a thing


# A game, a number of players, a seed and options.
GameSetting = tuple[Rulebook, int, int, dict[str, OptionValue]]


@st.composite
def settings_of_games(draw: st.DrawFn) -> GameSetting:
    """Draws a game, a number of players, a seed and options."""
    book = gloaming.rulebook(draw(st.sampled_from(GAMES)))
    players = draw(st.sampled_from(list(book.seats)))
    seed = draw(st.integers(0, 2**32))
    options: dict[str, OptionValue] = {}
    for ruling in book.rulings:
        if draw(st.booleans()):
            options[ruling.name] = draw(st.sampled_from(VARIANTS[book.name][ruling.name]))
    assume(can_be_set_up(book, players, options))
    return book, players, seed, options


def can_be_set_up(book: Rulebook, players: int, options: dict[str, OptionValue]) -> bool:
    """Tells whether options go together; of some games not all do."""
    try:
        book.setting(players, 0, options)
    except BadSetup:
        return False
    return True


@st.composite
def games(draw: st.DrawFn, finished: bool | None = None) -> Game:
    """Draws a game somewhere between its first decision and its end."""
    book, players, seed, options = draw(settings_of_games())
    game = book.start(book.setting(players, seed, options))
    rng = Random(draw(st.integers(0, 2**32)))
    limit = draw(st.integers(0, 260))
    play_randomly(game, rng, 10_000 if finished else limit)
    if finished is False and game.over:
        return book.start(book.setting(players, seed, options))
    return game


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
