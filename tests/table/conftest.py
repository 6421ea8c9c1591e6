from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from table.tables import Evening, open_house


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with open_house(tmp_path) as opened:
        yield opened
