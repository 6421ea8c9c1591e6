"""What a Hero's Actions and Special Actions bring, judged at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from gloaming.bots.instinct import NO_BETTER
from gloaming.games.shadowscape.instinct.outlook import (
    CLOCK,
    TREASURE,
    TROPHY,
    Outlook,
    first_treasure,
    is_full,
)
from gloaming.games.shadowscape.rules.box import ROOMS, SUCCESS, THEN, Side
from gloaming.games.shadowscape.rules.claiming import payment
from gloaming.games.shadowscape.rules.questions import END
from gloaming.games.shadowscape.rules.symbols import ATTACKING, NONE, SEARCHING, WEAPON, Room
from gloaming.kernel.choices import Option

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.game import Shadowscape
    from gloaming.games.shadowscape.rules.vocabulary.deeds import Attack, Deed

FAILED: Final = -0.1  # an Action that comes to nothing
AT_ONCE: Final = 5.0  # a Whisper is claimed before anything else happens to it
SLAIN: Final = 50.0  # the Lord, together
TURNED: Final = 0.5  # how much it counts which side of a card is up from now on
IDLE: Final = -0.05  # to leave an Action unused
UNKNOWN: Final = 0.01  # what is only known by trying


class Acting:
    """One choice of an Action or Special Action, by one Hero."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.game: Shadowscape = outlook.game
        self.hero = outlook.hero
        self.here: Room = outlook.game.at[outlook.hero]
        self.places = [NO_BETTER] * ROOMS  # what it is worth to be in a room, as far as that was asked
        self.room: Room = self.here  # where the Hero is supposed to be
        self.now = self.place(self.here)
        self.promised = outlook.promise(self.here, NONE)  # from there

    def place(self, room: Room) -> float:
        """Returns what it is worth to be in a room."""
        worth = self.places[room]
        if worth == NO_BETTER:
            worth = self.outlook.place_worth(room)
            self.places[room] = worth
        return worth

    def judge(self, options: list[Option]) -> list[float]:
        """Returns what each option brings; whatever must be tried is worth UNKNOWN."""
        questions = self.game.box.questions
        mover = self.best_mover(options)
        found: list[float] = []
        for option in options:
            question = option.question
            if question is questions.move:
                if questions.move.first(option) != mover:
                    found.append(NO_BETTER)
                else:
                    room = questions.move.second(option)
                    worth = self.place(room) - self.now if room != self.here else -0.01
                    if self.game.actions_left > 1 and room != self.here:
                        worth += self.next_worth(room, mover)
                    found.append(worth - self.cost_of(mover))
            elif question is questions.attack:
                found.append(self.attack_worth(questions.attacker(option), questions.attack.first(option)))
            elif question is questions.search:
                found.append(self.search_worth(option.value))
            elif question is questions.prepare:
                found.append(self.prepare_worth(option.value))
            elif question is questions.heal:
                found.append(self.heal_worth(option.value))
            elif question is questions.claim:
                found.append(self.claim_worth(option.value))
            elif question is END:
                found.append(IDLE if self.game.actions_left > 0 else 0.0)
            else:
                found.append(UNKNOWN)
        return found

    # Moves.

    def best_mover(self, options: list[Option]) -> int:
        """Returns the card that is missed least if it is used to move."""
        move = self.game.box.questions.move
        best, least, last = NONE, 0.0, NONE
        for option in options:
            if option.question is not move:
                break
            card = move.first(option)
            if card != last:
                last = card
                cost = self.cost_of(card)
                if best == NONE or cost < least:
                    best, least = card, cost
        return best

    def next_worth(self, room: Room, mover: int) -> float:
        """Returns what the next Action may bring in another room, with another card than the one that leads there."""
        game, outlook = self.game, self.outlook
        treasure = game.treasure_at[room]
        sought = treasure != NONE or self.is_sought(room)
        if game.foes[room] == 0 and not sought:
            return 0.0
        self.room = room
        self.promised = outlook.promise(room, NONE)
        best = 0.0
        enemies = game.enemies_in(room)
        for card in game.areas[self.hero]:
            if card == mover or game.wounds[card] > 0 or card in game.exhausted:
                continue
            side = self.side(card)
            if side.kind == ATTACKING:
                if cast("Attack", side.deed).reaches_here:
                    for token in enemies:
                        best = max(best, self.attack_worth(card, token))
            elif side.kind == SEARCHING and sought:
                best = max(best, self.search_worth_in(card, room))
        self.room = self.here
        self.promised = outlook.promise(self.here, NONE)
        return 0.8 * best

    def is_sought(self, room: Room) -> bool:
        """Tells whether an open Whisper asks for a Search of a room."""
        for card in self.game.whisper_row:
            wish = self.outlook.worths.wishes[card]
            if wish.searches and room in wish.rooms:
                return True
        return False

    def cost_of(self, card: int) -> float:
        """Returns what is lost if a card is used for something else than its text."""
        left = 0.25 if self.game.actions_left > 1 else 0.0
        return left * self.outlook.face_worth(card, self.game.faces[card]) + self.turned(card)

    def turned(self, card: int) -> float:
        """Returns what is lost because a card shows its other side from now on."""
        face = self.game.faces[card]
        return TURNED * (self.outlook.face_worth(card, face) - self.outlook.face_worth(card, 1 - face))

    # Actions.

    def side(self, card: int) -> Side:
        """Returns the side of a card that is up."""
        return self.game.box.side(card, self.game.faces[card])

    def points(self, card: int, room: Room) -> int:
        """Returns what a side is worth before Fate Cards."""
        side = self.side(card)
        return cast("Deed", side.deed).worth(self.game, self.hero, card, room) + self.game.bonus(
            self.hero, side.boost, room
        )

    def boosts(self, symbol: int) -> int:
        """Returns how many boosts there are for a symbol."""
        return 0 if symbol == NONE else self.outlook.fits[symbol] + self.outlook.taps[symbol]

    def boost_cost(self, symbol: int, count: int) -> float:
        """Returns what so many boosts cost."""
        paid = count - self.outlook.taps[symbol] if count > 0 else 0
        return float(paid) * (self.outlook.fate_worths[symbol] + 0.01) if paid > 0 else 0.0

    def following(self, card: int, which: int) -> float:
        """Returns what else the side of a card that is up brings."""
        return self.outlook.worths.following[card][2 * self.game.faces[card] + which]

    def attack_worth(self, card: int, token: int) -> float:
        """Returns what an attack brings."""
        outlook, side = self.outlook, self.side(card)
        needed = outlook.defence_of(token) - self.points(card, self.room)
        after = self.following(card, THEN) - self.turned(card)
        if needed > self.boosts(side.boost):
            return FAILED + after
        worth = self.trophy_worth(token) - self.boost_cost(side.boost, needed) + self.following(card, SUCCESS) + after
        if cast("Attack", side.deed).hits_all:
            others = self.game.foes[self.game.token_at(token)] - 1
            worth += 0.15 * float(others)
        return worth

    def trophy_worth(self, token: int) -> float:
        """Returns what it brings to eliminate an Enemy or the Lord."""
        outlook, game = self.outlook, self.game
        if token >= len(game.enemy_at):
            return SLAIN if outlook.coop else 2.5
        relief = outlook.relief(token, self.room)
        outlook.slain += 1
        if is_full(outlook):
            worth = self.traded(game.box.enemies.foes[token], token)
        else:
            worth = self.with_trophy(game.box.enemies.foes[token], token)
        outlook.slain -= 1
        return worth + relief

    def with_trophy(self, foe: int, token: int) -> float:
        """Returns what one more Trophy brings, of an Enemy that is gone then."""
        outlook = self.outlook
        outlook.have[foe] += 1
        outlook.trophies += 1
        worth = outlook.promise(self.room, token) - self.promised
        outlook.have[foe] -= 1
        outlook.trophies -= 1
        return worth + TROPHY

    def traded(self, foe: int, token: int) -> float:
        """Returns what one more token brings if another has to go for it; a Treasure's type is NONE."""
        outlook = self.outlook
        best = outlook.promise(self.room, token) - self.promised
        for other in range(3):
            if outlook.have[other] > 0 and other != foe:
                outlook.have[other] -= 1
                outlook.trophies -= 1
                worth = self.with_trophy(foe, token) if foe != NONE else self.with_treasure(token)
                outlook.have[other] += 1
                outlook.trophies += 1
                best = max(best, worth - TROPHY)
        if foe != NONE and outlook.treasures > 0:
            outlook.treasures -= 1
            best = max(best, self.with_trophy(foe, token) - TREASURE)
            outlook.treasures += 1
        return best

    def with_treasure(self, token: int) -> float:
        """Returns what one more Treasure brings, which lies in a room no more."""
        outlook = self.outlook
        outlook.treasures += 1
        worth = outlook.promise(self.room, token) - self.promised
        outlook.treasures -= 1
        return worth + TREASURE

    def search_worth(self, card: int) -> float:
        """Returns what a Search brings, in the best of the rooms it reaches."""
        best = self.search_worth_in(card, self.here)
        if cast("Deed", self.side(card).deed).reaches_next:
            for room in self.game.neighbours[self.here]:
                best = max(best, self.search_worth_in(card, room))
        return best + self.following(card, THEN) - self.turned(card)

    def search_worth_in(self, card: int, room: Room) -> float:
        """Returns what a Search of a room brings, beside what else the card does."""
        game, outlook, side = self.game, self.outlook, self.side(card)
        outlook.searched.append(room)
        worth = FAILED
        heard = outlook.promise(self.room, NONE) - self.promised
        if heard > 0.1:
            worth = heard
        treasure = game.treasure_at[room]
        if treasure != NONE:
            value = 3 if room in game.unseen else game.box.treasures[treasure]
            needed = value - self.points(card, room)
            if needed <= self.boosts(side.boost):
                token = first_treasure(game) + treasure
                gain = self.traded(NONE, token) if is_full(outlook) else self.with_treasure(token)
                worth = max(worth, gain - self.boost_cost(side.boost, needed) + self.following(card, SUCCESS))
        outlook.searched.pop()
        return worth

    def prepare_worth(self, card: int) -> float:
        """Returns what it brings to draw Fate Cards, and to discard down to the Hand Size."""
        game, outlook, hero = self.game, self.outlook, self.hero
        deed = cast("Deed", self.side(card).deed)
        count = deed.worth(game, hero, card) + game.extra_fate(hero)
        held = len(game.hand(hero))
        kept = held + count
        if deed.to_hand_size:
            kept = min(kept, game.hand_size_of(hero))
        worths = outlook.fate_worths
        usual = (worths[0] + worths[1] + worths[2] + worths[3] + worths[4] + worths[5]) / 6.0
        gain = float(kept - held) * usual + float(held + count - kept) * self.choice_worth()
        if self.outlook.coop:
            gain -= CLOCK * float(count)
        return gain + self.following(card, THEN) + 0.5 * self.following(card, SUCCESS) - self.turned(card)

    def choice_worth(self) -> float:
        """Returns what it brings to draw one more Fate Card if the worst in hand goes for it, or the one drawn."""
        worths, symbols = self.outlook.fate_worths, self.game.box.fates.symbols
        worst = 1.0
        for card in self.game.hand(self.hero):
            worst = min(worst, worths[symbols[card]])
        gain = 0.0
        for worth in worths:
            gain += max(0.0, worth - worst) / 6.0
        return gain

    def heal_worth(self, card: int) -> float:
        """Returns what a Heal brings: cards that can be used again come first."""
        game, outlook = self.game, self.outlook
        points, gain = self.points(card, NONE), 0.0
        before = outlook.wounded_worth()
        healed: list[int] = []
        for other in game.areas[self.hero]:
            wounds = game.wounds[other]
            if 0 < wounds <= points:
                points -= wounds
                game.wounds[other] = 0
                healed.extend([other] * wounds)
        hurt = min(points, game.hurt[self.hero])
        game.hurt[self.hero] -= hurt
        gain = before - outlook.wounded_worth()
        game.hurt[self.hero] += hurt
        for other in healed:
            game.wounds[other] += 1
        if outlook.wounds > 0:
            gain += self.unhurt_worth(len(healed) + hurt)
        return gain + self.following(card, THEN) - self.turned(card) - 0.05

    def unhurt_worth(self, healed: int) -> float:
        """Returns what it promises to have so many Wounds less."""
        outlook = self.outlook
        outlook.wounds -= healed
        worth = outlook.promise(self.here, NONE) - self.promised
        outlook.wounds += healed
        return worth

    # Claims.

    def claim_worth(self, value: int) -> float:
        """Returns what it brings to claim a card: a Whisper at once, anything else if no Whisper can be heard now."""
        questions = self.game.box.questions
        if value >= questions.claim_whispers:
            wish = self.outlook.worths.wishes[value - questions.claim_whispers]
            return AT_ONCE + (0.1 if self.outlook.coop else 1.0) * wish.shards
        if value >= questions.claim_actions:
            worth = self.general_worth(value - questions.claim_actions)
        else:
            worth = self.equipment_worth(value)
        return worth - self.kept_back()

    def kept_back(self) -> float:
        """Returns what it costs that no Whisper can be claimed this turn any more."""
        game, outlook = self.game, self.outlook
        best = 0.0
        if game.actions_left > 0:
            outlook.look_from(self.here, NONE)
            for card in game.whisper_row:
                wish = outlook.worths.wishes[card]
                if outlook.cost(wish, self.here) <= float(game.actions_left):
                    best = max(best, 0.4 * wish.shards)
        return best

    def equipment_worth(self, gear: int) -> float:
        """Returns what a piece of Equipment brings for a Treasure, and for what makes room for it."""
        game, outlook = self.game, self.outlook
        kind = game.box.gear.kinds[gear]
        worth = outlook.gear_worth(gear) - TREASURE
        lost, given = 0.0, 0
        for other in game.gear[self.hero]:
            if game.box.gear.kinds[other] == kind and (kind != WEAPON or self.takes_hands(other, gear)):
                lost += outlook.gear_worth(other)
                given += 1
        outlook.treasures -= 1
        outlook.gear[kind] += 1 - given
        worth += outlook.promise(self.here, NONE) - self.promised
        outlook.gear[kind] -= 1 - given
        outlook.treasures += 1
        return worth - lost

    def takes_hands(self, one: int, other: int) -> bool:
        """Tells whether two Weapons are too many."""
        hands = self.game.box.gear.hands
        return self.game.rulings.one_weapon or hands[one] + hands[other] > 2

    def general_worth(self, card: int) -> float:
        """Returns what a General Action brings for its Trophies."""
        game, outlook = self.game, self.outlook
        foes = game.box.enemies.foes
        paid = payment(game, self.hero, card)[: game.box.actions.costs[card]]
        had = outlook.general
        for token in paid:
            outlook.have[foes[token]] -= 1
        outlook.trophies -= len(paid)
        outlook.general = True
        worth = outlook.promise(self.here, NONE) - self.promised - TROPHY * float(len(paid))
        outlook.general = had
        outlook.trophies += len(paid)
        for token in paid:
            outlook.have[foes[token]] += 1
        return worth + outlook.action_worth(card)
