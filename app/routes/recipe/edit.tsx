import { parse } from "@conform-to/dom";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clearCookie, DRAFT_COOKIE, readCookie } from "#server/http/cookies";
import { readForm } from "#server/http/form";
import { asId, idFrom } from "#server/http/query";
import { keepWriting, receivePicture, writtenIn } from "#server/http/recipe-form";
import { formReply, runForForm } from "#server/http/reply";
import { forViewer, type ViewerCall } from "#server/http/require";
import { redirectWithFlash } from "#server/http/session";
import { saveRecipe } from "#server/recipes/commands";
import { dropDraft, findDraft } from "#server/recipes/drafts";
import { getEditableRecipe, getNextVisibility } from "#server/recipes/queries";
import { newSecret } from "#server/secrets";
import { recipeSchema } from "~/model/recipe-schema";
import { paths } from "~/paths";
import { RecipeForm } from "./edit-form";
import { blankValues, type RecipeFormValues, valuesOf } from "./form-values";

export const handle = {
  i18n: ["recipe", "account"],
  title: "recipe:edit.titleNew",
  nameOf: (found: unknown) => (found as Awaited<ReturnType<typeof loader>> | undefined)?.title,
};

export const loader = forViewer(async (call) => {
  const { db, viewer, url, locale } = call;
  const isNew = !url.searchParams.has("id");
  const recipe = isNew
    ? null
    : await getEditableRecipe(db, viewer, idFrom(url, "id", "recipe.notFound"), locale);
  const draft = await draftFor(call, recipe?.id);
  const blank = async () => blankValues(await getNextVisibility(db, viewer));
  return {
    values: draft?.values ?? (recipe ? valuesOf(recipe, locale) : await blank()),
    isDraft: draft !== undefined,
    sent: {
      id: recipe?.id,
      version: draft?.version ?? recipe?.version,
      formKey: newSecret(),
      writer: viewer.id,
      pendingImage: undefined as string | undefined,
      removeImage: false,
    },
    title: recipe?.title,
    imageVersion: recipe?.imageVersion ?? null,
  };
});

export const action = forViewer(async (call) => {
  const { db, viewer, request, context, locale } = call;
  const { fields, file } = await readForm(request);
  if (fields.get("intent") === "dropDraft") return dropDraftOf(call);
  const { picture, problems } = await receivePicture(call, fields, file);
  const written = writtenIn(fields);
  const sent = { ...written, writer: viewer.id, ...picture };
  const submission = parseWithZod(fields, { schema: recipeSchema });
  if (submission.status !== "success" || problems) {
    return formReply(call, submission, { sent, current: null }, problems);
  }
  return runForForm(call, submission, { extra: { sent, current: null } }, async () => {
    const content = submission.value;
    const outcome = await saveRecipe(db, context.dataDir, viewer, {
      ...written,
      content,
      locale,
      picture: picture.change,
    });
    if (outcome.kind === "changedMeanwhile") {
      const { id, version } = outcome;
      const current = await getEditableRecipe(db, viewer, id, locale);
      const result = submission.reply();
      return data({ result, sent: { ...sent, id, version }, current }, { status: 409 });
    }
    const flash = { key: "flash.recipeSaved", values: { title: content.title } };
    return redirectWithFlash(call, paths.recipeView(outcome.id), flash, await draftDone(call));
  });
}, keepWriting);

export default function EditRecipe() {
  const loaded = useLoaderData<typeof loader>();
  const replied = useActionData<typeof action>();
  const sent = replied?.sent ?? loaded.sent;
  return (
    <RecipeForm
      key={sent.formKey}
      loaded={loaded}
      sent={sent}
      result={replied?.result}
      current={replied?.current ?? null}
    />
  );
}

async function draftFor({ db, viewer, request }: ViewerCall, recipeId: number | undefined) {
  const secret = readCookie(request, DRAFT_COOKIE);
  const entries = secret && (await findDraft(db, viewer, secret));
  if (!entries) return undefined;
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  if (asId(form.get("id")) !== recipeId) return undefined;
  const { payload } = parse(form, { resolve: (value) => ({ value }) });
  const blank = blankValues("PRIVATE");
  return {
    values: { ...blank, ...payload } as RecipeFormValues,
    version: asId(form.get("version")),
  };
}

async function dropDraftOf(call: ViewerCall) {
  const cookies = await draftDone(call);
  const { pathname, search } = call.url;
  return redirectWithFlash(call, pathname + search, { key: "flash.draftDropped" }, cookies);
}

/** What was kept is saved or given up: it is forgotten, here and in the cookie. */
async function draftDone({ db, viewer, request, context }: ViewerCall): Promise<string[]> {
  const secret = readCookie(request, DRAFT_COOKIE);
  if (!secret) return [];
  await dropDraft(db, viewer, secret);
  return [clearCookie(DRAFT_COOKIE, context)];
}
