"""An analysis in a process of its own, with a time limit."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import Process

from knobel.house.live.analysts import Underway
from knobel.minds.analysis_process import PROGRESS

COMMAND = (sys.executable, "-m", "knobel.minds.analysis_process")
# It keeps to a limit of its own; a solution that has to be worked out first may take longer.
LONGEST_WORK = 180.0
# An analysis is one line, however long the game was.
LONGEST_LINE = 1 << 26


class SubprocessAnalysis:
    """Works out records, each in a process that is gone afterwards."""

    def __init__(self, command: tuple[str, ...] = COMMAND, seconds: float = LONGEST_WORK) -> None:
        self._command, self._seconds = command, seconds

    async def __call__(self, record: str, underway: Underway) -> bytes:
        """The analysis of a record, as JSON; `underway` hears how far it is and what could be said first."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=pipe, stdout=pipe, stderr=pipe, limit=LONGEST_LINE
        )
        try:
            out, trouble = await asyncio.wait_for(_worked_out(process, record, underway), self._seconds)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if process.returncode:
            # A record holds no names, so what went wrong with it may be told.
            raise OSError(trouble or "no reason given")
        return out


async def _worked_out(process: Process, record: str, underway: Underway) -> tuple[bytes, str]:
    """What the process has found out, and the last line that it had to complain of."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    out, trouble, _ = await asyncio.gather(
        _found(process.stdout, underway), _heard(process.stderr, underway), _hand_in(process.stdin, record)
    )
    await process.wait()
    return out, trouble


async def _hand_in(stdin: asyncio.StreamWriter, record: str) -> None:
    # A process that has ended reads no more; what it says tells why.
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        stdin.write(record.encode())
        await stdin.drain()
        stdin.close()
        await stdin.wait_closed()


async def _found(stdout: asyncio.StreamReader, underway: Underway) -> bytes:
    """The last line; whatever comes before it is shown meanwhile."""
    last = b""
    async for line in stdout:
        underway.show(line)
        last = line
    return last


async def _heard(stderr: asyncio.StreamReader, underway: Underway) -> str:
    trouble = ""
    async for line in stderr:
        text = line.decode(errors="replace").strip()
        if text.startswith(PROGRESS):
            underway.advance(float(text.removeprefix(PROGRESS)))
        elif text:
            trouble = text
    return trouble
