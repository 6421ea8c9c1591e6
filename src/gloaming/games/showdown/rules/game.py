"""A running duel: how the cards on the table are read, and who may use which ability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.cards import FEINTED, FIRST_ACE, NAMES, NONE, RED_JOKER, STRUCK, TOTAL, Card
from gloaming.games.showdown.rules.deck import Held
from gloaming.games.showdown.rules.hidden import hidden_from
from gloaming.games.showdown.rules.questions import REACT, TRIGGER, USE
from gloaming.games.showdown.rules.refusing import why_not
from gloaming.games.showdown.rules.tabletop import Tabletop
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.answering import Window
from gloaming.kernel.cards.limits import Limit
from gloaming.kernel.cards.using import ACCEPT, PASS, Use, ability_id
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.dealing import Unknown
from gloaming.kernel.flow import NEXT, Flow, Step
from gloaming.kernel.reasons import Reason

if TYPE_CHECKING:
    from gloaming.games.showdown.rules.view import ShowdownView

Modifiers = list[Held]  # what changes how values are read

LIMIT: Final = 7
MOST_ANSWERS: Final = 200  # in one turn, in case cards make a loop (B-43)
MOST_IMMEDIATE: Final = Limit("turn", 4)  # of one Ace, likewise
SIDES: Final = [[[0], [1]], [[1], [0]]]  # by the attacker; never changed


class Showdown(Tabletop):
    """A running duel."""

    def restore(self, state: dict[str, Any], choices: list[tuple[Seat, str]] | None) -> None:
        super().restore(state, choices)
        if NONE not in self.picks:
            self.listen_for_cards()

    def view(self, seat: object) -> ShowdownView:
        return cast("ShowdownView", super().view(seat))

    def seen_by(self, seat: Seat | None) -> ShowdownView:
        from gloaming.games.showdown.rules.view import view_for

        return view_for(self, seat)

    def hidden_from(self, seat: Seat) -> list[Unknown]:
        return hidden_from(self, seat)

    def why_not(self, seat: Seat, option: Option) -> Reason:
        return why_not(self, seat, option) or super().why_not(seat, option)

    # Reading the combat.

    def value(self, seat: Seat, part: int, under: Modifiers | None = None) -> int:
        """Returns what a feint or strike counts, with everything that changes it (B-19), or under some modifiers."""
        card = self.played(seat, part)
        if card == NONE:
            return 0
        modifiers = self.modifiers() if under is None else under
        value = self.feint_bases(modifiers)[seat] if part == FEINTED else self.printed_value(seat, STRUCK)
        for held in modifiers:
            value += held.modifier.bonus(self, held.use, seat, part)
        return value

    def feint_bases(self, under: Modifiers | None = None) -> list[int]:
        """Returns what both feints count before bonuses: as printed, then as texts change it in order of use (B-53)."""
        bases = [self.printed_value(0, FEINTED), self.printed_value(1, FEINTED)]
        for held in self.modifiers() if under is None else under:
            bases = held.modifier.feint_bases(self, held.use, bases)
        return bases

    def discipline(self, seat: Seat, part: int) -> int:
        """Returns the discipline a feint or strike counts as."""
        return self.disciplines(self.modifiers())[seat][part] if self.played(seat, part) != NONE else NONE

    def disciplines(self, under: Modifiers) -> list[list[int]]:
        """Returns the disciplines of both feints and strikes, by seat and part, read in the same way (B-53)."""
        shown = [[self.printed_discipline(seat, FEINTED), self.printed_discipline(seat, STRUCK)] for seat in range(2)]
        for held in under:
            shown = held.modifier.disciplines(self, held.use, shown)
        return shown

    def total(self, seat: Seat, under: Modifiers | None = None) -> int:
        """Returns the sum of a seat's feint and strike (SD-CMB-7)."""
        modifiers = self.modifiers() if under is None else under
        total = self.value(seat, FEINTED, modifiers) + self.value(seat, STRUCK, modifiers)
        for held in modifiers:
            total += held.modifier.bonus(self, held.use, seat, TOTAL)
        return total

    def strikes_match(self, under: Modifiers | None = None) -> bool:
        """Tells whether the strikes are of the same discipline."""
        modifiers = self.modifiers() if under is None else under
        shown = self.disciplines(modifiers)
        match = shown[0][STRUCK] == shown[1][STRUCK]
        for held in modifiers:
            match = held.modifier.match(match)
        return match

    def ahead(self) -> Seat:
        """Returns who wins the combat as it stands, or nobody."""
        return self.decided()[0]

    def decided(self) -> tuple[Seat, events.DecidedBy]:
        """Returns who wins the combat as it stands, or nobody, and what decides it (SD-CMB-8 to SD-CMB-10)."""
        modifiers = self.modifiers()
        named = [held.use.player for held in modifiers if held.modifier.wins_combat]
        if named:
            return named[-1], "card"  # B-44
        totals = [self.total(0, modifiers), self.total(1, modifiers)]
        if totals[0] == totals[1]:
            favoured = {held.use.player for held in modifiers if held.modifier.wins_ties}
            return (favoured.pop(), "ties") if len(favoured) == 1 else (NONE, "nothing")  # B-51
        higher = 0 if totals[0] > totals[1] else 1
        return (self.opponent(higher), "lower") if self.strikes_match(modifiers) else (higher, "higher")

    def limit(self, seat: Seat) -> int:
        """Returns how many cards a seat may hold at the end of a phase."""
        limit = LIMIT
        for held in self.modifiers():
            limit = held.modifier.limit(held.use, seat, limit)
        return limit

    def barred(self, seat: Seat, card: Card) -> bool:
        """Tells whether card text keeps a hand card from being used; by the book it cannot (B-49)."""
        return self.rulings.bars_bind and any(
            held.modifier.bars(self, held.use, seat, self.deck_of(seat).discipline(card)) for held in self.modifiers()
        )

    def prevented(self, seat: Seat, means: str) -> bool:
        """Tells whether something its opponent did keeps a seat from using its strike, joker or trigger."""
        return any(held.use.player != seat and held.modifier.prevents == means for held in self.modifiers())

    def modifiers(self) -> Modifiers:
        """Returns everything that changes how values are read now, each with the use that made it."""
        found: Modifiers = []
        for held in self.standing[self.attacker]:
            if self.lies_open(held.use.player, held.use.card) and held.use.ability(self).applies(self, held.use):
                found.append(held)
        for lasting in self.lasting:
            if lasting.stamp == self.turn:
                found.append(Held(lasting.effect(self), lasting.use()))
        return found

    def stamp_of(self, period: str) -> int:
        """Returns the turn, which has one combat, or the one game."""
        return 0 if period == "game" else self.turn

    # Abilities.

    def stock(self, use: Use, pile: str) -> int:
        if pile == "deck":
            return len(self.draw_deck(use.player))
        hand = self.hand_of(use.player)
        return len(hand) - 1 if use.card in hand else len(hand)

    def name_of(self, card: Card) -> str:
        return NAMES[card]

    def abilities_of(self, seat: Seat, card: Card) -> tuple[Ability, ...]:
        return self.deck_of(seat).abilities[card]

    def listen_for_cards(self) -> None:
        """Finds out what the cards of the two decks can answer, and what holds by itself."""
        self.listen_to([each for seat in range(2) for card in self.deck_of(seat).abilities for each in card])
        first, second = self.deck_of(0).standing(0), self.deck_of(1).standing(1)
        self.standing = [[*first, *second], [*second, *first]]

    def speaker(self, turn: int) -> Seat:
        """Returns whose chance it is where both have chances in turn, the attacker first."""
        return self.attacker if turn % 2 == 0 else self.defender

    def sides_in_turn(self) -> list[list[Seat]]:
        """Returns whose chance it is to answer: the attacker's first, then in turn (B-20)."""
        return SIDES[self.attacker]

    def might_answer(self, seat: Seat, window: Window) -> bool:
        if self.answers_given == MOST_ANSWERS:
            return False
        item = window.happening(self).items[0]
        for answer in self.deck_of(seat).answers.to(window.moment, item):
            card = answer.card
            ready = self.may_hold(seat, card) if card < FIRST_ACE else self.lies_open(seat, card)
            if ready and self.fits(seat, answer, item):
                return True
        return False

    def answers(self, seat: Seat, window: Window) -> list[Option]:
        options: list[Option] = []
        item = window.happening(self).items[0]
        for answer in self.deck_of(seat).answers.to(window.moment, item):
            card = answer.card
            option = REACT.options[card] if card < FIRST_ACE else USE.options[card]
            ready = card in self.hand_of(seat) if card < FIRST_ACE else self.lies_open(seat, card)
            ready = ready and option not in options and self.fits(seat, answer, item)
            if ready and self.can_use(seat, card, answer.number, window.place):
                options.append(option)
        return options

    def optional_ability(self, seat: Seat, option: Option) -> str:
        asks = self.stack[-1]
        if option.question is ACCEPT and isinstance(asks, Use):
            return ability_id(NAMES[asks.card], asks.number)
        if option.question is TRIGGER:
            return ability_id(NAMES[RED_JOKER], option.value)
        if option.question is PASS or not isinstance(asks, Window):
            return ""
        return ability_id(NAMES[option.value], self.answering(seat, option.value, asks)[0])

    def answering(self, seat: Seat, card: Card, window: Window) -> list[int]:
        """Returns which of a card's abilities answer what happens, as far as everyone can see."""
        item = window.happening(self).items[0]
        answers = self.deck_of(seat).answers.to(window.moment, item)
        return [answer.number for answer in answers if answer.card == card and self.fits(seat, answer, item)]

    def answer(self, seat: Seat, option: Option, window: Window) -> Flow:
        from gloaming.games.showdown.rules.abilities import PlayReact, UseAce

        self.answers_given += 1
        if option.question is REACT:
            return PlayReact(seat, option.value, window.place)
        return UseAce(seat, option.value, window.place)

    def can_use(self, seat: Seat, card: Card, number: int, answers: int = NONE) -> bool:
        """Tells whether an ability may be used now, as an answer or not, and would change anything."""
        usable = self.abilities_of(seat, card)[number].usable(self, self.use_of(seat, card, number, answers))
        return usable and not self.used_up(seat, card, number)

    def limit_of(self, seat: Seat, card: Card, number: int) -> Limit | None:
        """Returns how often an ability may be used; what works by itself stops before it makes a loop (B-43)."""
        ability = self.abilities_of(seat, card)[number]
        return MOST_IMMEDIATE if ability.kind == "immediate" and ability.limit is None else ability.limit

    # Drawing, and the end.

    def draw(self, seats: list[Seat], count: int) -> Step:
        """Has seats draw at once; who must draw from an empty deck loses (SD-DECK-1, SD-DECK-3, B-16)."""
        losers = [seat for seat in seats if not self.drawn(seat, count)]
        return self.lose(sorted(losers)) if losers else NEXT

    def lose(self, losers: list[Seat]) -> Step:
        """Ends the game at once (SD-WIN-1, SD-WIN-2); if both lose at the same moment, nobody wins (B-15)."""
        for seat in range(2):
            self.scores[seat] = 0 if seat in losers else max(1, self.face_down(seat))
        if len(losers) == 2 and self.survivor() != NONE:
            self.scores[self.survivor()] = 1
        self.reckonings += 1
        self.phase = "over"
        self.report(events.GameOver, losers, self.scores[:], self.won_by())
        return self.end()

    def won_by(self) -> list[Seat]:
        """Returns who has not lost; a score of 0 is that of a loser."""
        return [seat for seat in range(2) if self.scores[seat] > 0]

    def survivor(self) -> Seat:
        """Returns who is held to have won when both lost at the same moment, if the ruling wants a winner (B-15)."""
        if self.rulings.simultaneous_loss == "attacker":
            return self.attacker
        if self.rulings.simultaneous_loss == "draw":
            return NONE
        kept = [[self.face_down(seat), self.wounds(seat)] for seat in range(2)]
        if kept[0] == kept[1]:
            return NONE
        return 0 if kept[0] > kept[1] else 1
