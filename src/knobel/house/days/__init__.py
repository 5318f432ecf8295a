"""The dice of the day: one game a day, the same dice for everybody."""
