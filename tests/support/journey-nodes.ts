import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { startProxy } from "./journey-proxy";
import type { HostedPopote, PopoteHost } from "./popote-host";
import { spawnPopote } from "./popote-process";

/** Number of nodes that share a journey's requests in turn; more than one only on PostgreSQL. */
const COUNT = "POPOTE_TEST_NODES";

interface Nodes {
  origin: string;
  processId: number;
  find(pattern: RegExp): Promise<RegExpExecArray>;
  /** Stops the nodes during a journey, as an upgrade does. */
  end(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the nodes of a journey, in `host` if there is one; all but the first have empty folders. */
export async function startNodes(
  dataDir: string,
  environment: Record<string, string>,
  host: PopoteHost | undefined,
): Promise<Nodes> {
  const count = environment.DATABASE_URL ? Number(process.env[COUNT] ?? 1) : 1;
  const proxy = count > 1 ? await startProxy() : undefined;
  const others = Array.from({ length: count - 1 }, () =>
    mkdtempSync(path.join(os.tmpdir(), "popote-node-")),
  );
  const folders = [dataDir, ...others];
  const settings = { ...(proxy && { PUBLIC_URL: proxy.origin }), ...environment };
  const ports = await Promise.all(folders.map(() => (proxy ? freePort() : "0")));
  const serve = host && count === 1 ? host.serve : spawnStoppable;
  const startOn = (used: string[]) =>
    Promise.all(folders.map((folder, at) => serve(folder, { ...settings, PORT: used[at] ?? "0" })));
  let running = await startOn(ports);
  const [first] = running as [HostedPopote];
  proxy?.leadTo(...ports.map((port) => `http://127.0.0.1:${port}`));
  const origin = proxy?.origin ?? first.origin;
  return {
    origin,
    processId: first.processId,
    find: (pattern) => Promise.any(running.map((node) => node.find(pattern))),
    end: async () => {
      await Promise.all(running.map((node) => node.stop()));
      for (const node of running)
        expect(node.complaints(), "what the server complained of").toBe("");
    },
    async start() {
      running = await startOn(proxy ? ports : [new URL(origin).port]);
    },
    async close() {
      await proxy?.stop();
      for (const folder of others) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Behind a proxy a node logs the proxy's URL, so its port is chosen beforehand. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return String(port);
}

async function spawnStoppable(
  dataDir: string,
  environment: Record<string, string>,
): Promise<HostedPopote> {
  const { child, ended, ...node } = await spawnPopote(dataDir, environment);
  return {
    ...node,
    processId: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      expect(await ended, "exit code of the server").toBe(0);
    },
  };
}
