"""The store: where logs are written down before anybody is told."""
