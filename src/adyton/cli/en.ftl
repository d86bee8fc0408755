## The command itself

cli-about = The table for four games about oracles.
cli-command = COMMAND
cli-lang = the language: { $known } (default: that of the locale)
cli-examples =
    examples:
    { "  " }adyton play { $game }                    a game against bots, in this terminal
    { "  " }adyton rules { $game }                   how it is played
    { "  " }adyton simulate { $game } --games 200    bots among themselves
    { "  " }adyton COMMAND --help                 all about one command
cli-play = play a game against bots in this terminal
cli-practice = do exercises of a game alone, against the clock
cli-simulate = let bots play many games and count their wins
cli-dataset = write games of bots as a Parquet file, a row for each decision
cli-arena = let bots meet in balanced seatings on the same deals, and rate them
cli-bot = let a program of your own play against the bots
cli-review = judge a record with the strongest bot: what it would have done, and what the difference cost
cli-puzzles = find puzzles in bots' games: decisions where one action is clearly best
cli-replay = print a record move by move, or show a position of it
cli-verify = check all that a record claims: moves, draws, result
cli-rules = print the rules of a game
cli-bench = measure how fast the rules are
cli-serve = serve tables to browsers
cli-backup = copy the database of a server while it runs
cli-types = write the client's types, for developers

cli-play-examples =
    examples:
    { "  " }adyton play { $game } --players 3 --name Ann
    { "  " }adyton play { $other } --bots greedy,random --seed 7
    { "  " }adyton play --resume { $game }.adyton
cli-simulate-examples =
    examples:
    { "  " }adyton simulate { $game } --players 4 --games 1000 --bots greedy,random,random,random
    { "  " }adyton simulate { $other } --games 50 --records games.jsonl --json
cli-dataset-examples =
    examples:
    { "  " }adyton dataset { $other } games.parquet --games 1000 --bots normal
    { "  " }adyton dataset { $game } games.parquet --players 4 --observations
cli-arena-examples =
    examples:
    { "  " }adyton arena { $other } --bots easy,normal,hard --games 600
    { "  " }adyton arena { $game } --bots greedy,hard --results duel.jsonl --plot duel.svg
    { "  " }adyton arena { $other } --bots hard,normal --sprt --games 2000
    { "  " }adyton arena { $game } --bots greedy,hard --ray 10.0.0.1:6379
cli-bot-examples =
    The program reads one question a line and writes one answer a line; see docs/write-a-bot.md.

    example:
    { "  " }adyton bot { $other } --pipe "python my_bot.py" --against normal --games 20
cli-review-examples =
    examples:
    { "  " }adyton review game.jsonl
    { "  " }adyton review game.jsonl --seat 0 --iterations 500
cli-puzzles-examples =
    examples:
    { "  " }adyton puzzles { $other } --wanted 50 --file puzzles.json
    { "  " }adyton puzzles { $game } --games 20
cli-replay-examples =
    examples:
    { "  " }adyton replay game.jsonl
    { "  " }adyton replay game.jsonl --at 40 --seat 2
cli-verify-examples =
    The exit code is 0 if everything is true, else 1.

    example:
    { "  " }adyton verify game.jsonl
    { "  " }adyton verify game.jsonl --draws draws.json
cli-rules-examples =
    example:
    { "  " }adyton rules { $game } | less

## Arguments

cli-game = the game
cli-players = the number of players (default: 4 if the game allows it)
cli-games = how many games (default: 100)
cli-seed = the seed of all draws and rolls; the same seed gives the same games
cli-option = an option of the game; can be repeated
cli-content = a data file of your own in place of the shipped one
cli-simulate-bots = the bots: one for all seats, or one for each (default: random)
cli-dataset-file = the Parquet file to write
cli-dataset-bots = the bots: one for all seats, or one for each (default: easy)
cli-dataset-observations = add the numbers that environments show
cli-dataset-written = { $rows } decisions of { $games } games are in { $file }.
cli-rules-compiled = compiled rules
cli-rules-interpreted = interpreted rules
cli-arena-bots = the bots, separated by commas: levels, module:factory for a bot in Python, pipe:program for one in any language
cli-arena-bot = There is no bot '{ $bot }': { $reason }.
cli-arena-games = how many games at least (default: 400); each deal is played once for every turn of the bots around the table
cli-arena-players = the number of players (default: the fewest)
cli-arena-budget = how long a bot may think about a move at most, in ms
cli-arena-jobs = how many processes play (default: one for each core)
cli-arena-ray = play on the Ray cluster at this address instead, HOST:PORT or auto, from one of its machines; Adyton must be installed on all
cli-arena-results = keep the results in this file; games that are in it already are not played again
cli-arena-plot = draw the ratings into this SVG file
cli-arena-sprt = two bots only: stop as soon as it is known whether the first is better, with a share of at least SHARE (default: 0.55), or no better; --games is the limit
cli-bot-pipe = the command that starts the program
cli-bot-against = the bot in all other chairs (default: easy)
cli-bot-games = how many games (default: 10)
cli-puzzles-file = the data file to write; a file that exists is continued (default: { $file })
cli-puzzles-wanted = stop when there are so many (default: { $wanted })
cli-puzzles-games = stop after so many further games
cli-puzzles-none = No search can judge the decisions of { $game }, so there are no puzzles.
cli-puzzles-bad = { $file } cannot be continued: { $reason }.
cli-puzzles-found = { $games } games, { $decisions } decisions
cli-puzzles-what = What
cli-puzzles-number = Number
cli-puzzles-candidates = candidates
cli-puzzles-dropped = dropped: { $reason }
cli-puzzles-kept = kept
cli-review-seat = only the decisions of this seat, counted from 0
cli-review-iterations = how many playouts the quick look at a decision may use (default: as many as the game needs)
cli-play-bots = the bots: one for all other seats, or one for each (default: normal)
cli-records = write the records of all games to this file
cli-json = print one JSON object
cli-record = the file of a record, of several, or of a saved game
cli-draws = write what each drawn number means to this file, for the second verifier
cli-at = show the position after this many moves
cli-replay-seat = show what this seat saw, counted from 0 (default: what everybody saw)
cli-resume = go on with a saved game
cli-save = the file for the game when you quit, or for its record at the end
cli-seat = where you sit, counted from 0 (default: 0)
cli-name = your name at the table

## Mistakes

cli-no-language = There is no language '{ $language }'; there are: { $known }.
cli-which-game = Which game? There are: { $known }.
cli-no-game = There is no game '{ $game }'; there are: { $known }.
cli-no-players = { $game } is not for { $players } players; it is for { $known }.
cli-games-number = Play at least one game.
cli-jobs-number = At least one process must play.
cli-budget-number = A bot needs at least 1 ms to think.
cli-no-bot = There is no bot '{ $bot }' for this game; there are: { $known }.
cli-ray-missing = A cluster needs the package ray: install adyton with the extra [ray].
cli-ray-failed = The Ray cluster at { $address } cannot play: { $reason }
cli-arena-two = An arena needs at least two different bots.
cli-sprt-two = A sequential test compares exactly two bots.
cli-sprt-number = The share of a better bot lies between 0.5 and 1.
cli-arena-other = { $file } holds the results of another run: another game, other bots, players or options, another seed or budget; choose another file.
cli-arena-bad = { $file }, line { $line }: this is no result: { $reason }.
cli-bot-failed = Your program cannot go on: { $reason }.
cli-review-number = The number of iterations must be at least 1.
cli-review-turning = ◆ Line { $line }: { $name } chose '{ $made }'; '{ $better }' would have promised { $cost } { $unit ->
    [actions] actions
   *[points] points
} more.
cli-column-line = Line
cli-column-made = Move
cli-column-better = The bot's move
cli-column-cost = { $unit ->
    [actions] Cost in actions
   *[points] Cost in points
}
cli-bots-number = { $given } bots for { $seats } seats: name one for all, or one for each.
cli-no-option = There is no option '{ $option }' in this game; there are: { $known }.
cli-yes-words = yes on true 1
cli-no-words = no off false 0
cli-option-form = An option is given as NAME=VALUE, not as '{ $option }'.
cli-option-bad = The option '{ $option }' cannot be '{ $value }'; it can be: { $known }.
cli-no-file = { $file } cannot be read: { $reason }.
cli-not-text = { $file } cannot be read: it is not a text in UTF-8.
cli-content-long = { $file } is too long: a data file may have { $most } characters at most.
cli-no-write = { $file } cannot be written: { $reason }.
cli-system = The command cannot go on: { $reason }.
cli-needs = `adyton { $command }` needs the package { $package }, which is not installed; pip install 'adyton[{ $extra }]' brings it.
cli-no-input = There is no input to read your choices from.
cli-no-rules = The rules of { $game } are not written yet.
cli-no-seat = There is no seat { $seat }; the last is { $last }.
cli-no-move = There is no move { $at }; the record has { $moves }.
cli-bad-record = { $file }, line { $line }: { $reason }.
cli-bad-save = { $file } is no saved game that this version can read.
cli-is-over = This game is over; `adyton replay` shows it.
cli-only-record = { $file } is a record without its seed: nobody can go on with it. `adyton replay` shows it.

## Answers

cli-column-seat = Seat
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-share = Share
cli-column-mean = Mean points
cli-column-rating = Rating
cli-column-wins-share = Wins
cli-arena-title = { $title }: ratings
cli-arena-duels = How often the one comes before the other at the same table
cli-arena-sprt-better = { $one } is better than { $other }: a share of { $share } % is much more likely than 50 % (logarithm { $ratio }, bound { $bound }).
cli-arena-sprt-not-better = { $one } is not better than { $other }: a share of 50 % is much more likely than { $share } % (logarithm { $ratio }, bound −{ $bound }).
cli-arena-sprt-open = It is not known yet whether { $one } is better than { $other }: the logarithm { $ratio } lies within ±{ $bound }. Play more games.
cli-column-place = Place
cli-column-name = Name
cli-column-points = Points
cli-simulating = Playing
cli-reviewing = Reviewing
cli-simulated = { $title }, { $games } games
cli-decimal = { NUMBER($value) }
cli-speed = { $moves } moves in { $seconds } s: { $rate } games per second.
cli-verified = { $title }, { $players } players: { $moves } moves, all within the rules.
cli-verified-unfinished = It is not finished.
cli-verified-result = The final position and the result are as recorded: { $points }.
cli-verified-seed = Every draw follows from the seed that was fixed before the first move.
cli-verified-no-seed = The record holds no seed, so the draws cannot be proved.
cli-replaying = { $title }: { $names }
cli-guest = Guest
cli-chance = chance
cli-clock = the clock

## At the table

cli-welcome = { $title }. You are { $name }, in seat { $seat }. Type a number or the words of a choice; 'help' lists what else you can say.
cli-your-turn = Your choice:
cli-many = { $count } choices. Type some of their words to see those that fit, or 'all'.
cli-more = … and { $count } more.
cli-fit = { $count } choices fit:
cli-no-fit = Nothing that you may do now fits '{ $text }'.
cli-no-number = There is no choice { $number }.
cli-clause = ({ $clause })
cli-hint = A bot would do this:
cli-hint-none = There is nothing to do now.
cli-undone = Your last move is taken back.
cli-saved = Saved in { $file }. Go on with: adyton play --resume { $file }
cli-recorded = The record is in { $file }.
cli-waiting = Waiting for { $names }.
cli-time-left = { $seconds } s left.
cli-log-empty = Nothing has happened yet.
cli-say-help = help
cli-say-all = all
cli-say-look = look
cli-say-hint = hint
cli-say-undo = undo
cli-say-log = log
cli-say-rules = rules
cli-say-quit = quit
cli-help =
    { "  " }NUMBER or words   choose; 'b7' is enough if it fits only one choice
    { "  " }all               all choices
    { "  " }look              draw the table again
    { "  " }hint              what a bot would do in your place
    { "  " }undo              take your last move back
    { "  " }log               what has happened
    { "  " }rules             the rules of the game
    { "  " }quit              save the game in a file and stop

## The server

cli-serve-examples =
    Every flag can also be set as a variable: --bot-pause-ms as ADYTON_BOT_PAUSE_MS.

    examples:
    { "  " }adyton serve
    { "  " }adyton serve --port 8080 --data /var/lib/adyton
    { "  " }adyton serve --database postgresql://adyton@localhost/adyton --workers 3
cli-serve-host = the address to listen on (default: 0.0.0.0, the whole local network)
cli-serve-port = the port to listen on (default: 8000)
cli-serve-data = the folder of the database and the server's secret (default: adyton-data)
cli-serve-database = the address of a PostgreSQL database (default: a SQLite file in the folder)
cli-serve-games = a folder with further games
cli-serve-origins = other addresses under which browsers reach the site, separated by spaces
cli-serve-admins = the logins of the site's admins, separated by commas
cli-serve-workers = how many processes serve (default: two, or one on a machine with one core)
cli-serve-bots = in how many processes bots think, for every worker (default: 2)
cli-serve-sockets-per-address = how many connections one address may have (default: 100)
cli-serve-absence-ms = how long until a bot plays for somebody who is not connected (default: 60000)
cli-serve-bot-budget-ms = how long a bot may think (default: 2500)
cli-serve-bot-pause-ms = how long a bot's move takes at least, so that people can follow (default: 300)
cli-serve-behind-proxy = trust the reverse proxy about the addresses of clients
cli-serve-https = the site is reached by https only; cookies are only sent encrypted
cli-serve-open = Open { $address } in a browser; Ctrl-C stops the server.
cli-serve-no-site = The site itself is not built, so browsers show an empty page; `make client-build` builds it in the source folder, `make package` packs it.
cli-serve-share = Others on your network open { $address }.
cli-backup-examples =
    example:
    { "  " }adyton backup tables-of-today.sqlite
cli-backup-file = the file to make; it must not exist yet
cli-backed-up = The backup is in { $file }.
cli-types-examples =
    example:
    { "  " }adyton types --check
cli-types-folder = the source folder of the client (default: { $place })
cli-types-check = write nothing; fail if a file is not current
cli-types-old = { $file } is not current; `adyton types` writes it again.

## Practice

cli-practice-examples =
    Type the numbers of four dice, or 'none'. Ctrl-D ends the practice and shows the result.

    example:
    { "  " }adyton practice --seconds 45
cli-practice-seconds = how long you may look at an exercise (default: 60)
cli-practice-time = Give yourself at least one second.
cli-practice-game = '{ $game }' cannot be practised; these games can: { $known }.
cli-practice-clock = You have { $seconds } s.
cli-practice-over = The time is over.
cli-practice-unread = That is no answer here.
cli-practice-score = { $right } of { $exercises } right; { $seconds } s on average.

## What a host can correct

cli-host-error-number = { $setting } cannot be '{ $value }': it must be a whole number from { $least } to { $most }.
cli-host-error-flag = { $setting } cannot be '{ $value }': it must be true or false.
cli-host-error-database-address = The database must be an address like postgresql://user@host/name; without --database, a SQLite file is used.
cli-host-error-port-taken = Port { $port } is in use already, perhaps by a server that still runs. Stop it, or choose another port: --port { $next }, or ADYTON_PORT={ $next } before the command.
cli-host-error-address = { $host }:{ $port } cannot be used: { $reason }. Choose another address with --host, or another port with --port.
cli-host-error-folder = The folder { $folder } cannot be used: { $reason }. Choose another with --data, or correct this.
cli-host-error-disk-full = The disk that holds { $folder } is full. Make room, or choose another folder with --data.
cli-host-error-folder-taken = Another server uses the folder { $folder } already. Stop it, or choose another folder with --data.
cli-host-error-secret = { $file } is damaged. Restore it from a backup, or remove it; then everybody must sign in again.
cli-host-error-database = The database { $database } cannot be used: { $reason }. Check that it runs and that its address is right.
cli-host-error-database-file = { $database } cannot be used: { $reason }. Put a backup in its place, or choose another folder with --data.
cli-host-error-database-foreign = { $database } holds the tables of another program. Choose another folder with --data.
cli-host-error-database-newer = { $database } was written by a newer version of Adyton. Install that version, or use another database.
cli-host-error-backup-exists = { $file } exists already, and a backup never overwrites anything. Choose another name.
cli-host-error-backup-file = { $file } cannot be written: { $reason }.
cli-host-error-backup-nothing = There is no database { $database }. Say where it is with --data or --database.
cli-host-error-backup-failed = { $database } could not be copied: { $reason }.
cli-host-error-backup-no-program = A backup of PostgreSQL needs the program pg_dump, which is not installed here; it comes with PostgreSQL's client programs.

## Measuring

cli-bench-examples =
    examples:
    { "  " }adyton bench
    { "  " }adyton bench --json --laps 3
cli-bench-json = print JSON instead of a table
cli-bench-compiled = a folder with the compiled package, to be measured as well
cli-bench-laps = how often each game is measured (default: { $laps })
cli-bench-no-build = There is no package in { $folder }; `make bench` builds it.
cli-bench-no-laps = Each game must be measured at least once.
cli-bench-title = Random moves, four at the table if the game allows it, per second of processor time
cli-bench-ratio = ratio: decisions per second compared with OpenSpiel's hearts in the same run. Move by move: nature's moves too are made one by one, as those of hearts. Nature in one call: `settle` makes all its moves in a row; hearts has no such call
cli-bench-no-hearts = no ratios: OpenSpiel is not installed
cli-bench-game = game
cli-bench-length = length
cli-bench-build = build
cli-bench-games = games
cli-bench-moves = moves
cli-bench-decisions = decisions
cli-bench-ratio-short = ratio
cli-bench-round = one round
cli-bench-whole = whole game, move by move
cli-bench-settled = whole game, nature in one call
cli-bench-interpreted = interpreted
cli-bench-compiled-build = compiled

## Words of the argument parser

cli-argparse-usage = usage:
cli-argparse-positional = positional arguments
cli-argparse-options = options
cli-argparse-show-help = show this help and exit
cli-argparse-show-version = show the version and exit
cli-argparse-error = %(prog)s: %(message)s
cli-argparse-argument = %(argument_name)s: %(message)s
cli-argparse-required = these are missing: %s
cli-argparse-unrecognized = these are not understood: %s
cli-argparse-one-argument = one value must follow
cli-argparse-invalid = %(value)r is not a whole number
cli-argparse-choice = %(value)r is not among %(choices)s
