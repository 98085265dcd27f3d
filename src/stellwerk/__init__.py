"""Stellwerk: play, study and design rail board games."""
