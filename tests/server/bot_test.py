#!/usr/bin/env python3
"""The example bot plays a whole game of each kind with a token of an account."""
import json
import subprocess
import sys

from house import DEADLINE, Server, temporary_folder

BOT = "examples/bot.py"
NAME = {"name": "Zosia", "password": "correct horse battery"}


def make_token(server):
    server.request("POST", "/api/account", NAME)
    _, headers = server.request("POST", "/api/sign-in", NAME)
    zosia = {"Cookie": headers["Set-Cookie"].split(";")[0]}
    token, _ = server.request("POST", "/api/me/tokens", {"label": "bot"}, zosia)
    return token["token"], zosia


def play(server, token, game, players):
    done = subprocess.run([sys.executable, BOT, server.address, token, game, str(players)],
                          stdout=subprocess.PIPE, timeout=3 * DEADLINE, check=True)
    return json.loads(done.stdout)


def main():
    assert sum(1 for _ in open(BOT)) <= 60, "the example should stay short"
    with temporary_folder() as folder, Server(folder) as server:
        token, zosia = make_token(server)
        for game, players in (("photograph", 2), ("fort", 3), ("broom-service", 4)):
            result = play(server, token, game, players)
            tables = server.request("GET", "/api/tables/mine", None, zosia)[0]["tables"]
            table = next(one for one in tables if one["game"] == game)
            assert table["phase"] == "finished", table
            assert table["result"] == result, (table, result)
            assert len(result["score"]) == len(result["place"]) == players, result
            assert 1 in result["place"], result
            print(game, result)
        assert server.stop() == 0, server.told()


main()
