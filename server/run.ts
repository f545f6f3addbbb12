import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Config, readConfig, WrongSettings } from "./config";
import { dataDirFault } from "./db/data-folder-messages";
import type { Db } from "./db/open";
import { watchEventLoop } from "./event-loop-watchdog";
import { log } from "./log";
import { servePopote } from "./popote";

const EXIT_FAULT = 1;
/** Also where the port or the data folder of the settings is not usable. */
const EXIT_WRONG_SETTINGS = 2;

export async function runPopote(mode: string): Promise<void> {
  const config = settings();
  if (!config) return;
  log.level = config.logLevel;
  if (mode === "demo") return runDemo(config);
  const { origin, db, stop } = await start(config);
  watchEventLoop();
  log.info(await welcome(db, origin, config.dataDir));
  stopOnSignal(stop);
}

async function runDemo(settings: Config): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "popote-demo-"));
  const { origin, db, stop } = await start({ ...settings, dataDir, backupDir: undefined });
  const { loadDemoWorld } = await import("./demo/load");
  const login = await loadDemoWorld(db, dataDir);
  log.info(`Popote's demo is at ${origin}
Log in with ${login.email} and the password ${login.password}
Everything is forgotten when it stops.`);
  stopOnSignal(async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}

function settings(): Config | undefined {
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
  return servePopote(config).catch((error) => {
    const reason = portFault(error, config) ?? dataDirFault(error, config.dataDir);
    if (!reason) throw error;
    console.error(reason);
    process.exit(EXIT_WRONG_SETTINGS);
  });
}

function portFault({ code, syscall }: NodeJS.ErrnoException, { host, port }: Config) {
  if (syscall !== "listen") return undefined;
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken: stop what uses it, or set PORT to another one.`;
  }
  if (code === "EACCES") return `Port ${port} is for root only: set PORT to one above 1023.`;
  if (code === "EADDRNOTAVAIL") return `HOST is ${host}, which is no address of this machine.`;
  return undefined;
}

async function welcome(db: Db, origin: string, dataDir: string): Promise<string> {
  const user = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  const next = user ? "" : `\nSign up first at ${origin}/signup: the first account administers.`;
  return `Popote is at ${origin}, its data in ${dataDir}${next}`;
}

/** The first signal lets running requests finish, the second ends the process. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = async (signal: string) => {
    if (stopping) process.exit(EXIT_FAULT);
    stopping = true;
    log.info(`Popote stops (${signal})`);
    await stop();
    log.info("Popote has stopped");
    process.exit(0);
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  process.on("uncaughtException", (error, origin) => {
    log.fatal({ err: error }, origin);
    process.exit(EXIT_FAULT);
  });
}
