"""Claim: Equipment, a General Action or a Whisper, one a turn (SHS-CLM-1 to SHS-CLW-6)."""

from __future__ import annotations

from typing import ClassVar, Final

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.symbols import NONE, WEAPON, Hero
from gloaming.games.shadowscape.rules.tabletop import CENTRE
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, NEXT, Flow, Step

HANDS: Final = 2  # that Weapons can take (B-7)


def claimable(game: Shadowscape, hero: Hero) -> list[int]:
    """Returns what a Hero can claim now, as the question counts it: from the open rows (SHS-CLM-2)."""
    questions = game.box.questions
    found = game.gear_row[:] if game.found[hero] else []
    found += [questions.claim_actions + card for card in game.action_row if can_pay(game, hero, card)]
    return found + [questions.claim_whispers + card for card in game.whisper_row if has_heard(game, hero, card)]


def payment(game: Shadowscape, hero: Hero, card: int) -> list[int]:
    """Returns the Trophies that a General Action can be paid with (SHS-CLA-2, B-5)."""
    foe = game.box.actions.cost_foes[card]
    return [token for token in game.trophies[hero] if foe in (NONE, game.box.enemies.foes[token])]


def can_pay(game: Shadowscape, hero: Hero, card: int) -> bool:
    """Tells whether a Hero has the Trophies for a General Action."""
    return len(payment(game, hero, card)) >= game.box.actions.costs[card]


def has_heard(game: Shadowscape, hero: Hero, card: int) -> bool:
    """Tells whether a Hero fulfils all that a Whisper asks for (SHS-CLW-1, SHS-CLW-4)."""
    use = Use(hero, NONE, 0)
    return all(need.holds(game, use) for need in game.box.whispers.needs[card])


class Claiming(Flow):
    """A Hero claims a card; the row is filled up again."""

    steps: ClassVar[tuple[str, ...]] = ("pay", "receive", "make_room", "turn_card", "refill", "answer")

    def __init__(self, hero: Hero = 0, claimed: int = NONE) -> None:
        super().__init__()
        self.hero = hero
        self.claimed = claimed  # as the question counts it
        self.paid = 0

    def gear(self, game: Shadowscape) -> int:
        """Returns the Equipment that is claimed, if it is one."""
        return self.claimed if self.claimed < game.box.questions.claim_actions else NONE

    def action(self, game: Shadowscape) -> int:
        """Returns the General Action that is claimed, if it is one."""
        card = self.claimed - game.box.questions.claim_actions
        return card if 0 <= card < len(game.box.actions.names) else NONE

    def whisper(self, game: Shadowscape) -> int:
        """Returns the Whisper that is claimed, if it is one."""
        return max(NONE, self.claimed - game.box.questions.claim_whispers)

    def pay(self, game: Shadowscape) -> Step:
        """Asks with which tokens the price is paid, if it matters (SHS-CLE-1, B-5); Whispers cost none (SHS-CLW-2)."""
        tokens, price = self.price(game)
        if self.paid == price:
            return NEXT
        if len(tokens) == price - self.paid or self.are_alike(game, tokens):
            return self.spend(game, tokens[0])
        return game.ask_hero(self.hero, game.box.questions.spend.offer(tokens))

    def on_pay(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Spends the token."""
        return self.spend(game, option.value)

    def price(self, game: Shadowscape) -> tuple[list[int], int]:
        """Returns the tokens that it can be paid with, and how many it takes."""
        if self.gear(game) != NONE:
            first = game.box.questions.first_treasure
            return [first + treasure for treasure in game.found[self.hero]], 1
        if self.action(game) != NONE:
            return payment(game, self.hero, self.action(game)), game.box.actions.costs[self.action(game)]
        return [], 0

    def are_alike(self, game: Shadowscape, tokens: list[int]) -> bool:
        """Tells whether it does not matter which of some tokens is spent: Treasures of the same value."""
        first = game.box.questions.first_treasure
        values = {game.box.treasures[token - first] if token >= first else -token for token in tokens}
        return len(values) == 1

    def spend(self, game: Shadowscape, token: int) -> Step:
        """Spends a token; it goes to the discards of its kind (B-5, B-26)."""
        game.lose_token(self.hero, token)
        game.discard_token(token)
        self.paid += 1
        game.tell_of(events.Spent, self.hero, game.kept_name(token))
        return AGAIN

    def receive(self, game: Shadowscape) -> Step:
        """Puts the card into the Hero Area, or under the Hero Card (SHS-CLW-3)."""
        game.claims_left -= 1
        gear, action, whisper = self.gear(game), self.action(game), self.whisper(game)
        what = "whisper"
        if gear != NONE:
            game.gear_row.remove(gear)
            game.gear[self.hero].append(gear)
            what = "equipment"
        elif action != NONE:
            game.action_row.remove(action)
            if game.rulings.one_general_action:
                self.replace_action(game)
            game.areas[self.hero].append(action)
            what = "action"
        else:
            game.whisper_row.remove(whisper)
            game.heard_whispers[self.hero].append(whisper)
            if whisper == game.box.whispers.lords:
                game.finisher = self.hero
        game.score()
        if game.heard:
            game.tell_of(events.Claimed, self.hero, game.box.questions.claim.names[self.claimed], what)
            if whisper == game.box.whispers.lords:
                game.tell_of(events.LastTurns, self.hero)
        return NEXT

    def replace_action(self, game: Shadowscape) -> None:
        """Puts the General Action a Hero has under the deck (an option of B-5); its Wounds are gone."""
        for card in game.areas[self.hero][:]:
            if game.box.actions.owners[card] == NONE:
                game.areas[self.hero].remove(card)
                game.wounds[card] = 0
                game.action_deck.insert(0, card)
                game.action_under += 1
                game.tell_of(events.PutUnder, self.hero, game.box.actions.names[card])

    def make_room(self, game: Shadowscape) -> Step:
        """Asks which older Equipment goes under its deck, as long as there is too much (SHS-CLE-2, SHS-CLE-3, B-32)."""
        gear = self.gear(game)
        if gear == NONE:
            return NEXT
        older = self.in_excess(game, gear)
        if not older:
            game.score()
            return NEXT
        if len(older) == 1:
            return self.put_under(game, older[0])
        return game.ask_hero(self.hero, game.box.questions.shed.offer(older))

    def on_make_room(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Puts it there."""
        return self.put_under(game, option.value)

    def in_excess(self, game: Shadowscape, new: int) -> list[int]:
        """Returns the older cards of a kind of which there are too many: Weapons have two hands (B-7)."""
        box = game.box
        kind = box.gear.kinds[new]
        same = [gear for gear in game.gear[self.hero] if box.gear.kinds[gear] == kind]
        if kind == WEAPON and not game.rulings.one_weapon:
            too_many = sum([box.gear.hands[gear] for gear in same]) > HANDS
        else:
            too_many = len(same) > 1
        return [gear for gear in same if gear != new] if too_many else []

    def put_under(self, game: Shadowscape, gear: int) -> Step:
        """Puts Equipment under its deck."""
        game.gear[self.hero].remove(gear)
        game.gear_deck.insert(0, gear)
        game.gear_under += 1
        game.tell_of(events.PutUnder, self.hero, game.box.gear.names[gear])
        return AGAIN

    def turn_card(self, game: Shadowscape) -> Step:
        """Asks which side of a General Action is face up; it is ready at once (B-5)."""
        action = self.action(game)
        if action == NONE:
            return NEXT
        face = game.box.questions.face
        return game.ask_hero(self.hero, [face.pair(action, side) for side in range(2)])

    def on_turn_card(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Turns it."""
        face = game.box.questions.face
        game.faces[face.first(option)] = face.second(option)
        return NEXT

    def refill(self, game: Shadowscape) -> Step:
        """Fills the row up again; the Lord comes with its Whisper (SHS-CLM-4, SHS-CLW-5, B-6)."""
        if self.gear(game) != NONE:
            turn_up_gear(game)
        elif self.action(game) != NONE:
            turn_up_action(game)
        elif game.whisper_deck:
            card = game.whisper_deck.pop()
            game.whisper_row.append(card)
            game.report(events.Revealed, game.box.whispers.names[card], "whisper")
            if card == game.box.whispers.lords:
                bring_in_lord(game)
        return NEXT

    def answer(self, game: Shadowscape) -> Step:
        """Lets cards answer that something was claimed."""
        return game.let_answer("claimed", self.hero, self.claimed)


def turn_up_gear(game: Shadowscape) -> None:
    """Turns up the next Equipment, if there is one."""
    if game.gear_deck:
        card = game.gear_deck.pop()
        game.gear_under = min(game.gear_under, len(game.gear_deck))
        game.gear_row.append(card)
        game.report(events.Revealed, game.box.gear.names[card], "equipment")


def turn_up_action(game: Shadowscape) -> None:
    """Turns up the next General Action, if there is one."""
    if game.action_deck:
        card = game.action_deck.pop()
        game.action_under = min(game.action_under, len(game.action_deck))
        game.action_row.append(card)
        game.report(events.Revealed, game.box.actions.names[card], "action")


def bring_in_lord(game: Shadowscape) -> None:
    """Puts the Lord of the Dungeon into the room at the centre (SHS-CLW-5, SHS-LORD-1)."""
    room = game.cells[CENTRE]
    game.put_enemy(game.lord_token, room)
    game.report(events.LordAppeared, game.box.lords.names[game.lord], game.box.rooms.names[room])
