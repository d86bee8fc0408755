# The words of the site.
site-skip = Skip to the page
site-menu = Main menu
site-new-table = New table
site-account = Account
site-home = Home
site-loading = One moment…
site-load-failed = This page could not be loaded. Please try again.
site-offline = The server cannot be reached. Are you online?
site-not-found = There is nothing here, or it is not open to you.
site-refused = That did not work.
missing-title = The oracle is silent
missing-text = There is no page at this address.

language-en = English
language-de = Deutsch
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-pink = pink
colour-violet = violet
colour-black = black
colour-random = at random
bot-random = Random: plays anything
bot-easy = Easy: plays like a beginner
bot-greedy = Greedy: takes what it can get
bot-normal = Normal: thinks a little ahead
bot-hard = Hard: thinks ahead
bot-oracle = Oracle: takes its time

prefs-title = Settings
prefs-language = Language
prefs-theme = Look
prefs-theme-auto = As the system
prefs-theme-light = Daylight
prefs-theme-dark = Lamplight
prefs-pace = How fast moves are shown
prefs-pace-calm = Calm: time to read
prefs-pace-normal = Normal
prefs-pace-quick = Quick
prefs-pace-instant = At once
prefs-sound = Sound
prefs-confirm = Confirm before playing
prefs-motion = Motion
prefs-plain = Text view: everything as text and buttons
prefs-tips = Tips in your first games
prefs-notify = Tell me when it is my turn

home-tagline = Four oracles, one table
home-games = The games
home-your-turn = It is your turn
home-open = Open tables
home-open-none = No table is waiting for players. Open one!
home-invited = You are invited
home-invited-by = { $name } invites you.
home-decline = No, thanks
home-mute = Nothing more from { $name }
home-muted = { $name } can no longer invite you. You can change that on your account page.
home-running = Your running games
home-waiting = Your tables that have not begun
home-watch = Tables to watch
home-finished = Finished games
home-finished-none = Nothing has been played to the end yet.
home-join = Join
home-go = Go on
home-look = Watch
home-replay = Replay
home-open-table = Open
home-give-up = Give up
home-remove = Remove
home-all = All { $count }
home-since = Since you last looked, { $count ->
    [one] one move was made
   *[other] { $count } moves were made
}: { $what }
list-sure = Really: { $word }
games-title = My games
games-state = State
games-every = All games
games-all = All
games-running = Running
games-finished = Finished
games-closed = Given up or closed
games-none = No such game yet.
home-rules = Rules
home-players = { $least } to { $most } players
home-bots = Play against bots
home-change = Change…
home-variants = Variants
home-friends = A table for friends
home-practice = Practise alone

new-title = New table
new-bots-title = Play against bots
new-game = Game
new-seats = Players at the table
new-level = How strong are the bots?
new-friends-text = You get a link to send to your friends. Bots can take the chairs that stay empty.
new-public = Everybody may join
new-spectators = Others may watch
new-hints = Bots may give hints
new-start = Start the game
new-open = Open the table
new-more = More choices
new-clock = Time to think
clock-none = As long as you like
clock-move-60 = One minute for each move
clock-total-600 = 10 minutes for the game, 10 seconds more for each move
clock-total-1800 = 30 minutes for the game, 15 seconds more for each move
clock-days-2 = Two days for each move
option-content = Your own data file
option-content-help = For owners of the boxed game: the printed values in place of ours.
seat-sign-owl = owl
seat-sign-lyre = lyre
seat-sign-amphora = amphora
seat-sign-bull = bull
seat-sign-dolphin = dolphin
explain-how = Rest the pointer on a sign, or hold a finger on it, to read what it is.
explain-ours = Reconstructed.

room-hints = Players may ask a bot for hints; the log tells everybody.
room-no-hints = No hints from bots at this table.
room-public = Everybody may join this table.
room-private = Only those with the link may join.
room-chairs = Chairs
room-sit = Sit here
room-move = Move here
room-add-bot = Add a bot
room-bot-for = A bot for chair { $chair }
room-remove-bot = Send the bot away
room-start = Start the game
room-start-bots = { $count ->
    [one] Start, with a bot on the free chair
   *[other] Start, with bots on { $count } free chairs
  }
room-wait = The host will start the game.
room-fill = Bots on free chairs
room-leave = Leave the table
room-name = What shall the others call you?
room-rules = All the rules
room-options = Played with:
room-share = Invite
room-invite = Invite an account by its name
room-invite-go = Invite
room-invited = If there is such an account, it is invited.
room-share-text = Everybody who opens this link can sit down with one click.
share-address = Address to share
share-copy = Copy
share-copied = Copied
share-qr = QR code
share-qr-label = QR code of { $address }

chair-someone = someone
chair-open = open chair
chair-you = you
chair-turn = to move
chair-held = a bot holds the chair
chair-away = not connected
chair-away-brief = away
chair-bot = bot
chair-here = here

table-title = Table
table-none = No table here
table-unreached = The table cannot be reached
table-board-missing = The board could not be loaded. We keep trying; until then you can play in the text view.
table-gone = This table does not exist, or it is not open to you.
table-ask-host = Ask your host for the invitation link.
table-seats = Seats
table-side = Log, chat and rules
table-board = Back to the board
table-log = Log
table-chat = Chat
table-score = Score
table-rules = Rules
table-your-turn = Your turn
table-your-turn-to = Your turn: { $phase }
table-waiting = Waiting for { $names }.
table-moment = One moment…
table-showing = Press the board to skip ahead.
table-sending = Your move is on its way…
table-over = The game is over.
table-closed-title = This table is closed
table-closed = This table was closed. Its record is kept.
table-paused = The game is paused.
table-lost = Connection lost. It comes back by itself.
table-lost-stopping = The server is restarting. All goes on by itself in a moment.
table-lost-slow = Your connection is too slow at the moment. It comes back by itself.
table-lost-signed-out = You are signed out in this browser.
table-lost-too-many = Too many pages of this site are open here or on your network. Close one, and this one goes on by itself.
table-lost-reload = Load the page again
table-opening = Finding the table…
table-held = A bot holds your chair.
late-title = Take a chair
late-may = The game has begun. Play on for a bot, or watch.
late-full = The game has begun, and all chairs are taken. You are watching. For the next game, ask somebody at the table.
late-kept = The game has begun. A bot keeps the chair for { $names }. You are watching. For the next game, ask somebody at the table.
late-not-you = The game has begun, and you cannot take a chair here any more. You are watching.
late-watching = You are watching.
late-watch = Just watch
late-join = Play after all
late-take = Play for { $name }
late-ask = Ask to play for { $name }
late-declined = This time you did not get the chair.
late-barred = The game has begun, and this table has no spectators.
late-share = Let a friend play for a bot
late-share-text = A friend with this link can take the chair of a bot even now.
late-share-asked = A friend with this link can ask for the chair of a bot even now.
table-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
chair-leaves = not connected, bot in { $time }
chair-leaves-brief = bot in { $time }
table-leave = Leave
table-leave-title = Leave this game?
table-leave-alone = Nobody else plays here. The table is closed, and the game counts as given up. To go on later, just close the page.
table-leave-people = A bot plays on for you at once. You can come back while the game lasts, unless somebody else takes your chair.
table-leave-yes = Give up
table-leave-bot = Let a bot play on
table-leave-no = Stay
table-back = I am back
table-undo = Undo
table-ask-undo = Ask to undo
table-hint = Hint
table-thinking = Thinking…
table-pause = Pause
table-resume = Go on
table-plain = Text view
table-place = { $place ->
    [1] first place
    [2] second place
    [3] third place
    [4] fourth place
    [5] fifth place
   *[other] place { $place }
  } with { $points }
hint-this = a bot would do this
hint-close = Hide the hint
tip-close = Hide the tip
tip-whole = The whole tip
hint-says = A bot would do this: { $move }. { $why }
confirm-ask = { $move }: really?
confirm-yes = Do it
confirm-no = No
sound-ask = Play with sound?
sound-yes = Sound on
sound-no = No sound
log-open = Replay: { $text }
log-filter = Which lines
log-all = All moves
log-only = Only { $name }
log-hint = { $seat } asked a bot for a hint.
log-sat = { $who } takes the chair of { $before }.
log-left = { $who } leaves, and a bot plays on.
log-back = { $who } is back.
log-slow-device = { $seat } plays weaker than usual: this device is too slow for the whole search.
log-empty = Nothing has happened yet.
log-gap = Earlier moves are in the replay
chat-removed = (removed)
chat-empty = Nobody has said anything yet.
chat-open = { $name } says: { $text } Open the chat
chat-say = Say something
chat-send = Send
chat-mute = Whom you hear
chat-spectators = the spectators
chat-mute-one = Mute { $name }
chat-unmute-one = Hear { $name } again
site-event-undo = { $seat } takes a move back.
question-undo = { $name } would like to take a move back.
question-pause = { $name } would like a pause.
question-go-on = { $name } would like to go on.
question-sit = { $name } would like to play for { $chair }.
question-own-undo = You asked to undo.
question-own-pause = You asked for a pause.
question-own-go-on = You asked to go on.
question-own-sit = You asked to play for { $chair }.
question-cancel = Cancel
question-yes = All right
question-no = No
question-declined = Somebody said no.
end-winners = { $count ->
    [0] The game is over
   *[other] { $names } won
  }
end-you-won = { $count ->
    [0] You won
   *[other] You and { $names } won
  }
end-rematch = Rematch
end-again = Play again
end-rematch-open = The table for a rematch is open.
end-rematch-join = To the rematch
end-open = The result
end-board = Look at the board
end-scoring = The score
end-score = Final score
end-source = What gave points
end-total = Total
end-show-all = Show all
end-course = How it went
end-graph = Points of all players over the game
end-turn = Turning point { $number }
end-best = Your best moment (+{ $gain }):
end-review = Find the turning point
end-costliest = What { $name } could have done better, and more
end-plans = What the others planned
end-replay = Replay
end-card = Download the result as a picture
end-record = Download the record
rules-link = Rule
rules-open = Read rule { $clause }
rules-title = Rules of { $game }
rules-none = The rules of this game are not written down here yet.
rules-search = Search the rules
rules-found = { $count ->
    [0] nothing found
   *[other] { $at } of { $count }
}
rules-next = Next passage
rules-previous = Previous passage
rules-summary = Summary to print
rules-print = Print
rules-summary-title = { $game } in short
rules-whole = All the rules
picture-you = You

plain-choices = { $count ->
    [0] Your choices
    [one] Your choice
   *[other] Your { $count } choices
  }
plain-view = What you see
plain-filter = Show only what contains
plain-picks = Type { $size } numbers from 1 to { $among }
plain-point = Point at them
plain-wait = It is not your turn.
plain-nothing-found = No choice contains these letters.
plain-none = none
plain-yes = yes
plain-no = no

replay-title = Replay
replay-eyes = Seen by
replay-spectator = a spectator
replay-all = everybody: all cards open
replay-back = Back to the table
replay-first = To the beginning
replay-before = One step back
replay-next = One step on
replay-last = To the end
recap-title = Since you last looked
recap-next = { $count ->
    [one] Next (the last one)
   *[other] Next ({ $count } left)
}
recap-skip = Skip
replay-play = Play
replay-stop = Stop
replay-share = Share this position
replay-scrub = Position
replay-at = { $place } of { $count }
replay-review = Review
review-text = The strongest bot goes through the game: what it would have done, and what the other choice cost.
review-progress = { $part } % of the game looked through
review-done = { $count ->
    [0] { $open ->
        [0] The bot has looked at every decision and found none that was clearly worse than another.
        [one] The bot found no decision that was surely wrong. One seemed doubtful, but there was no time to be sure.
       *[other] The bot found no decision that was surely wrong. { $open } seemed doubtful, but there was no time to be sure.
      }
    [one] The bot has read everything, and would have changed one decision.
   *[other] The bot has read everything, and would have changed { $count } decisions.
  }
review-nothing = There was nothing to judge in this game.
review-turning = Turning point
review-keys = The keys ↑ and ↓ lead from one to the next.
review-better = Better: { $better }.
review-unit = { $unit ->
    [actions] The numbers say how many actions a decision cost.
   *[points] The numbers say how many points of lead over the others a decision cost.
  }
replay-fair = Fairness
fair-text = All dealing and rolling follows from one secret number, the seed. Its fingerprint was shown from the first move, so nobody could change the seed later.
fair-commitment = Fingerprint, shown from the first move
fair-seed = Seed, shown after the last move
fair-later = shown after the end
fair-room = Fair dealing
fair-room-text = The server has fixed its secret seed already; this is its fingerprint. Add a seed of your own, and nobody at all can choose what is dealt, not even the host.
fair-add = Add a seed of my own
fair-take-back = Take my seed back
fair-added = { $count ->
    [0] Nobody has added a seed yet.
    [one] One player has added a seed.
   *[other] { $count } players have added a seed.
  }
fair-waiting = Waiting for the seeds of all players…
fair-start-without = Start without the players’ seeds
fair-shares = Seeds that players added
fair-share-mine = { $share } (yours)
fair-check = Compare them now
fair-fits = They fit: this seed was fixed before the first move.
fair-differs = They do not fit. Do not trust this record.
fair-unable = This browser can only compare them on a secure connection.
fair-page = Draw every card and die again in this browser
fair-verify = To check all moves as well, run this on your own computer:

account-title = Account
account-name = Your name
account-name-label = Name at the table
account-rename = Take this name
account-renamed = That is your name now.
account-guest = You are a guest: this account lives in this browser only.
account-kept = This account is kept with a password.
account-device = Another device
account-device-text = Go on playing on a phone or another computer as the same person.
account-device-make = Make a code
account-device-valid = It works once, within { $minutes } minutes.
account-device-enter = Code from another device
account-device-use = Use this code
account-signed-in = Welcome back.
account-password = Keep this account
account-password-text = With a password you can come back from anywhere.
account-login = Name to sign in with
account-password-label = Password
account-password-change = Change name or password
account-password-change-text = A new password signs out all other browsers.
account-password-set = Save
account-keep = Keep my account
account-sign-in = Sign in
account-sign-out = Sign out
account-name-limit = At most { $most } characters.
account-login-limit = Name: at most { $most } characters; password: at least { $least }.
account-return = Back to your account
account-return-text = If you have kept your account with a password, sign in with it.
admin-title = Admin
admin-done = Done.
admin-tables = { $count ->
    [one] One table
   *[other] { $count } tables
}
admin-status-open = not begun
admin-status-running = running
admin-here = { $count ->
    [one] one player connected
   *[other] { $count } players connected
}
admin-close = Close the table
admin-unsay = Remove
admin-ban-one = Ban the account…
admin-ban-address = Ban the address…
admin-connections = { $count ->
    [one] One connection
   *[other] { $count } connections
}
admin-queue = { $count ->
    [one] One notification waits
   *[other] { $count } notifications wait
}
admin-tries = { $count ->
    [0] not tried yet
    [one] tried once
   *[other] tried { $count } times
}
admin-bans = { $count ->
    [one] One ban
   *[other] { $count } bans
}
admin-until = until { $date }
admin-lift = End the ban
admin-ban-kind = Whom
admin-kind-account = an account
admin-kind-address = an address
admin-ban-subject = Account or address
admin-ban-hours = Hours
admin-ban-reason = Reason
admin-ban = Ban
admin-actions = What admins did
admin-no-actions = Nothing yet.
admin-action-close-table = Table closed
admin-action-remove-chat = Chat line removed
admin-action-ban-account = Account banned
admin-action-ban-address = Address banned
admin-action-lift-account = Ban of an account ended
admin-action-lift-address = Ban of an address ended
sessions-title = Where you are signed in
sessions-text = Sign out a browser that you do not use any more. It then gets no notifications either.
sessions-unnamed = A browser
sessions-here = this browser
sessions-seen = last seen { $date }
sessions-end-one = Sign out { $name }
sessions-end-others = Sign out everywhere else
sessions-ended = Signed out there.
data-title = Your data
data-text = One file with all that this site knows about you: your account, tables, records, chats, lessons and settings.
data-export = Download my data
data-delete = Delete my account…
data-delete-title = Delete this account?
data-delete-text = Your name, settings and chats are deleted, and you are signed out everywhere. Records of your games stay, with “someone” in the place of your name. This cannot be undone.
data-delete-running = { $count ->
    [0] You are in no running game.
    [one] You are in one running game: a bot takes your chair, and if nobody else plays there, the game is closed.
   *[other] You are in { $count } running games: bots take your chairs, and games without other people are closed.
}
data-delete-name = Type your name to confirm: { $name }
data-delete-password = Your password, to confirm
data-delete-no = Keep my account
data-delete-yes = Delete it for good
device-title = Another device

## What tables and site refuse

site-refusal-stale = The game has moved on; look again.
site-refusal-not-seated = You do not sit at this table.
site-refusal-table-not-running = This table is not being played.
site-refusal-table-not-open = This table has begun already.
site-refusal-paused = The game is paused.
site-refusal-not-paused = The game is not paused.
site-refusal-question-open = Another question is still open.
site-refusal-no-question = There is no question that you could answer.
site-refusal-undo-limit = Too much has been taken back at this table.
site-refusal-no-spectators = This table does not want spectators.
site-refusal-no-such-table = This table does not exist, or it is not open to you.
site-refusal-no-such-game = There is no game '{ $game }' here.
site-refusal-no-such-bot = There is no bot '{ $bot }' for this game.
site-refusal-no-such-connection = This connection has ended.
site-refusal-no-table = You are not at a table.
site-refusal-nobody-there = Nobody else sits in that chair.
site-refusal-not-finished = The game is not over yet.
site-refusal-not-host = Only the host of the table can do that.
site-refusal-chair-taken = That chair is taken.
site-refusal-seated-already = You sit at this table already.
site-refusal-saw-other-chair = You have sat in another chair here and know its secrets. Only that one is open to you.
site-refusal-turned-away = This table would rather play on as it is.
site-refusal-too-many-changes = The chairs of this table have changed hands too often.
site-refusal-too-many-bots = One chair must be left for you.
site-refusal-too-many-tables = You have { $most } tables that have not come to an end; finish one first.
site-refusal-too-many-connections = There are too many connections from here.
site-refusal-too-fast = That was too fast; wait a moment.
site-refusal-too-large = That is too large.
site-refusal-malformed = The server could not read that.
site-refusal-not-found = There is nothing here.
site-refusal-hidden = That is not for your eyes.
site-refusal-other-origin = Another page may not do this in your name.
site-refusal-signed-out = You are not signed in.
site-refusal-name = A name needs letters or digits, and nothing that cannot be seen.
site-refusal-login-taken = Another account has this name already.
site-refusal-wrong-password = Name and password do not belong together.
site-refusal-banned = { $hours ->
    [one] You cannot use this site for another hour.
   *[other] You cannot use this site for another { $hours } hours.
}
site-refusal-ban-yourself = You would ban yourself.
site-refusal-no-such-account = There is no such account.
site-refusal-no-such-address = That is not a single address.
site-refusal-no-such-chat = There is no such line any more.
site-refusal-no-such-ban = That ban is over already.
site-refusal-wrong-name = That is not the name of this account.
site-refusal-wrong-code = This code is wrong, used up, or too old.
site-refusal-chat-text = There is nothing to read in that.
site-refusal-shares-asked = The seeds are being revealed. Nothing can be changed now.
site-refusal-shares-not-asked = The seeds are not asked for yet.
site-refusal-share-differs = That is not the seed you had announced.
site-refusal-no-shares-here = A table with a data file of its own takes no seeds from players.
site-refusal-no-hints-here = There are no hints at this table.
site-refusal-no-hint = No bot has a hint for you now.
site-refusal-no-pointing = You cannot point at that now.
site-refusal-no-such-content = This table is not played with that data file.
site-refusal-tables-per-hour = You have opened { $most } tables within an hour; open the next one later.
site-refusal-too-many-reviews = Too many games are being reviewed; ask again in a minute.
site-refusal-practice-unknown = This cannot be practised.
site-refusal-lesson-unknown = There is no such lesson.
site-refusal-lesson-broken = This lesson does not fit the rules any more.
site-refusal-puzzle-unknown = There is no such puzzle.
site-refusal-puzzle-broken = This puzzle does not fit the rules any more.
site-refusal-no-such-invitation = This invitation is not valid any more.
site-refusal-no-such-device = This browser cannot be notified.
site-refusal-notify-address = Messages cannot be sent to this address.
site-refusal-keep-first = Give your account a password first.
site-refusal-nowhere-to-send = There is no device and no address yet.
site-refusal-rules-bug = The rules made a mistake here. The table is closed, and its record is kept.
site-refusal-rules-changed = The rules have changed since this table was opened.
site-refusal-not-on-this-device = That needs a server; this table is on your device.
site-refusal-only-bots-here = Without a server you play against bots only.
site-refusal-not-kept = This device could not save the last move. Finish the game before you close the page.
site-refusal-open-elsewhere = This game is open in another tab. Close it there first.
site-refusal-storage-broken = This browser does not give back what it keeps. Nothing was changed; try again later.
site-refusal-local-failed = Something went wrong on this device. Open the table again: it is kept up to the last move.
site-refusal-save-broken = This game on your device cannot be opened. It was left as it is.
site-refusal-record-broken = This is not a valid record. Line { $line }: { $reason }.
site-refusal-server-error = Something went wrong on the server.
table-trouble-rules-bug = The rules made a mistake here, so the table was closed. Its record is kept.
table-trouble-rules-changed = The rules have changed since this table was begun, so it was closed. Its record is kept.
table-trouble-given-up = The game was given up.
table-trouble-forgotten = Nobody came back for a long time, so the table was closed. Its record is kept.
table-trouble-closed-by-admin = An admin of this site closed the table.
table-trouble-host-left = The host has left, so the table was closed.

learn-title = Learn { $game }
learn-about = Short lessons on the real board. Each takes a minute or two; leave whenever you like and go on later.
learn-none = This game has no lessons yet.
learn-all = All lessons
learn-start = Start
learn-resume = Go on
learn-again = Once more
learn-play = Just play
learn-progress = Progress in this lesson
learn-step = { $step } of { $steps }
learn-watch = Watch what the others do…
learn-skip = Show it at once
learn-go-on = Go on
learn-back = Back
learn-help = Show me
learn-done = Well done, that was the whole lesson.
learn-next-lesson = Next: { $title }
learn-name = { $seat ->
    [0] Ariadne
    [1] Cassandra
    [2] Jason
    [3] Medea
   *[other] Orpheus
}
home-learn = Learn by playing
home-lessons = Lessons
home-puzzles = Puzzles
puzzle-title = Puzzles: { $game }
puzzle-about = Positions from games of bots. One action is clearly best for what your seat can know. Find it; the first answer counts for your rating.
puzzle-none = This game has no puzzles yet.
puzzle-all = All puzzles
puzzle-all-tried = You have tried them all.
puzzle-day = Puzzle of the day
puzzle-next = Next puzzle
puzzle-number = Puzzle { $number }
puzzle-rating = Difficulty { $rating }
puzzle-own = Your rating: { $rating }
puzzle-count = { $tried ->
    [0] There are { $count } puzzles. You have not tried any yet.
   *[other] { $solved } solved of { $tried } tried; there are { $count } puzzles.
  }
puzzle-ask = It is your turn. Which action is best here?
puzzle-tried = You have answered this one before, so your rating stays as it is.
puzzle-right = Right!
puzzle-wrong = There is something better.
puzzle-cost = { $unit ->
    [actions] It costs { $cost } actions.
   *[points] It costs { $cost } points.
}
puzzle-best = Best: { $move }.
puzzle-others = Others fall behind:

## Notifications of slow tables

muted-title = Muted people
muted-text = You see none of their chats and get none of their invitations.
muted-hear = Hear again
muted-hear-one = Hear { $name } again
muted-heard = { $name } can reach you again.
notify-title = Notifications
notify-text = When a game gives days for a move, Adyton can tell you: when it is your turn, when 12 hours are left, when the game ends or somebody invites you. A look at the table cancels the message.
notify-here = Notify me on this device
notify-here-on = This device is notified.
notify-here-off = Not on this device
notify-impossible = This browser cannot be notified here. On an iPhone, put Adyton on the home screen first.
notify-denied = The browser does not allow it. You can change that in its settings for this site.
notify-devices = Devices
notify-remove = Remove
notify-quiet = Quiet hours
notify-quiet-from = From
notify-quiet-to = To
notify-quiet-none = No quiet hours
notify-save = Save
notify-saved = Saved.
notify-elsewhere = Elsewhere
notify-elsewhere-text = One address, as Apprise writes it, for example { $example }
notify-address = Address
notify-address-set = Use this address
notify-address-none = Use none
notify-try = Send me a test
notify-tried = { $failed ->
    [0] { $taken ->
        [one] Sent. It should be there in a moment.
       *[other] Sent to { $taken } places.
    }
   *[other] { $failed } of { NUMBER($all) } could not be reached.
}
notify-everything-off = Switch everything off
notify-all-off = All notifications are switched off.
notify-muted = You get no more invitations from this person.
notify-offer = This game gives days for a move. Shall we tell you when it is your turn?
notify-offer-yes = Yes, on this device
notify-offer-no = Not now

offline-title = No network
offline-text = Tables need a network. The rules can be read without one.
offline-again = Try again

## On this device

here-title = On this device
here-about = Here the bots play without a server. Your games stay on this device.
here-away = The server does not answer, so everything here runs on this device.
here-size = It needs { NUMBER($size) } MB, once. After that you can play without a network.
here-newer = There is a newer version: { NUMBER($size) } MB.
here-each-time = The first game loads { NUMBER($size) } MB.
here-get = Get it now ({ NUMBER($size) } MB)
here-getting = Fetching { NUMBER($size) } MB: { $percent } %
here-ready = Everything is on this device. You can play without a network.
here-starting = Setting up the table…
here-choose = Play on this device instead, without the server
here-running = Your running games on this device
here-remove = Remove
here-record = Open a record
here-record-about = Choose the file of a game, or drop it here. It is checked and replayed on this device.
here-failed = That did not work. Are you online? Nothing was lost.
here-no-storage = This browser keeps nothing here. Your games will be lost when you close the page.
here-you = You
table-here = This table is on your device: the bots play without a server.
home-here = Play without a network: on this device
