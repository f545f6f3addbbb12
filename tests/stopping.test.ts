import { once } from "node:events";
import { existsSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { CAST } from "./support/cast";
import { openTestDatabase } from "./support/database";
import { type PopoteProcess, spawnPopote } from "./support/popote-process";
import { openTestServer } from "./support/server";
import { photo, withFile } from "./support/upload";

async function start(environment?: Record<string, string>) {
  const { db, dataDir } = openTestDatabase();
  const popote = await spawnPopote(dataDir, environment);
  onTestFinished(() => void popote.child.kill("SIGKILL"));
  const session = await openSession(db, { userId: CAST.alice.id, userAgent: "test" });
  return { db, dataDir, popote, session };
}

async function beginUpload({ origin }: PopoteProcess, session: string) {
  const fields = { username: "Alice", isPublic: "on" };
  const form = new Response(withFile(fields, await photo()));
  const body = Buffer.from(await form.arrayBuffer());
  const upload = request(`${origin}/user/edit`, {
    method: "POST",
    agent: new Agent({ keepAlive: true }),
    headers: {
      "Content-Type": form.headers.get("Content-Type") ?? "",
      "Content-Length": body.length,
      Cookie: `session=${session}`,
      Origin: origin,
    },
  });
  const half = Math.floor(body.length / 2);
  upload.write(body.subarray(0, half));
  return {
    upload,
    async finish(): Promise<IncomingMessage> {
      upload.end(body.subarray(half));
      const [answer] = await once(upload, "response");
      return answer.resume();
    },
  };
}

test("on SIGTERM the server finishes current requests, refuses new ones and leaves a clean folder", async () => {
  const { db, dataDir, popote, session } = await start();
  const { finish } = await beginUpload(popote, session);
  await fetch(`${popote.origin}/login`);
  popote.child.kill("SIGTERM");
  await popote.find(/^Popote stops \(SIGTERM\)$/m);
  const late = connect(Number(new URL(popote.origin).port), "localhost");
  expect((await once(late, "error"))[0]).toMatchObject({ code: "ECONNREFUSED" });
  const answer = await finish();
  expect([answer.statusCode, answer.headers.connection]).toEqual([303, "close"]);
  const alice = await db
    .selectFrom("users")
    .select("image_version")
    .where("id", "=", CAST.alice.id)
    .executeTakeFirstOrThrow();
  expect(alice.image_version).toBe(1);
  await db.destroy();
  expect([await popote.ended, popote.complaints()]).toEqual([0, ""]);
  expect(existsSync(path.join(dataDir, "popote.sqlite-wal"))).toBe(false);
});

test("on SIGTERM a request on an open connection is still answered", async () => {
  const { popote } = await start();
  const { hostname, port } = new URL(popote.origin);
  const socket = connect(Number(port), hostname);
  const ask = async () => {
    socket.write(`GET /health HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
    return String((await once(socket, "data"))[0]);
  };
  expect(await ask()).toMatch(/^HTTP\/1\.1 200 .*Connection: keep-alive/s);
  popote.child.kill("SIGTERM");
  await popote.find(/^Popote stops \(SIGTERM\)$/m);
  expect(await ask()).toMatch(/^HTTP\/1\.1 200 .*Connection: close/s);
  expect(await popote.ended).toBe(0);
});

test("an idle connection stays open longer than the documented proxies keep theirs", async () => {
  const { origin } = await openTestServer();
  const asked = request(`${origin}/health`, { agent: new Agent({ keepAlive: true }) }).end();
  const [answer] = await once(asked, "response");
  answer.resume();
  const [, seconds] = /timeout=(\d+)/.exec(answer.headers["keep-alive"]) ?? [];
  // Caddy: two minutes; nginx: one.
  expect(Number(seconds)).toBeGreaterThan(120);
});

test("a second signal stops the server at once", async () => {
  const { popote, session } = await start();
  const { upload } = await beginUpload(popote, session);
  upload.on("error", () => undefined);
  await fetch(`${popote.origin}/login`);
  popote.child.kill("SIGINT");
  await popote.find(/^Popote stops \(SIGINT\)$/m);
  popote.child.kill("SIGINT");
  expect(await popote.ended).toBe(1);
});

test.each([
  ["uncaughtException", "throw new Error('provoked')"],
  ["unhandledRejection", "Promise.reject(new Error('provoked'))"],
])("an uncaught error (%s) stops the server and is its last log line", async (origin, fault) => {
  const script = `process.once("SIGUSR2", () => { ${fault} })`;
  const { popote } = await start({
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}`,
  });
  popote.child.kill("SIGUSR2");
  expect(await popote.ended).toBe(1);
  expect(JSON.parse(popote.complaints())).toMatchObject({
    level: "fatal",
    msg: origin,
    err: { message: "provoked", stack: expect.any(String) },
  });
});
