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
import { findKnownSession } from "./session";

/** Concurrent pages before visitors wait; each adds to the time of an event loop turn. */
const MAX_ADMITTED = 8;
/** Concurrent pages per address, and requests one user may run ahead of the queue. */
const MAX_ADMITTED_PER_OWNER = 4;
/** Time for about a hundred pages. An earlier refusal would invite immediate retries. */
const MAX_WAIT_MS = 1_000;
/** A longer request without a page to render is waiting for the network, not the processor. */
const MAX_WORK_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;
/** Far above the slowest page: an endless rendering must not block all others. */
const MAX_RENDERING_MS = 10_000;

// Anonymous reads wait for a slot and are refused after a while; signed-in users and all writes are
// served at once, up to a limit each. CPU-bound steps take turns by user and address.
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
    // Node drops an unread body with its connection, so forms queue only once they are read.
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

/** Data requests are cheap and do not wait for the same user's pages. */
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

/** Takes a turn until the work first waits for I/O, even after the client has left. */
function createRequestScheduler(
  queue: FairQueue,
  { locals }: Response,
  address: string,
): RequestTurn {
  return async (work) => {
    const known = locals.context && findKnownSession(locals.context);
    const session = await known?.catch(() => undefined);
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
      // Let this turn of the event loop end first: a response may be ready within it.
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

  function admitEarly(response: Response, own: number | string): boolean {
    if (earlyByOwner.of(own) >= MAX_ADMITTED_PER_OWNER) return false;
    earlyByOwner.increment(own);
    trackWork(response, () => earlyByOwner.decrement(own));
    return true;
  }

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

/** Undefined for visitors, and if the lookup fails, which the page reports. */
async function findPerson(
  db: Db,
  { headers }: Request,
  { locals }: Response,
  isSecure: boolean,
): Promise<number | undefined> {
  const cookies = { headers: { get: () => headers.cookie ?? null } };
  const secret = readCookie(cookies, SESSION_COOKIE, { isSecure });
  if (secret === undefined) return undefined;
  locals.session = findSession(db, secret);
  const session: SessionRow | undefined = await locals.session.catch(() => undefined);
  return session?.viewer?.id;
}
