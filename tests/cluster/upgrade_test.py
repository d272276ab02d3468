#!/usr/bin/env python3
"""A new version without closing: servers and a worker of an old program are replaced, one after the
other, by those of a new one, while people play. Nothing may be lost.

    tests/cluster/upgrade_test.py --old PROGRAM [--new PROGRAM] [--tables 16]

Not part of ./check, which has only one program."""
import argparse
import asyncio
import contextlib
import os
import time

from cluster import PROGRAM, Nats, Node, TcpPostgres, Worker
from cluster_test import House
from house import temporary_folder
from people import Figures, Guest

PAUSE = 4  # seconds between two steps


class Upgrade(House):
    def add(self, stack, name, program):
        node = Node(self.folder, name, self.postgres.address, f"nats://127.0.0.1:{self.nats.port}")
        node.program = program
        stack.callback(node.kill)
        self.nodes.append(node.start())

    async def step(self, what):
        print(f"{what}: {Figures.acknowledged} moves acknowledged", flush=True)
        await asyncio.sleep(PAUSE)

    async def story(self, stack):  # pylint: disable=arguments-differ
        options = self.options
        while self.going() < options.tables // 2:
            await asyncio.sleep(0.05)
        await self.step("old servers")
        for number in range(2):
            await asyncio.to_thread(self.add, stack, f"new{number}", options.new)
        await self.step("new servers beside them")
        if options.restart:
            await self.restart_postgres()
            await self.step("PostgreSQL was restarted")
        for node in self.nodes[:2]:
            node.paused = True
            assert await asyncio.to_thread(node.stop) == 0, node.told()
            await self.step(f"{node.name} has ended")
        self.nodes = self.nodes[2:]
        self.workers.append(stack.enter_context(Worker(
            self.folder, "new worker", f"nats://127.0.0.1:{self.nats.port}", options.new)))
        await self.step("a new worker beside the old one")
        self.workers[0].kill()
        await self.step("the old worker has ended")
        await self.all_finished()
        self.over = True
        for guest in self.guests:
            await guest.close()


async def run(options, folder, postgres, nats, stack):
    house = Upgrade(options, folder, postgres, nats)
    for number in range(2):
        house.add(stack, f"old{number}", options.old)
    house.workers.append(stack.enter_context(Worker(
        folder, "old worker", f"nats://127.0.0.1:{nats.port}", options.old)))
    for number in range(options.people):
        who = await asyncio.to_thread(house.node().guest, f"P{number}")
        house.guests.append(Guest(house, f"upgrade.{number}", who))
    works = [asyncio.ensure_future(work) for work in (
        house.story(stack), house.open_tables(), *(guest.live() for guest in house.guests))]
    done, left = await asyncio.wait(works, return_when=asyncio.FIRST_EXCEPTION)
    for task in left:
        task.cancel()
    for task in done:
        task.result()
    await house.check()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--old", required=True)
    parser.add_argument("--new", default=PROGRAM)
    parser.add_argument("--restart", action="store_true",
                        help="PostgreSQL is restarted while both are there")
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--people", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    start = time.monotonic()
    with temporary_folder() as folder, contextlib.ExitStack() as stack:
        os.chmod(folder, 0o711)
        postgres = stack.enter_context(TcpPostgres(folder))
        nats = stack.enter_context(Nats(folder))
        asyncio.run(run(options, folder, postgres, nats, stack))
    print(f"{Figures.tables} games finished, {Figures.acknowledged} moves acknowledged, "
          f"{Figures.again} sent again, {Figures.unavailable} told unavailable, {Figures.shown} "
          f"messages compared with a replay; violations 0; {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
