"""What the JSON reader says becomes a sentence in both languages, with the field it is about."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

import prestol
from prestol.engine.forms import explain_form


class Document(msgspec.Struct, forbid_unknown_fields=True):
    seats: Annotated[int, msgspec.Meta(ge=2, le=6)]
    name: Annotated[str, msgspec.Meta(min_length=2, max_length=5)] = "Anna"
    pace: Literal["live", "days"] = "live"
    pair: tuple[int, int] = (0, 0)
    code: Annotated[str, msgspec.Meta(pattern="^a")] = "a"


@pytest.mark.parametrize(
    ("text", "english", "russian"),
    [
        ("{", "it is cut short", "текст обрывается"),
        ("nope", "it is not valid JSON (byte 4)", "это не JSON (байт 4)"),
        ("{}", "the field seats is missing", "не хватает поля seats"),
        ('{"seats":2,"hat":1}', "there is no field hat", "поля hat нет"),
        ('{"seats":"2"}', "seats must be a whole number, not text", "seats — это целое число, а здесь текст"),
        ('{"seats":1}', "seats must be at least 2", "seats — не меньше 2"),
        ('{"seats":70}', "seats must be at most 6", "seats — не больше 6"),
        ('{"seats":2,"name":"A"}', "name must have a length of at least 2", "длина name — не меньше 2"),
        ('{"seats":2,"name":"Anastasia"}', "name must have a length of at most 5", "длина name — не больше 5"),
        ('{"seats":2,"pair":[1]}', "pair must have a length of 2", "длина pair — ровно 2"),
        ('{"seats":2,"pace":"fast"}', "pace cannot be 'fast'", "pace не может быть 'fast'"),
        ('{"seats":2,"code":"b"}', "'code' has a wrong form", "'code' записано не по форме"),
        ("[]", "JSON must be an object, not a list", "JSON — это объект, а здесь список"),
    ],
)
def test_a_wrong_form_is_told_in_both_languages(text: str, english: str, russian: str) -> None:
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(text, type=Document)
    error = explain_form(str(caught.value))
    assert (prestol.text("en").error(error), prestol.text("ru").error(error)) == (english, russian)
