import type { Config } from "../../platform/config";
import type { Db } from "../../platform/db/open";
import { log, logAs } from "../../platform/log";
import { prepareData } from "./prepare";
import { stopOnSignal } from "./signals";
import { EXIT_FAULT, endForFault } from "./start-faults";
import { supervise } from "./supervisor";

export async function runParent(
  config: Config,
  welcome: (db: Db, origin: string) => Promise<string>,
): Promise<void> {
  logAs("parent");
  const data = await prepareData(config).catch((error) => endForFault(error, config));
  const supervisor = supervise(config);
  const isStopping = stopOnSignal(async () => {
    await supervisor.stop();
    await data.close();
  }, supervisor.kill);
  let isBusy = true;
  process.on("SIGHUP", async () => {
    if (isBusy) return;
    isBusy = true;
    log.info("Popote restarts its processes (SIGHUP)");
    await supervisor.restart();
    isBusy = false;
  });
  const started = await supervisor.start();
  if (isStopping()) return;
  if (!("origin" in started)) {
    await supervisor.stop();
    await data.close();
    const { code, signal } = started;
    if (code === null) console.error(`Popote could not start: a process ended by ${signal}.`);
    process.exit(code || EXIT_FAULT);
  }
  log.info(await welcome(data.db, started.origin));
  isBusy = false;
}
