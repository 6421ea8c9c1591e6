"""A running duel: what lies on the table, and how it is read."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from gloaming.games.showdown.cards import (
    ACES,
    DOWN,
    FEINTED,
    FIRST_ACE,
    NAMES,
    NONE,
    REMOVED,
    STRUCK,
    UP,
    Card,
    is_edge,
    names_of,
)
from gloaming.games.showdown.deck import Deck
from gloaming.games.showdown.imagining import resample
from gloaming.games.showdown.questions import DISCARD, FEINT, PLAY, QUESTIONS, REACT, STRIKE, USE
from gloaming.games.showdown.rulings import Rulings
from gloaming.kernel.cards.game import CardGame
from gloaming.kernel.cards.happening import Window
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.events import Event
from gloaming.kernel.flow import NEXT, Flow, Step

if TYPE_CHECKING:
    from gloaming.games.showdown.view import ShowdownView
    from gloaming.kernel.cards.words import Ability, Modifier
    from gloaming.kernel.rulebook import Rulebook, Setting

LIMIT: Final = 7
NO_CARDS: Final[list[Card]] = []
ACE_NAMES: Final = NAMES[FIRST_ACE : FIRST_ACE + ACES]

# The places of a lasting modifier's facts.
SEAT: Final = 0
CARD: Final = 1
ABILITY: Final = 2
EFFECT: Final = 3
TARGET: Final = 4
COMBAT: Final = 5  # the turn in whose combat it holds


class Showdown(CardGame):
    """A running duel."""

    shared: ClassVar[tuple[str, ...]] = ("rulings", "roster", "answered_before", "answered_after")

    rulings: Rulings
    roster: list[Deck]
    picks: list[int]  # which deck of the roster each seat fights with
    decks: list[list[Card]]  # the piles drawn from, top card last
    hands: list[list[Card]]
    discards: list[list[Card]]
    gone: list[list[Card]]  # removed from the game
    in_use: list[list[Card]]  # played from the hand and not yet discarded
    leaving: list[list[Card]]  # cards on the table that will leave the game instead of being discarded
    aces: list[list[int]]  # the suit of the Ace in each of a seat's four places
    lies: list[list[int]]  # how it lies
    placed: list[list[bool]]  # whether both players know which Ace lies there, face down though it is
    seen_hand: list[list[Card]]  # of each seat, the cards in hand that the opponent has seen
    told: list[list[int]]  # how many cards of each discipline a seat has said to hold, or nothing
    sunk: list[list[Card]]  # of each deck, the bottom as the opponent has seen it go there, NONE for a card not seen
    shuffled_in: list[list[Card]]  # and those it has seen go into the deck, from which nothing was taken since
    seen_top: list[int]  # how many cards on top of the own deck a seat knows
    seen_bottom: list[int]
    feints: list[Card]
    strikes: list[Card]
    revealed: bool  # whether the strikes are face up
    attacker: Seat
    turn: int
    phase: str
    winner: Seat
    warded: list[bool]  # whether the damage about to be received was prevented
    lasting: list[list[int]]
    used: list[list[int]]  # limited abilities that were used, each with the turn

    def __init__(self, rulebook: Rulebook, setting: Setting, rulings: Rulings, roster: list[Deck]) -> None:
        super().__init__(rulebook, setting, QUESTIONS)
        self.rulings = rulings
        self.roster = roster
        self.picks = [NONE, NONE]
        self.decks = [[], []]
        self.hands = [[], []]
        self.discards = [[], []]
        self.gone = [[], []]
        self.in_use = [[], []]
        self.leaving = [[], []]
        self.aces = [[], []]
        self.lies = [[], []]
        self.placed = [[], []]
        self.seen_hand = [[], []]
        self.told = [[NONE] * 3, [NONE] * 3]
        self.sunk = [[], []]
        self.shuffled_in = [[], []]
        self.seen_top = [0, 0]
        self.seen_bottom = [0, 0]
        self.feints = [NONE, NONE]
        self.strikes = [NONE, NONE]
        self.revealed = False
        self.attacker = 0
        self.turn = 0
        self.phase = "setup"
        self.winner = NONE
        self.warded = [False, False]
        self.lasting = []
        self.used = []

    def twin(self) -> Showdown:
        """Returns a copy of what lies on the table."""
        twin = Showdown(self.rulebook, self.setting, self.rulings, self.roster)
        twin.answered_before = self.answered_before
        twin.answered_after = self.answered_after
        twin.picks = self.picks[:]
        twin.decks = [cards[:] for cards in self.decks]
        twin.hands = [cards[:] for cards in self.hands]
        twin.discards = [cards[:] for cards in self.discards]
        twin.gone = [cards[:] for cards in self.gone]
        twin.in_use = [cards[:] for cards in self.in_use]
        twin.leaving = [cards[:] for cards in self.leaving]
        twin.aces = [suits[:] for suits in self.aces]
        twin.lies = [states[:] for states in self.lies]
        twin.placed = [known[:] for known in self.placed]
        twin.seen_hand = [cards[:] for cards in self.seen_hand]
        twin.told = [counts[:] for counts in self.told]
        twin.sunk = [cards[:] for cards in self.sunk]
        twin.shuffled_in = [cards[:] for cards in self.shuffled_in]
        twin.seen_top = self.seen_top[:]
        twin.seen_bottom = self.seen_bottom[:]
        twin.feints = self.feints[:]
        twin.strikes = self.strikes[:]
        twin.revealed = self.revealed
        twin.attacker = self.attacker
        twin.turn = self.turn
        twin.phase = self.phase
        twin.winner = self.winner
        twin.warded = self.warded[:]
        twin.lasting = self.lasting[:]  # its entries are written once
        twin.used = self.used[:]
        return twin

    def restore(self, state: dict[str, Any], choices: list[tuple[Seat, str]] | None) -> None:
        """Puts a fresh game into a state that `state` returned."""
        super().restore(state, choices)
        if NONE not in self.picks:
            self.listen_for_cards()

    def view(self, seat: Seat | None) -> ShowdownView:
        """Returns what a seat may see; the seat None is a spectator."""
        return cast("ShowdownView", super().view(seat))

    def seen_by(self, seat: Seat | None) -> ShowdownView:
        """Returns what a seat may see."""
        from gloaming.games.showdown.view import view_for

        return view_for(self, seat)

    def resample(self, seat: Seat, rng: Random) -> None:
        """Deals anew what the seat cannot know."""
        resample(self, seat, rng)

    def why_not(self, seat: Seat, option: Option) -> str:
        """Returns the rule that stands against an option."""
        asked = self.decision_of(seat)
        assert asked is not None
        if option.question is not asked.question and option.question not in [each.question for each in asked.options]:
            return f"the seat is asked to {asked.question.verb}"
        name = option.touches[0] if option.touches else option.token
        if option.question is FEINT and is_edge(option.value):
            return "card text keeps the Black Joker from being the feint (B-49)"
        if option.question in (FEINT, STRIKE) and self.barred(seat, option.value):
            return f"card text bars {name} from this combat (B-49)"
        if option.question is FEINT and option.value in self.hands[seat]:
            return f"{name} is the last card in hand and is needed for the strike (SD-CMB-1, B-11)"
        if option.question in (FEINT, STRIKE, PLAY, REACT, DISCARD) and option.value not in self.hands[seat]:
            return f"{name} is not in hand"
        if option.question in (PLAY, REACT, USE):
            return f"{name} has nothing to do now (SD-ACT-6, SD-TYPE-3)"
        return f"{name} cannot be chosen now"

    # Reading the table.

    def deck_of(self, seat: Seat) -> Deck:
        """Returns the deck a seat fights with."""
        return self.roster[self.picks[seat]]

    def opponent(self, seat: Seat) -> Seat:
        """Returns the other seat."""
        return 1 - seat

    @property
    def defender(self) -> Seat:
        """The seat whose turn it is not (SD-ROLE-1)."""
        return self.opponent(self.attacker)

    @property
    def covered(self) -> bool:
        """Whether champions that were chosen are not shown yet."""
        return self.phase == "setup" and not self.decks[0] and self.rulings.mirror_allowed

    def face_down(self, seat: Seat) -> int:
        """Returns how many Aces a seat has left to lose (SD-SETUP-6)."""
        return self.lies[seat].count(DOWN)

    def wounds(self, seat: Seat) -> int:
        """Returns how many of a seat's Aces lie face up."""
        return self.lies[seat].count(UP)

    def open_aces(self, seat: Seat) -> list[Card]:
        """Returns the Aces that lie face up and serve their owner (SD-DMG-4)."""
        aces, lies = self.aces[seat], self.lies[seat]
        return [FIRST_ACE + aces[place] for place in range(len(aces)) if lies[place] == UP]

    def lies_open(self, seat: Seat, card: Card) -> bool:
        """Tells whether an Ace lies face up."""
        return self.lies[seat][self.aces[seat].index(card - FIRST_ACE)] == UP

    def out_of_hand(self, seat: Seat) -> list[Card]:
        """Returns the cards of a seat that everyone can see are neither in its hand nor in its deck."""
        out = [*self.discards[seat], *self.gone[seat], *self.in_use[seat], self.feints[seat]]
        return [*out, self.strikes[seat]] if self.revealed else out

    def played(self, seat: Seat, part: int) -> Card:
        """Returns a seat's feint or strike."""
        return self.feints[seat] if part == FEINTED else self.strikes[seat]

    def value(self, seat: Seat, part: int) -> int:
        """Returns what a feint or strike counts, with everything that changes it (B-19)."""
        card = self.played(seat, part)
        if card == NONE:
            return 0
        value = self.deck_of(seat).value(card)
        for modifier, use in self.modifiers():
            value = modifier.value(self, use, seat, part, value)
        return value

    def discipline(self, seat: Seat, part: int) -> int:
        """Returns the discipline a feint or strike counts as."""
        card = self.played(seat, part)
        if card == NONE:
            return NONE
        discipline = self.deck_of(seat).discipline(card)
        for modifier, use in self.modifiers():
            discipline = modifier.discipline(self, use, seat, part, discipline)
        return discipline

    def total(self, seat: Seat) -> int:
        """Returns the sum of a seat's feint and strike (SD-CMB-7)."""
        total = self.value(seat, FEINTED) + self.value(seat, STRUCK)
        for modifier, use in self.modifiers():
            total = modifier.total(self, use, seat, total)
        return total

    def strikes_match(self) -> bool:
        """Tells whether the strikes are of the same discipline."""
        match = self.discipline(0, STRUCK) == self.discipline(1, STRUCK)
        for modifier, _ in self.modifiers():
            match = modifier.match(match)
        return match

    def ahead(self) -> Seat:
        """Returns who wins the combat as it stands, or nobody (SD-CMB-8 to SD-CMB-10)."""
        modifiers = self.modifiers()
        for modifier, use in modifiers:
            if modifier.wins_combat():
                return use.seat
        totals = [self.total(0), self.total(1)]
        if totals[0] == totals[1]:
            favoured = {use.seat for modifier, use in modifiers if modifier.wins_ties()}
            return NONE if len(favoured) != 1 else favoured.pop()  # B-51
        higher = 0 if totals[0] > totals[1] else 1
        return self.opponent(higher) if self.strikes_match() else higher

    def limit(self, seat: Seat) -> int:
        """Returns how many cards a seat may hold at the end of a phase."""
        limit = LIMIT
        for modifier, use in self.modifiers():
            limit = modifier.limit(use, seat, limit)
        return limit

    def joker_barred(self, seat: Seat) -> bool:
        """Tells whether something keeps a seat from feinting with the Black Joker."""
        return any(modifier.bars_joker(use, seat) for modifier, use in self.modifiers())

    def barred(self, seat: Seat, card: Card) -> bool:
        """Tells whether card text keeps a hand card from being used; by the book it cannot (B-49)."""
        return self.rulings.bars_bind and any(
            modifier.bars(self, use, seat, self.deck_of(seat).discipline(card)) for modifier, use in self.modifiers()
        )

    def strike_barred(self, seat: Seat) -> bool:
        """Tells whether something keeps a seat from striking at all (B-42)."""
        return any(modifier.bars_strike(use, seat) for modifier, use in self.modifiers())

    def trigger_locked(self, seat: Seat) -> bool:
        """Tells whether something keeps a seat from using its trigger."""
        return any(modifier.locks_trigger(use, seat) for modifier, use in self.modifiers())

    def modifiers(self) -> list[tuple[Any, Use]]:
        """Returns everything that changes how values are read now, each with the use that made it."""
        found: list[tuple[Any, Use]] = []
        for seat in (self.attacker, self.defender):
            for card, number in self.deck_of(seat).lasting:
                if self.lies_open(seat, card):
                    ability, use = self.abilities_of(seat, card)[number], Use(seat, card, number)
                    if ability.applies(self, use):
                        found.extend([(effect, use) for effect in ability.effects])
        for facts in self.lasting:
            if facts[COMBAT] == self.turn:
                use = Use(facts[SEAT], facts[CARD], facts[ABILITY])
                use.target = facts[TARGET]
                found.append((self.abilities_of(use.seat, use.card)[use.number].effects[facts[EFFECT]], use))
        return found

    # Abilities.

    def name_of(self, card: Card) -> str:
        """Returns the name of a card."""
        return NAMES[card]

    def abilities_of(self, seat: Seat, card: Card) -> tuple[Ability, ...]:
        """Returns the abilities of a seat's card."""
        return self.deck_of(seat).abilities[card]

    def hand_of(self, seat: Seat) -> list[Card]:
        """Returns the hand of a seat."""
        return self.hands[seat]

    def listen_for_cards(self) -> None:
        """Finds out what the cards of the two decks can answer."""
        kinds = [*self.deck_of(0).answering, *self.deck_of(1).answering]
        self.answered_before = frozenset([kind for kind, before in kinds if before])
        self.answered_after = frozenset([kind for kind, before in kinds if not before])

    def let_last(self, use: Use, modifier: Modifier) -> Step:
        """Lets a modifier hold in the combat of this turn, or of the next."""
        turn = self.turn + 1 if getattr(modifier, "until", "") == "next-combat" else self.turn
        self.lasting.append([use.seat, use.card, use.number, use.place, use.target, turn])
        return NEXT

    def speaker(self, turn: int) -> Seat:
        """Returns whose chance it is to answer: the attacker's first, then in turn (B-20)."""
        return self.attacker if turn % 2 == 0 else self.defender

    def might_answer(self, seat: Seat, window: Window) -> bool:
        """Tells whether a seat has an Ace that answers, or may hold such a card as far as everyone can see."""
        for card in self.deck_of(seat).answering.get((window.kind, window.before), NO_CARDS):
            if card >= FIRST_ACE:
                there = self.lies_open(seat, card)
            else:
                there = len(self.hands[seat]) > 0 and card not in self.out_of_hand(seat)
            if there and self.answering(seat, card, window):
                return True
        return False

    def answers(self, seat: Seat, window: Window) -> list[Option]:
        """Returns the Reacts and Aces with which a seat can answer."""
        options = []
        for card in self.deck_of(seat).answering.get((window.kind, window.before), NO_CARDS):
            there = card in self.hands[seat] if card < FIRST_ACE else self.lies_open(seat, card)
            if there and self.can_answer(seat, card, window):
                options.append(REACT.options[card] if card < FIRST_ACE else USE.options[card])
        return options

    def can_answer(self, seat: Seat, card: Card, window: Window) -> bool:
        """Tells whether a card can answer what happens, and would change anything."""
        return any(self.can_use(seat, card, number) for number in self.answering(seat, card, window))

    def answering(self, seat: Seat, card: Card, window: Window) -> list[int]:
        """Returns which of a card's abilities answer what happens, as far as everyone can see."""
        abilities = self.abilities_of(seat, card)
        found = []
        for number in range(len(abilities)):
            when = abilities[number].when
            if when is None or when.occurrence != window.kind or when.before != window.before:
                continue
            if when.fits(self, seat, window) and not self.used_up(seat, card, number):
                found.append(number)
        return found

    def answer(self, seat: Seat, option: Option) -> Flow:
        """Returns the chapter in which an answer is carried out."""
        from gloaming.games.showdown.abilities import PlayReact, UseAce

        return PlayReact(seat, option.value) if option.question is REACT else UseAce(seat, option.value)

    def can_use(self, seat: Seat, card: Card, number: int) -> bool:
        """Tells whether an ability may be used now and would change anything."""
        usable = self.abilities_of(seat, card)[number].usable(self, Use(seat, card, number))
        return usable and not self.used_up(seat, card, number)

    def use_of(self, seat: Seat, card: Card, number: int) -> Use:
        """Returns the use of an ability, and notes it where its uses are limited."""
        if self.abilities_of(seat, card)[number].limit is not None:
            self.used.append([seat, card, number, self.turn])
        return Use(seat, card, number)

    def used_up(self, seat: Seat, card: Card, number: int) -> bool:
        """Tells whether a limited ability has been used as often as it may."""
        limit = self.abilities_of(seat, card)[number].limit
        if limit is None:
            return False
        return any(
            facts[:3] == [seat, card, number] and (limit == "game" or facts[3] == self.turn) for facts in self.used
        )

    # Moving cards.

    def draw(self, seats: list[Seat], count: int) -> Step:
        """Has seats draw at once; who must draw from an empty deck loses (SD-DECK-1, SD-DECK-3, B-16)."""
        losers = [seat for seat in seats if not self.drawn(seat, count)]
        return self.lose(sorted(losers)) if losers else NEXT

    def drawn(self, seat: Seat, count: int) -> bool:
        """Draws as many of the cards as there are; tells whether there were enough."""
        cards: list[Card] = []
        while len(cards) < count and self.decks[seat]:
            cards.append(self.take_from_top(seat))
        self.add_to_hand(seat, cards)
        if self.heard and cards:
            self.tell(Event("drew", {"seat": seat, "count": len(cards)}, {"cards": names_of(cards)}, [seat]))
        return len(cards) == count

    def take_from_top(self, seat: Seat) -> Card:
        """Takes the top card off a deck."""
        card = self.decks[seat].pop()
        self.seen_top[seat] = max(0, self.seen_top[seat] - 1)
        self.seen_bottom[seat] = min(self.seen_bottom[seat], len(self.decks[seat]))
        self.shuffled_in[seat] = []
        self.forget_sunk(seat, len(self.decks[seat]))
        return card

    def put_on_top(self, seat: Seat, card: Card) -> None:
        """Puts a card on top of a deck; its owner knows it lies there."""
        self.decks[seat].append(card)
        self.seen_top[seat] += 1

    def put_under(self, seat: Seat, card: Card, seen: bool) -> None:
        """Puts a card under a deck; its owner knows it lies there, and the opponent does who has seen it."""
        self.decks[seat].insert(0, card)
        self.seen_bottom[seat] += 1
        if seen or self.sunk[seat]:
            self.sunk[seat].insert(0, card if seen else NONE)

    def forget_sunk(self, seat: Seat, left: int) -> None:
        """Keeps what the opponent has seen of the lowest cards of a deck, as far as they were left where they lay."""
        del self.sunk[seat][left:]

    def add_to_hand(self, seat: Seat, cards: list[Card]) -> None:
        """Takes cards into a hand, which is kept in order; what was told of its disciplines no longer holds."""
        self.told[seat] = [NONE] * 3
        self.leaving[seat] = [card for card in self.leaving[seat] if card not in cards]
        self.hands[seat].extend(cards)
        self.hands[seat].sort()

    def take_from_hand(self, seat: Seat, card: Card) -> None:
        """Takes a card out of a hand."""
        self.hands[seat].remove(card)
        self.forget_in_hand(seat, card)

    def forget_in_hand(self, seat: Seat, card: Card) -> None:
        """Strikes a card that is seen to leave from what is known of a hand."""
        if card in self.seen_hand[seat]:
            self.seen_hand[seat].remove(card)
        discipline = self.deck_of(seat).discipline(card)
        if self.told[seat][discipline] != NONE:
            self.told[seat][discipline] -= 1

    def hide_from_hand(self, seat: Seat, card: Card) -> None:
        """Takes a card out of a hand unseen: what the opponent knew of the hand may no longer be there."""
        self.hands[seat].remove(card)
        self.seen_hand[seat] = []
        self.told[seat] = [NONE] * 3

    def show_in_hand(self, seat: Seat, cards: list[Card]) -> None:
        """Remembers cards in a seat's hand that the opponent has seen."""
        self.seen_hand[seat] = sorted({*self.seen_hand[seat], *cards})

    def discard(self, seat: Seat, card: Card) -> None:
        """Discards a card from the hand, face up (SD-DISC-1, SD-DISC-2, SD-VIS-1)."""
        self.take_from_hand(seat, card)
        self.put_on_discards(seat, card)
        if self.heard:
            self.tell(Event("discarded", {"seat": seat, "card": NAMES[card]}, reveals=True))

    def put_on_discards(self, seat: Seat, card: Card) -> None:
        """Lays a card on the discard pile; the Black Joker goes back to its place (SD-BJ-6)."""
        if card in self.leaving[seat]:
            self.leaving[seat].remove(card)
            self.remove_from_game(seat, card)
        elif card < FIRST_ACE:
            self.discards[seat].append(card)

    def remove_from_game(self, seat: Seat, card: Card) -> None:
        """Sets a card aside, apart from the discard pile; it is gone (SD-RFG-1)."""
        self.gone[seat].append(card)
        if self.heard:
            self.tell(Event("removed", {"seat": seat, "card": NAMES[card]}, reveals=True))

    # Aces.

    def turn_ace(self, seat: Seat, place: int) -> None:
        """Turns an Ace face up (SD-DMG-1)."""
        self.lies[seat][place] = UP
        self.placed[seat][place] = False
        self.scores[seat] = self.face_down(seat)
        if self.heard:
            self.tell(Event("ace_turned", {"seat": seat, "card": ACE_NAMES[self.aces[seat][place]]}, reveals=True))

    def heal_ace(self, seat: Seat, place: int) -> None:
        """Turns an Ace face down again; both know where it lies (SD-HEAL-1, SD-HEAL-2, B-32)."""
        self.lies[seat][place] = DOWN
        self.placed[seat][place] = True
        self.scores[seat] = self.face_down(seat)
        if self.heard:
            self.tell(Event("ace_healed", {"seat": seat, "card": ACE_NAMES[self.aces[seat][place]]}))

    def shuffle_aces(self, seat: Seat) -> None:
        """Mixes the Aces that lie face down, so that nobody knows which is which (B-31)."""
        places = [place for place in range(ACES) if self.lies[seat][place] == DOWN]
        suits = [self.aces[seat][place] for place in places]
        order = self.dice.shuffled(len(places))
        for index in range(len(places)):
            self.aces[seat][places[index]] = suits[order[index]]
            self.placed[seat][places[index]] = False
        if self.heard:
            self.tell(Event("aces_shuffled", {"seat": seat}))

    def remove_ace(self, seat: Seat, suit: int) -> None:
        """Takes an Ace out of the game (SD-ACE-6)."""
        self.lies[seat][self.aces[seat].index(suit)] = REMOVED

    # The end.

    def lose(self, losers: list[Seat]) -> Step:
        """Ends the game at once (SD-WIN-1, SD-WIN-2); both losing at the same moment is a draw (B-15)."""
        for seat in range(2):
            self.scores[seat] = 0 if seat in losers else max(1, self.face_down(seat))
        if len(losers) == 2 and self.survivor() != NONE:
            self.scores[self.survivor()] = 1
        self.reckonings += 1
        self.phase = "over"
        if self.heard:
            self.tell(Event("game_over", {"losers": losers, "scores": self.scores[:], "winners": self.front_runners}))
        return self.end()

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
