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
