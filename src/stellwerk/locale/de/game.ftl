### Was in allen Spielen gleich gesagt wird

city-none = Keine Stadt beginnt mit „{ $name }“.
city-several = Welche Stadt: { $cities }?
event-ended = Die Partie ist zu Ende: { $how }.
player = { $you ->
    [yes] { $seat } (du): { $facts }.
   *[no] { $seat }: { $facts }.
}
task-luck = Die Karten werden verteilt.
task-others = Jetzt ist an der Reihe: { $seats }.
prompt-over = Die Partie ist zu Ende
prompt-luck = Karten werden gegeben
prompt-wait = { $n ->
    [one] { $seats } überlegt
   *[other] { $seats } überlegen
}
event-taken-back = { $you ->
        [yes] Du nimmst zurück.
       *[no] { $seat } nimmt zurück.
    }
ending-abandoned = ohne Ergebnis beendet
option-start = Wer beginnt
value-yes = ja
value-no = nein
value-random = zufällig
hint-plain = { $bot } würde das tun.
