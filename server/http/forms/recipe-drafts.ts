import { z } from "zod";
import { type KnownNames, nameKey, readChoice } from "#domain/ingredient-choice";
import { paths } from "#domain/paths";
import { MAX_INGREDIENT_NAME } from "#domain/recipe";
import type { Db } from "../../db/open";
import { listMeanings } from "../../ingredients/meaning-queries";
import { takeAttempt } from "../../rate-limit";
import type { DraftPlace } from "../../recipes/draft-queries";
import { findWriter, type KeepOutcome, keepDraft } from "../../recipes/drafts";
import { newSecret } from "../../secrets";
import { asId } from "../pipeline/id-parameters";
import type { Call, StoreDraft } from "../pipeline/route-guards";
import { readForm } from "./form";

const MAX_FORM_KEY = 64;

const namedLines = z.object({
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

/** What a form says of itself, and never a word of its writer. */
const NO_WORDS = /^(id|version|formKey|draft|writer|intent|__intent__|image)$/;
/** What a blank form holds already. */
const PRESET = /^(view|visibility|language|category)$|\.unit$/;

/** `draft` names the draft that is gone on with: of a form opened anew its own. */
export function formIdentity(fields: FormData) {
  const formKey = keyIn(fields.get("formKey")) ?? newSecret();
  return {
    id: asId(fields.get("id")),
    version: asId(fields.get("version")),
    formKey,
    draft: keyIn(fields.get("draft")) ?? formKey,
    writer: String(fields.get("writer") ?? ""),
  };
}

/** For whoever the form's `writer` secret names, without a session; returns where it is found again. */
export const storeDraft: StoreDraft = async ({ db, request, context }) => {
  await takeAttempt(db, [`draft ${context.address}`]);
  const { fields } = await readForm(request);
  const outcome = await storeDraftOf(db, fields);
  return outcome?.kind === "kept" ? draftAddress(outcome, new URL(request.url)) : undefined;
};

/** For the person whom the form's `writer` secret names; undefined where it names nobody. */
export async function storeDraftOf(
  db: Db,
  fields: FormData,
  options: KeepOptions = {},
): Promise<KeepOutcome | undefined> {
  const writerId = await findWriter(db, formIdentity(fields).writer);
  return writerId === undefined ? undefined : keepSentDraft(db, writerId, fields, options);
}

interface KeepOptions {
  /** The picture that was sent with the form. */
  pendingImage?: string;
  /** Script sent it, perhaps after the form was saved or discarded; no button was pressed. */
  isAutomatic?: boolean;
}

/** Throws request.tooLarge. */
export async function keepSentDraft(
  db: Db,
  writerId: number,
  fields: FormData,
  { pendingImage, isAutomatic = false }: KeepOptions = {},
): Promise<KeepOutcome> {
  const { id: recipeId, version, formKey, draft } = formIdentity(fields);
  const words = [...fields]
    .filter(([name]) => !NO_WORDS.test(name) && !(pendingImage && name === "pendingImage"))
    .map(([name, value]): [string, string] => [name, String(value)]);
  const picture: [string, string][] = pendingImage ? [["pendingImage", pendingImage]] : [];
  const form = [...words, ...picture];
  return keepDraft(db, writerId, {
    key: draft,
    formKey: isAutomatic ? formKey : newSecret(),
    recipeId,
    version,
    title: String(fields.get("title") ?? ""),
    form,
    hasWords: form.some(([name, text]) => !PRESET.test(name) && text.trim() !== ""),
  });
}

/** Where the form of a draft is opened again; that of an import's item stays at its own address. */
export function draftAddress({ key, recipeId }: DraftPlace, { pathname, searchParams }: URL) {
  if (searchParams.has("import")) return `${pathname}?${searchParams}`;
  return recipeId === null ? paths.recipeDraftForm(key) : paths.recipeEdit(recipeId);
}

function keyIn(text: FormDataEntryValue | null): string | undefined {
  return typeof text === "string" && text !== "" && text.length <= MAX_FORM_KEY ? text : undefined;
}

export async function knownNames(
  { db, locale }: Call,
  form: unknown,
  questions: KnownNames["questions"] = [],
): Promise<KnownNames> {
  const lines = namedLines.parse(form).ingredients.filter((line) => line !== null);
  // Of a line that is kept as one's own, too: what it would mean else.
  const choices = lines.map(({ name, choice }) => ({
    name,
    choice: typeof readChoice(choice, name) === "number" ? choice : undefined,
  }));
  const meanings = await listMeanings(db, choices, locale);
  return {
    questions,
    meanings: meanings.flatMap((meaning, index) => {
      const key = nameKey(lines[index]?.name ?? "");
      if (meaning.kind !== "catalogue") return [];
      return [{ key, ingredient: meaning.ingredient, isName: meaning.isName }];
    }),
  };
}
