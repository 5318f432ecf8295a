"""A table at one terminal: people and bots, dice, time, and what each person may see."""
