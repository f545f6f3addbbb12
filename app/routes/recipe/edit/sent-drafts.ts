import { parse } from "@conform-to/dom";
import { paths } from "#domain/site/paths";
import { findRecipeDraft } from "#server/features/recipes/draft-queries";
import { discardFormDraft } from "#server/features/recipes/drafts";
import { createFormReply } from "#server/http/forms/form-reply";
import type { SentForm } from "#server/http/forms/image-upload";
import { receivePhotos } from "#server/http/forms/photo-form";
import { buildDraftAddress, matchFormNames, saveSentDraft } from "#server/http/forms/recipe-drafts";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { toAppError, tryOptionalWrite } from "#server/platform/disk-health";
import { DatabaseUnavailable } from "#server/platform/errors";
import type { FormIdentity } from "~/recipe-form/draft";
import { findItemAddress } from "./imported-recipe";

/** Saves a draft and redirects to its form; renders the form again if the image is invalid. */
export async function keepAsDraft(
  call: ViewerCall,
  identity: FormIdentity,
  { fields, files }: SentForm,
) {
  const { db, viewer, url } = call;
  const { problems, refused } = await receivePhotos(call, fields, files);
  const outcome = await saveSentDraft(db, viewer.id, fields);
  if (problems) {
    const submission = parse<unknown, string[]>(fields, { resolve: (value) => ({ value }) });
    const names = await matchFormNames(call, submission.payload);
    const reply = { sent: identity, current: null, names };
    return createFormReply(submission, reply, problems, refused);
  }
  const isKept = outcome.kind === "kept";
  const to = isKept ? buildDraftAddress(outcome, url) : url.pathname + url.search;
  return redirectWithFlash(call, to, { key: isKept ? "draft:flashKept" : "draft:flashBlank" });
}

interface FormReply {
  data: {
    sent?: { isOtherView?: boolean };
    result?: { error?: Record<string, string[] | null> | null };
  };
}

/** Stores an unsaved form as a draft, if the database accepts it; not for a switch of the view. */
export async function keepUnlessSaved<Reply extends FormReply>(
  { db, viewer }: ViewerCall,
  fields: FormData,
  save: () => Promise<Response | Reply>,
): Promise<Response | Reply> {
  const keep = () =>
    tryOptionalWrite(saveSentDraft(db, viewer.id, fields)).catch((error) => {
      if (!toAppError(error)) throw error;
    });
  try {
    const answer = await save();
    const canKeep = !(
      answer instanceof Response ||
      answer.data.sent?.isOtherView ||
      isDatabaseRefusal(answer)
    );
    if (canKeep) await keep();
    return answer;
  } catch (error) {
    const canKeep = !(error instanceof Response || error instanceof DatabaseUnavailable);
    if (canKeep) await keep().catch(() => undefined);
    throw error;
  }
}

/** A draft would time out and be refused like the recipe. */
function isDatabaseRefusal({ data: { result } }: FormReply): boolean {
  const [code] = result?.error?.[""] ?? [];
  return code === "request.busy" || code === "database.away";
}

/** Redirects to the saved version, even if another form has a draft. */
export async function discardDraft(call: ViewerCall, { id, ...form }: FormIdentity) {
  const { db, viewer, url } = call;
  await discardFormDraft(db, viewer, form);
  const other = id === undefined ? undefined : await findRecipeDraft(db, viewer, id);
  const to = findItemAddress(url) ?? paths.recipeEdit(id, other && form.formKey);
  return redirectWithFlash(call, to, { key: "flash:draftDropped" });
}
