### What is said alike in every game

city-none = There is no city that begins with “{ $name }”.
city-several = Which city: { $cities }?
event-ended = The game is over: { $how }.
player = { $you ->
    [yes] { $seat } (you): { $facts }.
   *[no] { $seat }: { $facts }.
}
task-luck = Cards are being dealt.
task-others = Waiting for { $seats }.
prompt-over = The game is over
prompt-luck = Cards are being dealt
prompt-wait = { $n ->
    [one] { $seats } is thinking
   *[other] { $seats } are thinking
}
event-taken-back = { $you ->
        [yes] You take it back.
       *[no] { $seat } takes it back.
    }
alarm-taken-back = A move was taken back.
ahead-let-go = { $why } So this is no longer set for your turn: { $what }.
ahead-instead = { $why } Instead of { $what }, this is now set for your turn: { $instead }.
event-taken-up = From here the game goes on: the position is another game's, luck is new.
ending-abandoned = ended without a result
option-start = Who begins
value-yes = yes
value-no = no
value-random = random
hint-plain = { $bot } would do this.
result-own = { $rank ->
    [1] Won, { $total }
   *[other] Place { $rank } of { $of }, { $total }
}
