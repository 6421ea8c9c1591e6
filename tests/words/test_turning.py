"""A card speaks to its owner; whoever else reads it is told of the same people by other words."""

import re

import pytest

import gloaming
from gloaming.games.showdown.rules.champions import champion
from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.games.showdown.rules.vocabulary import VOCABULARY
from gloaming.games.syndicates.rules.printing import set_named
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.reader import OPPONENT, OWNER, SPECTATOR, Reader
from gloaming.kernel.cards.reading import CardFile
from gloaming.kernel.events import Facts
from gloaming.kernel.game import Game
from gloaming.words.scene import CardText, words_of
from words.scenes import scene_of, sentence_of

OWNER_WORDS = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)
ORDER = re.compile(r"(?:^|[.:;] )(?:Then |(?:If|When|While|After|Before|if they do)\b[^,.]*, )?([A-Za-z]+)")
# With what a sentence begins that tells what is so, and not what to do.
SUBJECTS = {
    *("a", "both", "each", "everyone", "it", "one", "otherwise", "once", "someone", "the", "this"),
    *("he", "she", "they", "their", "you", "your", "in", "if"),
}
DECKS = {"showdown": {"deck_0": "ilse", "deck_1": "oduya"}}
LABEL = re.compile(r"(?:^|(?<=\. ))([A-Z][A-Za-z -]*?(?:, [^:.]*)?): ")


def texts(to: Reader) -> list[str]:
    """Returns every text of the cards that come with the games, without its label, as somebody reads it."""
    duels = [ability.says(to) for name in ROSTER for card in champion(name).abilities for ability in card]
    cards = set_named("season-1")
    return [*duels, *(text.text(to) for text in [*cards.texts, *cards.other_faces] if text is not None)]


def ability(kind: str, text: str) -> Ability:
    """Returns an ability as a card file writes it."""
    file = CardFile("", text, VOCABULARY)
    assert file.root is not None
    found = file.ability_of_kind(kind, file.root)
    assert found is not None
    assert file.problems == []
    return found


def orders(text: str) -> list[str]:
    """Returns the words with which sentences of a text begin that nobody is the subject of."""
    return [word for word in ORDER.findall(text) if word.lower() not in SUBJECTS]


def cards_for(reader: int | None, game: Game) -> dict[str, CardText]:
    """Returns the cards of both seats as they are sent to a seat, or to a spectator."""
    return words_of(game.rulebook.name).texts(scene_of(game, [], reader))


@pytest.mark.parametrize(
    ("kind", "written", "to_owner", "to_opponent", "to_spectator"),
    [
        ("combat", "[add: 1]", "Your total gets +1.", "Their total gets +1.", "Their total gets +1."),
        ("ongoing", "[win-ties]", "You win ties.", "They win ties.", "They win ties."),
        (
            "combat",
            "[discard: {who: opponent}]",
            "The opponent discards a card.",
            "You discard a card.",
            "The opponent discards a card.",
        ),
        (
            "action",
            "[look-at-hand]",
            "Look at the opponent's hand.",
            "They look at your hand.",
            "They look at the opponent's hand.",
        ),
        (
            "react",
            "{when: opponent-acts, effects: [cancel, draw: 1]}",
            "When the opponent plays an Action, cancel it, then draw a card.",
            "When you play an Action, they cancel it, then draw a card.",
            "When the opponent plays an Action, they cancel it, then draw a card.",
        ),
        (
            "combat",
            "[tax: cunning]",
            "The opponent discards a random card after this combat if their strike is Cunning.",
            "You discard a random card after this combat if your strike is Cunning.",
            "The opponent discards a random card after this combat if their strike is Cunning.",
        ),
        (
            "action",
            "{if: behind, effects: [draw: 1]}",
            "If you have more face-up Aces than the opponent, draw a card.",
            "If they have more face-up Aces than you, they draw a card.",
            "If they have more face-up Aces than the opponent, they draw a card.",
        ),
        (
            "react",
            "{when: feints, if: attacking, cost: [discard: 1], effects: [add: 2]}",
            "After both feints, if you are the attacker, discard a card; if you do, your total gets +2.",
            "After both feints, if they are the attacker, they discard a card; if they do, their total gets +2.",
            "After both feints, if they are the attacker, they discard a card; if they do, their total gets +2.",
        ),
        (
            "action",
            "[exchange-feints, draw: 1]",
            "In this combat exchange the base values of the two feints. Then draw a card.",
            "In this combat they exchange the base values of the two feints. Then they draw a card.",
            "In this combat they exchange the base values of the two feints. Then they draw a card.",
        ),
    ],
)
def test_a_text_reads_for_its_reader(
    kind: str, written: str, to_owner: str, to_opponent: str, to_spectator: str
) -> None:
    said = ability(kind, written)
    assert [said.says(to) for to in (OWNER, OPPONENT, SPECTATOR)] == [to_owner, to_opponent, to_spectator]


def test_no_card_calls_somebody_else_you_or_tells_them_what_to_do() -> None:
    assert [text for text in texts(SPECTATOR) if OWNER_WORDS.search(text)] == []
    assert [text for text in texts(OPPONENT) if "opponent" in text] == []
    assert [text for to in (OPPONENT, SPECTATOR) for text in texts(to) if orders(text)] == []


@pytest.mark.parametrize("champion", ROSTER)
@pytest.mark.parametrize("reader", [1, None])
def test_the_kinds_of_a_champions_abilities_are_no_orders_to_turn(champion: str, reader: int | None) -> None:
    game = gloaming.start("showdown", seed=1, deck_0=champion, deck_1=champion)
    cards, own = cards_for(reader, game), cards_for(0, game)
    for name in [name for name in cards if name.startswith("0:")]:
        kinds = [kind.replace("your", "their") for kind in LABEL.findall(own[name].text)]
        assert LABEL.findall(cards[name].text) == kinds
        assert orders(LABEL.sub("", cards[name].text)) == []
        assert reader == 1 or not OWNER_WORDS.search(cards[name].text)
        assert reader is None or "opponent" not in cards[name].text


@pytest.mark.parametrize("reader", [1, None])
def test_the_other_sides_cards_of_syndicates_are_sent_turned(reader: int | None) -> None:
    game = gloaming.start("syndicates", seed=1)
    cards, own = cards_for(reader, game), cards_for(0, game)
    for name in [name for name in cards if name.startswith("0:")]:
        assert cards[name].marks["label"] == own[name].marks["label"]
        assert orders(str(cards[name].marks["says"])) == []
        assert not OWNER_WORDS.search(str(cards[name].marks["says"]))


def test_an_ace_of_the_opponent_is_removed_by_nobody_in_its_text() -> None:
    game = gloaming.start("showdown", seed=1, deck_0="ilse", deck_1="ilse")
    facts: Facts = {"event": "ace_used", "seat": 0, "card": "ace-of-clubs", "removed": True}
    for reader in (1, None):
        sentence = sentence_of("showdown", facts, scene_of(game, [], reader))
        assert "They remove:" not in sentence
        assert "“Remove: " in sentence or "“Ongoing: " in sentence or "“Immediate: " in sentence


@pytest.mark.parametrize(
    "game",
    [gloaming.start(name, 2, 1, None, **DECKS.get(name, {})) for name in gloaming.games()],
    ids=gloaming.games(),
)
def test_whoever_looks_through_other_eyes_is_sent_the_texts_anew(game: Game) -> None:
    words = words_of(game.rulebook.name)
    one, other = (scene_of(game, [], reader) for reader in (0, 1))
    assert (words.readable(one) != words.readable(other)) == (words.texts(one) != words.texts(other))


@pytest.mark.parametrize(("seat", "said"), [(0, "Draw"), (1, "They draw")])
def test_the_log_turns_the_text_of_the_opponents_card(seat: int, said: str) -> None:
    game = gloaming.start("showdown", seed=1, deck_0="ilse", deck_1="ilse")
    facts: Facts = {"event": "trigger", "seat": 0, "discipline": "intellect"}
    sentence = sentence_of("showdown", facts, scene_of(game, [], seat))
    assert sentence.endswith(f" the Intellect trigger. “{said} a card.”")
