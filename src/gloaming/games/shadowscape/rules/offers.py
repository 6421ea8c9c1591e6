"""What a Hero may do in its Action Phase: Actions with its cards, and Special Actions (SHS-PLA-1, SHS-SPEC-1)."""

from __future__ import annotations

from typing import cast

from gloaming.games.shadowscape.rules.box import SUCCESS, THEN, Side
from gloaming.games.shadowscape.rules.claiming import claimable
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.questions import END
from gloaming.games.shadowscape.rules.symbols import ATTACKING, HEALING, SPECIAL, Hero
from gloaming.games.shadowscape.rules.vocabulary.deeds import Attack
from gloaming.kernel.choices import Option


def offers(game: Shadowscape, hero: Hero) -> list[Option]:
    """Returns all that a Hero may do now; nothing if, as all can see, there is nothing left but to end it."""
    found = actions(game, hero) if game.actions_left > 0 else []
    questions = game.box.questions
    if game.claims_left > 0:
        found += questions.claim.offer(claimable(game, hero))
    cards = game.abilities_to_use(hero)
    if cards:
        found += questions.use.offer([game.tap_value(card) for card in cards])
    may_alter = not game.fate_altered and len(game.hand(hero)) > 0
    if may_alter:
        playable = [card for card in game.hand(hero) if can_alter(game, hero, card)]
        found += questions.alter.offer(playable)
        may_alter = not game.rulings.open_hands or len(playable) > 0
    if found or may_alter:
        found.append(END.options[0])
    return found


def ready_cards(game: Shadowscape, hero: Hero) -> list[int]:
    """Returns the Action Cards that can be used: not exhausted, and without Wounds (SHS-TURN-5, SHS-DIS-2)."""
    exhausted, wounds = game.exhausted, game.wounds
    return [card for card in game.areas[hero] if wounds[card] == 0 and card not in exhausted]


def actions(game: Shadowscape, hero: Hero) -> list[Option]:
    """Returns the Actions of a Hero: a Move with any card that is ready, and what the cards themselves allow."""
    cards = ready_cards(game, hero)
    if not cards:
        return []
    questions = game.box.questions
    rooms = game.rooms_in_reach(hero, game.movement_of(hero))
    options, count = questions.move.options, questions.move.count
    found = [options[card * count + room] for card in cards for room in rooms]
    here = game.enemies_in(game.at[hero])
    for card in cards:
        side = game.box.side(card, game.faces[card])
        if side.kind == ATTACKING:
            targets = targets_of(game, hero, cast(Attack, side.deed), here)
            found += [questions.attack_with(token, card) for token in targets]
        elif is_of_use(game, hero, card, side):
            found.append(questions.by_kind[side.kind].options[card])
    return found


def targets_of(game: Shadowscape, hero: Hero, attack: Attack, here: list[int]) -> list[int]:
    """Returns whom an attack may target: never a Hero (SHS-ATK-2, SHS-ATK-8)."""
    found = here[:] if attack.reaches_here else []
    if attack.reaches_next or game.holding(hero, "reach"):
        for room in game.neighbours[game.at[hero]]:
            found += game.enemies_in(room)
    return found


def is_of_use(game: Shadowscape, hero: Hero, card: int, side: Side) -> bool:
    """Tells whether a Heal or a special side could do anything; a Search and a Prepare always count as such."""
    if side.kind not in (HEALING, SPECIAL):
        return True
    if side.kind == HEALING and game.wounds_of(hero) > 0:
        return True
    for which in (SUCCESS, THEN):
        number = game.faces[card] * 2 + which
        ability = game.box.abilities[card][number]
        if ability.effects and ability.usable(game, game.use_of(hero, card, number)):
            return True
    return False


def can_alter(game: Shadowscape, hero: Hero, card: int) -> bool:
    """Tells whether the text of a Fate Card could do anything (SHS-FATE-2, SHS-FATE-3)."""
    number, place = 1 if game.coop else 0, game.box.from_fate + card
    return game.box.abilities[place][number].usable(game, game.new_use(hero, place, number))
