"""Several servers on one PostgreSQL and one NATS, with workers, for tests: in a temporary folder,
gone whatever happens."""
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "server"))
# pylint: disable=wrong-import-position
from house import DEADLINE, LIMITS, PROGRAM, Postgres, Server, TIED  # noqa: E402
from network import Place  # noqa: E402
from wire import Wire  # noqa: E402

PORTS = range(10000, 32000)  # so many that tests at the same time hardly ever choose the same
_taken = set()


def is_free(port):
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def free_port(following=0):
    """A port that nobody uses, nor any of those that follow it."""
    for port in random.sample(PORTS, len(PORTS)):
        wanted = range(port, port + following + 1)
        if _taken.isdisjoint(wanted) and all(is_free(each) for each in wanted):
            _taken.update(wanted)
            return port
    raise RuntimeError("no free port")


class TcpPostgres(Postgres):
    """Reached by TCP, so that the way to it can be cut. With `outside` from other namespaces, too."""

    def __init__(self, folder, outside=False):
        super().__init__(folder)
        self.port = free_port()
        self.listens = "0.0.0.0" if outside else "127.0.0.1"
        if outside:
            with open(self.folder + "/data/pg_hba.conf", "a", encoding="utf-8") as rules:
                rules.write("host all all 10.77.0.0/16 trust\n")
        with open(self.folder + "/data/postgresql.conf", "a", encoding="utf-8") as settings:
            settings.write(f"\nport = {self.port}\nmax_connections = 50\n")

    def address_by(self, port, host="127.0.0.1"):
        return f"postgres://postgres@{host}:{port}/postgres"

    @property
    def address(self):
        return self.address_by(self.port)

    def start(self):
        with open(self.folder + "/log", "ab") as log:
            self.process = subprocess.Popen(
                [*TIED, self.programs + "/postgres", "-D", self.folder + "/data", "-k", self.folder,
                 "-c", "listen_addresses=" + self.listens],
                cwd=self.folder, stdout=log, stderr=log, **self.user)
        end = time.monotonic() + DEADLINE
        words = ("-q", "-h", "127.0.0.1", "-p", str(self.port))
        while self.run("pg_isready", *words).returncode != 0:
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError("PostgreSQL does not start")
            time.sleep(0.05)
        return self


class Nats:
    def __init__(self, folder, outside=False):
        self.folder = folder
        self.listens = "0.0.0.0" if outside else "127.0.0.1"
        self.port = free_port()
        self.process = None

    def start(self):
        with open(self.folder + "/nats.log", "ab") as log:
            self.process = subprocess.Popen(
                [*TIED, "nats-server", "-a", self.listens, "-p", str(self.port), "-js",
                 "-sd", self.folder + "/nats"],
                stdout=log, stderr=log)
        end = time.monotonic() + DEADLINE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return self
            except OSError:
                if time.monotonic() > end:
                    raise RuntimeError("NATS does not start") from None
                time.sleep(0.02)

    def stop(self):
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.stop()


class Node(Server):
    """One of the servers, with wires to the database and to NATS; perhaps in a place of its own."""

    def __init__(self, folder, name, database, nats, flags=()):
        os.makedirs(f"{folder}/{name}", exist_ok=True)
        super().__init__(f"{folder}/{name}", database)
        self.name = name
        self.nats = nats
        self.flags = flags
        self.skew = 0
        self.wires = {}
        self.place = None
        self.program = PROGRAM
        self.paused = False

    def start(self):
        limits = [word for limit in LIMITS for word in ("--limit", limit)]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [*TIED, *(self.place.inside if self.place else []), self.program, "serve",
                 "--database", self.database, *(["--nats", self.nats] if self.nats else []),
                 "--listen", f"{self.host}:0",
                 "--thinkers", "1", f"--test-clock-skew={self.skew}", *self.flags,
                 *limits],
                stdout=subprocess.PIPE, stderr=log)
        process = self.process
        line = process.stdout.readline().decode()
        if not line:
            process.wait()
            self.process = None
            raise RuntimeError(f"{self.name} does not start:\n" + self.told())
        self.port = int(re.search(r":(\d+)", line).group(1))
        return self

    @property
    def up(self):
        return self.process is not None and not self.paused

    def figure(self, name):
        """One line of /metrics."""
        text, _ = self.request("GET", "/metrics")
        return float(re.search(rf"^ludoteca_{name} (\S+)$", text, re.M).group(1))


class Worker:
    def __init__(self, folder, name, nats, program=PROGRAM):
        self.program = program
        self.log = f"{folder}/{name}.log"
        self.nats = nats
        self.process = None

    def start(self):
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [*TIED, self.program, "worker", "--nats", self.nats, "--threads", "1"],
                stdout=log, stderr=log)
        return self

    def kill(self):
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.kill()


async def wired_node(folder, name, postgres, nats, flags=()):
    """A node whose links go through wires."""
    wires = {"postgres": await Wire(free_port(), postgres.port).start(),
             "nats": await Wire(free_port(), nats.port).start()}
    node = Node(folder, name, postgres.address_by(wires["postgres"].port),
                f"nats://127.0.0.1:{wires['nats'].port}", flags)
    node.wires = wires
    return node


def placed_node(folder, number, postgres, nats, flags=()):
    """A node in a network namespace of its own, with three cables."""
    place = Place(number)
    people, wires = place.cable(), {"postgres": place.cable(), "nats": place.cable()}
    node = Node(folder, f"node{number}",
                postgres.address_by(postgres.port, wires["postgres"].here),
                f"nats://{wires['nats'].here}:{nats.port}", flags)
    node.host, node.place, node.wires = people.there, place, wires
    return node


__all__ = ["DEADLINE", "PROGRAM", "Nats", "Node", "TcpPostgres", "Worker", "free_port", "placed_node",
           "signal", "wired_node"]
