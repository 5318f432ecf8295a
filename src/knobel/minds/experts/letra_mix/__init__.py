"""Letra Mix: crosswords built from the dice."""
