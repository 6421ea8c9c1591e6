"""What happens in a duel, told in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from gloaming.games.showdown.cards import NONE
from gloaming.games.showdown.champions import champion
from gloaming.kernel.cards.english import listed
from gloaming.kernel.events import Fact
from gloaming.terminal.english import counted, does, sentence, whose
from gloaming.terminal.face import Scene
from gloaming.terminal.showdown.decks import (
    deck_at,
    discipline_of,
    is_edge,
    named,
    rules_text,
    titled,
    trigger_text,
    view_of,
    worth,
)

Facts = Mapping[str, Any]


def told(facts: Mapping[str, Fact], scene: Scene) -> str:
    """Returns an event, as one seat saw it, in a sentence."""
    return SENTENCES[str(facts["event"])](cast(Facts, facts), scene)


def who(facts: Facts, scene: Scene) -> str:
    """Returns the name of whom an event is about."""
    return scene.names[facts["seat"]]


def quoted(text: str) -> str:
    """Returns a rules text in quotation marks, or nothing."""
    return f" “{text}”" if text else ""


def plainly(facts: Facts, scene: Scene) -> str:
    """Returns the card of an event, called by its suit and rank."""
    return named(facts["card"], deck_at(scene, facts["seat"]))


def by_title(facts: Facts, scene: Scene) -> str:
    """Returns the card of an event, called by its title."""
    return titled(facts["card"], deck_at(scene, facts["seat"]))


def its_text(facts: Facts, scene: Scene) -> str:
    """Returns the rules text of an event's card, quoted."""
    return quoted(rules_text(facts["card"], deck_at(scene, facts["seat"])))


def laid(facts: Facts, scene: Scene) -> str:
    """Returns the card of an event with what it is worth."""
    deck = deck_at(scene, facts["seat"])
    if deck is None or is_edge(facts["card"]):
        return named(facts["card"], deck)
    return f"{named(facts['card'])}, {worth(facts['card'], deck)}"


def named_all(names: list[str]) -> str:
    """Returns cards as a phrase."""
    return listed([named(name) for name in names])


# Setup.


def chose(facts: Facts, scene: Scene) -> str:
    """Tells that a champion was chosen, and to the seat itself which."""
    if "champion" in facts:
        return f"{does(who(facts, scene), 'chooses', 'choose')} {champion(facts['champion']).name}."
    return f"{does(who(facts, scene), 'has', 'have')} chosen a champion."


def champions(facts: Facts, scene: Scene) -> str:
    """Tells who fights."""
    first, second = facts["champions"]
    return f"{does(scene.names[0], 'fights')} as {first}, {scene.names[1]} as {second}."


def shuffled(facts: Facts, scene: Scene) -> str:
    """Tells that a deck was shuffled."""
    return sentence(f"{whose(who(facts, scene))} deck is shuffled.")


def cut_offered(facts: Facts, scene: Scene) -> str:
    """Tells who may cut; at the opening nobody is asked."""
    return f"{who(facts, scene)} may cut it." if facts["asked"] else ""


def cut(facts: Facts, scene: Scene) -> str:
    """Tells whether the deck was cut."""
    if facts["cut"]:
        return f"{does(who(facts, scene), 'cuts')} it."
    return f"{does(who(facts, scene), 'leaves')} it as it is."


def cut_for_first(facts: Facts, scene: Scene) -> str:
    """Tells the cards that were cut for the first attack."""
    cards = [f"{name} {named(card)}" for name, card in zip(scene.names, facts["cards"], strict=True)]
    return f"Cut for the first attack: {listed(cards)}."


def first_player(facts: Facts, scene: Scene) -> str:
    """Tells who attacks first."""
    return f"{does(who(facts, scene), 'attacks')} first."


# Turns and hands.


def turn(facts: Facts, scene: Scene) -> str:
    """Tells whose turn begins."""
    return f"Turn {facts['turn']}: {does(scene.names[facts['attacker']], 'attacks')}."


def passed(facts: Facts, scene: Scene) -> str:
    """Tells who passed."""
    return f"{does(who(facts, scene), 'passes', 'pass')}."


def drew(facts: Facts, scene: Scene) -> str:
    """Tells who drew, and to the seat itself what."""
    cards = named_all(facts["cards"]) if "cards" in facts else counted(facts["count"])
    return f"{does(who(facts, scene), 'draws')} {cards}."


def discarded(facts: Facts, scene: Scene) -> str:
    """Tells what was discarded."""
    return f"{does(who(facts, scene), 'discards')} {laid(facts, scene)}."


def removed(facts: Facts, scene: Scene) -> str:
    """Tells what left the game."""
    return f"{does(who(facts, scene), 'removes')} {by_title(facts, scene)} from the game."


# Abilities.


def action(facts: Facts, scene: Scene) -> str:
    """Tells an Action with its text."""
    return f"{does(who(facts, scene), 'plays')} {by_title(facts, scene)}.{its_text(facts, scene)}"


def react(facts: Facts, scene: Scene) -> str:
    """Tells a React with its text."""
    return f"{does(who(facts, scene), 'reacts')} with {by_title(facts, scene)}.{its_text(facts, scene)}"


def ace_used(facts: Facts, scene: Scene) -> str:
    """Tells an Ace that was used."""
    gone = ", which leaves the game" if facts["removed"] else ""
    return f"{does(who(facts, scene), 'uses')} {by_title(facts, scene)}{gone}.{its_text(facts, scene)}"


def trigger(facts: Facts, scene: Scene) -> str:
    """Tells a trigger with its text."""
    text = trigger_text(facts["discipline"], deck_at(scene, facts["seat"]))
    return f"{does(who(facts, scene), 'uses')} the {facts['discipline'].capitalize()} trigger.{quoted(text)}"


def ability(facts: Facts, scene: Scene) -> str:
    """Tells nothing: what is used has been announced, and what it does is told."""
    return ""


def cancelled(facts: Facts, scene: Scene) -> str:
    """Tells that something was stopped."""
    return f"{does(who(facts, scene), 'cancels')} it."


def named_discipline(facts: Facts, scene: Scene) -> str:
    """Tells which discipline was named."""
    return f"{does(who(facts, scene), 'names')} {facts['discipline'].capitalize()}."


def flipped(facts: Facts, scene: Scene) -> str:
    """Tells a flipped card and what became of it."""
    name = who(facts, scene)
    then = does(name, "keeps" if facts["kept"] else "discards").removeprefix(f"{name} ")
    return f"{does(name, 'flips')} {laid(facts, scene)} and {then} it."


def took(facts: Facts, scene: Scene) -> str:
    """Tells that a card was taken off the top of a deck, and to the seat itself which."""
    card = laid(facts, scene) if "card" in facts else "one"
    looked = f"{does(who(facts, scene), 'looks')} at the top {facts['of']} of the deck"
    return f"{looked}, taking {card} and putting the others under it."


def looked(facts: Facts, scene: Scene) -> str:
    """Tells who looked at the other's hand, and to both of them at which cards."""
    cards = f": {named_all(facts['cards'])}" if facts.get("cards") else ""
    hand = f"{whose(scene.names[1 - facts['seat']])} hand"
    return f"{does(who(facts, scene), 'looks')} at {counted(facts['count'])} of {hand}{cards}."


def shown(facts: Facts, scene: Scene) -> str:
    """Tells a card that was shown."""
    return f"{does(who(facts, scene), 'shows')} {laid(facts, scene)}."


def shows_none(facts: Facts, scene: Scene) -> str:
    """Tells that there was no such card."""
    return f"{does(who(facts, scene), 'has', 'have')} no {facts['discipline'].capitalize()} card."


def told_count(facts: Facts, scene: Scene) -> str:
    """Tells how many cards of a discipline somebody holds."""
    cards = f"{facts['count']} {facts['discipline'].capitalize()} card{'' if facts['count'] == 1 else 's'}"
    return f"{does(who(facts, scene), 'holds')} {cards}."


def recovered(facts: Facts, scene: Scene) -> str:
    """Tells a card that came back from the discard pile."""
    where = {"hand": "back into hand", "bottom": "under the deck", "deck": "back into the deck"}[facts["to"]]
    return f"{does(who(facts, scene), 'takes')} {laid(facts, scene)} from the discard pile {where}."


def put_back(facts: Facts, scene: Scene) -> str:
    """Tells that a hand card went to the deck, and to the seat itself which."""
    card = plainly(facts, scene) if "card" in facts else "a card"
    return f"{does(who(facts, scene), 'puts')} {card} {'on' if facts['to'] == 'top' else 'under'} the deck."


# Combat.


def feint(facts: Facts, scene: Scene) -> str:
    """Tells a feint."""
    return f"{does(who(facts, scene), 'feints')} with {laid(facts, scene)}."


def strike(facts: Facts, scene: Scene) -> str:
    """Tells that a strike lies face down, and to the seat itself which."""
    card = plainly(facts, scene) if "card" in facts else "a strike"
    return f"{does(who(facts, scene), 'lays')} {card} face down."


def revealed(facts: Facts, scene: Scene) -> str:
    """Tells both strikes."""
    cards = []
    for seat, card in enumerate(facts["strikes"]):
        deck = deck_at(scene, seat)
        discipline = "" if deck is None else f" ({discipline_of(card, deck).capitalize()})"
        cards.append(f"{scene.names[seat]} {named(card)}{discipline}")
    return f"The strikes: {listed(cards)}."


def feint_swapped(facts: Facts, scene: Scene) -> str:
    """Tells a feint that took the place of another."""
    return sentence(f"{whose(who(facts, scene))} feint is now {laid(facts, scene)}.")


def strike_swapped(facts: Facts, scene: Scene) -> str:
    """Tells a strike that took the place of another."""
    return sentence(f"{whose(who(facts, scene))} strike is now {laid(facts, scene)}.")


def edge_turned(facts: Facts, scene: Scene) -> str:
    """Tells which edge counts now."""
    return sentence(f"{whose(who(facts, scene))} feint is now {laid(facts, scene)}.")


def verdict(facts: Facts, scene: Scene) -> str:
    """Tells who won the combat, and why."""
    one, other = facts["totals"]
    totals = f"{scene.names[0]} {one}, {scene.names[1]} {other}"
    if facts["winner"] == NONE:
        return f"{totals}: a tie, nobody is hit."
    return f"{totals}: {reason(one, other, facts['same_discipline'])}; {wins(scene.names[facts['winner']])}."


def wins(name: str) -> str:
    """Returns that somebody wins the combat, in the middle of a sentence."""
    words = f"{does(name, 'wins')} the combat"
    return f"y{words[1:]}" if words.startswith("You ") else words


def reason(one: int, other: int, same: bool) -> str:
    """Returns the rule that decides between two totals."""
    if one == other:
        return "a tie goes to one side here"
    return "same discipline, the lower wins" if same else "different disciplines, the higher wins"


def unable(facts: Facts, scene: Scene) -> str:
    """Tells who cannot strike."""
    seats = facts["seats"]
    if len(seats) == 2:
        return "Neither can strike: both are hit."
    return f"{does(scene.names[seats[0]], 'has', 'have')} no card to strike with: a hit at once."


def cleared(facts: Facts, scene: Scene) -> str:
    """Tells nothing: that combat cards are discarded goes without saying."""
    return ""


# Damage and Aces.


def ace_turned(facts: Facts, scene: Scene) -> str:
    """Tells a hit, with what the Ace does from now on."""
    return f"{does(who(facts, scene), 'turns')} {by_title(facts, scene)}.{its_text(facts, scene)}"


def ace_healed(facts: Facts, scene: Scene) -> str:
    """Tells a healed Ace."""
    return f"{does(who(facts, scene), 'heals')} {by_title(facts, scene)}: it lies face down again."


def aces_shuffled(facts: Facts, scene: Scene) -> str:
    """Tells that nobody knows any longer which Ace is which."""
    return f"{does(who(facts, scene), 'shuffles')} the face-down Aces."


def prevented(facts: Facts, scene: Scene) -> str:
    """Tells that a hit did nothing."""
    return f"{does(who(facts, scene), 'is', 'are')} not hit after all."


def game_over(facts: Facts, scene: Scene) -> str:
    """Tells who won the duel, and how."""
    if len(facts["winners"]) == 2:
        return "The duel is drawn: both fell at the same moment."
    winner = scene.names[facts["winners"][0]]
    loser = 1 - facts["winners"][0]
    left = any(ace.lies == "down" for ace in view_of(scene).areas[loser].aces)
    why = f"{whose(scene.names[loser])} {'deck is empty' if left else 'last Ace is turned'}"
    return f"{does(winner, 'wins')} the duel: {why}."


SENTENCES: dict[str, Callable[[Facts, Scene], str]] = {
    "chose": chose,
    "champions": champions,
    "shuffled": shuffled,
    "cut_offered": cut_offered,
    "cut": cut,
    "cut_for_first": cut_for_first,
    "first_player": first_player,
    "turn": turn,
    "passed": passed,
    "drew": drew,
    "discarded": discarded,
    "removed": removed,
    "action": action,
    "react": react,
    "ace_used": ace_used,
    "trigger": trigger,
    "ability": ability,
    "cancelled": cancelled,
    "named": named_discipline,
    "flipped": flipped,
    "took": took,
    "looked": looked,
    "shown": shown,
    "shows_none": shows_none,
    "counted": told_count,
    "recovered": recovered,
    "put_back": put_back,
    "feint": feint,
    "strike": strike,
    "revealed": revealed,
    "feint_swapped": feint_swapped,
    "strike_swapped": strike_swapped,
    "edge_turned": edge_turned,
    "verdict": verdict,
    "unable": unable,
    "cleared": cleared,
    "ace_turned": ace_turned,
    "ace_healed": ace_healed,
    "aces_shuffled": aces_shuffled,
    "prevented": prevented,
    "game_over": game_over,
}
