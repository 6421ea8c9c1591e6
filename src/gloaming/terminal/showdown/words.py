"""What a duellist is asked and told beforehand."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.showdown.cards import card_named
from gloaming.games.showdown.champions import champion
from gloaming.games.showdown.view import PlayArea
from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Decision
from gloaming.terminal.english import does, sentence, whose
from gloaming.terminal.face import Scene
from gloaming.terminal.seating import YOU
from gloaming.terminal.showdown.asking import (
    asking_seat_and_text,
    chooses_from_hand,
    edge_owner,
    moment_of,
    optional_ability,
    own_deck,
    verbs,
)
from gloaming.terminal.showdown.decks import (
    brief,
    deck_at,
    discipline_of,
    is_edge,
    kinds_of,
    named,
    rules_text,
    titled,
    trigger_text,
    value_of,
    view_of,
    worth,
)
from gloaming.terminal.showdown.lasting import still_to_count

PHASES = {
    "setup": "setting up",
    "action": "action phase",
    "combat": "combat",
    "draw": "draw phase",
    "over": "the duel is over",
}


def status(scene: Scene) -> str:
    """Returns turn, phase, who attacks and whose decision it is."""
    view = view_of(scene)
    parts = [f"Turn {view.turn}"] if view.turn else []
    parts.append(PHASES[view.phase])
    if view.attacker is not None and not view.over:
        parts.append(f"{mid(does(scene.names[view.attacker], 'attacks'))}")
    acting = [scene.names[seat] for seat in view.waiting_for]
    if YOU in acting:
        parts.append("your turn")
    elif len(acting) == 1:
        parts.append(f"{acting[0]}'s turn")
    return " · ".join(parts)


def mid(words: str) -> str:
    """Returns words for the middle of a sentence.

    >>> mid("You attack"), mid("Wren attacks")
    ('you attack', 'Wren attacks')
    """
    return f"y{words[1:]}" if words.startswith("You") else words


def other_name(scene: Scene) -> str:
    """Returns the opponent's name."""
    return scene.names[1 - (view_of(scene).seat or 0)]


def own_area(scene: Scene) -> PlayArea:
    """Returns the side of the table of whoever looks."""
    view = view_of(scene)
    return view.areas[view.seat or 0]


def waiting(scene: Scene) -> str:
    """Says who is waited for."""
    view = view_of(scene)
    others = [scene.names[seat] for seat in view.waiting_for if scene.names[seat] != YOU]
    if view.over:
        return scene.log[-1] if scene.log else "The duel is over."
    if not others:
        return "Your turn."
    if view.phase == "setup":
        return f"{listed(others)} {'is' if len(others) == 1 else 'are'} choosing a champion ..."
    return f"{listed(others)} {'is' if len(others) == 1 else 'are'} thinking ..."


def question(scene: Scene, decision: Decision) -> str:
    """Says what the seat is asked, in one sentence."""
    offered = verbs(decision)
    for verb, asks in ASKED.items():
        if verb in offered:
            return asks(scene, decision)
    return decision.prompt


def ask_pick(scene: Scene, decision: Decision) -> str:
    """Asks for a champion."""
    if scene.options.get("mirror_allowed") is False:
        return "Choose your champion; it lies open, and nobody else may take the same."
    return "Choose your champion; it stays covered until both have chosen."


def ask_play(scene: Scene, decision: Decision) -> str:
    """Asks for an Action."""
    return "Play an Action, or pass."


def ask_answer(scene: Scene, decision: Decision) -> str:
    """Asks for a React or an Ace, naming what it would answer."""
    moment = moment_of(scene, decision)
    if moment is None:
        return "Use an Ace, or pass."
    return f"{sentence(moment.text())}: answer, or pass."


def ask_feint(scene: Scene, decision: Decision) -> str:
    """Asks for the feint."""
    view = view_of(scene)
    theirs = view.areas[1 - (view.seat or 0)].feint
    if theirs is None:
        return "You attack: feint with a card, face up."
    return f"{other_name(scene)} feints with {theirs.value} {str(theirs.discipline).capitalize()}: feint, face up."


def ask_strike(scene: Scene, decision: Decision) -> str:
    """Asks for the strike."""
    return "Strike, face down: alike, the lower total wins; unlike, the higher."


def ask_trigger(scene: Scene, decision: Decision) -> str:
    """Asks whether the trigger is used."""
    return "You won, feint and strike of one discipline: use your trigger?"


def ask_discard(scene: Scene, decision: Decision) -> str:
    """Asks for a card to discard, for the hand limit or for a card's text."""
    view = view_of(scene)
    source = asking_seat_and_text(scene)
    if source is None or view.using is None:
        return f"You hold {len(view.hand)} cards, more than your hand may have: discard one."
    return f"{source[1]}: discard a card."


def ask_choose(scene: Scene, decision: Decision) -> str:
    """Asks for a card, telling where from and for what."""
    view = view_of(scene)
    names = [option.touches[0] for option in decision.options if option.touches]
    if chooses_from_hand(scene, decision):
        where = "of your hand"
    elif set(names) <= set(own_area(scene).discards):
        where = "of your discard pile"
    else:
        where = "from the top of your deck" if set(names) <= set(view.known_top) else "now"
    source = asking_seat_and_text(scene)
    return f"{f'{source[1]}: choose' if source else 'Choose'} a card {where}."


def ask_name(scene: Scene, decision: Decision) -> str:
    """Asks for a discipline."""
    source = asking_seat_and_text(scene)
    return f"{f'{source[1]}: name' if source else 'Name'} a discipline."


def ask_edge(scene: Scene, decision: Decision) -> str:
    """Asks which edge counts."""
    return f"Which edge of {whose(scene.names[edge_owner(scene)])} Black Joker counts?"


def ask_turn(scene: Scene, decision: Decision) -> str:
    """Asks which Ace is turned."""
    return "You are hit: which Ace do you turn?"


def ask_heal(scene: Scene, decision: Decision) -> str:
    """Asks which Ace is healed."""
    return "Which of your Aces is healed and turned face down?"


def ask_cut(scene: Scene, decision: Decision) -> str:
    """Asks whether to cut."""
    return f"{sentence(whose(other_name(scene)))} deck was shuffled: cut it?"


def ask_accept(scene: Scene, decision: Decision) -> str:
    """Asks whether an ability shall work."""
    found = optional_ability(scene)
    return "Use the ability?" if found is None else f"{sentence(titled(found[0], own_deck(scene)))}: use it?"


ASKED: dict[str, Callable[[Scene, Decision], str]] = {
    "pick": ask_pick,
    "play": ask_play,
    "react": ask_answer,
    "use": ask_answer,
    "feint": ask_feint,
    "strike": ask_strike,
    "trigger": ask_trigger,
    "discard": ask_discard,
    "choose": ask_choose,
    "name": ask_name,
    "edge": ask_edge,
    "turn": ask_turn,
    "heal": ask_heal,
    "cut": ask_cut,
    "accept": ask_accept,
}


def preview(scene: Scene, token: str) -> str:
    """Says what a choice would do."""
    verb, _, name = token.partition(" ")
    return PREVIEWS[verb](scene, name)


def preview_pick(scene: Scene, name: str) -> str:
    """Says who the champion is."""
    deck = champion(name)
    return f"{deck.name}, {deck.epithet}. {deck.pitch}"


def preview_ability(scene: Scene, name: str) -> str:
    """Says what a card does when it is played for its text."""
    return f"{sentence(titled(name, own_deck(scene)))}. {rules_text(name, own_deck(scene))}"


def preview_feint(scene: Scene, name: str) -> str:
    """Says what a feint is worth."""
    deck = own_deck(scene)
    if deck is None:
        return f"Feint with {named(name)}."
    if is_edge(name):
        return f"Feint with the Black Joker - {worth(name, deck)}. It comes back to you and costs no card."
    return f"Feint with {titled(name, deck)} - {worth(name, deck)}.{works(scene, name, 'feint')}"


def preview_strike(scene: Scene, name: str) -> str:
    """Says which total a strike would make, what may still change it, and whether a win would bring a trigger."""
    deck, feint = own_deck(scene), own_area(scene).feint
    if deck is None or feint is None or feint.value is None:
        return f"Strike with {named(name)}."
    value = value_of(name, deck)
    changes = listed(still_to_count(scene, view_of(scene).seat or 0) or [""])
    total = f"{feint.value} + {value} = {feint.value + value}{f', and: {changes}' if changes else ''}"
    pair = "; a win triggers" if discipline_of(name, deck) == feint.discipline else ""
    title = deck.titles[card_named(name)]
    card = f"{title} ({brief(name)})" if title else named(name)
    return f"Strike with {card} - {worth(name, deck)}.{works(scene, name, 'strike')} {total}{pair}."


def works(scene: Scene, name: str, part: str) -> str:
    """Says that a card's text works, or does not, when it is used as a feint or strike."""
    deck = own_deck(scene)
    if deck is None or not rules_text(name, deck):
        return ""
    kinds = kinds_of(name, deck)
    return " Its text works." if part in kinds or "combat" in kinds else " Its text does not work like this."


def preview_trigger(scene: Scene, name: str) -> str:
    """Says what the trigger does."""
    return f"Use it. {trigger_text(name, own_deck(scene))}"


def preview_discard(scene: Scene, name: str) -> str:
    """Says which card would go."""
    return f"Discard {valued(scene, name)}."


def preview_choose(scene: Scene, name: str) -> str:
    """Says which card would be chosen."""
    return f"Choose {valued(scene, name)}."


def valued(scene: Scene, name: str) -> str:
    """Returns a card of one's own with what it is worth."""
    deck = own_deck(scene)
    return named(name) if deck is None else f"{titled(name, deck)} - {worth(name, deck)}"


def preview_name(scene: Scene, name: str) -> str:
    """Says which discipline would be named."""
    return f"Name {name.capitalize()}."


def preview_edge(scene: Scene, name: str) -> str:
    """Says what an edge is worth."""
    deck = deck_at(scene, edge_owner(scene))
    edge = "" if deck is None else f" - {worth(f'{name}-edge', deck)}"
    return f"The {name} edge{edge}."


def ace_in(scene: Scene, place: str) -> str:
    """Returns the Ace in one of one's own places, as far as it is known."""
    card = own_area(scene).aces[int(place) - 1].card
    if card is None:
        return "an Ace that nobody knows"
    return f"{titled(card, own_deck(scene))}. {rules_text(card, own_deck(scene))}"


def preview_turn(scene: Scene, place: str) -> str:
    """Says which Ace would be turned."""
    return f"Turn Ace {place}: {ace_in(scene, place)}"


def preview_heal(scene: Scene, place: str) -> str:
    """Says which Ace would be healed."""
    return f"Heal Ace {place}: {ace_in(scene, place)}"


def preview_cut(scene: Scene, name: str) -> str:
    """Says what cutting does."""
    return "Cut the deck; the dice say where."


def preview_accept(scene: Scene, name: str) -> str:
    """Says what the ability does."""
    found = optional_ability(scene)
    return "Use it." if found is None else f"Use it. {found[1].text()}"


def preview_pass(scene: Scene, name: str) -> str:
    """Says what follows from passing."""
    if scene.decision is None:
        return "Pass."
    offered = verbs(scene.decision)
    if "trigger" in offered:
        return "Leave the trigger unused."
    if "accept" in offered:
        return "Leave it unused."
    if "cut" in offered:
        return "Leave the deck as it is."
    if offered & {"play", "use"} and moment_of(scene, scene.decision) is None:
        if scene.seen and scene.seen[-1]["event"] == "passed":
            return "Pass - both have passed then, and the combat begins."
        return f"Pass - {other_name(scene)} may play an Action; if not, the combat begins."
    return "Pass - keep it for later."


PREVIEWS: dict[str, Callable[[Scene, str], str]] = {
    "pick": preview_pick,
    "play": preview_ability,
    "react": preview_ability,
    "use": preview_ability,
    "feint": preview_feint,
    "strike": preview_strike,
    "trigger": preview_trigger,
    "discard": preview_discard,
    "choose": preview_choose,
    "name": preview_name,
    "edge": preview_edge,
    "turn": preview_turn,
    "heal": preview_heal,
    "cut": preview_cut,
    "accept": preview_accept,
    "pass": preview_pass,
}
