### Was in allen Spielen gleich gesagt wird

city-none = Keine Stadt beginnt mit „{ $name }“.
city-several = Welche Stadt: { $cities }?
event-ended = Die Partie ist zu Ende: { $how }.
player = { $you ->
    [yes] { $seat } (du): { $facts }.
   *[no] { $seat }: { $facts }.
}
task-luck = Die Karten werden verteilt.
task-others = Gewartet wird auf { $seats }.
prompt-over = Die Partie ist zu Ende
prompt-luck = Karten werden verteilt
prompt-wait = { $n ->
    [one] { $seats } überlegt
   *[other] { $seats } überlegen
}
event-taken-back = { $you ->
        [yes] Du nimmst es zurück.
       *[no] { $seat } nimmt es zurück.
    }
alarm-taken-back = Ein Zug wurde zurückgenommen.
ahead-let-go = { $why } Darum ist nicht mehr vorgemerkt: { $what }.
ahead-instead = { $why } Statt { $what } ist jetzt vorgemerkt: { $instead }.
event-taken-up = Von hier an wird weitergespielt: Die Stellung stammt aus einer anderen Partie, das Glück ist neu.
ending-abandoned = ohne Ergebnis beendet
option-start = Wer beginnt
value-yes = ja
value-no = nein
value-random = zufällig
hint-plain = { $bot } würde das tun.
result-own = { $rank ->
    [1] Gewonnen, { $total }
   *[other] Platz { $rank } von { $of }, { $total }
}
