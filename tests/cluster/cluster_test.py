#!/usr/bin/env python3
"""Plays at several servers while things break, and looks whether they kept their word.

    tests/cluster/cluster_test.py --seconds 60 --seed 1
    tests/cluster/cluster_test.py --seconds 60 --planted     # must find the bug

Servers, NATS, PostgreSQL and workers are killed, stopped and paused, links are cut, slow or silent,
the disk is full, and every server has a wrong clock: at random, from a seed. At the end everything
is mended, all games are finished, what anybody was ever told must stand in the log, and nobody may
have been shown anything that a fresh replay does not show that seat at that moment."""
import argparse
import asyncio
import contextlib
import faulthandler
import itertools
import os
import random
import signal
import subprocess
import sys
import time

from cluster import DEADLINE, Nats, TcpPostgres, Worker, placed_node, wired_node
from house import temporary_folder
from network import enter
from people import Figures, Guest, Lost, Refused, check_log, check_moves
from secrets_kept import check_shown

GAMES = ("photograph", "broom-service", "photograph", "fort")
HOUR = 3_600_000


class House:
    """The servers, those who play there, and what befalls them."""

    def __init__(self, options, folder, postgres, nats):
        self.options = options
        self.folder = folder
        self.postgres = postgres
        self.nats = nats
        self.nodes = []
        self.server = None  # each guest goes to any of them
        self.workers = []
        self.guests = []
        self.games = {}  # code: those who play
        self.over = False
        self.opening = True
        self.chance = random.Random(options.seed)
        self.kinds = itertools.cycle(GAMES)
        self.done = {}  # fault: how often
        self.broken = set()  # wires

    def node(self):
        return self.chance.choice([node for node in self.nodes if node.up])

    def going(self):
        return sum(any(code in guest.tables for guest in guests)
                   for code, guests in self.games.items())

    async def open_tables(self):
        while self.opening:
            if self.going() >= self.options.tables or not any(node.up for node in self.nodes):
                await asyncio.sleep(0.05)
                continue
            with contextlib.suppress(Lost, Refused, asyncio.TimeoutError):
                await self.open_table(next(self.kinds))

    async def open_table(self, game):
        """For two people; sometimes with a computer player and with a clock."""
        pair = self.chance.sample(sorted(self.guests, key=lambda guest: len(guest.tables))[:5], 2)
        seats = ["me", "open"] + (["random"] if self.chance.random() < 0.4 else [])
        wish = {"clock": 20} if self.chance.random() < 0.3 else {}
        made = await asyncio.wait_for(
            pair[0].send(do="create", game=game, seats=seats, **wish), DEADLINE)
        code = made["code"]
        self.games[code] = pair
        for seat, guest in enumerate(pair, 1):
            guest.tables[code] = seat
            guest.seat_of[code] = seat
        for guest in pair:
            with contextlib.suppress(Lost, OSError):
                await guest.attend(code)

    # What befalls them. Each comes back by itself.

    async def start(self, node):
        node.skew = self.chance.randint(-HOUR, HOUR)
        end = time.monotonic() + 2 * DEADLINE
        while node.process is None:
            try:
                await asyncio.to_thread(node.start)
            except RuntimeError:
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(0.2)  # the database is away as well

    async def kill_node(self):
        node = self.node()
        node.kill()
        await asyncio.sleep(self.chance.uniform(0, 3))
        await self.start(node)

    async def kill_node_cut_off(self):
        """What it says of its last moments, it cannot have stored."""
        node = self.node()
        wire = node.wires["postgres"]
        if wire in self.broken:
            return
        with self.breaking(wire):
            wire.silence()
            await asyncio.sleep(self.chance.uniform(0.1, 2))
            node.kill()
        await self.start(node)

    async def stop_node(self):
        node = self.node()
        node.paused = True
        await asyncio.to_thread(node.stop)
        node.paused = False
        await self.start(node)

    async def pause_node(self):
        node = self.node()
        process = node.process
        node.paused = True
        process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.5, 5))
        process.send_signal(signal.SIGCONT)
        node.paused = False

    async def kill_nats(self):
        self.nats.stop()
        await asyncio.sleep(self.chance.uniform(0, 5))
        await asyncio.to_thread(self.nats.start)

    async def restart_postgres(self):
        how = self.chance.choice((signal.SIGINT, signal.SIGQUIT))
        await asyncio.to_thread(self.postgres.stop, how)
        await asyncio.sleep(self.chance.uniform(0, 4))
        await asyncio.to_thread(self.postgres.start)

    async def kill_worker(self):
        worker = self.chance.choice(self.workers)
        worker.kill()
        await asyncio.sleep(self.chance.uniform(0, 3))
        worker.start()

    @contextlib.contextmanager
    def breaking(self, wire):
        self.broken.add(wire)
        yield
        wire.mend()
        self.broken.remove(wire)

    async def on_wire(self, change):
        node = self.chance.choice(self.nodes)
        wire = node.wires[self.chance.choice(("nats", "postgres"))]
        if wire in self.broken:
            return
        with self.breaking(wire):
            change(wire)
            await asyncio.sleep(self.chance.uniform(0.5, 5))

    async def cut_wire(self):
        await self.on_wire(lambda wire: wire.cut())

    async def silent_wire(self):
        await self.on_wire(lambda wire: wire.silence())

    async def deaf_wire(self):
        await self.on_wire(lambda wire: wire.deafen())

    async def slow_wire(self):
        delay = self.chance.uniform(0.01, 0.2)
        await self.on_wire(lambda wire: wire.slow(delay))

    async def full_disk(self):
        """PostgreSQL's files may not grow any more."""
        self.limit_files(str(1 << 14))
        await asyncio.sleep(self.chance.uniform(1, 4))
        self.limit_files("unlimited")
        if self.postgres.process.poll() is not None:
            self.postgres.process = None
            await asyncio.to_thread(self.postgres.start)

    def limit_files(self, limit):
        """As PostgreSQL's user, who may do that to all of its processes."""
        main = self.postgres.process.pid
        pids = [str(main)]
        with contextlib.suppress(OSError), open(f"/proc/{main}/task/{main}/children",
                                                encoding="ascii") as file:
            pids += file.read().split()
        for pid in pids:
            subprocess.run(["prlimit", "--pid", pid, f"--fsize={limit}:"], check=False,
                           stderr=subprocess.DEVNULL, **self.postgres.user)

    async def story(self):
        while self.going() < self.options.tables // 2:
            await asyncio.sleep(0.05)
        faults = [self.kill_node, self.kill_node, self.kill_node_cut_off, self.stop_node,
                  self.pause_node, self.kill_nats, self.restart_postgres, self.cut_wire,
                  self.cut_wire, self.silent_wire, self.deaf_wire, self.slow_wire, self.full_disk]
        if self.workers:
            faults.append(self.kill_worker)
        end = time.monotonic() + self.options.seconds
        while time.monotonic() < end:
            chosen = [self.chance.choice(faults)]
            if self.chance.random() < 0.3:  # two at once
                chosen.append(self.chance.choice((self.cut_wire, self.slow_wire, self.kill_nats)))
            if chosen.count(self.kill_nats) > 1:
                chosen = chosen[:1]
            for fault in chosen:
                self.done[fault.__name__] = self.done.get(fault.__name__, 0) + 1
            if self.options.verbose:
                print(*(fault.__name__ for fault in chosen), Figures.acknowledged, flush=True)
            await asyncio.gather(*(fault() for fault in chosen))
            await asyncio.sleep(self.chance.uniform(0.2, 2))
        await self.all_finished()
        self.over = True
        for guest in self.guests:
            await guest.close()

    async def all_finished(self):
        self.opening = False
        end = time.monotonic() + 6 * DEADLINE
        while any(guest.tables for guest in self.guests):
            await asyncio.sleep(0.1)
            if time.monotonic() > end:
                left = {code: (guest.sight(code).number, guest.sight(code).now)
                        for guest in self.guests for code in guest.tables}
                raise AssertionError(f"games cannot be finished: {left}")

    async def check(self):
        for code, guests in self.games.items():
            Figures.tables += 1
            for guest in guests:
                fresh = await check_log(self.node(), guest, code)
                assert fresh["table"]["phase"] == "finished", code
            record = await asyncio.to_thread(check_moves, self.node(), code, guests)
            await asyncio.to_thread(check_shown, record, code, guests)


async def everything(house):
    works = (house.story(), house.open_tables(), house.open_tables(),
             *(guest.live() for guest in house.guests))
    done, left = await asyncio.wait([asyncio.ensure_future(work) for work in works],
                                    return_when=asyncio.FIRST_EXCEPTION)
    for task in left:
        task.cancel()
    for task in done:
        task.result()
    await house.check()


async def run(options, folder, postgres, nats, stack):
    house = House(options, folder, postgres, nats)
    flags = ("--test-tell-too-early",) if options.planted else ()
    for i in range(options.nodes):
        if options.namespaces:
            node = placed_node(folder, i, postgres, nats, flags)
            stack.callback(node.place.close)
        else:
            node = await wired_node(folder, f"node{i}", postgres, nats, flags)
        house.nodes.append(node)
        stack.callback(node.kill)
        await house.start(node)
    for i in range(options.workers):
        worker = Worker(folder, f"worker{i}", f"nats://127.0.0.1:{nats.port}")
        house.workers.append(stack.enter_context(worker))
    for i in range(options.people):
        who = await asyncio.to_thread(house.node().guest, f"P{i}")
        house.guests.append(Guest(house, f"{options.seed}.{i}", who))
    try:
        await everything(house)
        for node in house.nodes:
            assert await asyncio.to_thread(node.stop) == 0, node.told()
    except BaseException:
        house.over = True
        house.opening = False
        for node in house.nodes:
            node.kill()  # nobody waits for one that cannot start
            print(f"--- {node.name}\n{node.told()}", file=sys.stderr)
        raise
    return house


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--people", type=int, default=10)
    parser.add_argument("--planted", action="store_true", help="with a bug that must be found")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--network", choices=("any", "namespaces", "proxy"), default="any",
                        help="how links are cut")
    options = parser.parse_args()
    options.namespaces = enter(options.network)
    faulthandler.dump_traceback_later(options.seconds + 10 * DEADLINE, exit=True)
    start = time.monotonic()
    found = None
    house = None
    with temporary_folder() as folder, contextlib.ExitStack() as stack:
        os.chmod(folder, 0o711)
        postgres = stack.enter_context(TcpPostgres(folder, options.namespaces))
        nats = stack.enter_context(Nats(folder, options.namespaces))
        try:
            house = asyncio.run(run(options, folder, postgres, nats, stack))
        except (AssertionError, Refused) as error:
            if not options.planted:
                raise
            found = error
    faulthandler.cancel_dump_traceback_later()
    if options.planted:
        assert found is not None, "the planted bug was not found"
        print(f"the planted bug was found after {time.monotonic() - start:.0f} s: "
              f"{str(found)[:200]}")
        return
    faults = ", ".join(f"{name} {count}" for name, count in sorted(house.done.items()))
    links = "in network namespaces" if options.namespaces else "with proxies"
    print(f"seed {options.seed}: {options.nodes} servers {links}, {sum(house.done.values())} faults "
          f"({faults}), {Figures.tables} games finished, {Figures.acknowledged} moves "
          f"acknowledged, {Figures.again} sent again, {Figures.unavailable} told unavailable, "
          f"{Figures.shown} messages compared with a replay; "
          f"violations 0; {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
