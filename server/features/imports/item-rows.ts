import type { Kysely } from "kysely";
import { MAX_COOKBOOK_NAME } from "#domain/cookbook/cookbook";
import { cleanLine } from "#domain/text/text";
import type { ParsedRecipe } from "#reader/parsed-recipe";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";

export type ParsedItem = { name: string } & ({ recipe: ParsedRecipe } | { problem: string });

const MAX_NAME = 200;
/** Three times the longest recipe that can be saved; its author can shorten it in the form. */
const MAX_JSON = 256 * 1024;
const MAX_LINES = 300;

export async function insertItems(
  db: Kysely<Database>,
  importId: number,
  from: number,
  items: ParsedItem[],
): Promise<number> {
  const rows = items.map(toStoredItem).map((item, index) => ({
    import_id: importId,
    position: from + index,
    name: shorten(item.name),
    ...("json" in item
      ? {
          title: shorten(item.title),
          found: item.json,
          doubts: item.doubts,
          state: "FOUND" as const,
        }
      : { title: "", found: null, doubts: 0, state: "FAILED" as const, problem: item.problem }),
  }));
  if (rows.length > 0) await db.insertInto("import_items").values(rows).execute();
  const folders = items.flatMap((item, index) =>
    fitFolders(item).map((name) => ({ import_id: importId, position: from + index, name })),
  );
  if (folders.length > 0) await db.insertInto("import_folders").values(folders).execute();
  return rows.reduce((size, { found }) => size + (found?.length ?? 0), 0);
}

export async function appendProblem(
  db: Kysely<Database>,
  importId: number,
  name: string,
  problem: string,
): Promise<void> {
  await appendItems(db, importId, [{ name, problem }]);
}

export async function appendItems(
  db: Kysely<Database>,
  importId: number,
  items: ParsedItem[],
): Promise<void> {
  await insertItems(db, importId, (await findLastPosition(db, importId)) + 1, items);
}

export async function findLastPosition(db: Kysely<Database>, importId: number): Promise<number> {
  const last = await db
    .selectFrom("import_items")
    .select((eb) => eb.fn.max("position").as("position"))
    .where("import_id", "=", importId)
    .executeTakeFirst();
  return last?.position ?? 0;
}

function toStoredItem(item: ParsedItem) {
  if (!("recipe" in item)) return item;
  const { folders: _, ...recipe } = item.recipe;
  const json = JSON.stringify(recipe);
  const isTooLong = json.length > MAX_JSON || item.recipe.ingredients.length > MAX_LINES;
  return isTooLong
    ? { name: item.name, problem: "tooLarge" }
    : {
        name: item.name,
        title: item.recipe.title,
        doubts: item.recipe.doubts?.length ?? 0,
        json,
      };
}

function fitFolders(item: ParsedItem): string[] {
  const folders = "recipe" in item ? item.recipe.folders : undefined;
  const names = (folders ?? []).map((name) => shorten(name, MAX_COOKBOOK_NAME));
  return [...new Set(names)].filter(Boolean);
}

export type WaitingItem = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

export function findWaiting(db: Db, importId: number) {
  return db
    .selectFrom("import_items")
    .select(["position", "title", "found", "allows_twin as allowsTwin"])
    .where("import_id", "=", importId)
    .where("state", "=", "WAITING")
    .orderBy("position")
    .limit(1)
    .executeTakeFirst();
}

export async function isWaiting(db: Db, importId: number, position: number): Promise<boolean> {
  const item = await db
    .selectFrom("import_items")
    .select("position")
    .where("import_id", "=", importId)
    .where("position", "=", position)
    .where("state", "=", "WAITING")
    .executeTakeFirst();
  return item !== undefined;
}

export async function settleItem(
  db: Db,
  importId: number,
  position: number,
  became: {
    state: "SAVED" | "THERE" | "FAILED";
    recipe_id?: number;
    problem?: string | null;
    doubts?: number;
  },
): Promise<void> {
  await db
    .updateTable("import_items")
    .set(became)
    .where("import_id", "=", importId)
    .where("position", "=", position)
    .where("state", "in", ["FOUND", "WAITING", "THERE", "FAILED"])
    .execute();
}

export function parseRecipe(json: string): ParsedRecipe {
  return JSON.parse(json);
}

function shorten(text: string, most = MAX_NAME): string {
  return [...cleanLine(text)].slice(0, most).join("").trim();
}
