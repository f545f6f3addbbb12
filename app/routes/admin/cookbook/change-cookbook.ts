import { paths } from "#domain/site/paths";
import { stepOut } from "#server/admin/stepping-in";
import { deleteCookbook } from "#server/features/cookbooks/commands";
import { removeRecipeFromCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { unshareCookbook } from "#server/features/cookbooks/sharing";
import { type SentForm, withSentPicture } from "#server/http/forms/picture-upload";
import { asId } from "#server/http/pipeline/id-parameters";
import { redirectWithFlash } from "#server/http/pipeline/session";
import type { SteppedInCall } from "#server/http/pipeline/stepping-in";
import { AppError } from "#server/platform/errors";
import { addMemberByName, changeMember } from "../../cookbook/parts/change-members";
import { saveCookbookForm } from "../../cookbook/parts/save-cookbook-form";

/** What the forms of a cookbook do that an administrator stepped into. */
export async function changeCookbook(call: SteppedInCall) {
  return withSentPicture(call, (form) => changeBySent(call, form));
}

async function changeBySent(call: SteppedInCall, form: SentForm) {
  const { db, viewer, thing } = call;
  const { fields } = form;
  const intent = fields.get("intent");
  const to = paths.adminCookbook(thing.id);
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
        ...(await removeRecipeFromCookbook(db, viewer, thing.id, idOf(fields, "recipe"))),
      };
      return redirectWithFlash(call, to, { key: "flash:recipeTaken", values });
    }
    case "delete": {
      const name = await deleteCookbook(db, viewer, thing.id);
      const flash = { key: "flash:cookbookDeleted", values: { name } };
      return redirectWithFlash(call, paths.adminUsers(), flash);
    }
    case "unshare":
      await unshareCookbook(db, viewer, thing.id);
      return redirectWithFlash(call, to, { key: "sharing:done.unshare" });
    case "stepOut":
      await stepOut(db, viewer, thing);
      return redirectWithFlash(call, paths.adminUsers(), { key: "admin:access.ended" });
    default:
      throw new AppError("request.invalid");
  }
}

function idOf(fields: FormData, name: string): number {
  const id = asId(fields.get(name));
  if (id === undefined) throw new AppError("request.invalid");
  return id;
}
