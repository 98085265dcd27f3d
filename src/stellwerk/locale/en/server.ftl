### The server's commands

## Help
help-serve = Open tables for the browser and for programs. Until Ctrl-C.
help-host = The address to listen on; 0.0.0.0 is every one of this machine.
help-port = The port to listen on.
help-data = The folder that tables are kept in. Default: the user's data folder.
help-database = A database instead of a folder, such as postgresql://user@host/name.
help-origin = A page of another origin that may use this server; may be given several times.
help-public = Where people reach the server, if by another address: invitations name it, and pages from there are its own.
help-proxy = An address or network whose X-Forwarded-For and X-Forwarded-Proto are believed; may be given several times. Default: this machine.
help-titles = A folder with titles and boards of your own, offered beside ours; may be given several times.
help-workers = How many processes serve. More than one only on PostgreSQL.
help-keep-records = The folder that records of finished games are written to before their tables go.
help-settings = A settings file (TOML). Default: the one that the variable STELLWERK_SETTINGS names. Flags win over it.
help-set = Any setting of a settings file, such as limits.sockets=50; may be given several times.
help-show-settings = Tell which settings are in force, as a settings file, and end.
help-open = Open the browser.
help-verify = Recompute every draw of a record from the proof of luck in it. Exit code 2 if one differs.
help-tables = The tables that the server keeps.
help-tables-list = All tables, newest first.
help-tables-export = The record of a table; while it is played, its log with everything hidden.
help-tables-delete = Delete a table for good.
help-tables-clean = Clean away by hand what the server cleans away by itself: tables, chat and guests after the days that [keep] in the settings says.
help-dry-run = Only tell what would go.
help-table-name = The code or the id of a table.
help-backup = Write everything into one file, also while the server runs. It holds what is hidden: keep it safe.
help-restore = Fill an empty database from a backup, also one of another kind.
help-backup-file = The file of the backup.
help-doctor = Tell what is wrong with the place where tables are kept. Exit code 1 if something is left.
help-mend = Put right what can be put right without losing anything.
help-drill = Try a server of its own hard, on this machine.
help-drill-load = Many games at once: how long does a move take?
help-drill-kill = Kill the server again and again: is anything lost?
help-drill-contest = Two nodes on one PostgreSQL database and the same move at both: is it ever made twice?
help-drill-fuzz = Frames that are nearly messages: does anything break or change?
help-drill-presence = Two people at two nodes on one PostgreSQL database: does a bot play for somebody who is here?
help-drill-boot = Kill the server while it starts for the first time: does its data folder open again?
help-drill-rows = Rows that nobody can read: does each table fail alone?
help-drill-attack = Somebody floods the server while two people play: do they notice?
help-drill-names = Which attacks: frames, requests, headers, silence, readers, boards, replays, spectators, bots. All if none is named.
help-drill-games = How many games.
help-drill-seats = How many seats in each, every one with a connection.
help-drill-bot = One person at every table, and this bot on the other seats.
help-drill-every = Seconds between two moves of a game; 0 is as fast as possible.
help-drill-seconds = How many seconds.
help-drill-kills = How often.
help-drill-moves = How many moves.
help-drill-frames = How many frames.
help-drill-postgresql = On a PostgreSQL server of its own instead of SQLite.

## What is told
serve-ready = Stellwerk is at { $address }
command-line = Command line
serve-not-offered = Not offered: { $text }
verify-passed = { $n ->
    [one] { $file }: luck was fair, { $n } draw recomputed
   *[other] { $file }: luck was fair, { $n } draws recomputed
}
verify-takebacks = { $takebacks ->
    [one] { $file }: once somebody had seen a draw and took it back
   *[other] { $file }: { $takebacks } times somebody had seen a draw and took it back
}
verify-taken = { $file }: the first { $taken } entries are another game's, whose luck was not verified
tables-deleted = Table { $code } ({ $game }) is deleted.
clean-finished = { $what }: finished long ago
clean-unfinished = { $what }: nobody goes on with it
clean-abandoned = { $what }: abandoned
clean-unbegun = { $what }: never begun
clean-chat = { $what ->
    [one] { $what } line of chat
   *[other] { $what } lines of chat
}
clean-guests = { $what ->
    [one] { $what } guest without a table
   *[other] { $what } guests without a table
}
clean-designs = { $what ->
    [one] { $what } board that nobody plays
   *[other] { $what } boards that nobody plays
}
clean-stays = { $what }: stays, because its record cannot be written or somebody was there just now
backup-done = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}
restore-done = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} restored
doctor-well = Nothing is wrong.
doctor-found = { $text }
doctor-mendable = { $text } This can be mended: --mend.
doctor-mended = { $text } Mended.
doctor-none = There is no database at { $place }.
doctor-readable = Others on this machine may look into { $place } (mode { $mode }).
doctor-damaged = The database file is damaged: { $text }. Restore a backup.
doctor-shut = The database cannot be opened: { $text }.
doctor-half = A first start was cut off: the schema is half made.
doctor-newer = The database was written by a newer version of this program (schema { $step }, ours is { $ours }).
doctor-older = The database has an older schema ({ $step }, ours is { $ours }); the next start brings it up to date.
doctor-gap = Table { $table }: versions are missing from its log. Restore a backup.
doctor-unreadable = Table { $table }: version { $version } of its log cannot be read.
doctor-contradiction = Table { $table }: its log contradicts itself ({ $text }).
doctor-snapshot = Table { $table }: its snapshot is not what its log adds up to.
doctor-status = Table { $table }: listed as { $status }, but its log says { $right }.
column-code = code
column-status = state
column-opened = opened
column-who = who
column-versions = versions

## What went wrong
error-data-or-database = Name a folder or a database, not both.
error-workers = Several workers need PostgreSQL: name one by --database. The embedded database has one writer.
error-setting = { $source }: { $setting } takes { $allowed }.
error-no-setting = { $source }: there is no setting { $setting }; there are { $known }.
allowed-whole = a whole number, at least { $least }
allowed-number = a number, at least { $least }
allowed-flag = true or false
allowed-port = a port from 1 to 65535
allowed-text = a text
allowed-rate = a text such as "600/minute", "40/2 second" or "1000/day"
allowed-folder = the path of a folder
allowed-folders = a list of folders
allowed-networks = a list of addresses and networks such as "10.0.0.2" or "10.0.0.0/24"
allowed-address = an address that begins with http:// or https://
allowed-addresses = a list of addresses that begin with http:// or https://
allowed-database = a URL that begins with postgresql:// or sqlite://, or the path of a file
error-attack = There is no attack “{ $name }”; there are { $names }.
error-database = The database cannot be used: { $text }
error-table = There is no table { $table }.
error-backup = The backup cannot be used: { $text }
