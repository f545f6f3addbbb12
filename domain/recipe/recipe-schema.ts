import { z } from "zod";
import { problem } from "../form/field-problems";
import {
  choice,
  line,
  optionalChoice,
  optionalLine,
  optionalMinutes,
  optionalOven,
  optionalText,
  optionalWhole,
  text,
} from "../form/form-fields";
import {
  formRows,
  hasFewHeadings,
  hasShortHeadings,
  ingredientLines,
} from "../line/ingredient-lines-schema";
import { countCharacters } from "../text/text";
import { extractHeadings, type Heading, MAX_HEADING, MAX_HEADINGS } from "./headings";
import { MAX_ALT_TEXT, MAX_IMAGE_KEY, MAX_PHOTOS } from "./photos";
import { MAX_PARAGRAPH, MAX_STEPS, MAX_TIPS } from "./recipe";
import {
  RECIPE_FIELDS,
  RECIPE_INPUT_NAMES,
  type RecipeContent,
  type RecipeField,
  type RecipeFields,
  type RecipeInputName,
} from "./recipe-fields";
import { readTags } from "./tags";

const inputs = Object.fromEntries(
  RECIPE_INPUT_NAMES.map((name) => [name, fieldSchema(RECIPE_FIELDS[name])]),
) as unknown as { [Name in RecipeInputName]: z.ZodType<RecipeFields[Name]> };

const photo = z.object({
  key: z.string().max(MAX_IMAGE_KEY),
  alt: optionalLine(MAX_ALT_TEXT),
  step: optionalWhole(1, MAX_STEPS).transform((number) => (number === null ? null : number - 1)),
});

const recipe = z.object({
  ...inputs,
  cookingTemperature: optionalOven(RECIPE_FIELDS.cookingTemperature.most),
  language: inputs.language.optional(),
  ingredients: ingredientLines,
  steps: paragraphs(MAX_STEPS + MAX_HEADINGS)
    .transform((texts) => extractHeadings(texts, (text) => text))
    .refine(({ items }) => items.length <= MAX_STEPS, problem.tooMany(MAX_STEPS))
    .refine(hasFewHeadings, problem.tooManyHeadings(MAX_HEADINGS))
    .refine(hasShortHeadings, problem.headingAtMost(MAX_HEADING)),
  tips: paragraphs(MAX_TIPS),
});

export const recipeSchema: z.ZodType<RecipeContent, unknown> = recipe.transform(toContent);

/** Of the form, whose lines are rows. */
export const recipeFormSchema = recipe
  .extend({ ingredients: formRows, photos: z.array(photo).max(MAX_PHOTOS).default([]) })
  .superRefine(({ photos, steps }, context) => {
    for (const [index, { step }] of photos.entries()) {
      if (step === null || step < steps.items.length) continue;
      const error = problem.noStep(steps.items.length);
      context.addIssue({ code: "custom", path: ["photos", index, "step"], message: error });
    }
  })
  .transform(({ photos, ...form }) => ({ ...toContent(form), photos }));

function toContent<Line>({
  ingredients,
  steps,
  cookingTemperature: oven,
  ...rest
}: Omit<z.infer<typeof recipe>, "ingredients"> & {
  ingredients: { items: Line[]; headings: Heading[] };
}) {
  return {
    ...rest,
    cookingTemperature: oven.celsius,
    ...(oven.words && { ovenWords: oven.words }),
    ingredients: ingredients.items,
    steps: steps.items,
    headings: { ingredients: ingredients.headings, steps: steps.headings },
  };
}

function fieldSchema(field: RecipeField) {
  switch (field.kind) {
    case "line":
      return (field.isRequired ? line : optionalLine)(field.most);
    case "text":
      return (field.isRequired ? text : optionalText)(field.most);
    case "count":
      return optionalWhole(field.least, field.most);
    case "minutes":
      return optionalMinutes(field.most);
    case "choice":
      return field.isRequired ? choice(field.values) : optionalChoice(field.values);
    case "tags":
      return tags(field.most, field.eachAtMost);
  }
}

function tags(most: number, eachAtMost: number) {
  return z
    .string()
    .default("")
    .transform(readTags)
    .refine((all) => all.every((tag) => countCharacters(tag) <= eachAtMost), {
      error: problem.tagAtMost(eachAtMost),
      abort: true,
    })
    .refine((all) => all.length <= most, problem.tooManyTags(most));
}

function paragraphs(most: number) {
  return z
    .array(optionalText(MAX_PARAGRAPH))
    .default([])
    .transform((texts) => texts.filter((text) => text !== ""))
    .refine((texts) => texts.length <= most, problem.tooMany(most));
}
