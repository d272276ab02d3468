"""A real server, and a real PostgreSQL, for tests: in temporary folders, gone whatever happens."""
import contextlib
import glob
import http.client
import json
import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
import time

PROGRAM = os.environ.get("LUDOTECA", "build/release/cli/ludoteca")
# One address plays for many people here.
LIMITS = ["connections=off", "api=off", "sign-in=off", "messages=off", "open-per-address=off"]
DEADLINE = 30  # seconds for anything to start or to answer


# Stands before a command: should the test be killed, so is what it started.
TIED = ("setpriv", "--pdeathsig", "KILL")


@contextlib.contextmanager
def temporary_folder():
    signal.signal(signal.SIGTERM, lambda *_: exit(1))  # an orderly end: the folder is removed
    folder = tempfile.mkdtemp(prefix="ludoteca-test-")
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Server:
    host = "127.0.0.1"

    def __init__(self, folder, database=None):
        self.database = database or f"sqlite:{folder}/tables.db"
        self.log = f"{folder}/server.log"
        self.port = 0
        self.process = None

    def start(self):
        limits = [word for limit in LIMITS for word in ("--limit", limit)]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [*TIED, PROGRAM, "serve", "--database", self.database, "--listen", "127.0.0.1:0",
                 *limits],
                stdout=subprocess.PIPE, stderr=log)
        line = self.process.stdout.readline().decode()  # comes when the door is open
        if not line:
            raise RuntimeError("the server does not start:\n" + self.told())
        self.port = int(re.search(r":(\d+)", line).group(1))
        return self

    def kill(self):
        """Pulls the plug."""
        self.end(signal.SIGKILL)

    def stop(self):
        """Asks it to end; returns how it did."""
        return self.end(signal.SIGTERM)

    def end(self, how):
        process = self.process
        if process is None:
            return None
        process.send_signal(how)
        try:
            code = process.wait(DEADLINE)
        except subprocess.TimeoutExpired:
            process.kill()
            code = process.wait()
        process.stdout.close()
        self.process = None
        return code

    def told(self):
        with open(self.log, errors="replace") as log:
            return log.read()[-4000:]

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.kill()

    @property
    def address(self):
        return f"http://{self.host}:{self.port}"

    def request(self, method, path, body=None, who=None):
        """A request as a person (headers in `who`): the answer's JSON or text, and its headers."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=DEADLINE)
        try:
            headers = {"Content-Type": "application/json", "Origin": self.address, **(who or {})}
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            text = answer.read().decode()
        finally:
            connection.close()
        is_json = answer.headers.get("Content-Type", "").startswith("application/json")
        content = json.loads(text) if is_json else text
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {text}")
        return content, answer.headers

    def guest(self, name):
        """A new person; returns the headers that say who it is."""
        _, headers = self.request("POST", "/api/guest", {"name": name})
        return {"Cookie": headers["Set-Cookie"].split(";")[0]}


class Postgres:
    """The programs are those of Debian's package; run by root, they run as its user."""

    def __init__(self, folder):
        self.folder = folder + "/postgres"
        os.mkdir(self.folder)
        versions = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
        if not versions:
            raise RuntimeError("there is no PostgreSQL here: install the package postgresql")
        self.programs = versions[-1]
        self.user = {}
        self.process = None
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chmod(folder, 0o711)
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self.run("initdb", "--pgdata=" + self.folder + "/data", "--username=postgres",
                 "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync").check_returncode()

    def run(self, program, *words):
        return subprocess.run([f"{self.programs}/{program}", *words], cwd=self.folder,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              check=False, **self.user)

    @property
    def address(self):
        return f"postgres://postgres@/postgres?host={self.folder}"

    def start(self):
        with open(self.folder + "/log", "ab") as log:
            self.process = subprocess.Popen(
                [*TIED, self.programs + "/postgres", "-D", self.folder + "/data", "-k", self.folder,
                 "-c", "listen_addresses="],
                cwd=self.folder, stdout=log, stderr=log, **self.user)
        end = time.monotonic() + DEADLINE
        while self.run("pg_isready", "-q", "-h", self.folder).returncode != 0:
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError("PostgreSQL does not start")
            time.sleep(0.05)
        return self

    def stop(self, how=signal.SIGINT):
        """SIGINT: connections are cut. SIGQUIT: as if the machine had lost its power."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.stop(signal.SIGQUIT)
