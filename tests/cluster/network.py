"""Links between programs that can be cut, silent or slow. Where the kernel allows it, each server
lives in a network namespace of its own, joined to the others by virtual cables; otherwise a small
proxy (wire.py) stands between them. Nothing is left of either when the test ends or is killed."""
import os
import subprocess
import sys

from house import TIED

INSIDE = "LUDOTECA_TEST_NETWORK"  # set in the namespace where the test itself runs


class NoNamespaces(Exception):
    pass


def run(*words):
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NoNamespaces(f"{' '.join(words)}: {done.stderr.strip() or done.returncode}")


def may_make_namespaces():
    """Why not, or nothing. All that is needed later is tried, in a namespace that ends at once."""
    if os.geteuid() != 0:
        return "not run by root"
    trial = ("ip link set lo up && ip link add name one type veth peer name two && "
             "ip addr add 10.77.0.1/30 dev one && ip link set one up && "
             "ip route add blackhole 10.77.1.0/30 && "
             "tc qdisc add dev one root tbf rate 1mbit burst 4kb latency 1s")
    try:
        run("unshare", "--net", "sh", "-c", trial)
        run("nsenter", "--version")
    except (NoNamespaces, OSError) as error:
        return str(error)
    return ""


def enter(wish):
    """Runs the test again in a network of its own, if that is wished for and possible; says how it
    is. True: there are namespaces."""
    if os.environ.get(INSIDE):
        run("ip", "link", "set", "lo", "up")
        return True
    why_not = "as asked for" if wish == "proxy" else may_make_namespaces()
    if not why_not:
        os.environ[INSIDE] = "1"
        os.execvp("unshare", ["unshare", "--net", sys.executable, *sys.argv])
    if wish == "namespaces":
        sys.exit(f"there can be no network namespaces here: {why_not}")
    print(f"links go through a proxy, not network namespaces: {why_not}", flush=True)
    return False


class Place:
    """A namespace, which ends with the process that holds it."""

    def __init__(self, number):
        self.number = number
        self.cables = 0
        # pylint: disable-next=consider-using-with
        self.holder = subprocess.Popen(
            [*TIED, "unshare", "--net", "sh", "-c",
             "ip link set lo up && echo && exec sleep infinity"],
            stdout=subprocess.PIPE)
        if not self.holder.stdout.readline():
            raise NoNamespaces("a namespace does not open")

    @property
    def inside(self):
        """What stands before a command that is to run there."""
        return ["nsenter", f"--net=/proc/{self.holder.pid}/ns/net"]

    def cable(self):
        self.cables += 1
        return Cable(self, f"l{self.number}x{self.cables}", self.number * 8 + self.cables)

    def close(self):
        self.holder.kill()
        self.holder.wait()
        self.holder.stdout.close()


class Cable:
    """Between a place and where the test runs."""

    def __init__(self, place, name, net):
        self.place = place
        self.name = name
        self.here = f"10.77.{net}.1"
        self.there = f"10.77.{net}.2"
        run("ip", "link", "add", "name", name, "type", "veth", "peer", "name", "p" + name,
            "netns", str(place.holder.pid))
        run("ip", "addr", "add", self.here + "/30", "dev", name)
        run("ip", "link", "set", name, "up")
        run(*place.inside, "ip", "addr", "add", self.there + "/30", "dev", "p" + name)
        run(*place.inside, "ip", "link", "set", "p" + name, "up")
        self.undo = []

    def cut(self):
        """Pulls it out."""
        run("ip", "link", "set", self.name, "down")
        self.undo.append(("ip", "link", "set", self.name, "up"))

    def silence(self):
        """What the server sends is lost."""
        self.lose(self.place.inside, self.here)

    def deafen(self):
        """What the server sends arrives, the answers are lost."""
        self.lose([], self.there)

    def lose(self, where, address):
        route = (*where, "ip", "route")
        run(*route, "add", "blackhole", address + "/32")
        self.undo.append((*route, "del", "blackhole", address + "/32"))

    def slow(self, seconds):
        """By netem, which delays; where the kernel has none, by a narrow link with a long queue."""
        queue = ("tc", "qdisc", "add", "dev", self.name, "root")
        try:
            run(*queue, "netem", "delay", f"{seconds * 1000:.0f}ms")
        except NoNamespaces:
            run(*queue, "tbf", "rate", f"{100 / seconds:.0f}kbit", "burst", "2kb", "latency", "2s")
        self.undo.append(("tc", "qdisc", "del", "dev", self.name, "root"))

    def mend(self):
        while self.undo:
            run(*self.undo.pop())
