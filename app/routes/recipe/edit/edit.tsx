import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#domain/paths";
import { AppError } from "#server/errors";
import { type SentForm, withSentPicture } from "#server/http/forms/picture-upload";
import { formIdentity, storeDraft, storeDraftOf } from "#server/http/forms/recipe-form";
import { clearCookie, draftCookie, readCookie } from "#server/http/pipeline/cookies";
import { forViewer, type ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { dropDraft, findDraft } from "#server/recipes/drafts";
import { getFormDefaults } from "#server/recipes/queries";
import { useReply } from "~/ui/form-reply";
import { afterImport, isImport } from "./imported-recipe";
import { beginningOf } from "./initial-form";
import { RecipeForm } from "./recipe-form";
import { saveForm } from "./save-recipe-form";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle = {
  i18n: ["recipe", "language", "account"],
  title: "recipe:edit.titleNew",
  nameOf: (found: unknown) => (found as Awaited<ReturnType<typeof loader>> | undefined)?.title,
};

export const loader = forViewer(beginningOf);

export const action = forViewer(
  (call) => withSentPicture(call, (form) => saveSent(call, form)),
  storeDraft,
);

async function saveSent(call: ViewerCall, form: SentForm) {
  const { db, viewer } = call;
  const { fields } = form;
  const { writer } = await getFormDefaults(db, viewer);
  const written = formIdentity(fields);
  if (written.writer !== "" && written.writer !== writer)
    throw await writtenByAnother(call, fields);
  if (fields.get("intent") === "dropDraft") return dropDraftOf(call, written.id);
  return saveForm(call, { ...written, writer }, form, async (id, title) => {
    const flash = { key: "flash.recipeSaved", values: { title } };
    const isOther = isImport(call) && !(await isDraftOf(call, written));
    const cookies = isOther ? [] : await draftDone(call, written.id);
    const next = await afterImport(call, id);
    return redirectWithFlash(call, next ?? paths.recipeView(id), flash, cookies);
  });
}

export default function EditRecipe() {
  const loaded = useLoaderData<typeof loader>();
  const replied = useReply<typeof action>();
  const sent = replied?.sent ?? loaded.sent;
  return (
    <RecipeForm
      key={sent.formKey}
      loaded={loaded}
      sent={sent}
      result={replied?.result}
      current={replied?.current ?? null}
      names={replied?.names ?? loaded.names}
    />
  );
}

/** Somebody else signed in here meanwhile: the text is kept for its writer and is nobody else's. */
async function writtenByAnother(call: ViewerCall, fields: FormData) {
  const headers = (await storeDraftOf(call, fields)).map((cookie): [string, string] => [
    "Set-Cookie",
    cookie,
  ]);
  const refusal = new AppError("auth.sessionNotFound");
  return data(refusal.refusal, { status: refusal.status, headers });
}

async function dropDraftOf(call: ViewerCall, recipeId: number | undefined) {
  const cookies = await draftDone(call, recipeId);
  const { pathname, search } = call.url;
  return redirectWithFlash(call, pathname + search, { key: "flash.draftDropped" }, cookies);
}

/** Whether what was kept of a new recipe is this very form. */
async function isDraftOf(
  { db, viewer, request, context }: ViewerCall,
  { id, formKey }: { id: number | undefined; formKey: string },
): Promise<boolean> {
  const secret = readCookie(request, draftCookie(id), context);
  const entries = secret ? await findDraft(db, viewer, secret) : undefined;
  return entries?.some(([name, value]) => name === "formKey" && value === formKey) ?? false;
}

/** What was kept is saved or given up: it is forgotten, here and in the cookie. */
async function draftDone(
  { db, viewer, request, context }: ViewerCall,
  recipeId: number | undefined,
): Promise<string[]> {
  const secret = readCookie(request, draftCookie(recipeId), context);
  if (!secret) return [];
  await dropDraft(db, viewer, secret);
  return [clearCookie(draftCookie(recipeId), context)];
}
