import { paths } from "#domain/site/paths";
import { stepOut } from "#server/admin/stepping-in";
import { deleteRecipe } from "#server/features/recipes/commands";
import { setRecipePicture } from "#server/features/recipes/picture";
import { getEditableRecipe } from "#server/features/recipes/queries";
import { unshareRecipe } from "#server/features/recipes/sharing";
import { readForm } from "#server/http/forms/form";
import { redirectWithFlash } from "#server/http/pipeline/session";
import type { SteppedInCall } from "#server/http/pipeline/stepping-in";
import { AppError } from "#server/platform/errors";

/** What the buttons of a recipe do that an administrator stepped into. */
export async function changeRecipe(call: SteppedInCall) {
  const { db, viewer, thing, locale, context } = call;
  const { fields } = await readForm(call.request);
  const { id, title, author } = await getEditableRecipe(db, viewer, thing.id, locale);
  const list = paths.adminRecipes({ author: author.id });
  const values = { title };
  switch (fields.get("intent")) {
    case "stepOut":
      await stepOut(db, viewer, thing);
      return redirectWithFlash(call, list, { key: "admin:access.ended" });
    case "remove":
      await deleteRecipe(db, viewer, id);
      return redirectWithFlash(call, list, { key: "admin:recipes.removed", values });
    case "removePicture": {
      await setRecipePicture(db, context.files, viewer, id, { kind: "remove" });
      const flash = { key: "admin:recipes.pictureRemoved", values };
      return redirectWithFlash(call, paths.adminRecipe(id), flash);
    }
    case "unshare":
      await unshareRecipe(db, viewer, id);
      return redirectWithFlash(call, paths.adminRecipe(id), { key: "sharing:done.unshare" });
    default:
      throw new AppError("request.invalid");
  }
}
