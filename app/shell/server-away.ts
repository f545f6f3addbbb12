import { OPEN_IN_MAINTENANCE, paths } from "#domain/site/paths";

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
/** Time without a response after which the server counts as away. */
const TIMEOUT_MS = 15_000;
/** A proxy's statuses when the server is down; 503 is also ours during maintenance. */
export const AWAY_STATUSES = [502, 503, 504];

/** Delay before the bar appears for a form or a navigation. */
const SHOWN_AFTER_MS = 1_500;

export interface WaitReason {
  closed?: { text: string; message: string | undefined };
  isSlow?: boolean;
  isLoading?: boolean;
  failure?: SendFailure;
}

/** `status` of a response that is not the server's; undefined if there was none. */
interface SendFailure {
  status: number | undefined;
}

const controls = new EventTarget();
const listeners = new Set<() => void>();
let away: WaitReason | undefined;
let waiting = 0;
const SENDING: WaitReason = { isSlow: true };
const LOADING: WaitReason = { isSlow: true, isLoading: true };
let sending: WaitReason | undefined;
let retryPrompt: AbortController | undefined;

export const serverAwayStore = {
  get: () => away ?? sending,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const retryNow = () => controls.dispatchEvent(new Event("now"));
export const stopWaiting = () => controls.dispatchEvent(new Event("stop"));

/** Waits with growing pauses; shows the bar unless `isQuiet`. Rejects when `signal` aborts. */
export async function waitUntilBack(
  path: string,
  { signal, isQuiet = false }: { signal?: AbortSignal | null; isQuiet?: boolean } = {},
): Promise<"there" | "back" | "stopped"> {
  let reason = await findReason(path, signal);
  if (!reason) return "there";
  waiting += isQuiet ? 0 : 1;
  try {
    for (let ms = FIRST_PAUSE_MS; reason; ms = Math.min(ms * 2, LONGEST_PAUSE_MS)) {
      if (!isQuiet) setAway(reason);
      if ((await pause(ms, signal)) === "stop") return "stopped";
      reason = await findReason(path, signal);
    }
    return "back";
  } finally {
    waiting -= isQuiet ? 0 : 1;
    if (waiting === 0) setAway(undefined);
  }
}

// Shows the bar if sending takes long, and warns before leaving. Undefined if the user stopped it.
export async function trackSending<Sent>(
  send: (signal: AbortSignal) => Promise<Sent>,
): Promise<Sent | undefined> {
  const stopping = new AbortController();
  const over = new AbortController();
  const timer = setTimeout(() => setSending(SENDING), SHOWN_AFTER_MS);
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
    setSending(undefined);
  }
}

/** Shows that a form could not be sent, and waits for the user's choice. */
export function promptRetry(failure: SendFailure): Promise<"again" | "stop"> {
  cancelRetryPrompt();
  const asked = new AbortController();
  retryPrompt = asked;
  setSending({ failure });
  return new Promise((resolve) => {
    const answer = (how: "again" | "stop") => {
      cancelRetryPrompt();
      resolve(how);
    };
    controls.addEventListener("now", () => answer("again"), { signal: asked.signal });
    controls.addEventListener("stop", () => answer("stop"), { signal: asked.signal });
  });
}

/** Drops the prompt when another form is sent or another page shown; its promise never resolves. */
export function cancelRetryPrompt(): void {
  if (!retryPrompt) return;
  retryPrompt.abort();
  retryPrompt = undefined;
  setSending(undefined);
}

/** Shows the bar if the next page takes long; returns a function that stops. */
export function trackLoading(): () => void {
  const timer = setTimeout(() => setSending(LOADING), SHOWN_AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (sending === LOADING) setSending(undefined);
  };
}

async function findReason(
  path: string,
  signal?: AbortSignal | null,
): Promise<WaitReason | undefined> {
  const reason = await fetchReason().catch((): WaitReason => ({}));
  signal?.throwIfAborted();
  return reason?.closed && OPEN_IN_MAINTENANCE.includes(path) ? undefined : reason;
}

async function fetchReason(): Promise<WaitReason | undefined> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await nativeFetch(paths.open(), { cache: "no-store", signal: timeout });
  if (!AWAY_STATUSES.includes(answer.status)) return undefined;
  const { error } = await answer.json();
  return error.code === "maintenance"
    ? { closed: { text: error.message, message: error.details?.message } }
    : {};
}

/** The browser's fetch, captured before `interceptRemixRequests` replaces it. */
const nativeFetch: typeof fetch = globalThis.fetch?.bind(globalThis);

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

function setAway(now: WaitReason | undefined): void {
  away = now;
  for (const listener of listeners) listener();
}

function setSending(now: WaitReason | undefined): void {
  sending = now;
  for (const listener of listeners) listener();
}
