import { data } from "@remix-run/node";
import { adminPaths } from "#domain/site/admin-paths";
import { deleteIngredient } from "#server/admin/ingredient-commands";
import { mergeIngredients } from "#server/admin/merge-ingredients";
import { getId, parseId } from "#server/http/pipeline/id-parameters";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";

export async function mergeIngredient(call: ViewerCall, fields: FormData) {
  const into = parseId(fields.get("into"));
  if (into === undefined) throw new AppError("request.invalid");
  const id = getId(call.url, "ingredient", "ingredient.notFound");
  const merged = await mergeIngredients(call.db, call.viewer, { id, into });
  return redirectWithFlash(call, adminPaths.ingredient({ ingredient: into }), {
    key: "admin:ingredient.flash.merged",
    values: { name: merged.name, into: merged.into, count: merged.lines },
  });
}

/** Deletes the ingredient in the URL; answers 409 while recipes use it. */
export async function deleteUnusedIngredient(call: ViewerCall) {
  const id = getId(call.url, "ingredient", "ingredient.notFound");
  const outcome = await deleteIngredient(call.db, call.viewer, id);
  if (outcome.kind === "inUse")
    return data({ form: "delete" as const, lines: outcome.lines }, { status: 409 });
  return redirectWithFlash(call, adminPaths.ingredients(), {
    key: "admin:ingredient.flash.deleted",
    values: { name: outcome.name },
  });
}
