import { on, once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { sql } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { WORK_CHANNEL } from "#server/platform/db/postgres/work-lock";
import { newSecret } from "#server/platform/secrets";
import { PASSWORD } from "./support/cast";
import { createClient } from "./support/client";
import { buildSchemaRecipe, sendFile, waitForImport } from "./support/imports";
import { openInbox } from "./support/inbox";
import { type Node, startNodes, WORKS } from "./support/nodes";
import { writeRecipe } from "./support/recipes";

type Both = [Node, Node];
const LONG_MS = 120_000;

test(
  "nodes share sessions, limits, idempotency keys, maintenance and visibility",
  async () => {
    const inbox = await openInbox();
    const settings = { SMTP_URL: inbox.url };
    const { db, nodes } = await startNodes("several-nodes", settings, settings);
    const [a, b] = nodes as Both;
    const both = (who: Parameters<Node["as"]>[0], address: string) =>
      Promise.all([a, b].map((node) => node.as(who, { "X-Forwarded-For": address })));

    const [charlie, charlieElsewhere] = await both("nobody", "192.0.2.1");
    const login = { email: "charlie@popote.example", password: PASSWORD };
    expect((await charlie?.post("/login", login))?.status).toBe(303);
    charlieElsewhere?.cookies.set("session", charlie?.cookies.get("session") ?? "");
    for (const each of [charlie, charlieElsewhere]) {
      expect((await each?.get("/user/edit"))?.text).toContain("Charlie");
    }
    await charlieElsewhere?.post("/logout", {});
    expect((await charlie?.get("/user/edit"))?.status).toBe(303);

    const thieves = await both("nobody", "192.0.2.2");
    const statuses: (number | undefined)[] = [];
    for (let tried = 0; tried < 12; tried += 1) {
      const wrong = { ...login, password: `wrong horse ${tried}` };
      statuses.push((await thieves[tried % 2]?.post("/login", wrong))?.status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);

    const forgetful = await both("nobody", "192.0.2.3");
    const key = { "Idempotency-Key": newSecret() };
    const alice = { email: "alice@popote.example" };
    const asked = await Promise.all(
      [...forgetful, ...forgetful].map((each) => each.post("/password/reset", alice, key)),
    );
    expect(asked.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    const recipient = { email: "bob@popote.example" };
    expect((await forgetful[1]?.post("/password/reset", recipient))?.status).toBe(303);
    const emails = [await inbox.next(), await inbox.next()];
    expect(emails.flatMap(({ to }) => to).sort()).toEqual([alice.email, recipient.email]);
    const outbox = () => db.selectFrom("outbox").select(["tries", "claimed_at"]).execute();
    await expect.poll(outbox).toEqual([1, 1].map((tries) => ({ tries, claimed_at: null })));

    const id = await writeRecipe(db, "alice", { title: "Leek soup", visibility: "PUBLIC" });
    const readers = await both("nobody", "192.0.2.4");
    const read = () => Promise.all(readers.map((each) => each.get(`/recipe/view?id=${id}`)));
    for (const { text } of [...(await read()), ...(await read())]) expect(text).toContain("Leek");
    const { version } = await db.selectFrom("recipes").select("version").executeTakeFirstOrThrow();
    const hidden = { title: "Leek soup", visibility: "PRIVATE", formKey: newSecret() };
    const known = { id: String(id), version: String(version) };
    const writer = await a.as("alice");
    expect((await writer.post(`/recipe/edit?id=${id}`, { ...known, ...hidden })).status).toBe(303);
    expect((await read()).map(({ status }) => status)).toEqual([403, 403]);

    const ada = await a.as("ada");
    const explore = () =>
      Promise.all(readers.map(async (each) => (await each.get("/explore")).status));
    expect(await explore()).toEqual([200, 200]);
    await ada.post("/admin/maintenance", { intent: "start", message: "" });
    expect(await explore()).toEqual([503, 503]);
    await ada.post("/admin/maintenance", { intent: "end" });
    expect(await explore()).toEqual([200, 200]);

    for (const node of nodes) node.child.kill("SIGTERM");
    for (const node of nodes) expect([await node.ended, node.complaints()]).toEqual([0, ""]);
  },
  LONG_MS,
);

test(
  "an import sent to a web-only node is run by the worker, and each recipe is there once",
  async () => {
    const port = await freePort();
    const { db, objects, settings, nodes } = await startNodes(
      "web-and-worker",
      { ROLE: "web", PROCESSES: "2" },
      { ROLE: "web" },
      { ROLE: "worker", PUBLIC_URL: "https://recipes.example.org", PORT: port },
    );
    const [web, , worker] = nodes as [Node, Node, Node];
    await worker.find(WORKS);
    const recipes = Array.from({ length: 5 }, (_, index) => buildSchemaRecipe(`Soup ${index}`));
    const alice = await web.as("alice");
    const called = await listenForWork(settings.DATABASE_URL);
    const id = await sendFile(alice, Buffer.from(JSON.stringify(recipes)), "soups.json");
    await called();
    expect([...objects.keys()].filter((key) => key.startsWith("imports/"))).toHaveLength(1);
    await waitForImport(db, id, "READY");
    await alice.post(`/import/view?import=${id}`, { intent: "save" });
    await called();
    await waitForImport(db, id, "DONE");
    const titles = await db.selectFrom("recipes").select("title").orderBy("title").execute();
    expect(titles.map(({ title }) => title)).toEqual(recipes.map(({ name }) => name));

    const { rows: standingBy } = await sql`
      SELECT pid FROM pg_stat_activity
      WHERE application_name = 'popote work' AND datname = current_database()`.execute(db);
    expect(standingBy).toHaveLength(1);
    const visitor = createClient(`http://127.0.0.1:${port}`, undefined);
    expect((await visitor.get("/health")).status).toBe(200);
    expect((await visitor.get("/explore")).status).toBe(404);
    const { processes } = JSON.parse((await (await web.as("nobody")).get("/health")).text);
    expect(processes).toEqual({ answering: 2, of: 2 });
    for (const node of nodes) node.child.kill("SIGTERM");
    for (const node of nodes) expect([await node.ended, node.complaints()]).toEqual([0, ""]);
  },
  LONG_MS,
);

/** Returns a function that resolves with the next notification to the worker, or a pending one. */
async function listenForWork(connectionString: string): Promise<() => Promise<unknown>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`LISTEN ${WORK_CHANNEL}`);
  const calls = on(client, "notification");
  return () => calls.next();
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return String(port);
}
