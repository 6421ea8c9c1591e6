"""Finds a Chromium to test with: an installed one, Debian's package, or Playwright's own.

As a program it installs one where there is none; `make test` runs it before the tests, of which several run at once.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

# The shell without a window of its own comes first: it is spared all that a window is made of, and half as fast again.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)
HOW_TO_INSTALL = (
    "no browser to test with, and `python tests/browser/finding.py` could not install one: install Chromium or Chrome "
    "(on Debian: apt-get install chromium), or let Playwright fetch one: python -m playwright install chromium"
)


class NoBrowser(Exception):
    """There is no browser."""


def installed() -> str | None:
    """Returns the path of a browser that is there."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    return next((place for place in PLACES if Path(place).is_file()), None)


def fetched() -> str | None:
    """Returns the path of the browser that Playwright has downloaded."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def install() -> None:
    """Installs Debian's package, where that is possible and allowed; or else lets Playwright download a browser."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update"], env=quiet, capture_output=True)
        for package in NAMES[:2]:
            wanted = ["apt-get", "install", "-y", "--no-install-recommends", package]
            if subprocess.run(wanted, env=quiet, capture_output=True).returncode == 0:
                return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True)


def browser() -> str:
    """Returns the path of a browser; says plainly what to do if there is none."""
    found = installed() or fetched()
    if found is None:
        raise NoBrowser(HOW_TO_INSTALL)
    return found


if __name__ == "__main__":
    if (installed() or fetched()) is None:
        install()
    try:
        print(f"The browser tests use {browser()}.")
    except NoBrowser as error:
        sys.exit(f"gloaming: {error}")
