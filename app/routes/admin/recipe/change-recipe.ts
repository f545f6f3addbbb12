import { adminPaths } from "#domain/site/admin-paths";
import { revokeAccess } from "#server/admin/access-grants";
import { deleteRecipe } from "#server/features/recipes/commands";
import { setRecipeImage } from "#server/features/recipes/image";
import { getEditableRecipe } from "#server/features/recipes/queries";
import { unshareRecipe } from "#server/features/recipes/sharing";
import { readForm } from "#server/http/forms/read-form";
import type { GrantedCall } from "#server/http/pipeline/granted-call";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";

export async function changeRecipe(call: GrantedCall) {
  const { db, viewer, target, locale } = call;
  const { fields } = await readForm(call.request);
  const { id, title, author } = await getEditableRecipe(db, viewer, target.id, locale);
  const list = adminPaths.recipes({ author: author.id });
  const values = { title };
  switch (fields.get("intent")) {
    case "stepOut":
      await revokeAccess(db, viewer, target);
      return redirectWithFlash(call, list, { key: "admin:access.ended" });
    case "remove":
      await deleteRecipe(db, viewer, id);
      return redirectWithFlash(call, list, { key: "admin:recipes.removed", values });
    case "removeImage": {
      await setRecipeImage(db, viewer, id, { kind: "remove" });
      const flash = { key: "admin:recipes.imageRemoved", values };
      return redirectWithFlash(call, adminPaths.recipe(id), flash);
    }
    case "unshare":
      await unshareRecipe(db, viewer, id);
      return redirectWithFlash(call, adminPaths.recipe(id), { key: "sharing:done.unshare" });
    default:
      throw new AppError("request.invalid");
  }
}
