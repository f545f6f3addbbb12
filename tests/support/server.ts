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
  /** A second handle on the same database, for what the test sets up and looks at. */
  db: Db;
  dataDir: string;
  files: FileStore;
  /** The server's own: it is a bundle. */
  log: typeof Server.log;
  /** The SQL of every statement that the server ran since the last call, but for those in the background. */
  takeQueries(): string[];
  /** Resolves once the work beside requests asked what it asks first: on PostgreSQL that is after the start. */
  workBegan: Promise<void>;
  /** A client signed in as one of the cast, or as nobody. */
  as(who: Who, headers?: Record<string, string>): Promise<Client>;
  /** Stops before the test ends. */
  stop(): Promise<void>;
}

/**
 * What is asked in the background, whatever a test asks meanwhile: merging, forgetting old rows, looking
 * for mail and imports.
 */
const BACKGROUND =
  /_words_config"|_words" \("\w+_words", rank\)|total_changes\(\)|^delete .* limit |"outbox" set "claimed_at" = |min\("id"\) as "id" from "imports"/;

/** The loader of the catalogue asks this first, then the work that indexes again. */
const WHICH_VERSION = /^select "value" from "versions"/;

/**
 * Starts the built server on a fresh copy of the template, or on the data folder of the settings; it
 * stops with the test.
 */
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
