import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Config, readConfig, WrongSettings } from "../platform/config";
import type { Db } from "../platform/db/open";
import { watchEventLoop } from "../platform/event-loop-watchdog";
import { log } from "../platform/log";
import { logConsole } from "../platform/log-console";
import { servePopote } from "./popote";
import { runChild } from "./processes/child";
import { runParent } from "./processes/parent";
import { stopOnSignal } from "./processes/signals";
import { EXIT_WRONG_SETTINGS, endForFault } from "./processes/start-faults";

/** Mode `process` is a child started by the parent, with its name and the origin in `rest`. */
export async function runPopote(mode: string, rest: string[] = []): Promise<void> {
  const config = readSettings();
  if (!config) return;
  log.level = config.logLevel;
  if (mode === "demo") return runDemo(config);
  if (mode === "process") return runChild(config, rest);
  const welcomeTo = (db: Db, origin: string) => formatWelcome(db, origin, config.dataDir);
  if (config.processes > 1 && config.role !== "worker") return runParent(config, welcomeTo);
  const { origin, db, stop } = await start(config);
  stopOnSignal(stop);
  logConsole();
  watchEventLoop();
  log.info(await welcomeTo(db, origin));
}

async function runDemo(settings: Config): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "popote-demo-"));
  const { origin, db, files, stop } = await start({
    ...settings,
    dataDir,
    databaseUrl: undefined,
    backupDir: undefined,
    bucket: undefined,
  });
  stopOnSignal(async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  watchEventLoop();
  const { loadDemoWorld } = await import("./demo/load");
  const login = await loadDemoWorld(db, files);
  log.info(`Popote's demo is at ${origin}
Log in with ${login.email} and the password ${login.password}
Everything is forgotten when it stops.`);
}

function readSettings(): Config | undefined {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    console.error(error.message);
    process.exitCode = EXIT_WRONG_SETTINGS;
    return undefined;
  }
}

async function start(config: Config): ReturnType<typeof servePopote> {
  return servePopote(config).catch((error) => endForFault(error, config));
}

async function formatWelcome(db: Db, origin: string, dataDir: string): Promise<string> {
  const user = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  const next = user ? "" : `\nSign up first at ${origin}/signup: the first account administers.`;
  return `Popote is at ${origin}, its data in ${dataDir}${next}`;
}
