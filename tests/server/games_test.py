#!/usr/bin/env python3
"""Whole games through the socket, with everything that people do around a game."""
import asyncio
import subprocess
import sys
import traceback

from client import Client, Player
from house import DEADLINE, PROGRAM, Server, temporary_folder

GAMES = {"photograph": range(2, 5), "fort": range(2, 5), "broom-service": range(2, 6)}


async def people(server, *names, **more):
    """Connected players, each a guest of its own."""
    return [await Player(server, server.guest(name), name, **more).connect() for name in names]


async def open_table(clients, **wish):
    """The first opens a table and the others sit down; everybody watches."""
    first = clients[0]
    wish.setdefault("seats", ["me"] + ["open"] * (len(clients) - 1))
    code = (await first.ask(do="create", **wish))["code"]
    for client in clients:
        await client.ask(do="watch", table=code)
    for seat, client in enumerate(clients[1:], 2):
        await client.ask(do="sit", table=code, seat=seat)
    return code


async def finish(clients, code, seconds=2 * DEADLINE):
    """They play to the end, and all see the same one."""
    for client in clients:
        client.play(code)
    await asyncio.gather(*(
        client.until(lambda client=client: client.sight(code).phase == "finished", seconds)
        for client in clients))
    assert len({str(client.sight(code).result) for client in clients}) == 1


async def settled(code, *clients):
    """Waits until all have been told the same rows. The first must have seen the last."""
    number = clients[0].sight(code).number
    await asyncio.gather(*(
        client.until(lambda client=client: client.sight(code).number >= number)
        for client in clients))


def moves_that_count(sight):
    """The numbers of the moves that were not taken back. An undo takes back the last one, of the
    same seat, and leads to where the seat was."""
    made, before = [], {}
    for number in sorted(sight.log):
        update = sight.log[number]
        if update["update"] == "move":
            made.append(number)
            before[number] = sight.looks.get(number - 1)
        elif update["update"] == "undo":
            undone = made.pop()
            assert sight.log[undone]["seat"] == update["seat"], (undone, update)
            same_view(before[undone], sight.looks.get(number), update["seat"])
    return made


def same_view(first, second, seat):
    if first is None or second is None or seat not in first:
        return  # one of them was not seen
    for key in ("view", "legal"):
        assert first[seat].get(key) == second[seat].get(key), (key, first, second)


def check_record(server, folder, sight):
    """The record says what was played, and its rules agree."""
    text, headers = server.request("GET", f"/api/tables/{sight.code}/record")
    assert sight.code in headers["Content-Disposition"], headers
    head, moves = text.split("\n\n", 1)
    values = dict(line.split(": ", 1) for line in head.splitlines()[1:])
    assert values["result"] == " ".join(map(str, sight.result["score"])), (values, sight.result)
    assert values["places"] == " ".join(map(str, sight.result["place"])), (values, sight.result)
    path = f"{folder}/{sight.code}.txt"
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    subprocess.run([PROGRAM, "replay", "--result", path], stdout=subprocess.PIPE, check=True)
    return moves


def check_replay(server, sight, viewer):
    """A finished game told again is what the seat saw while it was played."""
    replay, _ = server.request("GET", f"/api/tables/{sight.code}/replay?viewer={viewer}")
    steps = replay["steps"][1:]
    made = moves_that_count(sight)
    assert len(steps) == len(made), (len(steps), len(made))
    for step, number in zip(steps, made):
        update = sight.log[number]
        assert step["seat"] == update["seat"]
        seen = next(seen for seen in update["views"] if seen["seat"] == viewer)
        assert step["events"] == seen["events"], (step, seen)
        look = sight.looks.get(number)
        assert look is None or step["view"] == look[viewer]["view"], (step, look)


async def come_back(player, quiet, code):
    """The connection breaks in the middle, and the game goes on meanwhile where it can."""
    sight = player.sight(code)
    away_since = sight.number
    await player.close()
    await asyncio.sleep(0.05)
    again = await Player(player.server, player.who, player.name).connect()
    again.undoing = player.undoing
    again.sights[code] = sight
    answer = await again.ask(do="watch", table=code, since=away_since)
    numbers = [update["number"] for update in answer.get("missed", [])]
    seen = answer["table"]["number"]
    assert numbers == list(range(away_since + 1, seen + 1)), (numbers, away_since, seen)
    await quiet.until(lambda: quiet.sight(code).number >= seen)
    for number in numbers:
        assert quiet.sight(code).log[number] == sight.log[number], number
    assert quiet.sight(code).looks[seen] == sight.looks[seen]
    again.play(code)
    return again


async def whole_game(server, folder, game, count, undoing):
    """Everybody plays from a screen of his own. The second comes and goes; a quiet screen of the
    same person stays."""
    players = await people(server, *[f"{game}-{i + 1}" for i in range(count)])
    quiet = await Client(server, players[1].who).connect()
    spectator = await Client(server).connect()
    code = await open_table(players, game=game, listed=True)
    for client in (quiet, spectator):
        await client.ask(do="watch", table=code, since=0)
    for player in players:
        player.undoing = undoing
        player.play(code)
    for _ in range(4):
        seen = players[1].sight(code).number
        await players[1].until(lambda: players[1].sight(code).number > seen + 7 or
                               players[1].sight(code).phase == "finished", 2 * DEADLINE)
        players[1] = await come_back(players[1], quiet, code)
    everybody = [*players, quiet, spectator]
    await finish(players, code)
    await settled(code, *everybody)
    assert quiet.sight(code).result == spectator.sight(code).result == players[0].sight(code).result
    players[1].sight(code).same_as(quiet.sight(code))
    undone = sum(update["update"] == "undo" for update in quiet.sight(code).log.values())
    check_record(server, folder, quiet.sight(code))
    check_replay(server, spectator.sight(code), 0)
    check_replay(server, quiet.sight(code), 2)
    for client in everybody:
        await client.close()
    return undone


async def hotseat(server, folder):
    """Two people at one screen, with a computer player; in words."""
    [ana] = await people(server, "Ana", language="pl")
    ana.undoing = 0.1
    code = await open_table([ana], game="fort", seats=["me", {"me": "Rui"}, "easy"])
    assert ana.sight(code).now["you"] == [1, 2]
    assert [seat["name"] for seat in ana.sight(code).now["seats"][:2]] == ["Ana", "Rui"]
    await finish([ana], code, 3 * DEADLINE)
    assert ana.undone > 0
    for seat in (1, 2):
        assert ana.sight(code).views[seat]["view"]
    check_record(server, folder, ana.sight(code))
    await ana.close()


async def clock(server, folder):
    """Who does not move in time is played for, until he comes back."""
    both = await people(server, "Ana", "Rui")
    code = await open_table(both, game="photograph", clock=2, stand_in="normal")
    [seat] = both[1].sight(code).now["to_act"]
    sleeper = both[seat - 1]
    sight = sleeper.sight(code)

    def taken_over():
        return "computer" in sight.now["seats"][seat - 1]

    await sleeper.until(taken_over)
    taken = {"name": sleeper.name, "computer": "normal", "person": True}
    assert sight.now["seats"][seat - 1] == taken, sight.now
    refused = await sleeper.refused(do="move", table=code, seat=seat, number=sight.number, key="x",
                                    move="zzz")
    assert refused == "taken-over", refused
    await sleeper.ask(do="back", table=code, seat=seat)
    assert not taken_over()
    assert await sleeper.refused(do="back", table=code, seat=seat) == "not-taken-over"
    for client in both:
        client.expected = ("taken-over", "stale")  # on a slow machine, a move may come too late
    await finish(both, code)
    acts = {update["update"] for update in sight.log.values()}
    assert {"take-over", "give-back", "move"} <= acts, acts
    check_record(server, folder, sight)
    for client in both:
        await client.close()


async def talk_and_rematch(server, _):
    """Chat, mute and report, then the same again."""
    ana, rui = await people(server, "Ana", "Rui")
    watcher = await Client(server).connect()
    code = await open_table([ana, rui], game="photograph")
    await watcher.ask(do="watch", table=code)
    assert await watcher.refused(do="chat", table=code, text="hi") in ("no-name", "not-seated")
    number = (await ana.ask(do="chat", table=code, text="Olá! ϟ"))["number"]
    await settled(code, ana, rui, watcher)
    for client in (ana, rui, watcher):
        said = client.sight(code).log[number]
        assert (said["name"], said["text"], said["seat"]) == ("Ana", "Olá! ϟ", 1), said
    await rui.ask(do="report", table=code, number=number, why="a test")
    await rui.ask(do="mute", table=code, seat=1, on=True)
    rui.sight(code).muted = True
    number = (await ana.ask(do="chat", table=code, text="again"))["number"]
    assert await ana.refused(do="rematch", table=code) == "not-finished"
    await finish([ana, rui], code)
    assert number not in rui.sight(code).log
    following = (await ana.ask(do="rematch", table=code))["code"]
    assert (await rui.ask(do="rematch", table=code))["code"] == following
    await settled(code, ana, rui)
    assert max(rui.sight(code).log.items())[1]["code"] == following
    for client in (ana, rui):
        await client.ask(do="watch", table=following)
    await rui.ask(do="sit", table=following, seat=2)
    await finish([ana, rui], following)
    for client in (ana, rui, watcher):
        await client.close()


async def kick_and_leave(server, folder):
    """Two of three agree that the third should go; one more leaves; the last plays on."""
    ana, rui, zosia = await people(server, "Ana", "Rui", "Zosia")
    code = await open_table([ana, rui, zosia], game="broom-service")
    assert await ana.refused(do="kick", table=code, seat=1) == "no-person"
    await ana.ask(do="kick", table=code, seat=3)
    assert await ana.refused(do="kick", table=code, seat=3) == "voted"
    await settled(code, ana, rui, zosia)
    assert zosia.sight(code).now["seats"][2]["votes"] == [1]
    await rui.ask(do="kick", table=code, seat=3)
    await zosia.until(lambda: zosia.sight(code).now["you"] == [])
    assert zosia.sight(code).views.keys() == {0}  # she may look on
    gone = await zosia.refused(do="move", table=code, seat=3, number=1, key="x", move="y")
    assert gone == "not-your-seat", gone
    await rui.ask(do="stand", table=code, seat=2)
    await finish([ana], code)
    await settled(code, ana, zosia)
    assert zosia.sight(code).result == ana.sight(code).result
    check_record(server, folder, ana.sight(code))
    lonely = await open_table([ana], game="fort", seats=["me", "easy"])
    await ana.ask(do="stand", table=lonely, seat=1)
    await ana.until(lambda: ana.sight(lonely).phase == "closed")
    for client in (ana, rui, zosia):
        await client.close()


async def main():
    """Everything at once, or what the words of the command line name."""
    only = sys.argv[1:]
    with temporary_folder() as folder, Server(folder) as server:
        runs = {f"{game}-{count}": whole_game(server, folder, game, count, 0.15 * (count % 2))
                for game, counts in GAMES.items() for count in counts}
        for test in (hotseat, clock, talk_and_rematch, kick_and_leave):
            runs[test.__name__] = test(server, folder)
        for name in runs.keys() - set(only or runs):
            runs.pop(name).close()

        async def told(name, run):
            try:
                undone = await run
            except Exception:  # pylint: disable=broad-except
                print(f"{name}: {traceback.format_exc(limit=-3)}", flush=True)
                return None
            print(f"{name}: kept", flush=True)
            return undone or 0

        done = await asyncio.gather(*(told(name, run) for name, run in runs.items()))
        assert server.stop() == 0, server.told()
        assert None not in done, "broken: see above"
        assert only or sum(done) > 0, "nobody took a move back"


asyncio.run(main())
