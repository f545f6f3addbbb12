import { readForm } from "#server/http/forms/read-form";
import { saveWriterDraft } from "#server/http/forms/recipe-drafts";
import { type ApiMethods, forCaller } from "#server/http/pipeline/api-calls";
import type { Call } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";
import { consumeAttempt } from "#server/policies/rate-limit";

/** Per 15 minutes; the script sends a draft every few seconds at most. */
const MAX_IN_WINDOW = 400;

const METHODS: ApiMethods = {
  POST: async (call) => {
    const outcome = await keepDraft(call);
    if (!outcome) throw new AppError("auth.sessionNotFound");
    if (outcome.kind === "notOwn") throw new AppError("recipe.notAllowedToEdit");
    if (outcome.kind === "over") throw new AppError("request.keyUsed");
    return new Response(null, { status: 204 });
  },
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);

async function keepDraft({ db, viewer, request, context }: Call) {
  const sender = viewer ? `drafts ${viewer.id}` : `drafts at ${context.address}`;
  await consumeAttempt(db, [sender], MAX_IN_WINDOW);
  const { fields } = await readForm(request);
  return saveWriterDraft(db, viewer, fields, { isAutomatic: true });
}
