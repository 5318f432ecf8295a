"""Poker hands with dice."""
