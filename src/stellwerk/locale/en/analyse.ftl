### analyse: a game looked back on

help-analyse = Tell luck from skill in a recorded game. Who was how likely to win after every entry, and what cost most.
help-depth = Games that are played on from every position; more take longer and tell more exactly.
error-no-analysis = No analysis for { $game }: its family has no compiled engine
progress-positions = Positions
analyse-head = { $positions } positions, each played on { $n } times. Chances of winning in percent.
analyse-seat = player
analyse-prior = before
analyse-luck = luck
analyse-skill = own moves
analyse-others = others' moves
analyse-result = result
analyse-sum = Before, luck, own and others' moves add up to the result.
analyse-costly = Decisions that cost most
analyse-costly-about = Judged by what could be seen at the time. The lines know every card, so the two do not agree.
analyse-done = { $action } ({ $chance } to win).
analyse-better = Better: { $action } ({ $chance }).
analyse-lucky = Luckiest draws
analyse-unlucky = Unluckiest draws
analyse-nothing = Nothing worth telling.
