import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { makeBackup } from "#server/operations/backup/make";
import { checkAll } from "#server/operations/check/check-all";
import type { Db } from "#server/platform/db/open";
import { restoreNew } from "../support/backups";
import type { Client } from "../support/client";
import { emptyFolder } from "../support/folders";
import { imageFile } from "../support/images";
import { extractFields } from "../support/page";
import { type Random, randomFrom } from "../support/random";
import { openTestServer } from "../support/server";
import { withFile } from "../support/upload";

/** Minimum duration; use a minute for a soak test. */
const SECONDS = Number(process.env.BACKUP_LOAD_SECONDS ?? 8);
const CLIENTS = 6;
/** The first backup starts before anything is saved. */
const BACKUPS = 2;
const STEPS = 12;
const silent = () => undefined;

interface Saved {
  /** The last acknowledged title; undefined while a change is pending. */
  title: string | undefined;
  titles: Set<string>;
  isGone: boolean;
  hasImage: boolean;
}

type Said = Pick<Saved, "hasImage"> & { title: string };

interface Ledger {
  recipes: Map<number, Saved>;
  writes: number;
  faults: string[];
}

test("backups made during writes hold every recipe saved before, complete and consistent", async () => {
  const server = await openTestServer();
  const ledger: Ledger = { recipes: new Map(), writes: 0, faults: [] };
  const names = ["alice", "bob", "charlie", "dana"] as const;
  const images = await Promise.all(["#a30", "#3a0", "#03a", "#aa0"].map(plain));
  const made: { file: string; before: Map<number, Said> }[] = [];
  const until = Date.now() + SECONDS * 1_000;
  const isOver = () => Date.now() >= until && made.length >= BACKUPS;
  const writing = Promise.all(
    Array.from({ length: CLIENTS }, async (_, index) => {
      const client = await server.as(names[index % names.length] ?? "alice");
      await write(client, randomFrom(index + 1), images, ledger, isOver);
    }),
  );

  const folder = emptyFolder();
  while (!isOver()) {
    const before = settled(ledger);
    const file = path.join(folder, `${made.length}.zip`);
    const { manifest } = await makeBackup(server, file, silent);
    expect(manifest.missing).toEqual([]);
    made.push({ file, before });
  }
  await writing;
  expect(ledger.faults).toEqual([]);
  await expectKept(server.db, ledger);

  let compared = 0;
  let seen = 0;
  for (const { file, before } of made) {
    const counts = await compare(file, before, ledger, server.dataDir);
    compared += counts.compared;
    seen += counts.seen;
  }
  expect(compared).toBeGreaterThan(0);
  console.info(
    `writes: ${ledger.writes}, backups: ${made.length}, recipes in them: ${seen}, of these saved before and compared: ${compared}, images missing: 0`,
  );
}, 600_000);

function plain(background: string): Promise<Buffer> {
  return sharp({ create: { width: 160, height: 120, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

function settled({ recipes }: Ledger): Map<number, Said> {
  return new Map(
    [...recipes]
      .filter(([, { title, isGone }]) => title !== undefined && !isGone)
      .map(([id, { title, hasImage }]) => [id, { title: title ?? "", hasImage }]),
  );
}

async function write(
  client: Client,
  dice: Random,
  images: Buffer[],
  ledger: Ledger,
  isOver: () => boolean,
): Promise<void> {
  const own: number[] = [];
  while (!isOver()) {
    const id = own.length > 0 ? dice.pick(own) : undefined;
    const deed = dice.whole(1, 10);
    if (id === undefined || deed <= 5) {
      const image = dice.whole(1, 3) === 1 ? dice.pick(images) : undefined;
      own.push(await add(client, image, ledger));
    } else if (deed <= 8) await replaceImage(client, id, dice.pick(images), ledger);
    else if (deed === 9) await note(ledger, client.post(`/recipe/like?id=${id}`, { liked: "yes" }));
    else await remove(client, own.splice(own.indexOf(id), 1)[0] ?? 0, ledger);
  }
}

/** Every step carries the title, to detect a recipe that mixes two versions. */
function buildForm(title: string): Record<string, string> {
  const steps = Array.from({ length: STEPS }, (_, index) => [
    `steps[${index}]`,
    `${index}: ${title}`,
  ]);
  return {
    title,
    visibility: "PUBLIC",
    formKey: title,
    "ingredients[0].name": "Egg",
    ...Object.fromEntries(steps),
  };
}

async function add(client: Client, image: Buffer | undefined, ledger: Ledger): Promise<number> {
  const title = randomBytes(8).toString("hex");
  const answer = await note(
    ledger,
    client.post("/recipe/edit", image ? withFile(buildForm(title), image) : buildForm(title)),
  );
  const id = Number(/id=(\d+)/.exec(answer.location ?? "")?.[1]);
  ledger.recipes.set(id, {
    title,
    titles: new Set([title]),
    isGone: false,
    hasImage: image !== undefined,
  });
  return id;
}

async function replaceImage(
  client: Client,
  id: number,
  image: Buffer,
  ledger: Ledger,
): Promise<void> {
  const saved = ledger.recipes.get(id);
  if (!saved) return;
  const title = randomBytes(8).toString("hex");
  const { text } = await client.get(`/recipe/edit?id=${id}&view=lines`);
  const { version = "" } = extractFields(text);
  const form = { ...buildForm(title), id: String(id), version };
  saved.title = undefined;
  saved.titles.add(title);
  await note(ledger, client.post(`/recipe/edit?id=${id}`, withFile(form, image)));
  saved.title = title;
  saved.hasImage = true;
}

async function remove(client: Client, id: number, ledger: Ledger): Promise<void> {
  const saved = ledger.recipes.get(id);
  if (saved) saved.isGone = true;
  await note(ledger, client.post(`/recipe/view?id=${id}`, { intent: "delete" }));
}

async function note<Answer extends { status: number; text: string }>(
  ledger: Ledger,
  sent: Promise<Answer>,
) {
  const answer = await sent;
  ledger.writes += 1;
  if (answer.status !== 303) ledger.faults.push(`${answer.status}: ${answer.text.slice(0, 200)}`);
  return answer;
}

/** Checks the final state first: otherwise the comparisons would prove nothing. */
async function expectKept(db: Db, { recipes }: Ledger): Promise<void> {
  const rows = await db.selectFrom("recipes").select(["id", "title"]).execute();
  const left = [...recipes].filter(([, { isGone }]) => !isGone);
  expect(new Map(rows.map(({ id, title }) => [id, title]))).toEqual(
    new Map(left.map(([id, { title }]) => [id, title])),
  );
}

/** Restores a backup and compares it with the acknowledged state at its start. */
async function compare(file: string, before: Map<number, Said>, ledger: Ledger, dataDir: string) {
  const restored = await restoreNew(file);
  const problems: string[] = [];
  const onProblem = ({ message }: { message: string }) => problems.push(message);
  const asked = { isRepairing: false, onPart: silent, onProblem };
  await checkAll(restored.db, { ...restored, backupDir: undefined }, asked);
  expect(problems).toEqual([]);

  const recipes = await restored.db
    .selectFrom("recipes")
    .select(["id", "title", "image_key as key"])
    .execute();
  const steps = await restored.db
    .selectFrom("recipe_paragraphs")
    .select(["recipe_id as id", "text"])
    .orderBy("position")
    .execute();
  const stepsOf = new Map<number, string[]>();
  for (const { id, text } of steps) stepsOf.set(id, [...(stepsOf.get(id) ?? []), text]);
  for (const { id, title, key } of recipes) {
    expect(stepsOf.get(id)).toEqual(
      Array.from({ length: STEPS }, (_, index) => `${index}: ${title}`),
    );
    if (key === null) continue;
    for (const folder of ["recipes", "recipes-thumbnails"] as const) {
      const bytes = readFileSync(imageFile(restored.dataDir, folder, key));
      expect(bytes.subarray(8, 12).toString()).toBe("WEBP");
      expect(bytes.length).toBe(bytes.readUInt32LE(4) + 8);
    }
  }
  const titles = new Map(recipes.map(({ id, title }) => [id, title]));
  const keys = new Map(recipes.map(({ id, key }) => [id, key]));
  for (const [id, { title, hasImage }] of before) {
    const saved = ledger.recipes.get(id);
    if (saved?.isGone) continue;
    // Either the state at the start of the backup or one sent since, with a matching image.
    expect(saved?.titles).toContain(titles.get(id));
    if (saved?.titles.size === 1) expect(titles.get(id)).toBe(title);
    if (hasImage) expect(keys.get(id)).not.toBeNull();
  }
  const unchanged = [...before.keys()].filter((id) => titles.has(id));
  for (const id of unchanged) {
    const key = keys.get(id);
    if (!key) continue;
    expect(readFileSync(imageFile(restored.dataDir, "recipes", key))).toEqual(
      readFileSync(imageFile(dataDir, "recipes", key)),
    );
  }
  return { compared: unchanged.length, seen: recipes.length };
}
