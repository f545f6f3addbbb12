import { forgetOldAttempts } from "./accounts/attempts";
import { forgetEndedSessions } from "./accounts/sessions";
import type { Db } from "./db/open";
import { forgetOldPendingImages } from "./images/pending";
import { forgetOldDrafts } from "./recipes/drafts";

const EVERY_MS = 3_600_000;

/** Forgets what is over, at start and every hour, until stopped. */
export function startUpkeep(db: Db, dataDir: string): { stop(): Promise<void> } {
  const run = () =>
    Promise.all([
      forgetOldAttempts(db),
      forgetEndedSessions(db),
      forgetOldDrafts(db),
      forgetOldPendingImages(db, dataDir),
    ])
      .then(() => undefined)
      .catch((error) => console.error("upkeep:", error));
  let running: Promise<void> = run();
  const timer = setInterval(() => {
    running = run();
  }, EVERY_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
