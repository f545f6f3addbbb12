import { adminPaths } from "#domain/site/admin-paths";
import { revokeAccess } from "#server/admin/access-grants";
import { deleteCookbook } from "#server/features/cookbooks/commands";
import { removeRecipeFromCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { unshareCookbook } from "#server/features/cookbooks/sharing";
import { type SentForm, withSentImages } from "#server/http/forms/image-upload";
import type { GrantedCall } from "#server/http/pipeline/granted-call";
import { parseId } from "#server/http/pipeline/id-parameters";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { addMemberByName, changeMember } from "../../cookbook/parts/change-members";
import { saveCookbookForm } from "../../cookbook/parts/save-cookbook-form";

export async function changeCookbook(call: GrantedCall) {
  return withSentImages(call, (form) => applyChange(call, form));
}

async function applyChange(call: GrantedCall, form: SentForm) {
  const { db, viewer, target } = call;
  const { fields } = form;
  const intent = fields.get("intent");
  const to = adminPaths.cookbook(target.id);
  switch (intent) {
    case "save":
      return saveCookbookForm(call, form, () => to);
    case "addMember":
      return addMemberByName(call, fields, to);
    case "removeMember":
    case "makeAdministrator":
    case "unmakeAdministrator":
      return changeMember(call, fields, intent, to);
    case "removeRecipe": {
      const values = {
        ...(await removeRecipeFromCookbook(db, viewer, target.id, readId(fields, "recipe"))),
      };
      return redirectWithFlash(call, to, { key: "flash:recipeTaken", values });
    }
    case "delete": {
      const name = await deleteCookbook(db, viewer, target.id);
      const flash = { key: "flash:cookbookDeleted", values: { name } };
      return redirectWithFlash(call, adminPaths.users(), flash);
    }
    case "unshare":
      await unshareCookbook(db, viewer, target.id);
      return redirectWithFlash(call, to, { key: "sharing:done.unshare" });
    case "stepOut":
      await revokeAccess(db, viewer, target);
      return redirectWithFlash(call, adminPaths.users(), { key: "admin:access.ended" });
    default:
      throw new AppError("request.invalid");
  }
}

function readId(fields: FormData, name: string): number {
  const id = parseId(fields.get(name));
  if (id === undefined) throw new AppError("request.invalid");
  return id;
}
