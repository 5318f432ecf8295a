"""The newest migration."""

NEWEST = "0003"
