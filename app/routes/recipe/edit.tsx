import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AppError } from "#server/errors";
import { clearCookie, draftCookie, readCookie } from "#server/http/cookies";
import { readForm } from "#server/http/form";
import { receivePicture } from "#server/http/picture-form";
import { keepForWriter, keepWriting, knownNames, writtenIn } from "#server/http/recipe-form";
import { formReply, runForForm } from "#server/http/reply";
import { forViewer, type ViewerCall } from "#server/http/require";
import { redirectWithFlash } from "#server/http/session";
import { saveRecipe } from "#server/recipes/commands";
import { dropDraft, findDraft } from "#server/recipes/drafts";
import { getEditableRecipe, getFormBeginning } from "#server/recipes/queries";
import type { ErrorCode } from "~/model/errors";
import { recipeSchema } from "~/model/recipe-schema";
import { paths } from "~/paths";
import { useReply } from "~/ui/reply";
import { beginningOf } from "./edit-beginning";
import { RecipeForm } from "./edit-form";
import { afterImport, isImport } from "./edit-importing";

export const handle = {
  i18n: ["recipe", "language", "account"],
  title: "recipe:edit.titleNew",
  nameOf: (found: unknown) => (found as Awaited<ReturnType<typeof loader>> | undefined)?.title,
};

export const loader = forViewer(beginningOf);

export const action = forViewer(async (call) => {
  const { db, viewer, request, context, locale } = call;
  const { fields, file } = await readForm(request, { takesFile: true });
  const written = writtenIn(fields);
  const { writer } = await getFormBeginning(db, viewer);
  if (written.writer !== "" && written.writer !== writer)
    throw await writtenByAnother(call, fields);
  if (fields.get("intent") === "dropDraft") return dropDraftOf(call, written.id);
  const { picture, problems, refused } = await receivePicture(call, fields, file, "recipes");
  const sent = { ...written, writer, ...picture };
  const submission = parseWithZod(fields, { schema: recipeSchema });
  if (submission.status !== "success" || problems) {
    const names = await knownNames(call, submission.payload);
    return formReply(call, submission, { sent, current: null, names }, problems, refused);
  }
  // A recipe deleted meanwhile leaves its text in the form, which then makes a new one.
  const gone = { ...sent, id: undefined, version: undefined };
  const extra = (code: ErrorCode) => ({
    sent: code === "recipe.notFound" ? gone : sent,
    current: null,
    names: undefined,
  });
  return runForForm(call, submission, { extra }, async () => {
    const content = submission.value;
    const save = { ...written, content, locale, picture: picture.change, asks: true };
    const outcome = await saveRecipe(db, context.dataDir, viewer, save);
    if (outcome.kind === "refused") {
      const names = await knownNames(call, submission.payload, outcome.questions);
      return formReply(call, submission, { sent, current: null, names }, outcome.problems);
    }
    if (outcome.kind === "changedMeanwhile") {
      const { id, version } = outcome;
      const current = await getEditableRecipe(db, viewer, id, locale);
      context.hasFormErrors = true;
      const names = await knownNames(call, submission.payload);
      const result = submission.reply();
      return data({ result, sent: { ...sent, id, version }, current, names }, { status: 409 });
    }
    const flash = { key: "flash.recipeSaved", values: { title: content.title } };
    const isOther = isImport(call) && !(await isDraftOf(call, written));
    const cookies = isOther ? [] : await draftDone(call, written.id);
    const next = await afterImport(call, outcome.id);
    return redirectWithFlash(call, next ?? paths.recipeView(outcome.id), flash, cookies);
  });
}, keepWriting);

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
  const headers = (await keepForWriter(call, fields)).map((cookie): [string, string] => [
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
