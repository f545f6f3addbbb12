import { useEffect, useState } from "react";
import type { PersonCard } from "#domain/follow";
import { paths } from "#domain/paths";

const EVERY_MS = 5 * 60_000;

/**
 * Who waits for an answer to their request: as the page brought it and, with script, as heard since,
 * at once and then every five minutes.
 */
export function usePendingFollowers(brought: PersonCard[]): PersonCard[] {
  const [pending, setPending] = useState(brought);
  useEffect(() => setPending(brought), [brought]);
  useEffect(() => pollPendingFollowers(setPending), []);
  return pending;
}

/** Asks while the page is visible, until stopped; a page that was hidden asks when it is seen again. */
function pollPendingFollowers(hear: (pending: PersonCard[]) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let askedAt = 0;
  async function ask() {
    if (document.visibilityState !== "visible") return;
    askedAt = Date.now();
    const pending = await fetchPendingFollowers(signal);
    if (pending && !signal.aborted) hear(pending);
  }
  function askIfDue() {
    if (Date.now() - askedAt >= EVERY_MS) ask();
  }
  ask();
  const timer = window.setInterval(ask, EVERY_MS);
  document.addEventListener("visibilitychange", askIfDue, { signal });
  return () => {
    stopped.abort();
    window.clearInterval(timer);
  };
}

/** Undefined where no answer came: the next one will tell. */
async function fetchPendingFollowers(signal: AbortSignal): Promise<PersonCard[] | undefined> {
  try {
    const answer = await fetch(paths.notification(), { signal });
    if (!answer.ok) return undefined;
    const { usersPending }: { usersPending: (PersonCard & { version: number | null })[] } =
      await answer.json();
    return usersPending.map(({ id, username, version }) => ({
      id,
      username,
      imageVersion: version,
    }));
  } catch {
    return undefined;
  }
}
