import type { Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import { notRemoved } from "../../policies/visibility/recipes";
import { fillOwnCookbook } from "../cookbooks/fill-cookbook";

const MAX_OFFERED = 50;

export interface ImportFolder {
  name: string;
  /** Its recipes that were saved and still exist. */
  recipes: number;
}

/** The folders that can become cookbooks, the fullest first. */
export async function listImportFolders(
  db: Db,
  viewer: Person,
  importId: number,
): Promise<ImportFolder[]> {
  return selectSaved(db, viewer, importId)
    .select(["folder.name", (eb) => eb.fn.countAll<number>().as("recipes")])
    .groupBy("folder.name")
    .orderBy("recipes", "desc")
    .orderBy("folder.name")
    .limit(MAX_OFFERED)
    .execute();
}

/**
 * Makes a private cookbook of each folder, or adds to the viewer's cookbook of that name. What was
 * taken is no longer offered, so that the same form sent again changes nothing. Returns how many.
 */
export async function makeFolderCookbooks(
  db: Db,
  viewer: Person,
  importId: number,
  names: string[],
): Promise<{ count: number }> {
  return db.transaction().execute(async (trx) => {
    await touchImport(trx, viewer, importId);
    let count = 0;
    for (const name of [...new Set(names)].slice(0, MAX_OFFERED)) {
      const ids = await takeFolder(trx, viewer, importId, name);
      if (ids.length === 0) continue;
      await fillOwnCookbook(trx, viewer, name, ids);
      count += 1;
    }
    return { count };
  });
}

/** Two forms at once wait for each other here. */
async function touchImport(
  trx: Transaction<Database>,
  viewer: Person,
  importId: number,
): Promise<void> {
  const own = await trx
    .updateTable("imports")
    .set({ changed_at: Date.now() })
    .where("id", "=", importId)
    .where("user_id", "=", viewer.id)
    .executeTakeFirstOrThrow();
  if (own.numUpdatedRows === 0n) throw new AppError("import.notFound");
}

/** Returns the recipes of a folder, and removes the folder from them. */
async function takeFolder(
  trx: Transaction<Database>,
  viewer: Person,
  importId: number,
  name: string,
): Promise<number[]> {
  const rows = await selectSaved(trx, viewer, importId)
    .select("recipes.id")
    .where("folder.name", "=", name)
    .orderBy("folder.position")
    .execute();
  await trx
    .deleteFrom("import_folders")
    .where("import_id", "=", importId)
    .where("name", "=", name)
    .where("position", "in", (eb) =>
      eb
        .selectFrom("import_items")
        .select("position")
        .where("import_id", "=", importId)
        .where("state", "=", "SAVED"),
    )
    .execute();
  return rows.map(({ id }) => id);
}

function selectSaved(db: Db, viewer: Person, importId: number) {
  return db
    .selectFrom("import_folders as folder")
    .innerJoin("imports", "imports.id", "folder.import_id")
    .innerJoin("import_items as item", (join) =>
      join
        .onRef("item.import_id", "=", "folder.import_id")
        .onRef("item.position", "=", "folder.position"),
    )
    .innerJoin("recipes", "recipes.id", "item.recipe_id")
    .where("folder.import_id", "=", importId)
    .where("imports.user_id", "=", viewer.id)
    .where("item.state", "=", "SAVED")
    .where("recipes.author_id", "=", viewer.id)
    .where(notRemoved);
}
