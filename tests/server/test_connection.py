"""A listener's queue: never waits for the reader, and lets go of one that does not read."""

from __future__ import annotations

import asyncio

from stellwerk.server.connection import Connection


def test_messages_arrive_in_order() -> None:
    async def scene() -> None:
        got: list[str] = []

        async def send(text: str) -> None:
            await asyncio.sleep(0)
            got.append(text)

        connection = Connection(send, 0, None, 10, 1.0)
        for number in range(10):
            connection.post(str(number))
        await asyncio.sleep(0.05)
        assert got == [str(number) for number in range(10)] and not connection.dropped

    asyncio.run(scene())


def test_too_many_unread_messages_drop_the_listener() -> None:
    async def scene() -> None:
        never = asyncio.Event()

        async def send(text: str) -> None:
            await never.wait()

        connection = Connection(send, 0, None, 4, 5.0)
        for number in range(5):
            connection.post(str(number))
            await asyncio.sleep(0)
        assert not connection.dropped
        connection.post("one too many")
        assert connection.dropped

    asyncio.run(scene())


def test_a_reader_that_takes_nothing_is_dropped_after_a_while() -> None:
    async def scene() -> None:
        async def send(text: str) -> None:
            await asyncio.sleep(60)

        connection = Connection(send, 0, None, 4, 0.05)
        let_go = asyncio.Event()
        connection.on_drop = let_go.set
        connection.post("hello")
        async with asyncio.timeout(30):
            await let_go.wait()

    asyncio.run(scene())


def test_a_broken_socket_drops_the_listener() -> None:
    async def scene() -> None:
        async def send(text: str) -> None:
            raise OSError("gone")

        connection = Connection(send, 0, None, 4, 1.0)
        connection.post("hello")
        await asyncio.sleep(0.01)
        assert connection.dropped

    asyncio.run(scene())
