# The words on Oracle's board.
oracle-minute = Each round you keep two prophecies: they say which victory chips you want to hold in the end, and which not. Then you play tricks. Follow the led colour if you can; the highest value wins, but a 1 beats a 12. The creature on the winning card gives a chip of its kind. Fulfilled prophecies and stars are your points.
oracle-board-phoenix = Phoenix
oracle-board-pegasus = Pegasus
oracle-board-hydra = Hydra
oracle-board-card = { $colour } { $value }
oracle-board-chips = { $count } { $species } { $count ->
    [one] chip
   *[other] chips
  }
oracle-board-loser = { $species } loser chip
oracle-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
oracle-board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
oracle-board-dealer = dealer
oracle-board-has-chosen = has chosen
oracle-board-void = no
oracle-board-void-in = has no { $colour }
oracle-board-trick = The trick
oracle-board-led = { $colour } is led
oracle-board-leads = { $name } leads
oracle-board-wins = wins the trick
oracle-board-wins-so-far = wins so far
oracle-board-one-beats-twelve = 1 beats 12
oracle-board-led-colour = led colour wins
oracle-board-earlier = equal: the earlier wins
oracle-board-any-colour = highest value wins
oracle-board-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
  }
oracle-board-hand = Your hand, { oracle-board-cards }
oracle-board-middle = Chips in the middle
oracle-board-prophecies = Your prophecies
oracle-board-standing-fulfilled = true so far
oracle-board-standing-open = still possible
oracle-board-standing-lost = lost
oracle-board-choose-title = Keep two of these prophecies
oracle-board-choose-button = { $count ->
    [2] Keep these two
    [1] Choose one more
   *[other] Choose two
  }
oracle-board-pass-title = Two of these go to your left
oracle-board-pass-button = { $count ->
    [2] Hand these two on
    [1] Choose one more
   *[other] Choose two
  }
oracle-board-discard-title = Two of these are laid open
oracle-board-discard-button = { $count ->
    [2] Lay these two open
    [1] Choose one more
   *[other] Choose two
  }
oracle-board-draft = Draft, lap { $lap } of { $laps }
oracle-board-others-choose = You have chosen. The others are still thinking about their prophecies.
oracle-board-loser-title = Your { $species } loser chip
oracle-board-loser-text = You won with a { $species } again, so you may put the loser chip back in the middle.
oracle-board-loser-return = Put it back
oracle-board-loser-keep = Keep it
oracle-board-round-scored = Round { $round } is scored
oracle-board-show-all = Show all
oracle-board-go-on = Go on
oracle-board-lost = { $count ->
    [one] one chip goes back
   *[other] { $count } chips go back
  }
oracle-board-stars = Victory chips
oracle-board-source-chips = Victory chips
oracle-board-source-prophecies = Prophecies, round { $round }
oracle-board-round-total = This round
oracle-board-pad = Score pad
oracle-board-round = Round
oracle-board-open-round = Look at the scoring of round { $round }
oracle-board-sum = Total
oracle-board-winner = { $names } saw it coming!
oracle-board-say-play = Play { $card }
oracle-board-say-choose = Keep “{ $first }” and “{ $second }”
oracle-board-say-pass = Hand on “{ $first }” and “{ $second }”
oracle-board-say-discard = Lay “{ $first }” and “{ $second }” open
oracle-view-options = Options
oracle-view-removed = Colour that left the game
oracle-view-round = Round
oracle-view-dealer = Dealer
oracle-view-leader = Leader
oracle-view-led = Colour led
oracle-view-trick = Trick on the table
oracle-view-winning = Winning the trick so far
oracle-view-hand = Your hand
oracle-view-hand-sizes = Cards in hand
oracle-view-played = Cards played in this round
oracle-view-voids = Colours they do not have
oracle-view-middle = Chips in the middle
oracle-view-chips = Victory chips
oracle-view-losers = Loser chips
oracle-view-contested = Loser chip that may be put back
oracle-view-held = Your prophecies
oracle-view-held-sizes = Prophecies held
oracle-view-aside = Prophecies you put aside
oracle-view-chosen = Has chosen
oracle-view-draft = Draft
oracle-view-scores = Scores
oracle-view-tallies = Scoring of the rounds
oracle-board-draft-pile = { $count } cards in the pile
oracle-board-draft-open = Open pile
oracle-board-others-draft = Another player chooses what to hand on.
oracle-board-all-choose = Everybody is choosing prophecies.
oracle-view-phoenix = Phoenix
oracle-view-pegasus = Pegasus
oracle-view-hydra = Hydra
oracle-view-prophecy = { $text } ({ oracle-board-points }{ $standing ->
    [none] {""}
   *[other] {", "}{ $standing }
  })
oracle-view-lost = Chips that go back
oracle-view-stars = Stars
oracle-view-tricks = Tricks won
oracle-view-prophecies = Prophecies
oracle-view-paid = Points for each prophecy
oracle-view-points = Points of the round
oracle-view-lap = Lap
oracle-view-laps = Laps in all
oracle-view-pile = Prophecies in the pile
oracle-view-discards = Discarded openly
oracle-board-values = Values with { $species }:
oracle-board-fit = In your hand: { $cards }
oracle-board-last-trick = Last trick
oracle-board-loser-cost = { $count ->
    [0] Keeping it costs nothing now: you hold no { $species } chips.
    [one] If you keep it, your { $species } chip goes back at the end of the round: { $stars } stars.
   *[other] If you keep it, your { $count } { $species } chips go back at the end of the round: { $stars } stars.
  }
oracle-explain-seat = seat { $seat }
oracle-explain-chips = { $species } chip: { $stars } stars
oracle-explain-middle = { $count } in the middle.
oracle-explain-held = Held: { $held }.
oracle-explain-chips-rule = If you win a trick with a { $species }, on the values { $values }, you take one. If none is left, you take the loser chip (ORA-17, ORA-18).
oracle-explain-loser-middle = In the middle.
oracle-explain-loser-held = { $name } has it. It would cost { $count ->
    [0] nothing now.
    [one] one chip: { $stars } stars.
   *[other] { $count } chips: { $stars } stars.
  }
oracle-explain-loser-rule = At the end of the round its holder puts all { $species } chips back. Winning with a { $species } once more lets you return it (ORA-19, ORA-21).
oracle-explain-standing-fulfilled = True so far: it would pay if the round ended now.
oracle-explain-standing-open = Still possible, but not true yet.
oracle-explain-standing-lost = Lost: it cannot come true any more.
oracle-explain-prophecy-rule = Pays { oracle-board-points } if it is true at the end of the round (ORA-23).
oracle-explain-origin-all = Neither this card nor its points are printed in our sources.
oracle-explain-origin-points = A card like this is known; its points are not printed in our sources.
oracle-explain-tricks = Tricks won in this round
oracle-explain-tricks-rule = A prophecy of this deck counts them.
oracle-explain-void-rule = Seen when another colour was played (ORA-13).
oracle-board-came-true = came true
oracle-board-chapter-dealt = New round
oracle-board-chapter-scored = Scores
oracle-board-chapter-trick = Trick { $number }
oracle-board-latest = played last
