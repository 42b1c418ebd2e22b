"""Finding a browser: the one that is there, or Debian's, which is installed where that is allowed."""

from __future__ import annotations

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
VARIABLE = "PRESTOL_CHROMIUM"


class NoBrowser(Exception):
    """There is no browser, and the sentence says what to install."""


def find() -> str | None:
    """The path of a Chromium; a variable names one that stands elsewhere."""
    named = os.environ.get(VARIABLE)
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Install Debian's Chromium, which only root may do."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise NoBrowser(f"The browser tests need Chromium: install “chromium”, or name one with {VARIABLE}.")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]):
        done = subprocess.run(command, env=quiet, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise NoBrowser(f"Chromium could not be installed: {done.stderr.strip().splitlines()[-1:]}")


def path() -> str:
    """A browser, come what may."""
    if find() is None:
        install()
    found = find()
    if found is None:
        raise NoBrowser("The browser tests need Chromium, and installing it did not bring one.")
    return found
