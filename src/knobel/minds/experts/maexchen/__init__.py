"""Mäxchen: an equilibrium of the whole game, for two and for three."""
