### First Journey

title = First Journey
    .line = A race to six tickets
    .time = 20 min
    .age = 6 and up

## What it calls the crossing and its end
event-crossed = { $you ->
    [yes] You join east and west and get
   *[no] { $seat } joins east and west and gets
} the bonus ticket.
score-crossing = East–west bonus: { $points }
    .row = East–west
ending-tickets = somebody has six completed tickets

## Not verified
unverified-1 = The 32 tickets are reconstructed: the list is ours, with the lengths of a sister edition and every city two or three times.
unverified-2 = How the 72 train cards are split (11 of each colour and 6 locomotives) is not verified.
