"""What many games of the crayon family say about a country."""
