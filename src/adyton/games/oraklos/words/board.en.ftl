# The words on the board of Oraklos.
oraklos-minute = Everybody has cards with four colours. The dice fall on the table. Look for four dice that show the colours of one of your cards, so that the shape between them holds no other die. Put a token on the card as soon as you see it, then show your dice. If you are right you score, if you are wrong you lose points.
oraklos-board-die = Die { $number }, { $colour }{ $hole ->
    [yes] , hole up
   *[no] {""}
}
oraklos-board-card = Wish card: { $colours }.
oraklos-board-token-on = Token { $token } of { $name } lies on it.
oraklos-board-table = { $count } dice on the table
oraklos-board-closer = Closer
oraklos-board-farther = Farther away
oraklos-board-whole = The whole table
oraklos-board-time = { $seconds } seconds left
oraklos-board-put = Put { $count } dice in the shaker
oraklos-board-take = Take { $count } dice back
oraklos-board-put-these = Put these in ({ $count } of { $size })
oraklos-board-take-these = Take these ({ $count } of { $size })
oraklos-board-fewer = One { $colour } die fewer
oraklos-board-more = One { $colour } die more
oraklos-board-tokens = Tokens
oraklos-board-free = free
oraklos-board-cards = Your wish cards
oraklos-board-open = The six open cards
oraklos-board-others = Cards of the others
oraklos-board-absent = Not there!
oraklos-board-time-out = Pointed at no dice in time
oraklos-board-no-more = I find no more
oraklos-board-all-there = All six are there
oraklos-board-look-again = Look again
oraklos-board-ready = I am ready
oraklos-board-say-claim = Token { $token } on { $card }
oraklos-board-say-absent = Not on the table: { $card }
oraklos-board-say-put = Put in { $dice }
oraklos-board-say-take = Take { $dice }
oraklos-board-say-show = Point at these four dice
oraklos-board-say-show-numbers = Point at the dice { $dice }
oraklos-board-late = Too late, by { $by } milliseconds.
oraklos-board-empty = The dice are in the shaker.
oraklos-board-choosing = Choose the colours that your wish cards need.
oraklos-board-gathering = The shaker waits until everybody has put dice in.
oraklos-board-point = Point at the four dice, in order around the figure: { $card }, for { $token }.
oraklos-board-watch = { $name } points at the dice for { $card }.
oraklos-board-points-at = { $name } points at { $dice }.
oraklos-board-challenged = { $name } says that { $card } is not there. Point at four dice that prove the contrary.
oraklos-board-challenging = { $name } says that { $card } is not there. Does anybody prove the contrary?
oraklos-board-put-in = In the shaker:
oraklos-board-nothing-hidden = has put nothing in the shaker unseen
oraklos-board-verdict = { $token ->
    [0] { $name }: { $reason }.
   *[other] { $name }, token { $token }: { $reason }.
}
oraklos-board-review = Round { $round }: { $count ->
    [0] no prediction for these cards was there
    [one] one prediction for these cards was there
   *[other] { $count } predictions for these cards were there
}
oraklos-board-review-card = { $name } { $colours }: { $count } there
oraklos-board-there = { $count ->
    [0] Nobody could have found this one.
    [one] One figure was possible.
   [2] Two figures were possible.
   *[other] { $count } figures were possible.
}
oraklos-board-claimed = { $token ->
    [0] { $name } said it was absent.
   *[other] { $name } put token { $token } on it.
}
oraklos-board-next-figure = Next figure ({ $at } of { $count })
oraklos-board-open-review = What was there?
oraklos-board-close = Go on
oraklos-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
oraklos-board-quiet = is done
oraklos-board-has-put = has put dice in
oraklos-board-is-ready = ready
oraklos-board-chapter = Round { $number }
oraklos-board-goal = The first to { $goal } points ends the game.
oraklos-board-this-round = This round

oraklos-board-falling = The dice are rolling…
oraklos-board-before = Before the last round
oraklos-board-last-round = The last round

# The log and hints of the board: dice have no numbers there, so they are drawn, not named.
oraklos-board-event-shown = { $seat } points at four dice for { $card }: { $reason ->
    [true] true, { $token } { $token ->
        [one] point
       *[other] points
    }.
    [hole] one of them shows a hole. Minus { $token }.
    [crossing] lines cross. Minus { $token }.
    [over] a line passes over another die. Minus { $token }.
    [corners] one of them is no corner. Minus { $token }.
    [concave] a corner points inwards. Minus { $token }.
    [inside] another die lies inside. Minus { $token }.
   *[mismatch] a true prediction, but not for this card. Minus { $token }.
}
oraklos-board-event-challenged = { $seat } points at four dice against { $card }: { $reason ->
    [true] there it is.
    [hole] one of them shows a hole.
    [crossing] lines cross.
    [over] a line passes over another die.
    [corners] one of them is no corner.
    [concave] a corner points inwards.
    [inside] another die lies inside.
   *[mismatch] a true prediction, but not for this card.
}
oraklos-board-hint-seen = The four dice that are marked make a true prediction for { $card }: if you show them, you get { oraklos-hint-worth }. { oraklos-hint-trap }
oraklos-board-hint-shown = The four dice that are marked make a true prediction for { $card } and bring you { oraklos-hint-worth }. { oraklos-hint-trap }
oraklos-board-hint-missed = Four dice made a true prediction for { $card }, and token { $token } was free.

# What signs say of themselves.
oraklos-explain-die = A { $colour } die
oraklos-explain-plain = It can be a corner of a prediction.
oraklos-explain-hole = Its hole is up: it cannot be a corner.
oraklos-explain-hole-holy = Its hole is up. In Antipodes that does not matter.
oraklos-explain-die-rule = No line may pass over it, and it may not lie inside a figure.
oraklos-explain-card = Wish card: { $colours }
oraklos-explain-card-rule = Find four dice of these colours, clockwise around the figure. Any of them may be the first.
oraklos-explain-open-rule = Name it if no four dice make a figure of these colours, clockwise.
oraklos-explain-token = Token { $token }
oraklos-explain-token-free = It is free. Put it on the card that you have found.
oraklos-explain-token-taken = { $name } has put it on { $card }.
oraklos-explain-token-rule = Shown rightly it pays { $token }, shown wrongly it costs { $token }. Token 3 is shown first.
oraklos-explain-clock = The clock
oraklos-explain-clock-rule = When it has run out, the game goes on by itself. The host can change or switch off the time when the table is opened.
oraklos-explain-clock-ours = The printed rules have no clock.
oraklos-explain-throw = The throw
oraklos-explain-throw-now = Every place and turn is equally likely. Two of the six faces of a die show a hole.
oraklos-explain-throw-ours = The rules do not say how large dice are compared with the table, nor how near they may lie.
oraklos-explain-throw-own = The host brought a throw of their own.
oraklos-explain-gain = { $points ->
    [0] Nothing in this round yet.
   *[other] { $points } in this round.
}
oraklos-explain-stock = Dice in stock
oraklos-explain-stock-rule = Before the throw each puts dice of chosen colours in the shaker, unseen by the others.
oraklos-explain-quiet = Finds no more in this throw.
oraklos-explain-others = Everybody’s wish cards lie open.

oraklos-practice-title = Practice: Oraklos alone
oraklos-practice-mode = What to practise
oraklos-practice-wishes = Wishes, as in Oraklos and Junior
oraklos-practice-antipodes = Antipodes
oraklos-practice-about = { $mode ->
    [antipodes] { $throws } throws, six open cards each, { $seconds } seconds for every throw. Name a card that is not on the table, or say that all six are there; holes are holy here. You have one answer for each throw. A throw that you miss counts as its whole time; the least time is your record.
    [wishes] { $throws } throws, three wish cards each, { $seconds } seconds for every throw. Point at four dice that make a true prediction for one of your cards, or say that there is nothing for them. A throw that you miss counts as its whole time; one without a prediction does not count. The least time is your record.
   *[other] { $throws } throws, one wish card each, { $seconds } seconds for every throw. Point at four dice that make a true prediction for your card; there is always one. A throw that you miss counts as its whole time; the least time is your record.
}
oraklos-practice-keys = { $mode ->
    [antipodes] By keyboard: 1 to 6 name a card, N says that all six are there.
    [wishes] By keyboard: the numbers of the dice, or arrows and Enter; N says that there is nothing.
   *[other] By keyboard: the numbers of the dice, or arrows and Enter.
}
oraklos-practice-four = Find four
oraklos-practice-holes = Beware of holes
oraklos-practice-crossings = Lines that cross
oraklos-practice-inner = The inner die
oraklos-practice-concave = Corners that point inwards
oraklos-practice-lesson-four = Four dice of the card’s colours, joined around in a ring. Read their colours clockwise, from any corner.
oraklos-practice-lesson-holes = A die that shows a hole is no corner, but no line may pass over it either.
oraklos-practice-lesson-crossings = The four lines may not cross each other, and none may pass over a die.
oraklos-practice-lesson-inner = No other die may lie inside the figure.
oraklos-practice-lesson-concave = One corner may point inwards. Here only such figures count.
oraklos-practice-lesson-wishes = Three cards at once, as at the table. Sometimes there is nothing.
oraklos-practice-lesson-antipodes = The other way round: which of six cards is not there?
oraklos-practice-begin = Begin
oraklos-practice-again = Once more
oraklos-practice-next = Next throw
oraklos-practice-finish = To the result
oraklos-practice-nothing = Nothing for my cards
oraklos-practice-ask = Point at four dice, in order around the figure.
oraklos-practice-ask-absent = Which of the six is not on the table?
oraklos-practice-wrong = { $card }: { $reason }. Look on.
oraklos-practice-right = { $reason ->
    [none] Right: there was nothing. This throw does not count.
    [absent] Right: that one was not there. { $seconds } s.
    [all] Right: all six were there. This throw does not count.
   *[other] Right, in { $seconds } s.
}
oraklos-practice-missed = { $reason ->
    [some] No: there was something.
    [there] No: that one was there.
    [lacking] No: not all six were there.
   *[other] The time is over.
}
oraklos-practice-place = Throw { $place } of { $throws }
oraklos-practice-so-far = { $seconds } s so far
oraklos-practice-result = { $right } of { $throws } right: { $seconds } s
oraklos-practice-throw = Throw { $place }: { $right ->
    [yes] right, { $seconds } s
   *[no] missed, { $seconds } s
}
oraklos-practice-best-now = That is your best run so far.
oraklos-practice-records = { $mode ->
    [antipodes] Your records in Antipodes
   *[wishes] Your records
}
oraklos-practice-best = Best run
oraklos-practice-quickest = Quickest answer
oraklos-practice-right-share = Right answers
oraklos-practice-runs = Runs
oraklos-practice-of = { $right } of { $throws }
oraklos-practice-seconds = { $seconds } s
oraklos-practice-clear = Clear the records
oraklos-practice-keep = Keep them
oraklos-practice-sure = All of them?
oraklos-practice-here-only = They are kept in this browser only.

# The plain table: what the view says.
oraklos-view-options = Options
oraklos-view-round = Round
oraklos-view-starter = Begins
oraklos-view-scores = Points
oraklos-view-gains = Points of this round
oraklos-view-pile = Wish cards in the pile
oraklos-view-discards = Wish cards discarded
oraklos-view-hands = Wish cards
oraklos-view-open-cards = Open cards
oraklos-view-stocks = Stocks of dice
oraklos-view-shaker = Known to be in the shaker
oraklos-view-has-put = Has put dice in
oraklos-view-put = Put into the shaker by you
oraklos-view-ready = Ready
oraklos-view-dice = Dice
oraklos-view-die = { $colour }{ $hole ->
    [yes] , hole up
   *[no] {""}
}, middle { $middle }, corners { $corners }
oraklos-view-left = Dice to be taken back
oraklos-view-order = Still take dice back
oraklos-view-pending = Tokens that may still be overtaken
oraklos-view-landed = Tokens that lie
oraklos-view-quiet = Finds nothing more
oraklos-view-spent = Has named a card already
oraklos-view-shown = Shown
oraklos-view-review = What was there in the last round
oraklos-view-ending = How it ended
oraklos-view-seat = Who
oraklos-view-token = Token
oraklos-view-card = Wish card
oraklos-view-reason = Verdict
oraklos-view-shown-die = Die that is the reason
oraklos-view-way = Order of the dice
oraklos-view-line = Ends of the line that is the reason
oraklos-view-cards = Wish cards
oraklos-view-found = Predictions for it
oraklos-view-claims = Tokens laid
oraklos-view-predictions = Predictions in all
# The three keys at the left of the lowest row of letters, as English keyboards have them.
oraklos-board-third-keys = Z X C
oraklos-puzzle-ask = Look at the throw: what is right here?
