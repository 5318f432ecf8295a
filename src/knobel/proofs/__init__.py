"""Proofs: commands that try to break the server's promises. Each has a planted fault that it must catch."""
