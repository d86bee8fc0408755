# Die Wörter der Seite.
site-skip = Zum Inhalt
site-menu = Hauptmenü
site-new-table = Neuer Tisch
site-account = Konto
site-home = Startseite
site-loading = Einen Moment …
site-load-failed = Diese Seite konnte nicht geladen werden. Bitte versuche es noch einmal.
site-offline = Der Server ist nicht zu erreichen. Bist du online?
site-not-found = Hier ist nichts, oder es ist nicht für dich offen.
site-refused = Das hat nicht geklappt.
missing-title = Das Orakel schweigt
missing-text = Unter dieser Adresse gibt es keine Seite.

language-en = English
language-de = Deutsch
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-pink = Rosa
colour-violet = Violett
colour-black = Schwarz
colour-random = zufällig
bot-random = Zufall: spielt irgendetwas
bot-easy = Leicht: spielt wie ein Anfänger
bot-greedy = Gierig: nimmt, was zu haben ist
bot-normal = Normal: denkt ein wenig voraus
bot-hard = Schwer: denkt voraus
bot-oracle = Orakel: nimmt sich Zeit

prefs-title = Einstellungen
prefs-language = Sprache
prefs-theme = Aussehen
prefs-theme-auto = Wie das System
prefs-theme-light = Tageslicht
prefs-theme-dark = Lampenlicht
prefs-pace = Wie schnell Züge gezeigt werden
prefs-pace-calm = Ruhig: Zeit zum Lesen
prefs-pace-normal = Normal
prefs-pace-quick = Zügig
prefs-pace-instant = Sofort
prefs-sound = Ton
prefs-confirm = Vor dem Spielen nachfragen
prefs-motion = Bewegung
prefs-plain = Textansicht: alles als Text und Knöpfe
prefs-tips = Tipps in deinen ersten Spielen
prefs-notify = Melde mir, wenn ich dran bin

home-tagline = Vier Orakel, ein Tisch
home-games = Die Spiele
home-your-turn = Du bist dran
home-open = Offene Tische
home-open-none = Kein Tisch wartet auf Mitspieler. Eröffne einen!
home-invited = Du bist eingeladen
home-invited-by = { $name } lädt dich ein.
home-decline = Nein, danke
home-mute = Nichts mehr von { $name }
home-muted = { $name } kann dich nicht mehr einladen. Das kannst du auf deiner Kontoseite ändern.
home-running = Deine laufenden Spiele
home-waiting = Deine Tische vor dem Spiel
home-watch = Tische zum Zuschauen
home-finished = Beendete Spiele
home-finished-none = Noch wurde nichts zu Ende gespielt.
home-join = Mitspielen
home-go = Weiter
home-look = Zuschauen
home-replay = Nachspielen
home-open-table = Öffnen
home-give-up = Aufgeben
home-remove = Entfernen
home-all = Alle { $count }
home-since = Seit du zuletzt geschaut hast, { $count ->
    [one] gab es einen Zug
   *[other] gab es { $count } Züge
}: { $what }
list-sure = Wirklich: { $word }
games-title = Meine Spiele
games-state = Stand
games-every = Alle Spiele
games-all = Alle
games-running = Laufend
games-finished = Beendet
games-closed = Aufgegeben oder geschlossen
games-none = Noch kein solches Spiel.
home-rules = Regeln
home-players = { $least } bis { $most } Spieler
home-bots = Gegen Bots spielen
home-change = Ändern …
home-variants = Varianten
home-friends = Ein Tisch für Freunde
home-practice = Allein üben

new-title = Neuer Tisch
new-bots-title = Gegen Bots spielen
new-game = Spiel
new-seats = Spieler am Tisch
new-level = Wie stark sind die Bots?
new-friends-text = Du bekommst einen Link für deine Freunde. Auf leeren Stühlen können Bots sitzen.
new-public = Alle dürfen mitspielen
new-spectators = Andere dürfen zuschauen
new-hints = Bots dürfen Tipps geben
new-start = Spiel beginnen
new-open = Tisch eröffnen
new-more = Weitere Optionen
new-clock = Bedenkzeit
clock-none = So lange ihr wollt
clock-move-60 = Eine Minute für jeden Zug
clock-total-600 = 10 Minuten für das Spiel, 10 Sekunden mehr für jeden Zug
clock-total-1800 = 30 Minuten für das Spiel, 15 Sekunden mehr für jeden Zug
clock-days-2 = Zwei Tage für jeden Zug
option-content = Eigene Datendatei
option-content-help = Für Besitzer der Schachtel: die gedruckten Werte anstelle von unseren.
seat-sign-owl = Eule
seat-sign-lyre = Leier
seat-sign-amphora = Amphore
seat-sign-bull = Stier
seat-sign-dolphin = Delfin
explain-how = Halte den Zeiger oder einen Finger auf ein Zeichen, um zu lesen, was es ist.
explain-ours = Rekonstruiert.

room-hints = Alle dürfen sich von Bots Tipps geben lassen; das steht dann im Verlauf.
room-no-hints = An diesem Tisch geben Bots keine Tipps.
room-public = Alle dürfen an diesen Tisch.
room-private = Nur wer den Link hat, darf an diesen Tisch.
room-chairs = Stühle
room-sit = Hier sitzen
room-move = Hierher wechseln
room-add-bot = Bot dazu
room-bot-for = Ein Bot für Stuhl { $chair }
room-remove-bot = Bot wegschicken
room-start = Spiel beginnen
room-start-bots = { $count ->
    [one] Beginnen, mit einem Bot auf dem freien Stuhl
   *[other] Beginnen, mit Bots auf { $count } freien Stühlen
  }
room-wait = Der Gastgeber startet das Spiel.
room-fill = Bots auf freien Stühlen
room-leave = Tisch verlassen
room-name = Wie sollen dich die anderen nennen?
room-rules = Alle Regeln
room-options = Gespielt wird mit:
room-share = Einladen
room-invite = Ein Konto beim Namen einladen
room-invite-go = Einladen
room-invited = Falls es dieses Konto gibt, ist es eingeladen.
room-share-text = Wer diesen Link öffnet, setzt sich mit einem Klick dazu.
share-address = Adresse zum Teilen
share-copy = Kopieren
share-copied = Kopiert
share-qr = QR-Code
share-qr-label = QR-Code von { $address }

chair-someone = jemand
chair-open = freier Stuhl
chair-you = du
chair-turn = am Zug
chair-held = ein Bot hält den Stuhl
chair-away = nicht verbunden
chair-away-brief = weg
chair-bot = Bot
chair-here = da

table-title = Tisch
table-none = Hier ist kein Tisch
table-unreached = Der Tisch ist nicht zu erreichen
table-board-missing = Das Brett konnte nicht geladen werden. Wir versuchen es weiter; bis dahin kannst du in der Textansicht spielen.
table-gone = Diesen Tisch gibt es nicht, oder er ist nicht für dich offen.
table-ask-host = Bitte deinen Gastgeber um den Einladungslink.
table-seats = Plätze
table-side = Verlauf, Chat und Regeln
table-board = Zurück zum Brett
table-log = Verlauf
table-chat = Chat
table-score = Wertung
table-rules = Regeln
table-your-turn = Du bist dran
table-your-turn-to = Du bist dran: { $phase }
table-waiting = Warten auf { $names }.
table-moment = Einen Moment …
table-showing = Aufs Brett tippen überspringt.
table-sending = Dein Zug ist unterwegs …
table-over = Das Spiel ist aus.
table-closed-title = Dieser Tisch ist geschlossen
table-closed = Dieser Tisch wurde geschlossen. Seine Aufzeichnung bleibt.
table-paused = Das Spiel macht Pause.
table-lost = Verbindung verloren. Sie kommt von selbst zurück.
table-lost-stopping = Der Server startet gerade neu. Gleich geht es von selbst weiter.
table-lost-slow = Deine Verbindung ist gerade zu langsam. Sie kommt von selbst zurück.
table-lost-signed-out = Du bist in diesem Browser abgemeldet.
table-lost-too-many = Hier oder in deinem Netz sind zu viele Seiten von Adyton offen. Schließ eine, dann geht es hier von selbst weiter.
table-lost-reload = Seite neu laden
table-opening = Der Tisch wird gesucht …
table-held = Ein Bot hält deinen Stuhl.
late-title = Einen Platz übernehmen
late-may = Das Spiel läuft schon. Spiel für einen Bot weiter, oder schau zu.
late-full = Das Spiel läuft schon, und alle Plätze sind besetzt. Du schaust zu. Fürs nächste Spiel frag jemanden am Tisch.
late-kept = Das Spiel läuft schon. Ein Bot hält den Platz für { $names }. Du schaust zu. Fürs nächste Spiel frag jemanden am Tisch.
late-not-you = Das Spiel läuft schon, und hier kannst du keinen Platz mehr übernehmen. Du schaust zu.
late-watching = Du schaust zu.
late-watch = Nur zuschauen
late-join = Doch mitspielen
late-take = Für { $name } spielen
late-ask = Fragen, ob du für { $name } spielen darfst
late-declined = Diesmal hast du den Platz nicht bekommen.
late-barred = Das Spiel läuft schon, und dieser Tisch hat keine Zuschauer.
late-share = Jemand soll für einen Bot spielen
late-share-text = Wer diesen Link öffnet, kann auch jetzt noch den Platz eines Bots übernehmen.
late-share-asked = Wer diesen Link öffnet, kann auch jetzt noch um den Platz eines Bots bitten.
table-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
  }
chair-leaves = nicht verbunden, Bot in { $time }
chair-leaves-brief = Bot in { $time }
table-leave = Aufhören
table-leave-title = Dieses Spiel verlassen?
table-leave-alone = Außer dir spielt hier niemand. Der Tisch wird geschlossen, das Spiel gilt als aufgegeben. Willst du später weiterspielen, schließe einfach die Seite.
table-leave-people = Ein Bot spielt sofort für dich weiter. Solange das Spiel läuft, kannst du zurückkommen, außer jemand anderes übernimmt deinen Platz.
table-leave-yes = Aufgeben
table-leave-bot = Bot weiterspielen lassen
table-leave-no = Bleiben
table-back = Ich bin wieder da
table-undo = Zurücknehmen
table-ask-undo = Um Rücknahme bitten
table-hint = Tipp
table-thinking = Denkt nach …
table-pause = Pause
table-resume = Weiter
table-plain = Textansicht
table-place = { $place ->
    [1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
    [5] Fünfter Platz
   *[other] Platz { $place }
  } mit { $points }
hint-this = Rat eines Bots
hint-close = Vorschlag ausblenden
tip-close = Tipp ausblenden
tip-whole = Der ganze Tipp
hint-says = Ein Bot rät: { $move }. { $why }
confirm-ask = { $move } – wirklich?
confirm-yes = Ja, so
confirm-no = Nein
sound-ask = Mit Ton spielen?
sound-yes = Ton an
sound-no = Ohne Ton
log-open = Nachspielen: { $text }
log-filter = Welche Zeilen
log-all = Alle Züge
log-only = Nur { $name }
log-hint = { $seat } hat sich von einem Bot einen Tipp geben lassen.
log-sat = { $who } übernimmt den Platz von { $before }.
log-left = { $who } geht, und ein Bot spielt weiter.
log-back = { $who } ist wieder da.
log-slow-device = { $seat } spielt schwächer als sonst: Dieses Gerät ist zu langsam für die ganze Suche.
log-empty = Noch ist nichts geschehen.
log-gap = Frühere Züge stehen in der Wiederholung
chat-removed = (entfernt)
chat-empty = Noch hat niemand etwas gesagt.
chat-open = { $name } sagt: { $text } Zum Chat
chat-say = Sag etwas
chat-send = Senden
chat-mute = Wen du hörst
chat-spectators = Zuschauer
chat-mute-one = { $name } stummschalten
chat-unmute-one = { $name } wieder hören
site-event-undo = { $seat } nimmt einen Zug zurück.
question-undo = { $name } möchte einen Zug zurücknehmen.
question-pause = { $name } möchte eine Pause.
question-go-on = { $name } möchte weiterspielen.
question-sit = { $name } möchte für { $chair } spielen.
question-own-undo = Du möchtest einen Zug zurücknehmen.
question-own-pause = Du möchtest eine Pause.
question-own-go-on = Du möchtest weiterspielen.
question-own-sit = Du möchtest für { $chair } spielen.
question-cancel = Doch nicht
question-yes = Einverstanden
question-no = Nein
question-declined = Jemand hat abgelehnt.
end-winners = { $count ->
    [0] Das Spiel ist aus
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
  }
end-you-won = { $count ->
    [0] Du hast gewonnen
   *[other] Du und { $names } habt gewonnen
  }
end-rematch = Noch einmal
end-again = Noch einmal spielen
end-rematch-open = Der Tisch für ein neues Spiel ist gedeckt.
end-rematch-join = Zum neuen Spiel
end-open = Zum Ergebnis
end-board = Das Brett ansehen
end-scoring = Die Wertung
end-score = Endstand
end-source = Was Punkte brachte
end-total = Summe
end-show-all = Alles zeigen
end-course = So ging das Spiel
end-graph = Punkte aller Spieler im Lauf des Spiels
end-turn = Wendepunkt { $number }
end-best = Dein bester Moment (+{ $gain }):
end-review = Den Wendepunkt suchen
end-costliest = Was { $name } hätte besser machen können, und mehr
end-plans = Was die anderen vorhatten
end-replay = Nachspielen
end-card = Ergebnis als Bild herunterladen
end-record = Aufzeichnung herunterladen
rules-link = Regel
rules-open = Regel { $clause } lesen
rules-title = Regeln: { $game }
rules-none = Die Regeln dieses Spiels stehen hier noch nicht.
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] nichts gefunden
   *[other] { $at } von { $count }
}
rules-next = Nächste Stelle
rules-previous = Vorige Stelle
rules-summary = Kurzregeln zum Drucken
rules-print = Drucken
rules-summary-title = { $game } in Kürze
rules-whole = Alle Regeln
picture-you = Du

plain-choices = { $count ->
    [0] Deine Möglichkeiten
    [one] Deine Möglichkeit
   *[other] Deine { $count } Möglichkeiten
  }
plain-view = Was du siehst
plain-filter = Nur zeigen, was dies enthält
plain-picks = { $size } Zahlen von 1 bis { $among }
plain-point = Darauf zeigen
plain-wait = Du bist nicht dran.
plain-nothing-found = Keine Möglichkeit enthält diese Buchstaben.
plain-none = nichts
plain-yes = ja
plain-no = nein

replay-title = Wiederholung
replay-eyes = Gesehen von
replay-spectator = einem Zuschauer
replay-all = allen: alle Karten offen
replay-back = Zurück zum Tisch
replay-first = Zum Anfang
replay-before = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
recap-title = Seit du zuletzt geschaut hast
recap-next = { $count ->
    [one] Weiter (noch einer)
   *[other] Weiter (noch { $count })
}
recap-skip = Überspringen
replay-play = Abspielen
replay-stop = Anhalten
replay-share = Diese Stellung teilen
replay-scrub = Stellung
replay-at = { $place } von { $count }
replay-review = Rückblick
review-text = Der stärkste Bot geht die Partie durch: was er getan hätte, und was die andere Wahl gekostet hat.
review-progress = { $part } % der Partie durchgesehen
review-done = { $count ->
    [0] { $open ->
        [0] Der Bot hat sich jede Entscheidung angesehen und keine gefunden, die klar schlechter war als eine andere.
        [one] Der Bot hat nichts gefunden, was sicher falsch war. Bei einer Entscheidung war er sich nicht sicher, und die Zeit hat nicht gereicht.
       *[other] Der Bot hat nichts gefunden, was sicher falsch war. Bei { $open } Entscheidungen war er sich nicht sicher, und die Zeit hat nicht gereicht.
      }
    [one] Der Bot hat alles gelesen und hätte eine Entscheidung geändert.
   *[other] Der Bot hat alles gelesen und hätte { $count } Entscheidungen geändert.
  }
review-nothing = In dieser Partie gab es nichts zu beurteilen.
review-turning = Wendepunkt
review-keys = Die Tasten ↑ und ↓ führen von einer zur nächsten.
review-better = Besser: { $better }.
review-unit = { $unit ->
    [actions] Die Zahlen sagen, wie viele Aktionen eine Entscheidung gekostet hat.
   *[points] Die Zahlen sagen, wie viele Punkte Vorsprung eine Entscheidung gekostet hat.
  }
replay-fair = Fairness
fair-text = Alles Geben und Würfeln folgt aus einer geheimen Startzahl. Ihr Fingerabdruck war vom ersten Zug an zu sehen, darum konnte sie niemand später ändern.
fair-commitment = Fingerabdruck, vom ersten Zug an gezeigt
fair-seed = Startzahl, nach dem letzten Zug gezeigt
fair-later = nach dem Ende gezeigt
fair-room = Ehrlich gegeben
fair-room-text = Der Server hat seine geheime Startzahl schon festgelegt; das ist ihr Fingerabdruck. Gib eine eigene dazu, dann kann niemand mehr bestimmen, was gegeben wird, auch nicht der Gastgeber.
fair-add = Meine Zahl dazugeben
fair-take-back = Meine Zahl zurücknehmen
fair-added = { $count ->
    [0] Noch hat niemand eine Zahl dazugegeben.
    [one] Ein Spieler hat eine Zahl dazugegeben.
   *[other] { $count } Spieler haben eine Zahl dazugegeben.
  }
fair-waiting = Es fehlen noch Zahlen von Spielern …
fair-start-without = Ohne die Zahlen der Spieler anfangen
fair-shares = Zahlen, die Spieler dazugegeben haben
fair-share-mine = { $share } (deine)
fair-check = Jetzt vergleichen
fair-fits = Sie passen: Diese Startzahl stand vor dem ersten Zug fest.
fair-differs = Sie passen nicht. Traue dieser Aufzeichnung nicht.
fair-unable = Dieser Browser kann sie nur über eine sichere Verbindung vergleichen.
fair-page = Jede Karte und jeden Wurf in diesem Browser nachrechnen
fair-verify = Wer auch alle Züge prüfen will, ruft auf dem eigenen Rechner auf:

account-title = Konto
account-name = Dein Name
account-name-label = Name am Tisch
account-rename = So heiße ich
account-renamed = So heißt du jetzt.
account-guest = Du bist Gast: Dieses Konto lebt nur in diesem Browser.
account-kept = Dieses Konto ist mit einem Passwort gesichert.
account-device = Anderes Gerät
account-device-text = Spiele auf einem Telefon oder anderen Rechner als dieselbe Person weiter.
account-device-make = Code erzeugen
account-device-valid = Er gilt einmal, in den nächsten { $minutes } Minuten.
account-device-enter = Code von einem anderen Gerät
account-device-use = Diesen Code verwenden
account-signed-in = Willkommen zurück.
account-password = Dieses Konto behalten
account-password-text = Mit einem Passwort kommst du von überall zurück.
account-login = Name zum Anmelden
account-password-label = Passwort
account-password-change = Name oder Passwort ändern
account-password-change-text = Ein neues Passwort meldet alle anderen Browser ab.
account-password-set = Speichern
account-keep = Mein Konto behalten
account-sign-in = Anmelden
account-sign-out = Abmelden
account-name-limit = Höchstens { $most } Zeichen.
account-login-limit = Name: höchstens { $most } Zeichen; Passwort: mindestens { $least }.
account-return = Zurück zu deinem Konto
account-return-text = Hast du dein Konto schon mit einem Passwort gesichert, melde dich damit an.
admin-title = Verwaltung
admin-done = Erledigt.
admin-tables = { $count ->
    [one] Ein Tisch
   *[other] { $count } Tische
}
admin-status-open = noch nicht begonnen
admin-status-running = läuft
admin-here = { $count ->
    [one] eine Person verbunden
   *[other] { $count } Personen verbunden
}
admin-close = Tisch schließen
admin-unsay = Entfernen
admin-ban-one = Konto sperren …
admin-ban-address = Adresse sperren …
admin-connections = { $count ->
    [one] Eine Verbindung
   *[other] { $count } Verbindungen
}
admin-queue = { $count ->
    [one] Eine Nachricht wartet
   *[other] { $count } Nachrichten warten
}
admin-tries = { $count ->
    [0] noch nicht versucht
    [one] einmal versucht
   *[other] { $count }-mal versucht
}
admin-bans = { $count ->
    [one] Eine Sperre
   *[other] { $count } Sperren
}
admin-until = bis { $date }
admin-lift = Sperre aufheben
admin-ban-kind = Wen
admin-kind-account = ein Konto
admin-kind-address = eine Adresse
admin-ban-subject = Konto oder Adresse
admin-ban-hours = Stunden
admin-ban-reason = Grund
admin-ban = Sperren
admin-actions = Was die Verwaltung getan hat
admin-no-actions = Noch nichts.
admin-action-close-table = Tisch geschlossen
admin-action-remove-chat = Chatzeile entfernt
admin-action-ban-account = Konto gesperrt
admin-action-ban-address = Adresse gesperrt
admin-action-lift-account = Sperre eines Kontos aufgehoben
admin-action-lift-address = Sperre einer Adresse aufgehoben
sessions-title = Wo du angemeldet bist
sessions-text = Melde einen Browser ab, den du nicht mehr benutzt. Dann bekommt er auch keine Nachrichten mehr.
sessions-unnamed = Ein Browser
sessions-here = dieser Browser
sessions-seen = zuletzt da am { $date }
sessions-end-one = { $name } abmelden
sessions-end-others = Überall sonst abmelden
sessions-ended = Dort abgemeldet.
data-title = Deine Daten
data-text = Eine Datei mit allem, was diese Seite von dir weiß: Konto, Tische, Aufzeichnungen, Chats, Lektionen und Einstellungen.
data-export = Meine Daten herunterladen
data-delete = Mein Konto löschen …
data-delete-title = Dieses Konto löschen?
data-delete-text = Dein Name, deine Einstellungen und Chats werden gelöscht, und du wirst überall abgemeldet. Die Aufzeichnungen deiner Spiele bleiben, mit „jemand“ an der Stelle deines Namens. Das lässt sich nicht rückgängig machen.
data-delete-running = { $count ->
    [0] Du spielst gerade nirgends mit.
    [one] Du spielst in einem laufenden Spiel mit: Ein Bot übernimmt deinen Platz; spielt sonst niemand mit, wird das Spiel geschlossen.
   *[other] Du spielst in { $count } laufenden Spielen mit: Bots übernehmen deine Plätze; Spiele ohne andere Menschen werden geschlossen.
}
data-delete-name = Gib zur Bestätigung deinen Namen ein: { $name }
data-delete-password = Zur Bestätigung dein Passwort
data-delete-no = Konto behalten
data-delete-yes = Endgültig löschen
device-title = Anderes Gerät

## Was Tische und Seite ablehnen

site-refusal-stale = Das Spiel ist weitergegangen; sieh noch einmal hin.
site-refusal-not-seated = Du sitzt nicht an diesem Tisch.
site-refusal-table-not-running = An diesem Tisch wird nicht gespielt.
site-refusal-table-not-open = An diesem Tisch hat das Spiel schon begonnen.
site-refusal-paused = Das Spiel macht Pause.
site-refusal-not-paused = Das Spiel macht keine Pause.
site-refusal-question-open = Eine andere Frage ist noch offen.
site-refusal-no-question = Es gibt keine Frage, die du beantworten könntest.
site-refusal-undo-limit = An diesem Tisch wurde zu viel zurückgenommen.
site-refusal-no-spectators = An diesem Tisch sind keine Zuschauer erwünscht.
site-refusal-no-such-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
site-refusal-no-such-game = Ein Spiel „{ $game }“ gibt es hier nicht.
site-refusal-no-such-bot = Einen Bot „{ $bot }“ gibt es für dieses Spiel nicht.
site-refusal-no-such-connection = Diese Verbindung ist beendet.
site-refusal-no-table = Du bist an keinem Tisch.
site-refusal-nobody-there = Auf diesem Stuhl sitzt sonst niemand.
site-refusal-not-finished = Das Spiel ist noch nicht zu Ende.
site-refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
site-refusal-chair-taken = Dieser Stuhl ist besetzt.
site-refusal-seated-already = Du sitzt schon an diesem Tisch.
site-refusal-saw-other-chair = Du hast hier schon auf einem anderen Platz gesessen und kennst seine Geheimnisse. Nur dieser steht dir offen.
site-refusal-turned-away = Dieser Tisch möchte lieber so weiterspielen.
site-refusal-too-many-changes = An diesem Tisch haben die Plätze zu oft gewechselt.
site-refusal-too-many-bots = Ein Stuhl muss für dich bleiben.
site-refusal-too-many-tables = Du hast { $most } Tische, die nicht zu Ende sind; spiele erst einen fertig.
site-refusal-too-many-connections = Von hier kommen zu viele Verbindungen.
site-refusal-too-fast = Das war zu schnell; warte einen Augenblick.
site-refusal-too-large = Das ist zu groß.
site-refusal-malformed = Das konnte der Server nicht lesen.
site-refusal-not-found = Hier ist nichts.
site-refusal-hidden = Das ist nicht für deine Augen bestimmt.
site-refusal-other-origin = Eine andere Seite darf das nicht in deinem Namen tun.
site-refusal-signed-out = Du bist nicht angemeldet.
site-refusal-name = Ein Name braucht Buchstaben oder Ziffern und nichts Unsichtbares.
site-refusal-login-taken = Diesen Namen hat schon ein anderes Konto.
site-refusal-wrong-password = Name und Passwort gehören nicht zusammen.
site-refusal-banned = { $hours ->
    [one] Du kannst diese Seite noch eine Stunde lang nicht benutzen.
   *[other] Du kannst diese Seite noch { $hours } Stunden lang nicht benutzen.
}
site-refusal-ban-yourself = Damit würdest du dich selbst sperren.
site-refusal-no-such-account = Dieses Konto gibt es nicht.
site-refusal-no-such-address = Das ist keine einzelne Adresse.
site-refusal-no-such-chat = Diese Zeile gibt es nicht mehr.
site-refusal-no-such-ban = Diese Sperre ist schon vorbei.
site-refusal-wrong-name = So heißt dieses Konto nicht.
site-refusal-wrong-code = Dieser Code ist falsch, verbraucht oder zu alt.
site-refusal-chat-text = Darin gibt es nichts zu lesen.
site-refusal-shares-asked = Die Zahlen werden gerade aufgedeckt. Jetzt lässt sich nichts mehr ändern.
site-refusal-shares-not-asked = Nach den Zahlen ist noch nicht gefragt.
site-refusal-share-differs = Das ist nicht die Zahl, die du angekündigt hast.
site-refusal-no-shares-here = Ein Tisch mit eigener Datei nimmt keine Zahlen von Spielern an.
site-refusal-no-hints-here = An diesem Tisch gibt es keine Tipps.
site-refusal-no-hint = Kein Bot hat jetzt einen Tipp für dich.
site-refusal-no-pointing = Darauf kannst du jetzt nicht zeigen.
site-refusal-no-such-content = An diesem Tisch wird nicht mit dieser Datei gespielt.
site-refusal-tables-per-hour = Du hast in einer Stunde { $most } Tische aufgemacht; mach den nächsten später auf.
site-refusal-too-many-reviews = Gerade werden zu viele Partien besprochen; frag in einer Minute noch einmal.
site-refusal-practice-unknown = Das kann man nicht üben.
site-refusal-lesson-unknown = Diese Lektion gibt es nicht.
site-refusal-lesson-broken = Diese Lektion passt nicht mehr zu den Regeln.
site-refusal-puzzle-unknown = Dieses Rätsel gibt es nicht.
site-refusal-puzzle-broken = Dieses Rätsel passt nicht mehr zu den Regeln.
site-refusal-no-such-invitation = Diese Einladung gilt nicht mehr.
site-refusal-no-such-device = Dieser Browser kann nicht benachrichtigt werden.
site-refusal-notify-address = An diese Adresse kann nichts geschickt werden.
site-refusal-keep-first = Gib deinem Konto erst ein Passwort.
site-refusal-nowhere-to-send = Es gibt noch kein Gerät und keine Adresse.
site-refusal-rules-bug = Hier haben sich die Regeln geirrt. Der Tisch ist geschlossen, die Aufzeichnung ist aufbewahrt.
site-refusal-rules-changed = Die Regeln haben sich geändert, seit dieser Tisch eröffnet wurde.
site-refusal-not-on-this-device = Dafür braucht es einen Server; dieser Tisch steht auf deinem Gerät.
site-refusal-only-bots-here = Ohne Server spielst du nur gegen Bots.
site-refusal-not-kept = Der letzte Zug ließ sich auf diesem Gerät nicht sichern. Spiel zu Ende, bevor du die Seite schließt.
site-refusal-open-elsewhere = Dieses Spiel ist in einem anderen Tab offen. Schließ es zuerst dort.
site-refusal-storage-broken = Dieser Browser gibt nicht heraus, was er aufhebt. Es hat sich nichts geändert; versuch es später noch einmal.
site-refusal-local-failed = Auf diesem Gerät ist etwas schiefgegangen. Öffne den Tisch noch einmal: Er ist bis zum letzten Zug gesichert.
site-refusal-save-broken = Dieses Spiel auf deinem Gerät lässt sich nicht öffnen. Es bleibt, wie es ist.
site-refusal-record-broken = Das ist keine gültige Aufzeichnung. Zeile { $line }: { $reason }.
site-refusal-server-error = Auf dem Server ist etwas schiefgegangen.
table-trouble-rules-bug = Hier haben sich die Regeln geirrt, darum wurde der Tisch geschlossen. Die Aufzeichnung ist aufbewahrt.
table-trouble-rules-changed = Die Regeln haben sich geändert, seit hier gespielt wird, darum wurde der Tisch geschlossen. Die Aufzeichnung ist aufbewahrt.
table-trouble-given-up = Das Spiel wurde aufgegeben.
table-trouble-forgotten = Lange ist niemand zurückgekommen, darum wurde der Tisch geschlossen. Die Aufzeichnung ist aufbewahrt.
table-trouble-closed-by-admin = Die Verwaltung dieser Seite hat den Tisch geschlossen.
table-trouble-host-left = Wer den Tisch eröffnet hat, ist gegangen; darum wurde er geschlossen.

learn-title = { $game } lernen
learn-about = Kurze Lektionen auf dem echten Brett. Jede dauert ein bis zwei Minuten; hör auf, wann du magst, und mach später weiter.
learn-none = Für dieses Spiel gibt es noch keine Lektionen.
learn-all = Alle Lektionen
learn-start = Los
learn-resume = Weitermachen
learn-again = Noch einmal
learn-play = Einfach spielen
learn-progress = Fortschritt in dieser Lektion
learn-step = { $step } von { $steps }
learn-watch = Schau, was die anderen tun …
learn-skip = Sofort zeigen
learn-go-on = Weiter
learn-back = Zurück
learn-help = Zeig es mir
learn-done = Gut gemacht, das war die ganze Lektion.
learn-next-lesson = Weiter: { $title }
learn-name = { $seat ->
    [0] Ariadne
    [1] Kassandra
    [2] Jason
    [3] Medea
   *[other] Orpheus
}
home-learn = Spielend lernen
home-lessons = Lektionen
home-puzzles = Rätsel
puzzle-title = Rätsel: { $game }
puzzle-about = Stellungen aus Spielen von Bots. Ein Zug ist klar der beste, nach allem, was du an deinem Platz wissen kannst. Finde ihn; die erste Antwort zählt für deine Wertung.
puzzle-none = Für dieses Spiel gibt es noch keine Rätsel.
puzzle-all = Alle Rätsel
puzzle-all-tried = Du hast alle versucht.
puzzle-day = Rätsel des Tages
puzzle-next = Nächstes Rätsel
puzzle-number = Rätsel { $number }
puzzle-rating = Schwierigkeit { $rating }
puzzle-own = Deine Wertung: { $rating }
puzzle-count = { $tried ->
    [0] Es gibt { $count } Rätsel. Du hast noch keins versucht.
   *[other] { $solved } von { $tried } versuchten gelöst; es gibt { $count } Rätsel.
  }
puzzle-ask = Du bist dran. Was ist hier am besten?
puzzle-tried = Dieses hast du schon beantwortet, darum bleibt deine Wertung, wie sie ist.
puzzle-right = Richtig!
puzzle-wrong = Es gibt etwas Besseres.
puzzle-cost = { $unit ->
    [actions] Das kostet { $cost } Aktionen.
   *[points] Das kostet { $cost } Punkte.
}
puzzle-best = Am besten: { $move }.
puzzle-others = Dahinter liegen:

## Nachrichten von langsamen Tischen

muted-title = Stummgeschaltet
muted-text = Von ihnen siehst du keine Chats und bekommst keine Einladungen.
muted-hear = Wieder hören
muted-hear-one = { $name } wieder hören
muted-heard = { $name } kann dich wieder erreichen.
notify-title = Nachrichten
notify-text = Wenn ein Spiel Tage für einen Zug gibt, gibt Adyton dir Bescheid: wenn du am Zug bist, wenn nur noch 12 Stunden bleiben, wenn das Spiel aus ist oder jemand dich einlädt. Ein Blick auf den Tisch genügt, und die Nachricht bleibt aus.
notify-here = Auf diesem Gerät benachrichtigen
notify-here-on = Dieses Gerät wird benachrichtigt.
notify-here-off = Nicht auf diesem Gerät
notify-impossible = Dieser Browser kann hier nicht benachrichtigt werden. Auf dem iPhone lege Adyton zuerst auf den Home-Bildschirm.
notify-denied = Der Browser erlaubt es nicht. In seinen Einstellungen für diese Seite kannst du das ändern.
notify-devices = Geräte
notify-remove = Entfernen
notify-quiet = Ruhezeit
notify-quiet-from = Von
notify-quiet-to = Bis
notify-quiet-none = Keine Ruhezeit
notify-save = Speichern
notify-saved = Gespeichert.
notify-elsewhere = Anderswo
notify-elsewhere-text = Eine Adresse, wie Apprise sie schreibt, zum Beispiel { $example }
notify-address = Adresse
notify-address-set = Diese Adresse nehmen
notify-address-none = Keine nehmen
notify-try = Schick mir einen Test
notify-tried = { $failed ->
    [0] { $taken ->
        [one] Abgeschickt. Er sollte gleich da sein.
       *[other] An { $taken } Stellen abgeschickt.
    }
   *[other] { $failed } von { NUMBER($all) } waren nicht zu erreichen.
}
notify-everything-off = Alles abschalten
notify-all-off = Alle Nachrichten sind abgeschaltet.
notify-muted = Von dieser Person bekommst du keine Einladungen mehr.
notify-offer = Dieses Spiel gibt Tage für einen Zug. Sollen wir dir Bescheid geben, wenn du dran bist?
notify-offer-yes = Ja, auf diesem Gerät
notify-offer-no = Jetzt nicht

offline-title = Kein Netz
offline-text = Ohne Netz gibt es keine Tische. Die Regeln kannst du trotzdem lesen.
offline-again = Noch einmal versuchen

## Auf diesem Gerät

here-title = Auf diesem Gerät
here-about = Hier spielen die Bots ohne Server. Deine Spiele bleiben auf diesem Gerät.
here-away = Der Server antwortet nicht, darum läuft hier alles auf diesem Gerät.
here-size = Das braucht einmal { NUMBER($size) } MB. Danach kannst du ohne Netz spielen.
here-newer = Es gibt eine neuere Version: { NUMBER($size) } MB.
here-each-time = Das erste Spiel lädt { NUMBER($size) } MB.
here-get = Jetzt holen ({ NUMBER($size) } MB)
here-getting = { NUMBER($size) } MB werden geholt: { $percent } %
here-ready = Alles ist auf diesem Gerät. Du kannst ohne Netz spielen.
here-starting = Der Tisch wird gedeckt …
here-choose = Lieber auf diesem Gerät spielen, ohne den Server
here-running = Deine laufenden Spiele auf diesem Gerät
here-remove = Entfernen
here-record = Aufzeichnung öffnen
here-record-about = Wähl die Datei eines Spiels, oder zieh sie hierher. Sie wird auf diesem Gerät geprüft und nachgespielt.
here-failed = Das hat nicht geklappt. Bist du online? Verloren ist nichts.
here-no-storage = Dieser Browser hebt hier nichts auf. Deine Spiele gehen verloren, wenn du die Seite schließt.
here-you = Du
table-here = Dieser Tisch steht auf deinem Gerät: Die Bots spielen ohne Server.
home-here = Ohne Netz spielen: auf diesem Gerät
