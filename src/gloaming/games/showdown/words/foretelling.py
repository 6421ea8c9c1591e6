"""What a choice in a duel leads to that its events do not tell, or that nobody can know."""

from __future__ import annotations

from typing import Final

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.champions import champion
from gloaming.games.showdown.rules.view import Attack
from gloaming.games.showdown.words.decks import deck_at, kinds_of, rules_text, view_of
from gloaming.games.showdown.words.lasting import still_to_count
from gloaming.games.showdown.words.phrases import fact
from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event
from gloaming.words import said
from gloaming.words.said import NOTHING, Said, Sentences, say
from gloaming.words.scene import Scene

# What would happen first that nobody can know.
UNKNOWN: Final = Sentences(
    fill=fact,
    told={
        events.Champions: "Both champions are revealed.",
        events.AceTurned: "{seat:'s} Ace is revealed.",
        events.Drew: "{seat:draws} {count:card}.",
        events.Flipped: "{seat:flips} the top card of the deck.",
        events.Looked: "{seat:looks} at {count:card} from {other:'s} hand.",
        events.LookedAtTop: "{seat:looks} at {count:card} on top of the deck.",
        **dict.fromkeys(
            [events.Shown, events.ShowsNone, events.Counted], "{seat:shows} what the card asks for, if able."
        ),
        **dict.fromkeys([events.Discarded, events.Removed], "{seat:loses} a card."),
    },
)


def unknown(event: Event, scene: Scene) -> Said:
    """Returns that Aces are revealed, or cards drawn and looked at."""
    return UNKNOWN.told(event, scene) if type(event) in UNKNOWN.tellers else NOTHING


def afterwards(before: Scene, after: Scene) -> Said:
    """Returns who fights, what feint and strike add up to, and how far the turn is."""
    then, now, seat = view_of(before), view_of(after), view_of(before).seat
    if seat is None:
        return NOTHING
    had, has = then.areas[seat], now.areas[seat]
    if then.champions[seat] != now.champions[seat]:
        chosen = champion(str(now.champions[seat]))
        return say("{}, {}. {}", chosen.name, chosen.epithet, chosen.pitch)
    if has.strike is not None and had.strike is None:
        return struck(after, seat)
    if has.feint is not None and had.feint is None:
        return works(after, seat, has.feint, "feint")
    if then.phase == "action" and now.phase == "combat":
        return say("The combat begins.")
    if then.phase == now.phase == "action" and now.waiting_for == [1 - seat] and then.turn == now.turn:
        return say("{} may play an Action.", said.seat(before.names, 1 - seat))
    return NOTHING


def struck(after: Scene, seat: Seat) -> Said:
    """Says what a strike makes with the feint, what may still change that, and whether a win would bring a trigger."""
    area = view_of(after).areas[seat]
    changes = listed(still_to_count(after, seat))
    total = say("Together {}{}", area.sum or 0, f", and: {changes}" if changes else "")
    pair = "; a win lets you use your trigger" if area.pair else ""
    does = works(after, seat, area.strike, "strike")
    return say("{} {}{}.", does, total, pair) if does else say("{}{}.", total, pair)


def works(after: Scene, seat: Seat, attack: Attack | None, part: str) -> Said:
    """Says that a card's text works, or does not, when it is used as a feint or strike."""
    deck = deck_at(after, seat)
    if attack is None or attack.card is None or deck is None or not rules_text(attack.card, deck):
        return NOTHING
    works = {part, "combat"} & {*kinds_of(attack.card, deck)}
    return say("Its text works." if works else "Its text has no effect here.")
