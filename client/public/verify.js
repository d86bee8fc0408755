/**
 * A second verifier for the dealing of a record, independent of the server and its rules.
 *
 * It checks that no line was changed, that the seed is the one whose hash stands in the first line,
 * and that every chance move follows from the seed. What a drawn number means is told by the
 * "draws" of the record, because the rules exist only in Python: `adyton verify RECORD --draws FILE`
 * makes them on your own computer. docs/records.md describes both formats.
 */

export class Refused extends Error {
  /** A record that cannot be trusted: the line, and the code of the reason. */
  constructor(line, code) {
    super(`line ${line}: ${code}`);
    this.line = line;
    this.code = code;
  }
}

/**
 * Verify a record and return its draws: the line, the number, below what it was drawn, and the
 * action. Throws Refused. Without a seed in the record nothing can be proved: then it returns null.
 */
export function verify(text, told) {
  const lines = unsealed(text);
  const head = lines[0];
  const last = lines.at(-1);
  if (last.result === undefined || last.seed === undefined) return null;
  const seed = bytesOf(last.seed, lines.length);
  if (hex(sha256(seed)) !== head.commitment) throw new Refused(lines.length, "commitment");
  const key = keyOf(seed, sharesOf(head));
  if (!Array.isArray(told?.draws) || !Array.isArray(told.meanings)) throw new Refused(1, "draws");
  const meanings = new Map(told.draws.map(([line, place]) => [line, told.meanings[place]]));
  const draws = [];
  lines.forEach((entry, place) => {
    if (entry.seat === -1) draws.push(drawn(key, place + 1, entry.do, meanings.get(place + 1)));
  });
  if (draws.length !== told.draws.length) throw new Refused(lines.length, "draws");
  return draws;
}

/** Draw again what chance did in this line. `meaning` lists actions with how many numbers lead to each. */
function drawn(key, line, action, meaning) {
  if (!isMeaning(meaning)) throw new Refused(line, "draws");
  const below = meaning.reduce((sum, [, count]) => sum + count, 0);
  const number = numberBelow(key, line, below);
  let end = 0;
  for (const [text, count] of meaning) {
    end += count;
    if (number >= end) continue;
    if (text !== action) throw new Refused(line, "draw");
    return { line, number, below, action, meaning };
  }
}

function isMeaning(meaning) {
  const isRun = ([text, count]) => typeof text === "string" && Number.isSafeInteger(count) && count > 0;
  return Array.isArray(meaning) && meaning.length > 0 && meaning.every(isRun);
}

// --- Lines and their seals ---

/** Read the lines of a record, each as an object. Every seal covers all lines before it. */
function unsealed(text) {
  const lines = text.split("\n");
  if (lines.pop() !== "" || lines.length === 0) throw new Refused(lines.length + 1, "cut-off");
  let seal = "";
  const found = lines.map((line, place) => {
    const split = /^(\{.*),"seal":"([0-9a-f]{16})"\}$/su.exec(line);
    if (split === null) throw new Refused(place + 1, "seal");
    const bare = `${split[1]}}`;
    seal = hex(sha256(utf8(seal + bare))).slice(0, 16);
    if (seal !== split[2]) throw new Refused(place + 1, "seal");
    return parsed(bare, place + 1);
  });
  if (found[0].adyton !== 1) throw new Refused(1, "format");
  const end = found.findIndex((line) => line.result !== undefined);
  if (end >= 0 && end < found.length - 1) throw new Refused(end + 2, "after-end");
  return found;
}

/** Read one line. Moves have one form only, so that no two programs can read them differently. */
function parsed(bare, number) {
  let value;
  try {
    value = JSON.parse(bare);
  } catch {
    throw new Refused(number, "format");
  }
  if (number > 1 && JSON.stringify(value) !== bare) throw new Refused(number, "format");
  return value;
}

// --- Numbers from the seed ---

/** The seeds that players added: none, or a text for each seat. */
function sharesOf({ shares = [], seats }) {
  const isText = (one) => typeof one === "string";
  const isComplete = Array.isArray(shares) && shares.every(isText) && [0, seats?.length].includes(shares.length);
  if (!isComplete) throw new Refused(1, "format");
  return shares;
}

/** The key of all draws: the seed, or its hash together with the seeds that players added. */
function keyOf(seed, shares) {
  if (!shares.some((share) => share !== "")) return seed;
  return sha256(joined(seed, utf8(shares.join("\n"))));
}

/** HMAC-SHA-256 of line and counter, as a number of 256 bits; numbers that would favour some are drawn again. */
function numberBelow(key, line, below) {
  const span = 1n << 256n;
  const size = BigInt(below);
  for (let counter = 0; ; counter++) {
    const number = BigInt(`0x${hex(hmac(key, joined(bytes8(line), bytes8(counter))))}`);
    if (number < span - (span % size)) return Number(number % size);
  }
}

function hmac(key, message) {
  const padded = new Uint8Array(64);
  padded.set(key);
  const [innerPad, outerPad] = [0x36, 0x5c].map((mask) => padded.map((byte) => byte ^ mask));
  return sha256(joined(outerPad, sha256(joined(innerPad, message))));
}

// --- SHA-256, as FIPS 180-4 describes it. Browsers have their own, but not on plain http ---

const PRIMES = primes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function primes(count) {
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** The first 32 bits behind the point. */
function fraction(root) {
  return Math.floor((root % 1) * 2 ** 32) | 0;
}

export function sha256(message) {
  const words = wordsOf(message);
  const hash = START.slice();
  for (let block = 0; block < words.length; block += 16) compress(hash, words.slice(block, block + 16));
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => digest.setInt32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/** The message with a one bit, zeros and its length, as words of 32 bits. */
function wordsOf(message) {
  const size = Math.ceil((message.length + 9) / 64) * 64;
  const padded = new Uint8Array(size);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(size - 8, 8n * BigInt(message.length));
  return Array.from({ length: size / 4 }, (_, place) => view.getInt32(4 * place));
}

function compress(hash, w) {
  for (let i = 16; i < 64; i++) {
    const s0 = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] = (hash[place] + word) | 0));
}

function turned(word, by) {
  return (word >>> by) | (word << (32 - by));
}

// --- Bytes ---

function utf8(text) {
  return new TextEncoder().encode(text);
}

function joined(first, second) {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

function bytes8(number) {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(number));
  return new Uint8Array(view.buffer);
}

function bytesOf(text, line) {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Refused(line, "commitment");
  return Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
}

export function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
