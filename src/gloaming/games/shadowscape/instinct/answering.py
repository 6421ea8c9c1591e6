"""What a Hero is asked on the way: boosts, tokens, Wounds, targets and the like, judged at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gloaming.games.shadowscape.instinct.acting import Acting
from gloaming.games.shadowscape.instinct.outlook import DISTANCES, TREASURE, TROPHY, WOUND, Outlook
from gloaming.games.shadowscape.rules.attacking import Attacking
from gloaming.games.shadowscape.rules.boosting import CardAction
from gloaming.games.shadowscape.rules.enemies import REST, EnemyAttack
from gloaming.games.shadowscape.rules.healing import Healing
from gloaming.games.shadowscape.rules.moving import Moving
from gloaming.games.shadowscape.rules.questions import DRAW, ENEMIES
from gloaming.games.shadowscape.rules.searching import Searching
from gloaming.games.shadowscape.rules.spawning import Spawning
from gloaming.games.shadowscape.rules.symbols import NONE, Hero, Room
from gloaming.games.shadowscape.rules.vocabulary.goods import Bury
from gloaming.kernel.cards.using import ACCEPT, ENOUGH, Use
from gloaming.kernel.choices import Option

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.game import Shadowscape

SPENT: Final = 0.01  # a card that brings nothing is kept
HOPELESS: Final = -1.0


class Answering:
    """One question on the way, put to one Hero."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.game: Shadowscape = outlook.game
        self.hero: Hero = outlook.hero

    def judge(self, options: list[Option]) -> list[float]:
        """Returns how good each answer seems."""
        questions = self.game.box.questions
        question = options[0].question
        if question is questions.boost or question is questions.tap:
            return self.boosts_worth(options)
        if question is questions.go or question is questions.start:
            return [self.outlook.place_worth(option.value) for option in options]
        if question is questions.take or question is questions.drop:
            return self.tokens_worth(options)
        if question is questions.pick:
            return [0.0] * len(options)
        return [self.worth(option) for option in options]

    def worth(self, option: Option) -> float:
        """Returns how good one answer seems that stands for itself."""
        game, outlook, question, value = self.game, self.outlook, option.question, int(option.value)
        questions = game.box.questions
        if question is questions.wound:
            return -self.wound_cost(value)
        if question is questions.mend:
            return self.wound_cost(value)
        if question is questions.discard or question is questions.give:
            return -self.fate_worth(value)
        if question is questions.recover:
            return self.fate_worth(value)
        if question is questions.spend:
            return -self.kept_worth(value)
        if question is questions.shed:
            return -outlook.gear_worth(value)
        return self.aimed_worth(option)

    def aimed_worth(self, option: Option) -> float:
        """Returns how good one answer seems that says what something is done to."""
        game, question, value = self.game, option.question, int(option.value)
        questions = game.box.questions
        if question is questions.hero:
            return self.hero_worth(value)
        if question is questions.inside:
            return self.room_worth(value)
        if question is questions.spare:
            return self.spared_worth(value)
        return self.turning_worth(option)

    def turning_worth(self, option: Option) -> float:
        """Returns how good one answer seems about the sides of cards, Enemies that are moved, and the rest."""
        game, outlook, question, value = self.game, self.outlook, option.question, int(option.value)
        questions = game.box.questions
        if question is questions.face:
            return self.side_worth(questions.face.first(option), questions.face.second(option))
        if question is questions.flip:
            face = game.faces[value]
            return self.side_worth(value, 1 - face) - self.side_worth(value, face)
        if question is questions.ready:
            return self.side_worth(value, game.faces[value])
        if question is questions.enemy:
            return outlook.relief(value, game.at[self.hero])
        if question is questions.shift:
            return self.shift_worth(questions.shift.first(option), questions.shift.second(option))
        if question is questions.renew:
            return -outlook.gear_worth(value) if value < len(game.box.gear.names) else -0.3
        if question is ENEMIES:
            return 0.1 if option.value == REST else 0.0
        if question is DRAW:
            return self.draw_worth(value)
        return 0.02 if question is ACCEPT else 0.0

    # Boosts.

    def boosts_worth(self, options: list[Option]) -> list[float]:
        """Returns what boosts bring: those without a card before the cards that are worth least, or nothing more."""
        gain = self.boost_gain()
        found: list[float] = []
        boost = self.game.box.questions.boost
        for option in options:
            if option.question is ENOUGH:
                found.append(0.0)
            elif option.question is boost:
                found.append(gain - self.fate_worth(option.value) - SPENT)
            else:
                found.append(gain - SPENT)
        return found

    def boost_gain(self) -> float:
        """Returns what it is worth to boost what is being done now once more."""
        game, outlook = self.game, self.outlook
        frame = game.stack[-1]
        if isinstance(frame, EnemyAttack):
            return self.ward_worth(frame)
        if not isinstance(frame, CardAction):
            return HOPELESS
        if isinstance(frame, Moving):
            return self.stride_worth(frame)
        symbol = frame.symbol(game)
        there = outlook.fits[symbol] + outlook.taps[symbol]
        if isinstance(frame, Attacking):
            needed = max(0, outlook.defence_of(frame.target) - frame.damage(game))
            return 1.0 if 0 < needed <= there else HOPELESS
        if isinstance(frame, Searching):
            treasure = game.treasure_at[frame.room]
            if treasure == NONE:
                return HOPELESS
            value = 3 if frame.room in game.unseen else game.box.treasures[treasure]
            needed = max(0, value - frame.points(game))
            return 0.6 if 0 < needed <= there else HOPELESS
        return 2.0 * WOUND if isinstance(frame, Healing) else HOPELESS

    def ward_worth(self, frame: EnemyAttack) -> float:
        """Returns what it is worth to cancel one more point of damage."""
        game, hero = self.game, self.hero
        free = game.box.heroes.slots[game.hero_cards[hero]] - game.hurt[hero]
        left = frame.left(game)
        if left == 1:
            return 0.15 if free > 0 else 0.3
        return 0.09 if free >= left else 0.25

    def stride_worth(self, frame: Moving) -> float:
        """Returns what it is worth to go one room further, if a Fate Card leads there."""
        game, outlook = self.game, self.outlook
        now = outlook.place_worth(game.at[self.hero])
        best = now
        for room in game.rooms_in_reach(self.hero, frame.points + frame.boosts + 1):
            best = max(best, outlook.place_worth(room))
        if frame.boosts > 0:
            for room in game.rooms_in_reach(self.hero, frame.points + frame.boosts):
                now = max(now, outlook.place_worth(room))
        return best - now

    # What can be lost or won.

    def fate_worth(self, card: int) -> float:
        """Returns what a Fate Card is worth in hand."""
        return self.outlook.fate_worths[self.game.box.fates.symbols[card]]

    def wound_cost(self, place: int) -> float:
        """Returns what it costs to have a Wound on a card rather than none."""
        game, outlook = self.game, self.outlook
        if place >= game.box.questions.first_hero:
            return WOUND
        if game.wounds[place] > 1:
            return 0.8 * WOUND
        return outlook.disabled_worth(place) + 3.0 * WOUND

    def side_worth(self, card: int, face: int) -> float:
        """Returns what a side of a card is good for."""
        return self.outlook.face_worth(card, face)

    def kept_worth(self, token: int) -> float:
        """Returns what a Trophy or a Treasure is worth that the Hero has."""
        game, outlook = self.game, self.outlook
        here = game.at[self.hero]
        before = outlook.promise(here, NONE)
        self.change(token, -1)
        after = outlook.promise(here, NONE)
        self.change(token, 1)
        return before - after + (TREASURE if token >= game.box.questions.first_treasure else TROPHY)

    def change(self, token: int, by: int) -> None:
        """Supposes that the Hero had a token more or less."""
        game, outlook = self.game, self.outlook
        if token >= game.box.questions.first_treasure:
            outlook.treasures += by
        else:
            outlook.have[game.box.enemies.foes[token]] += by
            outlook.trophies += by

    def tokens_worth(self, options: list[Option]) -> list[float]:
        """Returns what it is worth to take a token, or to keep the others."""
        questions = self.game.box.questions
        if options[0].question is questions.take:
            return [1.0, 0.0]
        offered = int(options[-1].value)  # the new one, whether it would be discarded or left
        self.change(offered, 1)
        found = [-self.kept_worth(option.value) for option in options]
        self.change(offered, -1)
        return found

    def draw_worth(self, count: int) -> float:
        """Returns what it is worth to draw so many Fate Cards, of which those above the Hand Size go again."""
        game = self.game
        free = max(0, game.hand_size_of(self.hero) - len(game.hand(self.hero)))
        return (0.1 * float(min(count, free)) + 0.02 * float(count)) - (0.08 * float(count) if game.coop else 0.0)

    # Targets.

    def hero_worth(self, hero_card: int) -> float:
        """Returns what it is worth to choose a Hero: as the target of an Enemy whoever is a rival or suffers least."""
        game = self.game
        hero = game.hero_of(hero_card)
        frame = game.stack[-1]
        if not isinstance(frame, EnemyAttack):
            return 0.0 if game.coop else float(game.shards_of(hero))
        damage = max(0, game.enemy_attack(frame.token) - game.defence_of(hero))
        free = game.box.heroes.slots[game.hero_cards[hero]] - game.hurt[hero]
        pain = float(damage) * (0.06 if free >= damage else 0.12)
        if game.coop or hero == self.hero:
            return -pain
        return 0.1 + pain + 0.05 * float(game.shards_of(hero))

    def room_worth(self, room: Room) -> float:
        """Returns what it is worth to choose a room: to search it, or for something that is put there."""
        game = self.game
        frame = game.stack[-1]
        if isinstance(frame, Searching):
            return Acting(self.outlook).search_worth_in(frame.card, room)
        away = 0.02 * float(self.distance(room))
        if isinstance(frame, Use) and isinstance(frame.at_work(game), Bury):
            return -away
        return away

    def distance(self, room: Room) -> int:
        """Returns how far a room is from the Hero."""
        cell = self.outlook.cell
        return DISTANCES[cell[self.game.at[self.hero]] * 25 + cell[room]]

    def spared_worth(self, room: Room) -> float:
        """Returns what it is worth that a Lair or a Treasure symbol stays empty."""
        near = -0.02 * float(self.distance(room))
        return near if isinstance(self.game.stack[-1], Spawning) and self.outlook.coop else -near

    def shift_worth(self, token: int, way: int) -> float:
        """Returns what it is worth to move an Enemy in a direction: away from oneself if it can do harm."""
        game = self.game
        room = game.token_at(token)
        if room == NONE:
            return 0.0
        cell = self.outlook.cell[room] + (-5, 1, 5, -1)[way]
        away = float(self.distance(game.cells[cell])) if 0 <= cell < len(game.cells) else 0.0
        return 0.02 * away * (1.0 if self.outlook.relief(token, game.at[self.hero]) > 0.0 else -1.0)
