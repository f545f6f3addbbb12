import type { Kysely, Transaction } from "kysely";
import type { Line } from "#domain/line/line";
import { encodeParse } from "#domain/line/parse-data";
import type { Amount } from "#domain/measures/amount";
import { MAX_ENTRIES, MAX_KEPT_ENTRIES } from "#domain/shopping/shopping";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import { type HouseholdChoice, lockHousehold } from "../households/households";

/** What somebody puts on a list. */
export interface NewEntry {
  /** Tells it from the others of its form: a form that is sent twice adds it once. */
  key: string;
  line: Line;
  ratio: Amount;
  foodId: number | null;
  foodName: string;
  recipeId: number | null;
}

/** Returns how many are new; throws shopping.full. */
export async function insertEntries(
  db: Db,
  viewer: Person,
  choice: HouseholdChoice,
  entries: NewEntry[],
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const list = await lockHousehold(trx, viewer, choice);
    const known = await findAddedKeys(trx, list, entries);
    const fresh = entries.filter(({ key }) => !known.has(key));
    await requireRoom(trx, list, fresh.length);
    const now = Date.now();
    const rows = fresh.map(({ key, line, ratio, foodId, foodName, recipeId }) => ({
      household_id: list,
      creation_key: key,
      words: line.words,
      parse: JSON.stringify(encodeParse(line.parse)),
      language: line.parse.language,
      ...ratio,
      ingredient_id: foodId,
      food_name: foodName,
      recipe_id: recipeId,
      added_by: viewer.id,
      added_at: now,
    }));
    if (rows.length > 0) await trx.insertInto("shopping_entries").values(rows).execute();
    return rows.length;
  });
}

/** Lets entries of a food that is merged into another one follow it. */
export async function moveEntries(trx: Kysely<Database>, from: number, to: number): Promise<void> {
  await trx
    .updateTable("shopping_entries")
    .set({ ingredient_id: to })
    .where("ingredient_id", "=", from)
    .execute();
}

async function findAddedKeys(
  trx: Transaction<Database>,
  list: number,
  entries: NewEntry[],
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom("shopping_entries")
    .select("creation_key as key")
    .where("household_id", "=", list)
    .where(
      "creation_key",
      "in",
      entries.map(({ key }) => key),
    )
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Throws shopping.full where the list would hold too many entries. */
export async function requireRoom(
  trx: Transaction<Database>,
  list: number,
  added: number,
): Promise<void> {
  const { kept, shown } = await trx
    .selectFrom("shopping_entries")
    .select((eb) => [
      eb.fn.countAll<number>().as("kept"),
      eb.fn.countAll<number>().filterWhere("removed_at", "is", null).as("shown"),
    ])
    .where("household_id", "=", list)
    .executeTakeFirstOrThrow();
  if (shown + added > MAX_ENTRIES || kept + added > MAX_KEPT_ENTRIES)
    throw new AppError("shopping.full", { max: String(MAX_ENTRIES) });
}
