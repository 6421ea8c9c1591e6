"""Finds a Chromium to test with: an installed one, Debian's package, or Playwright's own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)
HOW_TO_INSTALL = (
    "no browser to test with: install Chromium or Chrome (on Debian: apt-get install chromium), "
    "or let Playwright fetch one: python -m playwright install chromium"
)


class NoBrowser(Exception):
    """There is no browser, and none could be installed."""


def installed() -> str | None:
    """Returns the path of a browser that is there."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    return next((place for place in PLACES if Path(place).is_file()), None)


def install_debian() -> str | None:
    """Installs Debian's package, where that is possible and allowed."""
    if shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]):
        if subprocess.run(command, env=quiet, capture_output=True).returncode != 0:
            return None
    return installed()


def fetch_with_playwright() -> str | None:
    """Lets Playwright download its own browser."""
    done = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True)
    if done.returncode != 0:
        return None
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def browser() -> str:
    """Returns the path of a browser, installed if need be; says plainly what to do if there is none."""
    found = installed() or install_debian() or fetch_with_playwright()
    if found is None:
        raise NoBrowser(HOW_TO_INSTALL)
    return found


if __name__ == "__main__":
    try:
        print(browser())
    except NoBrowser as error:
        sys.exit(f"gloaming: {error}")
