import { parseWithZod } from "@conform-to/zod/v4";
import { cookbookSchema } from "#domain/cookbook/cookbook-schema";
import { paths } from "#domain/site/paths";
import { saveCookbook } from "#server/features/cookbooks/commands";
import { listMembers } from "#server/features/cookbooks/contents";
import { listMemberChoices } from "#server/features/cookbooks/member-choices";
import { getEditableCookbook } from "#server/features/cookbooks/queries";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { receiveImage } from "#server/http/forms/image-form";
import type { SentForm } from "#server/http/forms/image-upload";
import { readFormIdentity } from "#server/http/forms/recipe-drafts";
import { getId } from "#server/http/pipeline/id-parameters";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { newSecret } from "#server/platform/secrets";

export interface CookbookFormState {
  formKey: string;
  pendingImage: string | undefined;
  removeImage: boolean;
}

export function newCookbookForm() {
  return {
    kind: "form" as const,
    title: undefined,
    sent: newlySent(),
    cookbook: null,
  };
}

/** Values of the cookbook form, and a page of its members. */
export async function loadCookbookForm({ db, viewer, url }: ViewerCall) {
  const id = getId(url, "cookbook", "cookbook.notFound");
  const cookbook = await getEditableCookbook(db, viewer, id);
  const cursor = url.searchParams.get("members");
  return {
    kind: "form" as const,
    title: cookbook.name,
    sent: newlySent(),
    cookbook,
    viewerId: viewer.id,
    members: await listMembers(db, viewer, cookbook, cursor),
    choices: await listMemberChoices(db, viewer, id),
    isFirstPage: cursor === null,
  };
}

/** Saves the cookbook in the URL, or creates one, with the chosen image. */
export async function saveCookbookForm(
  call: ViewerCall,
  { fields, files: [file] }: SentForm,
  buildAddress: (id: number) => string = paths.cookbookView,
) {
  const { db, viewer, url } = call;
  const id = url.searchParams.has("cookbook")
    ? (await getEditableCookbook(db, viewer, getId(url, "cookbook", "cookbook.notFound"))).id
    : undefined;
  const { image, problems, refused } = await receiveImage(call, fields, file, {
    type: "cookbooks",
  });
  const { formKey } = readFormIdentity(fields);
  const extra = { form: "cookbook" as const, sent: { formKey, ...image } };
  const submission = parseWithZod(fields, { schema: cookbookSchema });
  if (submission.status !== "success" || problems) {
    return createFormReply(submission, extra, problems, refused);
  }
  return runFormCommand(call, submission, { extra: () => extra }, async () => {
    const save = { id, formKey, content: submission.value, image: image.change };
    const saved = await saveCookbook(db, viewer, save);
    const flash = { key: "flash:cookbookSaved", values: { name: submission.value.name } };
    return redirectWithFlash(call, buildAddress(saved), flash);
  });
}

function newlySent(): CookbookFormState {
  return { formKey: newSecret(), pendingImage: undefined, removeImage: false };
}
