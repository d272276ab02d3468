#!/usr/bin/env python3
"""A bot for a Ludoteca server, with nothing but Python's standard library. It plays at random.

    examples/bot.py http://localhost:8080 TOKEN fort 2

opens a table with a computer player and prints the result. docs/protocol.md tells the rest."""
import base64, json, os, random, socket, struct, sys, urllib.parse, urllib.request

address, token, game, players = sys.argv[1:]
url = urllib.parse.urlsplit(address)


def open_table():
    wish = json.dumps({"game": game, "seats": ["me"] + ["easy"] * (int(players) - 1)}).encode()
    headers = {"Content-Type": "application/json", "Authorization": "Bearer " + token}
    request = urllib.request.Request(address + "/api/tables", wish, headers)
    return json.load(urllib.request.urlopen(request))["code"]


def send(opcode, data):  # one WebSocket frame, masked as the standard wants it
    size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
    connection.sendall(bytes([0x80 | opcode]) + size + mask + masked)


def say(**message):
    send(1, json.dumps(message).encode())


def messages():
    while head := stream.read(2):
        opcode, size = head[0] & 15, head[1]
        if size > 125:
            size = int.from_bytes(stream.read(2 if size == 126 else 8), "big")
        data = stream.read(size)
        if opcode == 9:  # a ping wants a pong
            send(10, data)
        elif opcode == 1:  # one message a line
            yield from map(json.loads, data.splitlines())


connection = socket.create_connection((url.hostname, url.port or 80))
stream, key = connection.makefile("rb"), base64.b64encode(os.urandom(16)).decode()
connection.sendall(f"GET /socket HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\n"
                   f"Connection: Upgrade\r\nAuthorization: Bearer {token}\r\n"
                   f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
while stream.readline() != b"\r\n":  # the server's headers
    pass
say(do="watch", table=(table := open_table()))
for message in messages():
    if message.get("ok") is False:
        sys.exit(message["error"]["text"])
    for seen in message.get("views", []):
        if seen.get("legal"):  # a decision; told again with the same number it is still the same
            say(do="move", table=table, seat=seen["seat"], number=seen["asked"],
                key=str(seen["asked"]), move=random.choice(seen["legal"]))
    if message.get("phase") == "finished":
        print(json.dumps(message["result"]))
        break
