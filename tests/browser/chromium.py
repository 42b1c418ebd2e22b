"""Finding a browser: the one that is there, or one that is fetched; `make test` does so before the tests begin."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
VARIABLE = "PRESTOL_CHROMIUM"


class NoBrowser(Exception):
    """There is no browser, and the sentence says what to install."""


def find() -> str | None:
    """The path of a Chromium; a variable names one that stands elsewhere."""
    named = os.environ.get(VARIABLE)
    return named or next((path for name in NAMES if (path := shutil.which(name))), None) or downloaded()


def downloaded() -> str | None:
    """The Chromium that Playwright has fetched, if it has."""
    with sync_playwright() as play:
        path = play.chromium.executable_path
    return path if Path(path).is_file() else None


def install() -> None:
    """Install Debian's Chromium where that is allowed; elsewhere fetch the one that Playwright is made for."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    fetch: list[list[str]] = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    debian = [["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]]
    for command in debian if os.geteuid() == 0 and shutil.which("apt-get") else fetch:
        done = subprocess.run(command, env=quiet, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            said = " ".join(done.stderr.strip().splitlines()[-1:])
            raise NoBrowser(
                f"The browser tests need Chromium, and it could not be fetched ({said}): install it, or name one "
                f"with {VARIABLE}."
            )


def path() -> str:
    """A browser, installed first if there is none."""
    if find() is None:
        print("Prestol: fetching Chromium for the browser tests ...", flush=True)
        install()
    found = find()
    if found is None:
        raise NoBrowser(f"The browser tests need Chromium: install “chromium”, or name one with {VARIABLE}.")
    return found


if __name__ == "__main__":
    try:
        path()
    except NoBrowser as missing:
        sys.exit(f"Prestol: {missing}")
