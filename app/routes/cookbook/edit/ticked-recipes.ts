import { MAX_SEARCH } from "#domain/recipe/recipe-filters";
import { paths } from "#domain/site/paths";
import { cleanLine } from "#domain/text/text";
import { addRecipesToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { listRecipeChoices, MAX_ADDED } from "#server/features/cookbooks/recipe-choices";
import { getId, parseId } from "#server/http/pipeline/id-parameters";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";

export async function loadRecipeChoices({ db, viewer, url: { searchParams }, url }: ViewerCall) {
  const cookbookId = getId(url, "addTo", "cookbook.notFound");
  const search = cleanLine(searchParams.get("search") ?? "").slice(0, MAX_SEARCH);
  const cursor = searchParams.get("cursor");
  const ticked = readTicked(searchParams);
  const asked = { search, cursor, ticked };
  const { cookbook, ...choices } = await listRecipeChoices(db, viewer, cookbookId, asked);
  return { kind: "recipes" as const, title: cookbook, cookbookId, search, ...choices, all: ticked };
}

export async function addTickedRecipes(call: ViewerCall, fields: FormData) {
  const { db, viewer, url } = call;
  const cookbook = getId(url, "addTo", "cookbook.notFound");
  const recipes = readTicked(fields);
  if (recipes.length > MAX_ADDED) throw new AppError("request.invalid");
  const count = await addRecipesToCookbook(db, viewer, cookbook, recipes);
  if (recipes.length === 0) {
    url.searchParams.delete("recipe");
    const flash = { key: "flash:noneTicked", isRefusal: true };
    return redirectWithFlash(call, url.pathname + url.search, flash);
  }
  const flash = { key: "flash:recipesAdded", values: { count } };
  return redirectWithFlash(call, paths.cookbookView(cookbook), flash);
}

function readTicked(fields: Pick<FormData, "getAll">): number[] {
  return [...new Set(fields.getAll("recipe").flatMap((id) => parseId(id) ?? []))];
}
