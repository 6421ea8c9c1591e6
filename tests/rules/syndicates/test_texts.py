"""The same words do the same: how cards are worded, held against what they do."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Hashable, Iterator

import pytest

from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.printing import season, set_from_json
from gloaming.games.syndicates.rules.sets import Card, CardSet
from gloaming.games.syndicates.rules.tabletop import DECK, OUT
from gloaming.games.syndicates.rules.texts import FX, PASSIVE, Text
from gloaming.games.syndicates.rules.vocabulary.attaching import Attach
from gloaming.games.syndicates.rules.vocabulary.drawing import DrawFx
from gloaming.games.syndicates.rules.vocabulary.effect import FieldEffect
from gloaming.games.syndicates.rules.vocabulary.kt import Gain, Hit
from gloaming.kernel.cards.reader import OPPONENT
from gloaming.kernel.flow import AGAIN
from matches import Match, arranged, loaded, season_1, settled_cards
from rule import rule

SETS = [season("season-1"), set_from_json(settled_cards())]
TRIED = -2  # stands for the card that is tried, whichever it is

# Everybody a text can tell apart: an immune Leader, somebody under a shield, somebody inactive, and an empty slot;
# all of them weak, which tells gains apart, and all of them strong, which tells losses apart.
GREEN = "john-silver@{0} amy@{0} | stach@{0} rex-blaze@{0}+rested zuri-makena@{0}+main-character-energy -"
RED = "carlos-el-jefe-rojas@20 ignacio@50 | whiz@20+armored-glass tuna-toni@60 chalk@30 tito-tambor@10"


def texts_of(cards: CardSet) -> Iterator[Text]:
    """Returns all texts of a set."""
    for card in range(len(cards)):
        yield from (text for text in (cards.texts[card], cards.other_faces[card]) if text is not None)


def data_of(text: Text) -> Hashable:
    """Returns all that the rules read of a text: who does it, when it holds, and what is done."""
    return (text.kind == FX, text.kind == PASSIVE, text.partner, text.roll, text.done, text.may_wait)


def at_odds(pairs: list[tuple[Hashable, Hashable]]) -> list[set[Hashable]]:
    """Returns what stands beside the same thing and is not the same itself."""
    found: dict[Hashable, set[Hashable]] = defaultdict(set)
    for one, other in pairs:
        found[one].add(other)
    return [differing for differing in found.values() if len(differing) > 1]


@rule("SS-WORD-1")
@pytest.mark.parametrize("cards", SETS, ids=["season-1", "settled"])
def test_texts_that_read_the_same_are_the_same_and_those_that_are_the_same_read_the_same(cards: CardSet) -> None:
    texts: list[tuple[Hashable, Hashable]] = [(text.text(), data_of(text)) for text in texts_of(cards)]
    assert at_odds(texts) == []
    assert at_odds([(data, words) for words, data in texts]) == []


@rule("SS-WORD-1")
@pytest.mark.parametrize("cards", SETS, ids=["season-1", "settled"])
def test_no_words_within_a_text_do_another_thing_in_another_text(cards: CardSet) -> None:
    """A character attacks, which spares whoever is immune, and means others than itself; an FX card does neither."""
    effects = [(text.kind == FX, effect) for text in texts_of(cards) for effect in text.done]
    effects += [(True, gone) for _, effect in effects if isinstance(effect, Attach) for gone in effect.gone]
    said: list[tuple[Hashable, Hashable]] = [
        (effect.text() if fx else effect.spoken().text, (fx and reads_its_user(effect), effect))
        for fx, effect in effects
    ]
    assert at_odds(said) == []


@rule("SS-WORD-1")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("ive-montana", "If Stach is in play, this character attacks one enemy for 20 KT."),
        ("paloma-vandal", "If Chalk is in play, this character attacks one enemy for 20 KT."),
        ("whiz", "This character attacks one enemy for as many KT as it has, then this character leaves."),
        ("armored-glass", "When it is destroyed, they hit the attacker for 10 KT, even an immune one."),
    ],
)
def test_to_the_enemy_a_card_says_who_attacks_and_who_hits(name: str, said: str) -> None:
    cards = season("season-1")
    text = cards.texts[cards.card(name)]
    assert text is not None
    assert text.text(OPPONENT).endswith(said)


def reads_its_user(effect: FieldEffect) -> bool:
    """Tells whether an effect is another one where no character does it."""
    return isinstance(effect, Hit) or (isinstance(effect, Gain) and effect.who == "teammate")


def outcomes(match: Match, card: Card) -> set[Hashable]:
    """Returns all that can come of drawing an FX card, with every throw and every choice, and of destroying it then."""
    found: set[Hashable] = set()
    for throw in range(1, 7):
        game = match.game.clone()
        assert isinstance(game, Syndicates)
        game.dice = loaded([throw])
        game.fx[0].move(card, DECK)
        game.choose(0, "draw fx")
        found.update((throw, outcome) for outcome in ways_on(game, card))
    return found


def ways_on(game: Syndicates, card: Card) -> Iterator[Hashable]:
    """Returns how a table looks after every way to go on with a turn; keeping a card goes with how rare it is."""
    if game.over or game.decisions[0].seat != 0:
        yield seen(game, card)
        return
    for option in game.decisions[0].options:
        if option.question.verb != "keep":
            way = game.clone()
            assert isinstance(way, Syndicates)
            way.choose(0, option)
            yield from ways_on(way, card)


def seen(game: Syndicates, card: Card) -> Hashable:
    """Returns how a table looks, now and once a red blow has destroyed whatever lies uppermost in each green slot."""
    struck = game.clone()
    assert isinstance(struck, Syndicates)
    for slot in range(game.format.slots):
        if struck.stacks[0][slot] and not struck.decided:
            struck.hit(0, [slot], 30, game.cards.card("tuna-toni"))
            struck._run(struck.stack, AGAIN)  # what follows from that, before anybody is asked anew
    return (table(game, card), table(struck, card))


def table(game: Syndicates, card: Card) -> Hashable:
    """Returns what lies on a table, whatever the card is called that was tried."""
    attached = [[[TRIED if fx == card else fx, kt, ends] for fx, kt, ends in slot] for slot in game.attached[0]]
    out = [places.cards[OUT] for places in game.characters]
    return str((game.stacks, game.kt, attached, game.attached[1], game.skips, game.winner, out))


@rule("SS-WORD-1")
def test_two_fx_cards_do_the_same_exactly_if_they_read_the_same() -> None:
    matches = [
        arranged(green=GREEN.format(kt), red=RED, green_deck="pebble", card_set=json.dumps(season_1()))
        for kt in (10, 60)
    ]
    cards = matches[0].game.cards
    come_to: dict[str, set[Hashable]] = defaultdict(set)
    for card in cards.fx_of(0, ["CO", "UC", "RA", "SR"]):
        text = cards.texts[card]
        assert text is not None
        if not any(isinstance(effect, DrawFx) for effect in text.done):  # those differ by the cards that follow
            come_to[text.text()].add(tuple(frozenset(outcomes(match, card)) for match in matches))
    assert [text for text, ways in come_to.items() if len(ways) > 1] == []
    assert len({way for ways in come_to.values() for way in ways}) == len(come_to)
