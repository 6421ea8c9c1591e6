"""The page about the table says what is so."""

import re
from pathlib import Path

from gloaming.kernel.cards.tree import LONGEST
from gloaming.table.levels import LEVELS
from gloaming.table.protocol import MOST_BYTES, NewTable
from gloaming.table.requests import AnyRequest
from gloaming.table.web.plan import ROUTES

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "table.md").read_text()


def test_the_page_shows_the_example_as_it_is() -> None:
    shown = re.findall(r"```py\n(.*?)```", PAGE, re.DOTALL)
    assert shown == [(ROOT / "examples" / "table_bot.py").read_text()]


def test_the_page_names_every_message() -> None:
    for message in AnyRequest.__args__:
        assert message.__struct_config__.tag in PAGE


def test_the_page_names_every_wish_for_a_table() -> None:
    requests = NewTable.__struct_fields__
    assert [request for request in requests if f"`{request}`" not in PAGE and f'"{request}"' not in PAGE] == []


def test_the_pages_tell_how_long_a_deck_file_may_be() -> None:
    cards = (ROOT / "docs" / "cards.md").read_text()
    assert f"{LONGEST:,} characters" in cards
    assert f"{MOST_BYTES // 1024} kB" in cards


def test_the_page_names_every_level_and_route() -> None:
    for level in LEVELS:
        assert f"`{level.name}`" in PAGE or f'"{level.name}"' in PAGE
    paths = {route.path.replace("{id}", "ID").split("/at/")[0] for route in ROUTES}
    assert [path for path in paths if path not in PAGE] == []
