import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { CHANGES_SESSION, paths } from "~/paths";
import { AppError } from "../errors";
import { ifRoom } from "../full-disk";
import { findOutcome, outcomeName, rememberOutcome, type Sender } from "../idempotency/outcomes";
import { type ActionOutcome, outcomeOfText, outcomeText } from "./outcome-text";
import { sessionOf } from "./session";

const KEY = /^[\w-]{20,80}$/;
/** A form that holds nothing but its key is longer than this with no key that is one. */
const MAX_FOLLOW_UP_BYTES = 100;

/** A form that is being done. */
interface UnderWay {
  isWhole(): boolean;
  over: Promise<unknown>;
}

/** By its name: what is sent again meanwhile waits, and finds the outcome. */
const underWay = new Map<string, UnderWay>();

/**
 * Does what a form asks for once, however often it is sent under the same key (the header
 * Idempotency-Key): whoever sends it again gets what came of it the first time. Who prefers
 * "return=minimal" only hears that it was taken, and asks for the rest by the field `sending` alone.
 * A form that did not arrive whole, a fault, and what opens or ends a session are not remembered.
 * Throws request.keyUsed where another form was sent to this address under the key.
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
  const address = pathname + search;
  const isForgotten = CHANGES_SESSION.includes(pathname.replace(/\/$/, ""));
  if (isForgotten && named) return act();
  const sender = await senderOf(args);
  const name = outcomeName(sender, request.method, address, key);
  const answer = await oneAtATime(name, context.isWhole, async () => {
    const found = await findOutcome(context.db, name);
    if (found && named) await refuseOtherBody(args, found.bodyDigest);
    if (found) return { outcome: outcomeOfText(found.text), isRemembered: true };
    // Forgotten: the page says how things are.
    if (!named) throw redirect(address, 303);
    const outcome = await outcomeOf(args, act);
    return { outcome, isRemembered: await remember(args, sender, name, outcome) };
  });
  if (named && answer.isRemembered && request.headers.get("Prefer") === "return=minimal") {
    throw redirect(address, 303);
  }
  return given<Answer>(answer.outcome, args);
}

/** Does it once what came under the same name is over; a form that was cut keeps nobody waiting. */
async function oneAtATime<Done>(
  name: string,
  isWhole: () => boolean,
  run: () => Promise<Done>,
): Promise<Done> {
  for (let before = underWay.get(name); before?.isWhole(); before = underWay.get(name)) {
    await before.over;
  }
  const done = run();
  const mine = { isWhole, over: done.catch(() => undefined) };
  underWay.set(name, mine);
  try {
    return await done;
  } finally {
    if (underWay.get(name) === mine) underWay.delete(name);
  }
}

async function senderOf(args: ActionFunctionArgs): Promise<Sender> {
  const session = await sessionOf(args);
  const { viewer, tokenHash } = session ?? {};
  return viewer && tokenHash
    ? { userId: viewer.id, sessionHash: tokenHash }
    : { address: args.context.address };
}

async function refuseOtherBody(args: ActionFunctionArgs, bodyDigest: string): Promise<void> {
  await readToEnd(args.request);
  if (args.context.bodyDigest() !== bodyDigest) throw new AppError("request.keyUsed");
}

async function outcomeOf(
  { context }: ActionFunctionArgs,
  act: () => Promise<unknown>,
): Promise<ActionOutcome> {
  const done = await act().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  return { done, hasFormErrors: context.hasFormErrors, retryAfter: context.retryAfter };
}

/**
 * Remembers what came of a form that arrived whole; returns whether it is. A page of the admin area
 * may hold what an administrator stepped into, and is kept nowhere.
 */
async function remember(
  { request, context }: ActionFunctionArgs,
  sender: Sender,
  name: string,
  outcome: ActionOutcome,
): Promise<boolean> {
  const { done } = outcome;
  const isPage = !(("error" in done ? done.error : done.value) instanceof Response);
  if (isPage && new URL(request.url).pathname.startsWith(paths.admin())) return false;
  const text = context.isWhole() ? outcomeText(outcome) : undefined;
  if (text === undefined) return false;
  await readToEnd(request);
  const bodyDigest = context.bodyDigest();
  if (bodyDigest === undefined) return false;
  const remembered = rememberOutcome(context.db, sender, name, { bodyDigest, text });
  return (await ifRoom(remembered)) ?? false;
}

/** Reads what nobody read of a body, and keeps nothing of it. */
async function readToEnd({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  while (!(await reader.read()).done);
}

function given<Answer>(outcome: ActionOutcome, { context }: ActionFunctionArgs): Answer {
  const { done, hasFormErrors, retryAfter } = outcome;
  context.hasFormErrors = hasFormErrors;
  context.retryAfter = retryAfter;
  if ("error" in done) throw done.error;
  return done.value as Answer;
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
