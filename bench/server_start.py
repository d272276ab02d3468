#!/usr/bin/env python3
"""How soon a server answers that starts on a database with many tables.

  bench/server_start.py [sqlite | postgres] [TABLES]

One table is made through the server and copied in the database, log and all: one in ten is being
played, one in a hundred stands open in the lobby, the others are over.
"""
import os
import sqlite3
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../tests/server"))
sys.dont_write_bytecode = True
import house  # noqa: E402

COLUMNS = ("created, host, game, edition, fingerprint, options, players, seed, settings, listed, "
           "CASE WHEN n % 100 = 0 THEN 0 WHEN n % 10 = 0 THEN 1 ELSE 2 END, "
           "changed, deadline, summary")
# Codes have no zeros.
FILL = """
INSERT INTO tables (id, code, created, host, game, edition, fingerprint, options, players, seed,
                    settings, listed, phase, changed, deadline, summary)
  SELECT id + n, {code}, {columns} FROM tables, {numbers};
INSERT INTO log SELECT table_id + n, number, time, act, seat, user_id, move_key, body
  FROM log, {numbers};
INSERT INTO seats SELECT table_id + n, seat, user_id, 0 FROM seats, {numbers};
"""
SQLITE = {"code": "'tttt' || replace(printf('%08d', n), '0', 'z')",
          "numbers": "(WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count "
                     "WHERE n < {tables}) SELECT n FROM count)"}
POSTGRES = {"code": "'tttt' || replace(lpad(n::text, 8, '0'), '0', 'z')",
            "numbers": "generate_series(1, {tables}) AS n"}


def make_one_table(server):
    ana = server.guest("Ana")
    wish = {"game": "fort", "seats": ["me", {"me": "Rui"}], "listed": True}
    server.request("POST", "/api/tables", wish, ana)


def fill(database, tables, postgres):
    words = POSTGRES if postgres else SQLITE
    script = FILL.format(code=words["code"], columns=COLUMNS,
                         numbers=words["numbers"].format(tables=tables))
    if postgres is None:
        connection = sqlite3.connect(database.removeprefix("sqlite:"))
        connection.executescript("BEGIN;" + script + "COMMIT;")
        connection.close()
    else:
        postgres.run("psql", "-h", postgres.folder, "-U", "postgres", "-d", "start",
                     "-v", "ON_ERROR_STOP=1", "-c", script + "ANALYZE;").check_returncode()


def seconds_to_answer(server, code):
    """From the start of the program: when it says that it is well, and when it tells a table."""
    begin = time.monotonic()
    server.start()  # returns when the door is open
    healthy = told = None
    while told is None:
        try:
            if healthy is None:
                server.request("GET", "/healthz")
                healthy = time.monotonic() - begin
            table, _ = server.request("GET", "/api/tables/" + code)
            assert table["table"]["code"] == code
            told = time.monotonic() - begin
        except (OSError, RuntimeError):
            if time.monotonic() > begin + house.DEADLINE:
                raise
    server.kill()
    return healthy, told


def measure_start(folder, postgres=None, tables=100_000):
    """A text with the middle of five starts."""
    database = f"sqlite:{folder}/start.db"
    if postgres is not None:
        database = postgres.address.replace("@/postgres", "@/start")
    server = house.Server(folder, database)
    with server:
        make_one_table(server)
    fill(database, tables, postgres)
    times = [seconds_to_answer(server, f"tttt{n:08}".replace("0", "z"))
             for n in (77_777 % tables, 4_210 % tables, 99_990 % tables, 1, 54_320 % tables)]
    middle = [1e3 * sorted(column)[2] for column in zip(*times)]
    return f"/healthz after {middle[0]:.0f} ms, a stored table after {middle[1]:.0f} ms"


def main():
    tables = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    with house.temporary_folder() as folder:
        if sys.argv[1:2] != ["postgres"]:
            print("SQLite:", measure_start(folder, None, tables))
        if sys.argv[1:2] != ["sqlite"]:
            with house.Postgres(folder) as postgres:
                postgres.run("createdb", "-h", postgres.folder, "-U", "postgres", "start")
                print("PostgreSQL:", measure_start(folder, postgres, tables))


if __name__ == "__main__":
    main()
