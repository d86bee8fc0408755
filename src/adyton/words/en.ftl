## What every game has

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-now = That cannot be done now.
refusal-too-early = The time has not run out yet.
refusal-too-late = The time has run out.
refusal-undo-nothing = There is nothing to take back: somebody else or chance has moved since.
refusal-undo-never = Nothing is taken back in a game in real time.
refusal-option-unknown = There is no option '{ $option }' in this game.
refusal-option-value = The option '{ $option }' cannot be '{ $value }'.
refusal-seats-number = This game is for { $least } to { $most } players.
refusal-unreadable = There is no action '{ $text }' in this game.
refusal-content = This data file cannot be played with: { $reason }
refusal-content-line = This data file cannot be played with, line { $line }: { $reason }

## Why a bot would do it

hint-best = This promises the most.
hint-only = There is nothing else to do.

guest-name = Guest { $number }

## What players of slow tables are told while they are away

notify-turn = It is your turn in { $game }
notify-clock = Less than 12 hours left for your move in { $game }
notify-over = The game is over: { $game }
notify-invited = You are invited to a table: { $game }
notify-with = { $count ->
    [0] You play alone.
   *[other] With { $names }.
}
notify-off = Switch these messages off
notify-mute = No more invitations from { $name }
notify-test = Adyton can reach you
notify-test-body = This is the test that you asked for.

bot-name-0 = Pythia
bot-name-1 = Cassandra
bot-name-2 = Tiresias
bot-name-3 = Calchas
bot-name-4 = Sibyl
bot-name-5 = Mopsus
bot-name-6 = Manto
bot-name-7 = Phineus
card-invited = You are invited to a game of { $game }.
card-open = { $host } is waiting for players.
card-running = At the table: { $names }
card-won = { $count ->
    [0] The game is over.
   *[other] { $names } won.
  }
card-player = Player { $number }
card-place = { $place }.
card-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
