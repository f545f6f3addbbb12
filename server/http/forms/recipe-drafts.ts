import { z } from "zod";
import { type IngredientMatches, nameKey, readChoice } from "#domain/line/ingredient-choice";
import { MAX_INGREDIENT_NAME } from "#domain/recipe/recipe";
import { paths } from "#domain/site/paths";
import { findWriter, isOwnForm, readWriterId } from "../../features/accounts/form-writer";
import { matchIngredients } from "../../features/ingredients/match-ingredients";
import type { DraftReference } from "../../features/recipes/draft-queries";
import { type DraftOutcome, saveDraft } from "../../features/recipes/drafts";
import { listOfferedRecipes } from "../../features/recipes/sub-recipe-offers";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { newSecret } from "../../platform/secrets";
import type { Viewer } from "../../policies/permissions";
import { consumeAttempt } from "../../policies/rate-limit";
import { parseId } from "../pipeline/id-parameters";
import type { Call, StoreDraft } from "../pipeline/route-guards";
import { readSession } from "../pipeline/session";
import { readForm } from "./read-form";

const MAX_FORM_KEY = 64;

const namedLinesSchema = z.object({
  ingredients: z
    .array(
      z
        .object({
          name: z.string().max(MAX_INGREDIENT_NAME),
          choice: z.string().optional().catch(undefined),
        })
        .nullable()
        .catch(null),
    )
    .catch([]),
});

/** Form metadata, never the author's text. */
const NO_WORDS =
  /^(id|version|formKey|draft|draftAt|creationKey|writer|isTyped|intent|__intent__|image)$/;
const PRESET = /^(view|visibility|language|category|photoList)$|\.unit$/;

/** A new form is its own `draft`; `draftAt` is when the continued draft was stored. */
export function readFormIdentity(fields: FormData) {
  const formKey = parseFormKey(fields.get("formKey")) ?? newSecret();
  const draft = parseFormKey(fields.get("draft")) ?? formKey;
  return {
    id: parseId(fields.get("id")),
    version: parseId(fields.get("version")),
    formKey,
    draft,
    draftAt: parseId(fields.get("draftAt")),
    creationKey: parseFormKey(fields.get("creationKey")) ?? draft,
    writer: String(fields.get("writer") ?? ""),
  };
}

export const storeDraft: StoreDraft = async (args) => {
  const { db, request, context } = args;
  await consumeAttempt(db, [`draft ${context.address}`]);
  const { fields } = await readForm(request);
  const viewer = (await readSession(args))?.viewer ?? null;
  const outcome = await saveWriterDraft(db, viewer, fields);
  if (!outcome && readWriterId(readFormIdentity(fields).writer) !== undefined)
    throw new AppError("auth.sessionNotFound", {}, { words: "notKept" });
  return outcome?.kind === "kept" ? buildDraftAddress(outcome, new URL(request.url)) : undefined;
};

/** For the user named by the form's `writer`: the session may have ended or be another user's. */
export async function saveWriterDraft(
  db: Db,
  viewer: Viewer,
  fields: FormData,
  options: DraftOptions = {},
): Promise<DraftOutcome | undefined> {
  const { writer } = readFormIdentity(fields);
  if (viewer && (writer === "" || (await isOwnForm(db, viewer, writer))))
    return saveSentDraft(db, viewer.id, fields, options);
  const writerId = await findWriter(db, writer);
  if (writerId === undefined) return undefined;
  return saveSentDraft(db, writerId, fields, { ...options, isWithoutSession: true });
}

interface DraftOptions {
  isAutomatic?: boolean;
  isWithoutSession?: boolean;
}

export async function saveSentDraft(
  db: Db,
  writerId: number,
  fields: FormData,
  { isAutomatic = false, isWithoutSession = false }: DraftOptions = {},
): Promise<DraftOutcome> {
  const { id: recipeId, writer: _, ...identity } = readFormIdentity(fields);
  const form = [...fields]
    .filter(([name]) => !NO_WORDS.test(name))
    // Browsers and scripts end lines differently; the same text must be the same draft.
    .map(([name, value]): [string, string] => [name, String(value).replace(/\r\n?/g, "\n")]);
  return saveDraft(db, writerId, {
    ...identity,
    recipeId,
    title: String(fields.get("title") ?? ""),
    form,
    hasWords: form.some(([name, text]) => !PRESET.test(name) && text.trim() !== ""),
    isAutomatic,
    isWithoutSession,
  });
}

export function buildDraftAddress(
  { key, recipeId }: DraftReference,
  { pathname, searchParams }: URL,
) {
  if (!searchParams.has("import")) return paths.recipeEdit(recipeId ?? undefined, key);
  const there = new URLSearchParams(searchParams);
  there.delete("form");
  there.set("draft", key);
  return `${pathname}?${there}`;
}

function parseFormKey(text: FormDataEntryValue | null): string | undefined {
  return typeof text === "string" && text !== "" && text.length <= MAX_FORM_KEY ? text : undefined;
}

export async function matchFormNames(
  { db, locale, viewer }: Call,
  form: unknown,
  questions: IngredientMatches["questions"] = [],
): Promise<IngredientMatches> {
  const lines = namedLinesSchema.parse(form).ingredients.filter((line) => line !== null);
  // Also for lines kept as custom: what the catalogue would have matched.
  const choices = lines.map(({ name, choice }) => ({
    name,
    choice: typeof readChoice(choice, name) === "number" ? choice : undefined,
  }));
  const meanings = await matchIngredients(db, choices, locale);
  return {
    questions,
    recipes: viewer ? await listOfferedRecipes(db, viewer, lines) : [],
    meanings: meanings.flatMap((meaning, index) => {
      const key = nameKey(lines[index]?.name ?? "");
      if (meaning.kind !== "catalogue") return [];
      return [{ key, ingredient: meaning.ingredient, isName: meaning.isName }];
    }),
  };
}
