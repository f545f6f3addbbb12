import { z } from "zod";
import { type KnownNames, nameKey } from "#domain/ingredient-choice";
import { MAX_INGREDIENT_NAME } from "#domain/recipe";
import { listMeanings } from "../../ingredients/meaning-queries";
import { takeAttempt } from "../../rate-limit";
import { DRAFT_DAYS, findWriter, saveDraft } from "../../recipes/drafts";
import { newSecret } from "../../secrets";
import { draftCookie, setCookie } from "../pipeline/cookies";
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

export function formIdentity(fields: FormData) {
  const formKey = fields.get("formKey");
  const isKey = typeof formKey === "string" && formKey !== "" && formKey.length <= MAX_FORM_KEY;
  return {
    id: asId(fields.get("id")),
    version: asId(fields.get("version")),
    formKey: isKey ? formKey : newSecret(),
    writer: String(fields.get("writer") ?? ""),
  };
}

export const storeDraft: StoreDraft = async ({ db, request, context }) => {
  await takeAttempt(db, [`draft ${context.address}`]);
  const { fields } = await readForm(request);
  return storeDraftOf({ db, context }, fields);
};

/** For the person whom the form's `writer` secret names; returns the draft's cookie. */
export async function storeDraftOf(
  { db, context }: Pick<Call, "db" | "context">,
  fields: FormData,
): Promise<string[]> {
  const { id, writer } = formIdentity(fields);
  const writerId = await findWriter(db, writer);
  const form = [...fields].map(([name, value]): [string, string] => [name, String(value)]);
  const secret = writerId && (await saveDraft(db, writerId, form));
  return secret ? [setCookie(draftCookie(id), secret, { ...context, days: DRAFT_DAYS })] : [];
}

export async function knownNames(
  { db, locale }: Call,
  form: unknown,
  questions: KnownNames["questions"] = [],
): Promise<KnownNames> {
  const lines = namedLines.parse(form).ingredients.filter((line) => line !== null);
  const meanings = await listMeanings(db, lines, locale);
  return {
    questions,
    meanings: meanings.flatMap((meaning, index) => {
      const key = nameKey(lines[index]?.name ?? "");
      return meaning.kind === "catalogue" ? [{ key, ingredient: meaning.ingredient }] : [];
    }),
  };
}
