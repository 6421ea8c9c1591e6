"""Compiles the kernel, the games' rules and the bots' hot paths with mypyc, where a compiler is found, and builds the
browser client.

The same sources run uncompiled: without a compiler, with GLOAMING_PURE=1 at installation, or with it at run time. A
package without the browser client is built only with GLOAMING_NO_CLIENT=1. A source package holds the built client
beside its sources, so that installing from it needs no Node.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # a build runs this file from wherever it likes
import native_frames

LISTS = "compiled.txt"  # in a folder: the modules below it that are compiled, a line for each

# Calls between our own functions need not be open to replacement by other libraries.
FLAGS = "-fno-plt -fno-semantic-interposition -fvisibility=hidden"

# The flags come as arguments: as CFLAGS they would take the place of Python's own, such as -DNDEBUG and -fwrapv. The
# user's come last and win; what they warn of is no error, which it is for mypyc.
SCRIPT = """
import shlex, sys
from mypyc.build import mypycify
from setuptools import setup
work, flags, own, *files = sys.argv[1:]
untyped = "--disable-error-code=import-untyped"  # stubs of libraries are for whoever checks types, not for building
modules = mypycify([untyped, *files], opt_level="3", debug_level="0", group_name="gloaming", target_dir=work)
for module in modules:
    module.extra_compile_args = [*shlex.split(flags), *module.extra_compile_args, *shlex.split(own)]
    module.extra_link_args = [*shlex.split(flags), *module.extra_link_args, *shlex.split(own)]
setup(name="gloaming-compiled", packages=[], ext_modules=modules,
      script_args=["build_ext", "--inplace", "--build-temp", work, "--build-lib", work])
"""


def asked_for(variable: str) -> bool:
    """Tells whether a variable of the environment is set."""
    return os.environ.get(variable, "") not in ("", "0")


def flags() -> tuple[str, str]:
    """Returns the C compiler's flags beside those that Python itself was compiled with: ours, and the user's own."""
    return (FLAGS, f"-Wno-error {os.environ.get('CFLAGS', '')}".strip()) if os.name == "posix" else ("", "")


def has_compiler() -> bool:
    """Tells whether compiling is worth a try; on Windows compilers are not on the path, and setuptools finds them."""
    return os.name == "nt" or any(shutil.which(name) for name in ("cc", "gcc", "clang"))


def libraries_in(source: Path) -> list[Path]:
    """Returns the compiled modules that are there."""
    return sorted([*source.rglob("*.so"), *source.rglob("*.pyd")])


def remove_compiled(source: Path) -> None:
    """Removes what an earlier compilation left, so that no stale module hides its source."""
    for library in libraries_in(source):
        library.unlink()


def as_of_now(libraries: list[Path]) -> list[Path]:
    """Returns compiled modules that are up to date, and makes them look it: their sources may have been saved since."""
    for library in libraries:
        library.touch()
    return libraries


def to_compile(source: Path) -> list[Path]:
    """Returns the modules that the folders of the source name for compilation."""
    lists = sorted((source / "gloaming").rglob(LISTS))
    return [names.parent / name for names in lists for name in names.read_text(encoding="utf-8").split()]


def fingerprint(source: Path) -> str:
    """Returns a hash of everything the compiled modules are made from."""
    sources = [module.read_bytes() for module in [Path(native_frames.__file__), *to_compile(source)]]
    return blake2b(b"\0".join([sys.version.encode(), SCRIPT.encode(), *map(str.encode, flags()), *sources])).hexdigest()


def compiled_elsewhere(source: Path, modules: list[Path], written: Path) -> bool:
    """Lays out the sources as the compiler gets them and compiles some modules there; tells whether that was possible.

    So games outside the package are compiled as those in it are: laid out beside a copy of it.
    """
    shutil.rmtree(written, ignore_errors=True)
    shutil.copytree(source, written, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    native_frames.write_out(source, modules, written)
    files = [str(module.relative_to(source)) for module in modules]
    command = [sys.executable, "-c", SCRIPT, str(written.parent), *flags(), *files]
    surroundings = {name: value for name, value in os.environ.items() if name != "CFLAGS"}
    done = subprocess.run(command, cwd=written, env=surroundings, capture_output=True, text=True)
    if done.returncode != 0:
        print(done.stdout[-2000:], done.stderr[-2000:], sep="\n", file=sys.stderr)
    return done.returncode == 0


def compile_in_place(root: Path) -> list[Path]:
    """Compiles the modules beside their sources and returns the libraries, or none when that is not possible."""
    source = root / "src"
    work = root / "build" / "mypyc"
    if asked_for("GLOAMING_PURE"):
        remove_compiled(source)
        return []
    print_of_sources = fingerprint(source)
    stamp = work / "fingerprint"
    if libraries_in(source) and stamp.exists() and stamp.read_text() == print_of_sources:
        return as_of_now(libraries_in(source))
    remove_compiled(source)
    if not has_compiler():
        print("gloaming: no C compiler found, the sources will run uncompiled", file=sys.stderr)
        return []
    written = work / "src"
    if not compiled_elsewhere(source, to_compile(source), written):
        print("gloaming: compiling failed, the sources will run uncompiled", file=sys.stderr)
        remove_compiled(source)
        return []
    for library in libraries_in(written):
        shutil.copy2(library, source / library.relative_to(written))
    stamp.write_text(print_of_sources)
    return as_of_now(libraries_in(source))


def build_client(root: Path) -> Path | None:
    """Builds the browser client and returns its folder, or none if it is not wanted; ends the build if it fails."""
    if asked_for("GLOAMING_NO_CLIENT"):
        return None
    done = subprocess.run([sys.executable, str(root / "web" / "build.py")])
    if done.returncode != 0:
        sys.exit("gloaming: the browser client could not be built; GLOAMING_NO_CLIENT=1 builds a package without it")
    return root / "web" / "dist"


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules and the browser client to the package."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles and builds before hatchling collects the files."""
        root = Path(self.root)
        client = build_client(root)
        added: dict[str, str] = {}
        if client is not None:
            added[str(client)] = "web/dist" if self.target_name == "sdist" else "gloaming/table/client"
        editable = version == "editable"  # which finds everything where it is
        pure_package = asked_for("GLOAMING_PURE") and not editable  # has no compiled modules, and takes nobody's away
        if self.target_name == "wheel" and not pure_package:
            libraries = compile_in_place(root)
            added |= {str(library): str(library.relative_to(root / "src")) for library in libraries}
            if libraries:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
        if not editable:
            build_data["force_include"] |= added


class AddressHook(MetadataHookInterface):
    """Names the addresses of the project, which only the place that hosts it and builds its packages can know."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Adds the addresses where a hosted workflow builds the package; elsewhere a package has none."""
        if "GITHUB_REPOSITORY" in os.environ:
            home = f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{os.environ['GITHUB_REPOSITORY']}"
            metadata["urls"] = {
                "Homepage": home,
                "Documentation": f"{home}#readme",
                "Source": home,
                "Issues": f"{home}/issues",
                "Changelog": f"{home}/blob/main/CHANGELOG.md",
            }


if __name__ == "__main__":
    compile_in_place(Path(__file__).parent)
