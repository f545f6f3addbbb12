import type { IncomingMessage } from "node:http";
import { readBody } from "./body";
import { DEFAULT_POLICY, type OutgoingPolicy } from "./outgoing-policy";
import { requestOnce, toUnreachable } from "./single-request";
import { resolveTarget, type Target } from "./target";
import { Unreachable } from "./unreachable";

const MAX_HOPS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

interface Fetched {
  address: string;
  contentType: string;
  body: Buffer;
}

// The only way to fetch a user's URL: public servers only, also after redirects; no cookies.
export async function fetchGuarded(
  address: string,
  options: { accept: string; maxBytes: number },
  outgoing: OutgoingPolicy = DEFAULT_POLICY,
): Promise<Fetched> {
  const stopping = new AbortController();
  const whole = setTimeout(() => stopping.abort(), outgoing.totalMs);
  try {
    const { url, response } = await follow(address, options.accept, outgoing, stopping);
    const body = await readBody(response, options.maxBytes, stopping.signal);
    return { address: url.href, contentType: response.headers["content-type"] ?? "", body };
  } catch (error) {
    // Node does not always report the abort: an aborted body may look broken.
    throw stopping.signal.aborted ? new Unreachable("tooSlow") : toUnreachable(error);
  } finally {
    clearTimeout(whole);
    stopping.abort();
  }
}

async function follow(
  address: string,
  accept: string,
  outgoing: OutgoingPolicy,
  stopping: AbortController,
): Promise<{ url: URL; response: IncomingMessage }> {
  let [next, base] = [address, undefined as URL | undefined];
  for (let hops = 0; hops <= MAX_HOPS; hops += 1) {
    const { url, response } = await requestHop(next, base, accept, outgoing, stopping);
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

async function requestHop(
  address: string,
  base: URL | undefined,
  accept: string,
  outgoing: OutgoingPolicy,
  stopping: AbortController,
): Promise<{ url: URL; response: IncomingMessage }> {
  const timer = setTimeout(() => stopping.abort(), outgoing.requestMs);
  try {
    const target = await rejectOnAbort(resolveTarget(address, outgoing, base), stopping.signal);
    return { url: target.url, response: await requestOnce(target, accept, stopping.signal) };
  } finally {
    clearTimeout(timer);
  }
}

/** A DNS lookup cannot be aborted, only abandoned. */
function rejectOnAbort(looking: Promise<Target>, signal: AbortSignal): Promise<Target> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Unreachable("tooSlow")), { once: true });
    looking.then(resolve, reject);
  });
}
