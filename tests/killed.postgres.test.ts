import "./support/built";
import { expect, onTestFinished, test } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { openPostgres } from "#server/platform/db/postgres/open";
import { newSecret } from "#server/platform/secrets";
import { CAST } from "./support/cast";
import { type Client, createClient } from "./support/client";
import { emptyFolder } from "./support/folders";
import { extractFields } from "./support/page";
import { type PopoteProcess, spawnPopote } from "./support/popote-process";
import { createTemplate, startPostgres } from "./support/postgres";
import { openS3StandIn } from "./support/s3-stand-in";
import { makeTemplate } from "./support/template";

const NEW = "/recipe/edit";
const WRITERS = 4;
const ENOUGH = 20;

interface Sent {
  title: string;
  form: Record<string, string>;
  isSaved: boolean;
}

test("everything reported as saved is there once after Popote and PostgreSQL are killed", async () => {
  const postgres = await startPostgres({ isDurable: true });
  onTestFinished(postgres.stop);
  const databaseUrl = await createTemplate(postgres.socket);
  await makeTemplate({ dataDir: emptyFolder(), databaseUrl });
  const db = openPostgres(databaseUrl);
  onTestFinished(() => db.destroy());
  const session = await openSession(db, { userId: CAST.alice.id, userAgent: "test" });
  const settings = { DATABASE_URL: databaseUrl, ...(await bucket()) };
  const sent: Sent[] = [];

  const first = await start(settings);
  await writeUntil(createClient(first.origin, session), sent, async () =>
    first.child.kill("SIGKILL"),
  );
  const second = await start(settings);
  const alice = createClient(second.origin, session);
  await sendAgain(alice, sent);

  await writeUntil(alice, sent, postgres.kill);
  await postgres.start();
  await expect.poll(async () => (await alice.get(NEW)).status, { timeout: 20_000 }).toBe(200);
  await sendAgain(alice, sent);

  const rows = await db.selectFrom("recipes").select("title").orderBy("title").execute();
  expect(rows.map(({ title }) => title)).toEqual(sent.map(({ title }) => title).sort());
  expect(sent.length).toBeGreaterThan(2 * ENOUGH);
}, 120_000);

async function start(settings: Record<string, string>): Promise<PopoteProcess> {
  const popote = await spawnPopote(emptyFolder(), settings);
  onTestFinished(() => void popote.child.kill("SIGKILL"));
  return popote;
}

async function bucket(): Promise<Record<string, string>> {
  const { settings } = await openS3StandIn();
  return {
    PICTURES: `s3://${settings.bucket}`,
    S3_ENDPOINT: settings.endpoint ?? "",
    AWS_REGION: settings.region,
    AWS_ACCESS_KEY_ID: settings.accessKeyId,
    AWS_SECRET_ACCESS_KEY: settings.secretAccessKey,
  };
}

/** Calls `end` in the middle of parallel forms; each writer stops at its first unsaved one. */
async function writeUntil(alice: Client, sent: Sent[], end: () => Promise<unknown>): Promise<void> {
  const fields = extractFields((await alice.get(NEW)).text);
  const before = sent.length;
  let ended: Promise<unknown> | undefined;
  const write = async () => {
    for (let isSaved = true; isSaved; ) {
      const title = `Dish ${newSecret()}`;
      const own = { formKey: newSecret(), creationKey: newSecret() };
      const form = { ...fields, ...own, title, visibility: "PUBLIC" };
      const dish: Sent = { title, form, isSaved: false };
      sent.push(dish);
      isSaved = await save(alice, dish);
      if (sent.length >= before + ENOUGH) ended ??= end();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  await ended;
}

async function sendAgain(alice: Client, sent: Sent[]): Promise<void> {
  for (const dish of sent.filter(({ isSaved }) => !isSaved)) {
    expect(await save(alice, dish), dish.title).toBe(true);
  }
}

async function save(alice: Client, dish: Sent): Promise<boolean> {
  const answer = await alice.post(NEW, dish.form).catch(() => undefined);
  dish.isSaved = answer?.status === 303;
  return dish.isSaved;
}
