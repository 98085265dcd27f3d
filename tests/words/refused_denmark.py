"""Positions in which Denmark refuses something, and what is said about it in German."""

from __future__ import annotations

from collections.abc import Callable

from crayon.helpers import WALL, Table
from stellwerk.core.game import LUCK
from stellwerk.crayon.state import Debt


def opened(seats: int = 2, **options: str) -> Table:
    return Table.new(seats, **options).opened(*("odense", "aarhus", "odense")[:seats])


def moving() -> Table:
    return opened().track(0, "odense k25 l26 svendborg").track(1, "odense m24").move(0)


def building() -> Table:
    return opened().track(0, "odense k25 l26 svendborg").track(1, "odense m24").build(0)


def offering() -> Table:
    return opened(tariffs="yes").move(0)


def bargaining() -> Table:
    return offering().do(0, "bargain 1 give flowers")


def brought() -> Table:
    table = bargaining().do(0, "town kolding", "terms 0 1").do(1, "answer yes")
    return table.train(0, "kolding", "flowers").do(0, "drop flowers")


def crossing() -> Table:
    return opened().ferry(0, "kattegat").ferry(1, "kattegat").train(0, "aarhus").move(0)


def losing() -> Table:
    """Seat 1 stands near Odense with two kinds of goods when a train derails there."""
    table = opened().train(0, "svendborg", "spirits").train(1, "odense", "beer", "oil").cards(0, 24, 28, 34)
    return table.move(0).do(0, "deliver spirits 28").luck("event derailment")


def full() -> Table:
    """Two of three players have joined Svendborg, a small city."""
    table = opened(3).track(0, "svendborg l26").track(1, "svendborg k27").track(2, "odense m24 l25 m26")
    return table.build(2)


def snowed_in() -> Table:
    return opened().track(0, "aalborg i9").event("snowstorm", 1).build(0)


def choosing() -> Table:
    """Cards 1 to 5 and 6 to 10 are dealt."""
    table = Table.new()
    while table.actors == (LUCK,):
        table.luck(table.legal(LUCK)[0])
    return table


def ended() -> Table:
    table = opened()
    while table.actors:
        table.rest(table.public.turn)
    return table


# A table, an entry as records write it, and what is said about it.
SENTENCES: list[tuple[Callable[[], Table], str, str]] = [
    (ended, "0 done", "Die Partie ist zu Ende."),
    (moving, "1 done", "Du bist nicht an der Reihe. Gewartet wird auf Platz 1."),
    (moving, "0 lay k23-odense", "Gebaut wird erst nach der Fahrt; „done“ beendet sie."),
    (moving, "0 go viborg", "Von Odense nach Viborg ist es mehr als eine Meile."),
    (moving, "0 go k23", "Auf k23–Odense liegt kein Gleis."),
    (lambda: moving().money(0, 3), "0 go m24", "Die Miete an Platz 2 beträgt 4 M, und du hast 3 M."),
    (lambda: opened().move(0, stuck=True), "0 go m24", "Dein Zug ist entgleist und setzt diese Bewegung aus."),
    (lambda: moving().move(0, used=9), "0 go k25", "Keine Meilen mehr: 9 bist du gefahren."),
    (
        lambda: opened().track(0, "aalborg h7").train(0, "aalborg").event("limfjord-ice", 1).move(0),
        "0 go h7",
        "Der Abschnitt h7–Ålborg ist durch ein Ereignis gesperrt.",
    ),
    (moving, "0 load sugar", "In Odense gibt es diese Ware nicht: Zucker."),
    (moving, "0 drop butter", "Butter liegt nicht auf deinem Zug."),
    (lambda: moving().train(0, "k25", "beer"), "0 drop beer", "Abladen kannst du nur in einer Stadt: Bier."),
    (
        lambda: moving().train(0, "odense", "beer", "beer"),
        "0 load flowers",
        "Alle 2 Laderäume sind voll: kein Platz für Blumen.",
    ),
    (
        lambda: moving().train(1, "aarhus", "flowers", "flowers"),
        "0 load flowers",
        "Alle Chips dieser Ware sind unterwegs: Blumen.",
    ),
    (
        lambda: moving().train(0, "k25"),
        "0 load beer",
        "Waren gibt es nur in Städten, und dein Zug steht hier: k25 (bei Odense).",
    ),
    (
        lambda: moving().train(0, "koebenhavn").event("dock-strike", 1),
        "0 load beer",
        "In København (Kopenhagen) wird in dieser Runde weder geladen noch entladen.",
    ),
    (moving, "0 deliver beer 40", "Karte 40 ist weder auf deiner Hand noch öffentlich."),
    (moving, "0 deliver beer 1", "Karte 1 verlangt in Odense nichts dergleichen: Bier."),
    (
        lambda: moving().move(0, fresh=False),
        "0 swap",
        "Karten tauschst du statt eines ganzen Spielzugs, und dieser hat schon begonnen.",
    ),
    (moving, "0 offer 1 4 1", "An diesem Tisch wird ohne Tarife und Absprachen gespielt."),
    (offering, "0 town kolding", "Es wird gerade keine Absprache getroffen."),
    (bargaining, "0 town odense", "In Odense gibt es diese Ware selbst: Blumen."),
    (bargaining, "0 terms 1 1", "Nenne zuerst die Stadt der Absprache."),
    (bargaining, "0 done", "Nenne zuerst Stadt und Preis deiner Absprache."),
    (
        lambda: bargaining().do(0, "town kolding"),
        "0 town kiel",
        "Die Stadt steht fest; es fehlen Preis und Runden.",
    ),
    (
        lambda: bargaining().do(0, "town kolding"),
        "0 terms 51 1",
        "Für das Bringen einer Ware zahlt man 0 bis 50 M.",
    ),
    (
        brought,
        "0 load flowers",
        "In Kolding liegt diese Ware nur für Platz 2: Blumen.",
    ),
    (offering, "0 offer 0 4 1", "Platz 1 kannst du nichts anbieten."),
    (offering, "0 offer 1 9 2", "Biete höchstens 4 M je Runde."),
    (offering, "0 offer 1 9 11", "Ein Angebot gilt für 1 bis 10 Runden."),
    (lambda: offering().money(0, 3), "0 offer 1 4 1", "Das würde 4 M kosten, und du hast 3 M."),
    (
        lambda: offering().do(0, "offer 1 4 1").do(1, "answer no"),
        "0 offer 1 4 1",
        "Platz 2 hat in diesem Spielzug schon ein Angebot von dir bekommen.",
    ),
    (lambda: offering().do(0, "offer 1 4 1"), "1 done", "Beantworte zuerst das Angebot."),
    (
        crossing,
        "0 cross kattegat 1",
        "Die Fähre Århus–Kalundborg gehört dir; du fährst auf deiner eigenen Linie.",
    ),
    (crossing, "0 cross storebaelt 0", "Die Fähre Knudshoved–Korsør fährt hier nicht ab: Århus."),
    (
        lambda: crossing().event("kattegat-gale", 1),
        "0 cross kattegat 0",
        "Die Fähre Århus–Kalundborg verkehrt in dieser Runde nicht.",
    ),
    (
        lambda: crossing().move(0, used=2),
        "0 cross kattegat 0",
        "Die Fähre Århus–Kalundborg nimmst du am Anfang deiner Fahrt, und dein Zug ist schon gefahren.",
    ),
    (
        lambda: crossing().do(0, "cross kattegat 0"),
        "0 cross kattegat 0",
        "Du hast in diesem Spielzug schon eine Fähre genommen.",
    ),
    (
        lambda: opened().ferry(1, "kattegat").train(0, "aarhus").move(0),
        "0 cross kattegat 0",
        "Die Fähre Århus–Kalundborg gehört Platz 1 nicht.",
    ),
    (losing, "1 done", "Wähle zuerst, welche Ware du verlierst."),
    (building, "0 go k25", "Deine Fahrt in diesem Spielzug ist schon zu Ende."),
    (building, "0 lay viborg-h14", "Der Abschnitt Viborg–h14 schließt nicht an dein Netz an."),
    (building, "0 lay odense-k25", "Den Abschnitt Odense–k25 hast du schon gebaut."),
    (building, "0 lay odense-m24", "Den Abschnitt Odense–m24 hat schon Platz 2 gebaut."),
    (building, "0 lay u20-v20", "In København (Kopenhagen) braucht es kein Gleis."),
    (
        lambda: building().build(0, spent=13),
        "0 lay k23-odense",
        "Das würde 3 M kosten, erlaubt sind in diesem Spielzug noch 2 von 15 M.",
    ),
    (lambda: building().money(0, 2), "0 lay k23-odense", "Das würde 3 M kosten, und du hast 2 M."),
    (lambda: building().money(0, 19), "0 upgrade b9", "Das würde 20 M kosten, und du hast 19 M."),
    (
        lambda: building().build(0, left=(14, 14)),
        "0 lay k23-odense",
        "Aus Odense hast du in diesem Spielzug schon 2 Abschnitte gebaut.",
    ),
    (
        lambda: building().money(0, 0).change(debts=(Debt(0, 1, 3),)),
        "0 lay k23-odense",
        "Erst sind 3 M Schulden zu zahlen, dann kannst du wieder bauen.",
    ),
    (
        lambda: building().do(0, "upgrade b9"),
        "0 lay k23-odense",
        "Du hast in diesem Spielzug aufgerüstet, statt zu bauen.",
    ),
    (
        lambda: building().do(0, "lay k23-odense"),
        "0 upgrade b9",
        "Aufrüsten geht nur statt zu bauen, und du hast in diesem Spielzug schon etwas gekauft.",
    ),
    (building, "0 upgrade c12", "Von Güterzug zu Superfrachtzug rüstest du nicht auf: Es geht Stufe um Stufe."),
    (
        lambda: building().train(0, "odense", kind="b9").do(0, "convert b12"),
        "0 convert b12",
        "Ein neuer Zug ist schon bestellt: Schnellzug.",
    ),
    (
        building,
        "0 convert c12",
        "Von Güterzug zu Superfrachtzug rüstest du nicht um: Das geht nur auf derselben Stufe.",
    ),
    (
        lambda: opened().track(0, "odense m24").build(0),
        "0 lay m24-knudshoved",
        "Knudshoved schließt du nur zusammen mit einer Fähre an („buy“).",
    ),
    (building, "0 buy fugleflugt", "Dein Netz erreicht keinen Hafen der Fähre Rødby–Puttgarden."),
    (lambda: building().ferry(0, "kattegat"), "0 buy kattegat", "Die Fähre Århus–Kalundborg gehört dir schon."),
    (
        lambda: opened(3).ferry(1, "kattegat").ferry(2, "kattegat").build(0),
        "0 buy kattegat",
        "Die Fähre Århus–Kalundborg gehört schon 2 Personen, mehr geht nicht.",
    ),
    (
        lambda: building().ferry(0, "kielpost"),
        "0 buy storebaelt m24-knudshoved",
        "Dein Netz erreicht die Fähre Knudshoved–Korsør schon: Kaufe sie ohne Abschnitt.",
    ),
    (
        building,
        "0 buy storebaelt k23-odense",
        "Der Abschnitt k23–Odense führt zu keinem Hafen der Fähre Knudshoved–Korsør, der keine Stadt ist.",
    ),
    (
        snowed_in,
        "0 lay aalborg-j8",
        "Der Abschnitt Ålborg–j8 kann nicht gebaut werden, solange das Ereignis gilt.",
    ),
    (
        lambda: snowed_in().track(0, "koebenhavn u20 u19"),
        "0 buy aalborgbaaden",
        "An den Häfen der Fähre Hals–København wird in dieser Runde nicht gebaut.",
    ),
    (full, "2 lay m26-svendborg", "In Svendborg ist kein Platz mehr für dich."),
    (
        lambda: opened().track(0, "k2 k1 skagen", "k2 l2").build(0),
        "0 lay skagen-l2",
        "Skagen hätte keinen freien Zugang mehr.",
    ),
    (
        lambda: Table.new().opened("odense", "koebenhavn").track(0, *WALL).build(0),
        "0 lay j24-k24",
        "Jemand käme dann auf keinem Weg mehr nach Odense.",
    ),
    (choosing, "0 under 1", "Lege genau 2 verschiedene Karten unter den Stapel."),
    (choosing, "0 under 1 60", "Karte 60 hast du nicht auf der Hand."),
    (choosing, "0 begin odense", "Wähle erst deine Karten, dann deine Startstadt."),
    (lambda: choosing().do(0, "under 1 2"), "0 begin kiel", "Kiel ist keine Startstadt."),
    (
        lambda: choosing().do(0, "under 1 2", "begin aarhus").do(1, "under 6 7"),
        "1 begin aarhus",
        "Århus ist als Startstadt schon vergeben.",
    ),
    (
        lambda: Table.new(),
        "* event dock-strike",
        "Das Ereignis „Streik der Hafenarbeiter“ kann jetzt nicht kommen.",
    ),
]
