"""Series of throws with a score."""
