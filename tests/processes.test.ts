import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newSecret } from "#server/platform/secrets";
import { PASSWORD } from "./support/cast";
import type { Client } from "./support/client";
import { openTestDatabase } from "./support/database";
import { launchPopote } from "./support/popote-process";
import { listChildren, startProcesses } from "./support/processes";
import { writeRecipe } from "./support/recipes";
import { runToEnd } from "./support/spawn-popote";

type Both = [Client, Client];

test("processes share sessions, limits, idempotency keys, maintenance and visibility", async () => {
  const { db, popote, atEach } = await startProcesses({ TRUSTED_PROXIES: "1" });
  const nobody = (address: string) =>
    atEach("nobody", { "X-Forwarded-For": address }) as Promise<Both>;

  const [charlie, charlieElsewhere] = await nobody("192.0.2.1");
  const login = { email: "charlie@popote.example", password: PASSWORD };
  expect((await charlie.post("/login", login)).status).toBe(303);
  const session = charlie.cookies.get("session") ?? "";
  charlieElsewhere.cookies.set("session", session);
  expect((await charlieElsewhere.get("/user/edit")).text).toContain("Charlie");
  await charlieElsewhere.post("/logout", {});
  expect((await charlie.get("/user/edit")).status).toBe(303);

  const thieves = await nobody("192.0.2.2");
  const statuses: number[] = [];
  for (let tried = 0; tried < 14; tried += 1) {
    const thief = thieves[tried % 2] as Client;
    const { status } = await thief.post("/login", { ...login, password: `wrong horse ${tried}` });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(4).fill(429)]);

  const forgetful = await nobody("192.0.2.3");
  const key = { "Idempotency-Key": newSecret() };
  const asked = await Promise.all(
    [...forgetful, ...forgetful].map((each) =>
      each.post("/password/reset", { email: "alice@popote.example" }, key),
    ),
  );
  expect(asked.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  expect(await db.selectFrom("outbox").select("kind").execute()).toHaveLength(1);

  const id = await writeRecipe(db, "alice", { title: "Leek soup", visibility: "PUBLIC" });
  const readers = await nobody("192.0.2.4");
  const read = () => Promise.all(readers.map((each) => each.get(`/recipe/view?id=${id}`)));
  for (const { status, text } of [...(await read()), ...(await read())]) {
    expect(status).toBe(200);
    expect(text).toContain("Leek soup");
  }
  const [alice] = (await atEach("alice")) as Both;
  const { version } = await db.selectFrom("recipes").select("version").executeTakeFirstOrThrow();
  const hidden = { title: "Leek soup", visibility: "PRIVATE", formKey: newSecret() };
  const known = { id: String(id), version: String(version) };
  expect((await alice.post(`/recipe/edit?id=${id}`, { ...known, ...hidden })).status).toBe(303);
  for (const { status, text } of await read()) {
    expect(status).toBe(403);
    expect(text).not.toContain("Leek soup");
  }

  const [ada] = (await atEach("ada")) as Both;
  const explore = () =>
    Promise.all(readers.map(async (each) => (await each.get("/explore")).status));
  expect(await explore()).toEqual([200, 200]);
  await ada.post("/admin/maintenance", { intent: "start", message: "" });
  expect(await explore()).toEqual([503, 503]);
  await ada.post("/admin/maintenance", { intent: "end" });
  expect(await explore()).toEqual([200, 200]);

  const { text } = await readers[0].get("/health");
  expect(JSON.parse(text)).toMatchObject({
    status: "ok",
    processes: { answering: 2, of: 2, worker: true },
  });
  expect(popote.complaints()).toBe("");
});

test("the data folder stays locked until all processes have stopped, in order and without leftovers", async () => {
  const { db, dataDir, popote, atEach } = await startProcesses();
  const second = await runToEnd([], dataDir, { PROCESSES: "2" });
  const locked = expect.stringMatching(/^Popote already runs on the data/);
  expect([second.code, second.stderr]).toEqual([2, locked]);
  for (const alice of await atEach("alice")) await alice.get("/user/edit");
  await db.destroy();
  popote.child.kill("SIGTERM");
  expect([await popote.ended, popote.complaints()]).toEqual([0, ""]);
  expect(existsSync(path.join(dataDir, "popote.sqlite-wal"))).toBe(false);
});

test("when the first process cannot start, Popote says why and exits with code 2", async () => {
  const { dataDir } = openTestDatabase();
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const settings = { PORT: String(port), PROCESSES: "2" };
  const { code, stderr } = await runToEnd([], dataDir, settings);
  expect([code, stderr]).toEqual([
    2,
    `Port ${port} is taken: stop what uses it, or set PORT to another one.\n`,
  ]);
});

test("Popote stops cleanly when stopped while its processes start", async () => {
  const { dataDir } = openTestDatabase();
  const { child, ended, complaints } = launchPopote(dataDir, { PROCESSES: "2" });
  onTestFinished(() => void child.kill("SIGKILL"));
  await expect
    .poll(() => Object.keys(listChildren(child.pid)), { interval: 5, timeout: 20_000 })
    .toContain("1");
  child.kill("SIGTERM");
  expect([await ended, complaints()]).toEqual([0, ""]);
});
