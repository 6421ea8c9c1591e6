"""The Combat phase, in the book's eight steps."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.showdown.rules import cards, events
from gloaming.games.showdown.rules.cards import FEINTED, NAMES, NONE, RED_JOKER, STRUCK, Card, is_edge, names_of
from gloaming.games.showdown.rules.damage import Damage
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import FEINT, STRIKE, TRIGGER
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.happening import Single
from gloaming.kernel.cards.using import PASS, Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import DONE, NEXT, Flow, SeatFlow, Step, Together


class Combat(Flow):
    """One combat (SD-CMB-21)."""

    steps: ClassVar[tuple[str, ...]] = (
        "attacker_feints",
        "defender_feints",
        "feints_stand",
        "strike",
        "reveal",
        "strikes_stand",
        "determine_winner",
        "winner_gains",
        "activate_trigger",
        "apply_damage",
        "resolve",
    )

    def attacker_feints(self, game: Showdown) -> Step:
        """Step 1 (SD-CMB-2)."""
        game.winner = NONE
        return game.enter(Feint(game.attacker))

    def defender_feints(self, game: Showdown) -> Step:
        """Step 2, with the attacker's feint in sight (SD-CMB-3)."""
        return game.enter(Feint(game.defender))

    def feints_stand(self, game: Showdown) -> Step:
        """Lets both answer the two feints before anybody strikes."""
        return game.enter(FeintsStand())

    def strike(self, game: Showdown) -> Step:
        """Step 3: both strike at the same time, unseen (SD-CMB-5); who cannot is hit at once (SD-STRK-2, B-13)."""
        unable = [seat for seat in (game.attacker, game.defender) if not possible_strikes(game, seat)]
        if unable:
            return game.enter(UnableToStrike(unable))
        return game.enter(Together([Strike(0), Strike(1)]))

    def reveal(self, game: Showdown) -> Step:
        """Step 4: turns both strikes face up (SD-CMB-6); who looks on sees one turn after the other."""
        if NONE in game.laid(STRUCK):
            return DONE  # SD-STRK-2: the combat has ended
        game.turned_first = game.attacker
        game.show_strike(game.attacker)
        game.turned_first = NONE
        game.revealed = True
        game.show_strike(game.defender)
        if game.heard:
            game.tell(events.Revealed(names_of(game.laid(STRUCK))))
        return game.enter(CardsWork(STRUCK))

    def strikes_stand(self, game: Showdown) -> Step:
        """Lets both answer the strikes."""
        return game.enter(StrikesStand())

    def determine_winner(self, game: Showdown) -> Step:
        """Step 5 (SD-CMB-7 to SD-CMB-11)."""
        return game.enter(Verdict())

    def winner_gains(self, game: Showdown) -> Step:
        """Carries out what cards do for winning or losing."""
        return game.enter(CardsWork(NONE))

    def activate_trigger(self, game: Showdown) -> Step:
        """Step 6: asks a winner whose feint and strike match (SD-CMB-12 to SD-CMB-16)."""
        seat = game.winner
        if seat == NONE:
            return NEXT
        discipline = game.discipline(seat, STRUCK)
        matched = discipline == game.discipline(seat, FEINTED) and not game.prevented(seat, "trigger")
        if not matched or not game.can_use(seat, RED_JOKER, discipline):
            return NEXT
        return game.ask(seat, [TRIGGER.options[discipline], PASS.options[0]])

    def on_activate_trigger(self, game: Showdown, seat: Seat, option: Option) -> Step:
        """Uses the trigger, before the damage (SD-CMB-17), or declines."""
        return NEXT if option.question is PASS else game.enter(Trigger(seat, option.value))

    def apply_damage(self, game: Showdown) -> Step:
        """Step 7: wounds the loser; a tie wounds nobody (SD-CMB-18, SD-CMB-19)."""
        return NEXT if game.winner == NONE else game.enter(Damage([game.opponent(game.winner)]))

    def resolve(self, game: Showdown) -> Step:
        """Step 8: clears the table (SD-CMB-20, SD-CMB-22)."""
        collect_taxes(game)
        clear(game)
        return NEXT


def clear(game: Showdown) -> None:
    """Discards all cards of the combat; Black Jokers go back to their places."""
    for seat in range(2):
        for card in (game.feint_of(seat), game.strike_of(seat)):
            if card != NONE:
                game.put_on_discards(seat, card)
    game.report(events.Cleared, game.turn)
    game.revealed = False
    game.winner = NONE
    game.reckonings += 1


def collect_taxes(game: Showdown) -> None:
    """Has a strike that was taxed cost its owner a card at random (B-49)."""
    for held in game.modifiers():
        for seat in range(2):
            if game.hand_of(seat) and held.modifier.taxes(game, held.use, seat):
                game.discard(seat, game.hand_of(seat)[game.dice.below(len(game.hand_of(seat)))])


class Feint(Single):
    """A feint: a card from the hand, or the Black Joker, face up."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "work", "after")
    kind: ClassVar[str] = "feint"

    def choose(self, game: Showdown) -> Step:
        """Asks for the feint."""
        feints = possible_feints(game, self.player) or game.hand_of(self.player)
        return game.ask(self.player, FEINT.offer(feints)) if feints else DONE  # B-12: no card, and no Black Joker

    def on_choose(self, game: Showdown, seat: Seat, option: Option) -> Step:
        """Lays the feint down; the edge that points at the opponent counts (SD-BJ-4)."""
        card = self.items[0].card = option.value
        if is_edge(card):
            game.places[seat].move(card, cards.FEINT_AREA)
        else:
            game.take_from_hand(seat, card, cards.FEINT_AREA)
        if game.heard:
            game.tell(events.Feint(seat, NAMES[card]))
        return NEXT

    def work(self, game: Showdown) -> Step:
        """Carries out what the card does as a feint (B-17)."""
        return game.enter(CardsWork(FEINTED))


def possible_feints(game: Showdown, seat: Seat) -> list[Card]:
    """Returns what a seat may feint with: the Black Joker always (SD-BJ-1), the last card only if forced (B-11)."""
    hand = usable_cards(game, seat)
    joker = [] if game.prevented(seat, "joker") else [cards.FIRST_EDGE, cards.SECOND_EDGE]
    if len(hand) == 1 and joker and game.rulings.force_strike:
        return joker
    return [*hand, *joker]


def possible_strikes(game: Showdown, seat: Seat) -> list[Card]:
    """Returns what a seat may strike with, which is nothing where a card stays its hand (B-42)."""
    return [] if game.prevented(seat, "strike") else usable_cards(game, seat)


def usable_cards(game: Showdown, seat: Seat) -> list[Card]:
    """Returns what a seat may use in combat: any card in hand, unless bans have force (SD-PREC-3, B-49)."""
    return [card for card in game.hand_of(seat) if not game.barred(seat, card)]


class FeintsStand(Single):
    """Both feints lie on the table."""

    steps: ClassVar[tuple[str, ...]] = ("after",)
    kind: ClassVar[str] = "feints_stand"


class StrikesStand(Single):
    """Both strikes have been turned up and have done what is printed on them."""

    steps: ClassVar[tuple[str, ...]] = ("after",)
    kind: ClassVar[str] = "strikes_stand"


class Strike(SeatFlow):
    """One seat's strike, chosen while the other chooses."""

    steps: ClassVar[tuple[str, ...]] = ("choose",)

    def choose(self, game: Showdown) -> Step:
        """Asks for a hand card; the Black Joker never strikes (SD-BJ-2)."""
        return game.ask(self.seat, STRIKE.offer(possible_strikes(game, self.seat) or game.hand_of(self.seat)))

    def on_choose(self, game: Showdown, seat: Seat, option: Option) -> Step:
        """Lays the card face down (SD-VIS-5)."""
        game.places[seat].move(option.value, cards.STRIKE_AREA)
        if game.heard:
            game.tell(events.Strike(seat, NAMES[option.value]))
        return NEXT


class UnableToStrike(Flow):
    """Combat ends at once for want of a strike: whoever has none takes one damage (SD-STRK-1 to SD-STRK-6)."""

    steps: ClassVar[tuple[str, ...]] = ("wound", "end")

    def __init__(self, unable: list[Seat] | None = None) -> None:
        super().__init__()
        self.unable: list[Seat] = unable or []

    def wound(self, game: Showdown) -> Step:
        """Wounds one, or both at the same time."""
        game.report(events.Unable, sorted(self.unable))
        return game.enter(Damage(self.unable[:]))

    def end(self, game: Showdown) -> Step:
        """Discards the feints."""
        clear(game)
        return NEXT


class Verdict(Single):
    """Comparing the totals; who would lose may still change them."""

    steps: ClassVar[tuple[str, ...]] = ("before", "happen", "after")
    kind: ClassVar[str] = "verdict"

    def happen(self, game: Showdown) -> Step:
        game.winner, decided_by = game.decided()
        if game.heard:
            totals = [game.total(seat) for seat in range(2)]
            game.tell(events.Verdict(game.winner, totals, game.strikes_match(), decided_by))
        return NEXT


class Trigger(Single):
    """Using the champion's trigger of a discipline; the opponent may prevent it."""

    kind: ClassVar[str] = "trigger"

    def happen(self, game: Showdown) -> Step:
        if self.stopped:
            return NEXT
        game.report(events.Trigger, self.player, cards.DISCIPLINES[self.card])
        return game.enter(Use(self.player, RED_JOKER, self.card))


class CardsWork(Flow):
    """Carrying out the Combat abilities of the cards on the table, the attacker's first (SD-TYPE-2, B-18)."""

    steps: ClassVar[tuple[str, ...]] = ("look", "work")

    def __init__(self, part: int = NONE) -> None:
        super().__init__()
        self.part = part  # the feint just placed, or the strikes just revealed; all of them when the combat is decided
        self.uses: list[list[int]] = []  # seat, card and number of the abilities that are left

    def look(self, game: Showdown) -> Step:
        """Finds the abilities of this moment; what one of them does to the cards takes none of the others away."""
        for seat in self.seats(game):
            for part in (FEINTED, STRUCK):
                card = game.played(seat, part)
                if card != NONE and not is_edge(card) and self.part in (NONE, part):
                    for number in game.deck_of(seat).works[part][card]:
                        if self.now(game, seat, game.abilities_of(seat, card)[number]):
                            self.uses.append([seat, card, number])
        return NEXT

    def work(self, game: Showdown) -> Step:
        """Uses the next ability that can do anything."""
        while self.uses:
            seat, card, number = self.uses.pop(0)
            if game.can_use(seat, card, number):
                return game.enter_and_return(Use(seat, card, number))
        return NEXT

    def seats(self, game: Showdown) -> list[Seat]:
        """Returns whose cards work: with a feint only those of the seat that has just placed it."""
        if self.part != FEINTED:
            return [game.attacker, game.defender]
        return [game.attacker if game.feint_of(game.defender) == NONE else game.defender]

    def now(self, game: Showdown, seat: Seat, ability: Ability) -> bool:
        """Tells whether an ability works now: when placed or revealed, or for how the combat was decided."""
        if not ability.triggers:
            return self.part != NONE
        return self.part == NONE and any(trigger.fits(game, seat, None) for trigger in ability.triggers)
