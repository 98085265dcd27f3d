"""Makes boards: a coastline and a list of cities become mileposts, sections and order cards."""
