"""Names: what they may hold, what they look like, and who holds which. One name belongs to one person at a time.

Which letters look alike is taken from Unicode's table of confusables (package `confusable-homoglyphs`).
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from itertools import count, takewhile

from prestol.library.text import LANGUAGES, text
from prestol.server.errors import ApiError
from prestol.server.store.base import Step, Store
from prestol.server.store.people import NameRecord, NameTaken, People

MARKS = " -_.'’"
"""Signs that a name may hold besides letters and digits."""
OWN_PAIRS = ("5 s", "8 b", "j i")
"""Letters and digits that people take for each other, although Unicode tells them apart."""
SEQUENCES = (("rn", "m"), ("vv", "w"))
RUSSIAN = frozenset("абвгдежзиклмнопрстуфхцчшщъыьэюя")
"""Letters that a Russian tells from a Latin one with a stroke."""
ALPHABETS = ((0xC0, 0x17F), (0x1CD, 0x1DC), (0x218, 0x21B), (0x1E00, 0x1EFF), (0x400, 0x52F))
"""Where the letters of living languages in Latin and Cyrillic are, without phonetic signs and old manuscripts."""
STRANGE_CASE = "ſ"
"""Looks like an f, and is an s in small letters: it would make those two look alike."""
RESERVED = (
    "admin administrator moderator mod sysadmin system server root support owner staff official prestol operator "
    "admins administrators administration moderators moderation mods operators "
    "админ администратор модератор сисадмин система сервер поддержка владелец служба престол оператор техподдержка "
    "админы администраторы администрация модераторы модерация операторы"
)
"""Words that no name may hold, whatever stands beside them."""
RESERVED_WHOLE = (
    "bot guest host nobody everybody computer formerplayer бот гость хозяин никто все компьютер бывшийигрок"
)
"""What is no name by itself, written together."""
LIKE_LETTERS = str.maketrans("43", "ae")
"""Digits that stand for letters where somebody wants a reserved word."""


def is_plain(letter: str) -> bool:
    """Whether a letter is Latin, Cyrillic or a digit, and a name may hold it."""
    if letter.isascii():
        return letter.isalnum()
    return letter.isalpha() and any(first <= ord(letter) <= last for first, last in ALPHABETS)


def clean_name(name: str) -> str:
    """A name as it is shown. Raises ApiError where it could not be read aloud or holds nothing but signs."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 2 <= len(name) <= 24 or sum(letter.isalnum() for letter in name) < 2:
        raise ApiError("name-unfit")
    for letter in name:
        if letter not in MARKS and not is_plain(letter):
            raise ApiError("name-unfit")
    return name


# --- what a name looks like


def folded(text: str) -> str:
    """Small letters and digits alone, without their accents."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    return "".join(letter for letter in plain if letter.isalnum())


class Classes:
    """Letters that look alike, in classes; each class is named after one of its members."""

    def __init__(self) -> None:
        self.above: dict[str, str] = {}

    def name(self, letter: str) -> str:
        while letter in self.above:
            letter = self.above[letter]
        return letter

    def join(self, one: str, other: str) -> None:
        first, second = sorted((self.name(one), self.name(other)), key=lambda letter: (not letter.isascii(), letter))
        if first != second:
            self.above[second] = first


@cache
def lookalikes() -> dict[int, str]:
    """What stands for each letter, for `str.translate`."""
    from confusable_homoglyphs.confusables import confusables_data  # a large table, needed where names are

    classes, spelled = Classes(), dict[str, str]()
    for letter, twins in confusables_data.items():
        own = folded(letter)
        if len(letter) != 1 or len(own) != 1 or not is_script(own) or letter == STRANGE_CASE:
            continue
        for twin in (entry["c"] for entry in twins):
            seen = folded(twin)
            if twin == STRANGE_CASE or not all(map(is_script, seen)) or (own in RUSSIAN and len(twin) > 1):
                continue
            if len(seen) == 1:
                classes.join(own, seen)
            elif seen:
                spelled[own] = seen
    for pair in OWN_PAIRS:
        classes.join(*pair.split())
    table = {letter: classes.name(letter) for letter in classes.above}
    for letter, spelling in spelled.items():
        if letter not in table and not letter.isascii():
            table[letter] = "".join(classes.name(one) for one in spelling)
    return {ord(letter): spelling for letter, spelling in table.items()}


def is_script(letter: str) -> bool:
    """Whether a letter is of one of our scripts, in whatever form, or a digit."""
    return letter.isascii() or unicodedata.name(letter, "").startswith(("LATIN", "CYRILLIC"))


def skeleton(name: str) -> str:
    """What a name looks like: names with the same skeleton could be taken for each other."""
    letters = folded(name).translate(lookalikes())
    for many, one in SEQUENCES:
        letters = letters.replace(many, one)
    return letters


@cache
def reserved() -> tuple[frozenset[str], frozenset[str]]:
    """The skeletons of words that are reserved anywhere in a name, and of those that are as a whole."""
    return (
        frozenset(skeleton(word) for word in RESERVED.split()),
        frozenset(skeleton(word) for word in RESERVED_WHOLE.split()),
    )


def is_reserved(name: str) -> bool:
    """Whether a name could be taken for that of somebody who speaks for the server, for a numbered guest or a bot."""
    return holds_reserved(name) or holds_reserved(name.translate(LIKE_LETTERS)) or skeleton(name) in names_of_bots()


@cache
def names_of_bots() -> frozenset[str]:
    """What the names look like that clients give to bots, in all languages."""
    found: set[str] = set()
    for language in LANGUAGES:
        words = text(language)
        keys = takewhile(words.has, (f"web-bot-name-{number}" for number in count()))
        found.update(skeleton(words.say(key)) for key in keys)
    return frozenset(found)


def holds_reserved(name: str) -> bool:
    anywhere, whole = reserved()
    words = [re.sub(r"\d+$|^\d+", "", word) for word in re.split(r"[\s\-_.'’]+", name)]
    looks = [skeleton(word) for word in words if word]
    everything = skeleton(re.sub(r"[\d\s\-_.'’]+", "", name))
    return any(look in anywhere for look in (*looks, skeleton(name), everything)) or everything in whole


# --- who holds which


NEAR = 60
"""After so many numbers that are taken, a longer one is tried."""


def guest_name(id: str, step: int = 0) -> str:
    """The name of a guest who has not said one, or one further on; clients translate it by its number."""
    number = int(id[:4], 16) + step
    return f"Guest {number % 9000 + 1000}" if step < NEAR else f"Guest {int(id[:8], 16) % 900_000 + 100_000 + step}"


def is_numbered(name: str) -> bool:
    return re.fullmatch(r"Guest \d{4,6}", name) is not None


class Names:
    """Who holds which name."""

    def __init__(self, store: Store, hold: int) -> None:
        """Guests hold a name for `hold` milliseconds after they were last here."""
        self.people = People(store)
        self.hold_for = hold

    async def refresh(self) -> None:
        """Spell all names that are held for good by the present table of look-alikes.

        Where two of them look alike only now, both stay: the later one gets a number behind its skeleton.
        """
        for name in await self.people.held_for_good():
            fresh = skeleton(name.name)
            if fresh == name.skeleton.partition(" ")[0]:
                continue
            for number in count(1):
                spelled = fresh if number == 1 else f"{fresh} {number}"
                if await self.people.holder(spelled) is None:
                    await self.people.respell(name, spelled)
                    break

    async def check_free(self, name: str, person: str, at: int) -> None:
        """Raise ApiError where somebody else holds a name that looks the same."""
        looks = skeleton(name)
        holder = await self.people.holder(looks)
        lasts = holder is not None and (holder.until is None or holder.until >= at)
        if holder is not None and lasts and holder.person != person:
            raise ApiError("name-taken", 409, name=name)

    def claim(self, name: str, person: str, at: int, for_good: bool = False) -> Step:
        """The step that holds a name for a person: for good, or until some time after their last visit."""
        return self.people.claim(NameRecord(skeleton(name), person, name, None if for_good else at + self.hold_for), at)

    async def hold(self, name: str, person: str, at: int) -> None:
        """Hold a name for a while; ApiError where somebody else does."""
        try:
            await self.people.do(self.claim(name, person, at))
        except NameTaken:
            raise ApiError("name-taken", 409, name=name) from None
