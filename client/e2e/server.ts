/** The path of Debian's Chromium, and a server for the tests. */
import { fileURLToPath } from "node:url";

const whole = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

/** Chromium without windows if there is one: it needs a third of the time. */
export const browser = {
  browserName: "chromium" as const,
  launchOptions: { executablePath: process.env["CHROMIUM_SHELL"] ?? whole, args: ["--no-sandbox"] },
};

/** Chromium as people have it, for tests of what the one without windows lacks. */
export const wholeBrowser = { executablePath: whole, args: ["--no-sandbox"] };

/** The port of the server that has the tutorial's game. */
export const tutorialPort = Number(process.env["ADYTON_E2E_TUTORIAL_PORT"] ?? 8174);

/** The logins of admins: one for each time that a test is repeated. */
export const ADMINS = Array.from({ length: 20 }, (_, repeat) => `e2e-admin-${repeat}`);

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const bin = fileURLToPath(new URL("../../.venv/bin", import.meta.url));

/** `adyton serve` with an empty database; bots answer after this many milliseconds. */
export function serving(port: number, botPause: number) {
  return started(port, botPause, "");
}

/** The same with the game of docs/write-a-game.md, added as a folder. */
export function servingTutorial(port: number, botPause: number) {
  return started(port, botPause, `python -m tests.support.tutorial "$folder/games" && set -- --games "$folder/games";`);
}

function started(port: number, botPause: number, prepare: string) {
  const bots = `--bots 1 --bot-pause-ms ${botPause} --bot-budget-ms 60`;
  const flags = `--host 127.0.0.1 --port ${port} ${bots} --sockets-per-address 500`;
  const folder = `folder="$(mktemp -d)"; trap 'rm -rf "$folder"' EXIT;`;
  return {
    command: `${folder} ${prepare} adyton serve --data "$folder" ${flags} "$@"`,
    cwd: root,
    url: `http://127.0.0.1:${port}/health`,
    env: {
      ...(process.env as Record<string, string>),
      PATH: `${bin}:${process.env["PATH"]}`,
      ADYTON_HINTS_PER_MINUTE: "3000",
      ADYTON_REPLAYS_PER_MINUTE: "3000",
      ADYTON_SIGN_INS_PER_MINUTE: "3000",
      ADYTON_ACCOUNTS_PER_HOUR: "3000",
      ADYTON_TABLES_PER_HOUR: "3000",
      ADYTON_REQUESTS_PER_SECOND: "3000", // all tests come from one address
      ADYTON_ADMINS: ADMINS.join(),
    },
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
    timeout: 60_000,
  };
}
