/** The account of this browser: a guest from the first visit on. */
import type { Account } from "../wire.gen";
import { isHere } from "../local/names";
import { Refusal, api } from "./api";

let account = $state.raw<Account | null>(null);
let asked: Promise<Account> | null = null;

export function me(): Account | null {
  return account;
}

export function become(one: Account): Account {
  account = one;
  return one;
}

/** The account of this browser, made on the first visit. */
export function hello(): Promise<Account> {
  asked ??= api
    .hello()
    .then(become)
    .catch((refusal: unknown) => {
      asked = null;
      throw refusal;
    });
  return asked;
}

/** The account, if the server answers. Lessons and tables on this device need none. */
export async function helloIfAnswered(): Promise<void> {
  try {
    await hello();
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || !refusal.isAway) throw refusal;
  }
}

/** The account, if this table needs one. A table on this device does not. */
export async function helloAt(table: string): Promise<void> {
  if (!isHere(table)) await hello();
}

export function forget(): void {
  account = null;
  asked = null;
}
