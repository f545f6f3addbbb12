import type { NextFunction, Request, Response } from "express";
import { findSession } from "../../accounts/sessions";
import type { Db } from "../../db/open";
import { readCookie, SESSION_COOKIE } from "./cookies";
import { linkAgain, refusePlainly } from "./plain-refusal";

/**
 * Pages that are worked on at once before visitors wait: each turn of the event loop takes as long
 * as all of these, and accepts one new connection.
 */
const AT_ONCE = 8;
/** So many pages a person gets before their turn; for more they wait with the visitors, or one account took all. */
const OWN_AT_ONCE = 4;
/** About a hundred pages. Who is refused has waited as long: otherwise those who ask again at once would be all there is to do. */
const LONGEST_WAIT_MS = 1_000;
/** Whoever takes longer waits for the network, not for the processor. */
const LONGEST_WORK_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;

/**
 * Where many pages are under way, readers who are not signed in wait for a turn, and after so long
 * they are asked to come back. Whoever is signed in, for a few pages, and whatever is sent, is served at
 * once. Files, pictures and cached pages do not come here.
 */
export function shedLoad(db: Db, isSecure: () => boolean) {
  const turns = openTurns();
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const isReading = request.method === "GET" || request.method === "HEAD";
    if (!isReading || !turns.areTaken()) turns.take(response);
    else {
      const person = await findPerson(db, request, isSecure());
      const isFirst = person !== undefined && turns.takeBefore(response, person);
      if (!isFirst && !(await turns.wait(response))) return refuse(request, response);
    }
    next();
  };
}

/** Who works now, and who waits, first come first served. */
function openTurns() {
  const waiting = new Set<(isTurn: boolean) => void>();
  const before = new Map<number, number>();
  let underWay = 0;

  const areTaken = () => underWay >= AT_ONCE;

  function take(response: Response, atEnd?: () => void): void {
    let isOver = false;
    const end = () => {
      clearTimeout(timer);
      if (isOver) return;
      isOver = true;
      underWay -= 1;
      atEnd?.();
      const [first] = waiting;
      if (!areTaken()) first?.(true);
    };
    const timer = setTimeout(end, LONGEST_WORK_MS).unref();
    response.once("close", end);
    underWay += 1;
  }

  /** Whether a person may have a turn that is not theirs yet; they have taken it then. */
  function takeBefore(response: Response, person: number): boolean {
    const own = before.get(person) ?? 0;
    if (own >= OWN_AT_ONCE) return false;
    before.set(person, own + 1);
    take(response, () => {
      const left = (before.get(person) ?? 0) - 1;
      if (left > 0) before.set(person, left);
      else before.delete(person);
    });
    return true;
  }

  /** Whether it came to a turn, which it has taken then. */
  function wait(response: Response): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isTurn: boolean) => {
        if (!waiting.delete(settle)) return;
        clearTimeout(timer);
        if (isTurn) take(response);
        resolve(isTurn);
      };
      const timer = setTimeout(settle, LONGEST_WAIT_MS, false).unref();
      response.once("close", () => settle(false));
      waiting.add(settle);
      if (!areTaken()) settle(true);
    });
  }

  return { areTaken, take, takeBefore, wait };
}

function refuse(request: Request, response: Response): void {
  refusePlainly(request, response, {
    code: "request.busy",
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    link: linkAgain(request),
  });
}

/** The id of whoever is signed in. */
async function findPerson(
  db: Db,
  { headers }: Request,
  isSecure: boolean,
): Promise<number | undefined> {
  const cookies = { headers: { get: () => headers.cookie ?? null } };
  const secret = readCookie(cookies, SESSION_COOKIE, { isSecure });
  return secret === undefined ? undefined : (await findSession(db, secret))?.viewer?.id;
}
