"""What is to be said in any language: a key of the words and its figures, put together from smaller phrases.

Views and content carry phrases instead of sentences, so that terminal and browser say the same in every language.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Phrase(TypedDict):
    """A message of the words by its key, with the figures that its sentence names.

    A figure is a number, plain text, another phrase, or a thing: its domain and its number there, the domain `seat`
    being the players. `form` asks for a declined form of the message, such as `acc`, where a language has one.
    """

    key: str
    args: NotRequired[dict[str, int | str | tuple[str, int] | Phrase]]
    form: NotRequired[str]
