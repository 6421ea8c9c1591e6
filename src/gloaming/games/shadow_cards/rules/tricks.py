"""Chapter 3: playing tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gloaming.games.shadow_cards.rules import events
from gloaming.games.shadow_cards.rules.cards import NAMES, Card, beats, names_of, of_suit, suit_of
from gloaming.kernel.card_sets import CardSet, without
from gloaming.kernel.choices import Option, Question
from gloaming.kernel.flow import DONE, NEXT, REPEAT, Flow, Step

if TYPE_CHECKING:
    from gloaming.games.shadow_cards.rules.game import ShadowCards

PLAY: Final = Question("play", NAMES, "Play a card to the trick", "Play the {}")
SCORE: Final = Question("score", NAMES, "You won the trick: choose the card whose value you score", "Score the {}")


class Tricks(Flow):
    """Tricks, until the hands are empty: everyone plays a card, and the winner keeps one of them as trick points."""

    steps: ClassVar[tuple[str, ...]] = ("turn_open_card", "play", "score")

    def turn_open_card(self, game: ShadowCards) -> Step:
        """Turns up a card of the side stack, with three players (SC-OPEN-1)."""
        if game.players == 3 and game.side:
            card = game.side.pop()
            game.open_cards.append(card)
            if game.heard:
                game.tell(events.OpenCard(NAMES[card]))
        return NEXT

    def play(self, game: ShadowCards) -> Step:
        """Asks the next seat clockwise for a card (SC-PLAY-1)."""
        laid = len(game.trick)
        if laid == game.players:
            if game.heard:
                game.tell(events.TrickWon(game.trick_winner, names_of(game.trick)))
            return NEXT
        seat = (game.leader + laid) % game.players
        return game.ask_cards(seat, PLAY, legal_plays(game.hands[seat], game.trick))

    def on_play(self, game: ShadowCards, seat: int, option: Option) -> Step:
        """Lays the card face up (SC-PLAY-9)."""
        card = option.value
        game.hands[seat] = without(game.hands[seat], card)
        game.trick.append(card)
        if game.heard:
            game.tell(events.Played(seat, NAMES[card]))
        return self.play(game)

    def score(self, game: ShadowCards) -> Step:
        """Asks the winner for the point card: any card of the trick, the open one included (SC-PTS-2, SC-OPEN-4)."""
        return game.ask_values(game.trick_winner, SCORE, game.cards_to_score())

    def on_score(self, game: ShadowCards, seat: int, option: Option) -> Step:
        """Piles the trick up in front of its winner, who leads the next one (SC-PTS-5, SC-LEAD-5)."""
        card = option.value
        game.point_cards[seat].append(card)
        game.played += game.trick
        game.trick = []
        game.leader = seat
        if game.heard:
            game.tell(events.Scored(seat, NAMES[card]))
        return REPEAT if game.hands[0] else DONE  # SC-FLOW-3


def legal_plays(hand: CardSet, trick: list[Card]) -> CardSet:
    """Returns the cards that may be played: the led suit if there is one in hand, else all (SC-PLAY-2, SC-PLAY-3)."""
    if not trick:
        return hand
    following = of_suit(hand, suit_of(trick[0]))
    return following if following else hand


def winning(trick: list[int]) -> int:
    """Returns which card of a trick wins it, counted from the lead (SC-TRICK-1, SC-TRICK-2)."""
    best = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best]):
            best = place
    return best
