### Germany

title = Germany
    .line = Collect passengers
    .time = 60 min
    .age = 8 and up

## Countries with an article, in a sentence and at the beginning of a line
city-niederlande =
    .in = in the Netherlands
    .to = To the Netherlands
city-schweiz =
    .in = in Switzerland
    .to = To Switzerland
