import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { buildImportKey } from "#server/features/imports/import-files";
import type { Db } from "#server/platform/db/open";
import { FOLDERS_BY_TYPE } from "#server/platform/images/referenced-images";
import { imageFile } from "../images";
import type { Content, Dish, Kitchen } from "./kitchen";
import type { Possible } from "./possible";

/** Lists the rows and files that differ from what the server acknowledged. */
export async function findFaults(db: Db, dataDir: string, kitchen: Kitchen): Promise<string[]> {
  return [
    ...(await wrongInDatabase(db)),
    ...(await wrongDishes(db, kitchen)),
    ...(await wrongRows(db, kitchen)),
    ...(await wrongFiles(db, dataDir)),
    ...(await wrongImports(db, dataDir, kitchen)),
  ];
}

async function wrongInDatabase(db: Db): Promise<string[]> {
  const integrity = await sql<object>`PRAGMA integrity_check`.execute(db);
  const foreign = await sql<object>`PRAGMA foreign_key_check`.execute(db);
  const miscounted = await sql<object>`
    SELECT id FROM recipes WHERE likes_count <> (SELECT count(*) FROM likes WHERE recipe_id = id)`.execute(
    db,
  );
  const unsearchable = await sql<object>`
    SELECT id FROM recipes WHERE id NOT IN (SELECT id FROM public_recipe_words_docsize)
    UNION ALL
    SELECT id FROM public_recipe_words_docsize WHERE id NOT IN (SELECT id FROM recipes)`.execute(
    db,
  );
  const said = JSON.stringify(integrity.rows);
  return [
    ...(said === '[{"integrity_check":"ok"}]' ? [] : [said]),
    ...foreign.rows.map((row) => `foreign key ${JSON.stringify(row)}`),
    ...miscounted.rows.map((row) => `likes counted wrong ${JSON.stringify(row)}`),
    ...unsearchable.rows.map((row) => `full text ${JSON.stringify(row)}`),
  ];
}

async function wrongDishes(db: Db, { dishes }: Kitchen): Promise<string[]> {
  const stored = await contentsIn(db);
  const wrong: string[] = [];
  for (const { word, content, ...dish } of dishes) {
    const found = stored.filter(({ title }) => title.includes(word));
    if (found.length > 1) wrong.push(`doubled: ${word}`);
    const is = found[0] ? toContent(found[0]) : null;
    const isPossible = content.values.some((each) => JSON.stringify(each) === JSON.stringify(is));
    if (!isPossible) wrong.push(`lost or half there: ${word} is ${JSON.stringify(is)}`);
    const { image_version: image = null } = found[0] ?? {};
    const hadImage = !dish.colour.values.includes(null);
    if (is && hadImage && image === null) wrong.push(`lost: the image of ${word}`);
  }
  if (stored.length > dishes.length) wrong.push("recipes that nobody sent");
  return wrong;
}

type Stored = Awaited<ReturnType<typeof contentsIn>>[number];

function toContent({ title, lines, steps }: Stored): Content {
  return { title, lines, steps };
}

async function contentsIn(db: Db) {
  const recipes = await db
    .selectFrom("recipes")
    .select(["id", "title", "version", "image_version"])
    .execute();
  const lines = await db
    .selectFrom("recipe_ingredients")
    .innerJoin("ingredients", "ingredients.id", "ingredient_id")
    .select(["recipe_id", "name_en", "amount_numerator as amount"])
    .orderBy("position")
    .execute();
  const steps = await db
    .selectFrom("recipe_paragraphs")
    .select(["recipe_id", "text"])
    .orderBy("position")
    .execute();
  return recipes.map((recipe) => ({
    ...recipe,
    lines: lines
      .filter(({ recipe_id }) => recipe_id === recipe.id)
      .map(({ amount, name_en }) => `${amount} ${name_en}`),
    steps: steps.filter(({ recipe_id }) => recipe_id === recipe.id).map(({ text }) => text),
  }));
}

async function wrongRows(db: Db, kitchen: Kitchen): Promise<string[]> {
  const likes = await db.selectFrom("likes").select(["user_id as a", "recipe_id as b"]).execute();
  const follows = await db
    .selectFrom("follows")
    .select(["follower_id as a", "followed_id as b"])
    .execute();
  const held = await db
    .selectFrom("cookbook_recipes")
    .select(["cookbook_id as a", "recipe_id as b"])
    .execute();
  // A new user must be complete: account, token, email.
  const newcomers = await db
    .selectFrom("users")
    .innerJoin("tokens", "tokens.user_id", "users.id")
    .innerJoin("outbox", "outbox.recipient", "users.email")
    .select("username as a")
    .execute();
  const recipes = await db.selectFrom("recipes").select("id").execute();
  const there = new Set(recipes.map(({ id }) => String(id)));
  const key = ({ a, b }: { a: number; b: number }) => `${a} ${b}`;
  const ofRecipe = (each: string) => there.has(each.split(" ")[1] ?? "");
  return [
    ...wrongStates("like", kitchen.likes, likes.map(key), ofRecipe),
    ...wrongStates("cookbook's recipe", kitchen.held, held.map(key), ofRecipe),
    ...wrongStates(
      "newcomer",
      kitchen.newcomers,
      newcomers.map(({ a }) => a),
    ),
    ...wrongStates(
      "follow",
      kitchen.follows,
      follows.map(key).filter((each) => each !== "2 1"),
    ),
  ];
}

function wrongStates(
  what: string,
  states: Map<string, Possible<boolean>>,
  rows: string[],
  counts: (key: string) => boolean = () => true,
): string[] {
  const unasked = rows.filter((key) => !states.has(key)).map((key) => `${what} ${key}: unasked`);
  const wrong = [...states]
    .filter(([key, { values }]) => counts(key) && !values.includes(rows.includes(key)))
    .map(([key]) => `${what} ${key}: lost`);
  return [...unasked, ...wrong];
}

/** Every row has its file, and every file a row, or a scheduled job that will remove it. */
async function wrongFiles(db: Db, dataDir: string): Promise<string[]> {
  const unused = await db.selectFrom("unused_images").select(["folder", "name"]).execute();
  const wrong: string[] = [];
  for (const folder of Object.values(FOLDERS_BY_TYPE).flat()) {
    const table = folder === "recipes-thumbnails" ? "recipes" : folder;
    const rows = await db
      .selectFrom(table)
      .select("image_key as key")
      .where("image_version", "is not", null)
      .execute();
    const others =
      table === "recipes"
        ? await db
            .selectFrom("recipe_photos")
            .select("image_key as key")
            .union(db.selectFrom("revision_images").select("image_key as key"))
            .execute()
        : [];
    const used = [...rows, ...others].map(({ key }) => `${key}`);
    const pending = await db
      .selectFrom("pending_images")
      .select("id")
      .where("type", "=", table)
      .execute();
    const missing = used.filter((name) => !existsSync(imageFile(dataDir, folder, name)));
    wrong.push(...missing.map((name) => `no file ${folder}/${name}`));
    const place = path.join(dataDir, "images", folder);
    const files = existsSync(place) ? readdirSync(place) : [];
    const noted = unused.filter((each) => each.folder === folder).map(({ name }) => name);
    const known = new Set(
      [...used, ...noted, ...pending.map(({ id }) => id)].map((name) => `${name}.webp`),
    );
    const stray = files.filter((file) => !known.has(file) && !file.endsWith(".tmp"));
    wrong.push(...stray.map((file) => `stray file ${folder}/${file}`));
  }
  return wrong;
}

/** Every import that was sent exists, without a problem and with a file that is not empty. */
async function wrongImports(db: Db, dataDir: string, { cooks }: Kitchen): Promise<string[]> {
  const rows = await db.selectFrom("imports").select(["form_key", "file", "problem"]).execute();
  const wrong = rows.flatMap(({ form_key, file, problem }) => {
    const bytes = file === null ? 1 : readSize(path.join(dataDir, buildImportKey(file)));
    return problem === null && bytes > 0
      ? []
      : [`lost: the file of import ${form_key} (${bytes} bytes, ${problem})`];
  });
  const known = new Set(rows.map((row) => row.form_key));
  const gone = cooks.filter(({ broughtIn }) => broughtIn !== undefined && !known.has(broughtIn));
  return [...wrong, ...gone.map(({ username }) => `lost: what ${username} brought in`)];
}

function readSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

export async function readRows(db: Db, { dishes }: Kitchen): Promise<void> {
  const rows = await db.selectFrom("recipes").select(["id", "version", "creation_key"]).execute();
  const byKey = new Map(rows.map((row) => [row.creation_key, row]));
  for (const dish of dishes) {
    const row = byKey.get(dish.formKey);
    dish.id = row?.id ?? dish.id;
    dish.rowVersion = row?.version ?? dish.rowVersion;
  }
}

export function isCertain({ content, colour }: Dish): boolean {
  return content.values.length === 1 && content.values[0] !== null && colour.values.length === 1;
}
