### Die Befehlszeile

## Gemeinsames
seat = Platz { $seat }
nothing = nichts
number = { $n }
percent = { $n } %
list-end = { $front } und { $last }

## Hilfe
help-program = Eisenbahn-Brettspiele spielen, erforschen und entwerfen. Menschen zählen Plätze ab 1; Optionen, Aufzeichnungen und JSON zählen sie ab 0.
help-lang = Sprache, etwa de oder en. Vorgabe: wie im System eingestellt, sonst Englisch.
help-version = Die Version des Programms.
help-json = Zahlen als JSON.
help-games = Die Spiele und ihre Optionen.
help-play = Im Terminal spielen. Gegen Bots oder zu mehreren an einer Tastatur.
help-simulate = Bots viele Partien spielen lassen.
help-replay = Eine aufgezeichnete Partie erzählen.
help-check = Aufzeichnungen nachrechnen. Rückgabewert 2, wenn eine nicht stimmt.
help-check-board = Einen eigenen Plan prüfen. Plan (.json) oder Titel (.toml); Rückgabewert 2, wenn er nicht spielbar ist.
help-rules = Die Regeln in unseren eigenen Worten. Mit Auslegungen und ihren Gründen.
help-bench = Das Tempo auf diesem Rechner messen.
help-lockstep = Regelkern und übersetzten Kern dieselben Partien spielen lassen. Verglichen wird nach jedem Schritt; Rückgabewert 1, wenn sie sich unterscheiden.
help-game = Der Name eines Spiels oder der Pfad einer Titeldatei (.toml).
help-option = Eine Option des Spiels, etwa way=mega; darf mehrfach vorkommen.
help-players = Wie viele mitspielen. Vorgabe: so wenige wie möglich.
help-bots = Bots: ein Name für alle ihre Plätze oder je Platz einer, mit Kommas; modul:bot ist ein eigener, policy.onnx ein gelernter.
help-play-bots = Bots: ein Name für alle ihre Plätze oder je Platz einer, mit Kommas. Vorgabe: greedy.
help-games-number = Wie viele Partien.
help-seed = Gleicher Startwert, gleiche Partien.
help-records = Ein Ordner für je eine Aufzeichnung pro Partie.
help-people = Wie viele Menschen mitspielen; sie haben die ersten Plätze.
help-play-seed = Gleicher Startwert, gleicher Zufall. Vorgabe: Zufall, den niemand wiederholen kann.
help-record = Eine neue Datei für die Aufzeichnung der Partie.
help-record-file = Eine Aufzeichnung.
help-record-files = Aufzeichnungen.
help-own-title = Die Titeldatei des Plans, wenn er nicht von uns ist.
help-at = Stattdessen die Stellung nach so vielen Einträgen erzählen.
help-board-file = Eine Plandatei (.json) oder Titeldatei (.toml).
help-rules-game = Ein Spiel, eine Titeldatei oder die Nummer einer Regel. Vorgabe: alle.
help-coverage = Welche Tests welche Regel zeigen; Rückgabewert 1, wenn eine Regel keinen hat.
help-tests = Der Ordner mit den Tests. Vorgabe: neben dem Quelltext oder „tests“ hier.
help-seconds = Rechenzeit in Sekunden für jede Zahl.
help-bench-compile = Auch messen, wie lange übersetztes Spiel zum Anlaufen braucht, mit und ohne Vorrat. Das Übersetzen dauert eine Minute.

## Fehler: Was das Spiel selbst hinzufügt, ist englisch
error-option = Diese Option geht nicht: { $text }
error-key-value = „{ $text }“ ist keine Option; erwartet wird name=wert
error-option-twice = Die Option „{ $name }“ steht zweimal da; einmal genügt
error-game = Unbekanntes Spiel: { $text }
error-bot = Unbekannter Bot: { $text }
error-no-bot = Einen Bot „{ $bot }“ gibt es für { $game } nicht; zur Wahl stehen { $bots }
error-bot-seats = { $bot } spielt an einem Tisch mit { $seats } Plätzen, nicht mit { $players }
error-bots = { $told ->
    [one] { $told } Bot
   *[other] { $told } Bots
} für { $seats } Plätze; erwartet wird ein Name für alle oder je Platz einer
error-players = { $players } Personen: { $game } ist mit diesen Optionen für { $low } bis { $high }
error-people = { $people } Menschen für { $seats } Plätze; erwartet werden höchstens { $seats }
error-file = Die Datei ist nicht brauchbar: { $text }
error-record = Die Aufzeichnung ist nicht brauchbar: { $text }
error-entry = Die Aufzeichnung ist nicht brauchbar: Zeile { $line }, „{ $entry }“. { $text }
error-action = Das ist keine Aktion: { $text }
error-illegal = Das geht nicht: { $text }
error-illegal-rule = Das geht nicht: { $text } Regel { $rule }: { $meaning }
error-usage = Nicht verstanden: { $text }
error-extra = Dazu braucht es { $module }: pip install 'stellwerk[{ $extra }]'
error-system = Das System lehnt ab: { $text }
error-folder = In den Ordner „{ $path }“ lässt sich nichts schreiben: { $text }
error-folder-used = Im Ordner „{ $path }“ liegt schon { $file }; erwartet wird ein Ordner ohne Aufzeichnungen dieses Spiels mit diesem Startwert
error-write = Die Datei „{ $path }“ lässt sich nicht schreiben: { $text }
error-exists = Die Datei „{ $path }“ gibt es schon; erwartet wird eine neue
error-at = Den Eintrag { $at } gibt es nicht; erwartet wird 0 bis { $most }
error-whole = { $option } „{ $value }“ ist keine ganze Zahl
error-seconds = { $option } „{ $value }“ ist keine Zahl von Sekunden
error-least = { $option } „{ $value }“ geht nicht; erwartet wird mindestens { $least }
error-lang = Die Sprache „{ $lang }“ ist unbekannt; zur Wahl stehen { $langs }
error-tests = Einen Ordner „{ $path }“ mit Tests gibt es nicht; nenne einen mit --tests

## games
game-line = { $name }: { $title }, { $low } bis { $high } Personen
option-line = { $name }: eines von { $values }; Vorgabe { $default }
option-several = { $name }: beliebige von { $values }, mit Kommas; Vorgabe { $default }
games-hint = Die Option „start“ zählt Plätze ab 0: Mit start=0 beginnt Platz 1.

## simulate
progress-games = Partien
progress-rate = { $rate } pro Sekunde
simulate-head = { $games ->
    [one] { $games } Partie { $title } mit { $players } Plätzen
   *[other] { $games } Partien { $title } mit { $players } Plätzen
}
simulate-speed = { $decisions } Entscheidungen in { $seconds } Sekunden, { $rate } pro Sekunde
simulate-turbo = Gespielt mit der flachen Maschine: zufällige Bots in übersetztem Code. Derselbe Startwert gibt andere Partien als bei der Referenz.
simulate-no-turbo = Gespielt mit der Referenz, das dauert länger: Für übersetztes Spiel fehlt Numba (pip install "stellwerk[turbo]").
simulate-bot = { $bot } gewinnt { $wins }, { $rate }
simulate-shared = { $n ->
    [one] { $n } Partie haben mehrere gemeinsam gewonnen; ein geteilter Sieg zählt anteilig.
   *[other] { $n } Partien haben mehrere gemeinsam gewonnen; ein geteilter Sieg zählt anteilig.
}
simulate-length = Länge: im Mittel { $decisions } Entscheidungen und { $turns } Züge
simulate-ending = { $n ->
    [one] { $n } Partie endete: { $how }
   *[other] { $n } Partien endeten: { $how }
}
column-seat = Platz
column-bot = Bot
column-mean = Mittel
column-sd = Streuung
column-min = min.
column-max = max.
column-wins = Siege
column-rate = Gewinnrate (95 %)
all-seats = alle Plätze

## check, replay
check-passed = { $n ->
    [one] { $file }: stimmt, { $n } Eintrag. { $winners }
   *[other] { $file }: stimmt, { $n } Einträge. { $winners }
}
check-failed = { $file }: { $text }
replay-head = { $title } mit { $seats } Plätzen
replay-unfinished = { $n ->
    [one] Die Aufzeichnung endet hier nach { $n } Eintrag; die Partie ist nicht zu Ende.
   *[other] Die Aufzeichnung endet hier nach { $n } Einträgen; die Partie ist nicht zu Ende.
}
replay-verified = Nachgespielt und nachgerechnet: Die Aufzeichnung stimmt.
position-head = Die Stellung nach { $n } von { $of } Einträgen
board-head = Plan
result-seat = Rang { $rank }: { $seat }, { $total }
result-place = Platz { $rank } von { $of }{ $how ->
    [ahead] , { $gap } vor { $seats }
    [behind] , { $gap } hinter { $seats }
    [level] , gleichauf mit { $seats }
   *[alone] {""}
}
result-winners = { $you ->
    [yes] Du gewinnst: { $total }.
   *[no] { $n ->
        [one] { $seats } gewinnt: { $total }.
       *[other] { $seats } teilen sich den Sieg: je { $total }.
    }
}

## check-board
board-error = Fehler: { $text }
board-warning = Hinweis: { $text }
board-fine = { $warnings ->
    [0] { $file }: nichts auszusetzen.
    [one] { $file }: spielbar, { $warnings } Hinweis.
   *[other] { $file }: spielbar, { $warnings } Hinweise.
}

## rules
rule-why = Unsere Auslegung, denn: { $why }
unverified-head = { $title }: nicht gesichert
column-rule = Regel
column-holds = gilt
column-refuses = verbietet
column-tests = Tests
coverage-names = { $holds }; verbietet: { $refuses }
coverage-untested = Teil { $part }: noch keine Tests.
coverage-summary = { $covered } von { $rules } Regeln haben Tests; { $tests } Tests nennen eine Regel.
coverage-empty = Regeln ohne Test: { $rules }
coverage-unknown = Tests nennen Regeln, die es nicht gibt: { $rules }

## lockstep
lockstep-agreed = { $title } zu { $seats }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $steps } Schritte, davon { $decisions } Entscheidungen, kein Unterschied.

## bench
bench-running = Messung läuft …
bench-note = Alle Zahlen gelten je Sekunde Rechenzeit; „je Schleife“ sagt, wie oft etwas in eine Eichschleife von { $steps } einfachen Schritten passt.
bench-no-turbo = Übersetztes Spiel wurde nicht gemessen: Dafür fehlt Numba (pip install "stellwerk[turbo]").
column-figure = Zahl
column-game = Spiel
column-seats = Plätze
column-best = ruhigste
column-median = Median
column-ratio = je Schleife
column-ms = ms je Mal
figure-calibration = Eichschleifen
figure-decisions = Entscheidungen in ganzen Partien
figure-games = ganze Partien
figure-apply = ausgeführte Aktionen
figure-copy = kopierte Stellungen
figure-legal = Listen erlaubter Aktionen
figure-build = billigste Bauwege
figure-run = schnellste Fahrten
figure-order = bewertete Aufträge
figure-trail = längste Wege
figure-turbo-decisions = übersetzte Entscheidungen, ein Kern
figure-turbo-games = übersetzte Partien, ein Kern
figure-turbo-decisions-all = übersetzte Entscheidungen, alle Kerne (nach der Uhr)
figure-turbo-games-all = übersetzte Partien, alle Kerne (nach der Uhr)
figure-vec-steps = Entscheidungen nebeneinander
figure-vec-masks = ebenso, mit Masken
figure-vec-observations = ebenso, mit Masken und Beobachtungen
figure-turbo-start = übersetztes Spiel aus dem Vorrat begonnen
figure-turbo-compile = übersetztes Spiel ohne Vorrat begonnen
file-line = { $file }, Zeile { $line }
help-schema = Ein JSON-Schema von Titel-, Plan- oder Rezeptdateien schreiben, für Editoren, die ergänzen und prüfen.
help-schema-what = title, board oder recipe.
help-schema-family = Wessen Dateien: ticket oder crayon. Sonst die der ersten Familie, die solche Dateien hat.
error-schema = Ein Schema „{ $what }“ gibt es nicht; es gibt { $there }
