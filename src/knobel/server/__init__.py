"""The table server: loses nothing, shows nobody too much."""
