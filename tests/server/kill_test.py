#!/usr/bin/env python3
"""Pulls the plug of a server under load, again and again, and looks whether it kept its word.

    tests/server/kill_test.py 200
    tests/server/kill_test.py 5 --database postgres --outages 2

People play at many tables as fast as they can. At random moments the server is killed and started
again on the same database; an outage is a full disk, or a PostgreSQL that is restarted underneath.
Clients come back, send unanswered moves again, and go on. At the end every game is finished, and
what anybody was ever told must stand in the log: every move that was acknowledged, once."""
import argparse
import asyncio
import contextlib
import http.client
import itertools
import random
import resource
import signal
import sys
import time

from client import Client, Lost
from hand import Figures, Hand
from house import DEADLINE, Postgres, Server, temporary_folder

GAMES = ("photograph", "broom-service", "photograph", "fort", "photograph")
HANDS = 20
TABLES = 40
OPENERS = 4
FULL = 4096  # bytes a file may have when the disk is "full"
PATIENCE = 5  # seconds that the server waits for its database before it says so


class House:
    """The server, those who play there, and what befalls them."""

    def __init__(self, server):
        self.server = server
        self.up = asyncio.Event()
        self.over = False
        self.opening = True
        self.games = {}  # code: the two who play
        self.hands = []
        self.kinds = itertools.cycle(GAMES)
        self.chance = random.Random(1)

    def going(self):
        return sum(any(code in hand.tables for hand in pair) for code, pair in self.games.items())

    async def open_tables(self):
        """Keeps the number of games that are going on."""
        while self.opening:
            if self.going() >= TABLES or not self.up.is_set():
                await asyncio.sleep(0.02)
            else:
                await self.open_table(next(self.kinds))

    async def open_table(self, game):
        free = sorted(self.hands, key=lambda hand: len(hand.tables))[:6]
        pair = self.chance.sample(free, 2)
        wish = {"game": game, "seats": ["me", "open"]}
        try:
            made, _ = await asyncio.to_thread(self.server.request, "POST", "/api/tables", wish,
                                              pair[0].who)
        except (OSError, http.client.HTTPException, RuntimeError):
            await asyncio.sleep(0.05)  # killed, or it cannot save at the moment
            return
        self.games[made["code"]] = pair
        for seat, hand in enumerate(pair, 1):
            hand.tables[made["code"]] = seat
        for hand in pair:
            with contextlib.suppress(Lost, OSError):
                await hand.attend(made["code"])

    async def progress(self, moves):
        """Waits until so many more moves are acknowledged."""
        wanted, end = Figures.acknowledged + moves, time.monotonic() + 2 * DEADLINE
        while Figures.acknowledged < wanted:
            await asyncio.sleep(0.005)
            if time.monotonic() > end:
                raise AssertionError("nothing goes on")

    async def kill(self):
        await self.progress(self.chance.randint(1, 100))
        await asyncio.sleep(self.chance.uniform(0, 0.1))
        self.up.clear()
        self.server.kill()
        Figures.kills += 1
        await asyncio.to_thread(self.server.start)
        self.up.set()

    async def refusals(self):
        """Waits until the trouble is told."""
        before, end = Figures.unavailable, time.monotonic() + PATIENCE + DEADLINE
        while Figures.unavailable < before + 5:
            await asyncio.sleep(0.05)
            if time.monotonic() > end:
                raise AssertionError("nobody was told that nothing can be saved")
        with contextlib.suppress(RuntimeError):
            self.server.request("GET", "/healthz")
            raise AssertionError("the server calls itself healthy")

    async def full_disk(self, ends_by_itself):
        await self.progress(50)
        pid = self.server.process.pid
        limit, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (FULL, hard))
        Figures.outages += 1
        await self.refusals()
        assert self.server.process.poll() is None, "the server died of a full disk"
        if ends_by_itself:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (limit, hard))
        else:
            await self.kill_now()

    async def kill_now(self):
        self.up.clear()
        self.server.kill()
        await asyncio.to_thread(self.server.start)
        self.up.set()

    async def restart_postgres(self, postgres, long):
        await self.progress(50)
        postgres.stop(signal.SIGQUIT if long else signal.SIGINT)
        Figures.outages += 1
        if long:
            await self.refusals()
        await asyncio.to_thread(postgres.start)

    async def all_finished(self):
        self.opening = False
        end = time.monotonic() + 6 * DEADLINE
        while any(hand.tables for hand in self.hands):
            await asyncio.sleep(0.05)
            if time.monotonic() > end:
                left = {code: str(hand.sight(code).now) for hand in self.hands
                        for code in hand.tables}
                raise AssertionError(f"games cannot be finished: {left}")

    async def check(self):
        for code, pair in self.games.items():
            Figures.tables += 1
            for hand in pair:
                await check_log(self.server, hand, code)
            check_moves(self.server, code, pair)


async def check_log(server, hand, code):
    """Reads the whole log anew; what was told before is compared with it row by row."""
    reader = await Client(server, hand.who).connect()
    reader.sights[code] = hand.sight(code)
    answer = await reader.ask(do="watch", table=code, since=0)
    numbers = [update["number"] for update in answer["missed"]]
    assert numbers == list(range(1, answer["table"]["number"] + 1)), f"{code}: {numbers}"
    assert answer["table"]["phase"] == "finished"
    await reader.close()


def check_moves(server, code, pair):
    """The moves of the record are those that were acknowledged, each once, each in its place."""
    record, _ = server.request("GET", f"/api/tables/{code}/record")
    played = [(int(line.split(": ")[0]), move) for line in record.split("\n\n", 1)[1].splitlines()
              for move in line.split(": ", 1)[1].split()]
    log = pair[0].sight(code).log
    rows = [number for number in sorted(log) if log[number]["update"] == "move"]
    assert len(rows) == len(played), (code, len(rows), len(played))
    acknowledged = {}
    for hand in pair:
        for number, (seat, _, move) in hand.acknowledged.get(code, {}).items():
            acknowledged[number] = (seat, move)
    for number, made in zip(rows, played):
        assert acknowledged.get(number, made) == made, (code, number, made, acknowledged[number])
    lost = acknowledged.keys() - set(rows)
    assert not lost, f"{code}: acknowledged moves were lost: {lost}"
    assert not any(code == sent[0] for hand in pair for sent in hand.sent)
    unsure = sum(decision[0] == code for hand in pair for decision in hand.unsure)
    unasked = len(rows) - len(acknowledged) - unsure
    assert unasked == 0, f"{code}: {unasked} moves were made twice or by nobody"


async def run(options, server, postgres):
    house = House(server)
    house.hands = [Hand(house, f"P{i}", server.guest(f"P{i}")) for i in range(HANDS)]
    house.up.set()

    async def story():
        while house.going() < TABLES:
            await asyncio.sleep(0.05)
        for i in range(options.outages):
            if postgres is None:
                await house.full_disk(i % 2 == 0)
            else:
                await house.restart_postgres(postgres, i % 2 == 0)
            await house.progress(50)
        for _ in range(options.kills):
            await house.kill()
        await house.progress(50)
        await house.all_finished()
        house.over = True
        for hand in house.hands:
            await hand.close()

    works = (story(), *(house.open_tables() for _ in range(OPENERS)),
             *(hand.live() for hand in house.hands))
    done, left = await asyncio.wait([asyncio.ensure_future(work) for work in works],
                                    return_when=asyncio.FIRST_EXCEPTION)
    for task in left:
        task.cancel()
    for task in done:
        task.result()
    await house.check()
    assert server.stop() == 0, server.told()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kills", type=int)
    parser.add_argument("--outages", type=int, default=0)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    options = parser.parse_args()
    start = time.monotonic()
    with temporary_folder() as folder, contextlib.ExitStack() as stack:
        postgres = None
        if options.database == "postgres":
            postgres = stack.enter_context(Postgres(folder))
        server = stack.enter_context(Server(folder, postgres and postgres.address))
        try:
            asyncio.run(run(options, server, postgres))
        except BaseException:
            print(server.told(), file=sys.stderr)
            raise
    print(f"{options.database}: {Figures.kills} kills, {Figures.outages} outages, {Figures.tables} "
          f"games finished, {Figures.acknowledged} moves acknowledged, {Figures.again} sent again, "
          f"{Figures.unavailable} told unavailable; lost 0, twice 0; "
          f"{time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
