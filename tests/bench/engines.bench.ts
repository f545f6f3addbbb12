import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, onTestFinished, test } from "vitest";
import { search } from "#server/features/search/search";
import type { Db } from "#server/platform/db/open";
import { openPostgres } from "#server/platform/db/postgres/open";
import { openDatabase } from "#server/platform/db/sqlite/open";
import { optimizeDatabase } from "#server/platform/db/sqlite/optimize";
import type { Viewer } from "#server/policies/permissions";
import { summarize } from "./report";
import { SEARCHES } from "./searches";
import { processorTimeSince } from "./server-times";
import { PATIENCE_MS } from "./sizes";
import { cachedWorld } from "./world-cache";
import { loadIntoPostgres } from "./world-in-postgres";

const RECIPES = Number(process.env.POPOTE_BENCH_RECIPES ?? 100_000);
const ROUNDS = 2;
/** A database that already holds the world; when unset, the world is loaded. */
const LOADED = process.env.POPOTE_BENCH_DATABASE;

const lines: string[] = [];

afterAll(() => console.log(lines.join("\n")));

test("the same searches on both engines", { timeout: PATIENCE_MS }, async () => {
  const { folder, readerId, busiestId } = await cachedWorld(RECIPES);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "popote-engines-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  cpSync(path.join(folder, "popote.sqlite"), path.join(dataDir, "popote.sqlite"));
  const sqlite = openDatabase(dataDir);
  await optimizeDatabase(sqlite, new AbortController().signal, dataDir);
  const postgres = openPostgres(LOADED ?? (await loadIntoPostgres(dataDir)));
  onTestFinished(async () => {
    await sqlite.destroy();
    await postgres.destroy();
  });
  const viewers: [string, Viewer][] = [
    ["nobody", null],
    ["a reader", { id: readerId, username: "reader", role: "USER", imageVersion: null }],
    ["an administrator", { id: busiestId, username: "busiest", role: "ADMIN", imageVersion: null }],
  ];
  lines.push(
    "milliseconds of the clock (of Popote's processor): SQLite | PostgreSQL | ratio of p99",
  );
  for (const [who, viewer] of viewers) {
    for (const [what, texts] of Object.entries(SEARCHES)) {
      const first = await measured(sqlite, viewer, texts);
      const second = await measured(postgres, viewer, texts);
      const ratio = (second.clock.p99 / first.clock.p99).toFixed(1);
      lines.push(`${who}, ${what}: ${shown(first)} | ${shown(second)} | ${ratio}`);
    }
  }
});

async function measured(db: Db, viewer: Viewer, texts: string[]) {
  const clock: number[] = [];
  const processor: number[] = [];
  let stopped = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    for (const text of texts) {
      const began = performance.now();
      const before = process.cpuUsage();
      const { isStopped } = await search(db, viewer, text, { cursor: null, locale: "en" });
      // The first round is a warm-up.
      if (round === 0) continue;
      processor.push(processorTimeSince(before));
      clock.push(performance.now() - began);
      if (isStopped) stopped += 1;
    }
  }
  return { clock: summarize(clock), processor: summarize(processor), stopped };
}

function shown({ clock, processor, stopped }: Awaited<ReturnType<typeof measured>>): string {
  const both = ({ median, p99 }: { median: number; p99: number }) =>
    `${median.toFixed(1)} / ${p99.toFixed(1)}`;
  const stops = stopped > 0 ? `, ${stopped} stopped` : "";
  return `${both(clock)} (${both(processor)}${stops})`;
}
