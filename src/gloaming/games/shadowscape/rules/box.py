"""The box: every card and token of the game by its place. Boxes are shared by all games and never change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gloaming.games.shadowscape.rules.symbols import NONE, RAISED, SPECIAL

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.questions import Questions
    from gloaming.games.shadowscape.rules.vocabulary.deeds import Deed
    from gloaming.games.shadowscape.rules.vocabulary.standing import Raise
    from gloaming.games.shadowscape.rules.vocabulary.terms import BoxEffect
    from gloaming.kernel.cards.abilities import Ability
    from gloaming.kernel.cards.terms import Condition

ORDINARY: Final = 21  # Room Cards, which come before the starting rooms
ROOMS: Final = 25
NO_ABILITIES: Final[tuple[Ability, ...]] = ()

# Which ability of an Action Card's side comes when (two for each side).
SUCCESS: Final = 0
THEN: Final = 1


class Side:
    """One side of an Action Card."""

    def __init__(self, deed: Deed | None, boost: int, skill: int, slots: int) -> None:
        self.deed = deed  # what its Action is; None if the card says it all in words of its own
        self.boost = boost  # the symbol at its bottom, or NONE
        self.skill = skill  # how many Skill Symbols it shows
        self.slots = slots  # for Wounds
        self.kind: int = SPECIAL if deed is None else deed.kind


class Rooms:
    """The Room Cards: ordinary ones first, then the four starting rooms."""

    def __init__(self) -> None:
        self.names: list[str] = []  # as options and events spell them
        self.titles: list[str] = []
        self.lairs: list[int] = []  # the Enemy type, or NONE
        self.treasures: list[bool] = []
        self.shards: list[int] = []
        self.shrines: list[int] = []  # or NONE
        # The signs on the doors: north, east, south, west; of starting rooms both doors of side A, then of side B.
        self.signs: list[list[int]] = []

    def is_start(self, room: int) -> bool:
        """Tells whether a room is a Hero Starting Room."""
        return room >= ORDINARY


class Actions:
    """The Action Cards: those of the Heroes first, then the General ones."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.titles: list[str] = []
        self.numbers: list[int] = []  # printed in the book for some, else NONE
        self.owners: list[int] = []  # the Hero Card they belong to, or NONE
        self.sides: list[tuple[Side, Side]] = []
        self.costs: list[int] = []  # in Trophies, of General Actions
        self.cost_foes: list[int] = []  # the Enemy type these must have, or NONE
        self.shards: list[int] = []
        self.heals: list[bool] = []  # whether either side offers a Heal Action (B-14)


class Heroes:
    """The Hero Cards."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.titles: list[str] = []
        self.epithets: list[str] = []
        self.pitches: list[str] = []
        self.professions: list[int] = []
        self.movement: list[int] = []
        self.defence: list[int] = []
        self.hand_size: list[int] = []
        self.slots: list[int] = []
        self.cards: list[list[int]] = []  # their Action Cards


class Fates:
    """The Fate Cards."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.titles: list[str] = []
        self.symbols: list[int] = []
        self.foes: list[int] = []
        self.texts: list[int] = []  # which pair of texts it has


class Equipment:
    """The Equipment Cards."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.titles: list[str] = []
        self.kinds: list[int] = []
        self.hands: list[int] = []  # how many of two a Weapon takes (B-7)
        self.professions: list[int] = []  # who can use it; NONE for everybody
        self.shards: list[int] = []


class Whispers:
    """The Whisper Cards."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.titles: list[str] = []
        self.shards: list[int] = []
        self.needs: list[tuple[Condition, ...]] = []
        self.lords = NONE  # the one of 3 Shards, which is the Lord's (B-11)


class Enemies:
    """The Enemy tokens, each of some kind."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.kinds: list[int] = []
        self.foes: list[int] = []  # the rest is that of the kind, token by token
        self.ranged: list[bool] = []
        self.attack: list[int] = []
        self.defence: list[int] = []
        self.steps: list[list[int]] = []  # the signs that it follows
        self.kind_names: list[str] = []
        self.kind_titles: list[str] = []
        self.of_foe: list[list[int]] = [[], [], []]  # the tokens of each type


class Lords:
    """The Lords of the Dungeon; of two numbers the first is that of the Competitive side."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.titles: list[str] = []
        self.pitches: list[str] = []
        self.attack: list[list[int]] = []
        self.defence: list[list[int]] = []
        self.numbers: list[list[list[int]]] = []  # of its abilities, by side


class Box:
    """Everything in the box.

    What can be used has one number among all cards: Action Cards come first, so theirs is their place.
    """

    def __init__(self, id: str, name: str, pitch: str) -> None:
        self.id = id
        self.name = name
        self.pitch = pitch
        self.rooms = Rooms()
        self.actions = Actions()
        self.heroes = Heroes()
        self.fates = Fates()
        self.gear = Equipment()
        self.whispers = Whispers()
        self.enemies = Enemies()
        self.lords = Lords()
        self.treasures: list[int] = []  # the Search value of each token
        self.aid: list[str] = []  # what the Player Aid says
        self.text_titles: list[str] = []  # of the pairs of texts on Fate Cards
        self.abilities: list[tuple[Ability, ...]] = []  # by card
        self.card_names: list[str] = []
        self.from_hero = 0  # where the Hero Cards begin among all cards, and so on
        self.from_fate = 0
        self.from_gear = 0
        self.from_kind = 0
        self.from_lord = 0
        self.questions: Questions
        self.raising: list[list[list[tuple[int, Raise]]]] = []  # by what is raised and card: ability and effect
        self.raisers: list[list[int]] = []  # by what is raised: the cards that do
        self.flagged: dict[str, list[int]] = {}  # by kind of what holds by itself: the cards by which it does
        self.standing: list[list[tuple[int, BoxEffect]]] = []  # by card: what else holds by itself
        self.listeners: dict[str, list[tuple[int, int]]] = {}  # by kind of event: card and number of the ability
        self.usable: list[list[int]] = []  # by card: the abilities that are used by choice
        self.generating: list[list[tuple[int, int]]] = []  # by card: abilities that generate a symbol, and which

    @property
    def tokens(self) -> list[str]:
        """The names of Enemies and Lords: whatever can be attacked."""
        return self.enemies.names + self.lords.names

    def number_cards(self) -> None:
        """Gives everything that can be used its number among all cards."""
        self.from_hero = len(self.actions.names)
        self.from_fate = self.from_hero + len(self.heroes.names)
        self.from_gear = self.from_fate + len(self.fates.names)
        self.from_kind = self.from_gear + len(self.gear.names)
        self.from_lord = self.from_kind + len(self.enemies.kind_names)
        self.card_names = [
            *self.actions.names,
            *self.heroes.names,
            *self.fates.names,
            *self.gear.names,
            *self.enemies.kind_names,
            *self.lords.names,
        ]

    def index(self) -> None:
        """Looks up once what is asked for often."""
        from gloaming.games.shadowscape.rules.vocabulary.standing import Generate, Raise, Standing

        self.raising = [[[] for _ in self.card_names] for _ in RAISED]
        self.standing = [[] for _ in self.card_names]
        self.usable = [[] for _ in self.card_names]
        self.generating = [[] for _ in self.card_names]
        for card in range(len(self.card_names)):
            for number, ability in enumerate(self.abilities[card]):
                if ability.standing:
                    for effect in ability.effects:
                        if isinstance(effect, Raise):
                            self.raising[effect.place_raised][card].append((number, effect))
                        elif isinstance(effect, Standing):
                            self.standing[card].append((number, effect))
                elif ability.kind == "use" and isinstance(ability.effects[0], Generate):
                    self.generating[card].append((number, ability.effects[0].symbol_number))
                elif ability.kind == "use":
                    self.usable[card].append(number)
                for trigger in ability.triggers:
                    self.listeners.setdefault(trigger.event, []).append((card, number))
        cards = range(len(self.card_names))
        self.raisers = [[card for card in cards if raising[card]] for raising in self.raising]
        for card in range(self.from_kind):
            for _, effect in self.standing[card]:
                self.flagged.setdefault(effect.flag, []).append(card)

    def lord_token(self, lord: int) -> int:
        """Returns the number of a Lord among all that can be attacked."""
        return len(self.enemies.names) + lord

    def side(self, card: int, face: int) -> Side:
        """Returns one side of an Action Card."""
        return self.actions.sides[card][face]
