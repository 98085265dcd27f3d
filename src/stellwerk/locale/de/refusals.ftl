### Warum der Server Nein sagt: je ein Satz; die Regeln der Spiele haben eigene Dateien

## Wer fragt
refusal-token-needed = Der Server kennt dich noch nicht. Setz dich zuerst an einen Tisch.
refusal-token-unknown = Der Server kennt dich nicht mehr. Lade die Seite neu.
refusal-tokens-wrong = Der Server hat dich zu oft nicht erkannt. Warte einen Moment.
refusal-too-many = Das waren zu viele Anfragen auf einmal. Warte einen Moment.
refusal-too-many-errands = Für dich wird schon mehr ausgerechnet, als dir zusteht. Warte ein wenig und frag noch einmal.
refusal-errand-too-long = Das dauert länger, als dieser Server an einer Frage arbeitet.
refusal-no-question = Die Frage { $question } gibt es hier nicht; es gibt { $questions }.
refusal-not-a-question = So lässt sich das nicht fragen: { $text }
refusal-no-chronicle = Von diesem Spiel werden keine Zahlen festgehalten.
refusal-no-analysis = Partien dieser Art kann dieser Server nicht analysieren.
refusal-analysis-later = Analysieren lässt sich eine Partie erst, wenn sie zu Ende gespielt ist.
refusal-hint-coming = Ein Tipp ist schon unterwegs. Warte auf ihn.
refusal-too-many-lines = Von hier sind zu viele Verbindungen offen. Schließ ein Fenster.
refusal-too-large = Das ist zu groß für den Server.
refusal-too-slow = Die Anfrage kam nicht rechtzeitig an.
refusal-head-too-large = Die Kopfzeilen der Anfrage sind zu groß.
refusal-address-too-long = Die Adresse ist zu lang.
refusal-bad-body = Was gesendet wurde, lässt sich nicht lesen.
refusal-wrong-method = So kann man hier nicht fragen.
refusal-bad-http = Das ist keine Anfrage.
refusal-no-host = Die Anfrage nennt einen Server, den es nicht geben kann.
refusal-does-not-fit = Das passt nicht: { $place }: { $text }
refusal-foreign-page = Diese Seite gehört zu einem anderen Server. Wer diesen betreibt, nennt seine Adresse mit --public oder die Seite mit --origin.
refusal-busy = Gerade kommen zu viele auf einmal. Versuch es gleich noch einmal.
refusal-not-a-message = Diese Nachricht versteht der Server nicht: { $text }

## Tische und Plätze
refusal-nothing-there = Hier gibt es nichts.
refusal-no-table = Diesen Tisch gibt es nicht.
refusal-no-code = Zum Code { $code } gibt es keinen Tisch.
refusal-no-game = Das Spiel { $game } gibt es nicht. Es gibt: { $games }.
refusal-no-bot = Den Bot { $bot } gibt es nicht. Es gibt: { $bots }.
refusal-bot-seats = Der Bot { $bot } spielt nur an einem Tisch mit { $seats } Plätzen.
refusal-no-seat = Platz { $seat } gibt es nicht.
refusal-bad-options = Diese Optionen passen nicht: { $text }
refusal-number-of-seats = Dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $count }.
refusal-no-seat-of-yours = Du hast keinen Platz an diesem Tisch.
refusal-seat-of-others = Platz { $seat } gehört dir nicht.
refusal-seat-not-free = Platz { $seat } ist nicht mehr frei.
refusal-table-full = Alle Plätze sind besetzt.
refusal-somebody-sits = Dort sitzt schon jemand.
refusal-person-here = Die Person auf diesem Platz ist da.
refusal-person-just-left = Die Person war eben noch da. In { $seconds } Sekunden darf ein Bot für sie spielen.
refusal-only-host = Das darf nur, wer den Tisch eröffnet hat.
refusal-only-watching = Du schaust nur zu.
refusal-table-busy = An diesem Tisch ist gerade viel los. Versuch es noch einmal.

## Anfang und Ende
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-begun = Die Partie hat schon begonnen.
refusal-begun-watch = Die Partie hat schon begonnen. Du kannst zuschauen.
refusal-luck-settled = Die Partie hat begonnen; das Glück steht jetzt fest.
refusal-not-running = Die Partie läuft gerade nicht.
refusal-over = Die Partie ist zu Ende.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-rematch-others = Noch eine Partie gibt es nur für die, die hier mitgespielt haben.
refusal-old-rules = Diese Partie begann mit Fassung { $rules } der Regeln, und ein Zug darin gilt heute nicht mehr. Sie ruht.
refusal-log-full = Dieser Tisch ist bei seinen { $most } Versionen angekommen; man kann ihn nur noch verlassen oder abbrechen.
refusal-log-nearly-full = Dieser Tisch hat { $versions } von höchstens { $most } Versionen: Zurücknehmen und Umschalten gehen nicht mehr, damit die Partie noch zu Ende kommt.
refusal-title-away = Dieser Tisch ruht: { $game } gibt es hier nicht mehr, oder nicht mehr so wie damals.

## Spielen
refusal-not-an-action = Das ist keine Aktion in diesem Spiel: { $text }
refusal-bot-plays = Ein Bot spielt gerade für dich. Wähle zuerst „Selbst weiterspielen“.
refusal-nothing-to-undo = Hier geht es nicht zurück: Es wurde etwas aufgedeckt, oder andere waren schon dran.
refusal-nothing-to-take-back = Du hast noch nichts getan, was sich zurücknehmen ließe.
refusal-nobody-asked = Auf deine Antwort wartet niemand mehr.
refusal-no-hints = An diesem Tisch wird ohne Tipps gespielt.
refusal-hint-later = Tipps gibt es, wenn du an der Reihe bist.
refusal-bot-silent = Der Bot hat nicht rechtzeitig geantwortet.
refusal-lesson-step = Auch ein guter Zug, und bald spielst du frei. Mach jetzt erst den, der gezeigt wird.
refusal-lesson-forward = In der Lektion geht es nur vorwärts. Danach kannst du zurücknehmen.
refusal-not-ahead = In diesem Spiel lässt sich nichts vormerken.
refusal-shared-device = An einem geteilten Gerät lässt sich nichts vormerken.
refusal-your-turn-already = Du bist schon am Zug.
refusal-lesson-hint = In der Lektion steht oben, was als Nächstes kommt. Tipps gibt es danach.
refusal-no-lesson = Zu { $game } gibt es noch keine Lektion.

## Reden
refusal-chat-off = An diesem Tisch wird nicht gesprochen.
refusal-chat-phrases = An diesem Tisch gibt es nur die fertigen Sätze.
refusal-muted = Dein Platz ist stummgeschaltet.

## Aufzeichnungen
refusal-record-later = Die Aufzeichnung nennt jede Karte; es gibt sie erst nach der Partie.
refusal-bad-record = Diese Aufzeichnung lässt sich nicht abspielen: { $text }
refusal-past-over = An dieser Stelle ist die Partie schon zu Ende.
refusal-past-seats = Diese Aufzeichnung ist eine Partie mit { $count } Plätzen.
refusal-past-open = Wer eine Partie fortsetzt, besetzt jeden Platz selbst oder mit einem Bot.

## Wenn etwas kaputt ist
refusal-store-shut = Die Datenbank lässt sich nicht öffnen: { $text }
refusal-log-unreadable = Diesen Tisch kann der Server gerade nicht lesen. Er bleibt, wie er ist.
refusal-entry-unreadable = Version { $version } dieses Tischs kann der Server nicht lesen.
refusal-store-unread = Der Server erreicht seine Datenbank gerade nicht. Versuch es gleich noch einmal.
refusal-store-unwritten = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
refusal-move-unstored = Das ließ sich nicht speichern. Es hat sich nichts geändert.
refusal-stopping = Der Server wird gerade beendet. Versuch es gleich noch einmal.
refusal-failed = Der Server hat einen Fehler gemacht. Es hat sich nichts geändert.

## Geräte und Nachrichten
refusal-no-pass = Dieser Link gilt nicht mehr: Er wurde benutzt, zurückgezogen oder ist älter als zehn Minuten.
refusal-no-device = Dieses Gerät gibt es nicht.
refusal-too-many-devices = Deinen Platz können höchstens { $most } Geräte haben. Melde zuerst eines ab.
refusal-no-push = Dieser Server schickt keine Nachrichten an Browser.
refusal-bad-push = Dein Browser nennt einen Nachrichtendienst, der sich nicht benutzen lässt.
refusal-no-letters = Dieser Server schreibt keine E-Mails.
refusal-bad-address = Das ist keine E-Mail-Adresse.
refusal-too-many-letters = Dorthin gingen schon genug Briefe. Versuch es in einer Stunde noch einmal.
refusal-letter-unsent = Der Brief ließ sich nicht abschicken. Prüf die Adresse oder versuch es später noch einmal.
refusal-no-slip = Dieser Link gilt nicht mehr.
refusal-nudge-nobody = Erinnern kannst du nur andere, die am Zug sind.
refusal-nudge-early = Der Zug hat eben erst begonnen.
refusal-nudged = Die Erinnerung ist schon unterwegs. Lass fünf Minuten Zeit.
refusal-bot-plays-already = Für diese Person spielt schon ein Bot.

## Spielpläne aus dem Browser
refusal-no-design = Das ist kein Spielplan des Editors: { $text }
refusal-design-faulty = Der Spielplan lässt sich noch nicht verwenden: { $text }
refusal-no-layout = Zu diesem Spielplan fehlt ein passendes Layout. Lass ihn zuerst zeichnen.
refusal-no-archive = Dieses Archiv lässt sich nicht lesen.
refusal-too-much-packed = In diesem Archiv ist mehr, als ein Spielplan braucht.
refusal-designs-full = Dieser Server bewahrt keine weiteren Spielpläne auf. Sichere deinen als Datei.
refusal-endless-board = Auf diesem Plan muss eine Partie nicht enden: Nach { $most } Entscheidungen lief eine immer noch. Zeichne mehr Strecken oder gib allen weniger Waggons.
