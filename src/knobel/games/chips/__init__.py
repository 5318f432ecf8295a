"""Chips and chip boards."""
