### Why the server says no: one sentence each; the rules of the games have files of their own

## Who is asking
refusal-token-needed = A guest token is needed (Authorization: Bearer …).
refusal-token-unknown = This token opens nothing.
refusal-tokens-wrong = Too many wrong tokens; wait a moment.
refusal-too-many = Too many requests; wait a moment.
refusal-too-many-errands = More is being worked out for you than is your share; wait a little and ask again.
refusal-errand-too-long = That takes longer than this server works on one question.
refusal-no-question = There is no question { $question } here; there are { $questions }.
refusal-not-a-question = This is not asked in this way: { $text }
refusal-no-chronicle = No numbers are kept of this game.
refusal-no-analysis = Games of this kind cannot be analysed on this server.
refusal-analysis-later = A game can be analysed when it has been played to its end.
refusal-hint-coming = A hint is on its way; wait for it.
refusal-too-many-lines = Too many connections; close one.
refusal-too-large = The request is too large.
refusal-too-slow = The request did not arrive in time.
refusal-head-too-large = The headers of the request are too large.
refusal-address-too-long = The address is too long.
refusal-bad-body = What was sent cannot be read.
refusal-wrong-method = This can be asked for in another way only.
refusal-bad-http = This is not a request.
refusal-no-host = The request names no server that there can be.
refusal-does-not-fit = This does not fit: { $place }: { $text }
refusal-foreign-page = This page belongs to another server. Whoever runs this one names its address by --public, or the page by --origin.
refusal-busy = Too many are coming at once; try again in a moment.
refusal-not-a-message = This is not a message: { $text }

## Tables and seats
refusal-nothing-there = There is nothing here.
refusal-no-table = There is no such table.
refusal-no-code = No table has the code { $code }.
refusal-no-game = There is no game { $game }; there are { $games }.
refusal-no-bot = There is no bot { $bot }; there are { $bots }.
refusal-bot-seats = The bot { $bot } plays at a table of { $seats }.
refusal-no-seat = There is no seat { $seat }.
refusal-bad-options = These options do not fit: { $text }
refusal-number-of-seats = This game is for { $fewest } to { $most } players, not for { $count }.
refusal-no-seat-of-yours = You have no seat at this table.
refusal-seat-of-others = Seat { $seat } is not yours.
refusal-seat-not-free = Seat { $seat } is not free.
refusal-table-full = All seats are taken.
refusal-somebody-sits = Somebody sits there.
refusal-person-here = That person is here.
refusal-person-just-left = That person was here a moment ago. A bot can stand in after { $seconds } more seconds.
refusal-only-host = Only the host of the table can do that.
refusal-only-watching = Spectators can only watch.
refusal-table-busy = Too much is happening at this table; try again.

## Beginning and ending
refusal-not-begun = The game has not begun.
refusal-begun = The game has begun already.
refusal-begun-watch = The game has begun; you can watch it.
refusal-luck-settled = Luck is settled once the game has begun.
refusal-not-running = The game is not running.
refusal-over = The game is over.
refusal-not-over = The game is not over yet.
refusal-rematch-others = Only those who sat at the table can ask for a rematch.
refusal-old-rules = This game began under rules version { $rules }, and a move in it no longer holds.
refusal-log-full = This table has come to its { $most } versions; it can only be left or abandoned.
refusal-log-nearly-full = This table has { $versions } of at most { $most } versions: nothing is taken back or switched any more, so that the game can come to its end.
refusal-title-away = This table rests: { $game } is not offered here any more, or not as it was.

## Playing
refusal-not-an-action = This is not an action of the game: { $text }
refusal-bot-plays = A bot plays this seat now; take it back first.
refusal-nothing-to-undo = Nothing to undo: something was revealed, or others acted.
refusal-nothing-to-take-back = This seat has not acted yet.
refusal-nobody-asked = Nobody is waiting for this seat's answer.
refusal-no-hints = This table plays without hints.
refusal-hint-later = Hints are for your turn, and it is not your turn.
refusal-bot-silent = The bot did not answer in time.
refusal-lesson-step = A good move too, and soon you play freely. For now, make the one that is shown.
refusal-lesson-forward = A lesson only goes forward. After it you can take back.
refusal-not-ahead = In this game nothing can be decided beforehand.
refusal-shared-device = On a shared device nothing can be decided beforehand.
refusal-your-turn-already = It is your turn already.
refusal-lesson-hint = In a lesson the strip above says what comes next. Hints come after it.
refusal-no-lesson = There is no lesson for { $game } yet.

## Talking
refusal-chat-off = This table keeps quiet.
refusal-chat-phrases = This table talks in phrases only.
refusal-muted = This seat is muted.

## Records
refusal-record-later = The record names every card; it can be had when the game is over.
refusal-bad-record = This record cannot be replayed: { $text }
refusal-past-over = At this point the game is over already.
refusal-past-seats = This record is a game of { $count } seats.
refusal-past-open = Who goes on with a game takes every seat, in person or with a bot.

## When something is broken
refusal-store-shut = The database cannot be opened: { $text }
refusal-log-unreadable = This table cannot be read by this server now. It is kept as it is.
refusal-entry-unreadable = Version { $version } of this table cannot be read by this server.
refusal-store-unread = The database cannot be read.
refusal-store-unwritten = The database cannot be written.
refusal-move-unstored = The move could not be stored; nothing has changed.
refusal-stopping = The server is stopping. Try again in a moment.
refusal-failed = The server made a mistake; nothing has changed.

## Devices and calls
refusal-no-pass = This link opens nothing any more: it was used, withdrawn, or ten minutes old.
refusal-no-device = There is no such device.
refusal-too-many-devices = At most { $most } devices can hold your seats; sign one out first.
refusal-no-push = This server sends no push messages.
refusal-bad-push = Your browser named a push service that cannot be used.
refusal-no-letters = This server writes no letters.
refusal-bad-address = This is not an e-mail address.
refusal-too-many-letters = Enough letters have gone there; try again in an hour.
refusal-letter-unsent = The letter could not be sent; check the address, or try again later.
refusal-no-slip = This link opens nothing any more.
refusal-nudge-nobody = Only another person whose turn it is can be reminded.
refusal-nudge-early = Their turn has only just begun.
refusal-nudged = They have just been reminded; give them five minutes.
refusal-bot-plays-already = A bot is playing for this person already.

## Boards made in the browser
refusal-no-design = This is no board of the editor: { $text }
refusal-design-faulty = The board cannot be used yet: { $text }
refusal-no-layout = The board has no layout that fits it. Lay it out first.
refusal-no-archive = This archive cannot be read.
refusal-too-much-packed = There is more in this archive than a board needs.
refusal-designs-full = This server keeps as many boards as it wants to. Save yours as files.
refusal-endless-board = On this board a game need not end: after { $most } decisions one was still going on. Add routes, or give everybody fewer trains.
