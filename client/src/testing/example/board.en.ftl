lots-board-hidden = a hidden lot
lots-board-lot = lot { $lot }
lots-board-has-bet = has bet
lots-board-has-folded = has folded
lots-board-say-bet = Bet
lots-board-say-fold = Fold
