"""A report on a board: many games are played, noted and counted, and told as a page, as JSON and as Parquet."""
