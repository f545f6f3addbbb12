import { forgetOldAttempts } from "./accounts/attempts";
import { forgetEndedSessions } from "./accounts/sessions";
import type { Db } from "./db/open";
import { forgetOldPendingImages } from "./images/pending";
import { forgetOldDrafts } from "./recipes/drafts";
import { forgetUnusedWords } from "./search/forgetting";

const EVERY_MS = 3_600_000;
const DAY_MS = 24 * EVERY_MS;

/** Forgets what is over, at start and every hour, until stopped; unused words once a day. */
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
  let wordsForgottenAt = Date.now();
  const timer = setInterval(() => {
    running = run();
    if (Date.now() - wordsForgottenAt < DAY_MS) return;
    wordsForgottenAt = Date.now();
    running = running
      .then(() => forgetUnusedWords(db))
      .then(
        () => undefined,
        (error) => console.error("upkeep:", error),
      );
  }, EVERY_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
