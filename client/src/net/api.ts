/** HTTP requests, one function each. Refusals become problems with a sentence. */
import { IS_STATIC, siteAddress } from "../common/base";
import { tableIn } from "../local/names";
import { tOr } from "../words/words.svelte";
import type {
  Account,
  AdminChat,
  AdminPage,
  CourseInfo,
  DeviceCode,
  GameInfo,
  LessonScript,
  LessonTry,
  NewBan,
  NewDevice,
  MutedPerson,
  NewTable,
  News,
  NotifyTrial,
  NotifyWish,
  Notifying,
  Problem,
  PuzzleInfo,
  PuzzlePosition,
  PuzzleVerdict,
  Recap,
  RecapSentence,
  Replay,
  Review,
  RulesPicture,
  Session,
  TableInfo,
  Tables,
} from "../wire.gen";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.code ?? `status-${status}`);
  }
  /** Whether nobody answered: no network, or a proxy without its server. */
  get isAway(): boolean {
    return this.status === 0 || (this.status >= 502 && this.status <= 504);
  }
  get sentence(): string {
    const code = this.problem?.code ?? "";
    const fallback = this.status === 0 ? "site-offline" : this.status === 404 ? "site-not-found" : "site-refused";
    return tOr([`refusal-${code}`, `site-refusal-${code}`, fallback], code, this.problem?.args ?? {});
  }
}

/** What went wrong, as a sentence for the reader. */
export function sentenceOf(error: unknown): string {
  return error instanceof Refusal ? error.sentence : String(error);
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const body = (await answer.json()) as Partial<Problem>;
    return new Refusal(answer.status, body.code ? { code: body.code, args: body.args ?? {} } : null);
  } catch {
    return new Refusal(answer.status, null);
  }
}

/** The answer of this device. Its code is loaded when it is first needed. */
async function requestHere<T>(method: string, path: string, body?: unknown): Promise<T> {
  const site = await import("../local/site");
  return (await site.request(method, path, body)) as T;
}

/** Lessons, practice and puzzles need no account, so this device can answer if it has what it needs. */
async function withoutServer<T>(method: string, path: string, body?: unknown): Promise<T> {
  const isLearning = (method === "GET" && path.startsWith("/lessons")) || /^\/(practice|puzzles)\//.test(path);
  const isAble = isLearning && (IS_STATIC || (await (await import("../local/pack")).kept()));
  if (!isAble) throw new Refusal(0, null);
  return requestHere(method, path, body);
}

/** A static host has the list of games and their pictures as files. */
const addressOf = (path: string) => (IS_STATIC ? siteAddress(`api${path}.json`) : `/api${path}`);

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (tableIn(path) !== null) return requestHere(method, path, body);
  if (IS_STATIC && !path.startsWith("/games")) return withoutServer(method, path, body);
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(addressOf(path), init);
  } catch {
    return withoutServer(method, path, body);
  }
  if (!answer.ok) {
    const refusal = await refusalOf(answer);
    if (refusal.isAway) return withoutServer(method, path, body);
    throw refusal;
  }
  const text = await answer.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

const seen = (eyes: number | null) => (eyes === null ? "" : `?eyes=${eyes}`);
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const lesson = (game: string, id: string) => `/lessons/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
const puzzle = (game: string, id: string) => `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

export const api = {
  hello: () => request<Account>("POST", "/account"),
  rename: (name: string) => request<Account>("PATCH", "/account", { name }),
  keep: (login: string, password: string) => request<Account>("PUT", "/account/password", { login, password }),
  deviceCode: () => request<DeviceCode>("POST", "/account/code"),
  signInByCode: (code: string) => request<Account>("POST", "/sign-in/code", { code }),
  signIn: (login: string, password: string) => request<Account>("POST", "/sign-in/password", { login, password }),
  signOut: () => request<void>("POST", "/sign-out"),
  sessions: () => request<Session[]>("GET", "/account/sessions"),
  endSession: (id: string) => request<Session[]>("DELETE", `/account/sessions/${encodeURIComponent(id)}`),
  signOutElsewhere: () => request<Account>("DELETE", "/account/sessions"),
  deleteAccount: (confirm: string) => request<void>("POST", "/account/delete", { confirm }),
  notifying: () => request<Notifying>("GET", "/notifying"),
  changeNotifying: (wish: NotifyWish) => request<Notifying>("PUT", "/notifying", wish),
  addDevice: (device: NewDevice) => request<Notifying>("POST", "/notifying/devices", device),
  removeDevice: (id: string) => request<Notifying>("DELETE", `/notifying/devices/${encodeURIComponent(id)}`),
  setNotifyAddress: (address: string | null) => request<Notifying>("PUT", "/notifying/address", { address }),
  testNotifying: () => request<NotifyTrial>("POST", "/notifying/test"),
  switchOff: (word: string) => request<void>("POST", "/notifying/off", { word }),
  muteSender: (word: string) => request<void>("POST", "/notifying/mute", { word }),
  mutedPeople: () => request<MutedPerson[]>("GET", "/account/muted"),
  unmute: (id: string) => request<MutedPerson[]>("DELETE", `/account/muted/${encodeURIComponent(id)}`),
  games: () => request<GameInfo[]>("GET", "/games"),
  pictures: (game: string) => request<RulesPicture[]>("GET", `/games/${encodeURIComponent(game)}/pictures`),
  tables: () => request<Tables>("GET", "/tables"),
  open: (wish: NewTable) => request<TableInfo>("POST", "/tables", wish),
  look: (id: string) => request<TableInfo>("GET", table(id)),
  enter: (id: string, key: string) => request<TableInfo>("POST", `${table(id)}/enter`, { key }),
  invite: (id: string, login: string) => request<TableInfo>("POST", `${table(id)}/invite`, { login }),
  decline: (id: string, mute: boolean) => request<void>("POST", `${table(id)}/decline`, { mute }),
  sit: (id: string, seat: number | null) => request<TableInfo>("POST", `${table(id)}/sit`, { seat }),
  stand: (id: string) => request<TableInfo>("POST", `${table(id)}/stand`),
  bot: (id: string, seat: number, bot: string | null) => request<TableInfo>("POST", `${table(id)}/bot`, { seat, bot }),
  start: (id: string) => request<TableInfo>("POST", `${table(id)}/start`),
  share: (id: string, hash: string | null) => request<TableInfo>("POST", `${table(id)}/share`, { hash }),
  reveal: (id: string, value: string) => request<TableInfo>("POST", `${table(id)}/reveal`, { value }),
  giveUp: (id: string) => request<TableInfo>("POST", `${table(id)}/give-up`),
  rematch: (id: string) => request<TableInfo>("POST", `${table(id)}/rematch`),
  replay: (id: string, eyes: number | null) =>
    request<Replay>("GET", `${table(id)}/replay?parts=true${eyes === null ? "" : `&eyes=${eyes}`}`),
  log: (id: string, eyes: number | null) => request<News[]>("GET", `${table(id)}/log${seen(eyes)}`),
  recap: (id: string) => request<Recap>("GET", `${table(id)}/recap`),
  recaps: () => request<RecapSentence[]>("GET", "/recaps"),
  muted: (id: string) => request<(number | null)[]>("GET", `${table(id)}/muted`),
  review: (id: string) => request<Review>("GET", `${table(id)}/review`),
  courses: () => request<CourseInfo[]>("GET", "/lessons"),
  course: (game: string) => request<CourseInfo>("GET", `/lessons/${encodeURIComponent(game)}`),
  lesson: (game: string, id: string) => request<LessonScript>("GET", lesson(game, id)),
  noteLesson: (game: string, id: string, step: number) => request<void>("PUT", lesson(game, id), { step }),
  noteTip: (game: string, tip: string) =>
    request<void>("PUT", `/tips/${encodeURIComponent(game)}/${encodeURIComponent(tip)}`),
  tryInLesson: (game: string, id: string, step: number, text: string) =>
    request<LessonTry>("GET", `${lesson(game, id)}/${step}/try?do=${encodeURIComponent(text)}`),
  puzzles: (game: string) => request<PuzzleInfo>("GET", `/puzzles/${encodeURIComponent(game)}`),
  puzzle: (game: string, id: string) => request<PuzzlePosition>("GET", puzzle(game, id)),
  answerPuzzle: (game: string, id: string, text: string) =>
    request<PuzzleVerdict>("POST", puzzle(game, id), { do: text }),
  whyInPuzzle: (game: string, id: string, text: string) =>
    request<LessonTry>("GET", `${puzzle(game, id)}/why?do=${encodeURIComponent(text)}`),
  admin: () => request<AdminPage>("GET", "/admin"),
  adminClose: (id: string) => request<void>("POST", `/admin${table(id)}/close`),
  adminChats: (id: string) => request<AdminChat[]>("GET", `/admin${table(id)}/chats`),
  adminUnsay: (id: string, number: number) => request<void>("DELETE", `/admin${table(id)}/chats/${number}`),
  adminBan: (ban: NewBan) => request<void>("POST", "/admin/bans", ban),
  adminLift: (id: string) => request<void>("DELETE", `/admin/bans/${encodeURIComponent(id)}`),
  exportAddress: "/api/account/export",
  cardAddress: (id: string, language: string, dark: boolean) =>
    `/api${table(id)}/card?language=${language}&theme=${dark ? "dark" : "light"}`,
  recordAddress: (id: string) => `/api${table(id)}/record`,
};
