"""Proofs: commands that try to break the server's promises. Each has a planted fault that it must catch.

They stand beside the package, as the tests do: `python -m proofs --help` lists them.
"""
