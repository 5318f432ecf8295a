"""Dreispalten-Kniffel: a small network of what is left of a sheet, and turns that are worked out exactly with it."""
