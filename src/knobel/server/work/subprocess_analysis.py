"""An analysis in a process of its own, with a time limit."""

import asyncio
import contextlib
import sys

COMMAND = (sys.executable, "-m", "knobel.minds.analysis_process")
LONGEST_WORK = 180.0


class SubprocessAnalysis:
    """Works out records, each in a process that is gone afterwards."""

    def __init__(self, command: tuple[str, ...] = COMMAND, seconds: float = LONGEST_WORK) -> None:
        self._command, self._seconds = command, seconds

    async def __call__(self, record: str) -> bytes:
        """The analysis of a record, as JSON."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe, stderr=pipe)
        try:
            out, trouble = await asyncio.wait_for(process.communicate(record.encode()), self._seconds)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if process.returncode:
            # A record holds no names, so what went wrong with it may be told.
            raise OSError((trouble.decode(errors="replace").strip().splitlines() or ["no reason given"])[-1])
        return out
