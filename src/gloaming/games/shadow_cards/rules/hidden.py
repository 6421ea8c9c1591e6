"""What could be something else to a seat: the other hands, the predictions, what lies face down, and who starts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gloaming.games.shadow_cards.rules.cards import DECK, suit_of, sum_of, value_of
from gloaming.games.shadow_cards.rules.prediction import prediction_size
from gloaming.games.shadow_cards.rules.sheet import first_of
from gloaming.kernel import dealing
from gloaming.kernel.card_sets import cards_of, holds, set_of
from gloaming.kernel.dealing import Hidden, HiddenRow, Pool, Unknown

if TYPE_CHECKING:
    from gloaming.games.shadow_cards.rules.game import ShadowCards

SUITS_OF: Final[list[int]] = [int(suit_of(card)) for card in range(DECK)]
VALUES_OF: Final[list[int]] = [value_of(card) for card in range(DECK)]


class AnyStarter(dealing.OneOf):
    """The starter of a round, who is not known yet; the same seat will lead."""

    def __init__(self, game: ShadowCards) -> None:
        super().__init__(range(game.players), [], 0)
        self.game = game

    def put(self, number: int) -> None:
        self.game.starter = self.game.leader = number


def hidden_from(game: ShadowCards, seat: int) -> list[Unknown]:
    """Returns what a seat cannot know."""
    found: list[Unknown] = []
    if not game.starter_known and game.predicting:
        found.append(AnyStarter(game))
    others = [other for other in range(game.players) if other != seat]
    written = round_is_written(game)
    dealt = hidden_cards(game, others, written)
    for round in range(0 if game.rulings.reveal_predictions else len(game.sheet)):
        last = round == len(game.sheet) - 1
        on_sheet = hidden_predictions(game, round, others, written and last)
        if last and game.gone and not written:
            dealt = [*on_sheet, *dealt]  # the same shuffle is still in play
        else:
            unseen = never_seen(game, round)
            found.append(Pool([*on_sheet, dealing.Elsewhere(unseen)], SUITS_OF, VALUES_OF))
    found.append(Pool(dealt, SUITS_OF, VALUES_OF))
    return found


def round_is_written(game: ShadowCards) -> bool:
    """Tells whether the round whose cards lie on the table stands on the score sheet already."""
    if not game.sheet or any(game.hands):
        return False
    line = game.lines()[-1]
    return line.predictions == game.predictions and line.points == game.point_cards


def hidden_cards(game: ShadowCards, others: list[int], written: bool) -> list[Hidden]:
    """Returns the cards that others hold and have set aside, and those that nobody was dealt."""
    voids = game.voids()
    found: list[Hidden] = [dealing.HiddenSet(game.hands, other, voids[other]) for other in others]
    if not written:
        found.extend([dealing.HiddenHand(game.predictions[other]) for other in others])
    found.append(HiddenRow(game.side))
    found.extend([HiddenRow(stack) for stack in game.stacks])
    return found


def hidden_predictions(game: ShadowCards, round: int, others: list[int], on_table: bool) -> list[Hidden]:
    """Returns the predictions of a round of which the others have seen only the sum."""
    line, size = game.lines()[round], prediction_size(game.players)
    found: list[Hidden] = []
    for other in others:
        part = dealing.HiddenPart(game.sheet, round, first_of(line, other), size, sum_of(line.predictions[other]))
        if on_table:
            part.also = game.predictions[other]
        found.append(part)
    return found


def never_seen(game: ShadowCards, round: int) -> list[int]:
    """Returns the cards that were neither predictions nor points in a round: nobody has written them down."""
    line = game.lines()[round]
    seen = [card for cards in [*line.predictions, *line.points] for card in cards]
    return [card for card in range(DECK) if card not in seen]


def unseen_by(game: ShadowCards, seat: int) -> list[int]:
    """Returns the cards that may lie in any of the hidden places."""
    known = [*cards_of(game.hands[seat]), *game.predictions[seat], *game.cards_out()]
    if game.over or (game.gone and not game.rulings.reveal_predictions):
        for cards in game.lines()[-1].predictions:  # by now they are known, or made up
            known.extend(cards)
    seen = set_of(known)
    return [card for card in range(DECK) if not holds(seen, card)]
