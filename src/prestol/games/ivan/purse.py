"""Goods as one number, a byte for each kind, so that a price is compared with them in one go: what bots reckon with."""

from __future__ import annotations

from typing import Final

from prestol.engine.compiling import i64
from prestol.games.ivan.parts import KINDS

MANY: Final = 100
"""A purse counts no more units of a kind; with what can be added at once they fit into seven bits."""
WIDTH: Final = 8
UNIT: Final = 0x7F
"""The bits of one kind."""
GUARDS: Final = 0x80808080808080
"""The bit above each kind: free in a purse, so that a difference cannot run into the next kind."""

ONES: Final = [1 << WIDTH * kind for kind in range(KINDS)]
"""A unit of each kind: compiled, a 1 that is shifted has only 32 bits."""


def purse_of(goods: list[int], first: int) -> i64:
    """The goods in a row that begins at a place of a list."""
    purse: i64 = 0
    start: i64 = first
    at = start + KINDS
    while at > start:
        at -= 1
        count: i64 = goods[at]
        if count > MANY:
            count = MANY
        purse = (purse << WIDTH) + count
    return purse


def one_of(kind: int) -> i64:
    """A single unit."""
    return ONES[kind]


def count_of(purse: i64, kind: i64) -> i64:
    """Units of a kind."""
    return purse >> (WIDTH * kind) & UNIT


def lacking(price: i64, purse: i64) -> i64:
    """What a purse lacks of a price, by kind."""
    difference = (price | GUARDS) - purse
    asked = difference & GUARDS  # the guard stands where the price asks for as many units as there are, or more
    return difference & (asked - (asked >> 7))


def units_of(purse: i64) -> i64:
    """Units of all kinds together, for prices and what is lacking: no more than fit into a byte."""
    total = purse + (purse >> 32)
    total += total >> 16
    return (total + (total >> 8)) & 0xFF
