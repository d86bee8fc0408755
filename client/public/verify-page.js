/** The page of the second verifier: judges the record of a table (?table=ID) or of a file. */
import { Refused, verify } from "./verify.js";
import { WORDS } from "./verify-words.js";

const language = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in WORDS) ?? "en";
const status = document.querySelector("[role=status]");
const form = document.querySelector("form");
const table = document.querySelector("table");

function say(key, args = {}) {
  return WORDS[language][key].replace(/\{(\w+)\}/g, (_, name) => String(args[name]));
}

function tell(kind, key, args) {
  status.className = kind;
  status.textContent = say(key, args);
}

function judge(record, told) {
  table.hidden = true;
  try {
    const draws = verify(record, told);
    if (draws === null) tell("bad", "none");
    else show(draws);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    tell("bad", error.code === "draws" ? "draws_differ" : error.code, { line: error.line });
  }
}

function show(draws) {
  tell("good", "fair", { count: draws.length });
  table.tBodies[0].replaceChildren(...draws.map(rowOf));
  table.hidden = false;
}

/** One draw: the number, what it means, and how many numbers mean the same. */
function rowOf({ line, number, below, action, meaning }) {
  const count = meaning.reduce((sum, [text, numbers]) => sum + (text === action ? numbers : 0), 0);
  const row = document.createElement("tr");
  for (const text of [line, say("below", { number, last: below - 1 }), action, say("share", { count, below })])
    row.insertCell().textContent = text;
  return row;
}

async function fetched(id) {
  form.hidden = true;
  tell("", "busy");
  const [record, draws] = await Promise.all(
    ["record", "draws"].map((what) => fetch(`/api/tables/${encodeURIComponent(id)}/${what}`)),
  );
  if (record.ok && draws.ok) judge(await record.text(), await draws.json());
  else tell("bad", "missing");
}

async function chosen(event) {
  event.preventDefault();
  tell("", "busy");
  const record = await form.elements.record.files[0].text();
  const draws = await form.elements.draws.files[0].text();
  judge(record, parsed(draws));
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null; // the verifier refuses it
  }
}

document.documentElement.lang = language;
document.title = say("title");
for (const each of document.querySelectorAll("[data-words]")) each.textContent = say(each.dataset.words);
form.addEventListener("submit", (event) => void chosen(event));
const id = new URLSearchParams(location.search).get("table");
if (id !== null) fetched(id).catch(() => tell("bad", "missing"));
