import { OPEN_IN_MAINTENANCE, paths } from "#domain/paths";

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
/** A server that says nothing for so long is away. */
const PATIENCE_MS = 15_000;
/** What a proxy answers for a server that is not there, and Popote during maintenance. */
export const AWAY = [502, 503, 504];

/** A form is said to be on its way once it has been for so long. */
const SAID_AFTER_MS = 1_500;

/** Why the page waits: the server is not to be reached, closed in its own words, or being sent to. */
export interface Away {
  closed?: { text: string; message: string | undefined };
  isSending?: boolean;
}

const controls = new EventTarget();
const listeners = new Set<() => void>();
let away: Away | undefined;
let waiting = 0;
const SENDING: Away = { isSending: true };
let sending: Away | undefined;

/** What the page waits for now, for useSyncExternalStore. */
export const currentWait = {
  get: () => away ?? sending,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Looks for the server at once. */
export const tryNow = () => controls.dispatchEvent(new Event("now"));
/** Gives up whatever waits. */
export const stopWaiting = () => controls.dispatchEvent(new Event("stop"));

/**
 * Waits, with growing pauses, until the server answers for a path. The reader is told meanwhile,
 * unless `isQuiet`. Returns "there" where it answers at once, else "back", or "stopped" by the
 * reader; rejects once `signal` aborts.
 */
export async function untilBack(
  path: string,
  { signal, isQuiet = false }: { signal?: AbortSignal | null; isQuiet?: boolean } = {},
): Promise<"there" | "back" | "stopped"> {
  let found = await look(path, signal);
  if (!found) return "there";
  waiting += isQuiet ? 0 : 1;
  try {
    for (let ms = FIRST_PAUSE_MS; found; ms = Math.min(ms * 2, LONGEST_PAUSE_MS)) {
      if (!isQuiet) tell(found);
      if ((await pause(ms, signal)) === "stop") return "stopped";
      found = await look(path, signal);
    }
    return "back";
  } finally {
    waiting -= isQuiet ? 0 : 1;
    if (waiting === 0) tell(undefined);
  }
}

/**
 * Sends a form, and says so where it takes long; whoever leaves meanwhile is asked first. Returns
 * undefined where the reader stopped it.
 */
export async function whileSending<Sent>(
  send: (signal: AbortSignal) => Promise<Sent>,
): Promise<Sent | undefined> {
  const stopping = new AbortController();
  const over = new AbortController();
  const timer = setTimeout(() => say(SENDING), SAID_AFTER_MS);
  controls.addEventListener("stop", () => stopping.abort(), { signal: over.signal });
  addEventListener("beforeunload", (event) => event.preventDefault(), { signal: over.signal });
  try {
    return await send(stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
    over.abort();
    say(undefined);
  }
}

/** What keeps the server from being asked for a path; undefined where nothing does. */
async function look(path: string, signal?: AbortSignal | null): Promise<Away | undefined> {
  const found = await openness().catch((): Away => ({}));
  signal?.throwIfAborted();
  return found?.closed && OPEN_IN_MAINTENANCE.includes(path) ? undefined : found;
}

async function openness(): Promise<Away | undefined> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const answer = await ask(paths.open(), { cache: "no-store", signal: patience });
  if (!AWAY.includes(answer.status)) return undefined;
  const { error } = await answer.json();
  return error.code === "maintenance"
    ? { closed: { text: error.message, message: error.details?.message } }
    : {};
}

/** The browser's own fetch, whatever stands in front of it later. */
const ask: typeof fetch = globalThis.fetch?.bind(globalThis);

function pause(ms: number, signal?: AbortSignal | null): Promise<"on" | "stop"> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const timer = setTimeout(() => end("on"), ms);
    const end = (how: "on" | "stop") => {
      clearTimeout(timer);
      over.abort();
      resolve(how);
    };
    const once = { signal: over.signal };
    controls.addEventListener("now", () => end("on"), once);
    controls.addEventListener("stop", () => end("stop"), once);
    addEventListener("online", () => end("on"), once);
    signal?.addEventListener(
      "abort",
      () => {
        reject(signal.reason);
        end("stop");
      },
      once,
    );
  });
}

function tell(now: Away | undefined): void {
  away = now;
  for (const listener of listeners) listener();
}

function say(now: Away | undefined): void {
  sending = now;
  for (const listener of listeners) listener();
}
