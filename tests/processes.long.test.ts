import { Agent, get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Client } from "./support/client";
import { buildSchemaRecipe, sendFile, waitForImport } from "./support/imports";
import { openInbox } from "./support/inbox";
import { listChildren, startProcesses } from "./support/processes";

const READERS = 8;
const REQUEST_MS = 20_000;
const RECIPES = 40;
const LONG_MS = 240_000;

function readWithoutPause(origin: string) {
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const readers = Array.from({ length: READERS }, async (_, index) => {
    const agent = new Agent({ keepAlive: index % 2 === 0, maxSockets: 1 });
    while (!isOver) {
      const outcome = await read(`${origin}/login`, agent);
      if (outcome === "200") answered += 1;
      else failures.push(outcome);
      await setTimeout(5);
    }
    agent.destroy();
  });
  return {
    failures,
    answered: () => answered,
    async stop() {
      isOver = true;
      await Promise.all(readers);
    },
  };
}

function read(address: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const asked = get(address, { agent, timeout: REQUEST_MS }, (answer) => {
      answer.resume().on("end", () => resolve(String(answer.statusCode)));
      answer.on("error", ({ message }) => resolve(message));
    });
    asked.on("timeout", () => asked.destroy(new Error("no answer")));
    asked.on("error", ({ message }) => resolve(message));
  });
}

async function readProcesses(client: Client | undefined) {
  const answer = await client?.get("/health");
  return answer && JSON.parse(answer.text).processes;
}

const WELL = { answering: 2, of: 2, worker: true };

test(
  "a rolling restart under load answers every request",
  async () => {
    const { popote } = await startProcesses();
    const before = listChildren(popote.child.pid);
    const load = readWithoutPause(popote.origin);
    await expect.poll(load.answered, { timeout: REQUEST_MS }).toBeGreaterThan(READERS);
    popote.child.kill("SIGHUP");
    await popote.find(/^all processes were restarted$/m);
    const after = listChildren(popote.child.pid);
    const answered = load.answered();
    await expect.poll(load.answered, { timeout: REQUEST_MS }).toBeGreaterThan(answered + READERS);
    await load.stop();
    expect(Object.keys(after).sort()).toEqual(["1", "2", "worker"]);
    for (const [name, pid] of Object.entries(after)) expect(before[name]).not.toBe(pid);
    expect(load.failures).toEqual([]);
    popote.child.kill("SIGTERM");
    expect([await popote.ended, popote.complaints()]).toEqual([0, ""]);
  },
  LONG_MS,
);

test(
  "a process killed under load loses only its own requests, and is replaced",
  async () => {
    const { popote, atEach } = await startProcesses();
    const load = readWithoutPause(popote.origin);
    await expect.poll(load.answered, { timeout: REQUEST_MS }).toBeGreaterThan(READERS);
    const killed = listChildren(popote.child.pid)["1"] ?? 0;
    process.kill(killed, "SIGKILL");
    const answered = load.answered();
    await expect.poll(load.answered, { timeout: REQUEST_MS }).toBeGreaterThan(answered + READERS);
    await expect
      .poll(() => [undefined, killed].includes(listChildren(popote.child.pid)["1"]), {
        timeout: REQUEST_MS,
      })
      .toBe(false);
    await expect
      .poll(async () => readProcesses((await atEach("nobody"))[0]), { timeout: REQUEST_MS })
      .toEqual(WELL);
    await load.stop();
    expect(load.failures.length).toBeLessThanOrEqual(READERS);
    expect(popote.complaints()).toMatch(/"child":"1".*"signal":"SIGKILL"/);
  },
  LONG_MS,
);

test(
  "an import continues after its worker is killed, and saves each recipe once",
  async () => {
    const { db, popote, atEach } = await startProcesses();
    const [alice, aliceElsewhere] = (await atEach("alice")) as [Client, Client];
    const recipes = Array.from({ length: RECIPES }, (_, index) =>
      buildSchemaRecipe(`Soup ${index}`),
    );
    const id = await sendFile(alice, Buffer.from(JSON.stringify(recipes)), "soups.json");
    await waitForImport(db, id, "READY");
    const saving = await aliceElsewhere.post(`/import/view?import=${id}`, { intent: "save" });
    expect(saving.status).toBe(303);
    const saved = async () => (await db.selectFrom("recipes").select("title").execute()).length;
    await expect.poll(saved, { timeout: REQUEST_MS, interval: 5 }).toBeGreaterThan(0);
    process.kill(listChildren(popote.child.pid).worker ?? 0, "SIGKILL");
    expect(await saved()).toBeLessThan(RECIPES);
    await waitForImport(db, id, "DONE");
    const titles = await db.selectFrom("recipes").select("title").execute();
    expect(titles.map(({ title }) => title).sort()).toEqual(recipes.map(({ name }) => name).sort());
  },
  LONG_MS,
);

test(
  "an email from any process is sent once",
  async () => {
    const emails: string[] = [];
    const { url, next } = await openInbox();
    const { db, atEach } = await startProcesses({ SMTP_URL: url });
    const people = ["alice", "bob", "charlie", "dana"];
    const [one, other] = (await atEach("nobody")) as [Client, Client];
    for (const [index, name] of people.entries()) {
      const form = { email: `${name}@popote.example` };
      expect((await (index % 2 ? one : other).post("/password/reset", form)).status).toBe(303);
    }
    for (const _ of people) emails.push(...(await next()).to);
    expect(emails.sort()).toEqual(people.map((name) => `${name}@popote.example`));
    const waiting = () =>
      db.selectFrom("outbox").select("id").where("sent_at", "is", null).execute();
    await expect.poll(waiting).toEqual([]);
    const more = await Promise.race([next(), setTimeout(3_000)]);
    expect(more).toBeUndefined();
  },
  LONG_MS,
);
