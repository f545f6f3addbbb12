import { parse } from "@conform-to/dom";
import { paths } from "#domain/site/paths";
import { findRecipeDraft } from "#server/features/recipes/draft-queries";
import { discardFormDraft } from "#server/features/recipes/drafts";
import { createFormReply } from "#server/http/forms/form-reply";
import { receivePicture } from "#server/http/forms/picture-form";
import type { SentForm } from "#server/http/forms/picture-upload";
import { buildDraftAddress, matchFormNames, saveSentDraft } from "#server/http/forms/recipe-drafts";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { toAppError, tryOptionalWrite } from "#server/platform/disk-health";
import { DatabaseUnavailable } from "#server/platform/errors";
import type { FormIdentity } from "~/recipe-form/draft";
import { findItemAddress } from "./imported-recipe";

/** "Keep as a draft": leads back to the form; with a picture that is refused it is shown again. */
export async function keepAsDraft(
  call: ViewerCall,
  identity: FormIdentity,
  { fields, file }: SentForm,
) {
  const { db, viewer, url } = call;
  const { picture, problems, refused } = await receivePicture(call, fields, file, {
    type: "recipes",
  });
  const outcome = await saveSentDraft(db, viewer.id, fields, picture);
  if (problems) {
    const submission = parse<unknown, string[]>(fields, { resolve: (value) => ({ value }) });
    const names = await matchFormNames(call, submission.payload);
    const reply = { sent: { ...identity, ...picture }, current: null, names };
    return createFormReply(call, submission, reply, problems, refused);
  }
  const isKept = outcome.kind === "kept";
  const to = isKept ? buildDraftAddress(outcome, url) : url.pathname + url.search;
  return redirectWithFlash(call, to, { key: isKept ? "draft:flashKept" : "draft:flashBlank" });
}

interface FormReply {
  data: {
    sent?: { pendingImage?: string; isOtherView?: boolean };
    result?: { error?: Record<string, string[] | null> | null };
  };
}

/**
 * The words of a form that was not saved become a draft, unless the database would not take that
 * either. Whoever looks at another view has not asked for one.
 */
export async function keepUnlessSaved<Reply extends FormReply>(
  { db, viewer }: ViewerCall,
  fields: FormData,
  save: () => Promise<Response | Reply>,
): Promise<Response | Reply> {
  const keep = (pendingImage?: string) =>
    tryOptionalWrite(saveSentDraft(db, viewer.id, fields, { pendingImage })).catch((error) => {
      if (!toAppError(error)) throw error;
    });
  try {
    const answer = await save();
    const canKeep = !(
      answer instanceof Response ||
      answer.data.sent?.isOtherView ||
      isDatabaseRefusal(answer)
    );
    if (canKeep) await keep(answer.data.sent?.pendingImage);
    return answer;
  } catch (error) {
    const canKeep = !(error instanceof Response || error instanceof DatabaseUnavailable);
    if (canKeep) await keep().catch(() => undefined);
    throw error;
  }
}

/** A draft would wait as long as the recipe did, and be refused as well. */
function isDatabaseRefusal({ data: { result } }: FormReply): boolean {
  const [code] = result?.error?.[""] ?? [];
  return code === "request.busy" || code === "database.away";
}

/** Leads to what the form is of as it was saved, also where there is a draft of another form. */
export async function discardDraft(call: ViewerCall, { id, ...form }: FormIdentity) {
  const { db, viewer, url } = call;
  await discardFormDraft(db, viewer, form);
  const other = id === undefined ? undefined : await findRecipeDraft(db, viewer, id);
  const to = findItemAddress(url) ?? paths.recipeEdit(id, other && form.formKey);
  return redirectWithFlash(call, to, { key: "flash:draftDropped" });
}
