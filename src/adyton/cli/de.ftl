## Der Befehl selbst

cli-about = Der Tisch für vier Spiele um Orakel.
cli-command = BEFEHL
cli-lang = die Sprache: { $known } (ohne Angabe: die des Systems)
cli-examples =
    Beispiele:
    { "  " }adyton play { $game }                    ein Spiel gegen Bots in diesem Terminal
    { "  " }adyton rules { $game }                   wie man es spielt
    { "  " }adyton simulate { $game } --games 200    Bots unter sich
    { "  " }adyton BEFEHL --help                  alles über einen Befehl
cli-play = in diesem Terminal gegen Bots spielen
cli-practice = allein üben, gegen die Uhr
cli-simulate = Bots viele Spiele spielen lassen und ihre Siege zählen
cli-dataset = Spiele von Bots als Parquet-Datei schreiben, eine Zeile für jede Entscheidung
cli-arena = Bots in ausgewogenen Sitzordnungen mit denselben Karten gegeneinander antreten lassen und bewerten
cli-bot = ein eigenes Programm gegen die Bots spielen lassen
cli-review = eine Aufzeichnung mit dem stärksten Bot durchgehen: was er getan hätte und was der Unterschied gekostet hat
cli-puzzles = in Spielen der Bots Rätsel finden: Entscheidungen, bei denen ein Zug klar der beste ist
cli-replay = eine Aufzeichnung Zug um Zug ausgeben oder eine Stellung daraus zeigen
cli-verify = alles prüfen, was eine Aufzeichnung behauptet: Züge, Zufall, Ergebnis
cli-rules = die Regeln eines Spiels zeigen
cli-bench = messen, wie schnell die Regeln sind
cli-serve = Tische für Browser anbieten
cli-backup = die Datenbank eines Servers kopieren, während er läuft
cli-types = die Typen des Clients schreiben, für Entwickler

cli-play-examples =
    Beispiele:
    { "  " }adyton play { $game } --players 3 --name Ann
    { "  " }adyton play { $other } --bots greedy,random --seed 7
    { "  " }adyton play --resume { $game }.adyton
cli-simulate-examples =
    Beispiele:
    { "  " }adyton simulate { $game } --players 4 --games 1000 --bots greedy,random,random,random
    { "  " }adyton simulate { $other } --games 50 --records games.jsonl --json
cli-dataset-examples =
    Beispiele:
    { "  " }adyton dataset { $other } spiele.parquet --games 1000 --bots normal
    { "  " }adyton dataset { $game } spiele.parquet --players 4 --observations
cli-arena-examples =
    Beispiele:
    { "  " }adyton arena { $other } --bots easy,normal,hard --games 600
    { "  " }adyton arena { $game } --bots greedy,hard --results duell.jsonl --plot duell.svg
    { "  " }adyton arena { $other } --bots hard,normal --sprt --games 2000
    { "  " }adyton arena { $game } --bots greedy,hard --ray 10.0.0.1:6379
cli-bot-examples =
    Das Programm liest eine Frage je Zeile und schreibt eine Antwort je Zeile; mehr steht in docs/write-a-bot.md.

    Beispiel:
    { "  " }adyton bot { $other } --pipe "python mein_bot.py" --against normal --games 20
cli-review-examples =
    Beispiele:
    { "  " }adyton review spiel.jsonl
    { "  " }adyton review spiel.jsonl --seat 0 --iterations 500
cli-puzzles-examples =
    Beispiele:
    { "  " }adyton puzzles { $other } --wanted 50 --file puzzles.json
    { "  " }adyton puzzles { $game } --games 20
cli-replay-examples =
    Beispiele:
    { "  " }adyton replay game.jsonl
    { "  " }adyton replay game.jsonl --at 40 --seat 2
cli-verify-examples =
    Der Rückgabewert ist 0, wenn alles stimmt, und 1, wenn etwas nicht stimmt.

    Beispiel:
    { "  " }adyton verify game.jsonl
    { "  " }adyton verify game.jsonl --draws draws.json
cli-rules-examples =
    Beispiel:
    { "  " }adyton rules { $game } | less

## Was man angeben kann

cli-game = das Spiel
cli-players = wie viele spielen (ohne Angabe: 4, wenn das Spiel es erlaubt)
cli-games = wie viele Spiele (ohne Angabe: 100)
cli-seed = die Zahl, aus der aller Zufall kommt; gleiche Zahl, gleiche Spiele
cli-option = eine Option des Spiels; auch mehrmals
cli-content = eine eigene Datei anstelle der mitgelieferten
cli-simulate-bots = die Bots: einer für alle Plätze oder einer für jeden (ohne Angabe: random)
cli-dataset-file = die Parquet-Datei, die geschrieben wird
cli-dataset-bots = die Bots: einer für alle Plätze oder einer für jeden (ohne Angabe: easy)
cli-dataset-observations = auch die Zahlen schreiben, die Lernprogramme sehen
cli-dataset-written = { $rows } Entscheidungen aus { $games } Spielen stehen in { $file }.
cli-rules-compiled = kompilierte Regeln
cli-rules-interpreted = nicht kompilierte Regeln
cli-arena-bots = die Bots, durch Kommas getrennt: Stufen, modul:fabrik für einen Bot in Python, pipe:programm für einen in jeder Sprache
cli-arena-bot = Einen Bot „{ $bot }“ gibt es nicht: { $reason }.
cli-arena-games = wie viele Spiele mindestens (ohne Angabe: 400); jede Kartenverteilung wird einmal für jede Drehung der Bots um den Tisch gespielt
cli-arena-players = wie viele mitspielen (ohne Angabe: so wenige wie möglich)
cli-arena-budget = wie lange ein Bot höchstens über einen Zug nachdenken darf, in ms
cli-arena-jobs = wie viele Prozesse spielen (ohne Angabe: einer je Kern)
cli-arena-ray = stattdessen auf dem Ray-Cluster mit dieser Adresse spielen, HOST:PORT oder auto, von einer seiner Maschinen aus; Adyton muss auf allen installiert sein
cli-arena-results = die Ergebnisse in diese Datei schreiben; was sie schon enthält, wird nicht noch einmal gespielt
cli-arena-plot = die Bewertungen in diese SVG-Datei zeichnen
cli-arena-sprt = nur für zwei Bots: aufhören, sobald feststeht, ob der erste besser ist, mit einem Anteil von mindestens SHARE (ohne Angabe: 0.55), oder nicht besser; höchstens so viele Spiele wie --games
cli-bot-pipe = der Befehl, der das Programm startet
cli-bot-against = der Bot auf allen anderen Plätzen (ohne Angabe: easy)
cli-bot-games = wie viele Spiele (ohne Angabe: 10)
cli-puzzles-file = die Datei, die geschrieben wird; gibt es sie schon, geht es dort weiter (sonst: { $file })
cli-puzzles-wanted = aufhören, wenn es so viele sind (sonst: { $wanted })
cli-puzzles-games = nach so vielen weiteren Spielen aufhören
cli-puzzles-none = Die Entscheidungen von { $game } kann keine Suche beurteilen, deshalb gibt es keine Rätsel.
cli-puzzles-bad = { $file } lässt sich nicht fortsetzen: { $reason }.
cli-puzzles-found = { $games } Spiele, { $decisions } Entscheidungen
cli-puzzles-what = Was
cli-puzzles-number = Anzahl
cli-puzzles-candidates = Kandidaten
cli-puzzles-dropped = verworfen: { $reason }
cli-puzzles-kept = behalten
cli-review-seat = nur die Entscheidungen dieses Platzes, gezählt ab 0
cli-review-iterations = wie viele Verläufe sich der Bot beim ersten Blick auf jede Entscheidung vorstellt (ohne Angabe: so viele, wie das Spiel braucht)
cli-play-bots = die Bots: einer für alle anderen Plätze oder einer für jeden (ohne Angabe: normal)
cli-records = die Aufzeichnungen aller Spiele in diese Datei schreiben
cli-json = ein JSON-Objekt ausgeben
cli-record = die Datei mit einer Aufzeichnung, mit mehreren oder mit einem gespeicherten Spiel
cli-draws = in diese Datei schreiben, was jede gezogene Zahl bedeutet, für den zweiten Prüfer
cli-at = zeigen, wie es nach so vielen Zügen stand
cli-replay-seat = zeigen, was dieser Platz sah, gezählt ab 0 (ohne Angabe: was alle sahen)
cli-resume = ein gespeichertes Spiel fortsetzen
cli-save = die Datei für das Spiel, wenn du aufhörst, oder für die Aufzeichnung, wenn es zu Ende ist
cli-seat = wo du sitzt, gezählt ab 0 (ohne Angabe: 0)
cli-name = dein Name am Tisch

## Fehler

cli-no-language = Die Sprache „{ $language }“ gibt es hier nicht; es gibt: { $known }.
cli-which-game = Welches Spiel? Es gibt: { $known }.
cli-no-game = Es gibt kein Spiel „{ $game }“; es gibt: { $known }.
cli-no-players = { $game } ist nicht für { $players } Spieler, sondern für { $known }.
cli-games-number = Lass mindestens ein Spiel spielen.
cli-jobs-number = Es muss mindestens ein Prozess spielen.
cli-budget-number = Ein Bot braucht mindestens 1 ms Bedenkzeit.
cli-no-bot = Für dieses Spiel gibt es keinen Bot „{ $bot }“; es gibt: { $known }.
cli-ray-missing = Ein Cluster braucht das Paket ray: adyton mit der Erweiterung [ray] installieren.
cli-ray-failed = Der Ray-Cluster bei { $address } kann nicht spielen: { $reason }
cli-arena-two = Eine Arena braucht mindestens zwei verschiedene Bots.
cli-sprt-two = Ein sequentieller Test vergleicht genau zwei Bots.
cli-sprt-number = Der Anteil eines besseren Bots liegt zwischen 0.5 und 1.
cli-arena-other = { $file } enthält die Ergebnisse eines anderen Laufs: ein anderes Spiel, andere Bots, Spieler oder Optionen, eine andere Zahl für den Zufall oder andere Bedenkzeit; bitte eine andere Datei wählen.
cli-arena-bad = { $file }, Zeile { $line }: das ist kein Ergebnis: { $reason }.
cli-bot-failed = Das Programm kann nicht weiterspielen: { $reason }.
cli-review-number = Die Zahl der Verläufe muss mindestens 1 sein.
cli-review-turning = ◆ Zeile { $line }: { $name } wählte „{ $made }“; „{ $better }“ hätte { $cost } { $unit ->
    [actions] Aktionen
   *[points] Punkte
} mehr versprochen.
cli-column-line = Zeile
cli-column-made = Zug
cli-column-better = Zug des Bots
cli-column-cost = { $unit ->
    [actions] Kosten in Aktionen
   *[points] Kosten in Punkten
}
cli-bots-number = { $given } Bots für { $seats } Plätze: Nenne einen für alle oder einen für jeden.
cli-no-option = Dieses Spiel hat keine Option „{ $option }“; es gibt: { $known }.
cli-yes-words = ja an
cli-no-words = nein aus
cli-option-form = Eine Option gibt man als NAME=WERT an, nicht als „{ $option }“.
cli-option-bad = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich ist: { $known }.
cli-no-file = { $file } lässt sich nicht lesen: { $reason }.
cli-not-text = { $file } lässt sich nicht lesen: Das ist kein Text in UTF-8.
cli-content-long = { $file } ist zu lang: Eine eigene Datei darf höchstens { $most } Zeichen haben.
cli-no-write = { $file } lässt sich nicht schreiben: { $reason }.
cli-system = Der Befehl kann nicht weiterlaufen: { $reason }.
cli-needs = `adyton { $command }` braucht das Paket { $package }, das nicht installiert ist; pip install 'adyton[{ $extra }]' bringt es mit.
cli-no-input = Es gibt keine Eingabe, in der du deine Züge tippen könntest.
cli-no-rules = Die Regeln von { $game } sind noch nicht aufgeschrieben.
cli-no-seat = Es gibt keinen Platz { $seat }; der letzte ist { $last }.
cli-no-move = Es gibt keinen Zug { $at }; die Aufzeichnung hat { $moves }.
cli-bad-record = { $file }, Zeile { $line }: { $reason }.
cli-bad-save = { $file } ist kein gespeichertes Spiel, das diese Version lesen kann.
cli-is-over = Dieses Spiel ist zu Ende; `adyton replay` zeigt es.
cli-only-record = { $file } ist eine Aufzeichnung ohne ihre Zufallszahl und lässt sich nicht fortsetzen. `adyton replay` zeigt sie.

## Antworten

cli-column-seat = Platz
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-share = Anteil
cli-column-mean = Punkte im Mittel
cli-column-rating = Bewertung
cli-column-wins-share = Siege
cli-arena-title = { $title }: Bewertungen
cli-arena-duels = Wie oft der eine vor dem anderen liegt, am selben Tisch
cli-arena-sprt-better = { $one } ist besser als { $other }: ein Anteil von { $share } % ist viel wahrscheinlicher als 50 % (Logarithmus { $ratio }, Grenze { $bound }).
cli-arena-sprt-not-better = { $one } ist nicht besser als { $other }: ein Anteil von 50 % ist viel wahrscheinlicher als { $share } % (Logarithmus { $ratio }, Grenze −{ $bound }).
cli-arena-sprt-open = Noch steht nicht fest, ob { $one } besser ist als { $other }: der Logarithmus { $ratio } liegt innerhalb von ±{ $bound }. Lass mehr Spiele spielen.
cli-column-place = Rang
cli-column-name = Name
cli-column-points = Punkte
cli-simulating = Gespielt
cli-reviewing = Durchsicht
cli-simulated = { $title }, { $games } Spiele
cli-decimal = { NUMBER($value) }
cli-speed = { $moves } Züge in { $seconds } s: { $rate } Spiele in der Sekunde.
cli-verified = { $title } zu { $players }: { $moves } Züge, alle nach den Regeln.
cli-verified-unfinished = Das Spiel ist nicht zu Ende.
cli-verified-result = Schlussstellung und Ergebnis stimmen: { $points }.
cli-verified-seed = Alles, was der Zufall gezogen hat, folgt aus der Zahl, die vor dem ersten Zug feststand.
cli-verified-no-seed = Die Aufzeichnung enthält keine Zufallszahl; der Zufall lässt sich nicht nachprüfen.
cli-replaying = { $title }: { $names }
cli-guest = Gast
cli-chance = der Zufall
cli-clock = die Uhr

## Am Tisch

cli-welcome = { $title }. Du bist { $name } auf Platz { $seat }. Tippe eine Nummer oder die Worte eines Zugs; „hilfe“ zeigt, was du noch sagen kannst.
cli-your-turn = Dein Zug:
cli-many = { $count } Möglichkeiten. Tippe ein paar ihrer Worte, um die passenden zu sehen, oder „alle“.
cli-more = … und { $count } weitere.
cli-fit = { $count } Möglichkeiten passen:
cli-no-fit = Nichts, was du jetzt darfst, passt zu „{ $text }“.
cli-no-number = Es gibt keine Möglichkeit { $number }.
cli-clause = ({ $clause })
cli-hint = Ein Bot rät:
cli-hint-none = Es ist gerade nichts zu tun.
cli-undone = Dein letzter Zug ist zurückgenommen.
cli-saved = Gespeichert in { $file }. Weiter geht es mit: adyton play --resume { $file }
cli-recorded = Die Aufzeichnung steht in { $file }.
cli-waiting = Wir warten auf { $names }.
cli-time-left = Noch { $seconds } s.
cli-log-empty = Es ist noch nichts passiert.
cli-say-help = hilfe
cli-say-all = alle
cli-say-look = zeig
cli-say-hint = tipp
cli-say-undo = zurück
cli-say-log = verlauf
cli-say-rules = regeln
cli-say-quit = ende
cli-help =
    { "  " }NUMMER oder Worte   wählen; „b7“ genügt, wenn es nur zu einem Zug passt
    { "  " }alle                alle Möglichkeiten
    { "  " }zeig                den Tisch noch einmal zeigen
    { "  " }tipp                was ein Bot an deiner Stelle tun würde
    { "  " }zurück              den letzten Zug zurücknehmen
    { "  " }verlauf             was bisher passiert ist
    { "  " }regeln              die Regeln des Spiels
    { "  " }ende                das Spiel speichern und aufhören

## Der Server

cli-serve-examples =
    Jede Angabe kann auch als Variable stehen: --bot-pause-ms als ADYTON_BOT_PAUSE_MS.

    Beispiele:
    { "  " }adyton serve
    { "  " }adyton serve --port 8080 --data /var/lib/adyton
    { "  " }adyton serve --database postgresql://adyton@localhost/adyton --workers 3
cli-serve-host = die Adresse, auf der der Server lauscht (ohne Angabe: 0.0.0.0, das ganze lokale Netz)
cli-serve-port = der Port, auf dem der Server lauscht (ohne Angabe: 8000)
cli-serve-data = der Ordner für die Datenbank und das Geheimnis des Servers (ohne Angabe: adyton-data)
cli-serve-database = die Adresse einer PostgreSQL-Datenbank (ohne Angabe: eine SQLite-Datei im Ordner)
cli-serve-games = ein Ordner mit weiteren Spielen
cli-serve-origins = weitere Adressen, unter denen Browser die Seite erreichen, durch Leerzeichen getrennt
cli-serve-admins = die Anmeldenamen der Admins, durch Kommas getrennt
cli-serve-workers = wie viele Prozesse Anfragen beantworten (ohne Angabe: zwei, auf einem Rechner mit nur einem Kern einer)
cli-serve-bots = in wie vielen Prozessen Bots nachdenken, je Prozess des Servers (ohne Angabe: 2)
cli-serve-sockets-per-address = wie viele Verbindungen eine Adresse haben darf (ohne Angabe: 100)
cli-serve-absence-ms = wie lange es dauert, bis ein Bot für jemanden spielt, der nicht verbunden ist (ohne Angabe: 60000)
cli-serve-bot-budget-ms = wie lange ein Bot nachdenken darf (ohne Angabe: 2500)
cli-serve-bot-pause-ms = wie lange ein Zug eines Bots mindestens dauert, damit man folgen kann (ohne Angabe: 300)
cli-serve-behind-proxy = dem Reverse-Proxy glauben, von welcher Adresse eine Anfrage kommt
cli-serve-https = die Seite ist nur über https erreichbar; Cookies werden nur verschlüsselt gesendet
cli-serve-open = Öffne { $address } in einem Browser; Strg-C hält den Server an.
cli-serve-no-site = Die Website ist nicht gebaut, im Browser erscheint also nur eine leere Seite; `make client-build` baut sie im Quellordner, `make package` packt sie ein.
cli-serve-share = Andere in deinem Netz öffnen { $address }.
cli-backup-examples =
    Beispiel:
    { "  " }adyton backup tische-von-heute.sqlite
cli-backup-file = die Datei, die entsteht; es darf sie noch nicht geben
cli-backed-up = Die Sicherung liegt in { $file }.
cli-types-examples =
    Beispiel:
    { "  " }adyton types --check
cli-types-folder = der Quellordner des Clients (ohne Angabe: { $place })
cli-types-check = nichts schreiben; einen Fehler melden, wenn eine Datei veraltet ist
cli-types-old = { $file } ist veraltet; `adyton types` schreibt sie neu.

## Was ein Betreiber beheben kann

cli-host-error-number = { $setting } kann nicht „{ $value }“ sein, nur eine ganze Zahl von { $least } bis { $most }.
cli-host-error-flag = { $setting } kann nicht „{ $value }“ sein, nur true oder false.
cli-host-error-database-address = Die Datenbank muss eine Adresse sein wie postgresql://user@host/name; ohne --database dient eine SQLite-Datei.
cli-host-error-port-taken = Port { $port } ist schon belegt, vielleicht von einem Server, der noch läuft. Halte ihn an oder wähle einen anderen Port: --port { $next }, oder ADYTON_PORT={ $next } vor dem Befehl.
cli-host-error-address = { $host }:{ $port } lässt sich nicht benutzen: { $reason }. Wähle mit --host eine andere Adresse oder mit --port einen anderen Port.
cli-host-error-folder = Der Ordner { $folder } lässt sich nicht benutzen: { $reason }. Wähle mit --data einen anderen, oder behebe das.
cli-host-error-disk-full = Die Platte, auf der { $folder } liegt, ist voll. Schaff Platz, oder wähle mit --data einen anderen Ordner.
cli-host-error-folder-taken = Ein anderer Server benutzt den Ordner { $folder } schon. Halte ihn an, oder wähle mit --data einen anderen Ordner.
cli-host-error-secret = { $file } ist beschädigt. Stelle die Datei aus einer Sicherung wieder her oder entferne sie; dann müssen sich alle neu anmelden.
cli-host-error-database = Die Datenbank { $database } lässt sich nicht benutzen: { $reason }. Sieh nach, ob sie läuft und ob ihre Adresse stimmt.
cli-host-error-database-file = { $database } lässt sich nicht benutzen: { $reason }. Lege eine Sicherung an diese Stelle, oder wähle mit --data einen anderen Ordner.
cli-host-error-database-foreign = { $database } enthält die Tabellen eines anderen Programms. Wähle mit --data einen anderen Ordner.
cli-host-error-database-newer = { $database } stammt von einer neueren Version von Adyton. Installiere diese Version, oder benutze eine andere Datenbank.
cli-host-error-backup-exists = { $file } gibt es schon, und eine Sicherung überschreibt nie etwas. Wähle einen anderen Namen.
cli-host-error-backup-file = { $file } lässt sich nicht schreiben: { $reason }.
cli-host-error-backup-nothing = Es gibt keine Datenbank { $database }. Sag mit --data oder --database, wo sie liegt.
cli-host-error-backup-failed = { $database } ließ sich nicht kopieren: { $reason }.
cli-host-error-backup-no-program = Eine Sicherung von PostgreSQL braucht das Programm pg_dump, das hier nicht installiert ist; es gehört zu den Client-Programmen von PostgreSQL.

## Messen

cli-bench-examples =
    Beispiele:
    { "  " }adyton bench
    { "  " }adyton bench --json --laps 3
cli-bench-json = JSON statt einer Tabelle ausgeben
cli-bench-compiled = ein Ordner mit dem kompilierten Paket, das mitgemessen wird
cli-bench-laps = wie oft jedes Spiel gemessen wird (ohne Angabe: { $laps })
cli-bench-no-build = In { $folder } liegt kein Paket; `make bench` erstellt es.
cli-bench-no-laps = Jedes Spiel muss mindestens einmal gemessen werden.
cli-bench-title = Zufallszüge, zu viert, wenn das Spiel es erlaubt, je Sekunde Rechenzeit
cli-bench-ratio = Verhältnis: Entscheidungen je Sekunde, verglichen mit Hearts von OpenSpiel im selben Lauf. Zug um Zug: Auch die Züge der Natur kommen einzeln, wie bei Hearts. Natur in einem Aufruf: `settle` macht alle ihre Züge in Folge; Hearts hat keinen solchen Aufruf
cli-bench-no-hearts = keine Verhältnisse: OpenSpiel ist nicht installiert
cli-bench-game = Spiel
cli-bench-length = Länge
cli-bench-build = Fassung
cli-bench-games = Spiele
cli-bench-moves = Züge
cli-bench-decisions = Entscheidungen
cli-bench-ratio-short = Verhältnis
cli-bench-round = eine Runde
cli-bench-whole = ganzes Spiel, Zug um Zug
cli-bench-settled = ganzes Spiel, Natur in einem Aufruf
cli-bench-interpreted = interpretiert
cli-bench-compiled-build = kompiliert

## Üben

cli-practice-examples =
    Tippe die Nummern von vier Würfeln oder „keine“. Strg-D beendet das Üben und zeigt das Ergebnis.

    Beispiel:
    { "  " }adyton practice --seconds 45
cli-practice-seconds = wie lange du über eine Aufgabe nachdenken darfst (ohne Angabe: 60)
cli-practice-time = Gib dir mindestens eine Sekunde Zeit.
cli-practice-game = „{ $game }“ kann man nicht üben; diese Spiele schon: { $known }.
cli-practice-clock = Du hast { $seconds } s.
cli-practice-over = Die Zeit ist um.
cli-practice-unread = Das ist hier keine Antwort.
cli-practice-score = { $right } von { $exercises } richtig; { $seconds } s im Durchschnitt.

## Worte für die Angaben

cli-argparse-usage = Aufruf:
cli-argparse-positional = Angaben
cli-argparse-options = Optionen
cli-argparse-show-help = diese Hilfe zeigen
cli-argparse-show-version = die Version zeigen
cli-argparse-error = %(prog)s: %(message)s
cli-argparse-argument = %(argument_name)s: %(message)s
cli-argparse-required = es fehlt: %s
cli-argparse-unrecognized = nicht verstanden: %s
cli-argparse-one-argument = danach muss ein Wert stehen
cli-argparse-invalid = %(value)r ist keine ganze Zahl
cli-argparse-choice = %(value)r ist nicht unter %(choices)s
