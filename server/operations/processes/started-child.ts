import cluster from "node:cluster";
import { once } from "node:events";
import type { Drain } from "../../http/pipeline/graceful-stop";
import type { Semaphores } from "../../platform/semaphores";
import { closeHandedSockets } from "./handed-sockets";
import { createIpcChannel, type IpcHandlers } from "./ipc";
import { serveSemaphores } from "./shared-semaphores";

export interface ExitStatus {
  code: number | null;
  signal: string | null;
}

export interface StartedChild {
  startedAt: number;
  pid: number | undefined;
  /** The origin ("" for the worker), or undefined if the child ended before it was ready. */
  ready: Promise<string | undefined>;
  ended: Promise<ExitStatus>;
  call(what: string, data?: unknown): Promise<unknown>;
  stop(within: Drain): void;
  kill(): void;
}

/**
 * Lets children accept connections to systemd's socket themselves; call it before the first child.
 * What the parent had accepted for them would be cut when the last of them closes, while the socket's
 * queue outlives them all.
 */
export function letChildrenAccept(): void {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
}

export function startChild(
  name: string,
  origin: string,
  permits: Semaphores,
  answers: IpcHandlers,
): StartedChild {
  cluster.setupPrimary({ exec: process.argv[1], args: ["process", name, origin] });
  const child = cluster.fork();
  closeHandedSockets(child);
  const held = serveSemaphores(permits);
  let become: (origin: string) => void = () => undefined;
  const isReady = new Promise<string>((resolve) => {
    become = resolve;
  });
  const channel = createIpcChannel(
    (message) => void (child.isConnected() && child.send(message, () => undefined)),
    {
      ...answers,
      ...held.handlers,
      ready: (at: string | undefined) => become(at ?? ""),
    },
  );
  child.on("message", channel.receive);
  const ended = once(child, "exit").then(([code, signal]): ExitStatus => {
    channel.close();
    held.end();
    return { code, signal };
  });
  return {
    startedAt: performance.now(),
    pid: child.process.pid,
    ready: Promise.race([isReady, ended.then(() => undefined)]),
    ended,
    call: channel.call,
    stop: (within) => channel.notify("stop", within),
    kill: () => void child.process.kill("SIGKILL"),
  };
}
