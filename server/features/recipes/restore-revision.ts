import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import { auditRecipeAct, getEditableRow } from "./editable-recipe";
import { parseStoredLines } from "./parse-stored-lines";
import { parseRevision, restoreContent } from "./revision-content";
import { saveVersion } from "./revisions";
import { refuseNested } from "./sub-recipes";

interface RestoreRequest {
  id: number;
  /** The version to restore, and the current one when it was chosen. */
  version: number;
  current: number;
  formKey: string;
}

export async function restoreRevision(
  db: Db,
  viewer: Person,
  { id, version, current, formKey }: RestoreRequest,
): Promise<void> {
  const restoring = db.transaction().execute(async (trx) => {
    const recipe = await getEditableRow(trx, viewer, id);
    if (recipe.saveKey === formKey) return;
    const revision = await trx
      .selectFrom("recipe_revisions")
      .select("content")
      .where("recipe_id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    if (!revision || recipe.version !== current) throw new AppError("recipe.changedMeanwhile");
    const content = parseRevision(revision.content);
    await saveVersion(trx, viewer, { id, formKey }, () => restoreContent(trx, id, content));
    await auditRecipeAct(trx, viewer, "recipe.edit", recipe);
  });
  await refuseNested(restoring);
  await parseStoredLines(db, undefined, id);
}
