import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { LRUCache } from "lru-cache";

/** Whoever did not get an answer asks for it again within so long. */
const KEPT_MS = 10 * 60_000;
/** What is remembered in all, and at most of one form: what was typed, its picture left out. */
const MAX_BYTES = 16_000_000;
const MAX_FORM_BYTES = 2_000_000;
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
  const isTaken = sendings.get(name) === sending;
  if (isTaken && request.headers.get("Prefer") === "return=minimal") {
    throw redirect(pathname + search, 303);
  }
  return given<Answer>(outcome, args);
}

function begin(name: string, args: ActionFunctionArgs, act: () => Promise<unknown>): Sending {
  const { request, context } = args;
  const { isWhole } = context;
  const length = Number(request.headers.get("Content-Length") ?? MAX_FORM_BYTES);
  const outcome = outcomeOf(args, act).then((found) => {
    const isOver = !isWhole() || ("error" in found.done && isFault(found.done.error));
    if (isOver && sendings.get(name) === sending) sendings.delete(name);
    return found;
  });
  const sending = { isWhole, outcome, bytes: 1_000 + Math.min(length, MAX_FORM_BYTES) };
  sendings.set(name, sending);
  return sending;
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
