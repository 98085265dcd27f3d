"""`python -m stellwerk.cli`"""

from stellwerk.cli import main

main()
