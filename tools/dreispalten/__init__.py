"""Dreispalten-Kniffel on a graphics card: a network trained by its own play, and a bound that nobody exceeds."""
