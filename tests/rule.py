"""The mark that names the rules a test shows: `@rule("SC-TRICK-3")`."""

import pytest

rule = pytest.mark.rule
