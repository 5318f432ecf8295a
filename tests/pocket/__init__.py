"""The house in a browser's worker: under CPython, and in the browser's own Python."""
