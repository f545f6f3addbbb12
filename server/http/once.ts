import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { LRUCache } from "lru-cache";

/** Whoever did not get an answer asks for it again within so long. */
const KEPT_MS = 10 * 60_000;
/** What is remembered in all. */
const MAX_BYTES = 16_000_000;
/** What a form takes beside what came of it: as long as it is under way, its request. */
const OVERHEAD_BYTES = 10_000;
/** The most that the texts of a form can be; a picture is not kept here. */
const MAX_TEXT_BYTES = 200_000;
const KEY = /^[\w-]{20,80}$/;
/** A form that holds nothing but its key is longer than this with no key that is one. */
const MAX_FOLLOW_UP_BYTES = 100;

/** A form that was sent under a key. */
interface Sending {
  isWhole(): boolean;
  outcome: Promise<Outcome>;
  bytes: number;
}

/** What came of it, with what the page of it is to know. */
interface Outcome {
  done: { value: unknown } | { error: unknown };
  hasFormErrors: boolean | undefined;
  retryAfter: string | undefined;
}

const sendings = new LRUCache<string, Sending>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }) => bytes,
  ttl: KEPT_MS,
  // What was typed, and sessions that were opened, are not held on to.
  ttlAutopurge: true,
});

/**
 * Does what a form asks for once, however often it is sent under the same key (the header
 * Idempotency-Key): whoever sends it again gets what came of it the first time. Who prefers
 * "return=minimal" only hears that it was taken, and asks for the rest by the field `sending` alone.
 * A form that did not arrive whole, and a fault, are not remembered.
 */
export async function once<Answer>(
  args: ActionFunctionArgs,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const { request, context } = args;
  if (request.method === "GET" || request.method === "HEAD" || context.foreignOrigin) return act();
  const named = validKey(request.headers.get("Idempotency-Key"));
  const key = named ?? (await followedUp(request));
  if (!key) return act();
  const { pathname, search } = new URL(request.url);
  const name = `${pathname} ${key}`;
  const before = sendings.get(name);
  // Forgotten, as after a restart: the page says how things are.
  if (!before && !named) throw redirect(pathname + search, 303);
  const sending = before?.isWhole() ? before : begin(name, args, act);
  const outcome = await sending.outcome;
  if (sendings.has(name) && request.headers.get("Prefer") === "return=minimal") {
    throw redirect(pathname + search, 303);
  }
  return given<Answer>(outcome, args);
}

function begin(name: string, args: ActionFunctionArgs, act: () => Promise<unknown>): Sending {
  const { isWhole } = args.context;
  const sentBytes = Number(args.request.headers.get("Content-Length") ?? MAX_TEXT_BYTES);
  const outcome = outcomeOf(args, act).then((found) => {
    const isOver = !isWhole() || ("error" in found.done && isFault(found.done.error));
    if (sendings.get(name) !== sending) return found;
    if (isOver) sendings.delete(name);
    else sendings.set(name, settled(found, sentBytes));
    return found;
  });
  const sending = { isWhole, outcome, bytes: OVERHEAD_BYTES };
  sendings.set(name, sending);
  return sending;
}

/** Holds on to what came of a form, and to nothing of its request but how much was typed. */
function settled(found: Outcome, sentBytes: number): Sending {
  const { done } = found;
  const isElsewhere = ("error" in done ? done.error : done.value) instanceof Response;
  return {
    isWhole: () => true,
    outcome: Promise.resolve(found),
    // A form that came back holds what was typed; what leads elsewhere is an address.
    bytes: OVERHEAD_BYTES + (isElsewhere ? 0 : Math.min(sentBytes, MAX_TEXT_BYTES)),
  };
}

async function outcomeOf(
  { context }: ActionFunctionArgs,
  act: () => Promise<unknown>,
): Promise<Outcome> {
  const done = await act().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  return { done, hasFormErrors: context.hasFormErrors, retryAfter: context.retryAfter };
}

function given<Answer>(outcome: Outcome, { context }: ActionFunctionArgs): Answer {
  const { done, hasFormErrors, retryAfter } = outcome;
  context.hasFormErrors = hasFormErrors;
  context.retryAfter = retryAfter;
  if ("error" in done) throw anew(done.error);
  return anew(done.value) as Answer;
}

/** An answer is used up by who sends it on. */
function anew(outcome: unknown): unknown {
  return outcome instanceof Response ? outcome.clone() : outcome;
}

/** Maintenance, and what Popote did not mean to throw. */
function isFault(error: unknown): boolean {
  const { status, init } = error as { status?: number; init?: { status?: number } };
  return (status ?? init?.status ?? 500) >= 500;
}

/** The key that a form holds, where it holds nothing else. */
async function followedUp(request: Request): Promise<string | undefined> {
  const length = Number(request.headers.get("Content-Length"));
  const type = request.headers.get("Content-Type") ?? "";
  if (!length || length > MAX_FOLLOW_UP_BYTES) return undefined;
  if (!type.startsWith("application/x-www-form-urlencoded")) return undefined;
  const fields = new URLSearchParams(await request.clone().text());
  return fields.size === 1 ? validKey(fields.get("sending")) : undefined;
}

function validKey(key: string | null): string | undefined {
  return key && KEY.test(key) ? key : undefined;
}
