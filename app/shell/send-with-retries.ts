import { AWAY_STATUSES, waitUntilBack } from "./server-away";

const MAX_FAILURES = 3;

interface SendOutcome {
  answer: Response | undefined;
  error: unknown;
  isStopped: boolean;
}

// Retries until there is a response. `instead` can take over after a failure. Rejects when `signal`
// aborts.
export async function sendWithRetries(
  send: () => Promise<Response>,
  path: string,
  signal?: AbortSignal | null,
  instead?: (answer: Response | undefined) => Promise<boolean>,
): Promise<SendOutcome> {
  for (let failures = 1; ; failures++) {
    const sent = await send().then(
      (answer) => ({ answer, error: undefined }),
      (error: unknown) => {
        signal?.throwIfAborted();
        return { answer: undefined, error };
      },
    );
    const { answer } = sent;
    if (answer && !AWAY_STATUSES.includes(answer.status)) return { ...sent, isStopped: false };
    if (await instead?.(answer)) return new Promise(() => {});
    const outcome = await waitUntilBack(path, { signal });
    const isOver = outcome === "there" && failures > MAX_FAILURES;
    if (isOver || outcome === "stopped") return { ...sent, isStopped: !isOver };
  }
}

/** 128 random bits. */
export function newIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-").padEnd(20, "-");
}
