### Was jemand erfährt, der nicht da ist: eine Nachricht an den Browser, ein Brief

call-turn = Du bist am Zug
call-turn-text = { $game } mit { $others } wartet auf deinen Zug.
call-nudge = { $who } wartet auf dich
call-nudge-text = Du bist am Zug in { $game } mit { $others }.
nudge-reached = { $who } ist erinnert.
nudge-unreached = { $who } ist nicht da und hat keinen Weg hinterlassen, Bescheid zu geben.

letter-text =
    { $title }.

    { $text }
    { $link }

    Du bekommst diese Nachricht, weil du sie bestellt hast. Mit einem Klick bestellst du sie ab:
    { $stop }
letter-ask = Soll Stellwerk dir schreiben, wenn du am Zug bist?
letter-ask-text =
    Jemand, vermutlich du, hat an einem Tisch in Stellwerk diese Adresse angegeben: Es schreibt dir, sobald du am Zug und nicht da bist.

    Wenn du das möchtest, sag hier innerhalb eines Tages Ja:
    { $yes }

    Wenn du davon nichts weißt, tu nichts: Dann kommt auch kein weiterer Brief. Ganz sicher gehst du mit einem Klick:
    { $stop }
