### Warum ein Bot tun würde, wozu er rät

hint-dk-under = Mit den anderen Karten beginnt die beste erste Tour in { $place } und kommt ohne diese aus.
hint-dk-begin = Von { $place } aus bringt die erste Tour { $pay } M in etwa { $turns ->
    [one] { $turns } Spielzug
   *[other] { $turns } Spielzügen
}; zu bauen sind Gleise für { $cost } M.
hint-dk-swap = Die beste Tour mit diesen Karten bringt { $rate } M je Spielzug, üblich sind { $usual } M.
hint-dk-fetch = Unterwegs, um { $good } zu holen: { $place } zahlt dafür { $pay } M; die Tour mit { $stops ->
    [one] einem Halt
   *[other] { $stops } Halten
} bringt { $rate } M je Spielzug.
hint-dk-bring = { $good } für { $place }, { $pay } M; die Tour mit { $stops ->
    [one] einem Halt
   *[other] { $stops } Halten
} bringt { $rate } M je Spielzug.
hint-dk-deliver = { $place } zahlt { $pay } M für { $good }.
hint-dk-load = Ein Auftrag aus { $place } zahlt { $pay } M für { $good }.
hint-dk-companion = Ein Laderaum ist leer, und die Karten, die noch kommen, zahlen am meisten für { $good }.
hint-dk-drop = Es braucht Platz, und diese Tour kommt ohne { $good } aus.
hint-dk-closed = In { $place } wird diese Runde weder geladen noch abgeladen, also wartet der Zug.
hint-dk-wait = Der Weg mit { $good } für { $place } ({ $pay } M) ist in diesem Spielzug noch nicht frei.
hint-dk-nothing = Mit dem Geld, das da ist, lässt sich von hier aus kein Auftrag erfüllen.
hint-dk-build = Der Tour mit { $good } für { $place } ({ $pay } M) fehlen noch Gleise für { $cost } M.
hint-dk-upgrade = Mit dem Zug „{ $train }“ kommt der Sieg etwa { $turns ->
    [one] { $turns } Spielzug
   *[other] { $turns } Spielzüge
} früher.
hint-dk-join = Zum Sieg gehört { $place }; alles, was noch fehlt, kostet { $cost } M.
hint-dk-save = Jetzt muss nichts gebaut werden; { $cash } M bleiben für später.
hint-dk-lose = Von deinen Waren fehlt { $good } am wenigsten.
hint-dk-offer-yes = { $sum } M sind nicht weniger als die { $rent } M Miete, die zu erwarten sind.
hint-dk-offer-no = { $sum } M sind weniger als die { $rent } M Miete, die zu erwarten sind.
hint-dk-bring-yes = Mit den { $sum } M lohnt es sich, die Ware zu bringen.
hint-dk-bring-no = Die { $sum } M sind den Umweg nicht wert.
hint-dk-get-yes = Die Ware gebracht zu bekommen ist etwa { $worth } M wert und kostet { $sum } M.
hint-dk-get-no = Die Ware gebracht zu bekommen ist höchstens { $worth } M wert und kostet { $sum } M.

## Der Stratege

hint-dk-search = Über die Karten hinweg, die kommen können, siegt die Tour, die mit { $good } für { $place } ({ $pay } M) weitergeht, in etwa { $turns ->
    [one] { $turns } Spielzug
   *[other] { $turns } Spielzügen
}{ $n ->
    [0] .
    [one] ; die nächstbeste Wahl ist { $second } M weniger wert.
   *[other] ; die nächstbesten sind { $second } M und { $third } M weniger wert.
}
