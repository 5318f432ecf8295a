"""Races to a goal."""
