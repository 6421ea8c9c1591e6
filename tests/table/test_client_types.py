"""The browser client's types are those of the server."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_types_of_the_client_are_current() -> None:
    spec = spec_from_file_location("client_types", WEB / "protocol.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    files: dict[Path, str] = module.files()
    faces = {file.parent.name for file in WEB.glob("src/games/*/face.ts")}
    assert {file.parent.name for file in files} == {"src", *faces}
    for file, text in files.items():
        assert file.read_text() == text, "run `python web/protocol.py`"
