"""Reading sets of cards from card files."""

from __future__ import annotations

import re
from typing import Final

import yaml

from gloaming.games.syndicates.rules import texts
from gloaming.games.syndicates.rules.formats import SLOT_NAMES
from gloaming.games.syndicates.rules.questions import Questions
from gloaming.games.syndicates.rules.sets import CHARACTERS, CORE, FACTIONS, FX_KINDS, NONE, RARITIES, CardSet
from gloaming.games.syndicates.rules.texts import Text
from gloaming.games.syndicates.rules.vocabulary import VOCABULARY
from gloaming.games.syndicates.rules.vocabulary.attaching import Attach
from gloaming.games.syndicates.rules.vocabulary.drawing import DrawFx
from gloaming.games.syndicates.rules.vocabulary.effect import OWN, FieldEffect
from gloaming.games.syndicates.rules.vocabulary.kt import Give, Hit
from gloaming.games.syndicates.rules.vocabulary.standing import Immune, LeavesIf
from gloaming.kernel.cards.reading import LONGEST_TITLE, CardFile
from gloaming.kernel.cards.schema import Schema, line, mapping, some_terms, values
from gloaming.kernel.cards.shelf import Shelf
from gloaming.kernel.cards.tree import is_name
from gloaming.kernel.spelling import LONG, unknown

WORDS: Final = {"set": 40, "name": LONGEST_TITLE, "pitch": 200}  # and their lengths
SHORT_NAME: Final = "[a-z0-9-]+"
MOST_CARDS: Final = 400
NUMBER: Final = "[1-9][0-9]{0,3}"
KTS: Final = range(10, 61, 10)  # of a character, in tens (SS-KT-1, SS-KT-3)

Parts = dict[str, yaml.Node]  # of a card, by what they are called

# What can stand on a card, and what must.
TEXT: Final[Schema] = {
    "name": line(),
    "while": line(),
    "roll": {"enum": list(texts.ROLLS)},
    "effects": some_terms("effect", 1),
}
TEXT_NEEDS: Final = ("name", "effects")
CHARACTER: Final[Schema] = {
    "name": line(),
    "title": line(),
    "faction": {"enum": FACTIONS},
    "kind": {"enum": CHARACTERS},
    "rarity": {"enum": RARITIES},
    "kt": {"enum": list(KTS)},
    "duo": line(),
    **dict.fromkeys((*texts.KINDS, texts.OTHER_FACE), mapping(TEXT, TEXT_NEEDS)),
}
CHARACTER_NEEDS: Final = ("name", "kind", "rarity", "title", "faction", "kt")
FX_CARD: Final[Schema] = {
    "name": line(),
    "faction": {"enum": FACTIONS},
    "kind": {"enum": FX_KINDS},
    "rarity": {"enum": RARITIES},
    "helps": {"type": "boolean"},
    "may-wait": {"type": "boolean"},
    "roll": {"enum": list(texts.ROLLS)},
    "effects": some_terms("effect", 1),
    "attach": values(Attach),
}
FX_NEEDS: Final = ("name", "kind", "rarity", "helps")


def slug(name: str) -> str:
    """Returns a name as options spell it.

    >>> slug('Carlos "El Jefe" Rojas')
    'carlos-el-jefe-rojas'
    """
    return re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")


def read_set(source: str, text: str) -> CardSet:
    """Returns the set in a card file, or refuses the file with everything that is wrong with it."""
    file = CardFile(source, text, VOCABULARY)
    parts = file.mapping(file.root, (*WORDS, "cards"), (*WORDS, "cards"), "a set")
    words = {key: file.text(parts[key], key, longest) for key, longest in WORDS.items() if key in parts}
    if words.get("set") and not re.fullmatch(SHORT_NAME, words["set"]):
        file.problem(parts["set"], "a set's short name is made of small letters, digits and hyphens")
    found = CardSet(words.get("set", ""), words.get("name", ""), words.get("pitch", ""))
    nodes = read_cards(file, parts.get("cards"), found)
    file.finish()
    found.index()
    connect(file, found, nodes)
    check_core(file, found)
    file.finish()
    found.questions = Questions(found)
    return found


def read_cards(file: CardFile, node: yaml.Node | None, found: CardSet) -> list[yaml.Node]:
    """Reads all cards in the order of their numbers, characters before FX cards."""
    nodes: list[tuple[int, yaml.Node]] = []
    if node is None:
        return []
    if not isinstance(node, yaml.MappingNode) or len(node.value) > MOST_CARDS:
        file.problem(node, f"a set has a mapping of numbers to cards, at most {MOST_CARDS} of them")
        return []
    for key, entry in node.value:
        if not isinstance(key, yaml.ScalarNode) or not re.fullmatch(NUMBER, key.value):
            file.problem(key, "a card stands under its number, such as 41")
        elif int(key.value) in [number for number, _ in nodes]:
            file.problem(key, f"there are two cards with the number {key.value}")
        else:
            nodes.append((int(key.value), entry))
    nodes.sort(key=lambda pair: pair[0])
    for number, entry in nodes:
        with file.about(f"card {number}"):
            read_card(file, number, entry, found)
    kinds = [kind in CHARACTERS for kind in found.kinds]
    if len(found.kinds) == len(nodes) and kinds != sorted(kinds, reverse=True):
        file.problem(node, "the characters of a set have lower numbers than its FX cards")
    return [entry for _, entry in nodes]


def read_card(file: CardFile, number: int, entry: yaml.Node, found: CardSet) -> None:
    """Reads one card into a set."""
    kind = word_of(file, parts_of(entry), "kind", [*CHARACTERS, *FX_KINDS])
    if not kind:  # without it, nobody knows what belongs on the card
        file.mapping(entry, CHARACTER | FX_CARD, ("kind",), "a card")
        return
    character = kind in CHARACTERS
    shape = (CHARACTER, CHARACTER_NEEDS, "a character") if character else (FX_CARD, FX_NEEDS, "an FX card")
    parts = file.mapping(entry, *shape)
    name = read_name(file, parts["name"], found) if "name" in parts else ""
    faction = word_of(file, parts, "faction", FACTIONS)
    found.numbers.append(number)
    found.titles.append(name)
    found.names.append(slug(name))
    found.subtitles.append(file.text(parts["title"], "title") if "title" in parts else "")
    found.factions.append(FACTIONS.index(faction) if faction else NONE)
    found.kinds.append(kind)
    found.rarities.append(word_of(file, parts, "rarity", RARITIES))
    found.kt.append(read_kt(file, parts["kt"]) if "kt" in parts else 0)
    found.helps.append(file.value(parts["helps"], bool, True, "helps") if "helps" in parts else True)
    found.duos.append(NONE)
    found.partners.append(NONE)
    found.shields.append([])
    found.leaves_if.append([])
    found.duo_hits.append(0)
    text, other = read_texts(file, entry, parts, kind) if character else (read_fx(file, entry, parts), None)
    found.texts.append(text)
    found.other_faces.append(other)
    first = text.effects[0] if text is not None and text.effects else None
    attach = first if isinstance(first, Attach) else None
    found.attachments.append(attach)
    found.gone.append(Text(texts.FX, "", attach.gone) if attach is not None and attach.gone else None)


def read_name(file: CardFile, node: yaml.Node, found: CardSet) -> str:
    """Reads what a card is called, by which options name it."""
    name = file.text(node, "name")
    if name and (not slug(name) or slug(name) in SLOT_NAMES):
        file.problem(node, f"{name!r} cannot be told from a slot or from no name at all: give it letters of its own")
    elif name and slug(name) in found.names:
        file.problem(node, f"there are two cards called {name}")
    return name


def parts_of(entry: yaml.Node) -> Parts:
    """Returns what stands on a card, whether it belongs there or not."""
    found = entry.value if isinstance(entry, yaml.MappingNode) else []
    return {key.value: value for key, value in reversed(found) if is_name(key)}


def word_of(file: CardFile, parts: Parts, key: str, known: list[str]) -> str:
    """Returns one of the words that a fact of a card can be, or nothing."""
    word = file.text(parts[key], key) if key in parts else ""
    if not word or word in known:
        return word
    file.problem(parts[key], unknown(key, word, known))
    return ""


def read_kt(file: CardFile, node: yaml.Node) -> int:
    """Reads the KT of a character."""
    kt = file.value(node, int, 10, "kt")
    if kt not in KTS:
        file.problem(node, f"KT go from 10 to 60 in tens, so they cannot be {kt}")
    return kt


def read_texts(file: CardFile, entry: yaml.Node, parts: Parts, kind: str) -> tuple[Text | None, Text | None]:
    """Reads what a character can do: one text, and the other face of a Leader."""
    found = [read_text_of(file, each, parts[each]) for each in texts.KINDS if each in parts]
    if texts.PENALTY in parts and kind in CORE:
        file.problem(entry, f"a {kind} cannot have a penalty: no side plays without its {kind}")
    if len(found) > 1:
        file.problem(entry, "a character has one text")
    if (texts.ONE_TIME in parts or texts.OTHER_FACE in parts) and kind != "leader":
        file.problem(entry, "only Leaders have one-time skills")
    other = read_text_of(file, texts.OTHER_FACE, parts[texts.OTHER_FACE]) if texts.OTHER_FACE in parts else None
    return found[0] if found else None, other


def read_text_of(file: CardFile, kind: str, node: yaml.Node) -> Text:
    """Reads a text of a character."""
    parts = file.mapping(node, TEXT, TEXT_NEEDS, f"a {kind}")
    text = Text(
        kind,
        file.text(parts["name"], "name") if "name" in parts else "",
        read_effects(file, parts["effects"]) if "effects" in parts else (),
        file.text(parts["while"], "while") if "while" in parts else "",
        word_of(file, parts, "roll", list(texts.ROLLS)),
    )
    check_text(file, node, text)
    return text


def read_effects(file: CardFile, node: yaml.Node) -> tuple[FieldEffect, ...]:
    """Reads what is done, of which there is something."""
    if isinstance(node, yaml.SequenceNode) and not node.value:
        file.problem(node, "effects takes one or more effects, found none")
    found = file.terms(node, FieldEffect)
    for effect in found:
        if isinstance(effect, Hit) and effect.who == "the-attacker":
            file.problem(node, "the attacker is whoever destroys an attached card: say it under 'gone'")
    return found


def check_text(file: CardFile, node: yaml.Node, text: Text) -> None:
    """Notes what does not go together in a character's text."""
    for effect in text.done:
        wanted = Immune if text.kind == texts.PASSIVE else LeavesIf if text.kind == texts.PENALTY else None
        if wanted is not None and not isinstance(effect, wanted):
            file.problem(node, f"a {text.kind} is made of {wanted.name()}, not of {effect.name()}")
        elif wanted is None and effect.standing:
            file.problem(node, f"{effect.name()} holds by itself and cannot be used")
        if isinstance(effect, Immune) and (effect.who == "self") != bool(text.partner):
            file.problem(node, "a character's own immunity needs 'while', another's does not")
    leaving = [effect.sends_user_away() for effect in text.done]
    if any(leaving[:-1]):
        file.problem(node, "whoever has left does nothing more: 'leave' comes last")
    if text.kind == texts.LAST_ACT and text.effects and not any(leaving):
        file.problem(node, "after a last act the character leaves: 'leave' comes last")
    if text.partner and text.kind not in (texts.SKILL, texts.PASSIVE):
        file.problem(node, f"a {text.kind} does not depend on a partner")
    if text.roll and text.kind in (texts.PASSIVE, texts.PENALTY):
        file.problem(node, f"a {text.kind} does not roll")


def read_fx(file: CardFile, entry: yaml.Node, parts: Parts) -> Text | None:
    """Reads what an FX card does, at once or lying on a character."""
    if ("effects" in parts) == ("attach" in parts):
        file.problem(entry, "an FX card has either 'effects' or 'attach'")
        return None
    roll = word_of(file, parts, "roll", list(texts.ROLLS))
    may_wait = file.value(parts["may-wait"], bool, False, "may-wait") if "may-wait" in parts else False
    if "attach" in parts:
        attach = file.filled(Attach, parts["attach"], parts["attach"])
        return Text(texts.FX, "", (attach,) if isinstance(attach, Attach) else (), "", roll, may_wait)
    text = Text(texts.FX, "", read_effects(file, parts["effects"]), "", roll, may_wait)
    for effect in text.done:
        if speaks_of_its_character(effect):
            file.problem(entry, f"{effect.name()} is about a character, and this is an FX card")
    return text


def speaks_of_its_character(effect: FieldEffect) -> bool:
    """Tells whether an effect means the character whose text it is, which an FX card does not have."""
    return (
        effect.standing
        or getattr(effect, "kt", None) == OWN
        or (isinstance(effect, Give) and effect.giver == "user")
        or effect.sends_user_away()
        or (isinstance(effect, DrawFx) and effect.may_pass is not None)
    )


def connect(file: CardFile, found: CardSet, nodes: list[yaml.Node]) -> None:
    """Finds the characters that cards name: partners, shields, and those in whose presence somebody leaves."""
    for card, node in enumerate(nodes):
        with file.about(f"card {found.numbers[card]}"):
            duo = parts_of(node).get("duo")
            if duo is not None and str(duo.value):
                found.duos[card] = named(file, node, found, card, str(duo.value))
            for text in (found.texts[card], found.other_faces[card]):
                if text is not None:
                    connect_text(file, node, found, card, text)
    for card, node in enumerate(nodes):
        partner = found.duos[card]
        if partner not in (NONE, card) and found.duos[partner] != card:
            with file.about(f"card {found.numbers[card]}"):
                file.problem(node, f"{found.titles[partner]} must name {found.titles[card]} as its duo too")


def connect_text(file: CardFile, node: yaml.Node, found: CardSet, card: int, text: Text) -> None:
    """Finds the characters that a text names."""
    if text.partner:
        found.partners[card] = named(file, node, found, card, text.partner)
    for effect in text.done:
        others = [named(file, node, found, card, name) for name in effect.names()]
        if isinstance(effect, LeavesIf):
            found.leaves_if[card] = others
            if any(found.kinds[other] in CORE for other in others):
                file.problem(node, "Leader and Family are always there at first, so nobody can leave because of them")
        elif isinstance(effect, Immune) and effect.who == "self":
            found.shields[card].append(found.partners[card])
        elif isinstance(effect, Immune):
            for leader in found.characters_of(found.factions[card]):
                if found.kinds[leader] == "leader":
                    found.shields[leader].append(card)
        elif isinstance(effect, Hit) and text.kind == texts.SKILL and text.partner and isinstance(effect.kt, int):
            found.duo_hits[card] = effect.kt if effect.who == "one-enemy" else 0


def named(file: CardFile, node: yaml.Node, found: CardSet, card: int, name: str) -> int:
    """Returns the character of a name, who must be of the same faction and somebody else."""
    fellows = [found.titles[other] for other in found.characters_of(found.factions[card]) if other != card]
    if name not in found.titles:
        file.problem(node, unknown("character", name[:LONG], fellows))
        return card
    if name not in fellows:
        file.problem(node, f"{name} is not another character of this faction")
    return found.printed(name)


def check_core(file: CardFile, found: CardSet) -> None:
    """Notes a faction without its one Leader and one Family (SS-GLO-2, SS-GLO-3)."""
    for faction, word in enumerate(FACTIONS):
        for kind, core in (("leader", found.leaders), ("family", found.families)):
            cards = [card for card in found.characters_of(faction) if found.kinds[card] == kind]
            if len(cards) == 1:
                core[faction] = cards[0]
            else:
                file.problem(file.root, f"the {word} faction has one {kind}, found {len(cards)}")


def texts_on(found: CardSet, card: int) -> list[str]:
    """Returns what is printed on a card, a line for each text."""
    faces = [text for text in (found.texts[card], found.other_faces[card]) if text is not None]
    return [f"{texts.LABELS[text.kind]}, {text.name}: {text.text()}" if text.name else text.text() for text in faces]


SHELF: Final = Shelf("gloaming.games.syndicates", "cards", ["season-1"], "card set", read_set, most=16)
season, set_from_json, set_named = SHELF.printed, SHELF.brought, SHELF.named
set_in, carried_set = SHELF.in_file, SHELF.carried
