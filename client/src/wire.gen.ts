// Made by `adyton types` from the server's messages and the games' views: do not edit.

export type Slug = "oracle" | "delphi" | "keltis" | "oraklos";

/** The view of each game. */
export interface Views {
  oracle: OracleView;
  delphi: DelphiView;
  keltis: KeltisView;
  oraklos: OraklosView;
}

export type GameView = Views[Slug];

/** Do this; `line` is the line of the position it answers. The same id twice gets the first answer. */
export interface Act {
  type: "act";
  id: string;
  line: number;
  do: string;
  at?: number | null;
}

/** Take back my last move, or all from the line `to` on; what is not mine alone needs the others' consent. */
export interface Undo {
  type: "undo";
  id: string;
  line: number;
  to?: number | null;
}

/** Yes or no to the question that is open. */
export interface Answer {
  type: "answer";
  id: string;
  yes: boolean;
}

/** Ask to stop the clocks (on), or to go on (off). */
export interface Pause {
  type: "pause";
  id: string;
  on: boolean;
}

/** Tell me what a bot would do in my place. */
export interface Hint {
  type: "hint";
  id: string;
}

/** Tell me why this cannot be done now; whatever the answer, nothing is done. */
export interface Why {
  type: "why";
  id: string;
  do: string;
}

/** Something said to all at the table. */
export interface Say {
  type: "chat";
  id: string;
  text: string;
}

/** My finger is on these pieces, for all to see, in the position of this line. It is no move, and nothing keeps it. */
export interface Point {
  type: "point";
  id: string;
  line: number;
  pieces: number[];
}

/** Hear nothing from this chair any more (on), or hear it again (off); null: from all who only watch. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number | null;
  on: boolean;
}

/** I am here again: the bot that holds my chair may go. */
export interface Back {
  type: "back";
  id: string;
}

/** I leave: a bot may hold my chair until I return. */
export interface Away {
  type: "away";
  id: string;
}

/** Watch this table from now on; `line` is the last line seen, and what came since is told as news.

    With `parts`, each further view holds only what changed. */
export interface Resume {
  type: "resume";
  table: string;
  line?: number | null;
  parts?: boolean;
}

/** Watch the lobby from now on. */
export interface WatchLobby {
  type: "lobby";
}

/** The answer to a ping, given at once, with its number: so the delay between us is known. */
export interface Pong {
  type: "pong";
  n: number;
}

/** Where the game stands for one pair of eyes; it replaces what was told before.

    Where `since` is a line, `view` holds only the parts that differ from the view of that line, which was told last. */
export interface Position {
  type: "table";
  table: string;
  line: number;
  view: GameView;
  since: number | null;
  legal: string[];
  picks: PickPattern | null;
  news: News[];
  fresh: boolean;
  clock: ClockFace;
  undo: boolean;
  moved: boolean;
  done: Done | null;
}

/** Legal texts that are too many to list: the word, then any `size` of the numbers 1 … `among`, ascending. */
export interface PickPattern {
  word: string;
  size: number;
  among: number;
}

/** An event that this chair may know: a sentence of the catalogue, and the line that it came with. */
export interface News {
  line: number;
  name: string;
  args: Record<string, number | string>;
}

/** The table's clock as the message left: the time on it, and what is left to each chair, all in ms. */
export interface ClockFace {
  at: number;
  running: boolean;
  left: (number | null)[];
  ticking: number[];
}

/** What was asked under this id has been done and will survive; `line` is the line in which it stands. */
export interface Done {
  type: "done";
  id: string;
  line: number;
}

/** Who sits there, and everything about the table that is not the game itself; it replaces what was told before. */
export interface Seating {
  type: "seating";
  table: TableInfo;
}

/** A table as the lobby and those around it may know it. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  options: Record<string, boolean | number | string>;
  status: "closed" | "finished" | "open" | "running";
  public: boolean;
  spectators: boolean;
  clock: NoClock | MoveClock | TotalClock | DaysClock;
  chairs: Chair[];
  you: number | null;
  host: boolean;
  key: string | null;
  acting: number[];
  paused: boolean;
  question: Question | null;
  commitment: string | null;
  seed: string | null;
  result: Result | null;
  trouble: string | null;
  rematch: string | null;
  created: number;
  lines: number;
  watching: number;
}

/** Nobody's time runs out. */
export interface NoClock {
  kind: "none";
}

/** So many seconds for every move. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** So many seconds for the whole game, and a few more for every move made. */
export interface TotalClock {
  kind: "total";
  seconds: number;
  increment: number;
}

/** So many days for every move. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** A chair and who is in it. */
export interface Chair {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  held: boolean;
  here: boolean;
  leaves_in: number | null;
}

/** Something that needs the consent of the others at the table. */
export interface Question {
  kind: "go-on" | "pause" | "undo";
  by: number;
  line: number | null;
  yes: number[];
  waiting: number[];
}

/** How it ended, by seat. */
export interface Result {
  points: number[];
  places: number[];
  ending: string;
}

/** What was asked under this id (null: it could not be read) was not done; a sentence of the catalogue says why. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  args: Record<string, number | string>;
  clause: string;
}

/** What a bot would do in your place, and why: a sentence of the catalogue, `GAME-hint-CODE`, else `hint-CODE`. */
export interface Hinted {
  type: "hint";
  id: string;
  line: number;
  do: string;
  code: string;
  args: Record<string, number | string>;
}

/** Why what was asked under this id cannot be done, a sentence of the catalogue; without a code, it can. */
export interface WhyNot {
  type: "why-not";
  id: string;
  code: string;
  args: Record<string, number | string>;
  clause: string;
}

/** Something that was said at the table. */
export interface Said {
  type: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** What a chair is pointing at right now; it replaces what that chair pointed at before, and its next act ends it. */
export interface Pointed {
  type: "pointed";
  seat: number;
  line: number;
  pieces: number[];
}

/** The tables that you may see, the newest first; it replaces what was told before. */
export interface Listing {
  type: "lobby";
  tables: TableInfo[];
}

/** What changed in the list since the last message: these tables are new or different, those are gone. */
export interface ListingChange {
  type: "lobby-change";
  tables: TableInfo[];
  gone: string[];
}

/** Answer with a pong of the same number at once. */
export interface Ping {
  type: "ping";
  n: number;
}

/** The server lets you go: 'nowhere' is no table of yours, all others mean come back in `retry_ms`.

    After 'signed-out' another device signed out or changed the password: come back and see who you are. */
export interface Gone {
  type: "gone";
  reason: "nowhere" | "signed-out" | "slow" | "stopping";
  retry_ms: number | null;
}

/** Who you are. */
export interface Account {
  id: string;
  name: string;
  guest: boolean;
}

/** A new name for the account. */
export interface Rename {
  name: string;
}

/** A code that signs in another device, once, within ten minutes. */
export interface DeviceCode {
  code: string;
  seconds: number;
}

/** The code that the other device showed. */
export interface SignInByCode {
  code: string;
}

/** The name and password of an account that is kept. */
export interface Credentials {
  login: string;
  password: string;
}

/** A game that can be played here, with everything that the form for a new table needs. */
export interface GameInfo {
  slug: string;
  title: string;
  titles: Record<string, string>;
  blurbs: Record<string, string>;
  version: number;
  chairs: number[];
  options: OptionField[];
  bots: string[];
}

/** One option as a form or a page of documentation shows it. */
export interface OptionField {
  name: string;
  kind: string;
  default: boolean | number | string | null;
  choices: string[] | null;
  least: number | null;
  most: number | null;
}

/** A table to open; whoever opens it takes the first chair. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string | null>;
  bots?: string[];
  public?: boolean;
  spectators?: boolean;
  clock?: NoClock | MoveClock | TotalClock | DaysClock;
}

/** Tables that you may see, the newest first. */
export interface Tables {
  tables: TableInfo[];
}

/** The key of a table that is not public, as the link to it carried it behind its '#'. */
export interface Enter {
  key: string;
}

/** The chair to take; null: any that is free. */
export interface Sit {
  seat?: number | null;
}

/** A bot for an open chair, or null to open the chair again. */
export interface PlaceBot {
  seat: number;
  bot: string | null;
}

/** A table from its first line to its last, for one pair of eyes. */
export interface Replay {
  table: TableInfo;
  eyes: number | null;
  steps: ReplayStep[];
}

/** A line of the record as one pair of eyes saw it; who did what is told for their own moves and after the end.

    Where `parts` were asked for, `view` holds only those that differ from the view of the step before. */
export interface ReplayStep {
  line: number;
  at: number;
  seat: number | null;
  do: string | null;
  undo: number | null;
  view: GameView;
  news: News[];
}

/** What the strongest bot thinks of a game that has ended, as far as it has come: all up to the line `upto` of `lines`. */
export interface Review {
  unit: "actions" | "points";
  verdicts: Judged[];
  turning: number[];
  upto: number;
  lines: number;
}

/** A verdict of a review: what was made in this line, what the bot would have done and why, and what it cost. */
export interface Judged {
  line: number;
  seat: number;
  made: string;
  better: string;
  code: string;
  args: Record<string, number | string>;
  cost: number;
}

/** An exercise of a game, as the first seat sees it. */
export interface PracticeExercise {
  number: number;
  view: GameView;
}

/** What the person answered, in the game's own words; empty when their time is over. */
export interface PracticeAnswer {
  answer: Record<string, unknown>;
}

/** A connection that stands for a socket: send with POST, hear with GET. */
export interface ConnectionOpened {
  connection: string;
}

/** What came since `after`; ask again with `next`. */
export interface MessageBatch {
  messages: FromServer[];
  next: number;
}

/** Why a request was refused: a sentence of the catalogue. */
export interface Problem {
  code: string;
  args: Record<string, number | string>;
}

/** Whether the server can do its work; `trouble` says what is wrong with it. */
export interface Health {
  ok: boolean;
  version: string;
  trouble: "" | "database" | "disk-full" | "stopping";
}

/** Everything is open to all except hands, and the prophecies held, put aside and handed on. */
export interface OracleView {
  viewer: number | null;
  seats: number;
  phase: string;
  acting: number[];
  options: Record<string, boolean | number | string>;
  removed: string | null;
  round: number;
  dealer: number | null;
  leader: number | null;
  led: string | null;
  trick: OracleCardView[];
  winning: number | null;
  hand: OracleCardView[];
  hand_sizes: number[];
  played: string[];
  voids: string[][];
  middle: Record<string, number>;
  chips: Record<string, number>[];
  losers: Record<string, number | null>;
  contested: string | null;
  held: OracleProphecyView[];
  held_sizes: number[];
  aside: OracleProphecyView[];
  chosen: boolean[];
  draft: OracleDraftView | null;
  scores: number[];
  tallies: OracleTallyView[][];
  deadline: number | null;
}

/** A card: its name, and what is printed on it. */
export interface OracleCardView {
  name: string;
  colour: string;
  value: number;
  species: string;
}

/** An oracle card by its number in the deck, and how its holder stands to it. */
export interface OracleProphecyView {
  number: number;
  id: string;
  points: number;
  texts: Record<string, string>;
  when: string[];
  origin: string;
  standing: "fulfilled" | "lost" | "open" | null;
}

/** The passing draft, ORA-26 to ORA-28. */
export interface OracleDraftView {
  lap: number;
  laps: number;
  pile: number;
  discards: OracleProphecyView[];
  passed: number[];
}

/** How a seat's round was scored. */
export interface OracleTallyView {
  chips: Record<string, number>;
  losers: string[];
  lost: Record<string, number>;
  stars: number;
  prophecies: OracleProphecyView[];
  paid: number[];
  points: number;
}

/** The table as a seat sees it. */
export interface DelphiView {
  viewer: number | null;
  seats: number;
  phase: string;
  acting: number[];
  options: Record<string, boolean | number | string>;
  map_seed: number;
  hexes: DelphiHexView[];
  zeus: string;
  islands: DelphiIslandView[];
  lairs: DelphiLairView[];
  offerings: DelphiStockView[];
  temples: DelphiStockView[];
  cities: DelphiCityView[];
  statues: DelphiPedestalsView[];
  players: DelphiSeatView[];
  first: number | null;
  active: number | null;
  round: number;
  used: number[];
  played: string | null;
  apollo: boolean;
  purse_used: boolean;
  fight: DelphiFightView | null;
  ways: DelphiWayView[];
  oracle_deck: Record<string, number>;
  oracle_discards: Record<string, number>;
  injury_deck: Record<string, number>;
  injury_discards: Record<string, number>;
  gear_open: string[];
  gear_deck: string[];
  sides: number[];
  ships_open: string[];
  ships_left: string[];
  asked: number[];
  heard: number[];
  choice: number | null;
  agenda: [number, number, number][];
  deadline: number | null;
}

/** A hex of the map; water, island and city have one colour, a statue island three. */
export interface DelphiHexView {
  at: string;
  q: number;
  r: number;
  kind: string;
  colours: string[];
}

/** An island; what it is stands there for those who may know. */
export interface DelphiIslandView {
  at: string;
  colour: string;
  player: string | null;
  letter: string | null;
  tile: number | null;
  uncovered: boolean;
  known_to: number[];
  shrine: number | null;
}

/** A monster island. */
export interface DelphiLairView {
  at: string;
  marked: boolean;
  monsters: string[];
}

/** An offering island with its offerings, or a temple with its colour. */
export interface DelphiStockView {
  at: string;
  colours: string[];
}

export interface DelphiCityView {
  at: string;
  colour: string;
  statues: number;
}

/** A statue island. */
export interface DelphiPedestalsView {
  at: string;
  colours: string[];
  raised: string[];
}

/** A player's ship, tasks and possessions. */
export interface DelphiSeatView {
  player: string;
  ship: string | null;
  at: string;
  arrived: boolean;
  favor: number;
  shield: number;
  hold: number;
  range: number;
  tasks_left: number;
  shrines: number;
  shrine_letters: string[];
  statues: DelphiTasksView;
  offerings: DelphiTasksView;
  monsters: DelphiTasksView;
  gods: Record<string, number>;
  cards: Record<string, number>;
  injuries: Record<string, number>;
  rest_same: number;
  rest_total: number;
  odds: number[];
  offerings_aboard: string[];
  statues_aboard: string[];
  heroes: string[];
  demigods: string[];
  creatures: string[];
  gear: string[];
  prospects: DelphiProspectView[];
  dice: string[];
}

/** The tiles of one kind: open white ones, colours that tiles name, colours done. */
export interface DelphiTasksView {
  white: number;
  named: string[];
  done: string[];
}

/** A card that lies open: its kind, and the number or the colours that it would change for this player. */
export interface DelphiProspectView {
  card: string;
  kind: string;
  now: number;
  then: number;
  colours: string[];
}

export interface DelphiFightView {
  monster: string;
  at: string;
  strength: number;
  odds: number[];
}

/** What the active player can pay with, and the favor that colours and moves cost with it (DEL-20). */
export interface DelphiWayView {
  source: string;
  shows: string | null;
  fee: number;
  costs: Record<string, number>;
  moves: Record<string, number>;
}

/** The table; colours are "pink", "yellow", "red", "green" and "blue". */
export interface KeltisView {
  viewer: number | null;
  seats: number;
  phase: string;
  acting: number[];
  options: Record<string, boolean | number | string>;
  path: KeltisFieldView[];
  wish_table: number[];
  kobold_table: number[];
  priestess_bonus: number;
  ours: Record<string, number[]>;
  priestess: number;
  first: number;
  mover: number;
  hand: KeltisCardView[];
  places: KeltisSeatView[];
  discards: Record<string, number[]>;
  barred: string[];
  pile: number;
  aside: number;
  choice: KeltisChoiceView | null;
  reach: KeltisReachView[];
  closing: boolean[];
  visited: number[][];
  positions: number[][];
  has_drawn: boolean;
  fresh: boolean;
  quiet: number;
  ending: string;
  deadline: number | null;
}

/** A field of the path with what lies there now. */
export interface KeltisFieldView {
  number: number;
  colour: string;
  value: number;
  target: boolean;
  large: boolean;
  stones: number;
  tile: string;
}

/** A card by its name, as actions call it (`g4`), and what is printed on it. */
export interface KeltisCardView {
  name: string;
  colour: string;
  value: number;
  priestess: number;
}

/** What lies before a seat. */
export interface KeltisSeatView {
  figures: number[];
  rows: Record<string, number[]>;
  directions: Record<string, string>;
  hand_size: number;
  known: KeltisCardView[];
  wishes: number;
  mirrors: number;
  scored_kobolds: boolean;
  kobold_points: number;
  score: KeltisScoreView;
}

/** A seat's score if the game ended now, by its sources: the first three are paid already. */
export interface KeltisScoreView {
  tiles: number;
  priestess: number;
  kobolds: number;
  figures: number[];
  wishes: number;
  mirrors: number;
  running: number;
  total: number;
}

/** The tile that waits for an answer. */
export interface KeltisChoiceView {
  tile: string;
  figure: number;
  field: number;
  targets: number[];
}

/** Where one card of the viewer's hand can take somebody in a turn of his. */
export interface KeltisReachView {
  card: string;
  fits: boolean;
  figures: number[];
  priestess: number[];
}

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

/** A die exactly as it is judged: draw its corners, and what you see is what counts (OKL-17). */
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

/** A card of the last round, and every prediction for it that was there: four dice, clockwise, numbers from 1. */
export interface OraklosReviewCard {
  seat: number | null;
  card: string;
  found: number[][];
}

/** The cards are told when the throw is over.

    The reason is that of the game; `none` and `some` for an answer without dice; in Antipodes
    `absent`, `there`, `all` or `lacking`; `time` where nothing was answered. */
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

export type FromBrowser = Act | Undo | Answer | Pause | Hint | Why | Say | Point | Mute | Back | Away | Resume | WatchLobby | Pong;

export type FromServer = Position | Seating | Done | Refused | Hinted | WhyNot | Said | Pointed | Listing | ListingChange | Ping | Gone;
