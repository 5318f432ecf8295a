"""Lines to tables and desks: messages in, messages out, whatever carries them."""
