"""The newest migration."""

NEWEST = "0002"
