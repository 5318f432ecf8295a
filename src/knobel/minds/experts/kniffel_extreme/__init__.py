"""Kniffel Extreme, worked out exactly, and kept small enough to come with the package."""
