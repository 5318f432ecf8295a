"""What games share: ground rules around any game, and small machines inside a state."""
