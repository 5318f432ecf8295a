"""Press your luck."""
