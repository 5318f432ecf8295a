"""What is done beside a line ends with the line."""

import asyncio
import gc
import warnings

from knobel.house.lines.errands import Errands


async def _never() -> None:
    await asyncio.get_running_loop().create_future()


def test_an_errand_that_was_never_begun_is_put_away_without_a_complaint() -> None:
    async def hang_up_at_once() -> None:
        async with Errands() as errands:
            await errands.run(_never())
            await errands.run(_never())

    with warnings.catch_warnings(record=True) as complaints:
        warnings.simplefilter("always")
        asyncio.run(hang_up_at_once())
        gc.collect()
    assert not [str(each.message) for each in complaints]
