"""Bots of the Ticket family: they see what a seat sees."""
