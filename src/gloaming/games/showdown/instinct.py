"""What a good duellist does without thinking long.

Strikes and feints are weighed against every card the opponent may hold, as far as the seat can tell. Everything else
is tried out on a copy of an imagined game, and the position it leads to is judged. All worths are in Aces.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from gloaming.games.showdown.rules.cards import ACES, DECK, DISCIPLINES, FIRST_ACE, NONE, Card, is_edge
from gloaming.games.showdown.rules.combat import Feint
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import (
    CHOOSE,
    DISCARD,
    EDGE,
    FEINT,
    HEAL,
    NAME,
    PICK,
    STRIKE,
    TRIGGER,
    TURN,
)
from gloaming.games.showdown.rules.turns import ActionPhase, HandLimit
from gloaming.games.showdown.rules.vocabulary.moments import YouLose, YouWin
from gloaming.kernel.cards.shared import Draw
from gloaming.kernel.cards.terms import Ability, Modifier, Moment, amount_of
from gloaming.kernel.cards.using import ACCEPT, PASS, Use
from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.flow import Together
from gloaming.kernel.game import Game

USUAL_FEINT: Final = 6.5  # what an opponent's feint will count, as long as there is none
TRIGGER_WORTH: Final = 0.1
CARD: Final = 0.12  # a card drawn after the combat
SEEN: Final = 0.02  # a card of the opponent's hand that one has seen
KEPT_ACE: Final = 0.08  # an open Ace that can still be used
SECRECY: Final = 0.08  # how far a strike may be from the best, so as not to be foreseen

# What one more card in hand is worth, by how many there are.
MARGINAL: Final = [0.5, 0.35, 0.2, 0.14, 0.1, 0.08, 0.05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]


class Outlook:
    """A combat as one seat can see it: what the opponent may strike with, and how totals are changed."""

    game: Showdown
    seat: Seat
    other: Seat
    values: list[float]  # of the cards the opponent may strike with
    disciplines: list[int]
    chances: list[float]
    shifts: list[list[float]]  # what modifiers add to one's lead, by own and the other's strike discipline
    ties: float  # what a tie is worth

    def __init__(self, game: Showdown, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.other = 1 - seat
        self.values = []
        self.disciplines = []
        self.chances = []
        self.expect_strikes()
        self.shifts = [[0.0, 0.0, 0.0] for _ in DISCIPLINES]
        self.ties = 0.0
        if game.lasting or game.deck_of(0).lasting or game.deck_of(1).lasting:
            self.read_modifiers()

    def expect_strikes(self) -> None:
        """Spreads the opponent's next strike over all cards that may be in that hand."""
        game, other = self.game, self.other
        deck = game.deck_of(other)
        known = game.seen_hand[other]
        out = game.out_of_hand(other)
        unseen = [card for card in range(DECK) if card not in out and card not in known]
        held = len(game.hands[other]) + (1 if game.strikes[other] != NONE and not game.revealed else 0)
        hidden = max(held - len(known), 0)
        for card in known:
            self.expect(float(deck.value(card)), deck.discipline(card), 1.0)
        if unseen and hidden:
            chance = float(hidden) / float(len(unseen))
            for card in unseen:
                self.expect(float(deck.value(card)), deck.discipline(card), chance)
        total = sum(self.chances)
        self.chances = [chance / total for chance in self.chances]

    def expect(self, value: float, discipline: int, chance: float) -> None:
        """Notes a card the opponent may strike with."""
        self.values.append(value)
        self.disciplines.append(discipline)
        self.chances.append(chance)

    def read_modifiers(self) -> None:
        """Finds out what lasting effects do to the totals, by trying a strike of every discipline."""
        game = self.game
        modifiers = game.modifiers()
        if not modifiers:
            return
        for modifier, use in modifiers:
            if modifier.wins_ties():
                self.ties = 1.0 if use.seat == self.seat else -1.0
        before, revealed = game.strikes[:], game.revealed
        game.revealed = True
        for mine in range(len(DISCIPLINES)):
            for theirs in range(len(DISCIPLINES)):
                game.strikes[self.seat] = first_of(game, self.seat, mine)
                game.strikes[self.other] = first_of(game, self.other, theirs)
                self.shifts[mine][theirs] = float(shift(game, self.seat) - shift(game, self.other))
        game.strikes = before
        game.revealed = revealed

    def lead(self) -> float:
        """Returns how far one's own feint is ahead."""
        game = self.game
        mine, theirs = game.feints[self.seat], game.feints[self.other]
        ahead = USUAL_FEINT if mine == NONE else float(game.deck_of(self.seat).value(mine))
        behind = USUAL_FEINT if theirs == NONE else float(game.deck_of(self.other).value(theirs))
        return ahead - behind

    def worth(self, card: Card, feint: Card, lead: float) -> float:
        """Returns the Aces to expect from a strike, after a feint that leads by so much."""
        deck = self.game.deck_of(self.seat)
        discipline = deck.discipline(card)
        mine = lead + float(deck.value(card))
        shifts = self.shifts[discipline]
        own = self.own_shifts(card, feint)
        won, lost = 0.0, 0.0
        for index in range(len(self.values)):
            theirs = self.disciplines[index]
            ahead = mine - self.values[index] + shifts[theirs] + own[theirs]
            if ahead == 0.0:
                won += self.chances[index] * self.ties
            elif (ahead > 0.0) != (theirs == discipline):
                won += self.chances[index]
            else:
                lost += self.chances[index]
        worth = won - lost
        if feint != NONE and deck.discipline(feint) == discipline:
            worth += TRIGGER_WORTH * won
        for drawn, chance in ((YouWin, won), (YouLose, lost)):
            worth += CARD * chance * drawn_by(self.game, self.seat, card, AS_STRIKE, drawn)
            if feint != NONE:
                worth += CARD * chance * drawn_by(self.game, self.seat, feint, AS_FEINT, drawn)
        return worth

    def own_shifts(self, card: Card, feint: Card) -> list[float]:
        """Returns what a card's own strike ability adds to its total, by the other's discipline."""
        game, seat = self.game, self.seat
        numbers = at_once(game, seat, card, AS_STRIKE)
        if not numbers:
            return NO_SHIFT
        strikes, feints, revealed, count = game.strikes[:], game.feints[:], game.revealed, len(game.lasting)
        game.revealed = True
        game.strikes[seat] = card
        if feint != NONE:
            game.feints[seat] = feint
        found = []
        for theirs in range(len(DISCIPLINES)):
            game.strikes[self.other] = first_of(game, self.other, theirs)
            before = shift(game, seat) - shift(game, self.other)
            for number in numbers:
                lay_down(game, seat, card, number)
            found.append(float(shift(game, seat) - shift(game, self.other) - before))
            del game.lasting[count:]
        game.strikes, game.feints, game.revealed = strikes, feints, revealed
        return found

    def after(self, feint: Card) -> Outlook:
        """Returns the outlook once a feint lies there and its ability has taken effect."""
        game, seat = self.game, self.seat
        numbers = at_once(game, seat, feint, AS_FEINT)
        if not numbers:
            return self
        before, count = game.feints[seat], len(game.lasting)
        game.feints[seat] = feint
        for number in numbers:
            lay_down(game, seat, feint, number)
        outlook = Outlook(game, seat) if len(game.lasting) > count else self
        del game.lasting[count:]
        game.feints[seat] = before
        return outlook


AS_FEINT: Final = ("feint", "combat")  # the kinds of abilities that a feint has
AS_STRIKE: Final = ("strike", "combat")
NO_SHIFT: Final = [0.0, 0.0, 0.0]


def at_once(game: Showdown, seat: Seat, card: Card, kinds: tuple[str, str]) -> list[int]:
    """Returns the numbers of a card's abilities that take effect as soon as it is a feint or strike."""
    abilities = game.abilities_of(seat, card)
    return [number for number in range(len(abilities)) if works(abilities[number], kinds, None)]


def works(ability: Ability, kinds: tuple[str, str], moment: type[Moment] | None) -> bool:
    """Tells whether an ability of a feint or strike takes effect at once, or at a moment."""
    return ability.kind in kinds and (ability.when is None if moment is None else isinstance(ability.when, moment))


def drawn_by(game: Showdown, seat: Seat, card: Card, kinds: tuple[str, str], moment: type[Moment] | None) -> float:
    """Returns how many cards a feint or strike draws, at once or at a moment."""
    drawn = 0
    abilities = game.abilities_of(seat, card)
    for number in range(len(abilities)):
        ability, use = abilities[number], Use(seat, card, number)
        if works(ability, kinds, moment) and ability.applies(game, use):
            drawn += sum([amount_of(word.count, game, use) for word in ability.effects if isinstance(word, Draw)])
    return float(drawn)


def lay_down(game: Showdown, seat: Seat, card: Card, number: int) -> None:
    """Lets the lasting effects of an ability hold, to see what they do."""
    use = Use(seat, card, number)
    ability = game.abilities_of(seat, card)[number]
    if ability.target is None and ability.applies(game, use):
        for place in range(len(ability.effects)):
            effect = ability.effects[place]
            if isinstance(effect, Modifier):
                use.place = place
                game.let_last(use, effect)


def first_of(game: Showdown, seat: Seat, discipline: int) -> Card:
    """Returns any card of a discipline."""
    disciplines = game.deck_of(seat).disciplines
    return disciplines.index(discipline) if discipline in disciplines else 0


def shift(game: Showdown, seat: Seat) -> int:
    """Returns by how much a seat's total differs from what is printed."""
    deck, feint = game.deck_of(seat), game.feints[seat]
    printed = deck.value(game.strikes[seat]) + (0 if feint == NONE else deck.value(feint))
    return game.total(seat) - printed


def quality(game: Showdown, seat: Seat, card: Card) -> float:
    """Returns how good a card is to hold, one being usual."""
    worth = 0.62 + 0.05 * float(game.deck_of(seat).value(card))
    return worth + (0.12 if game.abilities_of(seat, card) else 0.0)


def hand_worth(game: Showdown, seat: Seat) -> float:
    """Returns what a hand is worth: its cards, and the choice of disciplines."""
    hand = game.hands[seat]
    deck = game.deck_of(seat)
    mean = 0.0
    for card in hand:
        mean += quality(game, seat, card)
    mean = mean / float(len(hand)) if hand else 1.0
    return size_worth(len(hand)) * mean + 0.08 * float(len({deck.discipline(card) for card in hand}))


def size_worth(size: int) -> float:
    """Returns what so many cards in hand are worth."""
    return sum(MARGINAL[: min(size, len(MARGINAL))])


def winning_chances(aces: int) -> list[list[float]]:
    """Returns the chance to win by own and the other's face-down Aces, if all combats were even."""
    chances = [[0.5] * (aces + 1) for _ in range(aces + 1)]
    for mine in range(aces + 1):
        for theirs in range(aces + 1):
            if mine == 0 or theirs == 0:
                chances[mine][theirs] = 0.5 + 0.5 * float((theirs == 0) - (mine == 0))
            else:
                chances[mine][theirs] = 0.5 * (chances[mine - 1][theirs] + chances[mine][theirs - 1])
    return chances


CHANCES: Final = winning_chances(ACES)
ACE: Final = 0.15  # the chance to win that one Ace is worth at the beginning


def aces_worth(game: Showdown, seat: Seat) -> float:
    """Returns what the Aces that are left mean for a seat: the last ones count more than the first."""
    if game.over:
        winners = game.winners
        return (float(seat in winners) - float(1 - seat in winners)) * 0.5 / ACE
    return (CHANCES[game.face_down(seat)][game.face_down(1 - seat)] - 0.5) / ACE


def stake(game: Showdown, seat: Seat) -> float:
    """Returns half of what lies between winning and losing a combat now."""
    mine, theirs = game.face_down(seat), game.face_down(1 - seat)
    return (CHANCES[mine][theirs - 1] - CHANCES[mine - 1][theirs]) * 0.5 / ACE


def position_worth(game: Showdown, seat: Seat) -> float:
    """Returns how good a position is for a seat, as far as it can tell."""
    other = 1 - seat
    worth = aces_worth(game, seat)
    if game.over:
        return worth
    worth += hand_worth(game, seat) - size_worth(len(game.hands[other])) - 0.2
    worth += SEEN * float(len(game.seen_hand[other]) - len(game.seen_hand[seat]))
    worth += usable_aces(game, seat) - usable_aces(game, other)
    return worth + combat_worth(game, seat)


def usable_aces(game: Showdown, seat: Seat) -> float:
    """Returns what Aces that are kept for later are worth."""
    deck = game.deck_of(seat)
    return KEPT_ACE * float(len([card for card in game.open_aces(seat) if deck.of_kind(card, "remove")]))


def combat_worth(game: Showdown, seat: Seat) -> float:
    """Returns what the combat on the table, or the next one, will bring."""
    if game.revealed:
        ahead = game.ahead()
        return 0.0 if ahead == NONE else (stake(game, seat) if ahead == seat else -stake(game, seat))
    if game.strikes[seat] != NONE or not game.hands[seat] or not game.hands[1 - seat]:
        return 0.0
    outlook = Outlook(game, seat)
    feint = game.feints[seat]
    if feint == NONE and not game.lasting:
        return 0.0
    lead = outlook.lead()
    worths = sorted([outlook.worth(card, feint, lead) for card in game.hands[seat]], reverse=True)
    return stake(game, seat) * mixed(worths)


def mixed(worths: list[float]) -> float:
    """Returns what a choice among strikes is worth: not all of the best, for the best is what the opponent expects."""
    best = worths[:3]
    return 0.5 * best[0] + 0.5 * sum(best) / float(len(best))


class ShowdownInstinct:
    """Weighs strikes and feints against what may come, and tries abilities out."""

    game: ClassVar[str | None] = "showdown"
    beats: ClassVar[Mapping[str, float] | None] = {"wren": 0.86, "owl": 0.79}  # measured in docs/bots.md

    def judge(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        """Returns what each answer is worth, in Aces."""
        assert isinstance(game, Showdown)
        question = decision.question
        if question is STRIKE:
            return judge_strikes(game, decision, rng)
        if question is FEINT:
            return judge_feints(game, decision, rng)
        if question in (DISCARD, CHOOSE, NAME, EDGE, TURN, HEAL):
            return judge_details(game, decision, rng)
        if question is PICK:
            return [rng.random() for _ in decision.options]  # the champions are equally good
        return [tried(game, decision, option, rng) for option in decision.options]

    def believe(self, game: Game, seat: Seat, rng: Random) -> None:
        """Leaves an imagined game as it is: hands tell little."""

    def habit(self, game: Game, decision: Decision, rng: Random) -> Option | None:
        """Returns what seems best at a glance: most choose that."""
        return self.pick(game, decision, rng)

    def play_on(self, game: Game, rng: Random, reckonings: int) -> None:
        """Plays on at a glance until scores are settled."""
        game.play_on(self.pick, rng, reckonings)

    def outcomes(self, game: Game) -> list[float]:
        """Returns how the duel stands: Aces, and the hands to go on with."""
        assert isinstance(game, Showdown)
        ahead = aces_worth(game, 0)
        if not game.over:
            ahead += hand_worth(game, 0) - hand_worth(game, 1) + usable_aces(game, 0) - usable_aces(game, 1)
        return [ahead, -ahead]

    def pick(self, game: Game, decision: Decision, rng: Random) -> Option:
        """Returns the option that seems best at a glance; abilities are used half of the time they are offered."""
        assert isinstance(game, Showdown)
        options = decision.options
        if len(options) == 1:
            return options[0]
        question = decision.question
        if question is STRIKE:
            return best_of(options, judge_strikes(game, decision, rng))
        if question is FEINT:
            return best_of(options, judge_feints(game, decision, rng))
        if question in (DISCARD, CHOOSE, NAME, EDGE, TURN, HEAL):
            return best_of(options, judge_details(game, decision, rng))
        if question in (TRIGGER, ACCEPT):
            return options[0]
        return options[int(rng.random() * float(len(options) - 1))] if rng.random() < 0.5 else options[-1]


def best_of(options: list[Option], worths: list[float]) -> Option:
    """Returns the option of the highest worth."""
    best = 0
    for index in range(1, len(options)):
        if worths[index] > worths[best]:
            best = index
    return options[best]


def judge_strikes(game: Showdown, decision: Decision, rng: Random) -> list[float]:
    """Judges strikes by what may come against them and by what they would be worth in hand."""
    seat = decision.seat
    outlook = Outlook(game, seat)
    lead, feint = outlook.lead(), game.feints[seat]
    spent = MARGINAL[min(len(game.hands[seat]), len(MARGINAL)) - 1]
    return [
        stake(game, seat) * outlook.worth(option.value, feint, lead)
        - spent * quality(game, seat, option.value)
        + SECRECY * 2.0 * rng.random()
        for option in decision.options
    ]


def judge_feints(game: Showdown, decision: Decision, rng: Random) -> list[float]:
    """Judges feints by the strikes that are left after them."""
    seat = decision.seat
    outlook = Outlook(game, seat)
    deck, hand = game.deck_of(seat), game.hands[seat]
    behind = USUAL_FEINT - outlook.lead()  # as long as there is no feint of one's own
    worths = []
    spent = MARGINAL[min(len(hand), len(MARGINAL)) - 1]
    for option in decision.options:
        feint = option.value
        after = outlook.after(feint)
        lead = float(deck.value(feint)) - behind
        strikes = [card for card in hand if card != feint]
        results = sorted([after.worth(card, feint, lead) for card in strikes], reverse=True)
        worth = stake(game, seat) * (mixed(results) if results else -1.0)
        if not is_edge(feint):
            worth += spent * (drawn_by(game, seat, feint, AS_FEINT, None) - quality(game, seat, feint))
        worths.append(worth + 0.25 * SECRECY * rng.random())
    return worths


def judge_details(game: Showdown, decision: Decision, rng: Random) -> list[float]:
    """Judges what an effect asks for: keep good cards, get rid of others, name what is likely."""
    seat, question = decision.seat, decision.question
    values = [option.value for option in decision.options]
    if question in (DISCARD, CHOOSE):
        keep = question is CHOOSE and not from_hand(game, seat, values)
        return [(1.0 if keep else -1.0) * in_hand(game, seat, card) for card in values]
    if question is NAME and game.revealed:
        return [tried(game, decision, option, rng) for option in decision.options]
    if question is NAME:
        outlook = Outlook(game, seat)
        return [
            sum([outlook.chances[i] for i in range(len(outlook.chances)) if outlook.disciplines[i] == discipline])
            + 0.05 * rng.random()
            for discipline in values
        ]
    if question is EDGE:
        owner = edge_owner(game)
        sign = 1.0 if owner == seat else -1.0
        return [sign * float(game.deck_of(owner).edges[edge][0]) for edge in values]
    if question is TURN:
        return [ace_worth(game, seat, place) for place in values]
    return [-ace_worth(game, seat, place) for place in values]


def edge_owner(game: Showdown) -> Seat:
    """Returns whose Black Joker is being turned."""
    use = game.stack[-1]
    assert isinstance(use, Use)
    word = use.at_work(game)
    assert word is not None
    return word.about(game, use)


def from_hand(game: Showdown, seat: Seat, cards: list[Card]) -> bool:
    """Tells whether cards to choose from lie in one's own hand, so that choosing one means giving it up."""
    return all(card in game.hands[seat] for card in cards)


def in_hand(game: Showdown, seat: Seat, card: Card) -> float:
    """Returns how much a card adds to a hand: more if nothing else there is of its discipline."""
    deck = game.deck_of(seat)
    discipline = deck.discipline(card)
    alike = [other for other in game.hands[seat] if other != card and deck.discipline(other) == discipline]
    return quality(game, seat, card) + (0.0 if alike else 0.8)


def ace_worth(game: Showdown, seat: Seat, place: int) -> float:
    """Returns how welcome an Ace is face up: one that helps at once or lasts, before one that is not known."""
    if not game.placed[seat][place] and game.lies[seat][place] == 0:
        return 0.5
    ability = game.abilities_of(seat, FIRST_ACE + game.aces[seat][place])[0]
    return {"immediate": 0.7, "ongoing": 0.6}.get(ability.kind, 0.4)


def tried(game: Showdown, decision: Decision, option: Option, rng: Random) -> float:
    """Takes an option in a copy of the game, lets its effects run, and judges what has become of it."""
    world = game.clone()
    assert isinstance(world, Showdown)
    asked = world.decisions[game.decisions.index(decision)]
    world.take(asked, option)
    instinct = ShowdownInstinct()
    steps = 0
    while not settled(world) and steps < 30:
        open_one = world.decisions[0]
        if open_one.options[-1].question is PASS and open_one.question not in (TRIGGER, ACCEPT):
            world.take(open_one, open_one.options[-1])
        else:
            world.take(open_one, instinct.pick(world, open_one, rng))
        steps += 1
    bonus = 0.0 if option.question is PASS else 0.01  # of two ways that seem equal, rather do something
    return position_worth(world, decision.seat) + bonus


def settled(game: Showdown) -> bool:
    """Tells whether the game has come to one of the choices every turn is made of."""
    if game.over:
        return True
    top = game.stack[-1]
    return isinstance(top, ActionPhase | Feint | HandLimit | Together)
