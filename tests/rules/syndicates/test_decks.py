"""Decks, used piles, dice, and which rarities are in them."""

from itertools import pairwise

import pytest

import gloaming
from gloaming.games.syndicates.rules.tabletop import OUT
from matches import Match, analysing, arranged, cards_with, started
from rule import rule


def zones(match: Match, side: int) -> list[int]:
    """Returns every card that a side has anywhere; one that lies on several slots counts once."""
    game = match.game
    cards = [card for stack in game.stacks[side] for card in stack]
    cards += {facts[0] for slot in game.attached[side] for facts in slot}
    cards += game.decks[side] + game.fx_decks[side] + game.reserves[side]
    cards += game.characters[side].cards[OUT] + game.fx[side].cards[OUT]
    return cards


@rule("SS-DECK-1")
@pytest.mark.parametrize("seed", range(1, 9))
def test_nothing_is_doubled_or_lost_in_a_match(seed: int) -> None:
    """A side has its 20 characters and 16 FX cards from the setup to the end, each in one place."""

    def counted(match: Match) -> bool:
        for side in range(2) if match.acting else ():
            cards = zones(match, side)
            assert len(cards) == len(set(cards)) == 20 + 16
        return False

    match = started(seed=seed).set_up().play_until(counted, seed)
    assert match.game.over


@rule("SS-DECK-2")
def test_there_is_neither_a_hand_nor_a_mulligan() -> None:
    match = started()
    assert not hasattr(match.game, "hands")
    match.play(f"{match.asked[0]} take green")
    for seat in range(2):
        assert {token.split(" ")[0] for token in match.offered(seat)} <= {"swap", "fetch", "dismiss", "ready"}
        assert match.knows_no(f"{seat} mulligan")


@rule("SS-DECK-2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_the_same(seat: int | None) -> None:
    """Without hands nothing but the order of the decks is hidden, and that from everybody."""
    match = started().set_up()
    assert match.game.view(seat).sides == match.game.view(None).sides


@rule("SS-DECK-3")
def test_an_unwanted_supporter_cannot_be_exchanged() -> None:
    match = analysing("rex-blaze disco-lenny zuri-makena lola-loophole")
    assert match.offered(0, "fetch") == []
    assert match.refuses("0 fetch ive-montana")
    assert match.refuses("0 discard rex-blaze")
    assert match.refuses("0 dismiss rex-blaze")


@rule("SS-DECK-3")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_card_goes_back_into_a_deck(seed: int) -> None:
    sizes: list[list[int]] = []

    def shrinking(match: Match) -> bool:
        sizes.append([len(deck) for deck in match.game.decks + match.game.fx_decks])
        return False

    started(seed=seed).set_up().play_until(shrinking, seed)
    for before, after in pairwise(sizes):
        assert all(now <= then for then, now in zip(before, after, strict=True))


@rule("SS-DECK-4", "SS-CHR-1")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_character_is_drawn_only_because_a_skill_or_an_fx_card_says_so(seed: int) -> None:
    match = started(seed=seed).set_up()
    match.heard.clear()
    match.play_until(lambda match: False, seed)
    assert "drew_character" in match.events
    cause = ""
    for kind in match.events:
        if kind in ("turn", "skill", "drew_fx", "played_fx"):
            cause = kind
        assert kind != "drew_character" or cause in ("skill", "drew_fx", "played_fx")


@rule("SS-DECK-5")
@pytest.mark.parametrize("green", [0, 1])
def test_a_side_has_only_characters_of_its_faction(green: int) -> None:
    match = started().set_up(green=green)
    for side in range(2):
        characters = [card for card in zones(match, side) if card < 40]
        own = range(20) if side == green else range(20, 40)
        assert sorted(characters) == list(own)


@rule("SS-DECK-6")
def test_a_used_card_lies_open_and_does_not_come_back() -> None:
    """A-17: an empty deck stays empty, and drawing is no longer offered."""
    match = arranged(green="john-silver amy | rex-blaze", fx="vitamin-c-energy-shot .")
    match.play("0 draw fx", "0 choose rex-blaze", "1 attack amy with tito-tambor")
    assert match.fx_deck(0) == []
    assert match.fx_used(0) == ["vitamin-c-energy-shot"]
    assert match.game.view(1).sides[0].fx_used == ["vitamin-c-energy-shot"]
    assert "draw fx" not in match.offered(0)
    assert match.refuses("0 draw fx")


@rule("SS-DECK-6")
def test_an_empty_character_deck_brings_nobody() -> None:
    """A-17: the FX card is used up for nothing, and Out of Concern cannot be used."""
    match = arranged(green="john-silver amy | rex-blaze", green_deck=".", fx="all-you-can-eat-flyer")
    assert "use john-silver" not in match.offered(0)
    match.play("0 draw fx")
    assert match.asked == [1]
    assert match.told("drew_character") == []
    assert match.fx_used(0) == ["all-you-can-eat-flyer"]


@rule("SS-DECK-7")
def test_whoever_has_left_is_not_drawn_again() -> None:
    match = arranged(
        green="john-silver amy | rex-blaze@10", turn="red", green_deck="pebble .", green_fx="all-you-can-eat-flyer"
    )
    match.play("1 attack rex-blaze with tito-tambor", "0 draw fx", "0 enter s1")
    assert match.slot(0, "s1") == "pebble@40"
    assert match.used(0) == ["rex-blaze"]
    assert match.deck(0) == []


# Dice.


@rule("SS-EQP-1")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_die_decides_what_chance_decides(die: int) -> None:
    match = arranged(green="john-silver amy | rex-blaze@60", dice=[die]).play("0 use rex-blaze")
    rolled = {"seat": 0, "die": die, "success": die % 2 == 0, "why": "rex-blaze", "text": "skill"}
    assert match.told("rolled") == [rolled]


@rule("SS-EQP-1")
def test_every_face_of_the_die_is_as_likely() -> None:
    throws = []
    for seed in range(600):
        throws += [facts["die"] for facts in started(seed=seed + 1).told("rolled")]
        if len(throws) >= 600:
            break
    for face in range(1, 7):
        assert 60 < throws.count(face) < 150  # 100 are to be expected


@rule("SS-EQP-2")
@pytest.mark.parametrize(("format", "dice"), [("sumo-rush", 4), ("controlled", 6), ("fiasco", 8)])
def test_there_is_a_die_for_every_slot(format: str, dice: int) -> None:
    game = started(format).set_up().game
    assert [len(row) for row in game.kt] == [dice, dice]


# Mixing rarities.


@rule("SS-MIX-2")
def test_players_may_agree_on_some_rarities() -> None:
    for seed in range(1, 6):
        match = started(rarities="CO+SR", seed=seed).set_up()
        for side in range(2):
            cards = zones(match, side)
            assert {match.game.cards.rarities[card] for card in cards} == {"CO", "SR"}
            assert len(match.game.decks[side]) == 10 - 4  # nine common Supporters and a Super Rare one


@rule("SS-MIX-2")
def test_all_rarities_are_in_unless_something_else_was_agreed() -> None:
    match = started().set_up()
    assert {match.game.cards.rarities[card] for card in zones(match, 0)} == {"CO", "UC", "RA", "SR"}


@rule("SS-MIX-2", "SS-SETA-6")
def test_leader_and_family_are_in_whatever_their_rarity() -> None:
    """A-53."""
    match = started("fiasco", rarities="UC+RA").set_up(green=0)
    assert match.slot(0, "leader") == "john-silver@60"
    assert match.slot(1, "family") == "ignacio@50"


@rule("SS-MIX-3")
@pytest.mark.parametrize(
    ("format", "rarities", "enough"),
    [
        ("sumo-rush", "CO", True),
        ("fiasco", "CO", True),
        ("sumo-rush", "UC", True),
        ("controlled", "UC", False),
        ("fiasco", "UC+RA", True),
        ("sumo-rush", "RA", False),
        ("sumo-rush", "RA+SR", True),
        ("sumo-rush", "SR", False),
        ("controlled", "CO+SR", True),
    ],
)
def test_what_is_left_must_be_enough_to_set_up(format: str, rarities: str, enough: bool) -> None:
    """A-53: two Supporters more than slots on each side, and a full FX deck."""
    book = gloaming.rulebook("syndicates")
    options = {"format": format, "rarities": rarities}
    if enough:
        assert book.setting(2, 1, options).options["rarities"] == rarities
    else:
        with pytest.raises(gloaming.BadSetup):
            book.setting(2, 1, options)


@rule("SS-MIX-3")
def test_fx_cards_bound_to_the_other_faction_do_not_count() -> None:
    """A-53: with twelve uncommon FX cards Sumo Rush can be set up, with eleven for red it cannot."""
    book = gloaming.rulebook("syndicates")
    options = {"format": "sumo-rush", "rarities": "UC", "card_set": cards_with("43: {faction: green}")}
    with pytest.raises(gloaming.BadSetup):
        book.setting(2, 1, options)


@rule("SS-MIX-3")
def test_teams_need_more_supporters() -> None:
    """A team in Sumo Rush has four Supporter slots, so five uncommon Supporters are not enough."""
    book = gloaming.rulebook("syndicates")
    with pytest.raises(gloaming.BadSetup):
        book.setting(4, 1, {"format": "sumo-rush", "rarities": "UC"})
