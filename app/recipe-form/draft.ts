import { parse } from "@conform-to/dom";
import { isLanguage } from "#domain/language/languages";
import { MAX_HEADINGS } from "#domain/recipe/headings";
import { BLANK_PHOTO, MAX_PHOTOS } from "#domain/recipe/photos";
import { MAX_INGREDIENTS, MAX_STEPS, MAX_TIPS } from "#domain/recipe/recipe";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { getFormWriter, isOwnForm } from "#server/features/accounts/form-writer";
import type { Draft } from "#server/features/recipes/draft-queries";
import { listKnownKeys } from "#server/features/recipes/photos";
import { readRows } from "#server/features/recipes/read-rows";
import { hasPhotos, readOldPhotos } from "#server/http/forms/photo-form";
import { readFormIdentity, saveWriterDraft } from "#server/http/forms/recipe-drafts";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";
import { isOldLine, readOldLine } from "./old-lines";
import { createBlankValues } from "./recipe-form-values";

/** Maximum rows accepted per list, because a draft is stored unvalidated. */
const MAX_ROWS: Record<string, number> = {
  ingredients: MAX_INGREDIENTS + MAX_HEADINGS,
  steps: MAX_STEPS + MAX_HEADINGS,
  tips: MAX_TIPS,
  photos: MAX_PHOTOS,
};

export type FormIdentity = ReturnType<typeof readFormIdentity>;

// If another user has signed in on this browser since, stores the text as a draft of its writer and
// throws auth.sessionNotFound.
export async function requireWriter(call: ViewerCall, fields: FormData): Promise<FormIdentity> {
  const { db, viewer } = call;
  const identity = readFormIdentity(fields);
  if (identity.writer === "" || (await isOwnForm(db, viewer, identity.writer)))
    return { ...identity, writer: await getFormWriter(db, viewer) };
  const outcome = await saveWriterDraft(db, viewer, fields);
  const words = outcome?.kind === "kept" ? "kept" : "notKept";
  throw new AppError("auth.sessionNotFound", {}, { words });
}

export async function loadDraftValues({ db, viewer, locale }: ViewerCall, draft: Draft) {
  const form = new FormData();
  for (const [name, value] of draft.form) if (isWithinBounds(name)) form.append(name, value);
  const { payload } = parse(form, { resolve: (value) => ({ value }) });
  const values = { ...createBlankValues("PRIVATE", locale), ...payload } as RecipeFormValues;
  const read = await readOldDraft({ db, locale }, values);
  const recipeId = draft.recipeId ?? undefined;
  const photos = hasPhotos(form)
    ? Array.from(values.photos, (photo) => ({ ...BLANK_PHOTO, ...photo }))
    : await readOldPhotos({ db, viewer }, form, recipeId);
  const keys = photos.map(({ key }) => key);
  const known = await listKnownKeys(db, viewer, recipeId, keys);
  return {
    ...draft,
    values: { ...read, photos: photos.filter(({ key }) => known.has(key)) },
    version: draft.version ?? undefined,
  };
}

async function readOldDraft(
  { db, locale }: Pick<ViewerCall, "db" | "locale">,
  values: RecipeFormValues,
): Promise<RecipeFormValues> {
  const lines = Array.from(values.ingredients, (line) => line ?? {});
  if (!lines.some(isOldLine)) return values;
  const language = isLanguage(values.language) ? values.language : null;
  const rows = await readRows(db, lines.map(readOldLine), { locale, language });
  return { ...values, ingredients: rows.map((row) => row.values) };
}

function isWithinBounds(field: string): boolean {
  const [, list = "", index] = /^(\w+)\[(\d+)\]/.exec(field) ?? [];
  return index === undefined || Number(index) < (MAX_ROWS[list] ?? 0);
}
