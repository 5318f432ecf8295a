"""The expert of Kniffel Extreme: plays by the values of all positions, and without them as on any score sheet."""

from pathlib import Path

from knobel.games.sheet.kniffel_extreme import KniffelExtreme
from knobel.minds.experts.expert import Progress
from knobel.minds.experts.kniffel_extreme.sheets import BOXES, numbers, upper_of
from knobel.minds.experts.kniffel_extreme.solution import KniffelExtremeSolution, file_of
from knobel.minds.experts.score_sheets import SheetExpert
from knobel.solve.disk_cache import cache_folder


class KniffelExtremeExpert(SheetExpert):
    """Knows Kniffel Extreme."""

    @property
    def values_file(self) -> Path:
        return file_of(self.game.info.version)

    @property
    def has_values(self) -> bool:
        return self.values_file.is_file()

    def handwritten_solution(self) -> KniffelExtremeSolution | None:
        return KniffelExtremeSolution(self.game) if self.has_values else None

    def solve_from_scratch(self, progress: Progress) -> float:
        """On a graphics card in seconds; on ordinary processors in hours, going on where it was stopped."""
        from knobel.minds.experts.kniffel_extreme import cpu, gpu

        assert isinstance(self.game.rules, KniffelExtreme)
        chips, start = self.game.rules.options.start_chips, numbers()[upper_of(0, 0)]
        if gpu.is_here():
            with progress(BOXES) as advance:
                return float(gpu.solved(max(1, chips), done=lambda: advance(1))[start, 0, chips])
        folder = cache_folder()
        assert folder is not None, "the extra that works values out knows where they are kept"
        with progress(cpu.sheets()) as advance:
            return float(cpu.solved(chips, folder / f"kniffel-extreme-{chips}", advance)[start, 0, chips])


EXPERT = KniffelExtremeExpert
