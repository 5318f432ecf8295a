"""Schocken: turns looked through to their end, and the chain of rounds between two."""
