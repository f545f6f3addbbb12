import cluster from "node:cluster";
import { once } from "node:events";
import type { Drain } from "../../http/pipeline/graceful-stop";
import type { Config } from "../../platform/config";
import { engineAt } from "../../platform/db/open";
import { StorageFault } from "../../platform/db/storage-fault";
import { watchEventLoop } from "../../platform/event-loop-watchdog";
import { watchDisk } from "../../platform/full-disk";
import { logAs } from "../../platform/log";
import { logConsole } from "../../platform/log-console";
import { openAnswering } from "./answering";
import { type Answers, openCalls } from "./calls";
import { DRAIN } from "./listen";
import { type Part, WORKER } from "./part";
import { shareParentsPermits } from "./permits-of-parent";
import { endOnFault } from "./signals";
import { endForFault } from "./start-faults";
import { openWorker } from "./worker";

/** `origin`: where the others listen. The parent has prepared the data folder, and holds its lock. */
export async function runChild(config: Config, [name = "", origin = ""]: string[]): Promise<void> {
  logAs(name);
  let part: Part | undefined;
  let isStopping = false;
  const stop = async (within: Drain = DRAIN) => {
    if (isStopping) return;
    isStopping = true;
    await part?.stop(within);
    await leave();
  };
  const answers: Answers = { stop };
  const calls = openCalls((message) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
  }, answers);
  process.on("message", calls.receive);
  // A terminal and systemd tell all processes, and the parent tells them once more.
  process.on("SIGTERM", () => stop());
  process.on("SIGINT", () => stop());
  process.on("SIGHUP", () => undefined);
  endOnFault();
  shareParentsPermits(calls);
  watchDisk(config.dataDir);
  try {
    await refuseOtherSchema(config);
    part = name === WORKER ? await openWorker(config, origin) : await openAnswering(config, calls);
  } catch (error) {
    endForFault(error, config);
  }
  Object.assign(answers, part.answers);
  logConsole();
  watchEventLoop();
  calls.tell("ready", part.origin);
}

/** A newer build is for a newer parent, which migrates. Throws StorageFault. */
async function refuseOtherSchema(config: Config): Promise<void> {
  if ((await engineAt(config).ageOfSchema(config)) === "current") return;
  throw new StorageFault(
    "This build of Popote needs another schema than the running one: stop Popote and start it again.",
  );
}

/** Connections that the parent handed over meanwhile go to the other processes. */
async function leave(): Promise<void> {
  if (cluster.worker?.isConnected()) {
    const disconnected = once(process, "disconnect");
    cluster.worker.disconnect();
    await disconnected;
  }
  process.exit(0);
}
