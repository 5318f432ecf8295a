"""Tournament desks behind the server: live logs, links for every role, and the online venue."""
