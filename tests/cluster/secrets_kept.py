"""Whether anybody was shown what that seat may not know. Everything that a server sends about a game
is noted; when the game is over, a fresh engine replays the record and says what each seat may see
after each move. What was sent must be exactly that: anything more, or anything else, is a violation."""
import hashlib
import json
import subprocess

from hand import Figures
from house import PROGRAM

# What everybody may know, by its name; only "views" and "board" hold more than that.
UPDATE = {"update", "table", "number", "time", "seat", "phase", "to_act", "deadline", "result",
          "seats", "you", "host", "views", "name", "text", "code", "why", "here"}
ANSWER = {"id", "ok", "table", "board", "views", "missed"}
TABLE = {"code", "game", "edition", "other_edition", "options", "players", "clock", "number",
         "stand_in", "listed", "next", "phase", "to_act", "deadline", "result", "seats", "you",
         "host", "here", "created"}
VIEW = {"seat", "events", "view", "asked", "legal", "undo"}


def digest(value):
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).digest()


def only(members, allowed, where):
    more = members.keys() - allowed
    assert not more, f"{where} tells more than it should: {more}"


class Shown:
    """What one person was sent about one table."""

    def __init__(self):
        self.parts = set()  # (what, row, seat, digest)

    def update(self, message):
        only(message, UPDATE, message.get("update", "an update"))
        self.views(message, message.get("number"))

    def answer(self, message):
        only(message, ANSWER, "an answer")
        only(message["table"], TABLE, "a table")
        number = message["table"]["number"]
        if "board" in message:
            self.parts.add(("board", number, 0, digest(message["board"])))
        self.views(message, number)
        for missed in message.get("missed", []):
            self.update(missed)

    def views(self, message, number):
        for seen in message.get("views", []):
            only(seen, VIEW, "a view")
            seat = seen["seat"]
            for what in ("events", "view", "legal"):
                if what in seen:
                    self.parts.add((what, number, seat, digest(seen[what])))


def ask_engine(requests):
    lines = "\n".join(map(json.dumps, requests))
    told = subprocess.run([PROGRAM, "engine"], input=lines, capture_output=True, text=True,
                          check=True).stdout.splitlines()
    answers = [json.loads(line) for line in told]
    assert all(answer["ok"] for answer in answers) and len(answers) == len(requests), told[-1]
    return answers


def replayed(record, played, seats):
    """(what, moves, seat): the digest of what the seat may be shown after so many moves."""
    requests = [{"command": "load", "record": record, "moves": 0}, {"command": "board"}]
    asked = []  # what each of the other requests is for
    for moves in range(len(played) + 1):
        if moves > 0:
            seat, move = played[moves - 1]
            requests.append({"command": "apply", "seat": seat, "move": move})
            asked.append(None)
        for seat in seats:
            requests.append({"command": "view", "viewer": seat})
            requests.append({"command": "legal", "seat": seat})
            asked += [("view", moves, seat), ("legal", moves, seat)]
            if moves > 0:
                requests.append({"command": "events", "viewer": seat, "since": moves - 1})
                asked.append(("events", moves, seat))
    answers = ask_engine(requests)
    may = {("board", 0, 0): digest(answers[1]["board"])}
    for what, answer in zip(asked, answers[2:]):
        if what is None:
            continue
        if what[0] == "legal":
            told = answer["legal"][0]["moves"] if answer["legal"] else []
        elif what[0] == "events":
            told = answer["moves"][0]["events"]
        else:
            told = answer["view"]
        may[what] = digest(told)
    return may


def check_shown(record, code, guests):
    played = [(int(line.split(": ")[0]), move) for line in record.split("\n\n", 1)[1].splitlines()
              for move in line.split(": ", 1)[1].split()]
    log = guests[0].sight(code).log
    moves_by = {0: 0}  # row: how many moves were made by then
    for number in range(1, max(log) + 1):
        moves_by[number] = moves_by[number - 1] + (log[number]["update"] == "move")
    may = replayed(record, played, [guest.seat_of[code] for guest in guests])
    for guest in guests:
        own = guest.seat_of[code]
        for what, number, seat, sent in guest.shown[code].parts:
            assert seat in (0, own) if what == "board" else seat == own, (
                f"{code}: seat {own} was shown the {what} of seat {seat}")
            key = ("board", 0, 0) if what == "board" else (what, moves_by[number], seat)
            assert may.get(key) == sent, (
                f"{code}: after row {number} seat {seat} was shown another {what} than a replay "
                "shows")
            Figures.shown += 1
        del guest.shown[code]
