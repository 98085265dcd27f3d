"""Where everything lies: the head of a game's tables, the fields of a record, the numbers of stages and places.

A game's tables are one array of int64 that begins with the numbers named here; some of them say where in the same
array a table begins, others where in a record a block does. A record is a row of int16; its masks are the same
bytes read as uint32. Masks have 32 bits a word, so that int64 arithmetic never sees a sign.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

Tables: TypeAlias = NDArray[np.int64]
Numbers: TypeAlias = NDArray[np.int16]  # a record
Masks: TypeAlias = NDArray[np.uint32]  # the same record
Work: TypeAlias = NDArray[np.int64]  # scratch paper of one game at a time; the legal mask stands at its beginning
Sheet: TypeAlias = NDArray[np.int32]  # a final count

WORD: Final = 32

# A number of a record as int64: the functions it is given to are then compiled for one type only.
wide: Callable[[int], int] = cast(Any, np.int64)

# ---- the head of the tables: numbers of the title
(
    KINDS,
    SEATS,
    ROUTES,
    CITIES,
    TICKETS,
    PILES,
    GUESTS,
    ROW_SIZE,
    FLUSH_AT,
    TUNNEL_CARDS,
    STATION_COUNT,
    UNBUILT,
    OPENING_CARDS,
    FEW,  # 1: a claimed route closes its parallel ones (T-27)
    HAND_SIZE,  # of an open hand; 0: tickets are offered
    ROUNDS,  # of the opening
    RACE,  # 1: the ending is a race, 0: a last lap
    END_AT,  # trains of the last lap, tickets of the race
    LONGEST,  # route
    CRITERIA,  # how many decide the ranking
    BONUSES,
    CROSSINGS,
    NEEDS_TRAIL,
) = range(23)

# ---- codes of decisions: where each kind begins (`ticket/codes.py`)
(
    DRAW,
    CLAIM,
    BUILD,
    ASK,
    SWAP,
    PASS,
    PAY,
    GIVE_UP,
    KEEP,
    TAKE,
    CODES,  # how many there are
    PER_COLOUR,
    WORDS,  # of a legal mask
    CLAIM_WORDS,  # of a mask of routes; the first bit is code 0; even, so that two make one of 64 bits
    BUILD_WORDS,  # of a mask of cities, beginning with the word of the first
) = range(23, 38)

# ---- where tables begin, in the tables
(
    ROUTE_A,
    ROUTE_B,
    LENGTH,
    COLOUR,  # -1: grey
    SYMBOLS,  # locomotives of a ferry
    TUNNEL,
    POINTS,
    BESIDE,  # mask of the parallel routes
    FROM,  # by city, where its routes begin in FROM_ROUTES
    FROM_ROUTES,
    THROUGH,
    PLATFORM,  # passengers of a city
    TICKET_A,
    TICKET_B,
    WORTH,
    PILE_OF,
    COLOURED,  # masks of routes by colour and number of cards; these three have 64 bits a word
    GREY,  # masks of routes by number of cards and of locomotives
    SHORT,  # masks of routes by number of trains
    OFFERS,  # one row for each round of the opening, then that of play
    MIX_FROM,  # by number of tickets, where its mixes begin in MIXES
    MIXES,
    BOXED,  # by pile: its rest leaves the game after the opening
    BONUS,  # rows
    CROSSING,  # by crossing and city: 1 and 2 for the marks of the two sides
    RANKING,
) = range(38, 64)

# ---- where blocks begin, in a record
(
    PLAYERS,
    PLAYER_SIZE,
    KNOWN,  # in the block of a player, as those that follow
    FROM_PILE,
    OFFERED,
    REACHED,
    RIDERS,
    DECK_OF,
    DISCARD_OF,
    PLACE,  # of each ticket
    BY,  # who put it there; -1: nobody knows
    BAG,
    WAITING,
    OPEN,  # masks of routes by seat: those that it may still claim
    OWNED,  # masks of routes by seat
    SITES,  # mask of cities without a station
    BUILT,  # masks of cities by seat
    SEED,  # two words
    WIDTH,  # of a record
) = range(64, 83)

# ---- where blocks begin, on the scratch paper
(
    LABEL,  # by city: its piece of track
    MERGED,  # by city: the piece after borrowing
    HELP,  # stations of a seat: where their joins begin
    JOIN_ROUTE,
    JOIN_TO,
    CHOSEN,  # an odometer over the joins
    BEST,
    NODES,
    EDGES,
    AROUND,
    STACK,
    SCRATCH,  # how much there is
    SHEET_SEAT,  # numbers of a seat on the sheet
    SHEET_TICKETS,  # where on the sheet the tickets begin
    SHEET_BORROWED,
    SHEET_SIZE,
    HEAD,
) = range(83, 100)

# ---- a row of OFFERS
MIXED, TOTAL, LEAST, HOLD, MOST, REST, EACH = range(7)  # EACH: from each pile, up to four
OFFER_SIZE: Final = 11
BOX, UNDER, SHUFFLED_UNDER, SHUFFLED_IN = range(4)

# ---- a row of BONUS, and criteria
BONUS_KIND, FIRST, SECOND, SLOT = range(4)
BONUS_SIZE: Final = 4
LONGEST_PATH, MOST_TICKETS, MOST_PASSENGERS, CROSSED = range(4)
BY_POINTS, BY_TICKETS, BY_TRAIL, BY_PASSENGERS = range(4)

# ---- the fields of a record that every title has
(
    STAGE,
    AFTER,  # the stage behind a refill or a blind draw
    THEN,  # the stage behind tickets that are dealt
    TURN,
    LAST,  # -1: no last lap yet
    IDLE,
    SEAT,  # to whom is dealt
    ROUND,
    PENDING,  # bits: seats that have yet to choose
    ROUTE,
    CITY,
    LAID,  # colour of the set that lies at a tunnel
    LOCOS,  # in that set
    EXTRA,
    SEEN,  # how many cards were turned over at a tunnel
    END_A,
    END_B,
    HOW,
    DECK,
    DISCARD,
    GAPS,  # in the row
    SHINY,  # locomotives in the row
    LAYERS,
    SHOWN,  # tickets shown so far by anybody, so that their order is known
    SPENT,
    SPENT_LAYER,
) = range(26)
CARDS_SEEN: Final = 26  # nine
ROW: Final = 35  # nine
WANT: Final = 44  # four, as those that follow: one for each pile
PILE_SIZE: Final = 48
TOP: Final = 52  # number of the top layer
TOP_SIZE: Final = 56
BOTTOM: Final = 60
DRAWN: Final = 64  # from the top layer
FIELDS: Final = 68

# ---- a player's block
TRAINS, STATIONS, SCORE, CARDS, HELD, BONUS_TICKET, DONE, HAND = range(8)

# ---- stages
(
    TURN_STAGE,
    SECOND_STAGE,
    BLIND,
    REFILL,
    PAY_ROUTE,
    PAY_STATION,
    REVEAL,
    SURCHARGE,
    CHOOSE,
    BOARDING,
    END_TURN,
    OPENING,
    DEAL_FIRST,
    DEAL_CARDS,
    DEAL_PASSENGERS,
    DEAL_OPENING,
    DEAL_TICKETS,
    OVER,
) = range(18)
LAST_LAP, BY_RACE, OUT_OF_TRAINS, STUCK = range(4)  # HOW

# ---- where a ticket is: a number from 0 on is a layer of its pile
IN_HAND: Final = -1  # less the seat
ON_OFFER: Final = -9  # less the seat
IN_BOX: Final = -17
IN_SPENT: Final = -18
IS_SHOWN: Final = -32  # less the seat, less eight times the order
GAP: Final = -1
NOBODY: Final = -1

# ---- a seat on the sheet
SUM, RANK, TRACK, ROUTE_COUNT, TICKET_POINTS, COMPLETED, STATION_POINTS, TRAIL, CARRIED, EXTRAS = range(10)
