"""Matches to begin a test with: real games of Shadows & Syndicates in the middle of things, made in a line or two.

A row is written with Leader and Family first and then, after `|`, the Supporter slots from the left:
`john-silver@60 amy | ive-montana stach@40 - rex-blaze@20`. `@20` is what the die shows, the printed KT if it is left
out; `-` is nobody, and slots that are left out are empty. A stack is written from the bottom up, `amy<echo-nova-byte`,
and FX cards that lie on it follow, `rex-blaze+rested+armored-glass:10`, with their KT if it is not the printed one.
Green is side 0, red is side 1.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, TypedDict, Unpack, cast

import yaml

from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.tabletop import DECK, IN_PLAY, LEFT_OUT, OUT
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import IllegalChoice, StaleChoice, UnreadableChoice
from gloaming.kernel.rulebook import OptionValue
from played import Played, begun

Turn = Literal["green", "red"] | int

SIDES: Final = ("green", "red")
ROWS: Final = (  # who stands there if a test does not say; in Controlled and Sumo Rush, the first of them
    "john-silver amy | rex-blaze disco-lenny zuri-makena lola-loophole brother-bongo doc-marzipan",
    "carlos-el-jefe-rojas ignacio | tito-tambor vito-confetti whiz tuna-toni sister-siesta abuela-remedios",
)
NOBODY: Final = "-"
AND_NO_MORE: Final = "."
CHARACTERS: Final = 20  # of each faction
MOST_KT: Final = 60
FOR_GOOD: Final = -1  # an attached card that is no Timeout
SETTLED: Final = Path(__file__).parent / "settled-cards.yaml"


class Options(TypedDict, total=False):
    """The rulings of a match."""

    card_set: str
    contest: Literal["match", "best-of-3", "casual"]
    rarities: str
    fresh_roll: bool
    boosts_pass_under_attachments: bool
    final_blow_is_skill: bool
    duo_attack_is_passive: bool
    leader_face: Literal["out-of-concern", "bodyguard"]
    bodyguard_may_step_down: bool


class Match(Played[Syndicates]):
    """A match that is played in tokens, with everything that was heard of it."""

    # Playing.

    def refuses(self, move: str) -> str:
        """Returns why a choice that exists is not taken; fails if it is."""
        try:
            self.play(move)
        except (IllegalChoice, StaleChoice) as refusal:
            return str(refusal.reason)
        raise AssertionError(f"{move} was accepted")

    def knows_no(self, move: str) -> bool:
        """Tells whether the game has no such choice at all, whoever is asked."""
        try:
            self.play(move)
        except UnreadableChoice:
            return True
        except (IllegalChoice, StaleChoice):
            return False
        raise AssertionError(f"{move} was accepted")

    def set_up(self, green: int | None = None) -> Match:
        """Goes through the setup with as little as possible; a side may be given green, else the winner takes it."""
        while not self.game.over and not self.acting:
            seat = self.asked[0]
            offered = self.offered(seat)
            if "take green" in offered:
                wanted = "take red" if green is not None and seat % 2 != green else "take green"
                self.play(f"{seat} {wanted}")
            else:
                self.play(f"{seat} {'ready' if 'ready' in offered else offered[0]}")
        return self

    # Looking.

    @property
    def acting(self) -> bool:
        """Whether somebody is asked for the action of a turn."""
        verbs = [option.question.verb for decision in self.game.decisions for option in decision.options]
        return any(verb in ("attack", "draw", "move", "play", "use") for verb in verbs)

    def offered(self, seat: int | None = None, verb: str = "") -> list[str]:
        """Returns what a seat, or the one asked, may choose now; all of it, or what begins with a verb."""
        decision = self.game.decision_of(self.asked[0] if seat is None else seat)
        tokens = [] if decision is None else [option.token for option in decision.options]
        return [token for token in tokens if not verb or token.split(" ")[0] == verb]

    def kt(self, name: str) -> int | None:
        """Returns the KT of a character, 60 for one who is covered, None for one who is not in play."""
        card = self.card(name)
        for side in range(2):
            for slot, stack in enumerate(self.game.stacks[side]):
                if card in stack:
                    return self.game.kt[side][slot] if stack[-1] == card else MOST_KT
        return None

    def field(self, side: int) -> str:
        """Returns a row as text, in the words in which it is set up."""
        order = [self.game.format.leader, self.game.format.family]
        order += [slot for slot in range(self.game.format.slots) if slot not in order]
        words = [self.slot(side, slot) for slot in order]
        return f"{words[0]} {words[1]} | {' '.join(words[2:])}"

    def slot(self, side: int, slot: int | str) -> str:
        """Returns who stands or lies in a slot, which may be called by its name, `s1`."""
        place = slot_named(self.game, slot) if isinstance(slot, str) else slot
        stack = self.game.stacks[side][place]
        if not stack:
            return NOBODY
        words = "<".join(self.name(card) for card in stack) + f"@{self.game.kt[side][place]}"
        for fx, kt, _ in self.game.attached[side][place]:
            words += f"+{self.name(fx)}:{kt}" if kt else f"+{self.name(fx)}"
        return words

    def deck(self, side: int) -> list[str]:
        """Returns the character deck, the card to be drawn next first."""
        return [self.name(card) for card in reversed(self.game.decks[side])]

    def fx_deck(self, side: int) -> list[str]:
        """Returns the FX deck, the card to be drawn next first."""
        return [self.name(card) for card in reversed(self.game.fx_decks[side])]

    def used(self, side: int) -> list[str]:
        """Returns the characters that are out, the last one last."""
        return [self.name(card) for card in self.game.characters[side].cards[OUT]]

    def fx_used(self, side: int) -> list[str]:
        """Returns the FX cards that are used up, the last one last."""
        return [self.name(card) for card in self.game.fx[side].cards[OUT]]

    def held(self, seat: int) -> list[str]:
        """Returns the Super Rares that a seat has kept."""
        return [self.name(card) for card in self.game.reserves[seat]]

    def happened(self, kind: str, **facts: object) -> bool:
        """Tells whether something of a kind was told with these facts, among others."""
        return any(all(told.get(key) == fact for key, fact in facts.items()) for told in self.told(kind))

    def drawn_supporters(self) -> list[list[str]]:
        """Returns the Supporters that each side drew in the last setup."""
        return [
            [cast(list[str], facts["cards"]) for facts in self.told("drew_supporters") if facts["side"] == side][-1]
            for side in range(2)
        ]

    def name(self, card: int) -> str:
        """Returns the name of a card."""
        return self.game.cards.names[card]

    def card(self, name: str) -> int:
        """Returns the card of a name."""
        return self.game.cards.card(name)


def started(
    format: str = "controlled",
    seed: int = 1,
    players: int = 2,
    dice: list[int] | None = None,
    **options: Unpack[Options],
) -> Match:
    """Starts a game from its beginning; it waits at its first decision, for a faction.

    `dice` are the throws it begins with: of side 0, of side 1, and again after a tie.
    """
    for tried in count(seed):
        match = _started(format, tried, players, options)
        if dice is None or [facts["die"] for facts in match.told("rolled")] == dice:
            return match
    raise AssertionError


def analysing(
    green: str = "",
    red: str = "",
    first: Turn = "green",
    format: str = "controlled",
    green_deck: str = "",
    red_deck: str = "",
    players: int = 2,
    seed: int = 1,
    **options: Unpack[Options],
) -> Match:
    """Sets up a match in which these Supporters were drawn; it waits at the team analysis of the side that is first.

    The decks are as in `arranged`.
    """
    match = _lost_by(_seat(first) % 2, format, seed, players, options)
    match.play(f"{match.asked[0]} take {SIDES[match.asked[0] % 2]}")
    assert "ready" in match.offered(), match.offered()
    for side, (drawn, deck) in enumerate(((green, green_deck), (red, red_deck))):
        core = ROWS[side].split(" | ")[0]
        _lay(match.game, side, f"{core} | {drawn}" if drawn else ROWS[side], deck, "", "")
    return _waiting(match)


def arranged(
    green: str = "",
    red: str = "",
    format: str = "controlled",
    turn: Turn = "green",
    fx: str = "",
    green_deck: str = "",
    red_deck: str = "",
    green_fx: str = "",
    red_fx: str = "",
    green_held: str = "",
    red_held: str = "",
    guards: str = "",
    dice: list[int] | None = None,
    players: int = 2,
    seed: int = 1,
    **options: Unpack[Options],
) -> Match:
    """Sets up a match that waits for the action of a side, or of a seat.

    `green_deck` and `green_fx` lie on top of the decks, the next card first, with the rest shuffled below; a `.` at the
    end says that there is nothing below. `fx` is the same for the side to act. `green_held` are Super Rares in reserve,
    which the left mate has drawn; `dice` is what the play die will show next. Of two mates, the one on whose flank a
    Bodyguard lies has drawn it, or the left one if that is the Core Team; `guards="echo-nova-byte:2"` says otherwise.
    """
    seat = _seat(turn)
    match = _lost_by(seat % 2, format, seed, players, options).set_up(green=0)
    while seat not in match.asked:
        match.play(f"{match.asked[0]} {match.offered()[0]}")  # only to pass the turn on: all that it does is undone
    game = match.game
    drawn = [green_fx, red_fx]
    drawn[seat % 2] = fx or drawn[seat % 2]
    _clear(game)
    _lay(game, 0, green or ROWS[0], green_deck, drawn[0], green_held, seat, guards)
    _lay(game, 1, red or ROWS[1], red_deck, drawn[1], red_held, seat, guards)
    game.turn -= 1
    game.past = [game.position()]  # as it was before the turn began, so that coming back to it is noticed
    game.turn += 1
    if dice is not None:
        game.dice = loaded(dice)
    return _waiting(match)


def loaded(dice: list[int]) -> Dice:
    """Returns dice that will show these numbers next."""
    for key in count():
        tried = Dice(f"loaded {key}", "play")
        if all(tried.below(6) + 1 == number for number in dice):
            return Dice(tried.key, tried.stream)
    raise AssertionError


def cards_with(changes: str) -> str:
    """Returns the tests' set with some cards changed, as it travels with a game: `4: {kt: 10, duo: null}`."""
    whole = json.loads(settled_cards())
    for number, facts in yaml.safe_load(changes).items():
        card = {**whole["cards"][str(number)], **facts}
        whole["cards"][str(number)] = {key: fact for key, fact in card.items() if fact is not None}
    return json.dumps(whole)


@cache
def settled_cards() -> str:
    """Returns the set that the tests play with: the season's printed cards, and invented ones of their own."""
    invented = {str(number): facts for number, facts in yaml.safe_load(SETTLED.read_text(encoding="utf-8")).items()}
    season = season_1()
    return json.dumps({**season, "cards": {**season["cards"], **invented}})


@cache
def season_1() -> dict[str, Any]:
    """Returns what the card file of the first season says."""
    text = (files("gloaming.games.syndicates") / "cards" / "season-1.yaml").read_text(encoding="utf-8")
    whole = yaml.safe_load(text)
    whole["cards"] = {str(number): facts for number, facts in whole["cards"].items()}
    return cast(dict[str, Any], whole)


def slot_named(game: Syndicates, name: str) -> int:
    """Returns the slot of a name, counted from the left."""
    if name in ("leader", "family"):
        return game.format.leader if name == "leader" else game.format.family
    number = int(name.removeprefix("s")) - 1
    return number if number < game.format.flank else number + 2


def _started(format: str, seed: int, players: int, options: Options) -> Match:
    given = {"card_set": settled_cards(), **cast(dict[str, OptionValue], options), "format": format}
    return Match(*begun(Syndicates, "syndicates", players, seed, given))


def _lost_by(side: int, format: str, seed: int, players: int, options: Options) -> Match:
    """Starts a match in which a side has lost the throw for the factions, and so will begin."""
    for tried in count(seed):
        match = _started(format, tried, players, options)
        if match.asked[0] % 2 != side:
            return match
    raise AssertionError


def _waiting(match: Match) -> Match:
    """Has the game ask again, now that the table is another one, and forgets what was heard before."""
    match.game.ask_anew()
    assert match.game.decisions, "nobody can do anything in this position"
    match.heard.clear()
    return match


def _clear(game: Syndicates) -> None:
    game.idle = 0
    game.skips = [0] * game.players
    game.black = [False, False]
    game.guards = [[] for _ in range(game.players)]


def _lay(game: Syndicates, side: int, row: str, deck: str, fx: str, held: str, turn: int = 0, guards: str = "") -> None:
    """Lays out everything on a side of the table."""
    core, _, supporters = row.partition("|")
    leader, family = core.split()
    named = [f"s{place + 1}" for place in range(2 * game.format.flank)]
    standing = supporters.split()
    if row == ROWS[side]:
        standing = standing[: len(named)]
    assert len(standing) <= len(named), f"{game.format.title} has {len(named)} Supporter slots"
    words = dict(zip(["leader", "family", *named], [leader, family, *standing], strict=False))
    for place in range(game.format.slots):
        game.stacks[side][place] = []
        game.attached[side][place] = []
        game.kt[side][place] = 0
    for name, word in words.items():
        if word != NOBODY:
            _fill(game, side, slot_named(game, name), word, turn, guards)
    game.closed[side] = family == NOBODY
    for seat in game.team(side):
        game.reserves[seat] = []
    game.reserves[side] = [game.cards.card(name) for name in held.split()]
    here = [card for stack in game.stacks[side] for card in stack]
    own = range(CHARACTERS * side, CHARACTERS * (side + 1))
    characters, effects = game.characters[side], game.fx[side]
    for places in (characters, effects):
        for cards in places.cards:
            cards.clear()
    characters.put(IN_PLAY, here)
    characters.put(DECK, _deck(game, deck, [card for card in own if card not in here], len(own)))
    attached = [facts[0] for slot in game.attached[side] for facts in slot]
    taken = attached + game.reserves[side]
    rest = [card for card in range(2 * CHARACTERS, len(game.cards.names)) if card not in taken]
    effects.put(IN_PLAY, sorted(set(taken)))
    effects.put(DECK, _deck(game, fx, rest, game.format.fx - len(taken)))
    effects.put(LEFT_OUT, [card for card in rest if card not in game.fx_decks[side]])


def _fill(game: Syndicates, side: int, slot: int, word: str, turn: int, guards: str) -> None:
    """Lays a stack and what lies on it on a slot."""
    characters, *fx = word.split("+")
    names, _, kt = characters.partition("@")
    stack = [game.cards.card(name) for name in names.split("<")]
    game.stacks[side][slot] = stack
    game.kt[side][slot] = int(kt) if kt else game.cards.kt[stack[-1]]
    seat = _owner(game, side, slot)
    for card in stack[1:]:
        told = [int(each.partition(":")[2]) for each in guards.split() if each.startswith(f"{game.cards.names[card]}:")]
        game.guards[told[0] if told else seat].append(card)
    for each in fx:
        name, _, left = each.partition(":")
        card = game.cards.card(name)
        kt_left = int(left) if left else _attach(game, card).get("kt", 0)
        ends = _next_turn(game, seat, turn) if _attach(game, card).get("timeout") else FOR_GOOD
        game.attached[side][slot].append([card, kt_left, ends])


def _deck(game: Syndicates, top: str, rest: list[int], size: int) -> list[int]:
    """Returns a deck with the named cards on top, and others below up to its size."""
    wanted = [game.cards.card(name) for name in top.split() if name != AND_NO_MORE]
    others = [card for card in rest if card not in wanted]
    Random(game.setting.seed).shuffle(others)
    below = [] if top.endswith(AND_NO_MORE) else others[: max(0, size - len(wanted))]
    return below + wanted[::-1]


def _owner(game: Syndicates, side: int, slot: int) -> int:
    """Returns the seat that a slot belongs to; what the mates share is the left one's here."""
    return side + 2 if game.players == 4 and slot > game.format.family else side


def _next_turn(game: Syndicates, seat: int, turn: int) -> int:
    """Returns the number of the next turn of a seat, which may be the one that has just begun."""
    return game.turn + (seat - turn) % game.players


def _attach(game: Syndicates, card: int) -> dict[str, Any]:
    """Returns what the card file says of an FX card that is laid on a character."""
    text = str(game.setting.options["card_set"])
    cards = json.loads(text)["cards"] if text.startswith("{") else season_1()["cards"]
    return cast(dict[str, Any], cards[str(card + 1)]["attach"])


def _seat(turn: Turn) -> int:
    return turn if isinstance(turn, int) else SIDES.index(turn)
