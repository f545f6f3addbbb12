import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Db } from "../db/open";

/** A failed one is tried again after so long. */
const RETRY_MS = 3_600_000;
const NAME = /^popote-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.zip$/;

/** What a backup that Popote makes by itself is called; names are in the order of their times. */
export function scheduledName(time: number): string {
  return `popote-${new Date(time).toISOString().replace(/[:.]/g, "-")}.zip`;
}

/** The backups of this name in a folder, oldest first; none where it cannot be read. */
export async function listScheduled(dir: string): Promise<{ name: string; time: number }[]> {
  const names = await readdir(dir).catch(() => []);
  return names
    .sort()
    .map((name) => ({ name, time: timeOf(name) }))
    .filter((found): found is { name: string; time: number } => found.time !== undefined);
}

function timeOf(name: string): number | undefined {
  const [, day, hours, minutes, seconds, milliseconds] = NAME.exec(name) ?? [];
  return day ? Date.parse(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`) : undefined;
}

/**
 * When the next backup is due: so long after the last good one, by the files in the folder or, where
 * they were taken elsewhere, by what was written down; an hour after one that failed. A time that is
 * still to come is of a clock that was wrong, and does not count.
 */
export async function dueAt(db: Db, dir: string, everyMs: number, now: number): Promise<number> {
  const files = await listScheduled(dir);
  const rows = await listEnded(db, dir);
  const past = (times: number[]) => times.filter((time) => time <= now);
  const good = Math.max(
    0,
    ...past(files.map(({ time }) => time)),
    ...past(rows.filter(({ error }) => error === null).map(({ startedAt }) => startedAt)),
  );
  const failed = Math.max(
    0,
    ...past(rows.filter(({ error }) => error !== null).map(({ startedAt }) => startedAt)),
  );
  return Math.max(good + everyMs, failed > good ? failed + RETRY_MS : 0);
}

/** The last ones of the folder that ended, well or not. */
async function listEnded(db: Db, dir: string) {
  const rows = await db
    .selectFrom("backups")
    .select(["started_at as startedAt", "file", "error"])
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  return rows.filter(({ file }) => path.dirname(file) === dir);
}
