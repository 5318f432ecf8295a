"""Clubs as live logs."""
