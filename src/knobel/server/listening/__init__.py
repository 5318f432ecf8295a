"""Connections before anybody has asked anything: how many there may be, and how long each may take."""
