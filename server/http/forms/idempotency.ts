import { redirect } from "@remix-run/node";
import { CHANGES_SESSION, paths } from "#domain/site/paths";
import { tryOptionalWrite } from "../../platform/disk-health";
import { AppError } from "../../platform/errors";
import {
  findOutcome,
  type Outcome,
  outcomeName,
  rememberOutcome,
  type Sender,
} from "../../policies/idempotency/outcomes";
import type { RouteArgs } from "../pipeline/load-context-type";
import { readSession } from "../pipeline/session";
import { createFormLock, delayBodyEnd } from "./form-mutex";
import { type ActionOutcome, parseOutcome, serializeOutcome } from "./stored-outcome";

const KEY = /^[\w-]{20,80}$/;
/** Longer than a form that holds only its key. */
const MAX_FOLLOW_UP_BYTES = 100;

// Stores no incomplete forms, errors, or outcomes that open or end a session. Throws
// request.keyUsed for another form under the same key.
export async function withIdempotencyKey<Answer>(
  args: RouteArgs,
  act: (args: RouteArgs) => Promise<Answer>,
): Promise<Answer> {
  const { request, context } = args;
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isRead || context.foreignOrigin) return act(args);
  const named = parseKey(request.headers.get("Idempotency-Key"));
  const key = named ?? (await readFollowUpKey(request));
  if (!key) return act(args);
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const isForgotten = CHANGES_SESSION.includes(pathname.replace(/\/$/, ""));
  if (isForgotten && named) return act(args);
  const sender = await getSender(args);
  const name = outcomeName(sender, request.method, address, key);
  const answer = await runOnce({ args, sender, name, address, isNamed: named !== undefined }, act);
  const isMinimal = request.headers.get("Prefer")?.startsWith("return=minimal");
  if (named && answer.isRemembered && isMinimal) {
    throw redirect(address, 303);
  }
  const { outcome } = answer;
  if ("error" in outcome) throw outcome.error;
  return outcome.value as Answer;
}

/** Without the header (`isNamed` is false) a request only asks for a stored outcome. */
interface KeyedRequest {
  args: RouteArgs;
  sender: Sender;
  name: string;
  address: string;
  isNamed: boolean;
}

/** A form still arriving takes the lock at its end, so that an interrupted one blocks nothing. */
async function runOnce(
  { args, sender, name, address, isNamed }: KeyedRequest,
  act: (args: RouteArgs) => Promise<unknown>,
): Promise<{ outcome: ActionOutcome; isRemembered: boolean }> {
  const { context, request } = args;
  const lock = createFormLock(context.db, name);
  let looked: Promise<Outcome | undefined> | undefined;
  const look = () => {
    looked ??= lock.acquire().then(() => findOutcome(context.db, name));
    return looked;
  };
  const atEnd = async () => {
    if (await look()) throw new Error("It was done before");
  };
  const isWhole = context.isComplete();
  try {
    let stored = isWhole ? await look() : undefined;
    // The outcome was deleted; the page itself shows the current state.
    if (!stored && !isNamed) throw redirect(address, 303);
    if (!stored) {
      const sent = isWhole ? args : { ...args, request: delayBodyEnd(request, atEnd) };
      const outcome: ActionOutcome = await act(sent).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      if (!context.isComplete()) return { outcome, isRemembered: false };
      await readToEnd(sent.request);
      stored = await look();
      if (!stored)
        return { outcome, isRemembered: await storeOutcome(args, sender, name, outcome) };
    }
    if (isNamed) await refuseOtherBody(args, stored.bodyDigest);
    return { outcome: parseOutcome(stored.text), isRemembered: true };
  } finally {
    lock.release();
  }
}

async function getSender(args: RouteArgs): Promise<Sender> {
  const session = await readSession(args);
  const { viewer, tokenHash } = session ?? {};
  return viewer && tokenHash
    ? { userId: viewer.id, sessionHash: tokenHash }
    : { address: args.context.address };
}

async function refuseOtherBody(args: RouteArgs, bodyDigest: string): Promise<void> {
  await readToEnd(args.request);
  if (args.context.bodyDigest() !== bodyDigest) throw new AppError("request.keyUsed");
}

/** Skips pages of the admin area, which may show content seen under an access grant. */
async function storeOutcome(
  { request, context }: RouteArgs,
  sender: Sender,
  name: string,
  outcome: ActionOutcome,
): Promise<boolean> {
  const answer = "error" in outcome ? outcome.error : outcome.value;
  const isPage = !(answer instanceof Response);
  if (isPage && new URL(request.url).pathname.startsWith(paths.admin())) return false;
  const text = serializeOutcome(outcome);
  if (text === undefined) return false;
  const bodyDigest = context.bodyDigest();
  if (bodyDigest === undefined) return false;
  const remembered = rememberOutcome(context.db, sender, name, { bodyDigest, text });
  return (await tryOptionalWrite(remembered)) ?? false;
}

async function readToEnd({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  await body.pipeTo(new WritableStream()).catch(() => undefined);
}

async function readFollowUpKey(request: Request): Promise<string | undefined> {
  const length = Number(request.headers.get("Content-Length"));
  const type = request.headers.get("Content-Type") ?? "";
  if (!length || length > MAX_FOLLOW_UP_BYTES) return undefined;
  if (!type.startsWith("application/x-www-form-urlencoded")) return undefined;
  const fields = new URLSearchParams(await request.clone().text());
  return fields.size === 1 ? parseKey(fields.get("sending")) : undefined;
}

function parseKey(key: string | null): string | undefined {
  return key && KEY.test(key) ? key : undefined;
}
