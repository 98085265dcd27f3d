### Germany

title = Germany
    .line = Collect passengers
    .time = 60 min
    .age = 8 and up
