import { startTransition, useEffect, useState } from "react";
import type { UserCard } from "#domain/account/follow";
import { paths } from "#domain/site/paths";

const EVERY_MS = 5 * 60_000;

/** From the page's data and, with script, fetched at once and then every five minutes. */
export function usePendingFollowers(brought: UserCard[] | undefined): UserCard[] {
  const [pending, setPending] = useState(brought);
  const isSignedIn = brought !== undefined;
  useEffect(() => setPending(brought), [brought]);
  useEffect(() => (isSignedIn ? pollPendingFollowers(setPending) : undefined), [isSignedIn]);
  return pending ?? [];
}

/** Polls while the page is visible, and at once when it becomes visible again. */
function pollPendingFollowers(hear: (pending: UserCard[]) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let askedAt = 0;
  async function ask() {
    if (document.visibilityState !== "visible") return;
    askedAt = Date.now();
    const pending = await fetchPendingFollowers(signal);
    // A transition: any other update would replace parts of the page that are not hydrated yet.
    if (pending && !signal.aborted) startTransition(() => hear(pending));
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

/** Undefined on failure; the next poll tries again. */
async function fetchPendingFollowers(signal: AbortSignal): Promise<UserCard[] | undefined> {
  try {
    const answer = await fetch(paths.notification(), { signal });
    if (!answer.ok) return undefined;
    const { usersPending }: { usersPending: (UserCard & { version: number | null })[] } =
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
