"""Damage to Enemies and to the Lord (SHS-ATK-4, SHS-LORD-2)."""

from __future__ import annotations

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.symbols import NONE, Hero


def deal_damage(game: Shadowscape, hero: Hero, token: int, damage: int) -> bool:
    """Deals damage once; tells whether that eliminates the target."""
    room = game.token_at(token)
    if room == NONE:
        return False
    defence = game.enemy_defence(token)
    name = game.box.questions.take.names[token]
    game.tell_of(events.Attacked, hero, name, damage, defence)
    if damage < defence:
        return False
    game.put_enemy(token, NONE)
    game.slain.append(token)
    if token == game.lord_token:
        game.slayer = hero  # its token cannot be declined (B-27)
        game.changed = True
        game.tell_of(events.LordSlain, hero, name)
    else:
        game.tell_of(events.Eliminated, hero, name, game.box.rooms.names[room])
    return True
