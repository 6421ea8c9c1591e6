"""The product: whom it is for, and what is in the box."""

import re

from gloaming.games.syndicates.rulebook import SyndicatesRulebook
from gloaming.games.syndicates.sets import RARITIES
from matches import arranged, season_1, started
from rule import rule

# Everybody in the set has been looked at: none of them is a real person. A new name is added here after such a look.
INVENTED = """
John Silver, Amy, Grandma Boulder, Ive Montana, Stach, Pebble, Echo Nova Byte, Doc Marzipan, Rex Blaze, Disco Lenny,
Madame Kaboomski, Captain Gravy, Sir Reginald Snood, Marty Caldwell, MC Collins De Alpha, Zuri Makena, Brother Bongo,
Lola Loophole, Professor Kettle, Mildred Mayhem, Carlos "El Jefe" Rojas, Ignacio, Paloma Vandal, Jasper Lawkins,
Dakota Lawkins, Chalk, Glitch Delgado, Abuela Remedios, Tito Tambor, Vito Confetti, Duchess Dynamo, Uncle Fanfare,
Lorenzo Velvet, Seraphim Kade, Bennett Frost, Whiz, Sister Siesta, Tuna Toni, Maestro Cascabel, Comet Carmela
"""
TOO_REAL = "cocaine cannabis crack crystal ecstasy heroin ketamine marijuana meth opium weed alcohol vodka whisky beer "
TOO_REAL += "gun pistol rifle revolver shotgun grenade bullet knife machete bomb sniper ammunition murder"


@rule("SS-GEN-1")
def test_the_game_is_for_people_of_sixteen_and_older() -> None:
    """A-45: the higher of the two ages in the book counts."""
    assert SyndicatesRulebook.youngest == 16


@rule("SS-GEN-2")
def test_an_edition_is_the_whole_set() -> None:
    assert sorted(started().game.cards.numbers) == list(range(1, 89))


@rule("SS-GEN-3")
def test_there_are_four_rarities_to_play_with() -> None:
    cards = started().game.cards
    assert RARITIES == ["CO", "UC", "RA", "SR"]
    assert set(cards.rarities) == set(RARITIES)


@rule("SS-GEN-3")
def test_nothing_on_a_card_tells_whether_it_is_foil() -> None:
    printed = {key for facts in season_1()["cards"].values() for key in facts}
    assert not printed & {"foil", "copy", "edition", "art"}


@rule("SS-GEN-4")
def test_each_player_has_all_fx_cards_to_draw_from() -> None:
    """One against one, the same card may turn up on both sides."""
    for seed in range(1, 30):
        match = started(seed=seed).set_up()
        decks = [set(match.fx_deck(side)) for side in range(2)]
        assert [len(deck) for deck in decks] == [16, 16]
        if decks[0] & decks[1]:
            return
    raise AssertionError("both sides seem to share one edition")


@rule("SS-GEN-4")
def test_two_mates_share_an_edition() -> None:
    match = started(format="sumo-rush", players=4).set_up()
    assert [len(deck) for deck in match.game.decks] == [18 - 4, 18 - 4]
    assert [len(deck) for deck in match.game.fx_decks] == [12, 12]


@rule("SS-GEN-5")
def test_no_card_shows_real_drugs_or_weapons() -> None:
    for facts in season_1()["cards"].values():
        words = re.findall(r"[a-z]+", str(facts).lower())
        assert not set(words) & set(TOO_REAL.split()), facts["name"]


@rule("SS-GEN-6")
def test_every_character_is_known_to_be_invented() -> None:
    names = {facts["name"] for facts in season_1()["cards"].values() if "faction" in facts}
    assert names == set(INVENTED.strip().replace("\n", " ").split(", "))


@rule("SS-GEN-2", "SS-DECK-1")
def test_every_card_lies_in_one_place_at_most() -> None:
    match = arranged(green="john-silver amy | rex-blaze<echo-nova-byte+rested", green_held="the-golden-praline")
    game = match.game
    for side in range(2):
        cards = [card for stack in game.stacks[side] for card in stack] + game.decks[side] + game.fx_decks[side]
        cards += [facts[0] for slot in game.attached[side] for facts in slot] + game.reserves[side]
        assert len(cards) == len(set(cards))
