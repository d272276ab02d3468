"""A link between two programs that can be slow, cut, or silent: a small TCP proxy."""
import asyncio
import contextlib


class Wire:
    def __init__(self, port, target):
        self.port = port  # where it listens
        self.target = target  # where it leads
        self.delay = 0.0  # seconds, for each piece
        self.is_cut = False  # connections are refused and broken
        self.there = asyncio.Event()  # set: what is sent gets through
        self.back = asyncio.Event()  # the same for the answers
        self.there.set()
        self.back.set()
        self.open = set()
        self.server = None

    async def start(self):
        self.server = await asyncio.start_server(self.connect, "127.0.0.1", self.port)
        return self

    async def connect(self, reader, writer):
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            answers, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self.open |= {writer, back}
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(self.pump(reader, back, self.there),
                                 self.pump(answers, writer, self.back))
        self.open -= {writer, back}

    async def pump(self, reader, writer, open_way):
        with contextlib.suppress(OSError, asyncio.CancelledError):
            while data := await reader.read(1 << 16):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await open_way.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()

    def cut(self):
        self.is_cut = True
        for writer in list(self.open):
            writer.transport.abort()

    def silence(self):
        self.there.clear()

    def deafen(self):
        self.back.clear()

    def slow(self, seconds):
        self.delay = seconds

    def mend(self):
        self.is_cut = False
        self.delay = 0.0
        self.there.set()
        self.back.set()
