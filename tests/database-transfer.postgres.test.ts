import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listDifferences } from "#server/operations/backup/copy-database";
import { migrateToLatest } from "#server/platform/db/migrate";
import { pickEngine } from "#server/platform/db/open";
import { countRows } from "#server/platform/db/table-rows";
import { createServerDatabase, openAt, openBucket, openSnapshot } from "./support/engines";
import { fillEveryTable } from "./support/every-table";
import { emptyFolder } from "./support/folders";
import { runToEnd, spawnPopote } from "./support/spawn-popote";

/** Each process takes a second or more under load. */
const MANY_STARTS_MS = 120_000;

const filled = mkdtempSync(path.join(os.tmpdir(), "popote-every-table-"));

beforeAll(async () => {
  const db = pickEngine({ dataDir: filled }).open({ dataDir: filled });
  await fillEveryTable(db, filled);
  await db.destroy();
});

afterAll(() => rmSync(filled, { recursive: true }));

async function openPlaces() {
  const dataDir = emptyFolder();
  cpSync(filled, dataDir, { recursive: true });
  return { sqlite: openAt({ dataDir }), server: await createServerDatabase("moving") };
}

test(
  "Popote moves to PostgreSQL and a bucket and back with every file, and runs there",
  async () => {
    const { sqlite, server } = await openPlaces();
    const { objects, images, keys } = await openBucket();
    const to = ["admin", "move-to", server.databaseUrl, images];
    const moving = await runToEnd(to, sqlite.dataDir, keys);
    expect(moving).toMatchObject({ code: 0, stderr: "" });
    expect(moving.stdout).toContain(`DATABASE_URL=${server.databaseUrl}\n  PICTURES=${images}\n`);
    const imageFiles = readdirSync(path.join(sqlite.dataDir, "images/recipes"));
    expect(imageFiles.length).toBeGreaterThan(3);
    expect([...objects.keys()]).toEqual(
      expect.arrayContaining(imageFiles.map((name) => `images/recipes/${name}`)),
    );
    const moved = openAt(server);
    const own = ["maintenance", "database_checks"] as const;
    expect(await listDifferences(await openSnapshot(sqlite), moved.db, own)).toEqual([]);
    // Maintenance stays on in the source only.
    expect(await countRows(sqlite.db, "maintenance")).toBe(1);
    expect(await countRows(moved.db, "maintenance")).toBe(0);

    const again = await runToEnd(to, sqlite.dataDir, keys);
    expect(again).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("There is a Popote in"),
    });

    const settings = {
      ...keys,
      DATABASE_URL: server.databaseUrl,
      PICTURES: images,
      PICTURES_ORIGIN: "https://images.example.org",
      ROLE: "web",
    };
    const folder = path.join(emptyFolder(), "new");
    const back = await runToEnd(["admin", "move-to", `sqlite:${folder}`], server.dataDir, settings);
    expect(back).toMatchObject({ code: 0, stderr: "" });
    expect(back.stdout).toContain("none of DATABASE_URL, PICTURES, PICTURES_ORIGIN and ROLE.");
    expect(readdirSync(folder).sort()).toEqual(["images", "popote.lock", "popote.sqlite"]);
    expect(readdirSync(path.join(folder, "images/recipes")).sort()).toEqual(imageFiles.sort());
    // The audit log also records the end of the maintenance.
    const kept = [...own, "audit"] as const;
    expect(
      await listDifferences(await openSnapshot(moved), openAt({ dataDir: folder }).db, kept),
    ).toEqual([]);
    expect(await runToEnd(["admin", "check"], folder)).toMatchObject({ code: 0, stderr: "" });
  },
  MANY_STARTS_MS,
);

test(
  "an interrupted move has no effect and can be repeated",
  async () => {
    const { sqlite, server } = await openPlaces();
    await sqlite.db.deleteFrom("maintenance").execute();
    const { images, keys } = await openBucket();
    const target = openAt(server);
    await migrateToLatest(target.db);
    const to = ["admin", "move-to", server.databaseUrl, images];
    for (const [how, code, words] of [
      ["SIGINT", 1, /^Not transferred: It was interrupted\./],
      ["cut off", 1, /^The connection to PostgreSQL was lost/],
      ["SIGKILL", null, /^$/],
    ] as const) {
      const holder = new pg.Client({ connectionString: server.databaseUrl });
      await holder.connect();
      await holder.query("begin; lock table likes");
      const child = spawnPopote(to, sqlite.dataDir, keys);
      let said = "";
      child.stderr?.on("data", (text) => {
        said += text;
      });
      const ended = once(child, "close");
      const pid = await vi.waitFor(() => getWaiting(holder), { timeout: 20_000 });
      if (how === "cut off") await holder.query("SELECT pg_terminate_backend($1)", [pid]);
      else child.kill(how);
      await holder.end();
      expect([how, (await ended)[0], said]).toEqual([how, code, expect.stringMatching(words)]);
      expect(await countRows(target.db, "users")).toBe(0);
      expect(await countRows(sqlite.db, "maintenance")).toBe(how === "SIGKILL" ? 1 : 0);
    }
    expect(await runToEnd(to, sqlite.dataDir, keys)).toMatchObject({ code: 0, stderr: "" });
    expect(await countRows(sqlite.db, "maintenance")).toBe(0);
    const own = ["maintenance", "database_checks", "audit"] as const;
    expect(await listDifferences(await openSnapshot(sqlite), target.db, own)).toEqual([]);
  },
  MANY_STARTS_MS,
);

async function getWaiting(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
     WHERE NOT granted AND datname = current_database()`,
  );
  expect(rows).toHaveLength(1);
  return rows[0].pid;
}

test("a target that is not empty or not valid is refused with a message", async () => {
  const { sqlite, server } = await openPlaces();
  const { objects, images, keys } = await openBucket();
  const move = (...target: string[]) =>
    runToEnd(["admin", "move-to", ...target], sqlite.dataDir, keys);
  expect(await move(server.databaseUrl)).toMatchObject({ code: 2 });
  expect(await move("mysql://db/popote", images)).toMatchObject({ code: 2 });
  expect(await move(`sqlite:${emptyFolder()}`)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("This Popote is in a folder already"),
  });
  objects.set("images/users/1-v1.webp", {
    bytes: Buffer.from("-"),
    meta: {},
    changedAt: new Date(),
  });
  expect(await move(server.databaseUrl, images)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("There are images or uploaded files already"),
  });
  expect([...objects.keys()]).toEqual(["images/users/1-v1.webp"]);
  const closed = "postgres://popote@127.0.0.1:1/popote";
  expect(await move(closed, "s3://popote/new")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("PostgreSQL does not answer at 127.0.0.1:1"),
  });
  const { db } = openAt(server);
  await migrateToLatest(db);
  await db
    .insertInto("kysely_migration" as never)
    .values({ name: "999", timestamp: "" } as never)
    .execute();
  expect(await move(server.databaseUrl, "s3://popote/new")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("was written by a newer version of Popote"),
  });
  const audited = await sqlite.db.selectFrom("audit").select("act").execute();
  expect(audited.map(({ act }) => act)).not.toContain("maintenance.start");
});
