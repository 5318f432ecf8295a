"""Minds: players that decide from what their seat may know, and never from a state."""
