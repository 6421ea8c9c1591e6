"""Texts that set, copy or exchange what cards count, one after the other (B-53).

Both seats hold two of each text, as Action and as React. What they come to is worked out beside the game: base values
change in the order of use, each text finding what those before it left, and bonuses stay where they were given.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duels import Table, showdown
from rule import rule

Move = tuple[int, str]  # a seat and the text it uses

FEINT_TEXTS = {
    "blank": "blank-feints",
    "exchange": "exchange-feints",
    "copy": "copy-feint",
    "raise": "add: {amount: 3, to: feint}",
    "lower": "add: {amount: -2, to: feint, who: opponent}",
    "raise edges": "raise-edges: 4",
}
DISCIPLINE_TEXTS = {
    "strike physical": "count-as: physical",
    "feint intellect": "count-as: {discipline-of: intellect, part: feint}",
    "strike borrowed": "count-as: opponent-feint",
    "feint borrowed": "count-as: {discipline-of: opponent-feint, part: feint}",
    "exchange": "exchange-disciplines",
}
VALUES = {"3P": 3, "12C": 12, "9P": 9, "9C": 9, "BJ1": 5, "BJ2": 7}
FEINTS = ["3P | 12C", "9P | 9C", "BJ1 | 12C", "BJ2 | BJ1"]


def moves_with(texts: dict[str, str]) -> list[Move]:
    """Returns everything that either seat can use."""
    return list(product((0, 1), texts))


def in_hand(moves: list[Move]) -> bool:
    """Tells whether nobody uses a text more than twice."""
    return all(times <= 2 for times in Counter(moves).values())


class Duel:
    """A duel in which both seats hold two of each text, on diamonds."""

    def __init__(self, texts: dict[str, str], attacker: int) -> None:
        self.places = list(texts)
        cards = []
        for number, effect in enumerate(effect for effect in texts.values() for _ in range(2)):
            cards.append(f"{number + 2}I: {{action: [{effect}], react: {{when: strikes, effects: [{effect}]}}}}")
        held = " ".join(f"{number + 2}I" for number in range(2 * len(texts)))
        hands = f"{held} 3P 9P 10P | {held} 12C 9C 10C"
        limit = "aces: {clubs: {ongoing: [hand-limit: 20]}}"
        deck = f"{{cards: {{{', '.join(cards)}}}, {limit}}}"
        aces = "clubs:up | clubs:up"
        self.table: Table = showdown(hands=hands, phase="action", attacker=attacker, decks=deck, aces=aces)
        self.used: Counter[Move] = Counter()

    def offers(self, verb: str, move: Move) -> bool:
        """Tells whether a seat that is asked may use a text."""
        return f"{verb} {self.card(move)}" in self.table.offered(move[0])

    def card(self, move: Move) -> str:
        """Returns the card with a text that its seat would use next."""
        return f"{2 * self.places.index(move[1]) + 2 + self.used[move]}I"

    def use(self, verb: str, move: Move) -> None:
        """Has a seat use a text, once it is its turn."""
        if self.table.asked != [move[0]]:
            self.table.play(f"{1 - move[0]} pass")
        self.table.play(f"{move[0]} {verb} {self.card(move)}")
        self.used[move] += 1

    def feint_values(self) -> list[int | None]:
        """Returns what the feints count now."""
        feints = [self.table.area(seat).feint for seat in range(2)]
        return [None if feint is None else feint.value for feint in feints]

    def disciplines(self) -> list[list[str]]:
        """Returns which disciplines feint and strike of both seats count as now, by their letters."""
        found = []
        for area in (self.table.area(0), self.table.area(1)):
            assert area.feint is not None
            assert area.strike is not None
            found.append([str(part.discipline)[0].upper() for part in (area.feint, area.strike)])
        return found


class Feints:
    """What two feints come to, worked out on paper."""

    def __init__(self, feints: str) -> None:
        cards = feints.split(" | ")
        self.edges = [card.startswith("BJ") for card in cards]
        self.bases = [VALUES[card] for card in cards]
        self.bonuses = [0, 0]

    @property
    def values(self) -> list[int]:
        """What both count."""
        return [base + bonus for base, bonus in zip(self.bases, self.bonuses, strict=True)]

    def use(self, move: Move) -> bool:
        """Carries a text out; tells whether it changed anything."""
        before = self.values
        seat, text = move
        if text == "blank":
            self.bases = [0, 0]
        elif text == "exchange":
            self.bases.reverse()
        elif text == "copy":
            self.bases[seat] = self.bases[1 - seat]
        elif text == "raise":
            self.bonuses[seat] += 3
        elif text == "lower":
            self.bonuses[1 - seat] -= 2
        elif self.edges[seat]:
            self.bonuses[seat] += 4
        return self.values != before


def check_feints(feints: str, actions: list[Move], reacts: list[Move], attacker: int) -> None:
    """Plays a combat with texts before the feints and after the strikes, and compares what the feints count."""
    duel, expected = Duel(FEINT_TEXTS, attacker), Feints(feints)
    for move in actions:
        duel.use("play", move)
        expected.use(move)
    duel.table.pass_all().fight(feints, "10P | 10C")
    assert duel.feint_values() == expected.values
    for move in reacts:
        if expected.use(move):
            duel.use("react", move)
        elif move[0] in duel.table.asked:
            assert not duel.offers("react", move)
        assert duel.feint_values() == expected.values
    totals = [value + 10 for value in expected.values]
    assert duel.table.pass_all().final_totals() == totals


@rule("SD-PREC-2")
@pytest.mark.parametrize("attacker", [0, 1])
@pytest.mark.parametrize("feints", FEINTS)
def test_b_53_any_two_texts_about_feints_do_not_compound(feints: str, attacker: int) -> None:
    for first, second in product(moves_with(FEINT_TEXTS), repeat=2):
        check_feints(feints, [], [first, second], attacker)


@rule("SD-PREC-2")
def test_b_53_nor_do_three_that_change_base_values() -> None:
    changing = [move for move in moves_with(FEINT_TEXTS) if move[1] in ("blank", "exchange", "copy")]
    for moves in product(changing, repeat=3):
        if in_hand(list(moves)):
            check_feints("3P | 12C", [], list(moves), 0)


SEQUENCES = st.lists(st.sampled_from(moves_with(FEINT_TEXTS)), max_size=6)


@rule("SD-PREC-2")
@given(st.sampled_from(FEINTS), SEQUENCES.filter(in_hand), st.integers(0, 6), st.integers(0, 1))
def test_b_53_nor_any_others_before_the_feints_and_after_the_strikes(
    feints: str, moves: list[Move], actions: int, attacker: int
) -> None:
    check_feints(feints, moves[:actions], moves[actions:], attacker)


def used_on_disciplines(shown: list[list[str]], move: Move) -> None:
    """Carries a text about disciplines out on paper."""
    seat, text = move
    mine, others = shown[seat], shown[1 - seat]
    if text == "exchange":
        mine.reverse()
    else:
        part, _, what = text.partition(" ")
        mine[part == "strike"] = others[0] if what == "borrowed" else what[0].upper()


@rule("SD-PREC-2")
@pytest.mark.parametrize("attacker", [0, 1])
def test_b_53_texts_about_disciplines_follow_the_same_rule(attacker: int) -> None:
    for first, second in product(moves_with(DISCIPLINE_TEXTS), repeat=2):
        duel = Duel(DISCIPLINE_TEXTS, attacker)
        duel.table.pass_all().fight("3P | 12C", "10P | 9C")
        shown = [["P", "P"], ["C", "C"]]
        for move in (first, second):
            if move[1] != "exchange" or shown[move[0]][0] != shown[move[0]][1]:
                duel.use("react", move)
                used_on_disciplines(shown, move)
            assert duel.disciplines() == shown


MATCHES = {"same": "match-strikes: true", "different": "match-strikes: false"}
BESIDE = {text: DISCIPLINE_TEXTS[text] for text in ("strike physical", "strike borrowed")}


@rule("SD-PREC-2")
@pytest.mark.parametrize("attacker", [0, 1])
def test_b_53_whether_strikes_match_goes_by_the_last_text_that_says_so_and_changes_nothing_else(attacker: int) -> None:
    texts = {**MATCHES, **BESIDE, "exchange": FEINT_TEXTS["exchange"]}
    for moves in product(moves_with(texts), repeat=2):
        duel, feints = Duel(texts, attacker), Feints("3P | 12C")
        duel.table.pass_all().fight("3P | 12C", "10P | 9C")
        shown, match = [["P", "P"], ["C", "C"]], None
        for move in moves:
            now = shown[0][1] == shown[1][1] if match is None else match
            if move[1] in MATCHES and now is (move[1] == "same"):
                assert move[0] not in duel.table.asked or not duel.offers("react", move)
                continue
            duel.use("react", move)
            if move[1] in MATCHES:
                match = move[1] == "same"
            elif move[1] == "exchange":
                feints.use(move)
            else:
                used_on_disciplines(shown, move)
        assert duel.feint_values() == feints.values
        assert duel.disciplines() == shown
        now = shown[0][1] == shown[1][1] if match is None else match
        assert duel.table.game.view(None).same_discipline is now


# The Twins' own cards.


@rule("SD-PREC-2")
def test_b_53_echo_and_then_swap_places() -> None:
    """Echo has made both feints 12, so there is nothing to exchange."""
    duel = showdown(hands="echo 10P | 12C 9I", aces="swap-places:up | ", deck_0="twins")
    duel.fight("echo | 12C").pass_all().play("0 strike 10P", "1 strike 9I")
    assert "use swap-places" not in duel.offered(0)
    assert duel.pass_all().final_totals() == [12 + 10, 12 + 9]


@rule("SD-PREC-2")
@pytest.mark.parametrize(
    ("aces", "feints"),
    [([], (3, 12)), (["swap-places"], (12, 3)), (["both-blink"], (0, 0)), (["swap-places", "both-blink"], (0, 0))],
)
def test_b_53_swap_places_and_both_blink(aces: list[str], feints: tuple[int, int]) -> None:
    duel = showdown(hands="3P 10P | 12C 9I", aces="both-blink:up swap-places:up | ", deck_0="twins")
    duel.fight("3P | 12C").pass_all().play("0 strike 10P", "1 strike 9I")
    duel.play(*[f"0 use {ace}" for ace in aces])
    assert ("use swap-places" in duel.offered(0)) is (not aces)
    assert duel.pass_all().final_totals() == [feints[0] + 10, feints[1] + 9]


@rule("SD-PREC-2")
def test_b_53_two_swaps_give_everybody_back_what_was_theirs() -> None:
    duel = showdown(hands="3P 10P | 12C 9P", aces="swap-places:up | swap-places:up", decks="twins")
    duel.fight("3P | 12C").pass_all().play("0 strike 10P", "1 strike 9P")
    duel.play("0 use swap-places", "1 use swap-places")
    assert duel.pass_all().final_totals() == [3 + 10, 12 + 9]


# Another card or another edge as the feint: what was used before counts on, for what lies there now.

ANYWHERE = {text: FEINT_TEXTS[text] for text in ("blank", "exchange", "copy", "raise", "lower")}
CHANGES = {"swap": ("swap-feint", ("choose 9P", "choose 9C"), 9), "turn": ("turn-edge", ("edge second",) * 2, 7)}


@rule("SD-PREC-2")
@pytest.mark.parametrize("changed_first", [False, True])
@pytest.mark.parametrize(
    ("feints", "seat", "change"),
    [("3P | 12C", 0, "swap"), ("3P | 12C", 1, "swap"), ("BJ1 | 12C", 0, "swap"), ("BJ1 | 12C", 0, "turn")],
)
def test_b_53_texts_about_feints_count_on_for_another_feint(
    feints: str, seat: int, change: str, changed_first: bool
) -> None:
    word, answers, printed = CHANGES[change]
    for text in moves_with(ANYWHERE):
        duel, expected = Duel({**ANYWHERE, change: word}, attacker=0), Feints(feints)
        expected.bases[seat] = printed  # whenever it comes to lie there
        expected.use(text)
        duel.table.pass_all().fight(feints, "10P | 10C")
        for move in [(seat, change), text] if changed_first else [text, (seat, change)]:
            duel.use("react", move)
            if move[1] == change:
                duel.table.play(f"{seat} {answers[seat]}")
        assert duel.feint_values() == expected.values


@rule("SD-PREC-2")
@pytest.mark.parametrize(("change", "counts"), [("swap", 9), ("turn", 7 + 4)])
def test_b_53_a_bonus_for_the_black_joker_counts_only_while_it_is_the_feint(change: str, counts: int) -> None:
    word, answers, _ = CHANGES[change]
    duel = Duel({"raise edges": FEINT_TEXTS["raise edges"], change: word}, attacker=0)
    duel.table.pass_all().fight("BJ1 | 12C", "10P | 10C")
    duel.use("react", (0, "raise edges"))
    assert duel.feint_values() == [5 + 4, 12]
    duel.use("react", (0, change))
    duel.table.play(f"0 {answers[0]}")
    assert duel.feint_values() == [counts, 12]
