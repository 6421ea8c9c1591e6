"""A running game at court."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gloaming.kernel.cards.batches import Batch
from gloaming.kernel.cards.happening import Item
from gloaming.kernel.cards.moments import NOTHING, Player
from gloaming.kernel.cards.using import PASS, Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.dealing import Unknown
from gloaming.kernel.flow import AGAIN, DONE, Step
from kernel.court import events
from kernel.court.piles import draw_card, hidden_from, put_on_discards, take_from_hand
from kernel.court.printing import LETTERS
from kernel.court.table import MOMENTS, PERIODS, Table

if TYPE_CHECKING:
    from kernel.court.contests import Contest
    from kernel.court.view import CourtView


class Court(Table):
    """A running game at court."""

    moments: ClassVar = MOMENTS
    periods: ClassVar[tuple[str, ...]] = PERIODS
    shared: ClassVar[tuple[str, ...]] = (
        "answered",
        "teams",
        "deciders",
        "cards",
        "catalogue",
        "uses",
        "deal",
        "captains",
    )
    written_once: ClassVar[tuple[str, ...]] = ("lasting",)
    made_anew: ClassVar[tuple[str, ...]] = ("readings",)

    def seen_by(self, seat: Seat | None) -> CourtView:
        from kernel.court.view import view_for

        return view_for(self, seat)

    def hidden_from(self, seat: Seat) -> list[Unknown]:
        return hidden_from(self, seat)

    def name_of(self, card: int) -> str:
        return self.deal.names[card]

    def names_in(self, cards: list[int]) -> list[str]:
        """Returns the names of cards."""
        return [self.name_of(card) for card in cards]

    def card(self, name: str) -> int:
        """Returns a card by its name."""
        return self.deal.names.index(name)

    def role_of(self, player: Player) -> str:
        return LETTERS[player] if self.deciders.count(self.deciders[player]) > 1 else ""

    def speaks_for_side(self, player: Player) -> bool:
        return self.captains and player == self.teams[self.side_of(player)][0]

    def by_rule(self, player: Player, options: list[Option]) -> Option:
        """Returns the first thing that is no pass: a courtier that can, does."""
        return next((option for option in options if option.question is not PASS), options[0])

    # Conceding, at any time, where the game allows it.

    def open_anytime(self, seat: Seat) -> list[Option]:
        allowed = self.setting.options["concessions"] is True and not self.over
        return self.questions["concede"].options[:] if allowed else []

    def interject(self, seat: Seat, option: Option) -> Step:
        for player in range(len(self.deciders)):
            if self.deciders[player] == seat:
                self.favour[player] = 0
        self.bids = [NOTHING] * len(self.bids)
        self.sealed = False
        self.finish()
        return DONE

    # Where cards lie.

    def hand_of(self, player: Player) -> list[int]:
        return self.hands[player]

    def lies_in(self, player: Player, place: str, card: int) -> bool:
        return card in (self.hands[player] if place == "hand" else self.discards[player])

    def may_lie_in(self, player: Player, place: str, card: int) -> bool:
        if place == "hand":
            return len(self.hands[player]) > 0 and (card in self.hands[player] or card in self.decks[player])
        return card in self.discards[player]

    def put_away(self, card: int) -> None:
        self.wounds[card] = 0
        if card in self.tired:
            self.tired.remove(card)
        put_on_discards(self, card)

    def discard(self, player: Player, card: int) -> None:
        self.show(player, card, False)
        put_on_discards(self, card)

    def show(self, player: Player, card: int, played: bool) -> None:
        """Takes a card out of a hand, for everyone to see."""
        take_from_hand(self, card)
        if self.heard:
            self.tell(events.Shown(player, self.seat_of(player), self.name_of(card), played))

    def note_use(self, use: Use) -> None:
        """Notes a use; what is used from the hand is discarded at once."""
        super().note_use(use)
        if use.ability(self).place == "hand":
            self.show(use.player, use.card, True)
            put_on_discards(self, use.card)

    def stock(self, use: Use, pile: str) -> int:
        hand = self.hands[use.player]
        return len(hand) - 1 if use.ability(self).place == "hand" else len(hand)

    def draw(self, players: list[Player], count: int) -> Step:
        drawn = [Item("drawn", NOTHING, player) for player in players for _ in range(count)]
        return self.enter_and_return(Batch(drawn))

    # What comes to pass.

    def come_to_pass(self, item: Item) -> None:
        kind, card, player = item.kind, item.card, item.player
        if kind == "wounded":
            self.wounds[card] += item.amount
            self.report(events.Wounded, self.name_of(card), item.amount)
        elif kind == "tired":
            if card not in self.tired:
                self.tired.append(card)
            self.report(events.Tired, self.name_of(card))
        elif kind == "left_play":
            if card in self.in_play:
                self.report(events.LeftPlay, self.name_of(card))
                self.leave_play(card)
        elif kind == "favour_lost":
            self.favour[player] -= item.amount
            self.report(events.FavourLost, player, self.seat_of(player), item.amount)
        elif kind == "favour_gained":
            self.favour[player] += item.amount
            self.report(events.FavourGained, player, self.seat_of(player), item.amount)
        elif kind == "drawn":
            drawn = draw_card(self, player)
            if drawn != NOTHING:
                self.report(events.Drawn, player, self.seat_of(player), self.name_of(drawn))
        elif kind == "contest_won":
            self.report(events.ContestWon, player, self.seat_of(player), self.name_of(card))
        else:
            assert kind in ("challenged", "clash"), kind
        self.touch()

    def contest(self) -> Contest | None:
        """Returns the contest that is going on, the innermost of several."""
        from kernel.court.contests import Contest

        for frame in reversed(self.stack):
            if isinstance(frame, Contest):
                return frame
        return None

    def happens(self, items: list[Item]) -> Step:
        """Enters the chapter of a batch, if there is anything in it; what entered it goes on afterwards."""
        return self.enter_and_return(Batch(items)) if items else AGAIN
