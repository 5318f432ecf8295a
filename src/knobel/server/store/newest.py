"""The newest migration."""

NEWEST = "0001"
