import type { NextFunction, Request, Response } from "express";
import { findSession, type SessionRow } from "../../features/accounts/sessions";
import type { Db } from "../../platform/db/open";
import { log } from "../../platform/log";
import { type InTurn as RequestTurn, withRequestTurn } from "../../platform/request-turn";
import { readCookie, SESSION_COOKIE } from "./cookies";
import { type FairQueue, type InTurn, openFairQueue } from "./fair-queue";
import { addressOf } from "./load-context";
import { linkAgain, refusePlainly } from "./plain-refusal";

/**
 * Pages that are worked on at once before visitors wait: each turn of the event loop takes as long
 * as all of these, and accepts one new connection.
 */
const AT_ONCE = 8;
/** One address gets no more of these, and a person so many before their turn, or one took the server from all. */
const OWN_AT_ONCE = 4;
/** About a hundred pages. Who is refused has waited as long: otherwise those who ask again at once would be all there is to do. */
const LONGEST_WAIT_MS = 1_000;
/** Whoever takes longer, and has no page to render, waits for the network and not for the processor. */
const LONGEST_WORK_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;
/** Far above the dearest page: a rendering that never ends must not hold all others. */
const LONGEST_RENDERING_MS = 10_000;

/**
 * Where many pages are under way, readers who are not signed in wait for a turn, and after so long
 * they are asked to come back. Whoever is signed in, and whatever is sent, is served at once, if
 * not too much comes from one person or address. What needs the processor takes turns by person and
 * address: a request when it begins, a form once it is read, a recipe of an export, and a page when it is
 * rendered. Files, pictures and cached pages do not come here.
 */
export function shedLoad(db: Db, isSecure: () => boolean) {
  const turns = openTurns();
  const queue = openFairQueue();
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const address = addressOf(request);
    const isBusy = turns.areTaken(address) || !queue.isIdle();
    const person = isBusy ? await findPerson(db, request, response, isSecure()) : undefined;
    const own = person ?? (isReading(request) ? undefined : address);
    if (!(await comesToTurn(turns, response, address, own))) return refuse(request, response);
    response.locals.inTurn = inTurnOf(queue, response, address);
    const begin = () => withRequestTurn(workInTurn(queue, response, address), next);
    // Node drops a body that nobody reads with its connection: a form waits once it is there.
    if (!isReading(request)) return begin();
    const end = await queue.take(laneOf(request, person ?? address), () => response.destroyed);
    if (!end) return;
    try {
      begin();
    } finally {
      setImmediate(end);
    }
  };
}

/** What script asks for is cheap, and waits for none of one's own pages. */
function laneOf({ path }: Request, own: number | string): string {
  return path.endsWith(".data") ? `${own} data` : `${own}`;
}

function comesToTurn(
  turns: ReturnType<typeof openTurns>,
  response: Response,
  address: string,
  own: number | string | undefined,
): boolean | Promise<boolean> {
  if (!turns.areTaken(address)) {
    turns.take(response, address);
    return true;
  }
  const isFirst = own !== undefined && turns.workBefore(response, own);
  return isFirst || turns.wait(response, address);
}

const isReading = ({ method }: Request) => method === "GET" || method === "HEAD";

/** Until it waits for something, the database of another machine included; also where its client has left. */
function workInTurn(queue: FairQueue, { locals }: Response, address: string): RequestTurn {
  return async (work) => {
    const session: SessionRow | undefined = await locals.context?.session?.catch(() => undefined);
    const end = await queue.take(`${session?.viewer?.id ?? address}`, () => false);
    if (end) setImmediate(end);
    return work();
  };
}

function inTurnOf(queue: FairQueue, response: Response, address: string): InTurn {
  return async (person, work) => {
    response.locals.isRendering = true;
    const end = await queue.take(`${person ?? address}`, () => response.destroyed);
    if (!end) return undefined;
    const timer = setTimeout(() => {
      log.warn(`a page took longer than ${LONGEST_RENDERING_MS} ms to render, and lost its turn`);
      end();
    }, LONGEST_RENDERING_MS);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      response.locals.isRendering = false;
      end();
    }
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

  const areTaken = (address: string) => underWay >= AT_ONCE || byAddress.of(address) >= OWN_AT_ONCE;

  function take(response: Response, address: string): void {
    underWay += 1;
    byAddress.add(address);
    work(response, () => {
      underWay -= 1;
      byAddress.take(address);
      findNext()?.settle(true);
    });
  }

  function work(response: Response, atEnd: () => void): void {
    let isOver = false;
    const end = () => {
      clearTimeout(timer);
      if (isOver) return;
      isOver = true;
      // An answer may be ready within one turn of the event loop, which is to end before others come.
      setImmediate(atEnd);
    };
    const endUnlessRendering = () => {
      if (response.locals.isRendering) timer.refresh();
      else end();
    };
    const timer = setTimeout(endUnlessRendering, LONGEST_WORK_MS).unref();
    response.once("close", end);
  }

  function findNext(): Waiting | undefined {
    let next: Waiting | undefined;
    for (const each of waiting) {
      if (areTaken(each.address)) continue;
      if (!next || byAddress.of(each.address) < byAddress.of(next.address)) next = each;
    }
    return next;
  }

  /** Whether a person or an address may work before their turn, which takes none from others. */
  function workBefore(response: Response, own: number | string): boolean {
    if (before.of(own) >= OWN_AT_ONCE) return false;
    before.add(own);
    work(response, () => before.take(own));
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
      if (!areTaken(address)) settle(true);
    });
  }

  return { areTaken, take, workBefore, wait };
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
  { locals }: Response,
  isSecure: boolean,
): Promise<number | undefined> {
  const cookies = { headers: { get: () => headers.cookie ?? null } };
  const secret = readCookie(cookies, SESSION_COOKIE, { isSecure });
  if (secret === undefined) return undefined;
  // The page need not ask again.
  locals.session = findSession(db, secret);
  const session: SessionRow | undefined = await locals.session.catch(() => undefined);
  return session?.viewer?.id;
}
