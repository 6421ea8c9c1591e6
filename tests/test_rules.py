"""Every rule has a test, every test names rules that exist, and the page about them is current."""

from pathlib import Path

import pytest

import gloaming
from gloaming import rules
from gloaming.catalogue import Rule, parsed

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs" / "rules"


@pytest.mark.parametrize("name", gloaming.games())
def test_every_rule_has_a_test(name: str) -> None:
    found = rules.coverage(name, TESTS)
    assert found.untested == []


@pytest.mark.parametrize("name", gloaming.games())
def test_every_test_names_rules_that_exist(name: str) -> None:
    found = rules.coverage(name, TESTS)
    assert found.unknown == {}
    assert found.complete


@pytest.mark.parametrize("name", gloaming.games())
def test_the_page_about_the_rules_is_current(name: str) -> None:
    assert (DOCS / f"{name}.md").read_text(encoding="utf-8") == rules.markdown(name)


def test_the_rules_of_shadow_cards_are_all_there() -> None:
    found = rules.rules_of("shadow-cards")
    assert len(found) == 137
    assert found[0] == Rule("SC-COMP-1", "Components (COMP)", "The deck holds exactly 60 cards.")
    assert found[-1].id == "SC-TWO-15"
    for one in found:
        chapter = one.id.split("-")[1]
        assert one.chapter.endswith(f"({chapter})")
        assert one.text.endswith(".")


def test_the_rules_of_showdown_are_all_there() -> None:
    found = rules.rules_of("showdown")
    assert len(found) == 134
    assert found[0] == Rule("SD-SETUP-1", "Setup (SETUP)", "Each player chooses one deck.")
    assert found[-1].id == "SD-FUN-1"
    assert all(one.text.endswith(".") for one in found)


def test_every_point_showdown_leaves_open_is_settled_and_every_option_belongs_to_one() -> None:
    points = [line for line in rules.settled("showdown") if line.startswith("- ")]
    assert [line.split("**")[1] for line in points] == [f"B-{number}" for number in range(1, 54)]
    named = {word for line in points for word in line.split("`")[1::2]} - {"more-aces"}
    assert named == {ruling.name for ruling in gloaming.rulebook("showdown").rulings}
    assert rules.settled("shadow-cards") == []


def test_rulings_named_in_the_rules_exist() -> None:
    known = {ruling.name for ruling in gloaming.rulebook("shadow-cards").rulings}
    named = {word for one in rules.rules_of("shadow-cards") for word in one.text.split("`")[1::2]}
    assert named == known


def test_an_unknown_game_has_no_rules() -> None:
    with pytest.raises(gloaming.BadSetup, match="did you mean 'shadow-cards'"):
        rules.rules_of("shadow-card")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("## One (A)\n\n- **X-A-1** Yes.\n- **X-A-1** No.", "line 4: X-A-1 appears twice"),
        ("# Book\n\n## One (A)\n\nSome words.", "line 5: neither a chapter nor a rule"),
    ],
)
def test_a_broken_catalogue_names_its_line(text: str, reason: str) -> None:
    with pytest.raises(gloaming.GloamingError, match=reason):
        parsed(text, "the book")


SAMPLE = """
import pytest

@rule("SC-COMP-1", "SC-COMP-2")
def test_one() -> None: ...

@pytest.mark.rule("SC-COMP-1")
@pytest.mark.parametrize("players", [2, 3])
async def test_two(players: int) -> None: ...

@rule("SC-COMP-9")
class TestMany:
    @rule("SC-COMP-3")
    def test_three(self) -> None: ...

    def test_four(self) -> None: ...

    @rule("SC-COMP-4")
    def not_a_test(self) -> None: ...

@pytest.mark.slow("SC-COMP-5")
def test_five() -> None: ...

raise RuntimeError("nobody imports this")
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    tests = tmp_path / "tests"
    (tests / "deep" / "down").mkdir(parents=True)
    (tests / "deep" / "down" / "test_sample.py").write_text(SAMPLE)
    (tests / "notes.py").write_text('@rule("SC-COMP-6")\ndef test_in_no_test_module(): ...\n')
    return tests


def test_tests_are_found_without_importing_them(folder: Path) -> None:
    place = "tests/deep/down/test_sample.py"
    assert rules.tests_of(folder) == {
        "SC-COMP-1": [f"{place}::test_one", f"{place}::test_two"],
        "SC-COMP-2": [f"{place}::test_one"],
        "SC-COMP-9": [f"{place}::TestMany::test_three", f"{place}::TestMany::test_four"],
        "SC-COMP-3": [f"{place}::TestMany::test_three"],
    }


def test_untested_rules_and_unknown_ids_are_found(folder: Path) -> None:
    found = rules.coverage("shadow-cards", folder)
    assert not found.complete
    assert len(found.untested) == 137 - 3
    assert found.untested[0].id == "SC-COMP-4"
    assert list(found.unknown) == ["SC-COMP-9"]


def test_the_report_is_complete() -> None:
    assert rules.coverage_report("shadow-cards") == ("Shadow Cards: 137 rules, 137 tested, 0 untested.", True)


def test_the_report_names_what_is_missing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "tests_folder", lambda: folder)
    text, complete = rules.coverage_report("shadow-cards")
    lines = text.splitlines()
    assert not complete
    assert lines[0] == "Shadow Cards: 137 rules, 3 tested, 134 untested."
    assert lines[1].startswith("  untested: SC-COMP-4 The score sheet")
    assert lines[-1].startswith("  unknown: SC-COMP-9 in tests/deep/down/test_sample.py::TestMany::test_three, ")


def test_an_installation_without_tests_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "tests_folder", lambda: None)
    text, complete = rules.coverage_report("shadow-cards")
    assert not complete
    assert text == "Shadow Cards: 137 rules. The tests are not part of this installation."
    assert "SC-COMP-1  The deck holds exactly 60 cards." in rules.listing("shadow-cards")


def test_the_tests_folder_is_the_checkouts() -> None:
    assert rules.tests_folder() == TESTS.resolve()


def test_the_listing_shows_rules_tests_and_rulings() -> None:
    lines = rules.listing("shadow-cards").splitlines()
    place = lines.index("  SC-COMP-1  The deck holds exactly 60 cards.")
    assert lines[0] == "Shadow Cards"
    assert lines[place - 1] == "Components (COMP)"
    shown = lines[place + 1 : lines.index("  SC-COMP-2  The values of the cards are the whole numbers from 0 to 14.")]
    assert shown == ["    tests/rules/shadow_cards/test_components.py::test_the_deck_holds_sixty_different_cards"]
    rulings = lines[lines.index("Rulings") :]
    for ruling in gloaming.rulebook("shadow-cards").rulings:
        assert any(line.startswith(f"  {ruling.name} = ") and ruling.allowed in line for line in rulings)
        assert f"    {ruling.settles}" in rulings
        assert f"    Why: {ruling.reason}" in rulings


def test_the_page_has_every_rule_and_ruling() -> None:
    page = rules.markdown("shadow-cards")
    assert page.startswith("# The rules of Shadow Cards\n")
    for one in rules.rules_of("shadow-cards"):
        assert f"\n- **{one.id}** {one.text}\n" in page
    for ruling in gloaming.rulebook("shadow-cards").rulings:
        assert f"\n### `{ruling.name}`\n" in page
        assert ruling.reason in page
