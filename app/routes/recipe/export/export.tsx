import { parseRecipeFormat } from "#domain/recipe/recipe-format";
import { exportRecipe } from "#server/features/export/export-recipe";
import { getId } from "#server/http/pipeline/id-parameters";
import { respond } from "#server/http/pipeline/page-response";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";

export const loader = forAnyone(async ({ db, viewer, url, locale, context }) => {
  const id = getId(url, "id", "recipe.notFound");
  const format = parseRecipeFormat(url.searchParams.get("format"));
  if (!format) throw new AppError("request.invalid");
  const asker = { viewer, locale, origin: context.origin, key: url.searchParams.get("key") };
  const file = await exportRecipe(db, asker, id, format);
  return respond(null, { file });
});

/** The response is the file. A route with a component also has an error page. */
export default function RecipeFile() {
  return null;
}
