"""Card files that could not be played are refused, with the card and the reason."""

import pytest

from duels import deck_text, showdown
from gloaming.games.showdown.champions import deck_from_json
from gloaming.kernel.errors import BadCards


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ("aces: {clubs: {ongoing: [draw: 1]}}", "ace-of-clubs: draw does not last"),
        ("aces: {clubs: {ongoing: {if: strikes-match, effects: [add: 1]}}}", "write only-if in the effect"),
        ("aces: {clubs: {ongoing: {if: {either: [lower, behind]}, effects: [add: 1]}}}", "write only-if"),
        ("aces: {clubs: {ongoing: {limit: turn, effects: [add: 1]}}}", "has no cost, target or limit"),
        ("aces: {clubs: {immediate: {when: hit, effects: [draw: 1]}}}", "immediate cannot wait for a moment"),
        ("aces: {clubs: {remove: [cancel]}}", "there is nothing to cancel"),
        ("cards: {6P: {action: [cancel]}}", "6-of-clubs: there is nothing to cancel"),
        ("cards: {6P: {action: {when: feints, effects: [draw: 1]}}}", "action cannot wait for a moment"),
        ("cards: {6P: {react: {when: feints, effects: [cancel]}}}", "there is nothing to cancel"),
        ("cards: {6P: {react: {when: you-win, effects: [draw: 1]}}}", "you-win is for feints and strikes"),
        ("cards: {6P: {feint: {when: hit, effects: [draw: 1]}}}", "feint works at once, or when you-win or you-lose"),
        ("cards: {6P: {strike: {when: feints, effects: [draw: 1]}}}", "strike works at once"),
        ("triggers: {intellect: {when: feints, effects: [draw: 1]}}", "intellect cannot wait for a moment"),
    ],
)
def test_what_could_not_be_played_is_refused(changes: str, reason: str) -> None:
    with pytest.raises(BadCards, match=reason):
        deck_from_json(deck_text(changes))


def test_an_effect_without_its_object_is_passed_over() -> None:
    """A feint or strike can be exchanged only while there is one."""
    for effect in ("swap-feint", "strike-again", "turn-edge"):
        text = f"cards: {{6P: {{action: [look-at-hand, {effect}]}}}}"
        duel = showdown(hands="6P 7P 8P | 2C 3C", phase="action", deck_0=text).play("0 play 6P")
        assert duel.asked == [1], effect
        assert duel.hand(0) == "7P 8P"
    text = "cards: {6P: {react: {when: feints, effects: [look-at-hand, strike-again]}}}"
    duel = showdown(hands="6P 7P 8P | 2C 3C", deck_0=text).fight("7P | 2C").play("0 react 6P")
    assert duel.offered(0) == ["strike 8P"]
