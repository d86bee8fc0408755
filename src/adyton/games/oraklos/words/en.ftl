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

oraklos-ending-ten = Ten points end the game.
oraklos-ending-pile = There are not enough wish cards left.
oraklos-ending-five = Somebody has five points.

## Why a bot would do it

oraklos-hint-worth = { $token ->
    [one] a point
   *[other] { $token } points
}
oraklos-hint-trap = { $trap ->
    [narrow] Look closely: a line passes close to another die.
    [concave] One corner points inwards; that is allowed.
   *[none] No line comes close to another die.
}
oraklos-hint-rival = { $rival ->
    [none] No card of the others becomes likelier than that.
   *[other] But the card { $rival } becomes even likelier, and it is not yours.
}
oraklos-hint-rest = { $rival ->
    [none] What you leave makes none of the others’ cards.
   *[other] But what you leave is enough for the card { $rival }, which is not yours.
}
oraklos-hint-seen = Dice { $dice } make a true prediction for { $card }: if you show them, you get { oraklos-hint-worth }. { oraklos-hint-trap }
oraklos-hint-guess = No four dice make a true prediction for { $card }: token { $token } would cost you { oraklos-hint-worth }.
oraklos-hint-shown = These four make a true prediction for { $card } and bring you { oraklos-hint-worth }. { oraklos-hint-trap }
oraklos-hint-elsewhere = { $token ->
    [0] These four do not make the card { $card }, and you have only one try.
   *[other] These four do not make the card { $card } and cost you { oraklos-hint-worth }: the prediction lies elsewhere.
}
oraklos-hint-lost = { $token ->
    [0] No four dice make the card { $card }: what you point at proves nothing, but costs nothing.
   *[other] No four dice make the card { $card }: whatever you point at costs you { oraklos-hint-worth }.
}
oraklos-hint-refuted = These four make a true prediction for { $card }: it is there, so naming it costs a point instead of bringing one. { oraklos-hint-trap }
oraklos-hint-nothing = { $cards ->
    [0] All your cards have tokens: there is nothing left for you to claim.
    [one] No four dice make your last card without a token: a claim would cost you the token’s points.
   *[other] No four dice make one of your { $cards } cards without a token: a claim would cost you the token’s points.
}
oraklos-hint-overlooked = Stopping costs nothing and a wrong claim does. But the card { $card } is still on the table, if you go on looking.
oraklos-hint-absent = No four dice make a true prediction for { $card }: nobody can refute you, and you get the point.
oraklos-hint-named = The card { $card } is on the table: you get the point if nobody sees it, and lose one if somebody does.
oraklos-hint-all-there = All six cards are on the table: any name could be refuted and would cost you a point.
oraklos-hint-not-all-there = One of the six is absent, but a card that you name wrongly costs a point.
oraklos-hint-irrefutable = No four dice make the card { $card }: there is nothing to refute, and looking on gains nothing.
oraklos-hint-refutable = Stopping costs nothing. But the card { $card } is on the table, if you go on looking.
oraklos-hint-dice = With these colours the card { $card } becomes the likeliest of yours. { oraklos-hint-rival }
oraklos-hint-keep = With these colours your stock serves the card { $card } best in the next round. { oraklos-hint-rest }
oraklos-hint-ready = Look at your cards until you know them: the dice fall when everybody is ready.
oraklos-hint-look-again = Looking again costs nothing, and only if you look can you claim.

## In a review: what a round held

oraklos-hint-missed = Dice { $dice } made a true prediction for { $card }, and token { $token } was free.
oraklos-hint-wrong-dice = These four made a true prediction for { $card }: they would have paid { oraklos-hint-worth } instead of costing as much.
oraklos-hint-not-there = No four dice made a true prediction for { $card }: without the claim you would not have lost { oraklos-hint-worth }.
oraklos-hint-was-absent = No four dice made a true prediction for { $card }: naming it was worth a point.
oraklos-hint-were-all-there = All six cards were on the table: any name could be refuted, and saying so would have cost nothing.
oraklos-hint-was-there = These four made a true prediction for { $card }: with them the point would have been lost instead of won.

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
