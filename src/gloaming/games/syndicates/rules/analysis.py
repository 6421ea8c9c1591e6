"""Team analysis: before the match a player searches for duo partners, settles penalties and rearranges Supporters."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.arrival import Penalties
from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.questions import READY, SWAP
from gloaming.games.syndicates.rules.sets import NONE, Card
from gloaming.games.syndicates.rules.tabletop import DECK, IN_PLAY, OUT, Side
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, NEXT, Flow, Step


class Analysis(Flow):
    """One side looks its team over, one step at a time in any order, until it is ready (SS-SLOT-9, A-22)."""

    steps: ClassVar[tuple[str, ...]] = ("look_over", "settle_penalties", "be_ready")

    def __init__(self, side: Side = 0) -> None:
        super().__init__()
        self.side = side
        self.fetched = NONE  # the partner found in the deck, for whom somebody must make room
        self.brought: list[Card] = []  # partners that were fetched: they make room for nobody

    def look_over(self, game: Syndicates) -> Step:
        """Offers all that can be done; after a search, asks who makes room for the partner (SS-DUO-2)."""
        questions = game.cards.questions
        if self.fetched != NONE:
            part = game.cards.duos[self.fetched]
            return game.ask_side(self.side, questions.discard.offer(self.replaceable(game, part)))
        return game.ask_side(
            self.side,
            [
                READY.options[0],
                *questions.fetch.offer(self.partners(game)),
                *questions.dismiss.offer(game.penalised(self.side)),
                *self.swaps(game),
            ],
        )

    def on_look_over(self, game: Syndicates, seat: Seat, option: Option) -> Step:
        """Does one of these things, and goes on until the side is ready."""
        questions = game.cards.questions
        if option.question is READY:
            return NEXT
        if option.question is SWAP:
            self.swap(game, SWAP.first(option), SWAP.second(option))
        elif option.question is questions.fetch:
            self.fetched = option.value
        elif option.question is questions.discard:
            self.exchange(game, option.value)
        else:
            game.leave(self.side, option.value, "penalty")
        return AGAIN

    def settle_penalties(self, game: Syndicates) -> Step:
        """Has everybody leave whose penalty is still due (SS-PEN-6)."""
        return game.enter(Penalties(self.side))

    def be_ready(self, game: Syndicates) -> Step:
        """Says so."""
        game.report(events.Ready, self.side)
        return NEXT

    # Duos.

    def supporters(self, game: Syndicates) -> list[Card]:
        """Returns those on the field who were drawn."""
        return [card for stack in game.stacks[self.side] for card in stack if game.cards.is_supporter(card)]

    def partners(self, game: Syndicates) -> list[Card]:
        """Returns who can be searched for: the missing part of a duo, if somebody can make room (SS-DUO-1)."""
        found = []
        deck = game.decks[self.side]
        for card in self.supporters(game):
            partner = game.cards.duos[card]
            if partner != NONE and partner in deck and self.replaceable(game, card):
                found.append(partner)
        return found

    def replaceable(self, game: Syndicates, part: Card) -> list[Card]:
        """Returns who can make room for the partner of a duo's part."""
        return [card for card in self.supporters(game) if card != part and card not in self.brought]

    def exchange(self, game: Syndicates, card: Card) -> None:
        """Puts the partner in the place of a character, who is out, and shuffles the deck (SS-DUO-3, A-21, A-36)."""
        side, names = self.side, game.cards.names
        slot = game.slot_of(side, card)
        game.stacks[side][slot].remove(card)
        game.characters[side].move(card, OUT)
        game.characters[side].fetch(self.fetched, IN_PLAY)
        game.report(events.Discarded, side, names[card])
        game.report(events.Fetched, side, names[self.fetched])
        game.characters[side].shuffle(DECK, game.setup_dice.shuffled(len(game.decks[side])))
        game.report(events.Shuffled, side)
        game.enter_slot(side, slot, self.fetched)
        self.brought.append(self.fetched)
        self.fetched = NONE

    # Places.

    def swaps(self, game: Syndicates) -> list[Option]:
        """Returns which two Supporter slots can change places; mates keep to their flanks (SS-SLOT-8, SS-2V2-4)."""
        flank = game.format.flank
        free = [game.format.number_of(slot) for slot in game.free_slots(self.side)]
        found = []
        for first in range(2 * flank):
            end = flank if game.players > 2 and first < flank else 2 * flank
            others = [each for each in range(first + 1, end) if first not in free or each not in free]
            found += SWAP.pairs([first], others)
        return found

    def swap(self, game: Syndicates, first: int, second: int) -> None:
        """Swaps what stands in two slots, with their dice."""
        one, other = game.format.supporter_slot(first), game.format.supporter_slot(second)
        stacks, kt = game.stacks[self.side], game.kt[self.side]
        stacks[one], stacks[other] = stacks[other], stacks[one]
        kt[one], kt[other] = kt[other], kt[one]
        game.report(events.Swapped, self.side, [game.format.name_of(one), game.format.name_of(other)])
