### What somebody who is away is told: a push message, a letter

call-turn = It is your turn
call-turn-text = { $game } with { $others } is waiting for your move.
call-nudge = { $who } is waiting for you
call-nudge-text = It is your turn in { $game } with { $others }.
nudge-reached = { $who } has been reminded.
nudge-unreached = { $who } is away and has not said how to be called.

letter-text =
    { $title }.

    { $text }
    { $link }

    You get this because you asked for it. No more letters, with one click:
    { $stop }
letter-ask = Shall Stellwerk write to you when it is your turn?
letter-ask-text =
    Somebody, most likely you, gave this address at a table in Stellwerk: it writes whenever it is your turn and you are away.

    If that is what you want, say yes here within a day:
    { $yes }

    If you know nothing of this, do nothing: then no letter will come. To make sure, with one click:
    { $stop }
