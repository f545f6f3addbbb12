import cluster from "node:cluster";
import { once } from "node:events";
import type { Drain } from "../../http/pipeline/graceful-stop";
import type { Config } from "../../platform/config";
import { pickEngine } from "../../platform/db/open";
import { StorageFault } from "../../platform/db/storage-fault";
import { watchDisk } from "../../platform/disk-health";
import { watchEventLoop } from "../../platform/event-loop-watchdog";
import { logAs } from "../../platform/log";
import { logConsole } from "../../platform/log-console";
import { createIpcChannel, type IpcHandlers } from "./ipc";
import { DRAIN } from "./listen";
import { type ProcessRole, WORKER } from "./process-role";
import { shareParentSemaphores } from "./shared-semaphores";
import { endOnFault } from "./signals";
import { endForFault } from "./start-faults";
import { startWebProcess } from "./web-process";
import { startWorkerProcess } from "./worker-process";

/** `origin` is where the web processes listen. The parent prepared and locked the data folder. */
export async function runChild(config: Config, [name = "", origin = ""]: string[]): Promise<void> {
  logAs(name);
  let role: ProcessRole | undefined;
  let isStopping = false;
  const stop = async (within: Drain = DRAIN) => {
    if (isStopping) return;
    isStopping = true;
    await role?.stop(within);
    await disconnectAndExit();
  };
  const handlers: IpcHandlers = { stop };
  const channel = createIpcChannel((message) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
  }, handlers);
  process.on("message", channel.receive);
  // Terminals and systemd signal all processes, and the parent asks each to stop as well.
  process.on("SIGTERM", () => stop());
  process.on("SIGINT", () => stop());
  process.on("SIGHUP", () => undefined);
  endOnFault();
  shareParentSemaphores(channel);
  watchDisk(config.dataDir);
  try {
    await refuseOtherSchema(config);
    role =
      name === WORKER
        ? await startWorkerProcess(config, origin)
        : await startWebProcess(config, channel);
  } catch (error) {
    endForFault(error, config);
  }
  Object.assign(handlers, role.handlers);
  logConsole();
  watchEventLoop();
  channel.notify("ready", role.origin);
}

/** A newer build needs a restarted parent, which migrates. Throws StorageFault. */
async function refuseOtherSchema(config: Config): Promise<void> {
  if ((await pickEngine(config).readSchemaStatus(config)) === "current") return;
  throw new StorageFault(
    "This build of Popote needs another schema than the running one: stop Popote and start it again.",
  );
}

/** Disconnects first, so that pending connections go to other processes. */
async function disconnectAndExit(): Promise<void> {
  if (cluster.worker?.isConnected()) {
    const disconnected = once(process, "disconnect");
    cluster.worker.disconnect();
    await disconnected;
  }
  process.exit(0);
}
