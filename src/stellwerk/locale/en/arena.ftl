### Tournaments and simulations

help-tournament = Let bots meet in every seating. Win rates, ratings, scores and times; goes on where it was interrupted.
help-tournament-bots = The bots, with commas: names, strategist@0.3 with the seconds it may think, module:bot for one of your own, policy.onnx for a learned one.
help-tournament-games = Games for every table of bots, rounded up so that every seating plays every deal.
help-jobs = Processes to play in. Default: as many as there are cores.
help-ray = Play on the Ray cluster at this address instead, such as auto or 10.0.0.1:6379.
help-out = The folder of the tournament: journal, records and reports.
help-limit = Seconds that a bot has for a decision; after that its seat passes to another.
help-simulate-engine = What plays the games: reference, turbo (compiled code, for random bots without records), or auto: turbo from 1000 games on where it can.

error-few-bots = { $told } bot; a tournament needs at least two different ones
error-module = Bot not usable: { $text }
error-turbo = The engine turbo plays random bots alone and writes no records; for other bots and for records there is --engine reference
error-arena = Tournament not possible: { $text }
error-jobs-ray = --jobs and --ray exclude each other; give one of them

tournament-goes-on = { $done } of { $games } games are played already; going on.
tournament-written = Reports and records are in { $path }.

arena-column-bot = bot
arena-column-seats = seats
arena-column-wins = wins
arena-column-rate = win rate (95%)
arena-column-score = mean score
arena-column-rating = rating
arena-column-median = ms
arena-column-worst = worst
arena-column-incidents = failed
arena-unrated = Without ratings: install stellwerk[arena] for them.
arena-meetings = Who comes out before whom
arena-rates = Win rate in percent, with 95% interval; dashed: an equal share
arena-scores = Mean score, with 95% interval
arena-spread = How often which score
arena-ratings = Rating, with two sigma either way
arena-order = Win rate in percent by turn order; dashed: an equal share
arena-turn = Turn { $place }
arena-setting = { $options }; seed { $seed }
arena-place = { $place ->
    [1] Who starts wins { $rate }, mean score { $score }
    [2] Who comes second wins { $rate }, mean score { $score }
    [3] Who comes third wins { $rate }, mean score { $score }
   *[other] Who comes { $place }th wins { $rate }, mean score { $score }
}
arena-incident = { $what ->
    [late] { $bot } took too long in { $n ->
        [one] one game
       *[other] { $n } games
    }; its seat passed to another bot.
    [illegal] { $bot } chose what was not offered in { $n ->
        [one] one game
       *[other] { $n } games
    } ({ $text }); its seat passed to another bot.
   *[crash] { $bot } failed in { $n ->
        [one] one game
       *[other] { $n } games
    } ({ $text }); its seat passed to another bot.
}
