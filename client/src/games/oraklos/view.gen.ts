// Made by `adyton types` from the server's messages and the games' views: do not edit.

export interface OraklosView {
  viewer: number | null;
  seats: number;
  phase: string;
  acting: number[];
  options: OraklosOptions;
  radius: number;
  round: number;
  starter: number | null;
  scores: number[];
  gains: number[];
  pile: number;
  discards: string[];
  hands: string[][];
  open_cards: string[];
  stocks: number[][];
  shaker: number[];
  has_put: boolean[];
  put: number[] | null;
  ready: boolean[];
  dice: OraklosDieView[];
  spot: number[];
  left: number[];
  order: number[];
  since: number;
  pending: OraklosBidView[];
  landed: OraklosBidView[];
  quiet: boolean[];
  spent: boolean[];
  shown: OraklosShownView[];
  review: OraklosReviewView | null;
  ending: string;
  deadline: number | null;
}

/** The three games, the shapes that count, the throw, and the clocks; a clock of 0 is off. */
export interface OraklosOptions {
  version: number;
  content: string | null;
  mode: string;
  convex_only: boolean;
  scale: number;
  search: number;
  showing: number;
  challenge: number;
  ready: number;
  claim_window: number;
}

/** A die exactly as it is judged: a board that draws these corners shows what counts (OKL-17). */
export interface OraklosDieView {
  x: number;
  y: number;
  turn: number;
  colour: string;
  hole: boolean;
  corners: [number, number][];
}

export interface OraklosBidView {
  at: number;
  seat: number;
  token: number;
  card: string;
}

export interface OraklosShownView {
  seat: number;
  token: number;
  card: string;
  dice: number[];
  reason: string;
  die: number | null;
  way: number[];
  line: number[];
}

export interface OraklosReviewView {
  round: number;
  dice: OraklosDieView[];
  cards: OraklosReviewCard[];
  claims: OraklosBidView[];
  shown: OraklosShownView[];
  predictions: number;
}

/** A card of the last round with all its true predictions: four dice each, clockwise, numbered from 1. */
export interface OraklosReviewCard {
  seat: number | null;
  card: string;
  found: number[][];
}

/** The verdict on an answer. It shows the cards when the throw is over.

    The reason is one of the game's. An answer without dice has `none` or `some`; in Antipodes it is
    `absent`, `there`, `all` or `lacking`. If nothing was answered, it is `time`. */
export interface OraklosThrowVerdict {
  right: boolean;
  over: boolean;
  reason: string;
  die: number | null;
  way: number[];
  line: number[];
  card: string | null;
  cards: OraklosCardFound[];
}

/** A wish card, and every prediction for it that was there. */
export interface OraklosCardFound {
  card: string;
  found: number[][];
}
