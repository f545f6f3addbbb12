import { setTimeout } from "node:timers/promises";
import type { Drain } from "../../http/pipeline/graceful-stop";
import type { ProcessesHealth } from "../../http/pipeline/health-check";
import type { Config } from "../../platform/config";
import { log } from "../../platform/log";
import { createSemaphores } from "../../platform/semaphores";
import { areFilesReplaced } from "../../platform/storage/replaced-database";
import { DRAIN } from "./listen";
import { WORKER } from "./process-role";
import { EXIT_FAULT } from "./start-faults";
import { type ExitStatus, letChildrenAccept, type StartedChild, startChild } from "./started-child";

/** A process that ran this long is not in a crash loop. */
const STEADY_MS = 10_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const STOP_MS = DRAIN.deadlineMs + 5_000;
/** Longer than a normal drain, so that clients on kept-alive connections still get an answer. */
const REPLACED: Drain = { graceMs: 5_000, deadlineMs: 60_000 };
const HEALTH_MS = 1_000;
const WORKER_MS = 5_000;
const MISSED_MS = 30_000;

interface Slot {
  name: string;
  child?: StartedChild;
  pauseMs: number;
  lostAt?: number;
  last: Promise<unknown>;
}

interface Supervisor {
  start(): Promise<{ origin: string } | ExitStatus>;
  restart(): Promise<void>;
  stop(): Promise<void>;
  kill(): void;
}

type Supervised = Pick<Config, "processes" | "dataDir" | "role" | "socket">;

export function supervise({ processes, dataDir, role, socket }: Supervised): Supervisor {
  if (socket !== undefined) letChildrenAccept();
  const permits = createSemaphores();
  const alive = new Set<StartedChild>();
  const worker = role === "web" ? undefined : createSlot(WORKER);
  const others = Array.from({ length: processes }, (_, index) => createSlot(String(index + 1)));
  let origin = "";
  let isStopping = false;
  const answers = {
    health: () => checkHealth(others, worker),
    worker: ({ what, data }: { what: string; data: unknown }) => callWorker(worker, what, data),
  };

  function launch(slot: Slot): StartedChild {
    const child = startChild(slot.name, origin, permits, answers);
    alive.add(child);
    child.ended.then(() => alive.delete(child));
    return child;
  }

  function watchChild(slot: Slot, child: StartedChild): void {
    slot.child = child;
    child.ready.then((isReady) => {
      if (isReady !== undefined) slot.lostAt = undefined;
    });
    child.ended.then((ended) => {
      if (slot.child !== child || isStopping) return;
      if (socket !== undefined && !others.some((each) => each.child && alive.has(each.child)))
        leave();
      slot.lostAt ??= performance.now();
      enqueue(slot, () => revive(slot, child, ended));
    });
  }

  /** With its last listener Node closes the socket, which only systemd can pass again. */
  function leave(): never {
    log.error("all web processes exited: systemd starts Popote again");
    for (const child of alive) child.kill();
    process.exit(EXIT_FAULT);
  }

  async function revive(slot: Slot, dead: StartedChild, ended: ExitStatus): Promise<void> {
    if (slot.child !== dead || isStopping) return;
    const isSteady = performance.now() - dead.startedAt >= STEADY_MS;
    const longer = Math.min(Math.max(FIRST_PAUSE_MS, slot.pauseMs * 2), LONGEST_PAUSE_MS);
    slot.pauseMs = isSteady ? 0 : longer;
    log.error(
      { child: slot.name, ...ended, pauseMs: slot.pauseMs },
      "a process exited unexpectedly",
    );
    await setTimeout(slot.pauseMs);
    while (!isStopping && (await areFilesReplaced(dataDir))) {
      log.error("The files of the database were replaced: stop Popote and start it again.");
      await setTimeout(LONGEST_PAUSE_MS);
    }
    if (!isStopping) watchChild(slot, launch(slot));
  }

  async function replaceWebProcess(slot: Slot): Promise<boolean> {
    const old = slot.child;
    const isReplaced = await enqueue(slot, async () => {
      if (isStopping) return false;
      const next = launch(slot);
      if ((await next.ready) === undefined) return false;
      watchChild(slot, next);
      return true;
    });
    if (isReplaced) await stopChild(old, REPLACED);
    return isReplaced;
  }

  /** Stops the old worker first: there must never be two. */
  function replaceWorker(worker: Slot): Promise<boolean> {
    return enqueue(worker, async () => {
      const old = worker.child;
      worker.child = undefined;
      await stopChild(old, DRAIN);
      if (isStopping) return false;
      const next = launch(worker);
      watchChild(worker, next);
      return (await next.ready) !== undefined;
    });
  }

  async function startAll(): Promise<{ origin: string } | ExitStatus> {
    const [first, ...rest] = others as [Slot, ...Slot[]];
    for (const slots of [[first], worker ? [...rest, worker] : rest]) {
      if (isStopping) break;
      const started = slots.map((slot) => ({ slot, child: launch(slot) }));
      for (const { slot, child } of started) {
        const at = await child.ready;
        if (at === undefined) return child.ended;
        origin ||= at;
        watchChild(slot, child);
      }
    }
    return { origin };
  }

  return {
    start: startAll,
    async restart() {
      for (const slot of others) {
        if (!(await replaceWebProcess(slot))) return logFailedRestart(slot.name, isStopping);
      }
      if (worker && !(await replaceWorker(worker))) return logFailedRestart(WORKER, isStopping);
      log.info("all processes were restarted");
    },
    async stop() {
      isStopping = true;
      await Promise.all([...alive].map((child) => stopChild(child, DRAIN)));
    },
    kill() {
      for (const child of alive) child.kill();
    },
  };
}

function createSlot(name: string): Slot {
  return { name, pauseMs: 0, last: Promise.resolve() };
}

function enqueue<Done>(slot: Slot, work: () => Promise<Done>): Promise<Done> {
  const mine = slot.last.then(work);
  slot.last = mine.catch(() => undefined);
  return mine;
}

async function stopChild(child: StartedChild | undefined, within: Drain): Promise<void> {
  if (!child) return;
  child.stop(within);
  // A starting child does not handle messages yet, so repeat the request.
  child.ready.then(() => child.stop(within));
  const timer = globalThis.setTimeout(child.kill, within.deadlineMs + STOP_MS - DRAIN.deadlineMs);
  await child.ended;
  clearTimeout(timer);
}

function logFailedRestart(name: string, isStopping: boolean): void {
  if (!isStopping)
    log.error({ child: name }, "a new process did not start; the old ones keep running");
}

async function callWorker(worker: Slot | undefined, what: string, data: unknown): Promise<unknown> {
  await Promise.race([worker?.child?.ready, setTimeout(WORKER_MS, undefined, { ref: false })]);
  return worker?.child?.call(what, data);
}

async function checkHealth(others: Slot[], worker: Slot | undefined): Promise<ProcessesHealth> {
  const areHealthy = await Promise.all(others.map(isHealthy));
  const isWorkerHealthy = worker && (await isHealthy(worker));
  const lostAt = worker?.lostAt;
  const isMissed = lostAt !== undefined && performance.now() - lostAt >= MISSED_MS;
  return {
    answering: areHealthy.filter((each) => each === true).length,
    of: others.length,
    worker: worker && isWorkerHealthy === true,
    isHealthy: !isMissed && ![isWorkerHealthy, ...areHealthy].includes(false),
  };
}

async function isHealthy({ child }: Slot): Promise<boolean | undefined> {
  const asked = child?.call("isHealthy") as Promise<boolean | undefined> | undefined;
  return Promise.race([asked, setTimeout(HEALTH_MS, undefined, { ref: false })]);
}
