"""Building Gloaming: what is compiled, with which flags, and what a package must not lack."""

from __future__ import annotations

import json
import os
import shlex
import sys
import sysconfig
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import hatch_build
import pytest

import gloaming

ROOT = Path(__file__).parents[1]


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house of one module, for which nothing is asked."""
    for variable in ("GLOAMING_PURE", "GLOAMING_NO_CLIENT", "CFLAGS"):
        monkeypatch.delenv(variable, raising=False)
    package = tmp_path / "src" / "gloaming"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "compiled.txt").write_text("luck.py\n")
    (package / "luck.py").write_text("def double(number: int) -> int:\n    return number + number\n")
    return tmp_path


def compiled_before(root: Path) -> Path:
    """Leaves behind what an earlier compilation of the same sources would."""
    library = root / "src" / "gloaming" / "luck.so"
    library.touch()
    work = root / "build" / "mypyc"
    work.mkdir(parents=True)
    (work / "fingerprint").write_text(hatch_build.fingerprint(root / "src"))
    return library


def test_modules_compiled_from_the_same_sources_are_used_again(sources: Path) -> None:
    library = compiled_before(sources)
    assert hatch_build.compile_in_place(sources) == [library]


def test_modules_that_are_used_again_are_no_older_than_their_sources(sources: Path) -> None:
    """A source that was only saved again is the same; nobody is to be warned of what was compiled from it."""
    library = compiled_before(sources)
    source = library.with_suffix(".py")
    os.utime(library, (1000, 1000))
    os.utime(source, (2000, 2000))
    hatch_build.compile_in_place(sources)
    assert library.stat().st_mtime > source.stat().st_mtime


def packed(root: Path, version: str) -> dict[str, str]:
    """Returns what a build without the client adds to a package of a version."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GLOAMING_NO_CLIENT", "1")
        build_data: dict[str, Any] = {"force_include": {}}
        settings: Any = {}
        hatch_build.CompileHook(str(root), {}, settings, settings, str(root), "wheel").initialize(version, build_data)
        added: dict[str, str] = build_data["force_include"]
        return added


def test_compiled_modules_are_packed(sources: Path) -> None:
    library = compiled_before(sources)
    assert packed(sources, "standard") == {str(library): str(Path("gloaming") / "luck.so")}
    assert packed(sources, "editable") == {}


def test_a_pure_checkout_has_no_compiled_modules(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = compiled_before(sources)
    monkeypatch.setenv("GLOAMING_PURE", "1")
    assert packed(sources, "editable") == {}
    assert not library.exists()


def test_a_pure_package_leaves_the_checkout_its_compiled_modules(
    sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = compiled_before(sources)
    monkeypatch.setenv("GLOAMING_PURE", "1")
    assert packed(sources, "standard") == {}
    assert library.exists()


def test_modules_compiled_with_other_flags_are_not_used_again(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = compiled_before(sources)
    monkeypatch.setenv("CFLAGS", "-Og")
    monkeypatch.setattr(hatch_build, "has_compiler", lambda: False)
    assert hatch_build.compile_in_place(sources) == []
    assert not library.exists()


def words_to_compiler(sources: Path, monkeypatch: pytest.MonkeyPatch, own: str) -> list[str]:
    """Returns what a compiler is asked to do; this one writes it down, and compiles nothing."""
    asked = sources / "asked"
    compiler = sources / "cc"
    note = f"import json, sys; open({str(asked)!r}, 'a').write(json.dumps(sys.argv[1:]) + chr(10)); sys.exit(1)"
    compiler.write_text(f'#!/bin/sh\nexec {shlex.join([sys.executable, "-c", note])} "$@"\n')
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))
    monkeypatch.setattr(hatch_build, "has_compiler", lambda: True)
    if own:
        monkeypatch.setenv("CFLAGS", own)
    assert hatch_build.compile_in_place(sources) == []
    words: list[str] = json.loads(asked.read_text().splitlines()[0])
    return words


@pytest.mark.skipif(sys.platform == "win32", reason="a compiler there takes other flags")
@pytest.mark.parametrize("own", ["", "-DMINE=1"])
def test_pythons_own_flags_are_kept(sources: Path, monkeypatch: pytest.MonkeyPatch, own: str) -> None:
    words = words_to_compiler(sources, monkeypatch, own)
    pythons = shlex.split(sysconfig.get_config_var("CFLAGS"))
    assert "-DNDEBUG" in pythons
    for flag in (*pythons, *shlex.split(own), *hatch_build.FLAGS.split()):
        assert flag in words


@pytest.mark.skipif(sys.platform == "win32", reason="a compiler there takes other flags")
def test_the_users_flags_win(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = words_to_compiler(sources, monkeypatch, "-O1 -g -Wextra")
    assert [word for word in words if word.startswith("-O")][-1] == "-O1"
    assert [word for word in words if word.startswith("-g")][-1] == "-g"
    assert words.index("-Wno-error") > words.index("-Werror")  # or a warning that the user asks for ends it


@pytest.mark.skipif(not hatch_build.has_compiler(), reason="there is no compiler")
@pytest.mark.skipif(sys.platform == "win32", reason="a compiler there takes other flags")
def test_warnings_that_the_user_asks_for_do_not_end_it(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CFLAGS", "-Wextra -O0")
    assert hatch_build.compile_in_place(sources)


def test_a_package_without_the_client_is_not_built(sources: Path) -> None:
    with pytest.raises(SystemExit, match="GLOAMING_NO_CLIENT=1 builds a package without it"):
        hatch_build.build_client(sources)


def test_a_package_without_the_client_can_be_asked_for(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLOAMING_NO_CLIENT", "1")
    assert hatch_build.build_client(sources) is None


def test_the_client_is_built_anew_when_a_guide_changes_that_it_shows() -> None:
    loader = SourceFileLoader("build_of_the_client", str(ROOT / "web" / "build.py"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    build = module_from_spec(spec)
    loader.exec_module(build)
    made_from = {file.relative_to(ROOT).as_posix() for file in build.sources()}
    assert {"docs/cards.md", *(f"docs/play/{game}.md" for game in gloaming.games())} <= made_from
    assert "web/guides.js" in made_from


def addresses(**surroundings: str) -> dict[str, str]:
    hook = hatch_build.AddressHook(str(ROOT), {})
    metadata: dict[str, Any] = {}
    with pytest.MonkeyPatch.context() as patch:
        for name in ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY"):
            patch.delenv(name, raising=False)
        for name, value in surroundings.items():
            patch.setenv(name, value)
        hook.update(metadata)
    found: dict[str, str] = metadata.get("urls", {})
    return found


def test_a_package_names_the_place_that_hosts_it() -> None:
    assert addresses() == {}
    hosted = addresses(GITHUB_SERVER_URL="https://git.example", GITHUB_REPOSITORY="amy/gloaming")
    assert hosted["Source"] == "https://git.example/amy/gloaming"
    assert hosted["Issues"] == "https://git.example/amy/gloaming/issues"


def test_the_citation_names_this_version() -> None:
    assert f"version: {gloaming.__version__}\n" in (ROOT / "CITATION.cff").read_text()
