import { z } from "zod";
import { type Amount, type AmountProblem, parseAmount } from "./amount";
import { problem } from "./field-problems";
import { line, optionalLine, optionalText, optionalWhole } from "./form-fields";
import { type Heading, headingIn, MAX_HEADING, MAX_HEADINGS, takeHeadings } from "./headings";
import { LANGUAGES } from "./languages";
import { partsKey } from "./line-words";
import {
  CATEGORIES,
  type IngredientLine,
  MAX_CELSIUS,
  MAX_COMPLEMENT,
  MAX_INGREDIENT_NAME,
  MAX_INGREDIENTS,
  MAX_LINE_TEXT,
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
import { cleanLine, lengthOf } from "./text";
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

/** Of an ingredient, or a heading after "#", which may be longer. */
const nameOrHeading = z
  .string()
  .default("")
  .transform(cleanLine)
  .refine(
    (name) => headingIn(name) !== undefined || lengthOf(name) <= MAX_INGREDIENT_NAME,
    problem.atMost(MAX_INGREDIENT_NAME),
  );

const ingredientLine = z
  .object({
    name: nameOrHeading,
    amount,
    unit: z.enum(UNITS, { error: problem.choice }).default("NONE"),
    complement: optionalLine(MAX_COMPLEMENT),
    written: optionalLine(MAX_WRITTEN),
    choice: z.string().optional().catch(undefined),
    text: optionalLine(MAX_LINE_TEXT),
    textOf: z.string().optional().catch(undefined),
  })
  .refine(isBlankOrNamed, {
    error: problem.required,
    path: ["name"],
  })
  .transform(({ textOf, ...line }) => ({
    ...line,
    text: textOf === partsKey(line) ? line.text : undefined,
  }));

const recipe = z.object({
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
    .transform((lines) =>
      takeHeadings(
        lines.filter(({ name }) => name !== ""),
        headingOf,
      ),
    )
    .refine(({ items }) => items.length <= MAX_INGREDIENTS, problem.tooMany(MAX_INGREDIENTS))
    .refine(hasFewHeadings, problem.tooManyHeadings(MAX_HEADINGS)),
  steps: paragraphs(MAX_STEPS + MAX_HEADINGS)
    .transform((texts) => takeHeadings(texts, (text) => text))
    .refine(({ items }) => items.length <= MAX_STEPS, problem.tooMany(MAX_STEPS))
    .refine(hasFewHeadings, problem.tooManyHeadings(MAX_HEADINGS)),
  tips: paragraphs(MAX_TIPS),
});

export const recipeSchema: z.ZodType<RecipeContent, unknown> = recipe.transform(
  ({ ingredients, steps, ...rest }) => ({
    ...rest,
    ingredients: ingredients.items,
    steps: steps.items,
    headings: { ingredients: ingredients.headings, steps: steps.headings },
  }),
);

/** A line that begins with "#" and says nothing else. */
function headingOf({ name, amount, complement, written }: z.infer<typeof ingredientLine>): string {
  return amount === null && complement === "" && !written ? name : "";
}

function hasFewHeadings({ headings }: { headings: Heading[] }): boolean {
  return (
    headings.length <= MAX_HEADINGS && headings.every(({ text }) => lengthOf(text) <= MAX_HEADING)
  );
}

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
