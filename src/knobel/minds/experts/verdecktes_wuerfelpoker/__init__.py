"""Verdecktes Würfelpoker: what announcements and doubts of a deal are worth."""
