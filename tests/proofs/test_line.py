"""The line that every proof plays over."""

import asyncio

import pytest

from proofs.client import Line


def test_who_is_cancelled_while_hanging_up_hears_of_it() -> None:
    async def hang_up_and_be_cancelled() -> None:
        line = Line("http://nowhere", None)
        slow = asyncio.Event()

        async def read() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                await slow.wait()

        line._reader = asyncio.create_task(read())
        await asyncio.sleep(0)
        hanging_up = asyncio.create_task(line.hang_up())
        await asyncio.sleep(0)
        hanging_up.cancel()
        slow.set()
        await hanging_up

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(hang_up_and_be_cancelled())
