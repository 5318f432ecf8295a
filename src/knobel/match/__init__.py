"""Matches: the ground rules around any game, as people play it at a table."""
