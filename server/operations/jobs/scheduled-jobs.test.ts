import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { CARDS, type ImageFolder } from "#domain/image/image";
import { CAST } from "../../../tests/support/cast";
import { makeCookbook } from "../../../tests/support/cookbooks";
import { openTestDatabase } from "../../../tests/support/database";
import { imageFile, writeImage } from "../../../tests/support/images";
import { addPerson } from "../../../tests/support/people";
import { writeRecipe } from "../../../tests/support/recipes";
import { loggedLines, takeComplaints } from "../../../tests/support/watched-log";
import { isPostgres } from "../../platform/db/engine";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import type { Storage } from "../../platform/storage/file-store";
import { DAILY, HOURLY, OFTEN, runTasks } from "./scheduled-jobs";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => Date.now() - days * DAY_MS;
const ALICE = CAST.alice.id;
const signal = new AbortController().signal;

async function keepUp({ db, ...storage }: Storage & { db: Db }): Promise<unknown> {
  await runTasks(db, storage, signal, { ...OFTEN, ...HOURLY, ...DAILY });
  return loggedLines().find(({ msg }) => msg === "scheduled jobs")?.removed;
}

async function countTable(db: Db, table: keyof Database): Promise<number> {
  const rows = await db.selectFrom(table).select(db.fn.countAll<number>().as("count")).execute();
  return rows[0]?.count ?? 0;
}

test("expired rows are removed and counted in one log line; others stay", async () => {
  const { db, dataDir, files } = openTestDatabase();
  const session = { user_id: ALICE, data: "{}", user_agent: "", created_at: 0, seen_at: 0 };
  const token = { user_id: ALICE, created_at: 0 };
  const email = {
    kind: "verifyEmail",
    recipient: "a@b.example",
    locale: "en",
    details: "{}",
  } as const;
  const over = daysAgo(0) - 1;
  const later = daysAgo(-1);
  const sent = (days: number) => ({
    ...email,
    created_at: 0,
    next_try_at: 0,
    sent_at: daysAgo(days),
  });
  const failed = (days: number) => ({
    ...email,
    created_at: 0,
    next_try_at: 0,
    failed_at: daysAgo(days),
  });
  await db
    .insertInto("sessions")
    .values([
      { ...session, token_hash: "over", expires_at: over },
      { ...session, token_hash: "alive", expires_at: later },
    ])
    .execute();
  await db
    .insertInto("tokens")
    .values([
      { ...token, token_hash: "over", kind: "VERIFY_EMAIL", expires_at: over },
      { ...token, token_hash: "alive", kind: "RESET_PASSWORD", expires_at: later },
    ])
    .execute();
  await db
    .insertInto("attempts")
    .values([
      { subject: "over", count: 1, window_ends_at: over },
      { subject: "alive", count: 1, window_ends_at: later },
    ])
    .execute();
  const outcome = { body_digest: "0".repeat(64), outcome: "{}", bytes: 1_002 };
  await db
    .insertInto("idempotency_outcomes")
    .values([
      { ...outcome, name: "1".repeat(64), owner: "address 1", expires_at: over },
      { ...outcome, name: "2".repeat(64), owner: "address 1", expires_at: later },
      { ...outcome, name: "3".repeat(64), owner: "address 1", expires_at: Date.now() + 60_000 },
    ])
    .execute();
  const draft = (key: string, form: string | null, days: number) => ({
    user_id: ALICE,
    key,
    form_key: key,
    title: "",
    updated_at: daysAgo(days),
    form,
  });
  await db
    .insertInto("recipe_drafts")
    .values([draft("over", "[]", 91), draft("discarded", null, 2), draft("alive", "[]", 89)])
    .execute();
  await db
    .insertInto("pending_images")
    .values([
      { id: "over", user_id: ALICE, created_at: daysAgo(2) },
      { id: "alive", user_id: ALICE, created_at: daysAgo(0) },
    ])
    .execute();
  await db
    .insertInto("outbox")
    .values([sent(31), sent(29), failed(91), failed(89)])
    .execute();
  await db
    .insertInto("outbox")
    .values({ ...email, created_at: daysAgo(100), next_try_at: 0 })
    .execute();

  const removed = await keepUp({ db, dataDir, files });
  expect(removed).toEqual({
    outcomes: 2,
    sessions: 1,
    tokens: 1,
    attempts: 1,
    drafts: 2,
    pendingImages: 1,
    emails: 2,
  });
  for (const table of [
    "sessions",
    "tokens",
    "attempts",
    "recipe_drafts",
    "pending_images",
    "idempotency_outcomes",
  ] as const)
    expect({ table, left: await countTable(db, table) }).toEqual({ table, left: 1 });
  expect(await countTable(db, "outbox")).toBe(3);
  const { created_at } = await db
    .selectFrom("outbox")
    .select("created_at")
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .executeTakeFirstOrThrow();
  expect(created_at).toBeLessThan(daysAgo(99));
});

test("an account unconfirmed for a month is deleted with its data, unless it is an ADMIN's", async () => {
  const { db, dataDir, files } = openTestDatabase();
  const people = [];
  for (const [name, days, role] of [
    ["Old", 31, "USER"],
    ["Young", 29, "USER"],
    ["Founder", 31, "ADMIN"],
  ] as const) {
    const person = await addPerson(db, name);
    const change = { verified_at: null, created_at: daysAgo(days), role } as never;
    await db.updateTable("users").set(change).where("id", "=", person.id).execute();
    people.push(person);
  }
  await writeRecipe(db, people[0] ?? "bob");
  const before = await countTable(db, "users");
  expect(await keepUp({ db, dataDir, files })).toMatchObject({ accounts: 1 });
  expect(await countTable(db, "users")).toBe(before - 1);
  expect(await countTable(db, "recipes")).toBe(0);
  const left = await db.selectFrom("users").select("username").orderBy("id").execute();
  expect(left.map(({ username }) => username).slice(-2)).toEqual(["Young", "Founder"]);
});

test("an image file is removed a day after its last use, not before", async () => {
  const { db, dataDir, files } = openTestDatabase();
  const recipe = await writeRecipe(db, "alice");
  const cookbook = await makeCookbook(db, "alice");
  const hang = (folder: ImageFolder, name: string) => writeImage(dataDir, folder, name);
  const hangs = (folder: ImageFolder, name: string) => existsSync(imageFile(dataDir, folder, name));
  for (const folder of ["recipes", "recipes-thumbnails"] as const)
    for (const version of [1, 2]) hang(folder, `${recipe}-v${version}`);
  for (const version of [1, 2]) hang(CARDS, `${recipe}-v${version}`);
  hang("cookbooks", `${cookbook}-v1`);
  for (const folder of ["recipes", "recipes-thumbnails"] as const) hang(folder, "chosen");
  const pending = { id: "chosen", user_id: ALICE, created_at: Date.now() };
  await db.insertInto("pending_images").values(pending).execute();
  for (const version of [1, 2])
    await db
      .updateTable("recipes")
      .set({ image_version: version, image_key: `${recipe}-v${version}` })
      .execute();
  const image = { image_version: 1, image_key: `${cookbook}-v1` };
  await db.updateTable("cookbooks").set(image).execute();
  await db.deleteFrom("cookbooks").execute();
  await db.deleteFrom("pending_images").execute();

  expect(await keepUp({ db, dataDir, files })).toBeUndefined();
  expect(hangs("recipes", `${recipe}-v1`) && hangs("cookbooks", `${cookbook}-v1`)).toBe(true);
  const mistaken = { folder: "recipes" as const, name: `${recipe}-v2`, since: 0 };
  await db.insertInto("unused_images").values(mistaken).execute();
  await db
    .updateTable("unused_images")
    .set({ since: daysAgo(1) - 1 })
    .execute();
  expect(await keepUp({ db, dataDir, files })).toEqual({ imageFiles: 5 });
  for (const folder of ["recipes", "recipes-thumbnails", CARDS] as const) {
    expect(hangs(folder, `${recipe}-v1`)).toBe(false);
    expect(hangs(folder, `${recipe}-v2`)).toBe(true);
    expect(hangs(folder, "chosen")).toBe(false);
  }
  expect(hangs("cookbooks", `${cookbook}-v1`)).toBe(false);
  expect(await countTable(db, "unused_images")).toBe(0);
});

test("half-written files of a killed server are removed after a day", async () => {
  const { db, dataDir, files } = openTestDatabase();
  const place = path.dirname(imageFile(dataDir, "recipes", ""));
  mkdirSync(place, { recursive: true });
  const lie = (name: string, days: number) => {
    writeFileSync(path.join(place, name), "an image");
    utimesSync(path.join(place, name), daysAgo(days) / 1000, daysAgo(days) / 1000);
  };
  lie("kept.webp", 2);
  lie("kept.webp.secret.tmp", 2);
  lie("young.webp.secret.tmp", 0);
  expect(await keepUp({ db, dataDir, files })).toEqual({ strayFiles: 1 });
  expect(readdirSync(place).sort()).toEqual(["kept.webp", "young.webp.secret.tmp"]);
});

test("an image file that cannot be removed is logged and does not stop the others", async () => {
  const { db, dataDir, files } = openTestDatabase();
  mkdirSync(imageFile(dataDir, "users", "8-v1"), { recursive: true });
  writeImage(dataDir, "users", "9-v1");
  const unused = ["8-v1", "9-v1"].map((name) => ({ folder: "users" as const, name, since: 0 }));
  await db.insertInto("unused_images").values(unused).execute();
  expect(await keepUp({ db, dataDir, files })).toEqual({ imageFiles: 1 });
  expect(takeComplaints()).toMatchObject([{ level: "warn", err: { code: "ERR_FS_EISDIR" } }]);
  const left = await db.selectFrom("unused_images").selectAll().execute();
  expect(left).toMatchObject([{ name: "8-v1" }]);
  expect(left[0]?.since).toBeGreaterThan(daysAgo(1));
});

test("a failing task is logged, and the next one still runs", async () => {
  const { db, dataDir, files } = openTestDatabase();
  await db.schema.dropTable("tokens").execute();
  await db
    .insertInto("attempts")
    .values({ subject: "over", count: 1, window_ends_at: 1 })
    .execute();
  expect(await keepUp({ db, dataDir, files })).toMatchObject({ attempts: 1 });
  expect(takeComplaints()).toMatchObject([{ level: "error", task: "tokens" }]);
});

test("large deletions let other requests through and stop early when asked", async () => {
  const { db, ...storage } = openTestDatabase();
  const TOTAL = 20_000;
  const row = {
    user_id: null,
    data: "{}",
    user_agent: "",
    created_at: 0,
    seen_at: 0,
    expires_at: 1,
  };
  for (let start = 0; start < TOTAL; start += 2_000) {
    const rows = Array.from({ length: 2_000 }, (_, n) => ({ ...row, token_hash: `${start + n}` }));
    await db.insertInto("sessions").values(rows).execute();
  }
  const stopping = new AbortController();
  const running = runTasks(db, storage, stopping.signal, HOURLY);
  const seen: number[] = [];
  while (new Set(seen).size < 3 && seen.at(-1) !== 0) {
    seen.push(await countTable(db, "sessions"));
    await setImmediate();
  }
  stopping.abort();
  await running;
  expect(new Set(seen).size).toBe(3);
  // One batch was running when the abort came, and one may have finished since the last count.
  const left = await countTable(db, "sessions");
  expect(left).toBeGreaterThan(0);
  if (!isPostgres(db)) expect(left).toBeGreaterThanOrEqual((seen.at(-1) ?? TOTAL) - 1_000);
  await runTasks(db, storage, signal, HOURLY);
  expect(await countTable(db, "sessions")).toBe(0);
});
