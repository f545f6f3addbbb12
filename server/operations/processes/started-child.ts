import cluster from "node:cluster";
import { once } from "node:events";
import type { Drain } from "../../http/pipeline/graceful-stop";
import type { Permits } from "../../platform/permits";
import { type Answers, openCalls } from "./calls";
import { closeHandedSockets } from "./handed-sockets";
import { permitsOfChild } from "./permits-of-parent";

export interface Ended {
  code: number | null;
  signal: string | null;
}

/** As the parent sees it. */
export interface StartedChild {
  startedAt: number;
  pid: number | undefined;
  /** Where it listens ("" for the worker); undefined where it ended before it was ready. */
  ready: Promise<string | undefined>;
  ended: Promise<Ended>;
  ask(what: string, data?: unknown): Promise<unknown>;
  stop(within: Drain): void;
  kill(): void;
}

export function startChild(
  name: string,
  origin: string,
  permits: Permits,
  answers: Answers,
): StartedChild {
  cluster.setupPrimary({ exec: process.argv[1], args: ["process", name, origin] });
  const child = cluster.fork();
  closeHandedSockets(child);
  const held = permitsOfChild(permits);
  let become: (origin: string) => void = () => undefined;
  const isReady = new Promise<string>((resolve) => {
    become = resolve;
  });
  const calls = openCalls(
    (message) => void (child.isConnected() && child.send(message, () => undefined)),
    {
      ...answers,
      ...held.answers,
      ready: (at: string | undefined) => become(at ?? ""),
    },
  );
  child.on("message", calls.receive);
  const ended = once(child, "exit").then(([code, signal]): Ended => {
    calls.end();
    held.end();
    return { code, signal };
  });
  return {
    startedAt: performance.now(),
    pid: child.process.pid,
    ready: Promise.race([isReady, ended.then(() => undefined)]),
    ended,
    ask: calls.ask,
    stop: (within) => calls.tell("stop", within),
    kill: () => void child.process.kill("SIGKILL"),
  };
}
