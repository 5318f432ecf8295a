"""Kniffel: solved for points, by values of every sheet."""
