import { expect, test } from "vitest";
import { newSecret } from "#server/platform/secrets";
import { zipOf } from "./support/import-files";
import { buildSchemaRecipe, sendFile, waitForImport } from "./support/imports";
import { openInbox } from "./support/inbox";
import { type Node, startNodes, WORKS } from "./support/nodes";
import { putEmail } from "./support/outbox";
import { photo } from "./support/upload";

const RECIPES = 60;
const WITH_IMAGES = 12;
/** Rounds without the bucket; use fifty for a thorough run. */
const ROUNDS = Number(process.env.BUCKET_ROUNDS ?? 1);
const EMAILS = 12;
const LAST = "last@cook.example";
const MINUTE_MS = 60_000;
const LONG_MS = 240_000;
const WRITERS = 4;
/** Duration of a claim: see server/features/email/claims.ts. */
const CLAIM_MS = 90_000;

async function inOrder([a, b]: Node[]): Promise<[Node, Node]> {
  if (!a || !b) return expect.unreachable();
  const first = await Promise.race([a, b].map(async (node) => node.find(WORKS).then(() => node)));
  return first === a ? [a, b] : [b, a];
}

async function beginImport({ db }: Awaited<ReturnType<typeof startNodes>>, through: Node) {
  const recipes = Array.from({ length: RECIPES }, (_, index) => buildSchemaRecipe(`Soup ${index}`));
  const alice = await through.as("alice");
  const id = await sendFile(alice, Buffer.from(JSON.stringify(recipes)), "soups.json");
  await waitForImport(db, id, "READY");
  expect((await alice.post(`/import/view?import=${id}`, { intent: "save" })).status).toBe(303);
  const titles = async () => {
    const rows = await db.selectFrom("recipes").select("title").execute();
    return rows.map(({ title }) => title);
  };
  await expect
    .poll(async () => (await titles()).length, { timeout: MINUTE_MS, interval: 5 })
    .toBeGreaterThan(0);
  return { id, titles, wanted: recipes.map(({ name }) => name).sort() };
}

test(
  "a killed worker is replaced within a minute, and nothing is done twice",
  async () => {
    const emails = new Map<string, number>();
    const held: (() => void)[] = [];
    let isHolding = true;
    const inbox = await openInbox({
      onRcptTo: (_address, _session, done) => (isHolding ? void held.push(done) : done()),
    });
    const settings = { SMTP_URL: inbox.url };
    const world = await startNodes("worker-killed", settings, settings);
    const { db } = world;
    const [worker, other] = await inOrder(world.nodes);
    for (let each = 0; each < EMAILS; each += 1) {
      const recipient = `cook${each}@${each}.example`;
      await putEmail(db, "passwordChanged", { recipient, next_try_at: 0 });
    }
    await expect.poll(() => held.length, { timeout: MINUTE_MS }).toBeGreaterThan(0);
    const { id, titles, wanted } = await beginImport(world, other);
    worker.child.kill("SIGKILL");
    const killedAt = Date.now();
    expect((await titles()).length).toBeLessThan(RECIPES);
    isHolding = false;
    await other.find(WORKS);
    expect(Date.now() - killedAt).toBeLessThan(MINUTE_MS);
    await waitForImport(db, id, "DONE");
    expect((await titles()).sort()).toEqual(wanted);

    const waiting = () =>
      db.selectFrom("outbox").select(["id", "claimed_at"]).where("sent_at", "is", null).execute();
    const isClaimed = ({ claimed_at }: { claimed_at: number | null }) => claimed_at !== null;
    await expect
      .poll(async () => (await waiting()).every(isClaimed), { timeout: MINUTE_MS })
      .toBe(true);
    expect((await waiting()).length).toBeGreaterThan(0);
    await db
      .updateTable("outbox")
      .set((eb) => ({ claimed_at: eb("claimed_at", "-", CLAIM_MS) }))
      .where("sent_at", "is", null)
      .execute();
    const receive = async () => {
      const [to = ""] = (await inbox.next()).to;
      emails.set(to, (emails.get(to) ?? 0) + 1);
      return to;
    };
    while (emails.size < EMAILS) await receive();
    // A duplicate would arrive before the last one.
    await putEmail(db, "passwordChanged", { recipient: LAST, next_try_at: 0 });
    while ((await receive()) !== LAST);
    expect([...emails.values()]).toEqual(Array(EMAILS + 1).fill(1));
  },
  LONG_MS,
);

test(
  "a hung worker is replaced within a minute, and does nothing twice when it resumes",
  async () => {
    const world = await startNodes("worker-hangs", {}, {});
    const [worker, other] = await inOrder(world.nodes);
    const { id, titles, wanted } = await beginImport(world, other);
    worker.child.kill("SIGSTOP");
    const hungAt = Date.now();
    expect((await titles()).length).toBeLessThan(RECIPES);
    await other.find(WORKS);
    expect(Date.now() - hungAt).toBeLessThan(MINUTE_MS);
    worker.child.kill("SIGCONT");
    await waitForImport(world.db, id, "DONE");
    await worker.find(/^this node no longer runs the background work$/m);
    expect((await titles()).sort()).toEqual(wanted);
  },
  LONG_MS,
);

test(
  "a node killed under load loses only its own requests, a stopped one loses none, and everything saved is there",
  async () => {
    const { db, nodes } = await startNodes("node-killed", {}, {});
    const [killed, other] = nodes as [Node, Node];
    const load = await writeWithoutPause(nodes);
    await expect.poll(() => load.saved.length, { timeout: MINUTE_MS }).toBeGreaterThan(20);
    killed.child.kill("SIGKILL");
    const soFar = load.saved.length;
    await expect.poll(() => load.saved.length, { timeout: MINUTE_MS }).toBeGreaterThan(soFar + 20);
    // Requests in progress at that moment were sent before.
    const stopped = load.stop();
    other.child.kill("SIGTERM");
    expect([await other.ended, other.complaints()]).toEqual([0, ""]);
    await stopped;
    expect(load.failures.get(other)).toEqual([]);
    const rows = await db.selectFrom("recipes").select("title").execute();
    const stored = rows.map(({ title }) => title);
    // A stored recipe without an acknowledgement would be a cut-off request.
    expect(stored.sort()).toEqual(load.saved.sort());
  },
  LONG_MS,
);

test(
  "an import survives the loss of the bucket and of its worker: each recipe is there once, with its photo",
  async () => {
    const world = await startNodes("bucket-gone", {}, {});
    const { db, trouble } = world;
    let nodes = world.nodes;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [worker, other] = await inOrder(nodes);
      const alice = await other.as("alice");
      const titles = Array.from({ length: WITH_IMAGES }, (_, at) => `Tart ${round} ${at}`);
      const files: Record<string, string | Buffer> = {};
      for (const title of titles) {
        files[`${title}/recipe.json`] = JSON.stringify(buildSchemaRecipe(title));
        files[`${title}/full.jpg`] = await photo();
      }
      const id = await sendFile(alice, await zipOf(files), "tarts.zip");
      await waitForImport(db, id, "READY");
      const { location } = await alice.post(`/import/view?import=${id}`, { intent: "save" });
      expect(location).toBe(`/import/view?import=${id}`);
      const saved = () =>
        db
          .selectFrom("recipes")
          .select(["title", "image_version"])
          .where("title", "like", `Tart ${round} %`)
          .orderBy("title")
          .execute();
      const count = async () => (await saved()).length;
      await expect.poll(count, { timeout: MINUTE_MS, interval: 5 }).toBeGreaterThan(round % 3);
      trouble.isAway = () => true;
      const waitsFor = async () =>
        (await db.selectFrom("imports").select("waits_for").where("id", "=", id).execute())[0];
      await expect.poll(waitsFor, { timeout: MINUTE_MS }).toEqual({ waits_for: "storage.away" });
      worker.child.kill("SIGKILL");
      const next = world.start();
      trouble.isAway = undefined;
      nodes = [other, await next];
      await waitForImport(db, id, "DONE");
      expect(await saved()).toEqual(titles.sort().map((title) => ({ title, image_version: 1 })));
    }
  },
  LONG_MS * ROUNDS,
);

async function writeWithoutPause(nodes: Node[]) {
  const saved: string[] = [];
  const failures = new Map(nodes.map((node) => [node, [] as string[]]));
  let isOver = false;
  const cooks = Array.from({ length: WRITERS }, async (_, cook) => {
    const alices = await Promise.all(nodes.map((node) => node.as("alice")));
    let at = cook % nodes.length;
    for (let count = 0; !isOver; ) {
      const title = `Soup ${cook} ${count}`;
      const formKey = `soup-of-a-cook-of-the-load-${cook}-${count}`;
      const form = { title, visibility: "PRIVATE", formKey };
      const sent = alices[at]?.post("/recipe/edit", form, { "Idempotency-Key": newSecret() });
      const status = await sent?.then((answer) => String(answer.status), String);
      if (status === "303") {
        saved.push(title);
        count += 1;
      } else {
        failures.get(nodes[at] as Node)?.push(String(status));
        at = (at + 1) % nodes.length;
      }
    }
  });
  return {
    saved,
    failures,
    async stop() {
      isOver = true;
      await Promise.all(cooks);
    },
  };
}
