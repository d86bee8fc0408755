oraklos-title = Oraklos
oraklos-blurb = The dice fall on the table. Who is first to see the shape between four of them?

oraklos-colour = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[black] black
}
oraklos-letters = r red, y yellow, b blue, k black
oraklos-reason-true = true and matching
oraklos-reason-hole = a hole is up
oraklos-reason-crossing = lines cross
oraklos-reason-over = a line passes over a die
oraklos-reason-corners = these are not four corners
oraklos-reason-concave = the figure is not convex
oraklos-reason-inside = a die lies inside
oraklos-reason-mismatch = a true prediction, but not for this card
oraklos-reason-time = the time ran out

# How the bots are offered.
oraklos-bot-child = For children: finds one after about a minute
oraklos-bot-easy = Gentle: finds one after about 30 s
oraklos-bot-even = Even match: adapts to you
oraklos-bot-normal = Brisk: finds one after about 15 s
oraklos-bot-hard = Fast: finds one after about 7 s
oraklos-bot-oracle = Oracle: finds one after about 3 s

oraklos-name = Name
oraklos-points = Points
oraklos-cards = Cards
oraklos-stock = Dice
oraklos-round = Round { $number }
oraklos-starts = { $name } starts
oraklos-pile = { $count ->
    [one] one card in the pile
   *[other] { $count } cards in the pile
}
oraklos-shaker = in the shaker:
oraklos-left = On the table:
oraklos-open = Open cards:
oraklos-legend = r red · y yellow · b blue · k black · ° the hole is up
oraklos-review = Round { $number }: { $count } predictions were on the table
oraklos-found = { $count ->
    [0] none
   *[other] { $count } there
}
oraklos-named = { $name } said it was absent

oraklos-option-mode = Game
    .help = The standard game, Junior without a choice of dice, or Antipodes, where you name what is not there.
oraklos-option-mode-standard = Oraklos
oraklos-option-mode-junior = Junior
oraklos-option-mode-antipodes = Antipodes
oraklos-option-convex_only = Convex figures only
    .help = A figure with a corner that points inwards is no prediction.
oraklos-option-scale = Size of the dice, in percent
    .help = Larger dice leave fewer predictions on the table.
oraklos-option-search = Time to look, in seconds
    .help = When it runs out, the search is over; 0 lets you look as long as you like.
oraklos-option-showing = Time to point, in seconds
    .help = How long you may take to point at your four dice; 0 is without a clock.
oraklos-option-challenge = Time to challenge, in seconds
    .help = In Antipodes, how long the others may look for a counter-example; 0 is without a clock.
oraklos-option-ready = Pause before the throw, in seconds
    .help = In Junior and Antipodes the dice fall when all are ready, or after this time; 0 waits for everybody.
oraklos-option-claim_window = Window for claims, in milliseconds
    .help = A claim waits this long, so that somebody who pressed earlier still comes first.
oraklos-option-content = Own throw
    .help = A TOML file with the size, the distance and the holes of the dice that takes the place of the shipped one.

oraklos-phase-start = The starting player is drawn.
oraklos-phase-spies = The spies bring wish cards.
oraklos-phase-deal = Six wish cards are laid open.
oraklos-phase-dice = Choose dice for the shaker.
oraklos-phase-ready = Say when you are ready for the throw.
oraklos-phase-throw = The dice fall.
oraklos-phase-search = Find a prediction and take a token.
oraklos-phase-showing = Point at the four dice of your prediction.
oraklos-phase-taking = Take dice back from the table.
oraklos-phase-naming = Name a card that matches no prediction on the table.
oraklos-phase-challenge = Point at a prediction for the card, or say there is none.
oraklos-phase-over = The game is over.

oraklos-event-start = { $seat } is the starting player.
oraklos-event-round = Round { $number } begins.
oraklos-event-shuffled = The discarded cards are shuffled in.
oraklos-event-wish = { $seat } draws { $card }.
oraklos-event-put = { $seat } has put dice in the shaker.
oraklos-event-ready = { $seat } is ready.
oraklos-event-throw = { $dice } dice lie on the table.
oraklos-event-no-more = { $seat } finds no more.
oraklos-event-look-again = { $seat } looks again.
oraklos-event-claim = { $seat } puts token { $token } on { $card }.
oraklos-event-late = { $seat } was too late, by { $by } ms.
oraklos-event-search-over = The search is over.
oraklos-event-absent = { $seat } says: { $card } is not on the table.
oraklos-event-all-occur = All agree that all six cards are on the table.
oraklos-event-shown = { $seat } points at { $dice } for { $card }: { $reason ->
    [true] true, { $token } { $token ->
        [one] point
       *[other] points
    }.
    [hole] die { $die } shows a hole. Minus { $token }.
    [crossing] lines cross. Minus { $token }.
    [over] a line passes over die { $die }. Minus { $token }.
    [corners] die { $die } is no corner. Minus { $token }.
    [concave] the figure is not convex. Minus { $token }.
    [inside] die { $die } lies inside. Minus { $token }.
   *[mismatch] a true prediction, but not for this card. Minus { $token }.
}
oraklos-event-hesitated = { $seat } hesitates too long with { $card }: minus { $token }.
oraklos-event-challenged = { $seat } points at { $dice } against { $card }: { $reason ->
    [true] there it is.
    [hole] die { $die } shows a hole.
    [crossing] lines cross.
    [over] a line passes over die { $die }.
    [corners] die { $die } is no corner.
    [concave] the figure is not convex.
    [inside] die { $die } lies inside.
   *[mismatch] a true prediction, but not for this card.
}
oraklos-event-unrefuted = Nobody refutes { $seat }: one point for { $card }.
oraklos-event-refuted = { $card } was there: { $seat } loses a point.
oraklos-event-took = { $seat } takes { $dice } back.

oraklos-refusal-too-early = The dice are still falling.
oraklos-refusal-dice-count = You need exactly { $count } dice.
oraklos-refusal-dice-short = There are only { $count } { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[black] black
} dice.
oraklos-refusal-said-no-more = You have said that you find no more: look again first.
oraklos-refusal-not-your-card = { $card } is not your card.
oraklos-refusal-card-has-token = There is a token on { $card } already.
oraklos-refusal-token-gone = Too late, by { $by } ms: { $token ->
    [0] { $seat } has named a card.
   *[other] token { $token } went to { $seat }.
}
oraklos-refusal-token-settled = You were { $by } ms earlier, but your claim arrived when { $token ->
    [0] the card of { $seat } was settled.
   *[other] token { $token } already lay before { $seat }.
}
oraklos-refusal-token-yours = You have taken token { $token } already.
oraklos-refusal-search-over = Too late, by { $by } ms: the search is over.
oraklos-refusal-not-open = { $card } does not lie on the table.
oraklos-refusal-named-one = You have named a card already.
oraklos-refusal-no-such-die = There are only { $count } dice on the table.

oraklos-ending-ten = Somebody has ten points.
oraklos-ending-pile = There are not enough wish cards left.
oraklos-ending-five = Somebody has five points.

oraklos-hint-seen = Dice { $dice } make a true prediction for { $card }.
oraklos-hint-shown = These four make a true prediction for { $card }.
oraklos-hint-nothing = There is nothing more to be seen.
oraklos-hint-absent = No four dice make a true prediction for { $card }.
oraklos-hint-not-there = No four dice made a true prediction for { $card }.
oraklos-hint-all-there = All six cards are on the table.
oraklos-hint-dice = These dice make your own cards the likeliest.
oraklos-hint-keep = You will need these colours for your cards.
oraklos-hint-ready = There is nothing else to wait for.

## Practice in a terminal

oraklos-exercise-cards = Cards:
oraklos-exercise-ask = Type four dice that make a true prediction for one of your cards, or 'none'.
oraklos-exercise-ask-absent = Type the card that is not on the table, or 'all'.
oraklos-exercise-no = none
oraklos-exercise-whole = all
oraklos-exercise-none = Right: there is none.
oraklos-exercise-some = There is one.
oraklos-exercise-absent = Right: it is not there.
oraklos-exercise-there = It is there.
oraklos-exercise-all = Right: all six are there.
oraklos-exercise-lacking = One of them is not there.
oraklos-exercise-nothing = none
oraklos-refusal-practice-dice = Point at four different dice, by numbers from 1 to { $count }.
oraklos-refusal-practice-card = That is none of the six open cards.
