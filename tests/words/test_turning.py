"""What a card says to its owner is turned round for whoever else reads it."""

import re

import pytest

import gloaming
from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.kernel.events import Facts
from gloaming.kernel.game import Game
from gloaming.words.scene import CardText, words_of
from gloaming.words.turning import turned
from words.scenes import scene_of, sentence_of

OWNER = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)
ORDER = re.compile(r"(?:^|[.:;] )(?:Then |(?:If|When|While|After|Before|if they do)\b[^,.]*, )?([A-Za-z]+)")
# With what a sentence begins that tells what is so, and not what to do.
SUBJECTS = {
    *("a", "both", "each", "everyone", "it", "one", "otherwise", "once", "someone", "the", "this"),
    *("he", "she", "they", "their", "you", "your", "in", "if"),
}
LABEL = re.compile(r"(?:^|(?<=\. ))([A-Z][A-Za-z -]*?(?:, [^:.]*)?): ")


def texts(game: str) -> list[str]:
    """Returns every text of the cards that come with a game, without its label."""
    library = gloaming.rulebook(game).library
    if library is None:
        return []
    said = [text for deck in library.decks() for entry in library.entries(deck) for text in entry.texts]
    return sorted({LABEL.sub("", text) for text in said})


def orders(text: str) -> list[str]:
    """Returns the words with which sentences of a text begin that nobody is the subject of."""
    return [word for word in ORDER.findall(text) if word.lower() not in SUBJECTS]


def cards_for(reader: int | None, game: Game) -> dict[str, CardText]:
    """Returns the cards of both seats as they are sent to a seat, or to a spectator."""
    return words_of(game.rulebook.name).texts(scene_of(game, [], reader))


@pytest.mark.parametrize(
    ("text", "to_opponent", "to_spectator"),
    [
        ("Your total gets +1.", "Their total gets +1.", "Their total gets +1."),
        ("You win ties.", "They win ties.", "They win ties."),
        ("The opponent discards a card.", "You discard a card.", "The opponent discards a card."),
        ("Look at the opponent's hand.", "They look at your hand.", "They look at the opponent's hand."),
        (
            "When the opponent plays an Action, cancel it, then draw a card.",
            "When you play an Action, they cancel it, then draw a card.",
            "When the opponent plays an Action, they cancel it, then draw a card.",
        ),
        (
            "The opponent discards a random card after this combat if their strike is Cunning.",
            "You discard a random card after this combat if your strike is Cunning.",
            "The opponent discards a random card after this combat if their strike is Cunning.",
        ),
        (
            "If more of your Aces are face up than of the opponent's, draw a card.",
            "If more of their Aces are face up than of yours, they draw a card.",
            "If more of their Aces are face up than of the opponent's, they draw a card.",
        ),
        (
            "Roll a die. If it is odd, skip your next turn.",
            "They roll a die. If it is odd, they skip their next turn.",
            "They roll a die. If it is odd, they skip their next turn.",
        ),
    ],
)
def test_a_text_is_turned_to_its_reader(text: str, to_opponent: str, to_spectator: str) -> None:
    assert turned(text, to_opponent=True) == to_opponent
    assert turned(text, to_opponent=False) == to_spectator


@pytest.mark.parametrize("game", gloaming.games())
def test_no_card_calls_somebody_else_you_or_tells_them_what_to_do(game: str) -> None:
    for text in texts(game):
        assert not OWNER.search(turned(text, to_opponent=False))
        assert "opponent" not in turned(text, to_opponent=True)
        assert orders(turned(text, to_opponent=True)) == []
        assert orders(turned(text, to_opponent=False)) == []


@pytest.mark.parametrize("champion", ROSTER)
@pytest.mark.parametrize("reader", [1, None])
def test_the_kinds_of_a_champions_abilities_are_no_orders_to_turn(champion: str, reader: int | None) -> None:
    game = gloaming.start("showdown", seed=1, deck_0=champion, deck_1=champion)
    cards, own = cards_for(reader, game), cards_for(0, game)
    for name in [name for name in cards if name.startswith("0:")]:
        kinds = [kind.replace("your", "their") for kind in LABEL.findall(own[name].text)]
        assert LABEL.findall(cards[name].text) == kinds
        assert orders(LABEL.sub("", cards[name].text)) == []
        assert reader == 1 or not OWNER.search(cards[name].text)
        assert reader is None or "opponent" not in cards[name].text


@pytest.mark.parametrize("reader", [1, None])
def test_the_other_sides_cards_of_syndicates_are_sent_turned(reader: int | None) -> None:
    game = gloaming.start("syndicates", seed=1)
    cards, own = cards_for(reader, game), cards_for(0, game)
    for name in [name for name in cards if name.startswith("0:")]:
        assert cards[name].marks["label"] == own[name].marks["label"]
        assert orders(str(cards[name].marks["says"])) == []
        assert not OWNER.search(str(cards[name].marks["says"]))


def test_an_ace_of_the_opponent_is_removed_by_nobody_in_its_text() -> None:
    game = gloaming.start("showdown", seed=1, deck_0="ilse", deck_1="ilse")
    facts: Facts = {"event": "ace_used", "seat": 0, "card": "ace-of-clubs", "removed": True}
    for reader in (1, None):
        sentence = sentence_of("showdown", facts, scene_of(game, [], reader))
        assert "They remove:" not in sentence
        assert "“Remove: " in sentence or "“Ongoing: " in sentence or "“Immediate: " in sentence


@pytest.mark.parametrize(
    "game",
    [
        gloaming.start("shadow-cards", seed=1),
        gloaming.start("showdown", seed=1, deck_0="ilse", deck_1="oduya"),
        gloaming.start("syndicates", seed=1),
    ],
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
