#!/usr/bin/env python3
"""An arena whose games are played by workers, one of which dies, ends as one that plays alone."""
import os
import subprocess
import sys
import time

from cluster import DEADLINE, PROGRAM, Nats, Worker
from house import temporary_folder

ARENA = ["arena", "photograph", "greedy", "random", "easy", "--seats", "2", "--blocks", "30",
         "--seed", "7"]


def arena(file, *more):
    return subprocess.Popen([PROGRAM, *ARENA, "--json", file, *more], stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT)


def ended(process):
    said = process.communicate(timeout=10 * DEADLINE)[0].decode()
    assert process.returncode == 0, said
    return said


def main():
    with temporary_folder() as folder, Nats(folder) as nats:
        address = f"nats://127.0.0.1:{nats.port}"
        alone = ended(arena(folder + "/alone.json"))
        with Worker(folder, "first", address), Worker(folder, "second", address) as second:
            together = arena(folder + "/together.json", "--nats", address)
            time.sleep(1)
            second.kill()  # what it had in hand goes to the other one
            said = ended(together)
        assert said.splitlines()[-3:] == alone.splitlines()[-3:], (said, alone)
        with open(folder + "/alone.json", "rb") as one, open(folder + "/together.json",
                                                             "rb") as other:
            assert one.read() == other.read(), "other results"
        print(alone)


if __name__ == "__main__":
    sys.path.insert(0, os.path.dirname(__file__))
    main()
