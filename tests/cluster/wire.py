"""A link between two programs that can be slow, cut, or silent: a small TCP proxy."""
import asyncio
import contextlib


class Wire:
    def __init__(self, port, target):
        self.port = port  # where it listens
        self.target = target  # where it leads
        self.delay = 0.0  # seconds, for each piece
        self.cut = False  # connections are refused and broken
        self.silent = asyncio.Event()  # set: things get through
        self.silent.set()
        self.open = set()
        self.server = None

    async def start(self):
        self.server = await asyncio.start_server(self.connect, "127.0.0.1", self.port)
        return self

    async def connect(self, reader, writer):
        if self.cut:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self.open |= {writer, back}
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(self.pump(reader, back), self.pump(there, writer))
        self.open -= {writer, back}

    async def pump(self, reader, writer):
        with contextlib.suppress(OSError, asyncio.CancelledError):
            while data := await reader.read(1 << 16):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self.silent.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()

    def break_off(self):
        self.cut = True
        for writer in list(self.open):
            writer.transport.abort()

    def mend(self):
        self.cut = False
        self.delay = 0.0
        self.silent.set()
