import type { ParsedImage, ParsedRecipe } from "#reader/parsed-recipe";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { findPendingImage, storePendingImage } from "../../platform/images/pending-uploads";
import type { FileStore } from "../../platform/storage/file-store";
import type { Person } from "../../policies/permissions";
import { parseRecipe } from "./item-rows";
import { buildItemKey } from "./save-item";

interface FormItem {
  parsed: ParsedRecipe;
  formKey: string;
  pendingImage: string | undefined;
  recipeId: number | null;
}

export async function getItem(
  db: Db,
  viewer: Person,
  importId: number,
  position: number,
): Promise<FormItem> {
  const row = await db
    .selectFrom("import_items as item")
    .innerJoin("imports", "imports.id", "item.import_id")
    .select([
      "imports.form_key as formKey",
      "item.found",
      "item.state",
      "item.pending_image as pendingImage",
      "item.recipe_id as recipeId",
    ])
    .where("item.import_id", "=", importId)
    .where("item.position", "=", position)
    .where("imports.user_id", "=", viewer.id)
    .executeTakeFirst();
  if (!row?.found) throw new AppError("import.notFound");
  return {
    parsed: parseRecipe(row.found),
    formKey: buildItemKey(row.formKey, position),
    pendingImage: row.pendingImage
      ? await findPendingImage(db, viewer, "recipes", row.pendingImage)
      : undefined,
    recipeId: row.state === "SAVED" ? row.recipeId : null,
  };
}

export async function storeItemImage(
  db: Db,
  files: FileStore,
  viewer: Person,
  importId: number,
  position: number,
  readImage: (image: ParsedImage) => Promise<Buffer | undefined>,
): Promise<void> {
  const { parsed, pendingImage, recipeId } = await getItem(db, viewer, importId, position);
  if (!parsed.image || pendingImage || recipeId !== null) return;
  const bytes = await readImage(parsed.image);
  if (!bytes) return;
  const pendingId = await storePendingImage(db, files, viewer, "recipes", bytes).catch((error) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  if (pendingId === undefined) return;
  await db
    .updateTable("import_items")
    .set({ pending_image: pendingId })
    .where("import_id", "=", importId)
    .where("position", "=", position)
    .execute();
}
