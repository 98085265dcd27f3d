### Deutschland

title = Deutschland
    .line = Fahrgäste einsammeln
    .time = 60 Min.
    .age = ab 8 Jahren
