"""A person who plays at several tables and remembers every promise of the server."""
import asyncio
import contextlib
import random

from client import Client, Lost, Refused


class Figures:
    acknowledged = again = unavailable = kills = outages = tables = shown = 0


class Hand(Client):
    """A person at several tables who does not mind a lost connection."""

    keeps_looks = False

    def __init__(self, house, name, who):
        super().__init__(house.server, who)
        self.house = house
        self.random = random.Random(name)
        self.tables = {}  # code: seat, of games that are going on
        self.sent = {}  # (code, seat, asked): move, not yet answered
        self.acknowledged = {}  # code: {number: (seat, asked, move)}
        self.decided = set()  # (code, seat, asked) whose answer came
        self.unsure = set()  # made long before we could ask again: told by the log only

    async def live(self):
        """Connects whenever there is a server."""
        while not self.house.over:
            await self.house.up.wait()
            with contextlib.suppress(Lost, OSError, asyncio.IncompleteReadError):
                await self.connect()
                for code in list(self.tables):
                    await self.attend(code)
                await self.reading
            if self.failure is not None:
                raise self.failure
            await asyncio.sleep(0.01)

    async def attend(self, code):
        """Watches a table from where we left it, sends again what was not answered, and sits down
        if we have not."""
        seat, sight = self.tables[code], self.sight(code)
        since = {} if sight.number is None else {"since": sight.number}
        await self.patiently(do="watch", table=code, **since)
        for decision in [decision for decision in self.sent if decision[0] == code]:
            Figures.again += 1
            self.send_again(decision)
        if sight.phase == "open" and seat not in sight.now["you"]:
            with contextlib.suppress(Refused):  # an earlier try may have succeeded
                await self.patiently(do="sit", table=code, seat=seat)
        self.told(sight)

    async def patiently(self, **message):
        while True:
            try:
                return await self.ask(**message)
            except Refused as refused:
                if refused.code not in ("unavailable", "too-fast", "busy"):
                    raise
                Figures.unavailable += refused.code == "unavailable"
                await asyncio.sleep(0.2)

    def told(self, sight):
        if sight.phase == "finished" and not any(sight.code == sent[0] for sent in self.sent):
            self.tables.pop(sight.code, None)
        if sight.phase != "playing" or sight.code not in self.tables:
            return
        for seat, seen in sight.decisions():
            decision = (sight.code, seat, seen["asked"])
            if decision not in self.sent and decision not in self.decided:
                self.sent[decision] = self.random.choice(seen["legal"])
                self.send_move(decision, self.sent[decision])

    def send_move(self, decision, move):
        code, seat, asked = decision
        self.send(do="move", table=code, seat=seat, number=asked, key=str(asked), move=move)

    def answered(self, question, message):
        if question["do"] != "move":
            return
        decision = (question["table"], question["seat"], question["number"])
        if message["ok"]:
            self.acknowledge(decision, message["number"])
        elif message["error"]["code"] in ("unavailable", "busy"):
            Figures.unavailable += 1
            loop = asyncio.get_running_loop()
            loop.call_later(0.2, self.send_again, decision)
        elif message["error"]["code"] in ("stale", "not-playing"):
            # The answer was lost, and so much happened since that the server forgot the key.
            if self.sent.pop(decision, None):
                self.unsure.add(decision)
                self.decided.add(decision)
            assert decision in self.decided, f"{question} -> {message}"
        else:
            raise AssertionError(f"{question} -> {message}")
        self.told(self.sight(question["table"]))

    def send_again(self, decision):
        if decision in self.sent:
            self.send_move(decision, self.sent[decision])

    def acknowledge(self, decision, number):
        code, seat, asked = decision
        numbers = self.acknowledged.setdefault(code, {})
        if decision not in self.sent:  # the answer to a move that was sent again
            assert numbers[number][:2] == (seat, asked), f"two rows for {decision}"
            return
        assert number not in numbers, f"row {number} of {code} was given away twice"
        numbers[number] = (seat, asked, self.sent.pop(decision))
        self.decided.add(decision)
        Figures.acknowledged += 1
