"""What many games say about a board: what is noted of each, and what it adds up to."""
