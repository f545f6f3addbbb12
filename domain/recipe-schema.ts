import { z } from "zod";
import { type Amount, type AmountProblem, parseAmount } from "./amount";
import { problem } from "./field-problems";
import { line, optionalLine, optionalText, optionalWhole } from "./form-fields";
import { LANGUAGES } from "./languages";
import {
  CATEGORIES,
  type IngredientLine,
  MAX_CELSIUS,
  MAX_COMPLEMENT,
  MAX_INGREDIENT_NAME,
  MAX_INGREDIENTS,
  MAX_MINUTES,
  MAX_PARAGRAPH,
  MAX_SOURCE,
  MAX_STEPS,
  MAX_TIPS,
  MAX_TITLE,
  MAX_WRITTEN,
  MAX_YIELD,
  type RecipeContent,
  VISIBILITIES,
} from "./recipe";
import { UNITS } from "./units";

const AMOUNT_PROBLEMS: Record<AmountProblem, string> = {
  unreadable: problem.amountUnreadable,
  ambiguous: problem.amountAmbiguous,
  outOfRange: problem.amountOutOfRange,
};

const amount = z
  .string()
  .default("")
  .transform((text, context): Amount | null => {
    if (text.trim() === "") return null;
    const parsed = parseAmount(text.slice(0, 100));
    if (!("problem" in parsed)) return parsed;
    context.addIssue({ code: "custom", message: AMOUNT_PROBLEMS[parsed.problem] });
    return z.NEVER;
  });

const ingredientLine = z
  .object({
    name: optionalLine(MAX_INGREDIENT_NAME),
    amount,
    unit: z.enum(UNITS, { error: problem.choice }).default("NONE"),
    complement: optionalLine(MAX_COMPLEMENT),
    written: optionalLine(MAX_WRITTEN),
    choice: z.string().optional().catch(undefined),
  })
  .refine(isBlankOrNamed, {
    error: problem.required,
    path: ["name"],
  });

export const recipeSchema: z.ZodType<RecipeContent, unknown> = z.object({
  title: line(MAX_TITLE),
  description: optionalText(MAX_PARAGRAPH),
  source: optionalLine(MAX_SOURCE),
  yield: optionalWhole(1, MAX_YIELD),
  preparationMinutes: optionalWhole(0, MAX_MINUTES),
  cookingMinutes: optionalWhole(0, MAX_MINUTES),
  cookingTemperature: optionalWhole(0, MAX_CELSIUS),
  category: z
    .enum(CATEGORIES, { error: problem.choice })
    .nullish()
    .transform((value) => value ?? null),
  visibility: z.enum(VISIBILITIES, { error: problem.choice }),
  language: z.enum(LANGUAGES, { error: problem.choice }).optional(),
  ingredients: z
    .array(ingredientLine)
    .default([])
    .transform((lines) => lines.map((row, place) => ({ ...row, place })))
    .transform((lines) => lines.filter((row) => row.name !== ""))
    .refine((lines) => lines.length <= MAX_INGREDIENTS, problem.tooMany(MAX_INGREDIENTS)),
  steps: paragraphs(MAX_STEPS),
  tips: paragraphs(MAX_TIPS),
});

function isBlankOrNamed(row: Omit<IngredientLine, "place">): boolean {
  if (row.name !== "") return true;
  return row.amount === null && row.complement === "" && !row.written;
}

function paragraphs(most: number) {
  return z
    .array(optionalText(MAX_PARAGRAPH))
    .default([])
    .transform((texts) => texts.filter((text) => text !== ""))
    .refine((texts) => texts.length <= most, problem.tooMany(most));
}
