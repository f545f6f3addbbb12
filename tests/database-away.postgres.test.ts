import path from "node:path";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import type { Db } from "#server/platform/db/open";
import { openPostgres } from "#server/platform/db/postgres/open";
import { CAST } from "./support/cast";
import { createClient } from "./support/client";
import { emptyFolder } from "./support/folders";
import { extractFields, extractText } from "./support/page";
import { spawnPopote } from "./support/popote-process";
import { copyTemplate, createTemplate, dropDatabase, startPostgres } from "./support/postgres";
import { openPostgresProxy } from "./support/postgres-proxy";
import { openS3StandIn } from "./support/s3-stand-in";
import { openTestServer } from "./support/server";
import { makeTemplate } from "./support/template";
import { takeComplaints } from "./support/watched-log";

const NEW = "/recipe/edit";
const AWAY = "This site cannot reach its recipes at the moment.";
const OFFER = />(Log in|Sign up)</;
const AWAY_FR = "Ce site n’a pas accès à ses recettes pour le moment.";

/** Starts Popote in its own process on this database; `direct` bypasses the proxy. */
async function openPopote(databaseUrl: string, direct = databaseUrl) {
  const db = openPostgres(direct);
  onTestFinished(() => db.destroy());
  const { settings: bucket } = await openS3StandIn();
  const popote = await spawnPopote(emptyFolder(), {
    DATABASE_URL: databaseUrl,
    PICTURES: `s3://${bucket.bucket}`,
    S3_ENDPOINT: bucket.endpoint ?? "",
    AWS_REGION: bucket.region,
    AWS_ACCESS_KEY_ID: bucket.accessKeyId,
    AWS_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  });
  onTestFinished(async () => {
    popote.child.kill("SIGTERM");
    await popote.ended;
  });
  const session = await openSession(db, { userId: CAST.alice.id, userAgent: "test" });
  const [alice, nobody] = [
    createClient(popote.origin, session),
    createClient(popote.origin, undefined),
  ];
  const form = {
    ...extractFields((await alice.get(NEW)).text),
    title: "Quince tart",
    visibility: "PUBLIC",
  };
  return { db, popote, alice, nobody, form };
}

async function openBehindProxy(name: string) {
  const socket = inject("postgres") ?? "";
  const direct = await copyTemplate(socket, name);
  onTestFinished(() => dropDatabase(socket, name));
  const proxy = await openPostgresProxy(socket);
  return { proxy, ...(await openPopote(proxy.buildUrl(name), direct)) };
}

async function countRecipes(db: Db, title: string): Promise<number> {
  const rows = await db.selectFrom("recipes").select("id").where("title", "=", title).execute();
  return rows.length;
}

test("while PostgreSQL is stopped every request gets a 503; afterwards a repeated form is saved once", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const databaseUrl = await createTemplate(postgres.socket);
  await makeTemplate({ dataDir: emptyFolder(), databaseUrl });
  const { db, popote, alice, nobody, form } = await openPopote(databaseUrl);
  const kept = await alice.post(NEW, { ...form, title: "Leek soup" });
  const view = kept.location ?? "";
  for (let visit = 0; visit < 2; visit++) expect((await nobody.get(view)).status).toBe(200);
  const next = { ...form, ...extractFields((await alice.get(NEW)).text), title: "Quince tart" };

  await postgres.halt();
  for (const [reader, path] of [
    [nobody, view],
    [nobody, "/"],
    [alice, "/recipe/list"],
    [alice, NEW],
  ] as const) {
    const page = await reader.get(path);
    expect([page.status, page.headers.get("Retry-After")], path).toEqual([503, "10"]);
    expect(extractText(page.text)).toContain(AWAY);
    expect(page.text).not.toContain("Error:");
    if (reader === alice) expect(page.text).not.toMatch(OFFER);
  }
  const french = await nobody.get("/", { "Accept-Language": "fr" });
  expect(extractText(french.text)).toContain(AWAY_FR);
  const refused = await alice.post(NEW, next);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "10"]);
  expect(extractText(refused.text)).toMatch(/may not have been saved.*go back, and send it again/);
  expect(refused.text).not.toMatch(OFFER);
  const call = await nobody.get("/api/v1/recipes");
  expect([call.status, JSON.parse(call.text).error.code]).toEqual([503, "database.away"]);
  for (const path of ["/image/recipes/1-v1.webp", `${NEW}.data`, "/open", "/health"]) {
    expect((await alice.get(path)).status, path).toBe(503);
  }

  await postgres.start();
  await expect.poll(async () => (await nobody.get("/health")).status).toBe(200);
  expect((await nobody.get(view)).status).toBe(200);
  const saved = await alice.post(NEW, next);
  expect(saved.status).toBe(303);
  expect((await alice.post(NEW, next)).location).toBe(saved.location);
  expect(await countRecipes(db, "Quince tart")).toBe(1);
  expect(popote.complaints()).toMatch(/PostgreSQL cannot be reached/);
  expect(popote.complaints()).not.toMatch(/request failed|provoked/);
});

test("a COMMIT without a response is not reported as saved, and a repeated form is saved once", async () => {
  const { proxy, db, alice, form } = await openBehindProxy("database-cut");
  proxy.cutCommitAfter = 'insert into "recipes"';
  const cut = await alice.post(NEW, form);
  expect(cut.status).toBe(503);
  expect(extractText(cut.text)).toContain(AWAY);
  expect(proxy.cut).toBe(1);
  await expect.poll(() => countRecipes(db, form.title)).toBe(1);
  const again = await alice.post(NEW, form);
  expect(again.status).toBe(303);
  expect(await countRecipes(db, form.title)).toBe(1);
});

test("requests to a database that falls silent are given up, and it is used again once it answers", async () => {
  const { proxy, db, alice, nobody, form } = await openBehindProxy("database-silent");
  proxy.isSilent = true;
  const answers = [nobody.get("/"), alice.get("/recipe/list"), alice.post(NEW, form)];
  for (const answer of answers) expect((await answer).status).toBe(503);
  proxy.isSilent = false;
  await expect.poll(async () => (await alice.get(NEW)).status).toBe(200);
  expect((await alice.post(NEW, form)).status).toBe(303);
  expect(await countRecipes(db, form.title)).toBe(1);
});

test("on a read-only database pages can be read, and forms are refused with a message", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { ...extractFields((await alice.get(NEW)).text), title: "Quince tart" };
  const name = path.basename(server.dataDir);
  await sql
    .raw(`ALTER DATABASE "${name}" SET default_transaction_read_only = on`)
    .execute(server.db);
  await sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(server.db);
  await expect.poll(async () => (await alice.get("/home")).status).toBe(200);
  const refused = await alice.post(NEW, form);
  expect(refused.status).toBe(507);
  expect(extractText(refused.text)).toContain("read-only at the moment: nothing was changed");
  expect(extractFields(refused.text)).toMatchObject({ title: "Quince tart" });
  await server.stop();
  const line = "PostgreSQL only reads: it is a standby, or set so";
  expect(takeComplaints()).toContainEqual(expect.objectContaining({ msg: line }));
});
