"""Bots of the crayon family: they see what a seat sees."""
