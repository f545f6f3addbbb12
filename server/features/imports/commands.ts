import type { Transaction } from "kysely";
import type { ImportKind } from "#domain/import/import";
import type { Locale } from "#domain/language/locales";
import type { Visibility } from "#domain/recipe/recipe";
import type { UnreadableReason } from "#reader/archive/archive-error";
import type { ParsedRecipe } from "#reader/parsed-recipe";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { FileStore } from "../../platform/storage/file-store";
import type { Person } from "../../policies/permissions";
import { removeImportFile } from "./import-files";
import { deleteOldestImports, refuseMoreFiles } from "./import-limits";
import { appendProblem, insertItems } from "./item-rows";

const MAX_NAME = 200;

export interface NewImport {
  formKey: string;
  kind: ImportKind;
  name: string;
  locale: Locale;
}

/** A string in `recipes` says why a recipe could not be parsed. Returns the import's id. */
export async function createImportFromRecipes(
  db: Db,
  files: FileStore,
  viewer: Person,
  newImport: NewImport,
  recipes: (ParsedRecipe | UnreadableReason)[],
): Promise<number> {
  const id = await db.transaction().execute(async (trx) => {
    const made = await insertImport(trx, viewer, newImport, { state: "READY", file: null });
    if (made !== undefined) {
      const items = recipes.map((read) => ({
        name: newImport.name,
        ...(typeof read === "string" ? { problem: read } : { recipe: read }),
      }));
      await insertItems(trx, made, 1, items);
    }
    return made;
  });
  await deleteOldestImports(db, files, viewer);
  return id ?? getImportByForm(db, viewer, newImport.formKey);
}

export async function createImportFromFile(
  db: Db,
  files: FileStore,
  viewer: Person,
  newImport: NewImport,
  file: string,
): Promise<number> {
  const id = await insertFile(db, viewer, newImport, file).catch(async (error) => {
    await removeImportFile(files, file);
    throw error;
  });
  if (id === undefined) await removeImportFile(files, file);
  await deleteOldestImports(db, files, viewer);
  return id ?? getImportByForm(db, viewer, newImport.formKey);
}

/** If reading failed half-way, the reason becomes the import's last item. */
export async function queueItems(
  db: Db,
  viewer: Person,
  id: number,
  { which, visibility }: { which: "FOUND" | "THERE"; visibility: Visibility },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const failed = await trx
      .selectFrom("imports")
      .select(["name", "problem"])
      .where("id", "=", id)
      .where("user_id", "=", viewer.id)
      .where("problem", "is not", null)
      .executeTakeFirst();
    const queued = await trx
      .updateTable("imports")
      .set({ state: "SAVING", problem: null, visibility, changed_at: Date.now() })
      .where("id", "=", id)
      .where("user_id", "=", viewer.id)
      .where("state", "!=", "READING")
      .executeTakeFirstOrThrow();
    if (queued.numUpdatedRows === 0n) throw new AppError("import.notFound");
    if (failed?.problem) await appendProblem(trx, id, failed.name, failed.problem);
    await trx
      .updateTable("import_items")
      .set({ state: "WAITING", ...(which === "THERE" && { allows_twin: 1, recipe_id: null }) })
      .where("import_id", "=", id)
      .where("state", "=", which)
      .execute();
  });
}

export async function pauseImport(db: Db, viewer: Person, id: number): Promise<void> {
  await db.transaction().execute((trx) => pauseImports(trx, viewer.id, id));
}

export async function pauseImports(
  trx: Transaction<Database>,
  userId: number,
  only?: number,
): Promise<void> {
  let query = trx
    .updateTable("imports")
    .set({ state: "READY", waits_for: null, changed_at: Date.now() })
    .where("user_id", "=", userId)
    .where("state", "=", "SAVING");
  if (only !== undefined) query = query.where("id", "=", only);
  const paused = await query.returning("id").execute();
  await trx
    .updateTable("import_items")
    .set({ state: "FOUND" })
    .where(
      "import_id",
      "in",
      paused.map(({ id }) => id),
    )
    .where("state", "=", "WAITING")
    .execute();
}

export async function markItemSaved(
  db: Db,
  viewer: Person,
  id: number,
  position: number,
  recipeId: number,
): Promise<boolean> {
  const own = db
    .selectFrom("imports")
    .select("id")
    .where("id", "=", id)
    .where("user_id", "=", viewer.id);
  await db
    .updateTable("import_items")
    .set({ state: "SAVED", recipe_id: recipeId, problem: null })
    .where("import_id", "in", own)
    .where("position", "=", position)
    .execute();
  const more = await db
    .selectFrom("import_items")
    .select("position")
    .where("import_id", "in", own)
    .where("state", "in", ["FOUND", "WAITING", "THERE"])
    .executeTakeFirst();
  if (more) return true;
  await db
    .updateTable("imports")
    .set({ state: "DONE", changed_at: Date.now() })
    .where("id", "in", own)
    .where("state", "=", "READY")
    .execute();
  return false;
}

export async function deleteImport(
  db: Db,
  files: FileStore,
  viewer: Person,
  id: number,
): Promise<void> {
  const dropped = await db
    .deleteFrom("imports")
    .where("id", "=", id)
    .where("user_id", "=", viewer.id)
    .returning("file")
    .executeTakeFirst();
  if (!dropped) throw new AppError("import.notFound");
  await removeImportFile(files, dropped.file);
}

function insertFile(
  db: Db,
  viewer: Person,
  newImport: NewImport,
  file: string,
): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const made = await insertImport(trx, viewer, newImport, { state: "READING", file });
    if (made !== undefined) await refuseMoreFiles(trx, viewer);
    return made;
  });
}

/** Returns undefined if this form already created an import. */
export async function insertImport(
  db: Db,
  viewer: Person,
  { formKey, kind, name, locale }: NewImport,
  rest: { state: "READING" | "READY"; file: string | null },
): Promise<number | undefined> {
  const now = Date.now();
  const row = await db
    .insertInto("imports")
    .values({
      user_id: viewer.id,
      form_key: formKey,
      kind,
      name: [...name].slice(0, MAX_NAME).join(""),
      locale,
      created_at: now,
      changed_at: now,
      ...rest,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "form_key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function getImportByForm(db: Db, viewer: Person, formKey: string): Promise<number> {
  const { id } = await db
    .selectFrom("imports")
    .select("id")
    .where("user_id", "=", viewer.id)
    .where("form_key", "=", formKey)
    .executeTakeFirstOrThrow();
  return id;
}
