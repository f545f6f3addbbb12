import path from "node:path";
import { setTimeout } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { onTestFinished } from "vitest";
import { closeOtherSessions, openSession } from "#server/features/accounts/sessions";
import type * as Server from "#server/main";
import { openDatabase } from "#server/platform/db/sqlite/open";
import { optimizeDatabase } from "#server/platform/db/sqlite/optimize";
import { mergeIndexes } from "#server/policies/full-text/merging";
import type { Viewer } from "#server/policies/permissions";
import { type Answer, createClient } from "../support/client";
import { processorTimeSince, recordServerTimes } from "./server-times";
import type { WorldFacts } from "./world";
import { cachedWorld } from "./world-cache";

const never = new AbortController().signal;
/** Background work counts as idle after this pause. */
const IDLE_MS = 1_000;

export interface Asked extends Answer {
  milliseconds: number;
  queries: number;
}

type Named = Pick<NonNullable<Viewer>, "username" | "role">;

export interface ServedWorld {
  world: WorldFacts;
  /** A raw handle on the same database, for comparison. */
  sqlite: Sqlite.Database;
  as(viewer: Viewer): Promise<(path: string) => Promise<Asked>>;
  person(id: number): NonNullable<Viewer>;
}

/**
 * Serves a world of this size in this process, as daily maintenance leaves one; it stops with the
 * test. The most prolific author is an administrator.
 */
export async function serveWorld(recipes: number): Promise<ServedWorld> {
  const { folder, ...world } = await cachedWorld(recipes);
  const built = "../../build/server/main.js";
  const { readConfig, servePopote }: typeof Server = await import(/* @vite-ignore */ built);
  let queries = 0;
  const server = await servePopote(
    readConfig({ DATA_DIR: folder, PORT: "0", HOST: "127.0.0.1" }),
    // The mail queue is polled in the background.
    (sql) => {
      if (!sql.includes("outbox")) queries += 1;
    },
  );
  const db = openDatabase(folder);
  await db.updateTable("users").set({ role: "ADMIN" }).where("id", "=", world.busiestId).execute();
  await mergeIndexes(db, never);
  await optimizeDatabase(db, never, folder);
  const sqlite = new Sqlite(path.join(folder, "popote.sqlite"), { readonly: true });
  await untilIdle();
  const times = recordServerTimes();
  const readers = new Set<number>();
  onTestFinished(async () => {
    times.stop();
    await server.stop();
    for (const id of readers) await closeOtherSessions(db, id, null);
    sqlite.close();
    await db.destroy();
  });
  return {
    world,
    sqlite,
    async as(viewer) {
      if (viewer) readers.add(viewer.id);
      const session = viewer && (await openSession(db, { userId: viewer.id, userAgent: "bench" }));
      const client = createClient(`http://127.0.0.1:${server.port}`, session ?? undefined);
      return async (path) => {
        queries = 0;
        const [answer, milliseconds] = await Promise.all([client.get(path), times.next()]);
        return { ...answer, milliseconds, queries };
      };
    },
    person(id) {
      const found = sqlite.prepare<[number], Named>(
        "SELECT username, role FROM users WHERE id = ?",
      );
      return { id, imageVersion: null, ...(found.get(id) as Named) };
    },
  };
}

/** A starting server checks its database on a thread, which would count. */
async function untilIdle(): Promise<void> {
  for (let isIdle = false; !isIdle; ) {
    const before = process.cpuUsage();
    await setTimeout(IDLE_MS);
    isIdle = processorTimeSince(before) < IDLE_MS / 20;
  }
}
