"""A real server and a real Chromium for every test that clicks."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.finding import NoBrowser, browser

EVEN_LUCK = Path(__file__).with_name("even_luck.py")
PATIENCE = 20_000  # milliseconds; on a busy machine everything takes longer
# Kept before a page is read, unless it was set there; a page that no server sent keeps nothing.
SET_SPEED = """if (location.host) localStorage["gloaming:settings"] ??= '{{"speed": "{}"}}'"""
expect.set_options(timeout=PATIENCE)


class Server:
    """A server process with its own folder, which can be killed and started again at the same address."""

    def __init__(self, folder: Path, *words: str, python: str = sys.executable) -> None:
        self.folder = folder
        self.python = python  # of the environment it runs in
        self.words = words  # on the command line
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where the table is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts the process and waits until it says that it is open."""
        command = [self.python, str(EVEN_LUCK), "serve", "--port", str(self.port), "--pace", "0.05"]
        self.process = subprocess.Popen(
            [*command, "--folder", str(self.folder), *self.words],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        opened = re.search(r"http://[^:]+:(\d+)", line)
        assert opened is not None, f"the server did not start: {line!r}"
        self.port = int(opened[1])

    def stop(self) -> None:
        """Ends the process in good order, and with it those it has started."""
        assert self.process is not None
        self.process.terminate()
        self.process.communicate()

    def kill(self) -> None:
        """Ends the process without warning."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Returns a server for all tests that do not kill it."""
    started = Server(tmp_path_factory.mktemp("table"))
    started.start()
    yield started
    started.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Returns a server for one test alone."""
    started = Server(tmp_path / "table")
    started.start()
    yield started
    started.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Returns the browser."""
    try:
        path = browser()
    except NoBrowser as error:
        pytest.fail(str(error), pytrace=False)
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=flags)
        yield started
        started.close()


Opener = Callable[..., Page]


@pytest.fixture
def visitor(chromium: Browser, tmp_path: Path) -> Iterator[Opener]:
    """Returns a way to open pages, each for another person with a browser of their own.

    Whatever a page complains of in its console fails the test.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def opened(
        address: str,
        width: int = 1280,
        height: int = 900,
        motion: bool = False,
        speed: str = "instant",  # at which what happens is shown
        **requests: object,
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if motion else "reduce",
            **requests,  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SET_SPEED.format(speed))
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what needs a browser."""
    for item in items:
        if "browser" in Path(item.fspath).parts:
            item.add_marker(pytest.mark.browser)
