import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { PASSWORD } from "../../../tests/support/cast";
import { createClient } from "../../../tests/support/client";
import { emptyFolder } from "../../../tests/support/folders";
import { extractFields, extractText } from "../../../tests/support/page";
import { openTestServer } from "../../../tests/support/server";
import { unpackBackup } from "../../operations/backup/unpack";
import { hashSecret, newSecret } from "../secrets";
import { findDamage } from "./integrity-check";
import { databaseFile } from "./sqlite/open";

const ALICE = 1;
const BOB = 2;
const HOUR_MS = 3_600_000;
const SECRETS = { session: newSecret(), reset: newSecret(), email: newSecret() };
const PENDING = newSecret();

/** Adds what no backup holds: a session, emailed links, a queued email and a pending image. */
async function leftFolder(): Promise<string> {
  const dataDir = emptyFolder();
  await unpackBackup("tests/fixtures/backups/016-moving-in.zip", dataDir, () => undefined);
  const sqlite = new Sqlite(databaseFile(dataDir));
  const now = Date.now();
  const [before, after] = [now - HOUR_MS, now + HOUR_MS];
  const insert = (table: string, ...values: (string | number | null)[]) =>
    sqlite.prepare(`INSERT INTO ${table} VALUES (${values.map(() => "?")})`).run(values);
  insert("sessions", hashSecret(SECRETS.session), ALICE, "{}", "Firefox", before, before, after);
  insert("tokens", hashSecret(SECRETS.reset), "RESET_PASSWORD", null, BOB, before, after);
  const newEmail = "alice@new.example";
  insert("tokens", hashSecret(SECRETS.email), "CHANGE_EMAIL", newEmail, ALICE, before, after);
  const email = ["passwordChanged", "bob@popote.example", "fr", '{"username":"Bob"}', before];
  insert("outbox", 99, ...email, 2, after, null, null, "421 not now", null);
  insert("pending_images", PENDING, ALICE, before);
  sqlite.close();
  const images = path.join(dataDir, "images");
  mkdirSync(path.join(images, "pending"));
  for (const [from, to] of [
    ["recipes/1-v1.webp", `pending/${PENDING}.webp`],
    ["recipes-thumbnails/1-v1.webp", `pending/${PENDING}-thumbnail.webp`],
  ] as const)
    copyFileSync(path.join(images, from), path.join(images, to));
  writeFileSync(path.join(images, "pending/nobodys.webp"), "an image");
  return dataDir;
}

const KEPT = [
  ...["users", "recipes", "recipe_paragraphs", "recipe_ingredients", "likes", "follows"],
  ...["cookbooks", "cookbook_members", "cookbook_recipes", "share_links", "audit"],
];

function rowsIn(dataDir: string): [table: string, rows: unknown][] {
  const sqlite = new Sqlite(databaseFile(dataDir), { readonly: true });
  const rows = KEPT.map((table): [string, unknown] => [
    table,
    sqlite.prepare(`SELECT count(*) FROM ${table}`).pluck().get(),
  ]);
  sqlite.close();
  return rows;
}

test("a data folder of schema 016 is upgraded in place: sessions, links, emails and images still work", async () => {
  const dataDir = await leftFolder();
  const before = rowsIn(dataDir);
  const server = await openTestServer({ dataDir });
  expect(rowsIn(dataDir)).toEqual(before);
  expect((await findDamage(databaseFile(dataDir), "WHOLE")).faults).toEqual([]);

  expect(readdirSync(path.join(dataDir, "images/pending"))).toEqual([]);
  const alice = createClient(server.origin, SECRETS.session);
  expect((await alice.get("/home")).text).toContain("Alice");
  const form = extractFields((await alice.get("/recipe/edit?id=1&view=lines")).text);
  // As that release sent it.
  const { photoList: _, ...former } = form;
  const sent = { ...former, pendingImage: PENDING };
  expect((await alice.post("/recipe/edit?id=1", sent)).location).toBe("/recipe/view?id=1");
  for (const name of ["recipes/1-v2", "recipes-thumbnails/1-v2", "recipes/3-v1", "users/1-v1"]) {
    const { status } = await alice.get(`/image/${name}.webp`);
    // Bob's secret pie.
    expect({ name, status }).toEqual({ name, status: name === "recipes/3-v1" ? 404 : 200 });
  }

  const bob = await server.as("nobody");
  const reset = `/password/reset/new?token=${SECRETS.reset}`;
  expect((await bob.get(reset)).status).toBe(200);
  const chosen = { password: "another horse", passwordAgain: "another horse" };
  expect((await bob.post(reset, chosen)).location).toBe("/password/reset/success");
  const login = { email: "bob@popote.example", password: "another horse" };
  expect((await bob.post("/login", login)).location).toBe("/home");

  const confirmed = await alice.post("/user/email", { token: SECRETS.email });
  expect(confirmed.location).toMatch(/^\/(user\/settings|login)/);
  const again = await server.as("nobody");
  const moved = { email: "alice@new.example", password: PASSWORD };
  expect((await again.post("/login", moved)).location).toBe("/home");
  const mails = extractText((await again.get("/admin/mail")).text);
  expect(mails).toContain("bob@popote.example");
  const email = server.db.selectFrom("outbox").selectAll().where("id", "=", 99);
  expect(await email.executeTakeFirst()).toMatchObject({
    tries: 2,
    sent_at: null,
    last_error: "421 not now",
    claimed_at: null,
    trouble: null,
  });
  expect((await again.get("/admin/system")).status).toBe(200);
});
