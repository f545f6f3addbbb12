import "../support/built";
import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { LOCALES, type Locale } from "#domain/language/locales";
import { databaseFile } from "#server/platform/db/sqlite/open";
import { createClient } from "../support/client";
import { sendFile } from "../support/imports";
import { createZip } from "../support/zip";
import {
  computeMedian,
  computePercentile,
  measureRequests,
  PATIENCE_MS,
  readMemory,
  type Sent,
} from "./measure";
import { report } from "./report";
import { openWorld, type World } from "./world";
import { createChance } from "./world/chance";
import { loadFoods, writeRecipe } from "./world/recipes";

/** POPOTE_BENCH_WORLD=1000 uses a smaller world, POPOTE_BENCH_IMPORT=50 shortens the run. */
const WORLD = Number(process.env.POPOTE_BENCH_WORLD ?? 10_000);
const RECIPES = Number(process.env.POPOTE_BENCH_IMPORT ?? 500);
/** Every second recipe has one of these. */
const PHOTOS = "server/operations/demo/images";
const UNITS: Record<Locale, Record<string, string>> = {
  en: { GRAM: "g", CUP: "cups of" },
  fr: { GRAM: "g de", CUP: "tasses de" },
};
const WARM_UP_MS = 5_000;
/** Saving and pausing alternate, so that other load on the machine affects both. */
const SAVE_MS = 8_000;
const PAUSE_MS = 4_000;

test("wait of others during an import of 500 recipes", { timeout: PATIENCE_MS }, async () => {
  const world = await openWorld(WORLD);
  const { askDuring } = measureRequests(world.popote);
  const sqlite = new Sqlite(databaseFile(world.dataDir), { readonly: true });
  const [cookId, ...others] = [2, 3, 4, 5, world.readerId];
  const { Cookie = "" } = await world.signIn(cookId ?? null);
  const cook = createClient(world.popote.origin, Cookie.replace("session=", ""));
  const requests = await listRequests(world, others);
  const phases: Record<string, { ms: number[]; seconds: number }> = {};
  const during = async (phase: string, work: Promise<unknown>) => {
    const began = performance.now();
    const answers = await askDuring(work, requests, 0);
    phases[phase] ??= { ms: [], seconds: 0 };
    phases[phase].ms.push(...answers.map(({ clockMs }) => clockMs));
    phases[phase].seconds += (performance.now() - began) / 1_000;
  };
  const state = sqlite.prepare("SELECT state FROM imports").pluck();
  const reach = (wanted: string, timeout: number) =>
    vi.waitUntil(() => state.get() === wanted, { timeout, interval: 100 });

  const file = await buildExport(sqlite);
  await askDuring(pause(WARM_UP_MS), requests, 0);
  await during("quiet", pause(PAUSE_MS));
  const id = await sendFile(cook, file, "mealie.zip");
  await during("read", reach("READY", PATIENCE_MS));
  while (state.get() !== "DONE") {
    await cook.post(`/import/view?import=${id}`, { intent: "save" });
    await during(
      "saved",
      reach("DONE", SAVE_MS).catch(() => undefined),
    );
    await cook.post(`/import/view?import=${id}`, { intent: "pause" });
    await during("quiet", pause(PAUSE_MS));
  }
  const saved = sqlite.prepare("SELECT count(*) FROM import_items WHERE state = 'SAVED'").pluck();
  expect(saved.get()).toBe(RECIPES);
  sqlite.close();
  const { resident, peak } = readMemory(world.popote.child.pid ?? 0);
  const quiet = phases.quiet?.ms ?? [];
  report(
    "import",
    Object.entries(phases).map(([phase, { ms, seconds }]) => ({
      ...{ phase, recipes: RECIPES, seconds, "others' pages": ms.length },
      "median, ms": computeMedian(ms),
      "to quiet": computeMedian(ms) / computeMedian(quiet),
      "p95 to quiet": computePercentile(ms, 0.95) / computePercentile(quiet, 0.95),
      ...{ "resident, MB": resident, "at most, MB": peak },
    })),
  );
});

/** What others request all the time, each over connections of their own. */
async function listRequests({ db, signIn }: World, users: number[]): Promise<Sent[]> {
  const { id } = await db
    .selectFrom("recipes")
    .select("id")
    .where("visibility", "=", "PUBLIC")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const paths = [
    `/recipe/view?id=${id}`,
    "/home",
    "/search?search=carrot",
    "/recipe/list?source=user&source=followedBy&sort=DATE&order=desc",
  ];
  return Promise.all(
    users.map(async (user, at) => ({ path: paths[at] ?? "/home", headers: await signIn(user) })),
  );
}

/** An export in Mealie's format. */
async function buildExport(sqlite: Sqlite.Database): Promise<Buffer> {
  const [chance, foods] = [createChance(7), loadFoods(sqlite)];
  const names = readdirSync(PHOTOS).filter((name) => name.endsWith(".webp"));
  const photos = await Promise.all(
    names.map((name) => sharp(path.join(PHOTOS, name)).resize(1600, 1200).jpeg().toBuffer()),
  );
  const files: Record<string, string | Buffer> = {};
  for (let at = 0; at < RECIPES; at++) {
    const locale = LOCALES[at % LOCALES.length] as Locale;
    const { title, lines, steps } = writeRecipe(chance, foods, locale);
    const slug = `recipe-${at}`;
    const ingredients = lines.map(({ figure, unit, name, complement }) =>
      [figure, UNITS[locale][unit ?? ""], name, complement && `, ${complement}`]
        .filter(Boolean)
        .join(" "),
    );
    files[`recipes/${slug}/${slug}.json`] = JSON.stringify({
      ...{ name: `${title} ${at}`, slug, recipeYield: "4", prepTime: "20 minutes", notes: [] },
      settings: { disableAmount: true },
      recipeIngredient: ingredients.map((note) => ({ note })),
      recipeInstructions: steps.map((text) => ({ text })),
    });
    if (at % 2) files[`recipes/${slug}/images/original.jpg`] = photos[at % photos.length] as Buffer;
  }
  return createZip(files);
}
