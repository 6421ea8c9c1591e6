from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from table.tables import Evening, open_house


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with open_house(tmp_path) as opened:
        yield opened


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what starts servers or databases: it is no different with the uncompiled sources, and is run once."""
    folders = {"security", "durability", "store"}
    for item in items:
        parts = Path(item.fspath).parts
        if "table" in parts and folders & {*parts}:
            item.add_marker(pytest.mark.server)
