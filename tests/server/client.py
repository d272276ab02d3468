"""A client of the server's protocol (docs/protocol.md), on asyncio and nothing else. It remembers
what it is told of every table and complains when that makes no sense."""
import asyncio
import itertools
import json
import os
import random

HANDSHAKE = ("GET /socket{query} HTTP/1.1\r\nHost: {host}:{port}\r\n"
             "Origin: http://{host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")
# Where moves are taken back, a message may cross somebody else's.
RACES = ("no-undo", "stale", "illegal", "not-playing")
NOW = ("phase", "to_act", "deadline", "result", "seats", "you", "host")  # how a table looks


class Refused(Exception):
    def __init__(self, message):
        super().__init__(message["error"]["text"])
        self.code = message["error"]["code"]


class Lost(Exception):
    """The connection ended before the answer came."""


def past(update):
    """What happened, without how the table looked after it: as `missed` tells it."""
    out = {key: value for key, value in update.items() if key not in NOW and key != "views"}
    views = [{key: seen[key] for key in ("seat", "events", "say") if key in seen}
             for seen in update.get("views", []) if "events" in seen]
    return {**out, "views": views} if views else out


class Sight:
    """A table as one client sees it."""

    def __init__(self, code, keeps_looks=True):
        self.code = code
        self.keeps_looks = keeps_looks
        self.number = None
        self.now = {}  # its look: the members of NOW
        self.views = {}  # seat: what it sees
        self.log = {}  # number: the update, as past() puts it
        self.looks = {}  # number: the views after it
        self.muted = False  # then numbers may be missing

    def watch(self, answer):
        """The answer of `watch`; with `since`, the missed rows join those that were seen."""
        told = answer["table"]
        for update in answer.get("missed", []):
            self.remember(update)
        assert self.number is None or told["number"] >= self.number, "a table went back"
        self.number = told["number"]
        self.now = {key: told[key] for key in NOW if key in told}
        self.look(answer)

    def remember(self, update):
        number = update["number"]
        known = self.log.setdefault(number, past(update))
        assert known == past(update), f"row {number} changed: {known} and {past(update)}"

    def hear(self, update):
        number = update["number"]
        assert self.muted or number == self.number + 1, f"{number} after {self.number}: {update}"
        self.remember(update)
        self.number = number
        if "phase" in update:
            kept = {key: self.now[key] for key in ("seats", "you", "host")}
            self.now = {**kept, **{key: update[key] for key in NOW if key in update}}
        self.look(update)

    def look(self, message):
        if "views" in message:
            self.views = {seen["seat"]: {key: value for key, value in seen.items()
                                         if key not in ("events", "say")}
                          for seen in message["views"]}
        if self.keeps_looks:
            self.looks[self.number] = self.views

    @property
    def phase(self):
        return self.now.get("phase")

    @property
    def result(self):
        return self.now.get("result")

    def decisions(self):
        """(seat, what it sees) for each seat that is asked."""
        return [(seat, seen) for seat, seen in self.views.items() if seen.get("legal")]

    def same_as(self, other):
        """Two clients of one person, or one that was away, must see the same."""
        assert self.number == other.number, (self.number, other.number)
        assert self.now == other.now, (self.now, other.now)
        assert self.views == other.views, (self.views, other.views)
        for number in self.log.keys() & other.log.keys():
            assert self.log[number] == other.log[number], (self.log[number], other.log[number])


class Client:
    tasks = set()  # all that read
    keeps_looks = True  # all that was ever seen

    def __init__(self, server, who=None, language=None):
        self.server = server
        self.who = who or {}
        self.query = f"?lang={language}" if language else ""
        self.sights = {}
        self.questions = {}
        self.ids = itertools.count(1)
        self.writer = None
        self.reading = None
        self.failure = None
        self.changed = asyncio.Event()
        self.here = {}  # code: seats whose persons are there

    async def connect(self):
        reader, self.writer = await asyncio.open_connection(self.server.host, self.server.port,
                                                            limit=1 << 20)
        head = HANDSHAKE.format(query=self.query, host=self.server.host, port=self.server.port)
        head += "".join(f"{name}: {value}\r\n" for name, value in self.who.items())
        self.writer.write((head + "\r\n").encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in answer, answer
        self.reading = asyncio.create_task(self.read(reader))
        self.tasks.add(self.reading)
        self.reading.add_done_callback(self.tasks.discard)
        return self

    async def close(self):
        """Breaks off, without a good-bye."""
        if self.writer is not None:
            self.writer.transport.abort()
        if self.reading is not None:
            await self.reading
        if self.failure is not None:
            raise self.failure

    async def read(self, reader):
        try:
            while True:
                opcode, size = await reader.readexactly(2)
                if size > 125:
                    size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
                data = await reader.readexactly(size)
                if opcode & 15 == 9:
                    self.frame(10, data)
                elif opcode & 15 == 8:
                    break
                elif opcode & 15 == 1:
                    for line in data.splitlines():
                        self.hear(json.loads(line))
                    self.changed.set()
        except (OSError, asyncio.IncompleteReadError):
            pass
        except Exception as failure:  # pylint: disable=broad-except
            self.fail(failure)
        finally:
            self.writer.transport.abort()
            questions, self.questions = self.questions, {}
            for _, answer in questions.values():
                if not answer.done():
                    answer.set_exception(self.failure or Lost())
                    answer.exception()  # nobody need look at it
            self.changed.set()

    def fail(self, failure):
        """Whoever waits for this client next is told."""
        self.failure = self.failure or failure
        self.changed.set()

    def hear(self, message):
        if "id" in message:
            question, answer = self.questions.pop(message["id"])
            if message["ok"] and isinstance(message.get("table"), dict):
                self.sight(question["table"]).watch(message)
            if not answer.done():
                if message["ok"]:
                    answer.set_result(message)
                else:
                    answer.set_exception(Refused(message))
                    answer.exception()
            self.answered(question, message)
        elif message.get("update") == "here":
            self.here[message["table"]] = message["here"]
        elif "number" in message:
            self.sight(message["table"]).hear(message)
        if isinstance(message.get("table"), str):
            self.told(self.sight(message["table"]))

    def answered(self, question, message):
        """For those who listen: an answer has come."""

    def told(self, sight):
        """For those who listen: something happened at a table."""

    def sight(self, code):
        if code not in self.sights:
            self.sights[code] = Sight(code, self.keeps_looks)
        return self.sights[code]

    def frame(self, opcode, data):
        mask = os.urandom(4)
        pad = (mask * (len(data) // 4 + 1))[:len(data)]
        masked = int.from_bytes(data, "big") ^ int.from_bytes(pad, "big")
        masked = masked.to_bytes(len(data), "big")
        size = (bytes([0x80 | len(data)]) if len(data) < 126
                else b"\xfe" + len(data).to_bytes(2, "big"))
        if not self.writer.transport.is_closing():
            self.writer.write(bytes([0x80 | opcode]) + size + mask + masked)

    def send(self, **message):
        """Asks, and returns the future of the answer."""
        number = next(self.ids)
        answer = asyncio.get_running_loop().create_future()
        if self.reading is None or self.reading.done():
            answer.set_exception(self.failure or Lost())
            answer.exception()
            return answer
        self.questions[number] = (message, answer)
        self.frame(1, json.dumps({"id": number, **message}).encode())
        return answer

    async def ask(self, **message):
        return await asyncio.wait_for(self.send(**message), 30)

    async def refused(self, **message):
        """The code of the refusal that must come."""
        try:
            answer = await self.ask(**message)
        except Refused as refused:
            return refused.code
        raise AssertionError(f"not refused: {message} -> {answer}")

    async def until(self, condition, seconds=30):
        """Waits until what the client has seen makes the condition true."""
        async def wait():
            while not condition():
                self.changed.clear()
                if self.failure or self.reading.done():
                    raise self.failure or Lost()
                await self.changed.wait()
        await asyncio.wait_for(wait(), seconds)


class Player(Client):
    """Moves at random whenever it is asked, as fast as it can."""

    def __init__(self, server, who, name="", **more):
        super().__init__(server, who, **more)
        self.name = name
        self.random = random.Random(name)
        self.playing = set()  # codes
        self.undoing = 0.0  # how often a move is taken back where that is offered
        self.undone = 0
        self.sent = set()  # decisions that were answered: (code, seat, asked)
        self.expected = ()  # refusals that are nobody's fault

    def play(self, code):
        self.playing.add(code)
        self.told(self.sight(code))

    def told(self, sight):
        if sight.code not in self.playing or sight.phase != "playing":
            return
        for seat, seen in sight.views.items():
            if seen.get("undo") and self.random.random() < self.undoing:
                self.act(do="undo", table=sight.code, seat=seat, number=sight.number)
                return
        for seat, seen in sight.decisions():
            decision = (sight.code, seat, seen["asked"])
            if decision not in self.sent:
                self.sent.add(decision)
                self.act(do="move", table=sight.code, seat=seat, number=seen["asked"],
                         key=str(seen["asked"]), move=self.random.choice(seen["legal"]))

    def act(self, **message):
        self.send(**message).add_done_callback(lambda answer: self.acted(message, answer))

    def acted(self, message, answer):
        error = answer.exception()
        if isinstance(error, Refused):
            if error.code not in self.expected and not (self.undoing and error.code in RACES):
                self.fail(AssertionError(f"{message} -> {error.code}: {error}"))
            elif message["do"] == "move":
                self.sent.discard((message["table"], message["seat"], message["number"]))
            self.told(self.sight(message["table"]))
        elif error is None and message["do"] == "undo":
            self.undone += 1
