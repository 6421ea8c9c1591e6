"""What is said of a duel."""

from dataclasses import replace
from random import Random

import pytest

import gloaming
from duels import Table as Duel
from duels import showdown, started
from gloaming.games.showdown.instinct.judging import ACE
from gloaming.games.showdown.rules.cards import DECK, NAMES, card_named
from gloaming.games.showdown.rules.champions import champion
from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.games.showdown.words.decks import EDGES, rules_text, trigger_text, view_of, worth
from gloaming.kernel.cards.reader import OPPONENT
from gloaming.kernel.events import Facts
from gloaming.kernel.reasons import CardRefused, OtherQuestion
from gloaming.words.scene import CardText, Scene, words_of
from gloaming.words.seating import Seating
from words.scenes import LONGEST, asked_to, last_acts, preview_in, refused, scene_of, seen_at, sentence_of

WORDS = words_of("showdown")


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"event": "chose", "seat": 1}, "Rook has chosen a champion."),
        ({"event": "chose", "seat": 0, "champion": "corvo"}, "You choose Corvo Thistledown."),
        ({"event": "champions", "champions": ["A", "B"]}, "You fight as A, Rook as B."),
        ({"event": "shuffled", "seat": 0}, "Your deck is shuffled."),
        ({"event": "cut_offered", "seat": 0, "asked": False}, ""),
        ({"event": "cut", "seat": 1, "cut": True}, "Rook cuts it."),
        (
            {"event": "cut_for_first", "cards": ["9-of-clubs", "4-of-hearts"]},
            "Cut for the first attack: your 9 of clubs, Rook's 4 of hearts.",
        ),
        ({"event": "first_player", "seat": 0}, "You attack first."),
        ({"event": "turn", "turn": 2, "attacker": 1}, "Turn 2: Rook attacks."),
        ({"event": "passed", "seat": 0}, "You pass."),
        ({"event": "drew", "seat": 1, "count": 2}, "Rook draws 2 cards."),
        ({"event": "drew", "seat": 0, "count": 1, "cards": ["9-of-clubs"]}, "You draw the 9 of clubs."),
        ({"event": "discarded", "seat": 0, "card": "9-of-clubs"}, "You discard the 9 of clubs, 9 Physical."),
        ({"event": "named", "seat": 1, "discipline": "cunning"}, "Rook names Cunning."),
        (
            {"event": "flipped", "seat": 1, "card": "9-of-clubs", "kept": True},
            "Rook flips the 9 of clubs (9 Intellect) and keeps it.",
        ),
        ({"event": "looked_at_top", "seat": 1, "count": 3}, "Rook looks at 3 cards on top of the deck."),
        (
            {"event": "looked_at_top", "seat": 0, "count": 2, "cards": ["9-of-clubs", "2-of-clubs"]},
            "You look at 2 cards on top of the deck: the 9 of clubs and the 2 of clubs.",
        ),
        ({"event": "took", "seat": 1, "of": 3}, "Rook takes one and puts the others under the deck."),
        ({"event": "took", "seat": 1, "of": 1}, "Rook takes one."),
        (
            {"event": "looked", "seat": 1, "count": 1, "cards": ["9-of-clubs"]},
            "Rook looks at 1 card from your hand: the 9 of clubs.",
        ),
        ({"event": "shows_none", "seat": 0, "discipline": "cunning"}, "You have no Cunning card."),
        ({"event": "counted", "seat": 1, "discipline": "cunning", "count": 2}, "Rook holds 2 Cunning cards."),
        (
            {"event": "recovered", "seat": 0, "card": "9-of-clubs", "to": "hand"},
            "You take the 9 of clubs (9 Physical) from your discard pile into your hand.",
        ),
        (
            {"event": "recovered", "seat": 1, "card": "9-of-clubs", "to": "bottom"},
            "Rook puts the 9 of clubs (9 Intellect) from their discard pile under their deck.",
        ),
        ({"event": "put_back", "seat": 1, "to": "top"}, "Rook puts a card on the deck."),
        ({"event": "feint", "seat": 0, "card": "first-edge"}, "You feint with the Black Joker's 5 Cunning edge."),
        ({"event": "strike", "seat": 1}, "Rook plays a strike face down."),
        (
            {"event": "strike_turned", "seat": 1, "card": "2-of-clubs"},
            "Rook's strike: 2 of clubs (Physical).",
        ),
        (
            {"event": "verdict", "winner": 0, "totals": [9, 12], "same_discipline": True, "decided_by": "lower"},
            "You have 9, Rook has 12: same discipline, the lower wins; you win the combat.",
        ),
        (
            {"event": "verdict", "winner": 1, "totals": [9, 12], "same_discipline": False, "decided_by": "higher"},
            "You have 9, Rook has 12: different disciplines, the higher wins; Rook wins the combat.",
        ),
        (
            {"event": "verdict", "winner": -1, "totals": [9, 9], "same_discipline": False, "decided_by": "nothing"},
            "You have 9, Rook has 9: a tie, no damage.",
        ),
        (
            {"event": "verdict", "winner": 1, "totals": [9, 9], "same_discipline": True, "decided_by": "ties"},
            "You have 9, Rook has 9: a tie, and Rook wins ties.",
        ),
        (
            {"event": "verdict", "winner": 0, "totals": [9, 12], "same_discipline": False, "decided_by": "card"},
            "You have 9, Rook has 12: a card decides, not the totals; you win the combat.",
        ),
        ({"event": "unable", "seats": [0]}, "You have no card to strike with and take one damage."),
        ({"event": "prevented", "seat": 0}, "You take no damage after all."),
        (
            {"event": "game_over", "losers": [0, 1], "scores": [0, 0], "winners": []},
            "Both lose the duel at the same moment.",
        ),
        (
            {"event": "game_over", "losers": [0, 1], "scores": [1, 0], "winners": [0]},
            "Both lose at the same moment; by house rule, you win the duel.",
        ),
    ],
)
def test_events_are_sentences(facts: Facts, sentence: str) -> None:
    game = gloaming.start("showdown", seed=3, deck_0="corvo", deck_1="ilse")
    assert sentence_of("showdown", facts, scene_of(game, [])) == sentence


def test_who_is_named_second_is_spoken_to_in_the_middle_of_a_sentence() -> None:
    _, scene = asked_to("pick")
    other = replace(scene, seating=Seating(["Linnet", "You"], ["random", None]))
    assert (
        sentence_of("showdown", {"event": "champions", "champions": ["A", "B"]}, other)
        == "Linnet fights as A, you as B."
    )


def test_cards_are_told_with_their_titles_and_texts() -> None:
    game = gloaming.start("showdown", seed=3, deck_0="corvo", deck_1="ilse")
    scene, deck = scene_of(game, []), champion("corvo")
    title, text = deck.titles[card_named("10-of-spades")], rules_text("10-of-spades", deck)
    facts: Facts = {"event": "action", "seat": 0, "card": "10-of-spades"}
    assert sentence_of("showdown", facts, scene) == f"You play {title} (the 10 of spades). “{text}”"
    title, text = deck.titles[card_named("ace-of-spades")], rules_text("ace-of-spades", deck)
    facts = {"event": "ace_used", "seat": 0, "card": "ace-of-spades", "removed": True}
    assert (
        sentence_of("showdown", facts, scene)
        == f"You use {title} (the ace of spades), which is removed from the game. “{text}”"
    )
    facts = {"event": "ace_turned", "seat": 0, "card": "ace-of-spades"}
    assert sentence_of("showdown", facts, scene) == f"You reveal {title} (the ace of spades). “{text}”"
    facts = {"event": "trigger", "seat": 1, "discipline": "cunning"}
    text = trigger_text("cunning", champion("ilse"), OPPONENT)
    assert sentence_of("showdown", facts, scene) == f"Rook uses the Cunning trigger. “{text}”"


# What lasts.

BRACE = "cards: {6P: {title: Brace, action: [add: {amount: 1, to: strike}]}}"


def preview(at: Duel, token: str, seat: int = 0) -> str:
    scene = seen_at(at, seat)
    assert scene.decision is not None
    option = scene.decision.find(token)
    assert option is not None
    return preview_in(at.game, scene, option, seat)


def test_a_strike_is_told_with_everything_that_may_change_its_total() -> None:
    at = showdown("6P 5I 9I | 8P 3I", phase="action", deck_0=BRACE).play("0 play 6P", "1 pass", "0 pass")
    at.fight("5I | 8P")
    strike = preview(at, "strike 9-of-diamonds")
    assert strike.endswith("Together 14, and: your strike gets +1; a win lets you use your trigger.")


@pytest.mark.parametrize("attacker", [0, 1])
def test_the_strike_that_ends_the_waiting_is_told_once(attacker: int) -> None:
    at = showdown("5I 9I | 8P 3I", "5I | 8P", attacker=attacker).play("1 strike 3-of-diamonds")
    assert preview(at, "strike 9-of-diamonds") == (
        "Strike with 9 Intellect (9♦). Together 14; a win lets you use your trigger."
    )


def test_a_strike_names_open_aces_and_what_the_opponent_did_but_not_what_the_feint_counts_already() -> None:
    ace = "aces: {clubs: {title: Poise, ongoing: [add: 2]}}"
    weight = "cards: {8P: {title: Weight, feint: [add: {amount: -1, to: strike, who: opponent}]}}"
    at = showdown("5I 9I | 8P 3I", "5I | 8P", aces="clubs:up | ", deck_0=ace, deck_1=weight)
    strike = preview(at, "strike 9-of-diamonds")
    assert "Together 14, and: Rook's 8♣ “Your strike gets -1” and your total gets +2; " in strike
    lifted = "cards: {5I: {title: Lift, feint: [add: {amount: 4, to: feint}]}}"
    at = showdown("5I 9P | 8P 3I", "5I | 8P", deck_0=lifted)
    assert preview(at, "strike 9-of-clubs").endswith("Together 18.")


def test_the_hand_limit_is_told_without_a_number() -> None:
    short = "aces: {clubs: {title: Cramped, ongoing: [hand-limit: 5]}}"
    at = showdown("2P 3P 4P 5P 6P 7P | 2I", phase="draw", aces="clubs:up | ", deck_0=short)
    assert WORDS.prompt(seen_at(at)) == "You hold 8 cards, over your hand limit: discard one."


def test_a_choice_that_lies_open_is_not_called_covered() -> None:
    at = started(deck_0="choose", deck_1="choose", mirror_allowed=False)
    seat = at.asked[0]
    assert "Your opponent sees it" in WORDS.prompt(seen_at(at, seat))
    assert "stays hidden" in WORDS.prompt(seen_at(started(deck_0="choose", deck_1="choose")))


# Buttons, cards, and who did what.


def label(scene: Scene, token: str) -> str:
    assert scene.decision is not None
    option = scene.decision.find(token)
    assert option is not None
    return WORDS.label(scene, option)


def test_passing_says_what_comes_next() -> None:
    at = showdown("6P 5I | 8P 3I", phase="action", deck_0=BRACE, deck_1=BRACE.replace("6P", "8P"))
    assert preview(at, "pass") == "Pass, without an Action. Rook may play an Action."
    assert label(seen_at(at), "play 6-of-clubs") == "Play Brace (6♣)"
    at.play("0 pass")
    assert preview(at, "pass", 1) == "Pass, without an Action. The combat begins."


@pytest.mark.parametrize(
    ("reader", "said"),
    [
        (0, ["The opponent's total gets -1.", "Your strike gets +1."]),
        (1, ["Your total gets -1.", "Their strike gets +1."]),
        (None, ["The opponent's total gets -1.", "Their strike gets +1."]),
    ],
)
def test_what_lasts_reads_as_its_owners_for_everybody_else(reader: int | None, said: list[str]) -> None:
    text = f"aces: {{clubs: {{ongoing: [add: {{amount: -1, who: opponent}}]}}}}\n{BRACE}"
    at = showdown("6P 5I | 8P 3I", phase="action", aces="clubs:up |", deck_0=text).play("0 play 6P")
    effects = WORDS.ongoing(scene_of(at.game, at.heard, reader))
    assert [effect.text for effect in effects] == said
    assert [(effect.seat, effect.later, effect.counts) for effect in effects] == [(0, False, True)] * 2


def test_the_status_begins_with_a_capital_letter() -> None:
    assert WORDS.status(seen_at(started(deck_0="choose", deck_1="choose"))) == "Setting up · your turn"


def test_a_feint_and_a_strike_say_what_they_are_worth() -> None:
    at = showdown("5I 9I | 8P 3I")
    assert label(seen_at(at), "feint 5-of-diamonds") == "Feint with 5 Intellect (5♦)"
    assert label(seen_at(at), "feint second-edge") == "Feint with 7 Cunning (Black Joker)"
    at.fight("5I | 8P")
    assert label(seen_at(at), "strike 9-of-diamonds") == "Strike with 9 Intellect (9♦)"


@pytest.mark.parametrize(
    ("verb", "option", "words"),
    [
        ("pick", "pick corvo", "Fight as Corvo Thistledown"),
        ("trigger", "pass", "Don't use the trigger"),
        ("cut", "cut deck", "Cut the deck"),
        ("cut", "pass", "Don't cut"),
        ("name", "name cunning", "Name Cunning"),
        ("react", "pass", "Pass, without responding"),
    ],
)
def test_a_button_says_what_comes_of_it(verb: str, option: str, words: str) -> None:
    decks = {"pick": ("choose", "choose")}.get(verb, ("ilse", "oduya"))
    _, scene = asked_to(verb, deck_0=decks[0], deck_1=decks[1], ask_opening_cut=True)
    assert label(scene, option) == words


def test_an_ace_is_named_on_its_button_as_far_as_it_is_known() -> None:
    poise = "aces: {clubs: {title: Poise, ongoing: [add: 2]}}"
    at = showdown("5I 2C | 8P 13P", "5I | 8P", "2C | 13P", aces="hearts clubs:known | ", deck_0=poise)
    assert label(seen_at(at), "turn 2") == "Reveal Ace 2 (Poise)"
    assert label(seen_at(at), "turn 1") == "Reveal Ace 1 (unknown)"


def test_a_title_without_room_on_a_button_gives_way_to_the_name_of_its_card() -> None:
    long = BRACE.replace("Brace", "Brace Yourself for What Is Coming")
    at = showdown("6P 5I | 8P 3I", phase="action", deck_0=long)
    assert label(seen_at(at), "play 6-of-clubs") == "Play the 6 of clubs"


def test_a_card_is_read_as_it_is_printed() -> None:
    scene, deck = seen_at(started(deck_0="corvo", deck_1="choose")), champion("corvo")
    title, text = deck.titles[card_named("10-of-spades")], rules_text("10-of-spades", deck)
    assert WORDS.card_text(scene, 0, "10-of-spades") == CardText(title, worth("10-of-spades", deck), text)
    plain = next(name for name in NAMES[:DECK] if not rules_text(name, deck))
    assert WORDS.card_text(scene, 0, plain).facts == worth(plain, deck)
    assert WORDS.card_text(scene, 0, plain).title.lower() == plain.replace("-", " ")
    assert WORDS.card_text(scene, 0, "ace-of-spades").facts == "Ace"
    assert WORDS.card_text(scene, 0, "red-joker").title == "Corvo Thistledown"
    edges = [worth(edge, deck) for edge in EDGES]
    assert WORDS.card_text(scene, 0, "first-edge") == CardText("Black Joker", edges[0], "")
    assert WORDS.card_text(scene, 0, "black-joker") == CardText("Black Joker", " or ".join(edges), "")


def test_the_cards_of_an_unknown_champion_say_no_more_than_their_names() -> None:
    scene = seen_at(started(deck_0="choose", deck_1="choose"))
    for seat in range(2):
        assert WORDS.card_text(scene, seat, "queen-of-hearts") == CardText("Queen of hearts", "", "")
        assert WORDS.card_text(scene, seat, "black-joker") == CardText("Black Joker", "", "")


def test_the_attacker_is_named_once_in_the_status() -> None:
    at = showdown("6P 5I 9I | 8P 3I", phase="action", deck_0=BRACE, deck_1=BRACE.replace("6P", "8P"))
    others = Seating(["Ann", "Ben"], [None] * 2)
    assert WORDS.status(replace(seen_at(at), seating=others)) == "Turn 1 · action phase · Ann attacks"
    at.play("0 pass")
    assert WORDS.status(replace(seen_at(at), seating=others)) == "Turn 1 · action phase · Ann attacks · Ben's turn"
    assert WORDS.status(seen_at(at, 1)) == "Turn 1 · action phase · you attack · Rook's turn"


def test_the_last_act_of_both_is_told_without_the_text_of_a_card() -> None:
    at = showdown("6P 5I 9I | 8P 3I", phase="action", deck_0=BRACE)
    assert last_acts(seen_at(at)) == ["", ""]
    at.play("0 play 6P")
    assert last_acts(seen_at(at))[0] == "You play Brace (the 6 of clubs)."
    at.play("1 pass", "0 pass").fight("5I | 8P")
    assert last_acts(seen_at(at)) == [
        "You feint with the 5 of diamonds, 5 Intellect.",
        "Rook feints with the 8 of clubs, 8 Physical.",
    ]
    at.play("1 strike 3I")
    assert last_acts(seen_at(at))[1] == "Rook plays a strike face down."


def test_a_strike_that_was_turned_up_is_no_longer_told_as_face_down() -> None:
    at = showdown("6P 5I 9I | 8P 3I", phase="action").play("0 pass", "1 pass")
    at.fight("5I | 8P", "9I | 3I")
    assert not [act for act in last_acts(seen_at(at)) if "face down" in act]
    assert last_acts(seen_at(at))[1] == "Rook's strike: 3 of diamonds (Intellect)."


@pytest.mark.parametrize("seed", range(12))
def test_every_option_has_a_short_button_of_its_own(seed: int) -> None:
    at, rng = started(seed=seed, deck_0=ROSTER[seed % 6], deck_1=ROSTER[(seed // 2 + 3) % 6]), Random(seed)
    while not at.game.over:
        decision = rng.choice(at.game.decisions)
        scene = seen_at(at, decision.seat)
        said = [WORDS.label(scene, option) for option in decision.options]
        assert len(set(said)) == len(said)
        assert all(len(words) <= LONGEST for words in said)
        assert "Pass" not in said
        at.game.choose(decision.seat, rng.choice(decision.options))


def test_a_title_is_left_out_only_where_it_has_no_room() -> None:
    long = BRACE.replace("Brace", "Brace Yourself for the Storm")
    scene = seen_at(showdown("6P 5I | 8P 3I", phase="action", deck_0=long))
    assert label(scene, "play 6-of-clubs") == "Play the 6 of clubs"
    assert label(replace(scene, wide=True), "play 6-of-clubs") == "Play Brace Yourself for the Storm (6♣)"


# What lies behind a question.


def test_an_order_is_asked_for_from_the_top_down() -> None:
    table = showdown(
        hands="8P 9P | 2P", tops="5I 6I 7I |", phase="action", deck_0="cards: {8P: {action: [reorder: 3]}}"
    )
    table.play("0 play 8P")
    assert WORDS.prompt(seen_at(table)) == "Test 8P (the 8 of clubs): choose the card you will draw next."
    table.play("0 choose 6I")
    assert WORDS.prompt(seen_at(table)) == "Test 8P (the 8 of clubs): choose the card you will draw after it."
    table.play("0 choose 7I")
    assert table.game.view(0).known_top == ["6-of-diamonds", "7-of-diamonds", "5-of-diamonds"]


def test_a_question_names_the_ability_that_asks_and_not_the_last_card_that_was_played() -> None:
    text = "cards: {7P: {title: Barter, feint: [swap-feint]}}"
    table = showdown(hands="7P 8P 9I | 2P 4I", deck_0=text)
    table.play("0 feint 7P")
    assert WORDS.prompt(seen_at(table)) == "Barter (the 7 of clubs): exchange your feint for a card from your hand."


def test_with_two_black_jokers_on_the_table_it_is_told_whose_is_turned() -> None:
    turns = "cards: {9P: {react: {when: feints, effects: [turn-edge: {who: opponent}]}}}"
    table = showdown(hands="9P 8P | 2P 4I", deck_0=turns, deck_1="")
    table.play("0 feint first-edge", "1 feint second-edge", "0 react 9P")
    assert WORDS.prompt(seen_at(table)) == "Which edge of Rook's Black Joker counts?"


def test_whoever_must_discard_is_told_what_for() -> None:
    text = "cards: {6P: {action: [discard: {count: 2, who: opponent}]}}"
    table = showdown(hands="6P 7P | 2P 4I 5I", phase="action", deck_0=text)
    table.play("0 play 6P")
    assert WORDS.prompt(seen_at(table, 1)) == "Test 6P (the 6 of clubs): discard a card."


def test_the_sheet_tells_a_tie_that_was_won() -> None:
    table = showdown(hands="9P 8P | 9P 8P", deck_0="aces: {hearts: {ongoing: [win-ties]}}", aces="hearts:up |")
    table.play("0 feint 9P", "1 feint 9P", "0 strike 8P", "1 strike 8P")
    assert WORDS.sheet(seen_at(table))[-1].cells[-1].endswith("who wins ties")


@pytest.mark.parametrize("verb", ["trigger", "accept", "name", "feint", "strike", "react", "play", "discard"])
def test_whatever_is_within_reach_and_cannot_be_used_says_why(verb: str) -> None:
    """Also where the question is not about the cards in hand at all."""
    game, scene = asked_to(verb)
    reach = WORDS.within_reach(scene)
    decision = game.decision_of(0)
    assert decision is not None
    usable = {thing for option in decision.options for thing in option.touches}
    assert set(view_of(scene).hand) <= set(reach)
    for thing in set(reach) - usable:
        assert isinstance(refused(game, scene, reach[thing])[0], (CardRefused, OtherQuestion))


def test_a_hint_tells_the_chance_to_win() -> None:
    scene = seen_at(showdown(hands="9P 8P | 2P 4I"))
    assert WORDS.measure(scene) == "your chance of winning the duel"
    assert [WORDS.outlook(scene, worth) for worth in (0.0, 1.0, -0.5 / ACE)] == [
        *("50% to win", "65% to win", "under 1% to win"),
    ]


@pytest.mark.parametrize(
    ("deck", "played", "named"),
    [
        ("cards: {7P: {feint: {optional: true, effects: [draw: 1]}}}", ["0 feint 7P"], "the 7 of clubs"),
        (
            "cards: {7P: {feint: {optional: true, effects: [recover: hand]}}, "
            "9I: {strike: {optional: true, effects: [draw: 1]}}}",
            ["0 feint 7P", "1 feint 5C", "0 strike 9I", "1 strike 8P"],
            "the 9 of diamonds",
        ),
        (
            "aces: {clubs: {immediate: {optional: true, effects: [draw: 1]}}}",
            ["0 feint 7P", "1 feint 5C", "0 strike 2I", "1 strike 8P"],
            "the ace of clubs",
        ),
    ],
)
def test_an_ability_that_may_be_left_is_named_by_the_card_that_asks(deck: str, played: list[str], named: str) -> None:
    at = showdown("7P 9I 2I | 5C 8P", aces="clubs | ", deck_0=deck).play(*played)
    scene = seen_at(at)
    assert named in WORDS.prompt(scene)
    assert scene.decision is not None
    assert [option.question.verb for option in scene.decision.options] == ["accept", "pass"]


# Answers that are read without their label.

OPENINGS = {
    "pick": "Fight as ",
    "play": "Play ",
    "react": "React with ",
    "use": "Use ",
    "feint": "Feint with ",
    "strike": "Strike with ",
    "trigger": "Use the ",
    "accept": "Use ",
    "edge": "Count ",
}


@pytest.mark.parametrize("seed", range(6))
def test_a_preview_says_by_itself_what_is_done(seed: int) -> None:
    game, rng = gloaming.start("showdown", seed=seed), Random(seed)
    heard: set[str] = set()
    while not game.over:
        decision = rng.choice(game.decisions)
        scene = scene_of(game, [], decision.seat)
        for option in decision.options:
            verb = option.token.split(" ")[0]
            heard.add(verb)
            assert preview_in(game, scene, option, decision.seat).startswith(OPENINGS.get(verb, ""))
        game.choose(decision.seat, rng.choice(decision.options))
    assert {"pick", "feint", "strike"} <= heard


def test_the_text_of_a_duel_calls_cards_by_their_names() -> None:
    at = showdown("6P 5I 9I | 8P 3I", phase="action").play("0 pass", "1 pass")
    told = " ".join(WORDS.describe(seen_at(at)))
    assert "3 cards in hand" in told
    assert not set(told) & set("♠♥♦♣")


def test_the_text_of_a_combat_says_who_is_ahead_and_why() -> None:
    text = "aces: {hearts: {ongoing: [win-ties]}, clubs: {remove: {when: strikes, effects: [add: 1]}}}"
    at = showdown("9P 8P | 9P 8P", aces="hearts:up clubs:up | ", deck_0=text).fight("9P | 9P", "8P | 8P")
    assert "A tie, and you win ties: you are ahead." in WORDS.describe(seen_at(at))
