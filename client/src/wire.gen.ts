// Made by `adyton types` from the server's messages and the games' views: do not edit.

/** What a seat sees of a game. Each game declares its own view in its folder. */
export type GameView = object;

/** Do this in the position of this line. The same id sent twice gets the first answer again. */
export interface Act {
  type: "act";
  id: string;
  line: number;
  do: string;
  at?: number | null;
}

/** Take back my last move, or all moves from the line `to` on. Moves of others need their consent. */
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

/** Tell me why this cannot be done now. Nothing is done, whatever the answer. */
export interface Why {
  type: "why";
  id: string;
  do: string;
}

/** Tell me what I still have to do, where, and what it takes. Nothing is done. */
export interface AskErrands {
  type: "errands";
  id: string;
}

/** Something said to all at the table. */
export interface Say {
  type: "chat";
  id: string;
  text: string;
}

/** Show all that I point at these pieces in the position of this line. It is no move and is not kept. */
export interface Point {
  type: "point";
  id: string;
  line: number;
  pieces: number[];
}

/** Stop hearing this chair (on), or hear it again (off). Null stands for all spectators. */
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

/** I have seen the position of this line in a visible tab, so I need not be notified of it. Only for slow tables. */
export interface Look {
  type: "look";
  id: string;
  line: number;
}

/** Watch this table from now on. `line` is the last line seen; later ones are sent as news.

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

/** The immediate answer to a ping, with its number. It measures the delay. */
export interface Pong {
  type: "pong";
  n: number;
}

/** Where the game stands, as one seat or a spectator sees it. It replaces the position before.

    If `since` is a line, `view` holds only the parts that differ from the last view sent, that of this line. */
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
  delay: number;
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

/** The request with this id was done and is saved, in this line of the record. */
export interface Done {
  type: "done";
  id: string;
  line: number;
}

/** Who sits there, and everything about the table but the game itself. It replaces the seating before. */
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
  hints: boolean;
  notes: Note[];
  dealing: boolean;
  shares: string[];
  may_take: number[];
  invited_by: string | null;
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
  share: string | null;
}

/** Something that needs the consent of the others at the table. */
export interface Question {
  kind: "go-on" | "pause" | "sit" | "undo";
  by: number;
  line: number | null;
  yes: number[];
  waiting: number[];
  name: string;
  yours: boolean;
}

/** How it ended, by seat. */
export interface Result {
  points: number[];
  places: number[];
  ending: string;
}

/** Something besides the moves that the log tells everybody.

    A chair took a hint, a bot had too little time, or somebody took a chair (`sat`), left it to a bot, or came back. */
export interface Note {
  line: number;
  name: "back" | "hint" | "left" | "sat" | "slow-device";
  seat: number;
  who: string;
  before: string | null;
}

/** The request with this id was not done; a sentence of the catalogue says why. Null: it was unreadable. */
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

/** Why the action cannot be done, as a sentence of the catalogue. An empty code means that it can. */
export interface WhyNot {
  type: "why-not";
  id: string;
  code: string;
  args: Record<string, number | string>;
  clause: string;
}

/** What you still have to do, in the game's own form; null if the game does not tell. */
export interface Errands {
  type: "errands";
  id: string;
  line: number;
  answer: unknown;
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

/** What a chair points at now. It replaces what the chair pointed at before; its next act ends it. */
export interface Pointed {
  type: "pointed";
  seat: number;
  line: number;
  pieces: number[];
}

/** The tables that you may see, the newest first. It replaces the list before. */
export interface Listing {
  type: "lobby";
  tables: TableInfo[];
}

/** Changes of the list since the last message: tables that are new or different, and those that are gone. */
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

/** The server ends the connection. 'nowhere': you may not see this table. Else come back in `retry_ms`.

    'signed-out': your session has ended. Come back and see who you are. 'too-many': you have too many connections. */
export interface Gone {
  type: "gone";
  reason: "nowhere" | "signed-out" | "slow" | "stopping" | "too-many";
  retry_ms: number | null;
}

/** Who you are. */
export interface Account {
  id: string;
  name: string;
  guest: boolean;
  admin: boolean;
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

/** The name and password of a permanent account. */
export interface Credentials {
  login: string;
  password: string;
}

/** A browser in which you are signed in. */
export interface Session {
  id: string;
  name: string;
  created: number;
  seen: number;
  here: boolean;
}

/** A person whom you have muted. The id is good for hearing them again, and for nothing else. */
export interface MutedPerson {
  id: string;
  name: string;
}

/** What confirms that an account is to be deleted: its password or, of a guest, its name. */
export interface Farewell {
  confirm: string;
}

/** A game of this site, with everything that the form for a new table needs. */
export interface GameInfo {
  slug: string;
  title: string;
  titles: Record<string, string>;
  blurbs: Record<string, string>;
  version: number;
  chairs: number[];
  options: OptionField[];
  bots: string[];
  clauses: Record<string, string>;
  lessons: string[];
  puzzles: number;
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

/** A table to open. The account that opens it takes the first chair. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string | null>;
  bots?: string[];
  public?: boolean;
  spectators?: boolean;
  clock?: NoClock | MoveClock | TotalClock | DaysClock;
  hints?: boolean | null;
}

/** Tables that you may see, the newest first. */
export interface Tables {
  tables: TableInfo[];
}

/** The key of a private table. Its link has the key after the '#'. */
export interface Enter {
  key: string;
}

/** The login of the account to invite. */
export interface Invite {
  login: string;
}

/** Whether to mute the person who invites you, too. */
export interface Decline {
  mute?: boolean;
}

/** The chair to take; null for any that you may take. */
export interface Sit {
  seat?: number | null;
}

/** A bot for an open chair, or null to open the chair again. */
export interface PlaceBot {
  seat: number;
  bot: string | null;
}

/** The SHA-256 of your share of the seed, as hexadecimal digits; null if you add none. */
export interface CommitShare {
  hash: string | null;
}

/** Your share of the seed. You sent its hash before. */
export interface RevealShare {
  value: string;
}

/** A table from its first line to its last, for one viewer. */
export interface Replay {
  table: TableInfo;
  eyes: number | null;
  steps: ReplayStep[];
}

/** A line of the record as one viewer saw it. Moves of others are named only after the end.

    If the client asked for `parts`, `view` holds only those that differ from the step before. */
export interface ReplayStep {
  line: number;
  at: number;
  seat: number | null;
  do: string | null;
  undo: number | null;
  view: GameView;
  news: News[];
}

/** What your chair missed since the line that you saw last. The steps' views hold only what changed. */
export interface Recap {
  line: number;
  view: GameView;
  moves: number;
  steps: ReplayStep[];
}

/** What happened at a slow table of yours since you looked: the number of others' moves, and the last news. */
export interface RecapSentence {
  table: string;
  moves: number;
  news: News[];
  view: GameView;
}

/** What the strongest bot thinks of a finished game. It is done when `upto` has come to `lines`. */
export interface Review {
  unit: "actions" | "points";
  verdicts: Judged[];
  turning: number[];
  unsettled: number;
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

/** The lessons of a game in their order, and its tips. */
export interface CourseInfo {
  game: string;
  lessons: LessonInfo[];
  tips: TipInfo[];
}

/** A lesson of a game's course, and how far you have come in it. */
export interface LessonInfo {
  id: string;
  steps: number;
  step: number;
  done: boolean;
}

/** A sentence for a first real game, shown once: `GAME-tip-NAME`. */
export interface TipInfo {
  name: string;
  event: string;
  phase: string;
  own: boolean;
  args: Record<string, number | string>;
  shown: boolean;
}

/** A whole lesson, played by the rules, as your seat sees it. */
export interface LessonScript {
  game: string;
  id: string;
  seats: number;
  you: number;
  options: Record<string, boolean | number | string | null>;
  step: number;
  steps: LessonStep[];
}

/** A step of a lesson: what is shown, the sentence after it, and what you do. */
export interface LessonStep {
  name: string;
  says: string;
  do: string;
  free: boolean;
  choices: string[];
  right: string;
  wrong: Record<string, string>;
  clause: string;
  meant: Record<string, number | string>;
  frames: LessonFrame[];
}

/** A position of a lesson. Its view holds only what differs from the frame before. */
export interface LessonFrame {
  line: number;
  at: number;
  view: GameView;
  legal: string[];
  picks: PickPattern | null;
  news: News[];
}

/** What an action would do at a step: why it is not allowed, or its events. */
export interface LessonTry {
  code: string;
  args: Record<string, number | string>;
  clause: string;
  news: News[];
}

/** A position that a game's rules page shows. Its caption is `GAME-picture-NAME`. */
export interface RulesPicture {
  name: string;
  seats: number;
  show: string;
  at: number;
  view: GameView;
  legal: string[];
  picks: PickPattern | null;
  news: News[];
  do: string;
  meant: Record<string, number | string>;
}

/** The puzzles of a game, and how you do. */
export interface PuzzleInfo {
  game: string;
  count: number;
  day: string | null;
  next: string | null;
  tried: number;
  solved: number;
  rating: number;
}

/** The position of a puzzle, as your seat sees it. */
export interface PuzzlePosition {
  game: string;
  id: string;
  seats: number;
  you: number;
  options: Record<string, boolean | number | string | null>;
  rating: number;
  tried: boolean;
  line: number;
  at: number;
  view: GameView;
  legal: string[];
  picks: PickPattern | null;
  news: News[];
}

/** The action that you think is best. */
export interface PuzzleAnswer {
  do: string;
}

/** The verdict on an answer, and what speaks for the best action: `GAME-hint-CODE`, else `hint-CODE`. */
export interface PuzzleVerdict {
  right: boolean;
  best: string[];
  cost: number | null;
  unit: "actions" | "points";
  code: string;
  args: Record<string, number | string>;
  others: PuzzleCost[];
  news: News[];
  change: number;
  info: PuzzleInfo;
}

/** An action that is not the best, and how far it falls behind. */
export interface PuzzleCost {
  do: string;
  cost: number;
}

/** The step that you go on with. After the last one the lesson is done. */
export interface LessonProgress {
  step: number;
}

/** A connection in place of a socket: send with POST, receive with GET. */
export interface ConnectionOpened {
  connection: string;
}

/** The messages since `after`. Ask again with `next`. */
export interface MessageBatch {
  messages: FromServer[];
  next: number;
}

/** How you are notified. Browsers subscribe with `key`; null if this site has no web push. */
export interface Notifying {
  key: string | null;
  muted: boolean;
  quiet_from: number | null;
  quiet_to: number | null;
  zone: string;
  address: string | null;
  kinds: string[];
  devices: NotifyDevice[];
}

/** A browser that receives web push. */
export interface NotifyDevice {
  id: string;
  name: string;
  created: number;
}

/** How you want to be notified. */
export interface NotifyWish {
  muted?: boolean;
  language: string;
  zone: string;
  quiet_from?: number | null;
  quiet_to?: number | null;
}

/** A browser's subscription to web push. */
export interface NewDevice {
  endpoint: string;
  key: string;
  auth: string;
  name: string;
}

/** Another address for notifications, as Apprise writes it; null for none. */
export interface NotifyAddress {
  address: string | null;
}

/** How many devices and addresses accepted the test message, and how many did not. */
export interface NotifyTrial {
  taken: number;
  failed: number;
}

/** The word in a notification that switches all of them off, or those of one person. */
export interface OffWord {
  word: string;
}

/** All that admins see. */
export interface AdminPage {
  tables: AdminTable[];
  connections: AdminConnection[];
  waiting: number;
  queue: AdminMessage[];
  bans: AdminBan[];
  actions: AdminAction[];
}

/** A table that has not ended. */
export interface AdminTable {
  id: string;
  game: string;
  status: "closed" | "finished" | "open" | "running";
  public: boolean;
  people: AdminPerson[];
  here: number;
  created: number;
  lines: number;
}

/** Somebody with an account. */
export interface AdminPerson {
  account: string;
  name: string;
}

/** A browser that is connected. */
export interface AdminConnection {
  account: string;
  name: string;
  address: string;
  table: string | null;
  opened: number;
}

/** A notification that waits to be sent. */
export interface AdminMessage {
  name: string;
  table: string;
  kind: string;
  due: number;
  tries: number;
}

/** A ban that holds. */
export interface AdminBan {
  id: string;
  kind: string;
  subject: string;
  name: string;
  until: number;
  by: string;
  reason: string;
}

/** What an admin did. */
export interface AdminAction {
  at: number;
  by: string;
  action: string;
  subject: string;
  note: string;
}

/** Something said at a table; without words: removed. */
export interface AdminChat {
  number: number;
  account: string;
  name: string;
  text: string;
  at: number;
}

/** Whom to ban: an account by its id, or an address. */
export interface NewBan {
  kind: "account" | "address";
  subject: string;
  hours: number;
  reason?: string;
}

/** Why a request was refused: a sentence of the catalogue. */
export interface Problem {
  code: string;
  args: Record<string, number | string>;
}

/** Whether the server can do its work; `trouble` says what is wrong. */
export interface Health {
  ok: boolean;
  version: string;
  trouble: "" | "database" | "disk-full" | "stopping";
}

export type FromBrowser = Act | Undo | Answer | Pause | Hint | Why | AskErrands | Say | Point | Mute | Back | Away | Look | Resume | WatchLobby | Pong;

export type FromServer = Position | Seating | Done | Refused | Hinted | WhyNot | Errands | Said | Pointed | Listing | ListingChange | Ping | Gone;
