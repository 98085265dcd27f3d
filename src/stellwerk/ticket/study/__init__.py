"""What many games of the Ticket family say about a board."""
