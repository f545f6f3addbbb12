import "./built";
import { onTestFinished } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import type * as Server from "#server/main";
import type { Config } from "#server/platform/config";
import type { Db } from "#server/platform/db/open";
import type { FileStore } from "#server/platform/storage/file-store";
import { CAST, type Who } from "./cast";
import { type Client, createClient } from "./client";
import { locateDatabase, openDataDir, openTestDatabase } from "./database";
import { watch } from "./watched-log";

const DRAIN_MS = 20_000;

export interface TestServer {
  origin: string;
  db: Db;
  dataDir: string;
  files: FileStore;
  /** The log of the built server, which is a separate bundle. */
  log: typeof Server.log;
  /** The SQL of every statement since the last call, without background work. */
  takeQueries(): string[];
  /** Resolves after the first background queries, which on PostgreSQL come after the start. */
  workBegan: Promise<void>;
  as(who: Who, headers?: Record<string, string>): Promise<Client>;
  stop(): Promise<void>;
}

/** Background queries: merging the index, deleting old rows, looking for emails and imports. */
const BACKGROUND =
  /_words_config"|_words" \("\w+_words", rank\)|total_changes\(\)|^delete .* limit |"outbox" set "claimed_at" = |min\("id"\) as "id" from "imports"/;

/** The first query of the catalogue loader, and then of the reindexing. */
const WHICH_VERSION = /^select "value" from "versions"/;

/** Runs on a fresh copy of the template, or on `dataDir`; stops with the test. */
export async function openTestServer(settings: Partial<Config> = {}): Promise<TestServer> {
  const dataDir = settings.dataDir ?? openDataDir();
  const built = "../../build/server/main.js";
  const { log, logTo, readConfig, servePopote }: typeof Server = await import(
    /* @vite-ignore */ built
  );
  logTo(watch);
  let queries: string[] = [];
  const config = {
    ...readConfig({ DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1" }),
    ...settings,
    ...(await locateDatabase(dataDir)),
  };
  let versions = 0;
  let noteWork: () => void = () => undefined;
  const workBegan = new Promise<void>((resolve) => {
    noteWork = resolve;
  });
  const server = await servePopote(config, (sql) => {
    if (WHICH_VERSION.test(sql) && ++versions === 2) noteWork();
    if (!BACKGROUND.test(sql)) queries.push(sql);
  });
  const { db, files } = openTestDatabase(dataDir);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= server.stop({ graceMs: 0, deadlineMs: DRAIN_MS });
    return stopped;
  };
  onTestFinished(stop);
  const local = `http://127.0.0.1:${server.port}`;
  return {
    origin: local,
    db,
    dataDir,
    files,
    log,
    takeQueries() {
      const taken = queries;
      queries = [];
      return taken;
    },
    workBegan,
    async as(who, headers) {
      const secret =
        who === "nobody"
          ? undefined
          : await openSession(db, { userId: CAST[who].id, userAgent: "test" });
      return createClient(local, secret, headers);
    },
    stop,
  };
}
