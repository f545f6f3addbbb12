import { parseWithZod } from "@conform-to/zod/v4";
import { cookbookSchema } from "#domain/cookbook/cookbook-schema";
import { paths } from "#domain/site/paths";
import { createCookbook } from "#server/features/cookbooks/commands";
import {
  addRecipeToCookbook,
  removeRecipeFromCookbook,
} from "#server/features/cookbooks/cookbook-recipes";
import { listCookbookChoices } from "#server/features/cookbooks/listing";
import { getRecipe } from "#server/features/recipes/queries";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { readFormIdentity } from "#server/http/forms/recipe-drafts";
import { getId, parseId } from "#server/http/pipeline/id-parameters";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { newSecret } from "#server/platform/secrets";

const MOVES = {
  addRecipe: { command: addRecipeToCookbook, flash: "flash:recipeAdded" },
  removeRecipe: { command: removeRecipeFromCookbook, flash: "flash:recipeTaken" },
};

/** The recipe in the URL, and the viewer's cookbooks with whether each contains it. */
export async function loadCookbookChoices({ db, viewer, url, locale }: ViewerCall) {
  const recipeId = getId(url, "addRecipe", "recipe.notFound");
  const { title } = await getRecipe(db, viewer, recipeId, locale);
  const cursor = url.searchParams.get("cursor");
  return {
    kind: "choices" as const,
    title,
    recipeId,
    ...(await listCookbookChoices(db, viewer, recipeId, cursor)),
    isFirstPage: cursor === null,
    formKey: newSecret(),
  };
}

export async function addOrRemoveRecipe(
  call: ViewerCall,
  fields: FormData,
  move: keyof typeof MOVES,
) {
  const { db, viewer, url } = call;
  const recipe = getId(url, "addRecipe", "recipe.notFound");
  const cookbook = parseId(fields.get("cookbook"));
  if (cookbook === undefined) throw new AppError("request.invalid");
  const { command, flash } = MOVES[move];
  const values = { ...(await command(db, viewer, cookbook, recipe)) };
  return redirectWithFlash(call, paths.cookbookEdit({ addRecipe: recipe }), { key: flash, values });
}

export async function createWithRecipe(call: ViewerCall, fields: FormData) {
  const { db, viewer, url } = call;
  const recipeId = getId(url, "addRecipe", "recipe.notFound");
  const extra = { form: "name" as const };
  const submission = parseWithZod(fields, { schema: cookbookSchema });
  if (submission.status !== "success") return createFormReply(submission, extra);
  return runFormCommand(call, submission, { extra: () => extra }, async () => {
    const { formKey } = readFormIdentity(fields);
    await createCookbook(db, viewer, { formKey, content: submission.value, recipeId });
    const flash = { key: "flash:cookbookMade", values: { name: submission.value.name } };
    return redirectWithFlash(call, paths.cookbookEdit({ addRecipe: recipeId }), flash);
  });
}
