import type { Readable } from "node:stream";
import type { Db } from "../../platform/db/open";
import type { FileStore } from "../../platform/storage/file-store";
import type { Person } from "../../policies/permissions";
import { consumeAttempt } from "../../policies/rate-limit";
import { visibleTo } from "../../policies/visibility/recipes";
import { zipRecipes } from "./cookbook-zip";
import type { ExportContext } from "./export-recipe";

const MAX_FILES = 20;

/** Packs those of the recipes that the viewer may read, as a cookbook's file does. */
export async function exportChosen(
  db: Db,
  files: FileStore,
  context: ExportContext & { viewer: Person },
  ids: number[],
): Promise<{ name: string; type: string; body: Readable }> {
  await consumeAttempt(db, [`cookbook file ${context.viewer.id}`], MAX_FILES);
  const recipes = await db
    .selectFrom("recipes")
    .select(["id", "title", "image_key as imageKey"])
    .where("id", "in", ids)
    .where(visibleTo(context.viewer))
    .orderBy("id")
    .execute();
  const body = await zipRecipes(db, files, context, recipes);
  return { name: "popote.zip", type: "application/zip", body };
}
