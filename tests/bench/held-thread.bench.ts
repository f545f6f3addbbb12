import "../support/built";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { migrateToLatest } from "#server/platform/db/migrate";
import { openPostgres } from "#server/platform/db/postgres/open";
import { openDatabase } from "#server/platform/db/sqlite/open";
import { log } from "#server/platform/log";
import { openFolderStore } from "#server/platform/storage/folder-store";
import { BACKGROUND_WORK } from "./background-work";
import { largeDownloads, serveFor } from "./large-downloads";
import { addOverdueRows } from "./overdue-rows";
import { reportTable } from "./report";
import { PATIENCE_MS, SIZES } from "./sizes";
import { type Hold, longestHold } from "./thread-holds";
import { cachedWorld } from "./world-cache";
import { loadIntoPostgres } from "./world-in-postgres";

/** Maximum delay that background work may cause a request. */
const MOST_MS = 50;
/** Longer work is stopped: it only repeats itself. */
const WATCHED_MS = 60_000;
/** PostgreSQL does these itself, or they run on a thread. */
const OF_SQLITE = ["merging", "statistics", "quickCheck"];
/** POPOTE_BENCH_WORK=backup measures only that, POPOTE_BENCH_WORK=postgres only PostgreSQL. */
const ONLY = new RegExp(process.env.POPOTE_BENCH_WORK ?? "");

const holds: { work: string; recipes: number; hold: Hold }[] = [];

describe.each(SIZES)("among %i recipes", (recipes) => {
  test(
    "no background work blocks the request thread",
    async () => {
      const { folder, users, readerId } = await cachedWorld(recipes);
      const dataDir = mkdtempSync(path.join(os.tmpdir(), "popote-held-"));
      onTestFinished(() => rmSync(dataDir, { recursive: true }));
      cpSync(folder, dataDir, { recursive: true });
      log.level = "silent";
      const db = openDatabase(dataDir);
      await migrateToLatest(db);
      addOverdueRows(dataDir, users);
      for (const [work, run] of Object.entries(BACKGROUND_WORK)) {
        const signal = AbortSignal.timeout(WATCHED_MS);
        await watch(work, recipes, () =>
          run(db, signal, { dataDir, files: openFolderStore(dataDir) }),
        );
      }
      const { download, stop } = await serveFor(db, dataDir, readerId);
      for (const [work, address] of Object.entries(await largeDownloads(db, readerId, recipes))) {
        await watch(work, recipes, async () => {
          expect((await download(address)).status, address).toBe(200);
        });
      }
      await stop();
      await db.destroy();
      const here = holds.filter((each) => each.recipes === recipes);
      expect(here.filter(({ hold }) => hold.processor > MOST_MS)).toEqual([]);
    },
    PATIENCE_MS,
  );
});

describe.each(SIZES)("among %i recipes in PostgreSQL", (recipes) => {
  test.runIf(ONLY.test("postgres"))(
    "no background work on PostgreSQL blocks the request thread",
    async () => {
      const { folder, users } = await cachedWorld(recipes);
      const dataDir = mkdtempSync(path.join(os.tmpdir(), "popote-held-"));
      onTestFinished(() => rmSync(dataDir, { recursive: true }));
      cpSync(folder, dataDir, { recursive: true });
      log.level = "silent";
      const sqlite = openDatabase(dataDir);
      await migrateToLatest(sqlite);
      await sqlite.destroy();
      addOverdueRows(dataDir, users);
      const databaseUrl = await loadIntoPostgres(dataDir);
      const db = openPostgres(databaseUrl);
      const storage = { dataDir, databaseUrl, files: openFolderStore(dataDir) };
      for (const [work, run] of Object.entries(BACKGROUND_WORK)) {
        if (OF_SQLITE.includes(work)) continue;
        const signal = AbortSignal.timeout(WATCHED_MS);
        await watch(`postgres ${work}`, recipes, () => run(db, signal, storage));
      }
      await db.destroy();
      const here = holds.filter(
        ({ work, ...each }) => each.recipes === recipes && /^post/.test(work),
      );
      expect(here.filter(({ hold }) => hold.processor > MOST_MS)).toEqual([]);
    },
    PATIENCE_MS,
  );
});

afterAll(() => {
  const all = [...new Set(holds.map(({ work }) => work))];
  reportTable("held-thread", all.map(buildRow));
});

async function watch(work: string, recipes: number, run: () => Promise<unknown>): Promise<void> {
  if (!ONLY.test(work)) return;
  const hold = await longestHold(run);
  const { processor, clock, all } = hold;
  console.log(
    `${recipes} ${work}: ${processor.toFixed()} ms of processor, ${clock.toFixed()} by the clock, ${all.toFixed()} in all`,
  );
  holds.push({ work, recipes, hold });
}

function buildRow(work: string): Record<string, string | number> {
  const same = holds.filter((each) => each.work === work);
  const cells = same.map(({ recipes, hold }) => [recipes.toLocaleString("en"), hold.processor]);
  return { work, ...Object.fromEntries(cells) };
}
