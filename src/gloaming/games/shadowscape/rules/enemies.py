"""The Enemy Phase: a Fate Card is drawn, Enemies of its type move and attack, and so does the Lord (SHS-EPH-1 ff.)."""

from __future__ import annotations

from typing import ClassVar, Final

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.dungeon import way_through
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.questions import ENEMIES
from gloaming.games.shadowscape.rules.spawning import Spawning
from gloaming.games.shadowscape.rules.symbols import DEFENCE, FOES, NONE, SIGNS, Hero
from gloaming.games.shadowscape.rules.tabletop import DISCARDS, DRAWN
from gloaming.games.shadowscape.rules.wounds import Suffering
from gloaming.kernel.cards.using import ENOUGH
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, DONE, NEXT, Flow, Step

REST: Final = 1  # the answer that lets the Enemies rest


def walk(game: Shadowscape, token: int) -> None:
    """Moves an activated Enemy sign by sign, as long as no Hero is in its range (SHS-ENA-1 to SHS-ENA-5).

    It never goes back into a room it has been in (SHS-EMV-5, B-19), nor through a door that is not there (B-20).
    """
    box = game.box
    seen = [game.enemy_at[token]]
    if game.in_range(token):
        if game.heard:
            game.tell(events.EnemyStayed(box.enemies.names[token], box.rooms.names[seen[0]]))
        return
    for sign in box.enemies.steps[token] + box.enemies.steps[token][:1] * extra_steps(game, token):
        room = game.enemy_at[token]
        beyond = way_through(game, room, sign)
        if beyond == NONE or beyond in seen:
            if game.heard:
                outside = game.outside[room] >> sign & 1
                why = "back" if beyond != NONE else "outside" if outside else "missing"
                game.tell(events.SignIgnored(box.enemies.names[token], SIGNS[sign], why))
            continue
        seen.append(beyond)
        game.put_enemy(token, beyond)
        if game.heard:
            game.tell(events.EnemyMoved(box.enemies.names[token], SIGNS[sign], box.rooms.names[beyond]))
        if game.in_range(token):
            return


def extra_steps(game: Shadowscape, token: int) -> int:
    """Returns how many more steps an Enemy makes: through the door of its first sign once more."""
    return max(0, min(1, game.strengthened(token, "steps")))


class EnemyPhase(Flow):
    """One Enemy Phase: one Fate Card, or two where it is to be harder (SHS-DIFF-2, B-39)."""

    steps: ClassVar[tuple[str, ...]] = ("decide", "draw", "activate", "attack", "clear", "let_lord_act")

    def __init__(self, hero: Hero = 0) -> None:
        super().__init__()
        self.hero = hero
        self.drawn = 0  # Fate Cards so far
        self.foe = NONE  # the type of the card in force
        self.waiting: list[int] = []  # activated Enemies that have not attacked yet
        self.spawned: list[int] = []  # types that have come into play in this phase

    def decide(self, game: Shadowscape) -> Step:
        """Asks in one of the last turns whether there is an Enemy Phase at all (SHS-END-2, B-43)."""
        if game.finisher in (NONE, self.hero):
            self.open(game)
            return NEXT
        return game.ask_hero(self.hero, ENEMIES.offer([0, REST]))

    def on_decide(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Skips all of it, or begins."""
        if option.value == REST:
            game.tell_of(events.EnemiesRest, self.hero)
            return DONE
        self.open(game)
        return NEXT

    def open(self, game: Shadowscape) -> None:
        """Tells that the phase begins."""
        game.tell_of(events.EnemyPhaseBegan, self.hero)

    def draw(self, game: Shadowscape) -> Step:
        """Draws a Fate Card, whose bottom symbol says who acts (SHS-EPH-1, SHS-EPH-2)."""
        self.drawn += 1
        card = game.take_top(DRAWN)
        self.foe = NONE if card == NONE else game.box.fates.foes[card]
        if card != NONE and game.heard:
            game.tell(events.FateDrawn(game.box.fates.names[card], FOES[self.foe]))
        return NEXT

    def activate(self, game: Shadowscape) -> Step:
        """Moves every Enemy of the type (B-18); without any there is a Spawn (SHS-EPH-3, SHS-ESP-5)."""
        if self.foe == NONE or self.foe in self.spawned:
            return NEXT
        self.waiting = [token for token in game.enemies_of(self.foe) if not game.is_marked(token, "held")]
        if not game.enemies_of(self.foe):
            self.spawned.append(self.foe)
            return game.enter(Spawning(self.hero, self.foe))
        for token in self.waiting:
            walk(game, token)
        return NEXT

    def attack(self, game: Shadowscape) -> Step:
        """Has those that can attack, one by one, in the order that the active player likes (SHS-EAT-1, SHS-EAT-2)."""
        able = [token for token in self.waiting if game.enemy_at[token] != NONE and game.in_range(token)]
        if not able:
            self.waiting = []
            return NEXT
        if len(able) == 1:
            return self.strike(game, able[0])
        return game.ask_hero(self.hero, game.box.questions.strike.offer(able))

    def on_attack(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Has that one attack."""
        return self.strike(game, option.value)

    def strike(self, game: Shadowscape, token: int) -> Step:
        """Enters the attack of an Enemy."""
        self.waiting.remove(token)
        return game.enter_and_return(EnemyAttack(self.hero, token))

    def clear(self, game: Shadowscape) -> Step:
        """Discards the Fate Card (SHS-EPH-6), and draws another where two are drawn."""
        for card in game.fate.cards[DRAWN][:]:
            game.move_fate(card, DISCARDS, DRAWN)
        if self.drawn < game.rulings.fates_drawn and not game.ran_out:
            self.at = self.steps.index("draw")
            return AGAIN
        return NEXT

    def let_lord_act(self, game: Shadowscape) -> Step:
        """Has the Lord attack a Hero in its room; it never moves (SHS-LORD-3 to SHS-LORD-5, B-18, B-37)."""
        if game.lord_at == NONE:
            return DONE
        if not game.in_range(game.lord_token):
            return game.let_answer("lord_acted", self.hero, game.lord_token)
        return game.enter(EnemyAttack(self.hero, game.lord_token))


class EnemyAttack(Flow):
    """One Enemy, or the Lord, attacks one Hero (SHS-EAT-3 to SHS-EAT-12)."""

    steps: ClassVar[tuple[str, ...]] = ("aim", "answer", "defend", "suffer", "end")

    def __init__(self, active: Hero = 0, token: int = NONE) -> None:
        super().__init__()
        self.active = active  # whose turn it is
        self.token = token
        self.hero: Hero = NONE  # who is attacked
        self.boosts = 0
        self.damage = 0  # that was not cancelled

    def aim(self, game: Shadowscape) -> Step:
        """Asks the active player which Hero in range is attacked, if there are several (SHS-EAT-3, SHS-LORD-4)."""
        heroes = game.in_range(self.token)
        if not heroes:
            return DONE
        if len(heroes) == 1:
            return self.attack(game, heroes[0])
        cards = [game.hero_cards[hero] for hero in heroes]
        return game.ask_hero(self.active, game.box.questions.hero.offer(cards))

    def on_aim(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Attacks that Hero."""
        return self.attack(game, game.hero_of(option.value))

    def attack(self, game: Shadowscape, hero: Hero) -> Step:
        """Attacks a Hero, which cards may answer before it is hurt."""
        self.hero = hero
        if self.token == game.lord_token:
            game.tell_of(events.LordActs, hero, game.box.lords.names[game.lord])
        return game.let_answer("attacked", hero, self.token)

    def answer(self, game: Shadowscape) -> Step:
        """Tells how hard the attack is, unless an answer has taken the Enemy away (SHS-EAT-6)."""
        if game.token_at(self.token) == NONE:
            return DONE
        if game.heard:
            name = game.box.questions.take.names[self.token]
            damage, defence = game.enemy_attack(self.token), game.defence_of(self.hero)
            game.tell_of(events.EnemyAttacked, self.hero, name, damage, defence)
        return NEXT

    def left(self, game: Shadowscape) -> int:
        """Returns the damage that is not cancelled yet."""
        return max(0, game.enemy_attack(self.token) - game.defence_of(self.hero) - self.boosts)

    def defend(self, game: Shadowscape) -> Step:
        """Asks whoever is attacked, and nobody else, for boosts of its Defence (SHS-EAT-7, B-34)."""
        return game.ask_boost(self.hero, DEFENCE) if self.left(game) > 0 else NEXT

    def on_defend(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Cancels one more, or leaves it at that."""
        if option.question is ENOUGH:
            return NEXT
        self.boosts += game.boost(self.hero, option, DEFENCE)
        return AGAIN

    def suffer(self, game: Shadowscape) -> Step:
        """Puts a Wound for every point that is left (SHS-EAT-8)."""
        self.damage = self.left(game)
        return game.enter(Suffering(self.hero, self.damage)) if self.damage else NEXT

    def end(self, game: Shadowscape) -> Step:
        """Lets cards answer the hit, or that it was warded off."""
        return game.let_answer("hit" if self.damage else "warded", self.hero, self.token, self.damage)
