import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { ingredientSchema } from "#domain/ingredient/ingredient-schema";
import { nameField } from "#domain/ingredient/name-fields";
import { MAX_INGREDIENT_NAME } from "#domain/recipe/recipe";
import { adminPaths } from "#domain/site/admin-paths";
import { cleanLine } from "#domain/text/text";
import { saveIngredient } from "#server/admin/ingredient-commands";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { parseId } from "#server/http/pipeline/id-parameters";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { ingredientValues } from "./ingredient-values";

export interface IngredientFormState {
  id: number | undefined;
  /** Time of the last change before the form was opened; null if never changed. */
  editedAt: number | null;
  /** The custom name that a new ingredient adopts. */
  adopts: string | undefined;
}

export async function saveIngredientForm(call: ViewerCall, fields: FormData) {
  const { db, viewer, locale } = call;
  const sent: IngredientFormState = {
    id: parseId(fields.get("ingredient")),
    editedAt: parseId(fields.get("editedAt")) ?? null,
    adopts: parseName(fields.get("adopts")),
  };
  const extra = { form: "ingredient" as const, sent, theirs: undefined };
  const submission = parseWithZod(fields, { schema: ingredientSchema(locale) });
  if (submission.status !== "success") return createFormReply(submission, extra);
  // If the ingredient was deleted or merged since, the form creates a new one.
  const gone = { ...extra, sent: { ...sent, id: undefined } };
  return runFormCommand(call, submission, { extra: () => gone }, async () => {
    const content = submission.value;
    const outcome = await saveIngredient(db, viewer, {
      known: sent.id === undefined ? undefined : { id: sent.id, editedAt: sent.editedAt },
      content,
      adopts: sent.adopts === undefined ? undefined : { name: sent.adopts, locale },
    });
    if (outcome.kind === "nameUsed") {
      const used = outcome.locales.map((each) => [nameField(each), "ingredient.nameUsed"]);
      return createFormReply(submission, extra, Object.fromEntries(used));
    }
    if (outcome.kind === "changedMeanwhile") {
      const { content: current, editedAt } = outcome.current;
      const now = { ...sent, editedAt };
      const theirs = ingredientValues(current, locale);
      return data({ ...extra, result: submission.reply(), sent: now, theirs }, { status: 409 });
    }
    const { name } = content.words[locale];
    return redirectWithFlash(call, adminPaths.ingredient({ ingredient: outcome.id }), {
      key: "admin:ingredient.flash.saved",
      values: { name },
    });
  });
}

/** Reads a custom name from a URL or form; undefined if blank. */
export function parseName(text: FormDataEntryValue | null): string | undefined {
  const name = typeof text === "string" ? cleanLine(text).slice(0, MAX_INGREDIENT_NAME) : "";
  return name === "" ? undefined : name;
}
