import { deleteOldDevices } from "../../features/accounts/known-devices";
import { deleteExpiredSessions } from "../../features/accounts/sessions";
import { deleteExpiredTokens } from "../../features/accounts/tokens";
import { removeUnconfirmedAccounts } from "../../features/accounts/unconfirmed-accounts";
import { deleteOldDepartures } from "../../features/cookbooks/departure-commands";
import { deleteOldEmails } from "../../features/email/delete-old-emails";
import { deleteOldImports } from "../../features/imports/delete-old-imports";
import { removeStrayImports } from "../../features/imports/import-files";
import { deleteRemovedPlanEntries } from "../../features/plan/old-entries";
import { indexQueued } from "../../features/recipe-acts/index-queue";
import { deleteOldUndos, deleteRemovedRecipes } from "../../features/recipe-acts/old-acts";
import { deleteOldDrafts } from "../../features/recipes/delete-old-drafts";
import { parseStoredLines } from "../../features/recipes/parse-stored-lines";
import { deleteOldRevisions } from "../../features/recipes/revisions";
import { deleteOldEntries } from "../../features/shopping/old-entries";
import { type Loop, startLoop } from "../../platform/background-loop";
import { type Db, getEngine } from "../../platform/db/open";
import { removeStrayFiles } from "../../platform/images/leftover-files";
import { forgetOldPendingImages } from "../../platform/images/pending-uploads";
import { removeUnusedImages } from "../../platform/images/unused-images";
import { log } from "../../platform/log";
import type { Storage } from "../../platform/storage/file-store";
import { mergeIndexes } from "../../policies/full-text/merging";
import { forgetUnusedWords } from "../../policies/full-text/unused-words";
import { forgetOldOutcomes } from "../../policies/idempotency/outcomes";
import { forgetOldAttempts } from "../../policies/rate-limit";
import { removeDeadBackups } from "../backup/leftovers";
import { checkDatabase } from "../check/daily-database-check";

const OFTEN_MS = 600_000;
const RUNS_AN_HOUR = 6;
const RUNS_A_DAY = 24 * RUNS_AN_HOUR;

type Task = (db: Db, signal: AbortSignal, storage: Storage) => Promise<number>;

/** Every ten minutes: outcomes contain user input, and acts on many recipes deleted ones. */
export const OFTEN: Record<string, Task> = {
  outcomes: forgetOldOutcomes,
  removedRecipes: deleteRemovedRecipes,
  undos: deleteOldUndos,
  plan: deleteRemovedPlanEntries,
  shopping: deleteOldEntries,
  unindexedRecipes: indexQueued,
};

export const HOURLY: Record<string, Task> = {
  sessions: deleteExpiredSessions,
  tokens: deleteExpiredTokens,
  attempts: forgetOldAttempts,
  devices: deleteOldDevices,
  drafts: deleteOldDrafts,
  pendingImages: forgetOldPendingImages,
  imports: deleteOldImports,
};

export const DAILY: Record<string, Task> = {
  accounts: removeUnconfirmedAccounts,
  emails: deleteOldEmails,
  departures: deleteOldDepartures,
  revisions: deleteOldRevisions,
  imageFiles: removeUnusedImages,
  strayFiles: removeStrayFiles,
  strayImports: removeStrayImports,
  words: forgetUnusedWords,
  parse: async (db, signal) => {
    await parseStoredLines(db, signal);
    return 0;
  },
  wordIndexes: async (db, signal) => {
    await mergeIndexes(db, signal);
    return 0;
  },
  killedBackups: (_db, _signal, { dataDir }) => removeDeadBackups(dataDir),
  wholeCheck: async (db, _signal, { dataDir }) => {
    await checkDatabase(db, dataDir, "WHOLE");
    return 0;
  },
};

export function startScheduledJobs(db: Db, storage: Storage): Pick<Loop, "stop"> {
  let runs = 0;
  const runDue = async (signal: AbortSignal) => {
    const isHourly = runs % RUNS_AN_HOUR === 0;
    const isDaily = runs % RUNS_A_DAY === RUNS_AN_HOUR;
    runs += 1;
    await runTasks(db, storage, signal, isHourly ? { ...OFTEN, ...HOURLY } : OFTEN);
    if (isDaily) await runDaily(db, storage, signal);
  };
  return startLoop(OFTEN_MS, runDue, "a scheduled job failed");
}

async function runDaily(db: Db, storage: Storage, signal: AbortSignal): Promise<void> {
  await runTasks(db, storage, signal, DAILY);
  if (signal.aborted) return;
  await getEngine(db)
    .optimize(db, signal, storage)
    .catch((error) => {
      log.error({ err: error, task: "database" }, "a scheduled job failed");
    });
}

export async function runTasks(
  db: Db,
  storage: Storage,
  signal: AbortSignal,
  tasks: Record<string, Task>,
): Promise<void> {
  const removed: Record<string, number> = {};
  for (const [task, run] of Object.entries(tasks)) {
    if (signal.aborted) return;
    try {
      const count = await run(db, signal, storage);
      if (count > 0) removed[task] = count;
    } catch (error) {
      log.error({ err: error, task }, "a scheduled job failed");
    }
  }
  if (Object.keys(removed).length > 0) log.info({ removed }, "scheduled jobs");
}
