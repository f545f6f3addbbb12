import { mkdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { CAST } from "../../../tests/support/cast";
import { checkStorage } from "../../../tests/support/checks";
import { openTestDatabase } from "../../../tests/support/database";
import { findFileName, imageFile } from "../../../tests/support/images";
import { writeRecipe } from "../../../tests/support/recipes";
import { photo } from "../../../tests/support/upload";
import { uploadUserImage } from "../../features/accounts/image";
import { uploadRecipeImage } from "../../features/recipes/image-upload";
import { indexWords, removeFromIndex } from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";
import { storePendingImage } from "../../platform/images/pending-uploads";
import type { FileStore } from "../../platform/storage/file-store";

let db: Db;
let dataDir: string;
let files: FileStore;
let soup: number;
let portrait: string;
let soupImage: string;

beforeEach(async () => {
  ({ db, dataDir, files } = openTestDatabase());
  soup = await writeRecipe(db, "alice", {
    title: "Leek soup",
    visibility: "PUBLIC",
    steps: ["Stir slowly"],
  });
  await writeRecipe(db, "alice", { title: "Secret pie" });
  await db.insertInto("likes").values({ user_id: 2, recipe_id: soup, liked_at: 1 }).execute();
  const image = { file: { bytes: await photo() }, isRemoved: false };
  await uploadUserImage(db, files, CAST.alice, CAST.alice.id, image);
  await uploadRecipeImage(db, files, CAST.alice, soup, image);
  portrait = path.basename(await findFileName(db, "users", CAST.alice.id), ".webp");
  soupImage = path.basename(await findFileName(db, "recipes", soup), ".webp");
});

const checked = (isRepairing = false) => checkStorage({ db, dataDir, files }, { isRepairing });

const buildImagePath = (folder: "users" | "recipes" | "recipes-thumbnails", name: string) =>
  imageFile(dataDir, folder, name);

function putFile(file: string, daysOld: number) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "x");
  const time = Date.now() / 1000 - daysOld * 86_400;
  utimesSync(file, time, time);
}

test("the check finds no problem in a healthy Popote, even with a pending image", async () => {
  await storePendingImage(db, files, CAST.alice, "recipes", await photo());
  putFile(path.join(dataDir, "images", "recipes", "being-written.webp.x.tmp"), 0);
  putFile(buildImagePath("recipes", "7-v1"), 0);
  expect(await checked()).toEqual({ lines: [], left: 0, repaired: 0 });
});

type Damage = () => unknown;
const REPAIRABLE: [what: string, damage: Damage, words: RegExp][] = [
  [
    "a wrong number of likes",
    () => sql`UPDATE recipes SET likes_count = 7 WHERE id = ${soup}`.execute(db),
    /“Leek soup” \(\/recipe\/view\?id=1\) has 1 likes, but 7 are noted/,
  ],
  [
    "a wrong number of a cook's public recipes",
    () => sql`UPDATE users SET public_recipes = 7 WHERE id = 2`.execute(db),
    /The public recipes of Bob \(\/user\/view\?user=2\), or their likes, are not counted right/,
  ],
  [
    "a wrong key of a title",
    () => db.updateTable("recipes").set({ title_key: "x" }).where("id", "=", soup).execute(),
    /“Leek soup” .* has a wrong place in lists by name/,
  ],
  [
    "a wrong key of a username",
    () => db.updateTable("users").set({ username_key: "x" }).where("id", "=", 2).execute(),
    /The username Bob .* wrong key/,
  ],
  [
    "an ingredient without names",
    () => db.deleteFrom("ingredient_names").where("ingredient_id", "=", 1).execute(),
    /is found by no name/,
  ],
  [
    "a name under a wrong stem",
    () =>
      db
        .updateTable("ingredient_names")
        .set({ stem: "x" })
        .where("ingredient_id", "=", 1)
        .where("is_alias", "=", 0)
        .where("locale", "=", "en")
        .execute(),
    /of an ingredient .* is kept under a wrong key/,
  ],
  [
    "a recipe that no search finds",
    () => removeFromIndex(db, "public_recipe_words", soup),
    /\/recipe\/view\?id=1 is not found by the words that it has/,
  ],
  [
    "a recipe that is found by what it was before",
    () => db.updateTable("recipe_paragraphs").set({ text: "Fry fast" }).execute(),
    /\/recipe\/view\?id=1 is not found by the words/,
  ],
  [
    "a private recipe among the words of the public ones",
    () => indexWords(db, "public_recipe_words", 2, ["t_secret"]),
    /\/recipe\/view\?id=2 is not found by the words/,
  ],
  [
    "words of a person who is gone",
    () => indexWords(db, "user_words", 99, ["u_zoe"]),
    /has words of number 99, which is not there/,
  ],
  [
    "a word in which typos are not forgiven",
    () => db.deleteFrom("word_fragments").where("word", "=", "soup").execute(),
    /Typos are not forgiven in 1 words, such as “soup”/,
  ],
  [
    "a thumbnail that is gone",
    () => rmSync(buildImagePath("recipes-thumbnails", soupImage)),
    /The thumbnail of the recipe “Leek soup” by Alice .* is missing/,
  ],
  [
    "a thumbnail cut off",
    () => truncateSync(buildImagePath("recipes-thumbnails", soupImage), 40),
    /The thumbnail of the recipe “Leek soup” by Alice .* is not whole/,
  ],
  [
    "an old image that nothing uses",
    () => putFile(buildImagePath("recipes", "7-v1"), 2),
    /Nothing uses the image .*7-v1\.webp/,
  ],
  [
    "an old image that was never finished",
    () => putFile(`${buildImagePath("recipes", "7-v1")}.abc.tmp`, 2),
    /7-v1\.webp\.abc\.tmp was never finished/,
  ],
];

test.each(REPAIRABLE)("%s is reported and repaired", async (_what, damage, words) => {
  await damage();
  const before = await checked();
  expect(before).toMatchObject({ left: before.lines.length, repaired: 0 });
  expect(before.lines.join("\n")).toMatch(words);
  expect(before.lines.filter((line) => !line.startsWith("repairable: "))).toEqual([]);
  const { left, repaired } = await checked(true);
  expect(left).toBe(0);
  // Repairing names also repairs the index derived from them.
  expect(repaired).toBeGreaterThan(0);
  expect(await checked()).toEqual({ lines: [], left: 0, repaired: 0 });
  expect(await db.selectFrom("audit").select(["act", "subject"]).execute()).toEqual([
    { act: "check.repair", subject: String(repaired) },
  ]);
});

const OTHERS: [what: string, damage: Damage, words: RegExp][] = [
  [
    "a large image that is gone",
    () => rmSync(buildImagePath("recipes", soupImage)),
    /The image of the recipe “Leek soup” by Alice \(\/recipe\/view\?id=1\) is missing: .*images\/recipes\/[\w-]{43}\.webp/,
  ],
  [
    "a person’s image cut off",
    () => truncateSync(buildImagePath("users", portrait), 100),
    /The image of Alice \(\/user\/view\?user=1\) is not whole/,
  ],
  [
    "a cookbook without an administrator",
    () =>
      db
        .insertInto("cookbooks")
        .values({ name: "Sunday", description: "", created_at: 1 })
        .execute(),
    /The cookbook “Sunday” .* has no administrator/,
  ],
];

test.each(OTHERS)("%s is reported and left alone", async (_what, damage, words) => {
  await damage();
  const { lines, left, repaired } = await checked(true);
  expect({ left, repaired }).toEqual({ left: 1, repaired: 0 });
  expect(lines).toEqual([expect.stringMatching(words)]);
  expect(lines[0]).toMatch(/^found: /);
});

test("a regenerated thumbnail is a valid image", async () => {
  const file = buildImagePath("recipes-thumbnails", soupImage);
  const before = readFileSync(file);
  rmSync(file);
  await checked(true);
  expect(readFileSync(file).subarray(8, 12)).toEqual(before.subarray(8, 12));
});
