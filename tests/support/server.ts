import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inject, onTestFinished } from "vitest";
import { openSession } from "#server/accounts/sessions";
import type { Config } from "#server/config";
import { type Db, openDatabase } from "#server/db/open";
import { watchDisk } from "#server/full-disk";
import type * as Server from "#server/main";
import { CAST, type Who } from "./cast";
import { type Client, clientOf } from "./client";
import { watch } from "./watched-log";

const DRAIN_MS = 20_000;

export interface TestServer {
  origin: string;
  /** A second handle on the same database, for what the test sets up and looks at. */
  db: Db;
  dataDir: string;
  /** The server's own: it is a bundle. */
  log: typeof Server.log;
  /** The SQL of every statement that the server ran since the last call. */
  takeQueries(): string[];
  /** A client signed in as one of the cast, or as nobody. */
  as(who: Who, headers?: Record<string, string>): Promise<Client>;
  /** Stops before the test ends. */
  stop(): Promise<void>;
}

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
  };
  const server = await servePopote(config, (sql) => queries.push(sql));
  const { db } = openTestDatabase(dataDir);
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
    log,
    takeQueries() {
      const taken = queries;
      queries = [];
      return taken;
    },
    async as(who, headers) {
      const secret =
        who === "nobody"
          ? undefined
          : await openSession(db, { userId: CAST[who].id, userAgent: "test" });
      return clientOf(local, secret, headers);
    },
    stop,
  };
}

/** A handle on a fresh copy of the template, for rules below HTTP. */
export function openTestDatabase(dataDir = openDataDir()): { db: Db; dataDir: string } {
  watchDisk(dataDir);
  const db = openDatabase(dataDir);
  onTestFinished(() => db.destroy());
  return { db, dataDir };
}

function openDataDir(): string {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "popote-test-"));
  cpSync(inject("template"), dataDir, { recursive: true });
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}
