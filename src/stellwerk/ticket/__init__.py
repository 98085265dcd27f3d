"""The Ticket family: one rules core for Europe, Germany and First Journey."""
