"""The cards of the first season: what the set as a whole promises to those who play with it.

Constraints are counted as in the brief the cards were written from: the slot plan, then its hard constraints 1 to 16.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from statistics import mean

import pytest
import yaml

from gloaming.games.syndicates.rules.library import SyndicatesLibrary
from gloaming.games.syndicates.rules.printing import season, texts_on
from gloaming.games.syndicates.rules.sets import CHARACTERS, FACTIONS, NONE, RARITIES, SUPER_RARE, Card
from gloaming.games.syndicates.rules.texts import FX, LAST_ACT, ONE_TIME, PASSIVE, PENALTY, SKILL, Text
from gloaming.games.syndicates.rules.vocabulary.attaching import Attach
from gloaming.games.syndicates.rules.vocabulary.drawing import DrawCharacter, DrawFx
from gloaming.games.syndicates.rules.vocabulary.effect import FieldEffect
from gloaming.games.syndicates.rules.vocabulary.kt import Gain, Give, Hit, Lose
from gloaming.games.syndicates.rules.vocabulary.leaving import Leave, SkipTurn
from gloaming.games.syndicates.rules.vocabulary.standing import Immune
from matches import SETTLED
from rule import rule

SET = season("season-1")
EVERY = range(len(SET))
PEOPLE = [card for card in EVERY if SET.is_character(card)]
FX_CARDS = [card for card in EVERY if not SET.is_character(card)]
MIRROR = 20  # between the numbers of two characters who mirror each other
LONGEST_TEXT = 29  # words, which three short lines hold
KT = range(10, 61, 10)

# Everything that was printed in the rulebook, by number.
PRINTED = {
    1: "John Silver|The Specialist|leader|CO|60|Out of Concern",
    2: "Amy|The Specialist's Daughter|family|CO|50|Amy's Confidence",
    4: "Ive Montana|MC President|friend|CO|50|Brutal and Ruthless",
    5: "Stach|Ive Montana's Right Hand|friend|CO|40|Kinetic Trade",
    7: "Echo Nova Byte|Byte Juggler|friend|UC|20|System Override",
    9: "Rex Blaze|Unsuccessful Band Leader|passionate|CO|20|Guitar Smash",
    15: "MC Collins De Alpha|Rap Mogul|reluctant|UC|50|Avoidant Nature",
    16: "Zuri Makena|Eco Activist|altruist|CO|20|Final Blow",
    21: 'Carlos "El Jefe" Rojas|The Cartel Boss|leader|CO|60|Out of Concern',
    22: "Ignacio|The Cartel Boss' Cousin|family|CO|50|Redemption",
    24: "Jasper Lawkins|Professional Wrestler|friend|CO|50|Fortress",
    25: "Dakota Lawkins|Jasper Lawkins' Daughter|friend|CO|40|Dakota's Defiance",
    34: "Seraphim Kade|Professional Silat Fighter|reluctant|UC|60|Clash of Kin",
    35: "Bennett Frost|Red Light Regent|reluctant|UC|50|Peacekeeper's Burden",
    36: "Whiz|Club Rat|altruist|CO|20|Final Blow",
    41: "Vitamin C Energy Shot||energy-boost|CO|0|",
    51: "Unicornish Jelly Beans||energy-boost|CO|0|",
    61: "Jalapeno-Honey Chips||energy-boost|CO|0|",
    71: "Rested||mental-boost|CO|0|",
    77: "Armored Glass||high-tech-stuff|CO|0|",
    83: "Heat Wave||bungle-boost|CO|0|",
}

# The slot plan: the first and last number, the kind, how many of each rarity, and the least and most KT, for green.
PEOPLE_PLAN = [
    (1, 1, "leader", "CO", 60, 60),
    (2, 2, "family", "CO", 50, 50),
    (3, 8, "friend", "CO CO CO CO UC RA", 20, 60),
    (9, 12, "passionate", "CO CO UC RA", 20, 60),
    (13, 15, "reluctant", "UC UC UC", 50, 60),
    (16, 20, "altruist", "CO CO CO RA SR", 20, 30),
]
# The same for FX cards, with how many of them help.
FX_PLAN = [
    (41, 50, "energy-boost", "CO CO CO CO CO UC UC UC RA SR", 5),
    (51, 60, "energy-boost", "CO CO CO CO CO UC UC UC RA SR", 6),
    (61, 70, "energy-boost", "CO CO CO CO CO UC UC UC RA RA", 5),
    (71, 76, "mental-boost", "CO CO CO UC RA SR", 4),
    (77, 82, "high-tech-stuff", "CO CO CO UC RA SR", 4),
    (83, 88, "bungle-boost", "CO CO CO UC RA RA", 0),
]

# Drugs and weapons as there really are.
TOO_REAL = (
    "gun pistol rifle revolver shotgun knife blade sword dagger bomb grenade bullet ammo weapon dynamite bazooka "
    "cannon missile machete sniper ammunition cocaine heroin weed cannabis marijuana meth crack crystal pill drug dope "
    "needle syringe opium lsd ecstasy ketamine alcohol whiskey whisky vodka beer wine rum gin tequila kill murder "
    "blood terror"
)

# Everybody who was looked at and found to be nobody; a new name is added here by whoever has made sure of that.
MADE_UP = """
John Silver, Amy, Grandma Boulder, Ive Montana, Stach, Pebble, Echo Nova Byte, Doc Marzipan, Rex Blaze, Disco Lenny,
Madame Kaboomski, Captain Gravy, Sir Reginald Snood, Marty Caldwell, MC Collins De Alpha, Zuri Makena, Brother Bongo,
Lola Loophole, Professor Kettle, Mildred Mayhem, Carlos "El Jefe" Rojas, Ignacio, Paloma Vandal, Jasper Lawkins,
Dakota Lawkins, Chalk, Glitch Delgado, Abuela Remedios, Tito Tambor, Vito Confetti, Duchess Dynamo, Uncle Fanfare,
Lorenzo Velvet, Seraphim Kade, Bennett Frost, Whiz, Sister Siesta, Tuna Toni, Maestro Cascabel, Comet Carmela
"""


def numbered(first: int, last: int) -> list[Card]:
    """Returns the cards of some numbers."""
    return [card for card in EVERY if first <= SET.numbers[card] <= last]


def text_on(card: Card) -> Text:
    """Returns what is printed on a card."""
    text = SET.texts[card]
    assert text is not None
    return text


def effects_on(card: Card) -> list[FieldEffect]:
    """Returns everything a card does, with what an attached card leaves behind."""
    texts = [text for text in (SET.texts[card], SET.other_faces[card]) if text is not None]
    effects = [effect for text in texts for effect in text.done]
    return effects + [left for effect in effects if isinstance(effect, Attach) for left in effect.gone]


def faction(side: int) -> list[Card]:
    """Returns the characters of a faction."""
    return [card for card in PEOPLE if SET.factions[card] == side]


def amounts(card: Card) -> Iterator[int]:
    """Yields the numbers of KT that a card names."""
    for effect in effects_on(card):
        kt = getattr(effect, "kt", None)
        if isinstance(kt, int):
            yield kt


# The set.


@rule("SS-GEN-2", "SS-DECK-1")
def test_the_set_has_every_number_once() -> None:
    assert SET.numbers == list(range(1, 89))
    assert len(set(SET.names)) == len(set(SET.titles)) == 88
    assert len({SET.subtitles[card] for card in PEOPLE}) == 40


@pytest.mark.parametrize("number", PRINTED)
def test_a_printed_card_has_its_printed_facts(number: int) -> None:
    [card] = numbered(number, number)
    facts = [SET.titles[card], SET.subtitles[card], SET.kinds[card], SET.rarities[card], str(SET.kt[card])]
    assert "|".join([*facts, text_on(card).name]) == PRINTED[number]


def test_the_tests_of_rules_have_all_invented_cards_of_their_own_and_no_printed_one() -> None:
    settled = yaml.safe_load(SETTLED.read_text(encoding="utf-8"))
    assert list(settled) == [number for number in SET.numbers if number not in PRINTED]


@pytest.mark.parametrize(("first", "last", "kind", "rarities", "least", "most"), PEOPLE_PLAN)
@pytest.mark.parametrize("side", range(2))
def test_characters_follow_the_slot_plan(
    first: int, last: int, kind: str, rarities: str, least: int, most: int, side: int
) -> None:
    cards = numbered(first + MIRROR * side, last + MIRROR * side)
    assert {SET.kinds[card] for card in cards} == {kind}
    assert {SET.factions[card] for card in cards} == {side}
    assert Counter(SET.rarities[card] for card in cards) == Counter(rarities.split())
    assert all(least <= SET.kt[card] <= most for card in cards)


@pytest.mark.parametrize(("first", "last", "kind", "rarities", "helpful"), FX_PLAN)
def test_fx_cards_follow_the_slot_plan(first: int, last: int, kind: str, rarities: str, helpful: int) -> None:
    cards = numbered(first, last)
    assert {SET.kinds[card] for card in cards} == {kind}
    assert Counter(SET.rarities[card] for card in cards) == Counter(rarities.split())
    assert sum(SET.helps[card] for card in cards) == helpful


@rule("SS-TYPE-4", "SS-FX-1")
@pytest.mark.parametrize("side", range(2))
def test_half_of_the_fx_cards_harm(side: int) -> None:
    assert len(FX_CARDS) == 48
    for cards in (FX_CARDS, SET.fx_of(side, RARITIES)):
        assert 0.45 <= mean(not SET.helps[card] for card in cards) <= 0.55


@rule("SS-LAY-3")
def test_the_hardest_hit_without_a_roll_is_an_altruists() -> None:
    hardest = dict.fromkeys(CHARACTERS, 0)
    for card in PEOPLE:
        for effect in effects_on(card) if not text_on(card).roll else []:
            if isinstance(effect, Hit):
                kt = effect.kt if isinstance(effect.kt, int) else max(KT)
                hardest[SET.kinds[card]] = max(hardest[SET.kinds[card]], kt)
    altruist = hardest.pop("altruist")
    assert all(altruist > other for other in hardest.values())


@rule("SS-MIX-1")
def test_the_rarer_the_stronger() -> None:
    skills = [card for card in PEOPLE if text_on(card).kind in (SKILL, LAST_ACT)]
    power = [mean(strength(card) for card in skills if SET.rarities[card] == rarity) for rarity in RARITIES]
    assert power == sorted(power)
    for helps in (True, False):
        fx = [card for card in FX_CARDS if SET.helps[card] == helps]
        power = [mean(strength(card) for card in fx if SET.rarities[card] == rarity) for rarity in RARITIES]
        assert power == sorted(power)
    assert any(SET.may_be_held(card) for card in FX_CARDS)  # which only Super Rares can be


def strength(card: Card) -> float:
    """Returns roughly how many KT of Leader or Family a card is worth, for or against its user."""
    text = text_on(card)
    return text.chance() * sum(moved(effect, card) for effect in text.done)


# What counts as much as ten KT of Leader or Family, which is an attack; KT of a Supporter count for little.
SUPPORTER = 0.3
TEAM = 4
A_TURN = 10
A_CHARACTER = 60  # as a Bodyguard, say
HELD_BACK, TEAM_HELD_BACK = 2, 8  # any other can attack, unless there is none
CHOSEN = 15  # an FX card, and once more if one may choose


def moved(effect: FieldEffect, card: Card) -> float:
    """Returns roughly how many KT an effect moves."""
    if isinstance(effect, Attach):
        if effect.timeout:
            return TEAM_HELD_BACK if effect.to == "team" else HELD_BACK
        return (effect.kt or 0) * (SUPPORTER if effect.to == "supporter" else 1) + sum(
            moved(left, card) for left in effect.gone
        )
    if isinstance(effect, Hit | Gain | Lose):
        kt = effect.kt if isinstance(effect.kt, int) else SET.kt[card]
        counts = {"team": TEAM, "all-enemies": TEAM, "one-supporter": SUPPORTER, "the-attacker": SUPPORTER}
        return kt * counts.get(effect.who, 1)
    if isinstance(effect, Give):
        return 10 if effect.kt == 10 else 30
    if isinstance(effect, DrawFx):
        return CHOSEN * (effect.count + (effect.use is not None))
    if isinstance(effect, DrawCharacter):
        return A_CHARACTER
    if isinstance(effect, Leave):
        return 0 if SET.is_character(card) else A_CHARACTER * SUPPORTER
    return A_TURN if isinstance(effect, SkipTurn) else 0


def test_no_invented_fx_card_repeats_another() -> None:
    texts = Counter(text_on(card).text() for card in FX_CARDS if SET.numbers[card] not in PRINTED)
    assert [text for text, times in texts.items() if times > 1] == []


# Hard constraints.


def test_1_everything_is_counted_in_tens_from_10_to_60() -> None:
    assert all(SET.kt[card] in KT for card in PEOPLE)
    assert all(kt in KT for card in EVERY for kt in amounts(card))


def test_2_no_text_speaks_of_what_a_skill_needs_and_costs() -> None:
    said = [text for card in EVERY for text in texts_on(SET, card)]
    assert [text for text in said if re.search("(?<!gains )(?<!for )60 KT|cost|pay", text)] == []


def test_3_each_faction_has_one_leader_with_60_and_one_family_with_50() -> None:
    for side in range(2):
        kinds = Counter(SET.kinds[card] for card in faction(side))
        assert (kinds["leader"], kinds["family"]) == (1, 1)
        assert SET.kt[SET.leaders[side]] == 60
        assert SET.kt[SET.families[side]] == 50


def test_4_a_text_is_short_and_does_one_thing() -> None:
    for card in EVERY:
        text = text_on(card)
        assert len(text.text().split()) <= LONGEST_TEXT, text.text()
        others = [effect for effect in text.done if effect.name() not in ("leave", "family-leaves")]
        assert len(others) == 1 or SET.kinds[card] == "bungle-boost"


def test_5_a_card_has_one_kind_of_text() -> None:
    kinds = {SET.kinds[card]: set[str]() for card in PEOPLE}
    for card in PEOPLE:
        kinds[SET.kinds[card]].add(text_on(card).kind)
        assert (SET.other_faces[card] is not None) == (card in SET.leaders)
    assert kinds == {
        "leader": {ONE_TIME},
        "family": {PASSIVE},
        "friend": {SKILL, PASSIVE},
        "passionate": {SKILL},
        "reluctant": {PENALTY},
        "altruist": {LAST_ACT},
    }
    assert {text_on(card).kind for card in FX_CARDS} == {FX}
    assert all(text_on(card).roll for card in PEOPLE if SET.kinds[card] == "passionate")


def test_6_only_known_targets_are_named() -> None:
    for card in EVERY:
        for effect in effects_on(card):
            if isinstance(effect, Hit):
                assert effect.who in ("one-enemy", "all-enemies", "the-attacker")
            elif isinstance(effect, Gain | Lose):
                assert effect.who in ("one-supporter", "teammate", "leader", "family", "team")
            elif isinstance(effect, Give):
                assert effect.to == "teammate" or SET.printed(effect.to) == SET.duos[card]
            elif isinstance(effect, Attach):
                assert effect.to in ("supporter", "teammate", "family", "team")


@pytest.mark.parametrize("side", range(2))
def test_7_duos_name_each_other_and_one_of_them_needs_the_other(side: int) -> None:
    duos = {frozenset((card, SET.duos[card])) for card in faction(side) if SET.duos[card] != NONE}
    assert len(duos) == 2
    for one, other in duos:
        assert (SET.duos[one], SET.duos[other]) == (other, one)
        assert SET.kt[one] + SET.kt[other] <= 90
        assert SET.partners[one] == other or SET.partners[other] == one
    assert all(SET.partners[card] in (NONE, SET.duos[card]) for card in faction(side))


@pytest.mark.parametrize("side", range(2))
def test_8_penalties_name_own_supporters_and_never_each_other(side: int) -> None:
    for card in faction(side):
        feared = SET.leaves_if[card]
        assert bool(feared) == (SET.kinds[card] == "reluctant")
        assert all(SET.is_supporter(other) and SET.factions[other] == side for other in feared)
        assert all(card not in SET.leaves_if[other] for other in feared)


@pytest.mark.parametrize("side", range(2))
def test_9_immunity_depends_on_somebody_who_can_be_attacked(side: int) -> None:
    immune = [card for card in faction(side) if SET.shields[card]]
    assert len(immune) == 2
    assert SET.shields[SET.leaders[side]] == [SET.families[side]]
    assert all(SET.shields[shield] == [] for card in immune for shield in SET.shields[card])


def test_10_attachments_print_their_kt_and_are_worth_having() -> None:
    for card in FX_CARDS:
        attach = SET.attachments[card]
        if attach is None or attach.timeout:
            continue
        assert SET.helps[card]
        assert attach.kt in (10, 20, 30)
        if SET.numbers[card] not in PRINTED:
            assert attach.to == "family" or attach.stays_active
        if attach.to == "teammate":  # so it may lie on the Leader
            assert attach.stays_active


def test_11_there_are_four_timeouts_and_they_harm() -> None:
    timeouts = [card for card in FX_CARDS if (attach := SET.attachments[card]) is not None and attach.timeout]
    assert Counter(SET.kinds[card] for card in timeouts) == {"mental-boost": 2, "high-tech-stuff": 2}
    assert not any(SET.helps[card] for card in timeouts)


def test_12_what_harms_harms_ones_own_side_and_makes_no_leader_leave() -> None:
    for card in FX_CARDS:
        for effect in effects_on(card):
            if not SET.helps[card]:
                assert isinstance(effect, Lose | SkipTurn | Leave | Attach)
            if isinstance(effect, Leave):
                assert effect.who == "one-supporter"


def test_12_no_fx_card_hurts_a_leader_much() -> None:
    hurting = {}
    for card in FX_CARDS:
        most = 20 if SET.rarities[card] in ("RA", SUPER_RARE) else 10
        for effect in effects_on(card):
            spared = isinstance(effect, Lose) and effect.who in ("one-supporter", "family")
            if isinstance(effect, Hit | Lose) and not spared and effect.kt not in range(10, most + 1):
                hurting[SET.titles[card]] = effect.kt
    assert hurting == {}


def test_13_super_rares_are_two_that_help_and_two_that_harm() -> None:
    rare = [card for card in FX_CARDS if SET.rarities[card] == SUPER_RARE]
    assert Counter(SET.helps[card] for card in rare) == {True: 2, False: 2}
    assert [card for card in FX_CARDS if SET.may_be_held(card)] == [card for card in rare if SET.helps[card]]


@pytest.mark.parametrize("side", range(2))
def test_14_few_fx_cards_are_bound_to_a_faction(side: int) -> None:
    assert sum(SET.factions[card] == side for card in FX_CARDS) <= 2


@pytest.mark.parametrize("side", range(2))
def test_15_few_cards_draw_a_character(side: int) -> None:
    cards = faction(side) + [card for card in FX_CARDS if SET.factions[card] in (NONE, side)]
    draw = [card for card in cards if any(isinstance(effect, DrawCharacter) for effect in effects_on(card))]
    assert len(draw) <= 3


@pytest.mark.parametrize("number", range(1, 21))
def test_16_a_character_and_its_mirror_are_alike(number: int) -> None:
    [one], [other] = numbered(number, number), numbered(number + MIRROR, number + MIRROR)
    for facts in (SET.kinds, SET.rarities, SET.kt):
        assert facts[one] == facts[other]
    # The printed duos are unlike each other, so the second ones cross over.
    [twin] = numbered(crossed := {3: 24, 4: 23, 5: 26, 6: 25}.get(number, number + MIRROR), crossed)
    assert text_on(one).kind == text_on(twin).kind
    assert [effect.name() for effect in effects_on(one)] == [effect.name() for effect in effects_on(twin)]
    assert abs(strength(one) - strength(twin)) < 1


# What makes a match lively.


def test_enough_fx_cards_matter() -> None:
    helping = [card for card in FX_CARDS if SET.helps[card]]
    lifts = [
        card
        for card in helping
        for effect in effects_on(card)
        if isinstance(effect, Give)
        or (isinstance(effect, Gain) and effect.who in ("one-supporter", "teammate") and max(amounts(card)) >= 30)
    ]
    assert len(lifts) >= 6
    for_core = [card for card in helping if reaches_core_or_enemy(card)]
    assert len(for_core) >= 8
    against_core = [card for card in FX_CARDS if not SET.helps[card] and hurts_core_team_or_turn(card)]
    assert len(against_core) >= 12


def reaches_core_or_enemy(card: Card) -> bool:
    """Tells whether an FX card can help Leader or Family, or hurt the other side."""
    attach = SET.attachments[card]
    if attach is not None:
        return attach.to != "supporter"
    return any(isinstance(effect, Hit) or getattr(effect, "who", "") in CORE_TEAM for effect in effects_on(card))


def hurts_core_team_or_turn(card: Card) -> bool:
    """Tells whether an FX card costs more than a Supporter's KT."""
    attach = SET.attachments[card]
    if attach is not None:
        return attach.to in CORE_TEAM
    return any(isinstance(effect, SkipTurn) or getattr(effect, "who", "") in CORE_TEAM for effect in effects_on(card))


CORE_TEAM = ("leader", "family", "team")


@pytest.mark.parametrize("side", range(2))
def test_some_new_skills_can_soon_be_used(side: int) -> None:
    new = [card for card in faction(side) if SET.numbers[card] not in PRINTED]
    assert sum(text_on(card).kind == SKILL and SET.kt[card] >= 50 for card in new) >= 2


@pytest.mark.parametrize("side", range(2))
def test_common_cards_alone_are_enough_for_every_format(side: int) -> None:
    assert len(SET.supporters_of(side, ["CO"])) >= 8
    assert len(SET.fx_of(side, ["CO"])) >= 20


# Tone.


@rule("SS-GEN-5")
def test_no_card_shows_drugs_or_weapons_as_they_are() -> None:
    for card, word in product(EVERY, TOO_REAL.split()):
        said = " ".join([SET.titles[card], SET.subtitles[card], *texts_on(SET, card)])
        assert not re.search(rf"\b{word}s?\b", said, re.IGNORECASE), said


@rule("SS-GEN-6")
def test_everybody_is_made_up() -> None:
    known = {name.strip() for name in MADE_UP.replace("\n", " ").split(",")}
    assert {SET.titles[card] for card in PEOPLE} == known


def test_names_are_used_once_and_are_short() -> None:
    texts = Counter(text_on(card).name for card in PEOPLE)
    assert {name for name, count in texts.items() if count > 1} == {"Out of Concern", "Final Blow"}
    assert not set(texts) & set(SET.titles)
    assert all(len(SET.titles[card]) <= 30 and len(SET.subtitles[card]) <= 40 for card in EVERY)


def test_every_card_can_be_read() -> None:
    entries = SyndicatesLibrary().entries("season-1")
    assert [entry.title for entry in entries] == SET.titles
    assert all(entry.texts for entry in entries)
    assert FACTIONS[0] in entries[0].facts


def test_immunity_is_only_where_it_was_counted() -> None:
    shielding = [card for card in PEOPLE for effect in effects_on(card) if isinstance(effect, Immune)]
    assert [SET.numbers[card] for card in shielding] == [2, 3, 22, 24]
