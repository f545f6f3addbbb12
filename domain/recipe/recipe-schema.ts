import { z } from "zod";
import { problem } from "../form/field-problems";
import {
  line,
  optionalLine,
  optionalMinutes,
  optionalOven,
  optionalText,
  optionalWhole,
} from "../form/form-fields";
import { LANGUAGES } from "../language/languages";
import {
  hasFewHeadings,
  hasShortHeadings,
  ingredientLines,
  readNoMeasure,
} from "../line/ingredient-lines-schema";
import type { ReadMeasure } from "../line/written-measure";
import { MAX_HEADING, MAX_HEADINGS, takeHeadings } from "./headings";
import {
  CATEGORIES,
  MAX_CELSIUS,
  MAX_MINUTES,
  MAX_PARAGRAPH,
  MAX_SOURCE,
  MAX_STEPS,
  MAX_TIPS,
  MAX_TITLE,
  MAX_YIELD,
  type RecipeContent,
  VISIBILITIES,
} from "./recipe";

const recipe = z.object({
  title: line(MAX_TITLE),
  description: optionalText(MAX_PARAGRAPH),
  source: optionalLine(MAX_SOURCE),
  yield: optionalWhole(1, MAX_YIELD),
  preparationMinutes: optionalMinutes(MAX_MINUTES),
  cookingMinutes: optionalMinutes(MAX_MINUTES),
  cookingTemperature: optionalOven(MAX_CELSIUS),
  category: z
    .enum(CATEGORIES, { error: problem.choice })
    .nullish()
    .transform((value) => value ?? null),
  visibility: z.enum(VISIBILITIES, { error: problem.choice }),
  language: z.enum(LANGUAGES, { error: problem.choice }).optional(),
  ingredients: ingredientLines(readNoMeasure),
  steps: paragraphs(MAX_STEPS + MAX_HEADINGS)
    .transform((texts) => takeHeadings(texts, (text) => text))
    .refine(({ items }) => items.length <= MAX_STEPS, problem.tooMany(MAX_STEPS))
    .refine(hasFewHeadings, problem.tooManyHeadings(MAX_HEADINGS))
    .refine(hasShortHeadings, problem.headingAtMost(MAX_HEADING)),
  tips: paragraphs(MAX_TIPS),
});

type Schema = z.ZodType<RecipeContent, unknown>;

export const recipeSchema: Schema = asContent(recipe);

/** Amounts may be measures in words, too: "1.5 kg", "a pinch". */
export function recipeSchemaReading(readMeasure: ReadMeasure): Schema {
  return asContent(recipe.extend({ ingredients: ingredientLines(readMeasure) }));
}

function asContent(schema: typeof recipe): Schema {
  return schema.transform(({ ingredients, steps, cookingTemperature: oven, ...rest }) => ({
    ...rest,
    cookingTemperature: oven.celsius,
    ...(oven.words && { ovenWords: oven.words }),
    ingredients: ingredients.items,
    steps: steps.items,
    headings: { ingredients: ingredients.headings, steps: steps.headings },
  }));
}

function paragraphs(most: number) {
  return z
    .array(optionalText(MAX_PARAGRAPH))
    .default([])
    .transform((texts) => texts.filter((text) => text !== ""))
    .refine((texts) => texts.length <= most, problem.tooMany(most));
}
