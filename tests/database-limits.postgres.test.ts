import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { limitWaiting } from "#server/platform/db/postgres/open";
import { DatabaseBusy, DatabaseUnavailable } from "#server/platform/errors";
import { withRequestSignal } from "#server/platform/request-signal";
import { openAt } from "./support/engines";
import { extractText } from "./support/page";
import { copyTemplate, dropDatabase } from "./support/postgres";
import { openPostgresProxy } from "./support/postgres-proxy";
import { writeRecipe } from "./support/recipes";
import { openTestServer } from "./support/server";
import { takeComplaints } from "./support/watched-log";

/** More than a process has connections. */
const SEARCHES = 12;
const REQUESTS = 36;
/** The documented ten seconds or so, plus slack for a busy test machine. */
const SILENT_MS = 14_000;

async function openDatabase(name: string) {
  const socket = inject("postgres") ?? "";
  const databaseUrl = await copyTemplate(socket, name);
  onTestFinished(() => dropDatabase(socket, name));
  return { socket, databaseUrl };
}

test("searches blocked by a lock delay no other request and are stopped, abandoned or not", async () => {
  const server = await openTestServer();
  await writeRecipe(server.db, "alice", { title: "Leek soup", visibility: "PUBLIC" });
  const nobody = await server.as("nobody");
  await nobody.get("/search?search=leek");
  await server.db.connection().execute(async (other) => {
    // Not the write lock, whose waiters must not count here.
    await sql`BEGIN`.execute(other);
    await sql`LOCK TABLE recipes IN ACCESS EXCLUSIVE MODE`.execute(other);
    const leaving = new AbortController();
    const left = Array.from({ length: SEARCHES }, (_, at) =>
      fetch(`${server.origin}/search?search=leek&n=${at}`, { signal: leaving.signal }).catch(
        () => "left",
      ),
    );
    // Outside a transaction, which would see the same snapshot each time.
    const waiting = async () => {
      const { rows } = await sql<{ query: string }>`
        SELECT query FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(server.db);
      return rows.map(({ query }) => query);
    };
    await expect.poll(waiting).not.toEqual([]);
    leaving.abort();
    expect(await Promise.all(left)).toEqual(left.map(() => "left"));
    await expect.poll(waiting, { timeout: 2_500 }).toEqual([]);
    const stayed = nobody.get("/search?search=leek");
    for (const path of ["/health", "/login", "/health"])
      expect([path, (await nobody.get(path)).status]).toEqual([path, 200]);
    const late = await stayed;
    expect(late.status).toBe(200);
    expect(extractText(late.text)).toContain("This search took too long and was stopped");
    await sql`ROLLBACK`.execute(other);
  });
  expect((await nobody.get("/search?search=leek")).status).toBe(200);
  takeComplaints();
}, 60_000);

test("a slow query is cancelled, and a query for a client that left is not sent", async () => {
  const { databaseUrl } = await openDatabase("slow_questions");
  const { db } = openAt({ dataDir: "", databaseUrl });
  const ask = (seconds: number) => sql`SELECT pg_sleep(${sql.lit(seconds)})`.execute(db);
  await ask(0.6);
  limitWaiting(db, 500);
  await expect(ask(20)).rejects.toBeInstanceOf(DatabaseBusy);
  limitWaiting(db, 60_000);
  const leaving = new AbortController();
  const left = withRequestSignal(leaving.signal, () => ask(20));
  const running = async () => {
    const { rows } = await sql<{ running: number }>`
      SELECT count(*) AS running FROM pg_stat_activity
      WHERE state = 'active' AND query LIKE 'SELECT pg_sleep(20)%'`.execute(db);
    return rows[0]?.running;
  };
  await expect.poll(running).toBe(1);
  leaving.abort();
  await expect(left).rejects.toBeInstanceOf(DatabaseBusy);
  await expect.poll(running).toBe(0);
  await expect(withRequestSignal(leaving.signal, () => ask(0))).rejects.toBeInstanceOf(
    DatabaseBusy,
  );
  await ask(0);
});

test("a write for a client that left is completed", async () => {
  const { databaseUrl } = await openDatabase("leaving_writers");
  const { db } = openAt({ dataDir: "", databaseUrl });
  const leaving = new AbortController();
  await withRequestSignal(leaving.signal, () =>
    db.transaction().execute(async (trx) => {
      await trx.updateTable("users").set({ username: "first" }).where("id", "=", 1).execute();
      leaving.abort();
      await trx.updateTable("users").set({ username: "second" }).where("id", "=", 1).execute();
    }),
  );
  const { username } = await db
    .selectFrom("users")
    .select("username")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  expect(username).toBe("second");
});

test("more requests than connections all fail in time when the database falls silent", async () => {
  const { socket } = await openDatabase("silent_crowd");
  const proxy = await openPostgresProxy(socket);
  const { db } = openAt({ dataDir: "", databaseUrl: proxy.buildUrl("silent_crowd") });
  const ask = () => sql`SELECT 1`.execute(db);
  await Promise.all(Array.from({ length: SEARCHES }, ask));
  proxy.isSilent = true;
  const begun = performance.now();
  /** A page runs several queries and continues after a failed one. */
  const page = async () => {
    for (let asked = 0; asked < 4; asked += 1)
      await expect(ask()).rejects.toBeInstanceOf(DatabaseUnavailable);
    return performance.now() - begun;
  };
  const waited = await Promise.all(Array.from({ length: REQUESTS }, page));
  expect(Math.max(...waited)).toBeLessThan(SILENT_MS);
  proxy.isSilent = false;
  await expect
    .poll(
      () =>
        ask().then(
          () => true,
          () => false,
        ),
      { timeout: 10_000 },
    )
    .toBe(true);
  takeComplaints();
}, 60_000);
