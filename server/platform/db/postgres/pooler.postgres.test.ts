import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { openBucket } from "../../../../tests/support/engines";
import { emptyFolder } from "../../../../tests/support/folders";
import { copyTemplate, dropDatabase } from "../../../../tests/support/postgres";
import { openPostgresProxy } from "../../../../tests/support/postgres-proxy";
import { runToEnd } from "../../../../tests/support/spawn-popote";
import { StorageFault } from "../storage-fault";
import { refuseUnknownSchema } from "./schema";

const IDLE = Buffer.from("Z\0\0\0\x05I", "latin1");

/** Alternates between two connections per transaction, like PgBouncer in transaction mode. */
async function openPooler(socket: string, name: string): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const behind = [0, 1].map(() => connect(path.join(socket, ".s.PGSQL.5432"))) as [
      Socket,
      Socket,
    ];
    for (const each of [client, ...behind]) sockets.add(each.on("error", () => undefined));
    let turn: 0 | 1 = 0;
    let isStarted = false;
    client.on("data", (bytes) => {
      if (isStarted) return behind[turn].write(bytes);
      isStarted = true;
      return behind.every((each) => each.write(bytes));
    });
    for (const [at, each] of behind.entries()) {
      let isReady = false;
      each.on("data", (bytes) => {
        const isIdle = bytes.subarray(-IDLE.length).equals(IDLE);
        // Both servers send a greeting; the client gets only the first one's.
        if (isReady ? at === turn : at === 0) client.write(bytes);
        if (isReady && isIdle) turn = turn === 0 ? 1 : 0;
        isReady ||= isIdle;
      });
    }
    client.once("close", () => {
      for (const each of behind) each.destroy();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    for (const each of sockets) each.destroy();
    server.close();
  });
  return `postgres://popote@127.0.0.1:${(server.address() as AddressInfo).port}/${name}`;
}

async function openDatabase(name: string): Promise<string> {
  const socket = inject("postgres") ?? "";
  await copyTemplate(socket, name);
  onTestFinished(() => dropDatabase(socket, name));
  return socket;
}

test("a pooler in transaction mode is refused with a message and exit code 2", async () => {
  const name = "pooled_by_transaction";
  const databaseUrl = await openPooler(await openDatabase(name), name);
  await expect(refuseUnknownSchema(databaseUrl)).rejects.toThrow(StorageFault);
  const { images: PICTURES, keys } = await openBucket();
  const settings = { DATABASE_URL: databaseUrl, PICTURES, ...keys };
  const { code, stderr } = await runToEnd([], emptyFolder(), settings);
  expect([code, stderr.trim().split("\n").length]).toEqual([2, 1]);
  expect(stderr).toContain("set pool_mode = session there (PgBouncer)");
});

test("a pooler that keeps a client's connection is accepted", async () => {
  const name = "pooled_by_session";
  const proxy = await openPostgresProxy(await openDatabase(name));
  await refuseUnknownSchema(proxy.buildUrl(name));
});
