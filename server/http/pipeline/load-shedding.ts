import type { NextFunction, Request, Response } from "express";
import { findSession } from "../../accounts/sessions";
import type { Db } from "../../db/open";
import { readCookie, SESSION_COOKIE } from "./cookies";
import { addressOf } from "./load-context";
import { linkAgain, refusePlainly } from "./plain-refusal";

/**
 * Pages that are worked on at once before visitors wait: each turn of the event loop takes as long
 * as all of these, and accepts one new connection.
 */
const AT_ONCE = 8;
/** So many a person gets before their turn; for more they wait like visitors, or one account took the server from all. */
const OWN_AT_ONCE = 4;
/** About a hundred pages. Who is refused has waited as long: otherwise those who ask again at once would be all there is to do. */
const LONGEST_WAIT_MS = 1_000;
/** Whoever takes longer waits for the network, not for the processor. */
const LONGEST_WORK_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;

/**
 * Where many pages are under way, readers who are not signed in wait for a turn, and after so long
 * they are asked to come back. Whoever is signed in, and whatever is sent, is served at once, if
 * not too much comes from one person or address. Files, pictures and cached pages do not come here.
 */
export function shedLoad(db: Db, isSecure: () => boolean) {
  const turns = openTurns();
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const address = addressOf(request);
    if (!turns.areTaken()) turns.take(response, address);
    else {
      const isReading = request.method === "GET" || request.method === "HEAD";
      const person = await findPerson(db, request, isSecure());
      const own = person ?? (isReading ? undefined : address);
      const isFirst = own !== undefined && turns.takeBefore(response, address, own);
      if (!isFirst && !(await turns.wait(response, address))) return refuse(request, response);
    }
    next();
  };
}

interface Waiting {
  address: string;
  settle(isTurn: boolean): void;
}

/** Who works now, and who waits: first come first served, but an address with fewer pages under way comes before. */
function openTurns() {
  const waiting = new Set<Waiting>();
  const before = openTally<number | string>();
  const byAddress = openTally<string>();
  let underWay = 0;

  const areTaken = () => underWay >= AT_ONCE;

  function take(response: Response, address: string, atEnd?: () => void): void {
    let isOver = false;
    const end = () => {
      clearTimeout(timer);
      if (isOver) return;
      isOver = true;
      // An answer may be ready within one turn of the event loop, which is to end before others come.
      setImmediate(() => {
        underWay -= 1;
        byAddress.take(address);
        atEnd?.();
        if (!areTaken()) findNext()?.settle(true);
      });
    };
    const timer = setTimeout(end, LONGEST_WORK_MS).unref();
    response.once("close", end);
    underWay += 1;
    byAddress.add(address);
  }

  function findNext(): Waiting | undefined {
    let next: Waiting | undefined;
    for (const each of waiting) {
      if (!next || byAddress.of(each.address) < byAddress.of(next.address)) next = each;
    }
    return next;
  }

  /** Whether a person or an address may have a turn that is not theirs yet; they have taken it then. */
  function takeBefore(response: Response, address: string, own: number | string): boolean {
    if (before.of(own) >= OWN_AT_ONCE) return false;
    before.add(own);
    take(response, address, () => before.take(own));
    return true;
  }

  /** Whether it came to a turn, which it has taken then. */
  function wait(response: Response, address: string): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isTurn: boolean) => {
        if (!waiting.delete(each)) return;
        clearTimeout(timer);
        if (isTurn) take(response, address);
        resolve(isTurn);
      };
      const each = { address, settle };
      const timer = setTimeout(settle, LONGEST_WAIT_MS, false).unref();
      response.once("close", () => settle(false));
      waiting.add(each);
      if (!areTaken()) settle(true);
    });
  }

  return { areTaken, take, takeBefore, wait };
}

/** How many there are of each. */
function openTally<Key>() {
  const counts = new Map<Key, number>();
  const of = (key: Key) => counts.get(key) ?? 0;
  return {
    of,
    add: (key: Key) => void counts.set(key, of(key) + 1),
    take(key: Key) {
      if (of(key) > 1) counts.set(key, of(key) - 1);
      else counts.delete(key);
    },
  };
}

function refuse(request: Request, response: Response): void {
  refusePlainly(request, response, {
    code: "request.busy",
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    link: linkAgain(request),
  });
}

/** The id of whoever is signed in. Where that cannot be asked, the page itself says why. */
async function findPerson(
  db: Db,
  { headers }: Request,
  isSecure: boolean,
): Promise<number | undefined> {
  const cookies = { headers: { get: () => headers.cookie ?? null } };
  const secret = readCookie(cookies, SESSION_COOKIE, { isSecure });
  const session = secret === undefined ? undefined : findSession(db, secret).catch(() => undefined);
  return (await session)?.viewer?.id;
}
