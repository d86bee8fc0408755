## Was jedes Spiel hat

refusal-game-over = Das Spiel ist aus.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-now = Das geht jetzt nicht.
refusal-too-early = Die Zeit ist noch nicht abgelaufen.
refusal-too-late = Die Zeit ist abgelaufen.
refusal-undo-nothing = Es gibt nichts zurückzunehmen: Seither hat jemand anderes oder der Zufall gezogen.
refusal-undo-never = In einem Spiel in Echtzeit wird nichts zurückgenommen.
refusal-option-unknown = Dieses Spiel hat keine Option „{ $option }“.
refusal-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein.
refusal-seats-number = Dieses Spiel ist für { $least } bis { $most } Spieler.
refusal-unreadable = Den Zug „{ $text }“ gibt es in diesem Spiel nicht.
refusal-content = Mit dieser Datei lässt sich nicht spielen: { $reason }
refusal-content-line = Mit dieser Datei lässt sich nicht spielen, Zeile { $line }: { $reason }

## Warum ein Bot das täte

hint-best = Das verspricht am meisten.
hint-only = Es gibt nichts anderes zu tun.

guest-name = Gast { $number }

## Was Spieler langsamer Tische erfahren, während sie weg sind

notify-turn = Du bist am Zug: { $game }
notify-clock = Dir bleiben weniger als 12 Stunden für deinen Zug: { $game }
notify-over = Das Spiel ist aus: { $game }
notify-invited = Du bist an einen Tisch eingeladen: { $game }
notify-with = { $count ->
    [0] Du spielst allein.
   *[other] Mit { $names }.
}
notify-off = Diese Nachrichten abschalten
notify-mute = Keine Einladungen mehr von { $name }
notify-test = Adyton erreicht dich
notify-test-body = Das ist der Test, um den du gebeten hast.

bot-name-0 = Pythia
bot-name-1 = Kassandra
bot-name-2 = Teiresias
bot-name-3 = Kalchas
bot-name-4 = Sibylle
bot-name-5 = Mopsos
bot-name-6 = Manto
bot-name-7 = Phineus
card-invited = Du bist zu einer Partie { $game } eingeladen.
card-open = { $host } wartet auf Mitspieler.
card-running = Am Tisch: { $names }
card-won = { $count ->
    [0] Das Spiel ist aus.
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
  }
card-player = Spieler { $number }
card-place = { $place }.
card-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
