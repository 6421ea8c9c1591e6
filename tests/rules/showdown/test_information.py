"""Information: what both see, and what neither may."""

from random import Random

from duels import showdown
from gloaming.games.showdown.rules.cards import card_named
from gloaming.games.showdown.rules.game import Showdown
from rule import rule

EIGHT = "2P 3P 4P 5P 6P 7P 8P 4I"


@rule("SD-VIS-1")
def test_a_discarded_card_is_shown() -> None:
    duel = showdown(hands=f"{EIGHT} | 2P", phase="action").play("0 pass", "1 pass", "0 discard 4I")
    assert duel.told("discarded", seat=1) == [{"seat": 0, "card": "4-of-diamonds"}]
    assert duel.area(0, seen_by=1).discards == ["4-of-diamonds"]


@rule("SD-VIS-2")
def test_a_card_taken_out_of_the_discard_pile_is_shown() -> None:
    duel = showdown(
        hands="6P 7P | 2P 3P", phase="action", discards="12P 5I |", deck_0="cards: {6P: {action: [recover: hand]}}"
    )
    duel.play("0 play 6P", "0 choose 12P")
    assert duel.told("recovered", seat=1) == [{"seat": 0, "card": "queen-of-clubs", "to": "hand"}]
    assert duel.area(0, seen_by=1).seen_hand == ["queen-of-clubs"]
    for seed in range(20):
        imagined = duel.game.imagine(1, Random(seed))
        assert isinstance(imagined, Showdown)
        assert "queen-of-clubs" in imagined.view(0).hand


@rule("SD-VIS-3")
def test_a_card_that_is_shown_is_seen_by_both() -> None:
    shows = "cards: {6P: {action: {target: a-discipline, effects: [show]}}}"
    duel = showdown(hands="6P 7P | 2P 4I 5I", phase="action", deck_0=shows)
    duel.play("0 play 6P", "0 name intellect")
    assert duel.offered(1) == ["choose 4I", "choose 5I"]
    duel.play("1 choose 5I")
    for seat in (0, 1, None):
        assert duel.told("shown", seat) == [{"seat": 1, "card": "5-of-diamonds"}]
    assert duel.area(1, seen_by=0).seen_hand == duel.area(1, seen_by=1).seen_hand == ["5-of-diamonds"]


@rule("SD-VIS-4")
def test_hands_are_hidden_and_their_sizes_public() -> None:
    duel = showdown(hands="7P 9I 2C | 5C 8P", phase="action")
    assert duel.game.view(1).hand == ["8-of-clubs", "5-of-hearts"]
    assert [area.hand_size for area in duel.game.view(1).areas] == [3, 2]
    assert b"9-of-diamonds" not in duel.game.view(1).to_json()
    assert duel.game.view(None).hand == []


@rule("SD-VIS-4")
def test_the_order_of_a_deck_is_hidden_even_from_its_owner() -> None:
    duel = showdown(hands="7P 9I | 5C 8P", tops="13C | 13C", phase="action")
    for seat in (0, 1, None):
        assert b"king-of-hearts" not in duel.game.view(seat).to_json()
    tops = set()
    for seed in range(30):
        imagined = duel.game.imagine(0, Random(seed))
        assert isinstance(imagined, Showdown)
        tops.add(imagined.draw_deck(0)[-1])
    assert len(tops) > 10


@rule("SD-VIS-5")
def test_a_strike_stays_hidden_until_both_are_placed() -> None:
    duel = showdown(hands="7P 9I 4P | 5C 8P 4C", feints="7P | 5C").play("0 strike 9I")
    strike = duel.area(0, seen_by=1).strike
    assert strike is not None
    assert strike.card is None
    assert strike.value is None
    assert duel.told("strike", seat=1) == [{"seat": 0}]
    assert b"9-of-diamonds" not in duel.game.view(1).to_json()
    assert b"9-of-diamonds" not in duel.game.view(None).to_json()
    own = duel.area(0, seen_by=0).strike
    assert own is not None
    assert own.card == "9-of-diamonds"
    duel.play("1 strike 8P")
    assert duel.told("revealed", seat=1) == [{"strikes": ["9-of-diamonds", "8-of-clubs"]}]


def test_a_feint_that_depends_on_the_strike_does_not_betray_it() -> None:
    """What a card is worth is read from what everyone can see."""
    text = "cards: {7P: {feint: [add: {amount: 3, to: feint, only-if: {shows: {discipline: intellect}}}]}}"
    duel = showdown(hands="7P 9I 4P | 5C 8P 4C", feints="7P | 5C", deck_0=text)
    other = showdown(hands="7P 9I 4P | 5C 8P 4C", feints="7P | 5C", deck_0=text)
    duel.play("0 strike 9I")
    other.play("0 strike 4P")
    assert duel.game.view(1).to_json() == other.game.view(1).to_json()
    assert duel.play("1 strike 8P").told("verdict")[0]["totals"] == [19, 13]
    assert other.play("1 strike 8P").told("verdict")[0]["totals"] == [11, 13]


def test_what_was_seen_of_a_hand_is_forgotten_when_it_leaves() -> None:
    text = "cards: {6P: {action: [look-at-hand]}}"
    duel = showdown(hands="6P 7P 8P | 2P 4I 5C", phase="action", deck_0=text)
    duel.play("0 play 6P")
    assert duel.area(1, seen_by=0).seen_hand == ["2-of-clubs", "4-of-diamonds", "5-of-hearts"]
    assert duel.told("looked", seat=0)[0]["cards"] == ["2-of-clubs", "4-of-diamonds", "5-of-hearts"]
    assert duel.told("looked", seat=None) == [{"seat": 0, "count": 3}]
    assert duel.area(1, seen_by=None).seen_hand == []
    duel.play("1 pass", "0 pass", "0 feint 7P", "1 feint 2P")
    assert duel.area(1, seen_by=0).seen_hand == ["4-of-diamonds", "5-of-hearts"]
    duel.play("1 strike 4I")
    assert duel.area(1, seen_by=0).seen_hand == ["4-of-diamonds", "5-of-hearts"]  # the strike is not known yet
    duel.play("0 strike 8P")
    assert duel.area(1, seen_by=0).seen_hand == ["5-of-hearts"]


def test_a_card_put_back_unseen_makes_the_hand_uncertain() -> None:
    text = "cards: {6P: {action: [put-back: top]}}"
    looks = "cards: {6P: {action: [look-at-hand]}}"
    duel = showdown(hands="6P 7P 8P | 6P 9I", phase="action", attacker=1, deck_0=text, deck_1=looks)
    duel.play("1 play 6P", "0 play 6P", "0 choose 7P")
    assert duel.area(0, seen_by=1).seen_hand == []
    assert duel.told("put_back", seat=1) == [{"seat": 0, "to": "top"}]
    assert duel.game.view(0).known_top == ["7-of-clubs"]
    hands = {str(duel.game.imagine(1, Random(seed)).view(0).__getattribute__("hand")) for seed in range(30)}
    assert len(hands) > 5


def test_a_hand_that_was_counted_is_imagined_so() -> None:
    text = "cards: {6P: {action: {target: a-discipline, effects: [count-hand]}}}"
    duel = showdown(hands="6P 7P 8P | 2P 4I 5I 9C", phase="action", deck_0=text)
    duel.play("0 play 6P", "0 name intellect")
    assert duel.told("counted", seat=0) == [{"seat": 1, "discipline": "intellect", "count": 2}]
    for seed in range(30):
        imagined = duel.game.imagine(0, Random(seed))
        assert isinstance(imagined, Showdown)
        assert [imagined.deck_of(1).discipline(card) for card in imagined.hand_of(1)].count(1) == 2
    duel.play("1 pass", "0 pass", "0 feint 7P", "1 feint 4I", "0 strike 8P", "1 strike 5I")


SINKS = "cards: {6P: {action: [recover: bottom]}, 7P: {action: [put-back: bottom]}, 8P: {action: [reorder: 3]}}"


def worlds(game: Showdown, seat: int) -> list[Showdown]:
    """Returns many games that a seat may take for the one it plays."""
    imagined = [game.imagine(seat, Random(seed)) for seed in range(90)]
    return [world for world in imagined if isinstance(world, Showdown)]


def test_what_goes_under_a_card_that_was_seen_to_sink_lies_below_it() -> None:
    duel = showdown(hands="6P 7P 9I 4I | 2P", phase="action", discards="12P |", deck_0=SINKS)
    duel.play("0 play 6P", "0 choose 12P", "1 pass", "0 play 7P", "0 choose 9I")
    queen, nine = card_named("queen-of-clubs"), card_named("9-of-diamonds")
    assert duel.game.draw_deck(0)[:2] == [nine, queen]
    imagined = worlds(duel.game, 1)
    assert {world.draw_deck(0)[1] for world in imagined} == {queen}
    assert len({world.draw_deck(0)[0] for world in imagined}) > 5
    assert any(nine in world.hand_of(0) for world in imagined)
    for world in imagined:
        assert sorted(world.draw_deck(0) + world.hand_of(0)) == sorted(duel.game.draw_deck(0) + duel.game.hand_of(0))


def test_a_sunk_card_that_may_have_come_to_the_top_is_no_longer_known() -> None:
    """A deck that is smaller than what its owner puts in order has no bottom that stays as it was."""
    duel = showdown(hands="6P 8P 4I | 2P", phase="action", discards="12P |", tops="5I 6I |", deck_0=SINKS)
    queen = card_named("queen-of-clubs")
    del duel.game.draw_deck(0)[:-2]
    duel.play("0 play 6P", "0 choose 12P")
    assert {world.draw_deck(0)[0] for world in worlds(duel.game, 1)} == {queen}
    duel.play("1 pass", "0 play 8P", "0 choose 12P", "0 choose 5I")
    assert duel.game.draw_deck(0)[-1] == queen
    assert len({world.draw_deck(0)[0] for world in worlds(duel.game, 1)}) > 1


def test_a_sunk_card_that_was_drawn_is_no_longer_known_to_lie_there() -> None:
    duel = showdown(hands="6P 7P 9I 4I | 2P", phase="action", discards="12P |", tops="5I |", deck_0=SINKS)
    duel.play("0 play 6P", "0 choose 12P", "1 pass", "0 play 7P", "0 choose 9I")
    nine, queen = duel.game.draw_deck(0)[:2]
    del duel.game.draw_deck(0)[2:]
    duel.game.draw([0], 1)
    assert duel.game.hand_of(0).count(queen) == 1
    imagined = worlds(duel.game, 1)
    assert len({world.draw_deck(0)[0] for world in imagined}) > 1
    assert all(
        sorted(world.draw_deck(0) + world.hand_of(0)) == sorted([nine, *duel.game.hand_of(0)]) for world in imagined
    )


def test_everyone_sees_what_lasts_and_whose_strike_it_may_yet_change() -> None:
    text = """
aces: {clubs: {ongoing: [add: {amount: -1, who: opponent}]}, hearts: {ongoing: [win-ties]}}
cards: {6P: {action: [add: {amount: 2, to: strike}, lock-trigger: {until: next-combat}]}}
"""
    duel = showdown(hands="6P 7P | 2C", phase="action", aces="clubs:up hearts:up |", deck_0=text).play("0 play 6P")
    for seat, you, your, opponent, opponents in (
        (0, "You", "Your", "The opponent", "The opponent's"),
        (1, "They", "Their", "You", "Your"),
        (None, "They", "Their", "The opponent", "The opponent's"),
    ):
        view = duel.game.view(seat)
        assert [(one.text, one.still_counts_for) for one in view.standing] == [
            (f"{opponents} total gets -1.", [1]),
            (f"{you} win ties.", []),
        ]
        assert [(one.text, one.next_combat, one.still_counts_for) for one in view.lasting] == [
            (f"{your} strike gets +2.", False, [0]),
            (f"{opponent} cannot use a trigger in the next combat.", True, [1]),
        ]
    duel.game.turn += 1
    assert [one.text for one in duel.game.view(0).lasting] == ["The opponent cannot use a trigger in this combat."]
