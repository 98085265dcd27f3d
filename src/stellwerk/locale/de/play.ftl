### Spielen im Terminal

play-head = { $title } mit { $seats } Plätzen. Menschen haben die ersten Plätze.
play-bot = Platz { $seat } ist der Bot { $bot }.
play-left = Du hast die Partie verlassen.
play-recorded = Die Aufzeichnung steht in { $file }.
see-help = „?“ erklärt, was du eingeben kannst.
prompt = Platz { $seat }, deine Wahl:{" "}
curtain-read = Platz { $seat }, drücke die Eingabetaste, wenn du das gelesen hast; danach ist es verdeckt.{" "}
curtain = Platz { $seat }, drücke die Eingabetaste, wenn sonst niemand zusieht.{" "}
menu-long = { $heading }: Nummern { $first } bis { $last }. „{ $verb }“ zählt sie auf, „{ $verb }“ mit einem Namen wählt aus.
no-number = Die Nummer { $n } gibt es nicht; erwartet wird 1 bis { $last }.
not-now = Zu „{ $text }“ passt nichts, was du jetzt tun kannst. Vielleicht meinst du: { $actions }.
no-rule = Eine Regel „{ $rule }“ gibt es nicht; erwartet wird eine Nummer wie { $sample }.
rules-which = „regeln { $sample }“ nennt eine Regel; „stellwerk rules { $game }“ nennt alle.
undone = Zurückgenommen.
undo-refused = Zurücknehmen geht nicht: Seit deiner letzten Entscheidung hat jemand gehandelt oder etwas erfahren.

## Wörter zum Eingeben: Die englischen gehen immer
command-help = hilfe
command-rules = regeln, regel
command-position = stellung
command-menu = menü
command-log = verlauf
command-undo = zurück
command-quit = ende
command-hand = karten, hand
command-tickets = ziele, zielkarten, tickets
command-board = plan, map
command-players = spieler
command-orders = aufträge
command-ways = wege
command-goods = waren
