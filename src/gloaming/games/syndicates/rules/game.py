"""A running contest: what may be done, and how damage is dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.questions import DRAW, SURRENDER
from gloaming.games.syndicates.rules.refusing import why_not
from gloaming.games.syndicates.rules.sets import NONE, Card
from gloaming.games.syndicates.rules.tabletop import DECK, FX, FX_KT, LEFT_OUT, STANDARD, Side, Slot, Tabletop
from gloaming.games.syndicates.rules.texts import LAST_ACT, SKILL, Text
from gloaming.games.syndicates.rules.uses import CardUse, Gone, GoneUse
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.answering import Forced
from gloaming.kernel.cards.happening import Item
from gloaming.kernel.cards.moments import Moment
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.dealing import Unknown
from gloaming.kernel.flow import AGAIN, Step
from gloaming.kernel.reasons import Reason

if TYPE_CHECKING:
    from gloaming.games.syndicates.rules.view import SyndicatesView

GONE: Final = 1  # the number of what follows when an attached card is destroyed; what a card says comes first


class Syndicates(Tabletop):
    """A running contest. Only attached cards that are destroyed answer anything, and that by themselves."""

    moments: ClassVar[tuple[Moment, ...]] = (Moment("after", before=False, forced=True),)
    in_fixed_order: ClassVar[bool] = True

    def view(self, seat: object) -> SyndicatesView:
        return cast("SyndicatesView", super().view(seat))

    def seen_by(self, seat: Seat | None) -> SyndicatesView:
        from gloaming.games.syndicates.rules.view import view_for

        return view_for(self, seat)

    def hidden_from(self, seat: Seat) -> list[Unknown]:
        return [places.hidden_from(seat) for places in [*self.characters, *self.fx]]

    def unseen_fx(self, side: Side) -> list[Card]:
        """Returns the FX cards of a side that lie in its deck or were left out of it."""
        cards = self.fx[side].cards
        return sorted([*cards[DECK], *cards[LEFT_OUT]])

    def why_not(self, seat: Seat, option: Option) -> Reason:
        return why_not(self, seat, option) or super().why_not(seat, option)

    def won_by(self) -> list[Seat]:
        return self.front_runners

    def open_anytime(self, seat: Seat) -> list[Option]:
        """Returns that a match may be given up at any time (SS-WIN-2, A-51)."""
        return [] if self.over else [SURRENDER.options[0]]

    def interject(self, seat: Seat, option: Option) -> Step:
        """Ends the match, whatever is going on in it, for whoever did not surrender."""
        del self.stack[2:]  # the contest and its match remain
        self.stack[-1].at = self.stack[-1].steps.index("finish")
        self.report(events.Surrendered, seat)
        self.winner = 1 - self.side_of(seat)
        return AGAIN

    # Asking and scoring.

    def ask_side(self, side: Side, options: list[Option]) -> Step:
        """Asks a player, or a team of which either may answer."""
        team = self.team(side)
        return self.ask_team(team, options) if len(team) > 1 else self.ask(side, options)

    def seat_of_turn(self, turn: int) -> Seat:
        """Returns whose turn it is: sides alternate, and so do mates within a side (SS-TURN-3, A-34, A-37)."""
        side = (self.starter + turn - 1) % 2
        return side if self.players == 2 else side + 2 * ((turn - 1) // 2 % 2)

    def score(self, side: Side, points: int) -> None:
        """Gives points to a side."""
        for seat in self.team(side):
            self.scores[seat] += points

    def end_without_winner(self, why: str) -> None:
        """Ends the match as a draw (A-16, A-49)."""
        self.drawn = True
        self.report(events.MatchDrawn, why)

    # The five actions (SS-ACT-1).

    def actions(self, seat: Seat) -> list[Option]:
        """Returns everything a seat can do with its turn."""
        side = seat % 2
        found = self.attacks(seat)
        found += self.skills(seat)
        if self.fx_decks[side]:
            found.append(DRAW.options[0])
        found += self.cards.questions.play.offer(self.reserves[seat])
        found += self.moves(seat)
        return found

    def attacks(self, seat: Seat) -> list[Option]:
        """Returns the standard attacks: any active character on any enemy who is not immune (SS-ATK-1, A-5)."""
        side = seat % 2
        active = [slot for slot in range(self.format.slots) if self.is_active(side, slot) and self.commands(seat, slot)]
        attackers = [self.stacks[side][slot][-1] for slot in active]
        targets = [self.stacks[1 - side][slot][-1] for slot in self.targets(side, True)]
        return self.cards.questions.attack.pairs(targets, attackers)

    def skills(self, seat: Seat) -> list[Option]:
        """Returns the characters who can use a skill or a last act (SS-SKL-1, SS-ONE-1)."""
        side = seat % 2
        usable = [slot for slot in range(self.format.slots) if self.commands(seat, slot) and self.can_use(seat, slot)]
        return self.cards.questions.use.offer([self.top(side, slot) for slot in usable])

    def can_use(self, seat: Seat, slot: Slot) -> bool:
        """Tells whether the top character of an own slot can use its skill, and for anything."""
        side = seat % 2
        card = self.top(side, slot)
        text = self.text_of(card) if card != NONE else None
        if text is None or not text.chosen:
            return False
        if not (self.is_rested(side, slot) if self.costs(text) else self.is_active(side, slot)):
            return False
        if text.kind == SKILL:
            partner = self.cards.partners[card]
            if partner != NONE and (self.slot_of(side, partner) == NONE or self.strikes_harder(card)):
                return False
        elif text.kind != LAST_ACT and self.black[side]:
            return False  # SS-ONE-8
        use = CardUse(seat, card)
        return all(effect.able(self, use) for effect in text.effects)

    def moves(self, seat: Seat) -> list[Option]:
        """Returns where Bodyguards can go: onto another character or Bodyguard (SS-ACT-6, SS-BG-8, A-43, A-44)."""
        side = seat % 2
        row = self.stacks[side]
        question = self.cards.questions.move
        found: list[Option] = []
        for start in range(self.format.slots):
            if len(row[start]) > 1 and self.is_rested(side, start) and self.commands(seat, start):
                guard = row[start][-1]
                goals = [row[slot][-1] for slot in range(len(row)) if row[slot] and slot != start]
                if self.rulings.bodyguard_may_step_down:
                    goals += [len(question.firsts) + self.format.number_of(slot) for slot in self.free_slots(side)]
                found += question.pairs([guard], goals)
        return found

    # Reading cards.

    def abilities_of(self, player: Seat, card: Card) -> tuple[Ability, ...]:
        texts = (self.text_of(card), self.cards.gone[card])
        return tuple([text for text in texts if text is not None])

    def ability_at(self, player: Seat, card: Card, number: int) -> Text:
        text = self.cards.gone[card] if number == GONE else self.text_of(card)
        assert text is not None
        return text

    def name_of(self, card: Card) -> str:
        return self.cards.names[card]

    def forced(self, moment: Forced) -> list[list[int]]:
        items = moment.happening(self).items
        return [[items[place].player, items[place].card, GONE, place] for place in range(len(items))]

    def new_use(self, player: Seat, card: Card, number: int) -> Use:
        return GoneUse(player, card, number)

    def text_of(self, card: Card) -> Text | None:
        """Returns what a card says; Leaders were printed with two faces (A-20)."""
        other = self.cards.other_faces[card] if self.rulings.bodyguard_face else None
        return self.cards.texts[card] if other is None else other

    def costs(self, text: Text) -> bool:
        """Tells whether a text is a skill, which needs 60 KT and costs 10 (SS-ACT-3, A-18)."""
        return text.kind != LAST_ACT or self.rulings.final_blow_is_skill

    def strikes_harder(self, card: Card) -> bool:
        """Tells whether a duo's hit works on standard attacks instead of being a skill (A-19)."""
        return self.rulings.duo_attack_is_passive and self.cards.duo_hits[card] > 0

    def strength(self, side: Side, slot: Slot) -> int:
        """Returns what a standard attack of a character takes (SS-ATK-3)."""
        card = self.top(side, slot)
        if self.strikes_harder(card) and self.slot_of(side, self.cards.partners[card]) != NONE:
            return self.cards.duo_hits[card]
        return STANDARD

    # Whom cards mean.

    def targets(self, side: Side, by_attack: bool) -> list[Slot]:
        """Returns the enemy slots that can be hit; attacks pass over those who are immune (SS-ATK-4, A-39)."""
        row = self.stacks[1 - side]
        return [slot for slot in range(len(row)) if row[slot] and not (by_attack and self.is_immune(1 - side, slot))]

    def own_slots(self, side: Side, who: str, seat: Seat = NONE) -> list[Slot]:
        """Returns the own slots a word means whose KT a card can change (A-13)."""
        return [slot for slot in self.fitting_slots(side, who, seat) if self.is_open(side, slot)]

    def is_open(self, side: Side, slot: Slot) -> bool:
        """Tells whether cards can change the KT in an own slot: not while an FX card holds it back (A-13)."""
        return self.rulings.boosts_pass_under_attachments or self.is_active(side, slot)

    def fitting_slots(self, side: Side, who: str, seat: Seat = NONE) -> list[Slot]:
        """Returns the own slots whose top character a word means; mates have their own Supporters (A-35)."""
        row = self.stacks[side]
        taken = [slot for slot in range(len(row)) if row[slot]]
        if who in ("supporter", "one-supporter"):
            supporters = [slot for slot in taken if self.cards.is_supporter(row[slot][-1])]
            return [slot for slot in supporters if seat == NONE or self.commands(seat, slot)]
        if who in ("leader", "family"):
            core = self.cards.leaders if who == "leader" else self.cards.families
            return [slot for slot in taken if row[slot][-1] == core[self.factions[side]]]
        return taken

    # Damage.

    def hit(self, side: Side, slots: list[Slot], kt: int, attacker: Card) -> bool:
        """Hits slots from left to right; attached cards that it destroys answer when all are hit (SS-DMG-3, A-41).

        Tells whether any of them does.
        """
        gone: list[Item] = []
        for slot in slots:
            if not self.decided:  # SS-WIN-4
                fx = self.damage(side, slot, kt)
                if fx != NONE and self.cards.gone[fx] is not None:
                    gone.append(Item("fx_gone", fx, side, kt, attacker))
        if gone:
            self.enter(Gone(gone))
        return len(gone) > 0

    def damage(self, side: Side, slot: Slot, kt: int) -> Card:
        """Damages the top card of a slot, FX first; what that cannot take is lost (SS-DMG-1, SS-DMG-4).

        Returns the attached card that was destroyed, if one was.
        """
        attached = self.attached[side][slot]
        for place in range(len(attached) - 1, -1, -1):
            facts = attached[place]
            if facts[FX_KT] > 0:  # a card without KT lets damage through
                taken = min(kt, facts[FX_KT])
                facts[FX_KT] -= taken
                self.tell_of(events.FxHit, side, slot, facts[FX], taken)
                if facts[FX_KT] > 0:
                    return NONE
                del attached[place]
                self.past.clear()
                self.tell_of(events.FxGone, side, slot, facts[FX], 0)
                self.use_up(side, facts[FX])
                return facts[FX]
        self.lose(side, slot, kt, events.Hit)
        return NONE
