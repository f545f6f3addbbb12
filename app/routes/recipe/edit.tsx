import { parse } from "@conform-to/dom";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AppError } from "#server/errors";
import { clearCookie, draftCookie, readCookie } from "#server/http/cookies";
import { readForm } from "#server/http/form";
import { asId, idFrom } from "#server/http/query";
import {
  keepForWriter,
  keepWriting,
  knownNames,
  receivePicture,
  writtenIn,
} from "#server/http/recipe-form";
import { formReply, runForForm } from "#server/http/reply";
import { forViewer, type ViewerCall } from "#server/http/require";
import { redirectWithFlash } from "#server/http/session";
import { findPendingImage } from "#server/images/pending";
import { saveRecipe } from "#server/recipes/commands";
import { dropDraft, findDraft } from "#server/recipes/drafts";
import { getEditableRecipe, getFormBeginning } from "#server/recipes/queries";
import { newSecret } from "#server/secrets";
import type { ErrorCode } from "~/model/errors";
import { recipeSchema } from "~/model/recipe-schema";
import type { RecipeFormValues } from "~/model/recipe-values";
import { paths } from "~/paths";
import { useReply } from "~/ui/reply";
import { RecipeForm } from "./edit-form";
import { blankValues, valuesOf } from "./form-values";

export const handle = {
  i18n: ["recipe", "language", "account"],
  title: "recipe:edit.titleNew",
  nameOf: (found: unknown) => (found as Awaited<ReturnType<typeof loader>> | undefined)?.title,
};

export const loader = forViewer(async (call) => {
  const { db, viewer, locale } = call;
  const recipe = await recipeToEdit(call);
  const { visibility, writer } = await getFormBeginning(db, viewer);
  const draft = await draftFor(call, recipe?.id);
  const fresh = recipe ? valuesOf(recipe, locale) : blankValues(visibility, locale);
  const values = draft?.values ?? fresh;
  return {
    values,
    names: await knownNames(call, values),
    isDraft: draft !== undefined,
    sent: {
      id: recipe?.id,
      version: draft?.version ?? recipe?.version,
      formKey: newSecret(),
      writer,
      pendingImage: draft?.pendingImage,
      removeImage: draft?.removeImage ?? false,
    },
    title: recipe?.title,
    imageVersion: recipe?.imageVersion ?? null,
  };
});

export const action = forViewer(async (call) => {
  const { db, viewer, request, context, locale } = call;
  const { fields, file } = await readForm(request, { takesFile: true });
  const written = writtenIn(fields);
  const { writer } = await getFormBeginning(db, viewer);
  if (written.writer !== "" && written.writer !== writer)
    throw await writtenByAnother(call, fields);
  if (fields.get("intent") === "dropDraft") return dropDraftOf(call, written.id);
  const { picture, problems } = await receivePicture(call, fields, file);
  const sent = { ...written, writer, ...picture };
  const submission = parseWithZod(fields, { schema: recipeSchema });
  if (submission.status !== "success" || problems) {
    const names = await knownNames(call, submission.payload);
    return formReply(call, submission, { sent, current: null, names }, problems);
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
    const cookies = await draftDone(call, written.id);
    return redirectWithFlash(call, paths.recipeView(outcome.id), flash, cookies);
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

/** Undefined for a new one, and for a reply to a form whose recipe went meanwhile. */
async function recipeToEdit({ db, viewer, url, locale, context }: ViewerCall) {
  if (!url.searchParams.has("id")) return undefined;
  try {
    const id = idFrom(url, "id", "recipe.notFound");
    return await getEditableRecipe(db, viewer, id, locale);
  } catch (error) {
    if (error instanceof AppError && context.hasFormErrors) return undefined;
    throw error;
  }
}

async function draftFor({ db, viewer, request, locale }: ViewerCall, recipeId: number | undefined) {
  const secret = readCookie(request, draftCookie(recipeId));
  const entries = secret && (await findDraft(db, viewer, secret));
  if (!entries) return undefined;
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const { payload } = parse(form, { resolve: (value) => ({ value }) });
  return {
    values: { ...blankValues("PRIVATE", locale), ...payload } as RecipeFormValues,
    version: asId(form.get("version")),
    pendingImage: await findPendingImage(db, viewer, String(form.get("pendingImage") ?? "")),
    removeImage: form.has("removeImage"),
  };
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
  return redirectWithFlash(
    call,
    paths.recipeEdit(recipeId),
    { key: "flash.draftDropped" },
    cookies,
  );
}

/** What was kept is saved or given up: it is forgotten, here and in the cookie. */
async function draftDone(
  { db, viewer, request, context }: ViewerCall,
  recipeId: number | undefined,
): Promise<string[]> {
  const secret = readCookie(request, draftCookie(recipeId));
  if (!secret) return [];
  await dropDraft(db, viewer, secret);
  return [clearCookie(draftCookie(recipeId), context)];
}
