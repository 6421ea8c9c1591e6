"""The product: whom it is for, and what is in the box."""

from gloaming.games.syndicates.rules.rulebook import SyndicatesRulebook
from gloaming.games.syndicates.rules.sets import RARITIES
from matches import season_1, started
from rule import rule


@rule("SS-GEN-1")
def test_the_game_is_for_people_of_sixteen_and_older() -> None:
    """A-45: the higher of the two ages in the book counts."""
    assert SyndicatesRulebook.youngest == 16


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
