"""`prestol replay` and `prestol verify`: records of finished and unfinished games."""

from __future__ import annotations

from typing import Any

import click

from prestol.cli.app import FAILED, OK, lang_option, option, print_error, verb
from prestol.cli.arguments import all_of, content_option, json_option, print_json, read_recorded, read_text
from prestol.cli.speech import Speech
from prestol.engine.errors import LoadError
from prestol.engine.game import Game
from prestol.engine.record import Header, Record, luck_of, read_record
from prestol.engine.record import replay as play_again
from prestol.engine.state import State


@verb()
@click.argument("file")
@all_of(option("--step", is_flag=True), content_option, json_option, lang_option)
@click.pass_obj
def replay(speech: Speech, file: str, step: bool, content: str | None, as_json: bool) -> int:
    record = read_record(read_text(speech, file))
    game = read_recorded(speech, record, content)
    try:
        if as_json:
            print_json(replay_document(game, record))
        else:
            from prestol.cli.showing import show_record  # draws, so it loads more than the machine form needs

            show_record(speech, game, record, step)
    except LoadError as error:
        print_error(speech.error(error))
        return FAILED
    return OK


def replay_document(game: Game, record: Record) -> dict[str, Any]:
    """The record with what happened at each move, secrets included: whoever holds the seed can know them."""
    positions = play_again(game, record)
    opening = events_document(next(positions))
    moves = []
    for line, state in zip(record.lines, positions, strict=False):
        moves.append({"n": line.n, "seat": line.seat, "move": line.move, "events": events_document(state)})
    for _ in positions:  # the end of the record is checked when it is read to the end
        pass
    ending = record.ending
    programs = {"programs": ending.programs} if ending and ending.programs else {}
    return {
        "game": game.id,
        "seats": record.header.seats,
        "options": record.header.options,
        "names": record.header.names,
        "players": record.header.players,
        "practice": record.header.practice,
        "opening": opening,
        "moves": moves,
        "places": ending.places if ending else None,
        "scores": ending.scores if ending else None,
        **programs,
    }


def events_document(state: State) -> list[dict[str, Any]]:
    return [{"name": event.name, "rule": event.rule, **event.args} for event in state.events]


@verb()
@click.argument("file")
@all_of(content_option, json_option, lang_option)
@click.pass_obj
def verify(speech: Speech, file: str, content: str | None, as_json: bool) -> int:
    record = read_record(read_text(speech, file))
    game = read_recorded(speech, record, content)
    try:
        state = last_position(game, record)
    except LoadError as error:
        if as_json:
            print_json({"file": file, "ok": False, "why": speech.error(error)})
        print_error(speech.error(error))
        return FAILED
    if as_json:
        print_json(verified_document(file, record, state))
        return OK
    given_up = is_given_up(record)
    key = "cli-verified" if state.over else "cli-verified-resigned" if given_up else "cli-verified-so-far"
    click.echo(speech.say(key, moves=len(record.lines), commitment=record.header.commitment[:16]))
    for line in luck_lines(speech, record):
        click.echo(line)
    if record.header.practice:
        click.echo(speech.say("cli-verified-practice"))
    return OK


def is_given_up(record: Record) -> bool:
    """Whether resignation has ended the game: one seat is left, or none of those that are is a person's."""
    resigned = record.ending.resigned if record.ending is not None else None
    if not resigned:
        return False
    left = [seat for seat in range(record.header.seats) if seat not in resigned]
    players = record.header.players
    return len(left) == 1 or (bool(players) and all(players[seat] != "person" for seat in left))


def verified_document(file: str, record: Record, state: State) -> dict[str, Any]:
    luck = luck_of(record)
    return {
        "file": file,
        "ok": True,
        "moves": len(record.lines),
        "over": state.over,
        "given_up": not state.over and is_given_up(record),
        "practice": record.header.practice,
        "chosen": luck.chosen,
        "luck": {"sealed": sorted(luck.seals), "opened": sorted(luck.parts)},
    }


def luck_lines(speech: Speech, record: Record) -> list[str]:
    """Who has added to the luck of a game."""
    luck, header = luck_of(record), record.header
    if luck.chosen:
        return [speech.say("cli-verified-chosen")]
    opened = [seat_name(header, seat) for seat in sorted(luck.parts)]
    away = [seat_name(header, seat) for seat in sorted(luck.seals) if seat not in luck.parts]
    lines = [speech.say("cli-verified-luck", names=", ".join(opened))] if opened else []
    return lines + ([speech.say("cli-verified-unopened", names=", ".join(away))] if away else [])


def seat_name(header: Header, seat: int) -> str:
    return header.names[seat] if 0 <= seat < len(header.names) else str(seat)


def last_position(game: Game, record: Record) -> State:
    """The position after the last move, with every hash on the way checked."""
    positions = play_again(game, record)
    state = next(positions)
    for reached in positions:
        state = reached
    return state
