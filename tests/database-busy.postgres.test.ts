import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { DRAIN } from "#server/operations/processes/listen";
import { startWorkerProcess } from "#server/operations/processes/worker-process";
import { readConfig } from "#server/platform/config";
import type { Db } from "#server/platform/db/open";
import { limitWaiting } from "#server/platform/db/postgres/open";
import { createWriteQueue } from "#server/platform/db/postgres/write-queue";
import type { Database } from "#server/platform/db/tables";
import { DatabaseBusy, DatabaseUnavailable } from "#server/platform/errors";
import { CAST } from "./support/cast";
import { openAt } from "./support/engines";
import { emptyFolder } from "./support/folders";
import { openPlaces } from "./support/nodes";
import { putEmail } from "./support/outbox";
import { extractFields, extractText } from "./support/page";
import { copyTemplate, dropDatabase } from "./support/postgres";
import { openPostgresProxy } from "./support/postgres-proxy";
import { openTestServer } from "./support/server";
import { takeComplaints } from "./support/watched-log";

const NEW = "/recipe/edit";
const WRITER_LOCK = 7_076_843;
/** Same as in server/platform/db/postgres/open.ts. */
const WAIT_MS = 10_000;
/** More than the connection pool holds. */
const WRITERS = 15;

test("while another node holds the write lock reads succeed, and refused writers lose nothing", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const nobody = await server.as("nobody");
  // Several users, because one user's requests would queue before the database.
  const cooks = [
    alice,
    await server.as("bob"),
    await server.as("charlie"),
    await server.as("dana"),
  ];
  const forms = await Promise.all(
    Array.from({ length: WRITERS }, async (_, at) => {
      const cook = cooks[at % cooks.length] ?? alice;
      const form = extractFields((await cook.get(NEW)).text);
      return { cook, fields: { ...form, title: `Quince tart ${at}`, visibility: "PUBLIC" } };
    }),
  );
  const send = () => forms.map(({ cook, fields }) => cook.post(NEW, fields));
  await server.db.connection().execute(async (other) => {
    await sql`SELECT pg_advisory_lock(${sql.lit(WRITER_LOCK)})`.execute(other);
    const begun = performance.now();
    const sent = send();
    await expect
      .poll(async () => {
        const { rows } = await sql<{ waiting: number }>`
          SELECT count(*) AS waiting FROM pg_locks
          WHERE locktype = 'advisory' AND objid = ${sql.lit(WRITER_LOCK)} AND NOT granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(
          other,
        );
        return rows[0]?.waiting;
      })
      .toBe(1);
    for (const path of ["/", "/health", NEW]) {
      const client = path === NEW ? alice : nobody;
      expect([path, (await client.get(path)).status]).toEqual([path, 200]);
    }
    for (const answer of await Promise.all(sent)) {
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
      expect(extractText(answer.text)).toContain("Please try again in a few seconds.");
    }
    // A writer that has waited once does not wait again, for the write lock or for a draft.
    expect(performance.now() - begun).toBeLessThan(2 * WAIT_MS);
    await sql`SELECT pg_advisory_unlock(${sql.lit(WRITER_LOCK)})`.execute(other);
  });
  // Background work could not get the write lock either.
  for (const line of takeComplaints())
    expect(JSON.stringify(line)).toContain("The database is busy");
  const again = await Promise.all(send());
  expect(again.map(({ status }) => status)).toEqual(forms.map(() => 303));
  const { rows } = await sql<{ title: string }>`
    SELECT title FROM recipes WHERE title LIKE 'Quince tart %'`.execute(server.db);
  expect(rows.map(({ title }) => title).sort()).toEqual(
    forms.map(({ fields }) => fields.title).sort(),
  );
}, 60_000);

test("a writer that waits too long gets DatabaseBusy", async () => {
  const { limited, other } = await openNodes("writes_long");
  await other.transaction().execute(async (trx) => {
    await rename(trx, "first");
    await expect(rename(limited, "late")).rejects.toBeInstanceOf(DatabaseBusy);
  });
  expect(await nameOfAlice(other)).toBe("first");
});

test("background work does not wait longer, also in its own process", async () => {
  const { db, settings } = await openPlaces("worker_waits");
  const config = readConfig({ ...settings, DATA_DIR: emptyFolder() });
  await db.connection().execute(async (other) => {
    await sql`SELECT pg_advisory_lock(${sql.lit(WRITER_LOCK)})`.execute(other);
    await putEmail(other, "passwordChanged", { next_try_at: 0 });
    const worker = await startWorkerProcess(config, "http://localhost");
    await expect.poll(() => JSON.stringify(takeComplaints())).toContain("The database is busy");
    await sql`SELECT pg_advisory_unlock(${sql.lit(WRITER_LOCK)})`.execute(other);
    await worker.stop(DRAIN);
  });
  takeComplaints();
}, 60_000);

test("a node that falls silent during a write loses the write lock and gets an error", async () => {
  const { limited, other, proxy } = await openNodes("falls_silent");
  const written = limited.transaction().execute(async (trx) => {
    await rename(trx, "lost");
    proxy.isSilent = true;
    await rename(other, "kept");
    proxy.isSilent = false;
    await rename(trx, "lost again");
  });
  await expect(written).rejects.toBeInstanceOf(DatabaseUnavailable);
  for (const line of takeComplaints())
    expect(line).toMatchObject({ msg: "PostgreSQL cannot be reached" });
  expect(await nameOfAlice(other)).toBe("kept");
});

/** Two nodes on one database; `limited` uses a proxy and waits at most half a second. */
async function openNodes(name: string) {
  const socket = inject("postgres") ?? "";
  const direct = await copyTemplate(socket, name);
  onTestFinished(() => dropDatabase(socket, name));
  const proxy = await openPostgresProxy(socket);
  const { db: limited } = openAt({ dataDir: "", databaseUrl: proxy.buildUrl(name) });
  limitWaiting(limited, 500);
  const { db: other } = openAt({ dataDir: "", databaseUrl: direct });
  return { limited, other, proxy };
}

async function rename(db: Kysely<Database>, username: string): Promise<void> {
  await db.updateTable("users").set({ username }).where("id", "=", CAST.alice.id).execute();
}

async function nameOfAlice(db: Db): Promise<string | undefined> {
  const alice = db.selectFrom("users").select("username").where("id", "=", CAST.alice.id);
  return (await alice.executeTakeFirst())?.username;
}

test("writers take turns, and one that gives up takes no other's turn", async () => {
  const timeout = { waitMs: 20 };
  const take = createWriteQueue(timeout);
  const endFirst = await take();
  await expect(take()).rejects.toBeInstanceOf(DatabaseBusy);
  timeout.waitMs = 60_000;
  const turns: string[] = [];
  const both = ["second", "third"].map(async (name) => {
    const end = await take();
    turns.push(`${name} begins`);
    await setImmediate();
    turns.push(`${name} ends`);
    end();
    end();
  });
  endFirst();
  endFirst();
  await Promise.all(both);
  expect(turns).toEqual(["second begins", "second ends", "third begins", "third ends"]);
  (await take())();
});
