#!/usr/bin/env python3
"""Whether secrets_kept.py notices what it is there for: a game is told as a server would tell it, and
then with a little more."""
import sys

import cluster  # noqa: F401  pylint: disable=unused-import
from secrets_kept import Shown, ask_engine, check_shown


class Someone:
    def __init__(self, seat, log):
        self.seat_of = {"game": seat}
        self.shown = {"game": Shown()}
        self.log = log

    def sight(self, _):
        return self


def game(moves=12):
    """A record, and for each seat its view and its moves before each move."""
    requests = [{"command": "new", "game": "fort", "players": 2, "seed": "5"}]
    played, told = [], {1: [], 2: []}
    for _ in range(moves):
        asks = [{"command": "legal"}] + [
            {"command": command, member: seat} for seat in told
            for command, member in (("view", "viewer"), ("legal", "seat"))]
        legal, *seen = ask_engine(requests + asks)[-5:]
        for seat in told:
            view, own = seen[2 * seat - 2:2 * seat]
            told[seat].append((view["view"], own["legal"][0]["moves"] if own["legal"] else None))
        first = legal["legal"][0]
        played.append((first["seat"], first["moves"][0]))
        requests.append({"command": "apply", "seat": first["seat"], "move": first["moves"][0]})
    return ask_engine(requests + [{"command": "record"}])[-1]["record"], told


def check(record, told, change):
    """What is said when seat 1 is shown one message that was changed."""
    log = {number: {"update": "move"} for number in range(1, len(told[1]) + 1)}
    guests = [Someone(1, log), Someone(2, log)]
    try:
        for guest in guests:
            seat = guest.seat_of["game"]
            for number, (view, legal) in enumerate(told[seat]):
                message = {"update": "move", "table": "game", "number": number,
                           "views": [{"seat": seat, "view": view}]}
                if legal:
                    message["views"][0]["legal"] = legal
                if (seat, number) == (1, 7):
                    change(message)
                guest.shown["game"].update(message)
        check_shown(record, "game", guests)
    except AssertionError as error:
        return str(error)
    return ""


def main():
    record, told = game()
    rival = told[2][7][0]
    assert any(told[1][i][0]["seats"] != told[2][i][0]["seats"] for i in range(len(told[1]))), told
    assert check(record, told, lambda message: None) == ""
    changes = (lambda message: message["views"][0].update(view=rival),
               lambda message: message["views"][0].update(view={**rival, "viewer": 1}),
               lambda message: message["views"][0]["view"].update(deck="secret"),
               lambda message: message["views"][0].update(seat=2),
               lambda message: message["views"][0].update(legal=["all"]),
               lambda message: message["views"].append({"seat": 2, "view": rival}),
               lambda message: message["views"][0].update(hand=[]),
               lambda message: message.update(seed="5"))
    for number, change in enumerate(changes):
        found = check(*game(), change)
        assert found, f"change {number} was not noticed"
        print(found)


if __name__ == "__main__":
    sys.exit(main())
