"""From what a person types to a move: menus, prompts for each space, and real dice."""
