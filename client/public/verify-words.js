/** The sentences of the verifier's page. `{line}` and the like are filled in. */
export const WORDS = {
  en: {
    title: "Was it dealt fairly?",
    intro:
      "This page draws everything again that chance did in a game. It starts from the seed, which was fixed before " +
      "the first move.",
    record: "The record of the game:",
    draws: "What its drawn numbers mean:",
    make: "You get the second file from the server together with the record, or make it yourself:",
    check: "Check",
    busy: "Checking …",
    fair: "Fair: all {count} draws follow from the seed, and its fingerprint stands in the first line of the record.",
    none: "The record holds no seed, so nothing can be proved. The game may not have come to its end.",
    missing: "The record could not be fetched. Is the game over, and may you see it?",
    "cut-off": "Not to be trusted: the record is cut off in line {line}.",
    seal: "Not to be trusted: line {line} was changed, or a line before it is missing.",
    format: "Line {line} cannot be read. Is this a record of Adyton?",
    "after-end": "Not to be trusted: line {line} stands after the result.",
    commitment: "Not to be trusted: the seed is not the one whose fingerprint was shown before the first move.",
    draw: "Not to be trusted: the seed does not draw what line {line} says.",
    draws_differ: "The meanings of the draws do not belong to this record (line {line}).",
    caption: "Everything that chance did",
    line: "Line",
    number: "Number",
    outcome: "Outcome",
    odds: "Odds",
    below: "{number} of 0 to {last}",
    share: "{count} in {below}",
    "limits-title": "What this proves, and what it does not",
    limits:
      "It proves that nobody chose or changed what was drawn. It does not know the rules: the file of draws tells " +
      "which card a number means. To rely on nobody for that, make this file on your own computer.",
    source: "Read the source code of this page",
  },
  de: {
    title: "Wurde ehrlich gegeben?",
    intro:
      "Diese Seite zieht alles noch einmal, was der Zufall in einem Spiel getan hat. Sie beginnt mit dem Keim, der " +
      "vor dem ersten Zug feststand.",
    record: "Die Aufzeichnung des Spiels:",
    draws: "Was die gezogenen Zahlen bedeuten:",
    make: "Die zweite Datei kommt mit der Aufzeichnung vom Server, oder du machst sie selbst:",
    check: "Prüfen",
    busy: "Wird geprüft …",
    fair:
      "Ehrlich: Alle {count} Ziehungen folgen aus dem Keim, und sein Fingerabdruck steht in der ersten Zeile der " +
      "Aufzeichnung.",
    none:
      "Die Aufzeichnung enthält keinen Keim, darum lässt sich nichts beweisen. " +
      "Vielleicht ist das Spiel nicht zu Ende.",
    missing: "Die Aufzeichnung war nicht zu bekommen. Ist das Spiel zu Ende, und darfst du es sehen?",
    "cut-off": "Nicht zu trauen: Die Aufzeichnung bricht in Zeile {line} ab.",
    seal: "Nicht zu trauen: Zeile {line} wurde geändert, oder davor fehlt eine.",
    format: "Zeile {line} ist nicht zu lesen. Ist das eine Aufzeichnung von Adyton?",
    "after-end": "Nicht zu trauen: Zeile {line} steht hinter dem Ergebnis.",
    commitment: "Nicht zu trauen: Das ist nicht der Keim, dessen Fingerabdruck vor dem ersten Zug zu sehen war.",
    draw: "Nicht zu trauen: Aus dem Keim kommt nicht, was in Zeile {line} steht.",
    draws_differ: "Die Bedeutungen der Ziehungen gehören nicht zu dieser Aufzeichnung (Zeile {line}).",
    caption: "Alles, was der Zufall getan hat",
    line: "Zeile",
    number: "Zahl",
    outcome: "Ergebnis",
    odds: "Chance",
    below: "{number} von 0 bis {last}",
    share: "{count} von {below}",
    "limits-title": "Was das beweist und was nicht",
    limits:
      "Es beweist, dass niemand ausgesucht oder geändert hat, was gezogen wurde. Die Regeln kennt die Seite nicht: " +
      "Welche Karte eine Zahl bedeutet, sagt die Datei der Ziehungen. Wer sich darin auf niemanden verlassen will, " +
      "macht sie auf dem eigenen Rechner.",
    source: "Den Quelltext dieser Seite lesen",
  },
};
