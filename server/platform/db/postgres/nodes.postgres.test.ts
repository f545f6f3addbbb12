import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { createServerDatabase, openAt } from "../../../../tests/support/engines";
import { copyTemplate, dropDatabase } from "../../../../tests/support/postgres";
import { takeComplaints } from "../../../../tests/support/watched-log";
import { loadCatalogue } from "../../../features/ingredients/catalogue";
import type { Db } from "../engine";
import { listPostgresMigrationNames, migrateToLatest } from "../migrate";
import { postgres } from "./engine";
import { openPostgres } from "./open";

const { standBy, acquireLock, notifyWorker } = postgres.nodes ?? expect.unreachable();

async function openNodes(name: string) {
  const socket = inject("postgres") ?? "";
  const databaseUrl = await copyTemplate(socket, name);
  onTestFinished(() => dropDatabase(socket, name));
  const open = () => {
    const db = openPostgres(databaseUrl);
    onTestFinished(() => db.destroy());
    return db;
  };
  const [a, b] = [open(), open()];
  for (const db of [a, b]) await sql`SELECT 1`.execute(db);
  return { place: { dataDir: "", databaseUrl }, a, b };
}

/** Ends the session of the node that works. */
const endSession = (db: Db) =>
  sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'popote work' AND datname = current_database()
      AND pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted)`.execute(db);

test("one standby node works at a time; another takes over when it stops or loses its session", async () => {
  const { place, a: db } = await openNodes("stand-by");
  const working: string[] = [];
  const most: number[] = [];
  const nodes = new Map(
    ["a", "b", "c"].map((name) => {
      const begin = () => {
        working.push(name);
        most.push(working.length);
        return {
          wake: () => undefined,
          stop: async () => void working.splice(working.indexOf(name), 1),
        };
      };
      return [name, standBy(place, begin)];
    }),
  );
  onTestFinished(async () => {
    for (const node of nodes.values()) await node.stop();
  });
  await expect.poll(() => working).toHaveLength(1);
  const [first = ""] = working;
  await nodes.get(first)?.stop();
  await expect.poll(() => working[0] ?? first).not.toBe(first);
  await endSession(db);
  await expect.poll(() => most.length).toBe(3);
  await expect.poll(() => working).toHaveLength(1);
  expect(most).toEqual([1, 1, 1]);
  // The node may have been asking when its session ended.
  for (const { msg } of takeComplaints())
    expect(msg).toBe("cannot ask the database which node works");
});

test("the working node is notified of new work by any node", async () => {
  const { place, b } = await openNodes("wake");
  const calls: string[] = [];
  const node = standBy(place, () => ({
    wake: () => void calls.push("wake"),
    stop: async () => undefined,
  }));
  onTestFinished(() => node.stop());
  // Woken when the work starts; the next beat is five seconds away.
  await expect.poll(() => calls).toEqual(["wake"]);
  notifyWorker(b);
  await expect.poll(() => calls, { timeout: 3_000 }).toEqual(["wake", "wake"]);
});

test("a lock belongs to one node until it is released or the node dies; other names are free", async () => {
  const { a, b } = await openNodes("locks");
  const end = await acquireLock(a, "form 1");
  (await acquireLock(a, "form 2"))();
  let holds = false;
  const later = acquireLock(b, "form 1").then((endLater) => {
    holds = true;
    return endLater;
  });
  (await acquireLock(b, "form 3"))();
  expect(holds).toBe(false);
  end();
  await later;
  const again = acquireLock(a, "form 1");
  await b.destroy();
  (await again)();
});

test("two nodes that start at once on an empty database create one schema and one catalogue", async () => {
  const place = await createServerDatabase("start-at-once");
  const [a, b] = [openAt(place).db, openAt(place).db];
  const ran = await Promise.all([migrateToLatest(a), migrateToLatest(b)]);
  expect(ran.flat().sort()).toEqual(listPostgresMigrationNames());
  const written = await Promise.all([loadCatalogue(a), loadCatalogue(b)]);
  const { all } = await a
    .selectFrom("ingredients")
    .select((eb) => eb.fn.countAll<number>().as("all"))
    .executeTakeFirstOrThrow();
  expect(all).toBeGreaterThan(100);
  expect(written.sort((some, more) => some - more)).toEqual([0, all]);
});

test("a node does not start on a schema newer than its own and says so", async () => {
  const { place, a } = await openNodes("newer");
  await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('999-later', 'now')`.execute(a);
  await expect(postgres.refuseUnknownSchema(place)).rejects.toThrow(
    /^The database newer was written by a newer version of Popote/,
  );
});
