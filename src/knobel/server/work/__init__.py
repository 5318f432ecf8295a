"""Work that takes its time: done in processes of their own, so that nobody else waits for it."""
