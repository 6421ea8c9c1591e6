"""Everything a Hero is ever asked, with the cards of its box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gloaming.games.shadowscape.rules.symbols import ATTACKING, DIRECTIONS, FACES, NONE, SEARCHING
from gloaming.kernel.cards.using import ACCEPT, ENOUGH, PASS
from gloaming.kernel.choices import Option, Question, by_verb

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.box import Box

ACT: Final = "Choose an Action, or anything you may do beside it"
MOST_DRAWN: Final = 6  # of what is drawn "up to" a number

END: Final = Question("end", ["actions"], ACT, "End your {}")
ENEMIES: Final = Question("let", ["enemies-act", "enemies-rest"], "Decide about the Enemy Phase", "Let the {}")
DRAW: Final = Question("draw", [str(count) for count in range(MOST_DRAWN + 1)], "Choose how many to draw", "Draw {}")


class Pairs(Question):
    """A question answered with two things at once, as in `move quick-feet to moss-hall`."""

    def __init__(self, verb: str, firsts: list[str], joint: str, seconds: list[str], prompt: str, phrase: str) -> None:
        self.firsts = firsts
        self.seconds = seconds
        self.count = len(seconds)
        super().__init__(verb, [f"{one} {joint}{other}" for one in firsts for other in seconds], prompt, phrase)

    def pair(self, first: int, second: int) -> Option:
        """Returns the option of two things, by their places."""
        return self.options[first * self.count + second]

    def first(self, option: Option) -> int:
        """Returns the first of the two things an option names."""
        return option.value // self.count

    def second(self, option: Option) -> int:
        """Returns the second."""
        return option.value % self.count

    def label(self, value: int) -> str:
        return self.phrase.format(*[name.replace("-", " ") for name in self.touches(value)])

    def touches(self, value: int) -> list[str]:
        return [self.firsts[value // self.count], self.seconds[value % self.count]]


class With(Question):
    """A question answered with a card that something is done with, as in `heal with bandages`."""

    def token(self, value: int) -> str:
        return f"{self.verb} with {self.names[value]}"


class Questions:
    """The questions about the cards of one box; the place of a thing in the box is the value that names it."""

    def __init__(self, box: Box) -> None:
        actions, heroes, rooms, fates = box.actions.names, box.heroes.names, box.rooms.names, box.fates.names
        gear, whispers, tokens = box.gear.names, box.whispers.names, box.tokens
        treasures = [f"treasure-{number + 1}" for number in range(len(box.treasures))]
        self.treasure_names = treasures
        kept = tokens + treasures
        bodies = actions + heroes  # what can be wounded: Action Cards and Hero Cards
        # Setting the game up.
        self.pick = Question("pick", heroes, "Choose your Hero", "Play {}")
        self.face = Pairs("turn", actions, "to ", FACES, "Choose the side that is face up", "{}: side {} up")
        self.start = Question("start", rooms, "Choose the room in which your Hero starts", "Start in {}")
        # Actions.
        self.move = Pairs("move", actions, "to ", rooms, ACT, "Use {} to move to {}")
        self.attackers = [
            card for card in range(len(actions)) if ATTACKING in (box.side(card, 0).kind, box.side(card, 1).kind)
        ]
        self.place_of_attacker = [
            self.attackers.index(card) if card in self.attackers else NONE for card in range(len(actions))
        ]
        self.attack = Pairs(
            "attack", tokens, "with ", [actions[card] for card in self.attackers], ACT, "Attack {} with {}"
        )
        self.search = With("search", actions, ACT, "Search with {}")
        self.heal = With("heal", actions, ACT, "Heal with {}")
        self.prepare = With("prepare", actions, ACT, "Prepare with {}")
        self.perform = With("act", actions, ACT, "Act with {}")
        # Beside them.
        self.claim = Question("claim", gear + actions + whispers, ACT, "Claim {}")
        self.alter = Question("alter", fates, ACT, "Alter fate with {}")
        self.use = Question("use", heroes + gear, ACT, "Use {}")
        # What they ask in turn.
        self.boost = Question("boost", fates, "Boost it with a Fate Card, or leave it at that", "Boost with {}")
        self.tap = Question("tap", heroes + gear, "Boost it, or leave it at that", "Boost with {}")
        self.go = Question("go", rooms, "Choose how far you go", "Go to {}")
        self.inside = Question("in", rooms, "Choose a room", "Choose {}")
        self.take = Question("take", kept, "Take it into your Hero Area, or leave it", "Take {}")
        self.leave = Question("leave", kept, "Take it into your Hero Area, or leave it", "Leave {}")
        self.drop = Question("drop", kept, "You may keep three: choose what goes", "Discard {}")
        self.spend = Question("spend", kept, "Choose what you pay with", "Spend {}")
        self.shed = Question("shed", gear, "Choose what goes under the Equipment deck", "Give up {}")
        self.wound = Question("wound", bodies, "Choose where the Wound goes", "Put it on {}")
        self.mend = Question("mend", bodies, "Choose the card from which a Wound is removed", "Heal {}")
        self.discard = Question("discard", fates, "Discard a Fate Card", "Discard {}")
        self.strike = Question("strike", tokens, "Choose which Enemy attacks next", "Next comes {}")
        self.spare = Question("spare", rooms, "Choose what stays empty", "Leave {} empty")
        # What cards ask.
        self.hero = Question("choose", heroes, "Choose a Hero", "Choose {}")
        self.enemy = Question("mark", tokens, "Choose an Enemy", "Choose {}")
        self.shift = Pairs("shift", tokens, "", DIRECTIONS, "Choose where it goes", "Move {} {}")
        self.lead = Pairs("lead", heroes, "", DIRECTIONS, "Choose where the Hero goes", "Move {} {}")
        self.flip = Question("flip", actions, "Choose an Action Card to turn over", "Turn {} over")
        self.ready = Question("refresh", actions, "Choose an exhausted Action Card", "Make {} ready again")
        self.recover = Question("recover", fates, "Choose a discarded Fate Card", "Choose {}")
        self.give = Question("give", fates, "Choose a Fate Card to give away", "Give {}")
        self.hand = Question("hand", kept + gear, "Choose what you hand over", "Hand over {}")
        self.renew = Question("renew", gear + actions, "Choose the card that makes room for another", "Put {} away")
        asked: list[Question] = [value for value in vars(self).values() if isinstance(value, Question)]
        self.by_verb = by_verb(*asked, END, ENEMIES, DRAW, ACCEPT, PASS, ENOUGH)
        self.claim_actions = len(gear)  # where each kind begins among what can be claimed
        self.claim_whispers = len(gear) + len(actions)
        self.first_treasure = len(tokens)  # among what is kept
        self.first_hero = len(actions)  # among what can be wounded
        self.deeds: list[Question] = [self.search, self.prepare, self.heal, self.perform]
        self.by_kind: list[Question] = [self.attack, *self.deeds]
        assert self.by_kind[SEARCHING] is self.search

    def attack_with(self, token: int, card: int) -> Option:
        """Returns the option to attack somebody with an Action Card."""
        return self.attack.pair(token, self.place_of_attacker[card])

    def attacker(self, option: Option) -> int:
        """Returns the Action Card of such an option."""
        return self.attackers[self.attack.second(option)]
