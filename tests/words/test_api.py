"""The reference of the Python API: written from the sources as they are now, and with a word about everything."""

from __future__ import annotations

import re

from scripts.api_reference import PAGE, page


def test_the_reference_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python scripts/api_reference.py"


def test_everything_public_says_what_it_is() -> None:
    entries = re.split(r"^### ", page(), flags=re.MULTILINE)[1:]
    for entry in entries:
        name, _, rest = re.sub(r"```.*?```", "", entry, flags=re.DOTALL).partition("\n")
        assert re.sub(r"^#.*", "", rest, flags=re.MULTILINE).strip(), name
