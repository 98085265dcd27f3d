"""What a seat may ask about its position: previews, advice, overviews. Each file is one question.

Places travel as the ids that the board draws: `post:k18`, `city:aarhus`, `edge:aarhus-k18`, `ferry:kattegat`;
goods and trains as `good:beer` and `train:b9`; cards by their printed number. Turns are counted from now: 0 is the
one under way, 1 the next own one.
"""
