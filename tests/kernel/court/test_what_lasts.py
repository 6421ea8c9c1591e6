"""What lasts at court: abilities gained, copied and blanked, control, delays, durations, and how often."""

from __future__ import annotations

from gloaming.kernel.cards.catalogue import is_printed
from kernel.court.positions import court, finish, offered, play


def test_a_delayed_effect_comes_though_its_source_has_left() -> None:
    game = court("poisoner", "knight assassin")
    play(game, "0 use poisoner-a", "0 pick knight-b", "1 use assassin-b", "1 pick poisoner-a")
    assert game.names_in(game.in_play) == ["knight-b", "assassin-b"]
    play(game, "0 pass", "1 pass")
    assert game.round == 2
    assert game.names_in(game.in_play) == ["assassin-b"]
    finish(game)


def test_a_delayed_effect_spares_a_card_that_has_left_and_come_back() -> None:
    game = court("poisoner assassin", "ghost", coins="9")
    play(game, "0 use poisoner-a", "0 pick ghost-b", "1 pass", "0 use assassin-a", "0 pick ghost-b", "1 use ghost-b")
    play(game, "1 play ghost-b", "0 pass", "1 pass")
    assert game.round == 2
    assert "ghost-b" in game.names_in(game.in_play)
    finish(game)


def test_four_durations_end_at_one_moment() -> None:
    game = court("trainer knight*1", "assassin", hold="curfew-b")
    play(game, "0 use trainer-a", "0 pick knight-a", "1 use assassin-b", "1 pick knight-a")
    knight = game.card("knight-a")
    assert (game.might(knight), game.vigor(knight), len(game.lasting)) == (6, 3, 4)
    play(game, "0 challenge knight-a", "1 use curfew-b")  # which ends clash, contest, audience and round
    assert game.round == 2
    assert game.lasting == []
    assert knight not in game.in_play  # with two wounds and two vigor again
    finish(game)


def test_a_blanked_card_gains_an_ability_and_has_that_alone() -> None:
    game = court("page", "censor tutor", seats=2)
    page = game.card("page-a")
    play(game, "0 pass", "1 use censor-b", "1 pick page-a", "0 pass", "1 use tutor-b", "1 pick page-a")
    assert [is_printed(number) for number in game.numbers_on(page)] == [False]
    play(game, "0 use page-a", "1 pass")
    assert game.coins == [6, 5]
    assert "use page-a" not in offered(game, 0)  # its limit
    finish(game)


def test_an_ability_may_be_gained_by_a_card_that_is_blanked_afterwards() -> None:
    game = court("page", "tutor censor")
    page = game.card("page-a")
    play(game, "0 pass", "1 use tutor-b", "1 pick page-a")
    assert len(game.numbers_on(page)) == 2
    play(game, "0 pass", "1 use censor-b", "1 pick page-a")
    assert [is_printed(number) for number in game.numbers_on(page)] == [False]
    finish(game)


def test_what_a_gained_ability_left_behind_is_found_when_it_has_gone() -> None:
    game = court("mimic", "poisoner knight")
    play(game, "0 use mimic-a", "0 pick poisoner-b", "1 pass", "0 use mimic-a/2", "0 pick knight-b")
    mimic = game.card("mimic-a")
    assert len(game.numbers_on(mimic)) == 2
    play(game, "1 pass", "0 pass")
    assert game.round == 2
    assert game.names_in(game.in_play) == ["mimic-a", "poisoner-b"]
    finish(game)


def test_a_copy_of_an_ability_has_a_limit_of_its_own() -> None:
    game = court("page mimic", "")
    play(game, "0 use page-a", "1 pass", "0 use mimic-a", "0 pick page-a", "1 pass")
    assert "use page-a" not in offered(game, 0)
    play(game, "0 use mimic-a/2")
    assert game.coins == [7, 5]
    finish(game)


def test_a_limit_per_copy_and_a_maximum_per_player() -> None:
    game = court("page page2 singer singer2", "")
    play(game, "0 use page-a", "1 pass", "0 use page-a2", "1 pass", "0 use singer-a", "1 pass")
    assert game.coins == [8, 5]
    assert "use singer-a2" not in offered(game, 0)
    finish(game)


def test_a_copied_ability_counts_towards_the_maximum_of_its_player() -> None:
    game = court("singer mimic", "")
    play(game, "0 use mimic-a", "0 pick singer-a", "1 pass", "0 use mimic-a/2", "1 pass")
    assert "use singer-a" not in offered(game, 0)
    finish(game)


def test_a_card_that_comes_back_may_be_used_again_but_not_beyond_the_maximum_of_its_player() -> None:
    game = court("ghost", "assassin")
    play(game, "0 use ghost-a/2", "1 pass", "0 use ghost-a/3")
    assert game.coins == [8, 5]
    play(game, "1 use assassin-b", "1 pick ghost-a", "0 use ghost-a", "0 play ghost-a", "1 pass")
    assert "use ghost-a/2" in offered(game, 0)
    assert "use ghost-a/3" not in offered(game, 0)
    play(game, "0 use ghost-a/2", "1 pass")
    assert game.coins == [7, 5]
    assert "use ghost-a/2" not in offered(game, 0)
    finish(game)


def test_control_is_taken_and_given_back_at_the_end_of_the_round() -> None:
    game = court("hypnotist", "knight page")
    knight = game.card("knight-b")
    play(game, "0 use hypnotist-a", "0 pick knight-b")
    assert game.controller(knight) == 0
    assert "challenge knight-b" not in offered(game, 1)
    play(game, "1 pass")
    assert "challenge knight-b" in offered(game, 0)
    play(game, "0 pass")
    assert game.round == 2
    assert game.controller(knight) == 1
    finish(game)


def test_control_is_given_back_when_the_card_that_took_it_leaves() -> None:
    game = court("hypnotist", "knight assassin")
    play(game, "0 use hypnotist-a/2", "0 pick knight-b")
    assert game.controller(game.card("knight-b")) == 0
    play(game, "1 use assassin-b", "1 pick hypnotist-a")
    assert game.controller(game.card("knight-b")) == 1
    assert game.lasting == []
    finish(game)


def test_what_a_card_does_for_its_controller_goes_with_the_control() -> None:
    game = court("knight", "captain herald leash>captain")
    assert [game.might(game.card(name)) for name in ("knight-a", "herald-b")] == [3, 2]
    game = court("knight leash>captain-b", "captain herald")
    assert [game.might(game.card(name)) for name in ("knight-a", "herald-b")] == [4, 1]
    finish(game)


def test_host_and_attachments_leave_together_and_what_answers_hears_of_each() -> None:
    game = court("assassin", "page sword>page veil>page", places="gallows", coins="9")
    play(game, "0 use assassin-a", "0 pick page-b")
    assert game.names_in(game.in_play) == ["gallows", "assassin-a"]
    assert game.coins == [6, 6]
    finish(game)


def test_attachments_stay_with_a_host_that_stays() -> None:
    game = court("pilgrim sword>pilgrim", "warden")
    play(game, "0 use pilgrim-a", "1 use warden-b")
    assert offered(game, 1) == ["about pilgrim-a", "about sword-a"]
    play(game, "1 about pilgrim-a")
    assert game.names_in(game.in_play) == ["pilgrim-a", "sword-a", "warden-b"]
    finish(game)
    game = court("pilgrim sword>pilgrim", "warden")
    play(game, "0 use pilgrim-a", "1 use warden-b", "1 about sword-a")  # which cannot stay where nothing is to lie on
    assert game.names_in(game.in_play) == ["warden-b"]
    finish(game)


def test_a_check_causes_a_check() -> None:
    game = court("assassin", "nurse page*1 herald*2 widow")
    play(game, "0 use assassin-a", "0 pick nurse-b")
    # the nurse had no vigor to spare: without her, the page and the herald fall of what they bore, the widow does not
    assert game.names_in(game.in_play) == ["assassin-a", "widow-b"]
    finish(game)


def test_a_card_that_belongs_to_nobody_serves_whoever_uses_it() -> None:
    game = court("", "", places="fountain")
    play(game, "0 use fountain", "1 use fountain")
    assert game.coins == [6, 6]
    finish(game)


def test_a_gained_forced_ability_works() -> None:
    game = court("agitator assassin", "knight")
    play(game, "0 use agitator-a", "0 pick knight-b", "1 pass", "0 use assassin-a", "0 pick knight-b")
    assert game.favour == [3, 4]
    finish(game)


def test_a_courtier_that_would_fall_of_what_ends_and_of_a_wound_falls_once() -> None:
    game = court("assassin", "page sword>page veil>page angel")
    play(game, "0 use assassin-a", "0 pick page-b")  # the angel leaves instead, but the page cannot live
    assert game.names_in(game.in_play) == ["assassin-a"]
    assert sorted(game.names_in(game.discards[1])) == ["angel-b", "page-b", "sword-b", "veil-b"]
    finish(game)
