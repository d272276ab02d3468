"""People at the tables of a cluster: whoever loses the connection goes to any server."""
import asyncio
import contextlib
import random

from client import Client, Lost, Refused
from hand import Figures, Hand
from secrets_kept import Shown


class Guest(Hand):
    """Plays at random at several tables, and notes every promise of the servers."""

    def __init__(self, house, name, who):
        super().__init__(house, name, who)
        self.elsewhere = random.Random(name + " goes")
        self.seat_of = {}  # code: seat, of all games ever
        self.shown = {}  # code: what the servers let us see

    async def live(self):
        while not self.house.over:
            nodes = [node for node in self.house.nodes if node.up]
            if not nodes:
                await asyncio.sleep(0.02)
                continue
            self.server = self.elsewhere.choice(nodes)
            with contextlib.suppress(Lost, OSError, asyncio.IncompleteReadError,
                                     asyncio.TimeoutError, AssertionError):
                await asyncio.wait_for(self.connect(), 5)
                await self.stay()
            if self.failure is not None:
                raise self.failure
            await asyncio.sleep(0.02)

    async def stay(self):
        """Until the connection is lost, or until a server says nothing for a while."""
        with contextlib.suppress(Lost, asyncio.TimeoutError):
            for code in list(self.tables):
                await self.attend(code)
            while not self.reading.done():
                await asyncio.wait([self.reading], timeout=1.5)
                if not self.reading.done():
                    await asyncio.wait_for(self.send(do="ping"), 3)
        self.writer.transport.abort()
        await self.reading

    def hear(self, message):
        table = message.get("table")
        if isinstance(table, str):
            self.shown_at(table).update(message)
        elif isinstance(table, dict):
            self.shown_at(table["code"]).answer(message)
        super().hear(message)

    def shown_at(self, code):
        return self.shown.setdefault(code, Shown())

    def answered(self, question, message):
        if question["do"] == "back":
            return
        code = None if message["ok"] else message["error"]["code"]
        if question["do"] == "move" and code == "taken-over":
            # The clock ran out: the person is back, and decides anew.
            decision = (question["table"], question["seat"], question["number"])
            self.sent.pop(decision, None)
            self.send(do="back", table=question["table"], seat=question["seat"])
            return
        if question["do"] == "move" and code == "illegal":
            # It was made, the answer was lost, and so many moves came after it.
            decision = (question["table"], question["seat"], question["number"])
            if self.sent.pop(decision, None):
                self.unsure.add(decision)
                self.decided.add(decision)
            return
        super().answered(question, message)


async def check_log(server, guest, code):
    """Reads the whole log anew; what was told before is compared with it row by row."""
    reader = await Client(server, guest.who).connect()
    fresh = await reader.ask(do="watch", table=code, since=0)
    numbers = [update["number"] for update in fresh["missed"]]
    assert numbers == list(range(1, fresh["table"]["number"] + 1)), f"{code}: {numbers}"
    sight, again = guest.sight(code), reader.sight(code)
    for update in fresh["missed"]:
        sight.remember(update)
    sight.same_as(again)
    await reader.close()
    return fresh


def check_moves(server, code, guests):
    """The moves of the record are those that were acknowledged, each once, each in its place; the
    rest are computer players'. Returns the record."""
    record, _ = server.request("GET", f"/api/tables/{code}/record")
    played = [(int(line.split(": ")[0]), move) for line in record.split("\n\n", 1)[1].splitlines()
              for move in line.split(": ", 1)[1].split()]
    log = guests[0].sight(code).log
    rows = [number for number in sorted(log) if log[number]["update"] == "move"]
    assert len(rows) == len(played), (code, len(rows), len(played))
    acknowledged = {}
    for guest in guests:
        for number, (seat, _, move) in guest.acknowledged.get(code, {}).items():
            assert number not in acknowledged, f"{code}: row {number} was given away twice"
            acknowledged[number] = (seat, move)
    persons = {guest.seat_of[code] for guest in guests}
    by_persons = 0
    taken = set()  # seats that a computer player has at the moment
    made = dict(zip(rows, played))
    for number in sorted(log):
        update = log[number]
        if update["update"] == "take_over":
            taken.add(update["seat"])
        if update["update"] == "give_back":
            taken.discard(update["seat"])
        if number in made:
            by_persons += made[number][0] in persons and made[number][0] not in taken
            assert acknowledged.get(number, made[number]) == made[number], (
                code, number, made[number], acknowledged[number])
    lost = acknowledged.keys() - set(rows)
    assert not lost, f"{code}: acknowledged moves were lost: {lost}"
    unsure = sum(decision[0] == code for guest in guests for decision in guest.unsure)
    assert len(acknowledged) <= by_persons <= len(acknowledged) + unsure, (
        f"{code}: {by_persons} moves of persons, {len(acknowledged)} acknowledged, "
        f"{unsure} unsure")
    return record


__all__ = ["Figures", "Guest", "Lost", "Refused", "check_log", "check_moves"]
