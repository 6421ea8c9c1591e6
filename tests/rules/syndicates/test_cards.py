"""The cards: three types, their kinds, and what their faces tell."""

import json
from typing import Any

import pytest

import gloaming
from gloaming.games.syndicates.rules.library import spoken
from gloaming.games.syndicates.rules.printing import season
from gloaming.games.syndicates.rules.sets import CHARACTERS, FACTIONS, FX_KINDS, NONE, CardSet
from gloaming.games.syndicates.rules.texts import LABELS
from gloaming.kernel.cards.library import Library
from matches import arranged, cards_with, season_1, started
from rule import rule


def library() -> Library:
    found = gloaming.rulebook("syndicates").library
    assert found is not None
    return found


def cards() -> CardSet:
    return season("season-1")


def printed(number: int) -> dict[str, Any]:
    facts: dict[str, Any] = season_1()["cards"][str(number)]
    return facts


def effects(facts: dict[str, Any]) -> list[Any]:
    """Returns the effects of a card, whatever kind of text it has."""
    texts = [facts[kind] for kind in ("skill", "passive", "penalty", "last-act", "one-time") if kind in facts]
    return [effect for text in [*texts, facts] for effect in text.get("effects", [])]


# Types.


@rule("SS-TYPE-1")
def test_a_card_is_a_character_or_an_fx_card_beside_the_faction_cards() -> None:
    """A side has one faction card, which is not among the numbered ones."""
    every = cards()
    assert set(every.kinds) == {*CHARACTERS, *FX_KINDS}
    assert [every.is_character(card) for card in range(len(every))] == [True] * 40 + [False] * 48
    game = started().set_up().game
    assert sorted(game.factions) == [0, 1]
    assert game.black == [False, False]


@rule("SS-TYPE-2")
def test_green_is_john_silvers_and_red_that_of_carlos_rojas() -> None:
    every = cards()
    assert [every.titles[card] for card in every.leaders] == ["John Silver", 'Carlos "El Jefe" Rojas']
    assert [every.numbers[card] for card in every.leaders] == [1, 21]
    assert every.id == "season-1"


@rule("SS-TYPE-3")
@pytest.mark.parametrize(("number", "colour"), [(1, 0), (16, 0), (20, 0), (21, 1), (36, 1), (40, 1)])
def test_a_character_has_the_colour_of_its_faction(number: int, colour: int) -> None:
    every = cards()
    assert every.factions[every.numbers.index(number)] == colour


# What the face of a card tells.


@rule("SS-LAY-1")
def test_cards_of_a_type_are_laid_out_alike() -> None:
    """Every character tells the same things in the same order, and so does every FX card."""
    entries, every = library().entries("season-1"), cards()
    assert len(entries) == 88
    for card, entry in enumerate(entries):
        number = f"{every.rarities[card]} {card + 1:02}/88"
        colour = [FACTIONS[every.factions[card]]] if every.factions[card] != NONE else []
        facts = [number, *colour, spoken(every.kinds[card])]
        if every.is_character(card):
            facts.append(f"{every.kt[card]} KT")
            facts += [f"duo with {every.titles[every.duos[card]]}"] if every.duos[card] != NONE else []
        else:
            facts.append("helps" if every.helps[card] else "harms")
        assert (entry.title, entry.facts) == (every.titles[card], ", ".join(facts))


@rule("SS-LAY-1")
def test_the_text_of_a_character_stands_behind_its_kind_and_its_name() -> None:
    every = cards()
    for card, entry in enumerate(library().entries("season-1")):
        for text, told in zip((every.texts[card], every.other_faces[card]), entry.texts, strict=False):
            assert text is not None
            label = f"{LABELS[text.kind]}, {text.name}: " if every.is_character(card) else ""
            assert told == label + text.text()


@rule("SS-LAY-2")
def test_the_kinds_of_characters_go_from_loyal_to_free() -> None:
    assert CHARACTERS == ["leader", "family", "friend", "passionate", "reluctant", "altruist"]
    assert CHARACTERS.index(cards().kinds[15]) == 5  # Zuri Makena


@rule("SS-LAY-3")
def test_an_altruist_may_knock_anybody_out() -> None:
    match = arranged(green="john-silver amy | zuri-makena@60", red="carlos-el-jefe-rojas ignacio | vito-confetti@60")
    match.play("0 use zuri-makena", "0 hit vito-confetti")
    assert match.kt("vito-confetti") is None
    assert match.kt("zuri-makena") is None


@rule("SS-LAY-4")
def test_an_fx_card_with_a_faction_is_for_that_faction_alone() -> None:
    """A-30: it is taken out of the other's cards before they are shuffled."""
    bound = cards_with("41: {faction: green}\n42: {faction: green}\n43: {faction: red}")
    match = started(card_set=bound).set_up(green=0)
    cut = {facts["side"]: facts["aside"] for facts in match.told("fx_cut")}
    assert cut == {0: 47 - 16, 1: 46 - 16}
    game = match.game
    assert game.cards.fx_of(0, ["CO", "UC", "RA", "SR"]) == [card for card in range(40, 88) if card != 42]
    assert game.cards.fx_of(1, ["CO", "UC", "RA", "SR"]) == list(range(42, 88))


@rule("SS-LAY-4")
def test_bound_fx_cards_never_reach_the_other_sides_deck() -> None:
    numbers = range(41, 69)
    bound = cards_with("\n".join(f"{number}: {{faction: red}}" for number in numbers))
    match = started(card_set=bound).set_up(green=0)  # green is left with 20 cards of which it takes 16
    assert all(card >= 68 for card in match.game.fx_decks[0])
    assert any(card < 68 for card in match.game.fx_decks[1])


@rule("SS-LAY-5")
@pytest.mark.parametrize(("number", "kt"), [(1, 60), (2, 50), (4, 50), (9, 20), (25, 40), (34, 60), (36, 20)])
def test_a_card_tells_the_kt_a_character_begins_with(number: int, kt: int) -> None:
    every = cards()
    assert every.kt[number - 1] == kt
    assert f"{kt} KT" in library().entries("season-1")[number - 1].facts


@rule("SS-LAY-6")
@pytest.mark.parametrize(
    ("number", "kind", "rarity"),
    [(1, "one-time", "CO"), (2, "passive", "CO"), (7, "skill", "UC"), (35, "penalty", "UC"), (83, "effects", "CO")],
)
def test_a_card_tells_what_kind_of_text_it_has_and_how_rare_it_is(number: int, kind: str, rarity: str) -> None:
    facts = printed(number)
    kinds = ("skill", "passive", "penalty", "last-act", "one-time", "effects", "attach")
    assert [each for each in kinds if each in facts] == [kind]
    assert cards().rarities[number - 1] == rarity
    assert rarity in library().entries("season-1")[number - 1].facts


@rule("SS-LAY-6")
def test_every_card_has_one_kind_of_text() -> None:
    kinds = ("skill", "passive", "penalty", "last-act", "one-time", "effects", "attach")
    for number in range(1, 89):
        assert len([kind for kind in kinds if kind in printed(number)]) == 1, number


@rule("SS-LAY-7")
@pytest.mark.parametrize(("number", "partner"), [(4, 5), (5, 4), (24, 25), (25, 24)])
def test_a_duo_names_its_partner_on_both_cards(number: int, partner: int) -> None:
    every = cards()
    assert every.duos[number - 1] == partner - 1


@rule("SS-LAY-7")
def test_duos_are_mutual_and_of_one_faction() -> None:
    every = cards()
    for card, partner in enumerate(every.duos):
        if partner >= 0:
            assert every.duos[partner] == card
            assert every.factions[partner] == every.factions[card]


@rule("SS-LAY-8")
def test_fx_cards_are_marked_as_such() -> None:
    """Each says which of the four kinds of FX it is, and whether it helps; no character says any of this."""
    kinds = [spoken(kind) for kind in FX_KINDS]
    for number, entry in enumerate(library().entries("season-1"), 1):
        facts = entry.facts.split(", ")
        assert any(kind in facts for kind in kinds) == (number > 40)
        assert ("helps" in facts or "harms" in facts) == (number > 40)


@rule("SS-LAY-9")
def test_a_boost_works_at_once_and_is_used_up() -> None:
    match = arranged(green="john-silver amy | rex-blaze", fx="vitamin-c-energy-shot")
    match.play("0 draw fx", "0 choose rex-blaze")
    assert match.kt("rex-blaze") == 30
    assert match.fx_used(0) == ["vitamin-c-energy-shot"]


@rule("SS-LAY-9", "SS-LAY-10")
def test_boosts_are_not_attached_and_states_and_machines_are() -> None:
    """Mental Boosts are called boosts, but they carry the head symbol."""
    for number in range(41, 89):
        facts = printed(number)
        assert ("attach" in facts) == (facts["kind"] in ("mental-boost", "high-tech-stuff")), facts["name"]


@rule("SS-LAY-10")
def test_a_card_with_a_head_is_laid_on_a_character() -> None:
    match = arranged(green="john-silver amy | rex-blaze disco-lenny", fx="rested").play("0 draw fx")
    assert match.offered(0) == ["choose rex-blaze", "choose disco-lenny"]
    match.play("0 choose disco-lenny", "1 attack amy with tito-tambor", "0 draw fx")
    assert match.slot(0, "s2").startswith("disco-lenny@60+rested:10")
    assert "rested" not in match.fx_used(0)


@rule("SS-LAY-10")
def test_its_text_tells_on_whom_and_for_how_long() -> None:
    """Smart Lock of Doom is for the Family alone and goes after a turn."""
    match = arranged(green="john-silver amy | rex-blaze", fx="smart-lock-of-doom").play("0 draw fx")
    assert match.slot(0, "family") == "amy@50+smart-lock-of-doom"
    match.play("1 attack rex-blaze with tito-tambor", "0 attack ignacio with rex-blaze")
    assert match.slot(0, "family") == "amy@50"


# Mixing rarities, as far as the cards go.


@rule("SS-MIX-1")
def test_penalties_are_uncommon_and_only_super_rares_are_kept() -> None:
    """A rarity may have ways of its own."""
    every = cards()
    assert {facts["rarity"] for facts in season_1()["cards"].values() if "penalty" in facts} == {"UC"}
    kept = [card for card in range(40, 88) if every.may_be_held(card)]
    assert kept
    assert {every.rarities[card] for card in kept} == {"SR"}


@rule("SS-MIX-1")
def test_what_one_character_gains_grows_with_rarity() -> None:
    gains: dict[str, list[int]] = {rarity: [] for rarity in ("CO", "UC", "RA", "SR")}
    for number in range(41, 89):
        for effect in effects(printed(number)):
            if isinstance(effect, dict) and "gain" in effect:
                heads = 6 if effect["gain"]["who"] == "team" else 1
                gains[printed(number)["rarity"]].append(effect["gain"]["kt"] * heads)
    means = {rarity: sum(found) / len(found) for rarity, found in gains.items()}
    assert means["CO"] < means["UC"] <= means["SR"]
    assert means["UC"] < means["RA"]


@rule("SS-DECK-1")
def test_a_set_with_a_card_twice_is_refused() -> None:
    with pytest.raises(gloaming.GloamingError, match="Rex Blaze"):
        library().carried("a set", cards_with("10: {name: Rex Blaze}"))


@rule("SS-KT-1", "SS-KT-3", "SS-KT-4")
@pytest.mark.parametrize("kt", [0, 5, 15, 70])
def test_a_set_with_other_kt_than_tens_up_to_sixty_is_refused(kt: int) -> None:
    with pytest.raises(gloaming.GloamingError, match=f"cannot be {kt}"):
        library().carried("a set", cards_with(f"9: {{kt: {kt}}}"))


@rule("SS-TYPE-1")
def test_a_card_of_a_fourth_type_is_refused() -> None:
    with pytest.raises(gloaming.GloamingError, match="location"):
        library().carried("a set", cards_with("88: {kind: location}"))


def test_a_set_travels_whole() -> None:
    text = library().carried("a set", json.dumps(season_1()))
    match = started(card_set=text)
    assert match.game.cards.names == cards().names
