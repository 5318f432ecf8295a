"""Mäxchen: an equilibrium of the whole game for two, and of a round for more."""
