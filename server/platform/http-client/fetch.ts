import type { IncomingMessage } from "node:http";
import { readBody } from "./body";
import { guarded, type Outgoing } from "./connection-limits";
import { askOnce, asUnreachable } from "./hop";
import { type Target, targetOf } from "./target";
import { Unreachable } from "./unreachable";

const MAX_HOPS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

export interface Fetched {
  address: string;
  contentType: string;
  body: Buffer;
}

// The only way to an address that a stranger wrote. It reaches public servers alone, checks redirects
// likewise, and sends and stores no cookies. Throws Unreachable.
export async function fetchGuarded(
  address: string,
  wanted: { accept: string; maxBytes: number },
  outgoing: Outgoing = guarded,
): Promise<Fetched> {
  const stopping = new AbortController();
  const whole = setTimeout(() => stopping.abort(), outgoing.wholeMs);
  try {
    const { url, response } = await follow(address, wanted.accept, outgoing, stopping);
    const body = await readBody(response, wanted.maxBytes, stopping.signal);
    return { address: url.href, contentType: response.headers["content-type"] ?? "", body };
  } catch (error) {
    // Node does not always report the abort: an aborted body may look broken.
    throw stopping.signal.aborted ? new Unreachable("tooSlow") : asUnreachable(error);
  } finally {
    clearTimeout(whole);
    stopping.abort();
  }
}

async function follow(
  address: string,
  accept: string,
  outgoing: Outgoing,
  stopping: AbortController,
): Promise<{ url: URL; response: IncomingMessage }> {
  let [next, base] = [address, undefined as URL | undefined];
  for (let hops = 0; hops <= MAX_HOPS; hops += 1) {
    const { url, response } = await hop(next, base, accept, outgoing, stopping);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return { url, response };
    response.destroy();
    if (!REDIRECTS.includes(statusCode) || !headers.location) {
      throw new Unreachable("refused", statusCode);
    }
    next = Buffer.from(headers.location, "latin1").toString();
    base = url;
  }
  throw new Unreachable("tooManyHops");
}

async function hop(
  address: string,
  base: URL | undefined,
  accept: string,
  outgoing: Outgoing,
  stopping: AbortController,
): Promise<{ url: URL; response: IncomingMessage }> {
  const timer = setTimeout(() => stopping.abort(), outgoing.hopMs);
  try {
    const target = await inTime(targetOf(address, outgoing, base), stopping.signal);
    return { url: target.url, response: await askOnce(target, accept, stopping.signal) };
  } finally {
    clearTimeout(timer);
  }
}

/** A DNS lookup cannot be aborted, only abandoned. */
function inTime(looking: Promise<Target>, signal: AbortSignal): Promise<Target> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Unreachable("tooSlow")), { once: true });
    looking.then(resolve, reject);
  });
}
