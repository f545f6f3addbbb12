import type { NextFunction, Request, Response } from "express";
import { findSession, type SessionRow } from "../../features/accounts/sessions";
import type { Db } from "../../platform/db/open";
import { log } from "../../platform/log";
import {
  type RequestScheduler as RequestTurn,
  withRequestScheduler,
} from "../../platform/request-scheduler";
import { readCookie, SESSION_COOKIE } from "./cookies";
import { createFairQueue, type FairQueue, type RunQueued } from "./fair-queue";
import { getClientAddress } from "./load-context";
import { buildRetryLink, sendPlainRefusal } from "./plain-refusal";

/**
 * Pages that are worked on at once before visitors wait: each turn of the event loop takes as long
 * as all of these, and accepts one new connection.
 */
const MAX_ADMITTED = 8;
/** One address gets no more of these, and a person so many before their turn, or one took the server from all. */
const MAX_ADMITTED_PER_OWNER = 4;
/** About a hundred pages. Who is refused has waited as long: otherwise those who ask again at once would be all there is to do. */
const MAX_WAIT_MS = 1_000;
/** Whoever takes longer, and has no page to render, waits for the network and not for the processor. */
const MAX_WORK_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;
/** Far above the dearest page: a rendering that never ends must not hold all others. */
const MAX_RENDERING_MS = 10_000;

/**
 * Where many pages are under way, readers who are not signed in wait for a turn, and after so long
 * they are asked to come back. Whoever is signed in, and whatever is sent, is served at once, if
 * not too much comes from one person or address. What needs the processor takes turns by person and
 * address: a request when it begins, a form once it is read, a recipe of an export, and a page when it is
 * rendered. Files, pictures and cached pages do not come here.
 */
export function shedLoad(db: Db, isSecure: () => boolean) {
  const admission = createAdmissionQueue();
  const queue = createFairQueue();
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const address = getClientAddress(request);
    const isBusy = admission.areTaken(address) || !queue.isIdle();
    const person = isBusy ? await findPerson(db, request, response, isSecure()) : undefined;
    const own = person ?? (isReadRequest(request) ? undefined : address);
    if (!(await requestAdmission(admission, response, address, own)))
      return refuse(request, response);
    response.locals.inTurn = createQueuedRunner(queue, response, address);
    const begin = () =>
      withRequestScheduler(createRequestScheduler(queue, response, address), next);
    // Node drops a body that nobody reads with its connection: a form waits once it is there.
    if (!isReadRequest(request)) return begin();
    const end = await queue.take(pickLane(request, person ?? address), () => response.destroyed);
    if (!end) return;
    try {
      begin();
    } finally {
      setImmediate(end);
    }
  };
}

/** What script asks for is cheap, and waits for none of one's own pages. */
function pickLane({ path }: Request, own: number | string): string {
  return path.endsWith(".data") ? `${own} data` : `${own}`;
}

function requestAdmission(
  admission: ReturnType<typeof createAdmissionQueue>,
  response: Response,
  address: string,
  own: number | string | undefined,
): boolean | Promise<boolean> {
  if (!admission.areTaken(address)) {
    admission.take(response, address);
    return true;
  }
  const isFirst = own !== undefined && admission.workBefore(response, own);
  return isFirst || admission.wait(response, address);
}

const isReadRequest = ({ method }: Request) => method === "GET" || method === "HEAD";

/** Until it waits for something, the database of another machine included; also where its client has left. */
function createRequestScheduler(
  queue: FairQueue,
  { locals }: Response,
  address: string,
): RequestTurn {
  return async (work) => {
    const session: SessionRow | undefined = await locals.context?.session?.catch(() => undefined);
    const end = await queue.take(`${session?.viewer?.id ?? address}`, () => false);
    if (end) setImmediate(end);
    return work();
  };
}

function createQueuedRunner(queue: FairQueue, response: Response, address: string): RunQueued {
  return async (person, work) => {
    response.locals.isRendering = true;
    const end = await queue.take(`${person ?? address}`, () => response.destroyed);
    if (!end) return undefined;
    const timer = setTimeout(() => {
      log.warn(`a page took longer than ${MAX_RENDERING_MS} ms to render, and lost its turn`);
      end();
    }, MAX_RENDERING_MS);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      response.locals.isRendering = false;
      end();
    }
  };
}

interface WaitingRequest {
  address: string;
  settle(isAdmitted: boolean): void;
}

/** Who works now, and who waits: first come first served, but an address with fewer pages under way comes before. */
function createAdmissionQueue() {
  const waiting = new Set<WaitingRequest>();
  const earlyByOwner = createCounter<number | string>();
  const byAddress = createCounter<string>();
  let underWay = 0;

  const isFull = (address: string) =>
    underWay >= MAX_ADMITTED || byAddress.of(address) >= MAX_ADMITTED_PER_OWNER;

  function admit(response: Response, address: string): void {
    underWay += 1;
    byAddress.increment(address);
    trackWork(response, () => {
      underWay -= 1;
      byAddress.decrement(address);
      findNext()?.settle(true);
    });
  }

  function trackWork(response: Response, atEnd: () => void): void {
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
    const timer = setTimeout(endUnlessRendering, MAX_WORK_MS).unref();
    response.once("close", end);
  }

  function findNext(): WaitingRequest | undefined {
    let next: WaitingRequest | undefined;
    for (const each of waiting) {
      if (isFull(each.address)) continue;
      if (!next || byAddress.of(each.address) < byAddress.of(next.address)) next = each;
    }
    return next;
  }

  /** Whether a person or an address may work before their turn, which takes none from others. */
  function admitEarly(response: Response, own: number | string): boolean {
    if (earlyByOwner.of(own) >= MAX_ADMITTED_PER_OWNER) return false;
    earlyByOwner.increment(own);
    trackWork(response, () => earlyByOwner.decrement(own));
    return true;
  }

  /** Whether it came to a turn, which it has taken then. */
  function wait(response: Response, address: string): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isAdmitted: boolean) => {
        if (!waiting.delete(each)) return;
        clearTimeout(timer);
        if (isAdmitted) admit(response, address);
        resolve(isAdmitted);
      };
      const each = { address, settle };
      const timer = setTimeout(settle, MAX_WAIT_MS, false).unref();
      response.once("close", () => settle(false));
      waiting.add(each);
      if (!isFull(address)) settle(true);
    });
  }

  return { areTaken: isFull, take: admit, workBefore: admitEarly, wait };
}

/** How many there are of each. */
function createCounter<Key>() {
  const counts = new Map<Key, number>();
  const count = (key: Key) => counts.get(key) ?? 0;
  return {
    of: count,
    increment: (key: Key) => void counts.set(key, count(key) + 1),
    decrement(key: Key) {
      if (count(key) > 1) counts.set(key, count(key) - 1);
      else counts.delete(key);
    },
  };
}

function refuse(request: Request, response: Response): void {
  sendPlainRefusal(request, response, {
    code: "request.busy",
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    link: buildRetryLink(request),
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
