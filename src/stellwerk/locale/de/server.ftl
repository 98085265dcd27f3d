### Die Befehle des Servers

## Hilfe
help-serve = Tische für Browser und Programme öffnen. Bis Strg-C.
help-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 ist jede dieses Rechners.
help-port = Der Port, auf dem gelauscht wird.
help-data = Der Ordner, in dem Tische liegen. Sonst der Datenordner des Benutzers.
help-database = Eine Datenbank statt eines Ordners, etwa postgresql://benutzer@rechner/name.
help-origin = Eine Seite anderer Herkunft, die diesen Server benutzen darf; mehrmals möglich.
help-public = Wo man den Server erreicht, wenn unter einer anderen Adresse: Einladungen nennen sie, und Seiten von dort sind seine eigenen.
help-proxy = Eine Adresse oder ein Netz, dessen X-Forwarded-For und X-Forwarded-Proto geglaubt wird; mehrmals möglich. Sonst: dieser Rechner.
help-titles = Ein Ordner mit eigenen Spielen und Plänen, die neben unseren angeboten werden; auch mehrmals.
help-workers = In wie vielen Prozessen Bots denken.
help-open = Den Browser öffnen.
help-verify = Jede Ziehung einer Aufzeichnung aus ihrem Glücksbeweis nachrechnen. Code 2, wenn eine abweicht.
help-tables = Die Tische, die der Server aufbewahrt.
help-tables-list = Alle Tische, die neuesten zuerst.
help-tables-export = Die Aufzeichnung eines Tischs; solange gespielt wird, sein Protokoll mit allem Verdeckten.
help-tables-delete = Einen Tisch endgültig löschen.
help-table-name = Kurzcode oder Kennung eines Tischs.
help-backup = Alles in eine Datei schreiben, auch während der Server läuft. Sie enthält Verdecktes: sicher verwahren.
help-restore = Eine leere Datenbank aus einer Sicherung füllen, auch aus einer anderer Art.
help-backup-file = Die Datei der Sicherung.
help-doctor = Sagen, was mit dem Ort nicht stimmt, an dem Tische liegen. Code 1, wenn etwas offen bleibt.
help-mend = In Ordnung bringen, was sich ohne Verlust in Ordnung bringen lässt.
help-drill = Einen eigenen Server auf diesem Rechner hart prüfen.
help-drill-load = Viele Partien zugleich: Wie lange dauert ein Zug?
help-drill-kill = Den Server immer wieder hart beenden: Geht etwas verloren?
help-drill-contest = Zwei Knoten an einer PostgreSQL-Datenbank und derselbe Zug an beiden: Wird er je zweimal ausgeführt?
help-drill-fuzz = Pakete, die beinahe Nachrichten sind: Bricht oder ändert sich etwas?
help-drill-presence = Zwei Leute an zwei Knoten einer PostgreSQL-Datenbank: Spielt ein Bot für jemanden, der da ist?
help-drill-boot = Den Server beim allerersten Start hart beenden: Geht sein Datenordner wieder auf?
help-drill-rows = Zeilen, die niemand lesen kann: Fällt jeder Tisch nur für sich aus?
help-drill-attack = Jemand überschüttet den Server, während zwei Leute spielen: Merken sie etwas davon?
help-drill-names = Welche Angriffe: frames, requests, headers, silence, readers, boards, replays, spectators, bots. Alle, wenn keiner genannt ist.
help-drill-games = Wie viele Partien.
help-drill-seats = Wie viele Plätze in jeder, jeder mit einer Verbindung.
help-drill-every = Sekunden zwischen zwei Zügen einer Partie; 0 ist so schnell wie möglich.
help-drill-seconds = Wie viele Sekunden.
help-drill-kills = Wie oft.
help-drill-moves = Wie viele Züge.
help-drill-frames = Wie viele Pakete.
help-drill-postgresql = An einem eigenen PostgreSQL-Server statt an SQLite.

## Was gesagt wird
serve-ready = Stellwerk ist unter { $address }
serve-not-offered = Wird nicht angeboten: { $text }
verify-passed = { $n ->
    [one] { $file }: Das Glück war ehrlich, { $n } Ziehung nachgerechnet
   *[other] { $file }: Das Glück war ehrlich, { $n } Ziehungen nachgerechnet
}
verify-takebacks = { $takebacks ->
    [one] { $file }: einmal wurde eine gesehene Ziehung zurückgenommen
   *[other] { $file }: { $takebacks }-mal wurde eine gesehene Ziehung zurückgenommen
}
tables-deleted = Tisch { $code } ({ $game }) ist gelöscht.
backup-done = { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} mit { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträgen
}
restore-done = { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} mit { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträgen
} wiederhergestellt
doctor-well = Alles in Ordnung.
doctor-found = { $text }
doctor-mendable = { $text } Das lässt sich beheben: --mend.
doctor-mended = { $text } Behoben.
doctor-none = Unter { $place } gibt es keine Datenbank.
doctor-readable = Andere auf diesem Rechner dürfen in { $place } hineinsehen (Modus { $mode }).
doctor-damaged = Die Datenbankdatei ist beschädigt: { $text }. Spiel eine Sicherung ein.
doctor-shut = Die Datenbank lässt sich nicht öffnen: { $text }.
doctor-half = Ein erster Start wurde abgebrochen: Das Schema ist halb fertig.
doctor-newer = Die Datenbank stammt von einer neueren Fassung dieses Programms (Schema { $step }, unseres ist { $ours }).
doctor-older = Die Datenbank hat ein älteres Schema ({ $step }, unseres ist { $ours }); der nächste Start bringt sie auf den Stand.
doctor-gap = Tisch { $table }: In seinem Protokoll fehlen Versionen. Spiel eine Sicherung ein.
doctor-unreadable = Tisch { $table }: Version { $version } seines Protokolls ist nicht zu lesen.
doctor-contradiction = Tisch { $table }: Sein Protokoll widerspricht sich ({ $text }).
doctor-snapshot = Tisch { $table }: Seine Zwischenablage ist nicht, was sein Protokoll ergibt.
doctor-status = Tisch { $table }: Er steht als { $status } im Verzeichnis, sein Protokoll sagt { $right }.
column-code = Code
column-status = Stand
column-opened = eröffnet
column-who = wer
column-versions = Versionen

## Was nicht ging
error-data-or-database = Einen Ordner oder eine Datenbank nennen, nicht beides.
error-proxy = --proxy nimmt eine Adresse oder ein Netz, nicht { $text }.
error-attack = Es gibt keinen Angriff „{ $name }“, nur { $names }.
error-database = Die Datenbank ist nicht zu gebrauchen: { $text }
error-table = Es gibt keinen Tisch { $table }.
error-backup = Die Sicherung ist nicht zu gebrauchen: { $text }
