import { z } from "zod";
import { choiceText } from "#domain/line/ingredient-choice";
import { isExactInWords } from "#domain/measures/amount";
import { UNITS } from "#domain/measures/units";
import { formatHeading, type Heading, insertHeadings } from "#domain/recipe/headings";
import { MAX_PHOTOS } from "#domain/recipe/photos";
import type { IngredientLine } from "#domain/recipe/recipe";
import { RECIPE_FIELD_NAMES } from "#domain/recipe/recipe-fields";
import { readOwnFields } from "../own-fields";
import { createBlankRecipe, type ParsedPhoto, type ParsedRecipe } from "../parsed-recipe";
import { joinPhotos } from "../photos";
import { findPhotoBeside, findReferencedImage } from "./image-beside";
import type { FileContext } from "./parsed-file";
import { type JsonObject, jsonList, jsonObjects, jsonText } from "./untyped-json";

const amount = z.object({ numerator: z.int().positive(), denominator: z.int().positive() });

const line = z
  .object({
    name: z.string(),
    ingredientId: z.number().nullish(),
    amount: amount.nullish(),
    unit: z.enum(UNITS).nullish(),
    complement: z.string().default(""),
    written: z.string().nullish(),
    text: z.string().optional(),
  })
  .refine(({ amount, unit }) => !amount || isExactInWords(amount, unit ?? "NONE"))
  .transform(
    ({ ingredientId, written, amount, unit, ...parts }): IngredientLine => ({
      ...{ ...parts, amount: amount ?? null, unit: unit ?? "NONE" },
      ...(written ? { written } : {}),
      // A custom name stays custom, even if this catalogue knows it.
      ...(ingredientId === undefined
        ? {}
        : { choice: choiceText(ingredientId ?? "declined", parts.name) }),
    }),
  );

const heading = z.object({ before: z.int().nonnegative(), text: z.string() });

const photo = z.object({
  file: z.string(),
  alt: z.string().catch(""),
  step: z.int().nonnegative().nullable().catch(null),
});

const recipe = z.object({
  title: z.string().min(1),
  ingredients: z.array(line),
  steps: z.array(z.string()),
  tips: z.array(z.string()).catch([]),
  headings: z
    .object({ ingredients: z.array(heading), steps: z.array(heading) })
    .catch({ ingredients: [], steps: [] }),
  photos: z.array(photo).optional().catch(undefined),
});

export function isPopote(json: JsonObject): boolean {
  return (
    typeof json.title === "string" &&
    Array.isArray(json.ingredients) &&
    Array.isArray(json.steps) &&
    ("visibility" in json ||
      jsonList(json.ingredients).some((each) => line.safeParse(each).success))
  );
}

/** Reads a recipe of "download my data"; undefined if it has another format. */
export function readPopote(json: JsonObject, context: FileContext): ParsedRecipe | undefined {
  const { data } = recipe.safeParse(json);
  if (!data) return undefined;
  const { title, headings, tips } = data;
  const { yield: servings, visibility: _, ...fields } = readOwnFields(RECIPE_FIELD_NAMES, json);
  return {
    ...createBlankRecipe(title),
    ...fields,
    yield: String(servings ?? ""),
    ingredients: insertHeadings(data.ingredients, headings.ingredients, headingLine),
    steps: insertHeadings(data.steps, headings.steps, formatHeading),
    tips,
    ...listUses(json),
    photos: data.photos ? readPhotos(data.photos, context) : findPhotoBeside(context),
    isOwn: true,
  };
}

function listUses({ ingredients }: JsonObject): Pick<ParsedRecipe, "uses"> {
  const uses = jsonObjects(ingredients).map(({ subRecipe }) => jsonText(subRecipe));
  return uses.some(Boolean) ? { uses: uses.filter(Boolean) } : {};
}

function readPhotos(photos: z.infer<typeof photo>[], context: FileContext): ParsedPhoto[] {
  return joinPhotos(
    photos.slice(0, MAX_PHOTOS).map(({ file, ...caption }) => {
      const image = findReferencedImage(file, context);
      return image && { ...image, ...caption };
    }),
  );
}

function headingLine(heading: Heading): IngredientLine {
  return { name: formatHeading(heading), amount: null, unit: "NONE", complement: "" };
}
