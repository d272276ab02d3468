#!/usr/bin/env python3
"""How long players wait when a server dies: behind HAProxy, as `./play --cluster` starts it.

    tests/cluster/pause_test.py [--kills 6]

People play through the proxy, each against a computer player. A server is killed; whoever was
connected to it comes back through the proxy. Nobody may wait for 3 seconds, be it for an answer or
for the computer player's move."""
import argparse
import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time

from cluster import PROGRAM, free_port
from client import Client, Lost
from house import DEADLINE, TIED, Server, temporary_folder

LIMIT = 3.0
PLAYERS = 12


class Proxied(Server):
    """What the people see of it all: one address."""

    def __init__(self, port):  # pylint: disable=super-init-not-called
        self.port = port
        self.process = None


class Person(Client):
    """Plays slowly; comes back at once when the connection is lost."""

    keeps_looks = False

    def __init__(self, server, who, name):
        super().__init__(server, who)
        self.name = name
        self.code = None
        self.progress = time.monotonic()  # when the game last went on, or a new one began
        self.waits = []  # of each connection that was lost
        self.over = False

    async def live(self):
        while not self.over:
            lost = time.monotonic()
            with contextlib.suppress(Lost, OSError, asyncio.IncompleteReadError,
                                     asyncio.TimeoutError, AssertionError):
                await asyncio.wait_for(self.connect(), 2)
                if self.code:
                    await self.ask(do="watch", table=self.code,
                                   since=self.sight(self.code).number or 0)
                    self.waits.append(time.monotonic() - lost)
                await self.play()
            if self.failure is not None:
                raise self.failure
            await asyncio.sleep(0.05)

    async def play(self):
        while not self.over:
            sight = self.sights.get(self.code)
            if sight is None or sight.phase == "finished":
                made = await self.ask(do="create", game="fort", seats=["me", "random"])
                self.code = made["code"]
                await self.ask(do="watch", table=self.code)
                self.progress = time.monotonic()
                continue
            decisions = sight.decisions()
            if not decisions:
                number = sight.number
                await self.until(lambda: sight.number != number, DEADLINE)
                self.progress = time.monotonic()
                continue
            seat, seen = decisions[0]
            await asyncio.sleep(0.05)
            await self.ask(do="move", table=self.code, seat=seat, number=seen["asked"],
                           key=str(seen["asked"]), move=seen["legal"][0])
            await self.until(lambda: sight.number >= seen["asked"] + 1, DEADLINE)
            self.progress = time.monotonic()


def start_cluster(folder, port):
    log = open(folder + "/cluster.log", "wb")  # pylint: disable=consider-using-with
    process = subprocess.Popen(
        [*TIED, sys.executable, "scripts/cluster", "--port", str(port), "--folder", folder],
        stdout=subprocess.PIPE, stderr=log,
        env={**os.environ, "LUDOTECA": PROGRAM, "LUDOTECA_LIMIT":
             "connections=off,api=off,sign-in=off,messages=off,open-per-address=off"})
    line = process.stdout.readline().decode()
    if "open" not in line:
        with open(folder + "/cluster.log", encoding="utf-8") as said:
            raise RuntimeError("the cluster does not start: " + line + said.read())
    return process


def node_process(port):
    """The process that listens on a port."""
    said = subprocess.run(["pgrep", "-f", rf"serve .*--listen {port} "], capture_output=True,
                          text=True, check=True).stdout.split()
    return int(said[0])


async def run(options, folder, port):
    server = Proxied(port)
    people = [Person(server, server.guest(f"P{i}"), f"P{i}") for i in range(PLAYERS)]
    tasks = [asyncio.create_task(person.live()) for person in people]
    await asyncio.sleep(3)
    worst = 0.0
    for kill in range(options.kills):
        node = port + 1 + kill % 3
        words = node_words(folder, node)
        os.kill(node_process(node), signal.SIGKILL)
        end = time.monotonic() + 2 * LIMIT
        while time.monotonic() < end:
            await asyncio.sleep(0.02)
            now = time.monotonic()
            for person in people:
                if now - person.progress > max(worst, LIMIT) and os.environ.get("VERBOSE"):
                    sight = person.sights.get(person.code)
                    print(kill, person.name, now - person.progress, person.code,
                          sight and (sight.number, sight.now.get("to_act"), sight.phase),
                          person.server.port, person.reading and person.reading.done(), flush=True)
                worst = max(worst, now - person.progress)
        with open(f"{folder}/again{kill}.log", "wb") as log:
            subprocess.Popen([*TIED, *words], stdout=log, stderr=log)
        await asyncio.sleep(3)
        for task in tasks:
            if task.done():
                task.result()
    if os.environ.get("VERBOSE"):
        for node in range(port + 1, port + 4):
            said, _ = Proxied(node).request("GET", "/metrics")
            print([line for line in said.splitlines() if line.startswith("ludoteca_workers")
                   or "races" in line or "neigh" in line or "longest" in line])
    for person in people:
        person.over = True
        await person.close()
    waits = sorted(wait for person in people for wait in person.waits)
    return worst, waits


def node_words(folder, port):
    """How the node was started, to start it again."""
    del folder
    pid = node_process(port)
    with open(f"/proc/{pid}/cmdline", "rb") as file:
        return [word.decode() for word in file.read().split(b"\0")[:-1]]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=3)
    options = parser.parse_args()
    with temporary_folder() as folder:
        os.chmod(folder, 0o711)
        port = free_port(following=11)
        process = start_cluster(folder, port)
        try:
            worst, waits = asyncio.run(run(options, folder, port))
        finally:
            process.terminate()
            process.wait()
    assert waits, "nobody was connected to a server that died"
    print(f"{options.kills} servers killed: {len(waits)} connections came back after "
          f"{waits[len(waits) // 2]:.2f} s (half), {waits[-1]:.2f} s (the slowest); no game stood "
          f"still for longer than {worst:.2f} s")
    assert worst < LIMIT, f"somebody waited {worst:.2f} s"


if __name__ == "__main__":
    main()
