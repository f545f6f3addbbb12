import { AWAY, untilBack } from "./server-away";

/** So often something is sent again to a server that is there and does not answer it. */
const MAX_FAILURES = 3;

/** What came of sending: an answer, which may be that of a proxy, or none. */
export interface Sent {
  answer: Response | undefined;
  error: unknown;
  isStopped: boolean;
}

/**
 * Sends until somebody answers: where the server is away once it is back, else at once. `instead` can
 * take over when it fails. Rejects once `signal` aborts.
 */
export async function sendUntilAnswered(
  send: () => Promise<Response>,
  path: string,
  signal?: AbortSignal | null,
  instead?: (answer: Response | undefined) => Promise<boolean>,
): Promise<Sent> {
  for (let failures = 1; ; failures++) {
    const sent = await send().then(
      (answer) => ({ answer, error: undefined }),
      (error: unknown) => {
        signal?.throwIfAborted();
        return { answer: undefined, error };
      },
    );
    const { answer } = sent;
    if (answer && !AWAY.includes(answer.status)) return { ...sent, isStopped: false };
    if (await instead?.(answer)) return new Promise(() => {});
    const outcome = await untilBack(path, { signal });
    const isOver = outcome === "there" && failures > MAX_FAILURES;
    if (isOver || outcome === "stopped") return { ...sent, isStopped: !isOver };
  }
}

/** Names something that is sent, so that the server does it once; 128 random bits. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-").padEnd(20, "-");
}
