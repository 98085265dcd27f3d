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
no-rule = Eine Regel „{ $rule }“ gibt es nicht; erwartet wird eine Nummer wie T-26.
rules-which = „regeln T-26“ nennt eine Regel; „stellwerk rules { $game }“ nennt alle.
undone = Zurückgenommen.
undo-refused = Zurücknehmen geht nicht: Seit deiner letzten Entscheidung hat jemand gehandelt oder etwas erfahren.
play-help =
    Gib die Nummer einer Möglichkeit ein oder eine Aktion wie „claim paris-zurich-1“. Wortanfänge genügen: „claim par zur“.
    stellung: noch einmal die ganze Stellung. menü: noch einmal die Möglichkeiten.
    karten: deine Karten. tickets: deine Tickets. spieler: was man von allen weiß.
    plan: wem die Strecken gehören. plan paris: was in Paris endet.
    regeln T-26: eine Regel. verlauf: die Geschichte bis hierher.
    zurück: deine letzte Entscheidung zurücknehmen, solange niemand etwas daraus erfahren hat.
    ende: die Partie verlassen.

## Wörter zum Eingeben: Die englischen gehen immer
command-help = hilfe
command-rules = regeln, regel
command-position = stellung
command-menu = menü
command-log = verlauf
command-undo = zurück
command-quit = ende
command-hand = karten, hand
command-tickets = tickets
command-board = plan
command-players = spieler
