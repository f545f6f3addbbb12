import { z } from "zod";
import { problem } from "../form/field-problems";
import { line } from "../form/form-fields";
import { parseNumberField } from "../form/number-field";
import { type Locale, mapLocales } from "../language/locales";
import { MAX_INGREDIENT_NAME } from "../recipe/recipe";
import { cleanLine, countCharacters } from "../text/text";
import { stemKey } from "../text/word-stems";
import {
  type IngredientContent,
  MAX_ALIASES,
  MAX_CALORIES,
  MAX_GRAMS,
  MAX_MILLIGRAMS,
  MAX_VOLUMIC_MASS,
  MAX_WEIGHT_PER_UNIT,
} from "./ingredient";
import { INGREDIENT_CATEGORIES } from "./ingredient-category";
import {
  ALIASES_FIELDS,
  type AliasesField,
  aliasesField,
  NAME_FIELDS,
  type NameField,
  nameField,
} from "./name-fields";
import { type Nutrient, pickNutrientUnit } from "./nutrition";

/** Grams. Sources measure a whole and its parts separately, so the sum may be slightly higher. */
const TOLERANCE = 1;

const MOST = { kilocalorie: MAX_CALORIES, gram: MAX_GRAMS, milligram: MAX_MILLIGRAMS };

const PROBLEMS = { unreadable: problem.figure, ambiguous: problem.amountAmbiguous };

export function ingredientSchema(locale: Locale) {
  const buildFigure = (nutrient: Nutrient) => {
    const most = MOST[pickNutrientUnit(nutrient)];
    return figure(locale, problem.upTo(most), (value) => value >= 0 && value <= most);
  };
  const above = (most: number) =>
    figure(locale, problem.aboveZero(most), (value) => value > 0 && value <= most);
  return z
    .object({
      ...buildFields(NAME_FIELDS, name),
      ...buildFields(ALIASES_FIELDS, aliases),
      category: z.enum(INGREDIENT_CATEGORIES, { error: problem.choice }),
      calories: buildFigure("calories"),
      carbohydrates: buildFigure("carbohydrates"),
      sugars: buildFigure("sugars"),
      fibers: buildFigure("fibers"),
      proteins: buildFigure("proteins"),
      saturatedFat: buildFigure("saturatedFat"),
      unsaturatedFat: buildFigure("unsaturatedFat"),
      cholesterol: buildFigure("cholesterol"),
      sodium: buildFigure("sodium"),
      weightPerUnit: above(MAX_WEIGHT_PER_UNIT),
      volumicMass: above(MAX_VOLUMIC_MASS),
      allowAmount: z.boolean().default(false),
      allowWeight: z.boolean().default(false),
      allowVolume: z.boolean().default(false),
    })
    .refine((row) => row.allowAmount || row.allowWeight || row.allowVolume, {
      error: problem.noMeasure,
      path: ["allowAmount"],
    })
    .refine(
      ({ sugars, carbohydrates }) =>
        sugars === null || carbohydrates === null || sugars <= carbohydrates + TOLERANCE,
      { error: problem.moreThanCarbohydrates, path: ["sugars"] },
    )
    .refine(
      ({ carbohydrates, proteins, saturatedFat, unsaturatedFat }) =>
        [carbohydrates, proteins, saturatedFat, unsaturatedFat].reduce<number>(
          (sum, part) => sum + (part ?? 0),
          0,
        ) <=
        MAX_GRAMS + TOLERANCE,
      { error: problem.moreThanAll, path: ["carbohydrates"] },
    )
    .transform(toContent);
}

type Row = Record<Nutrient | "weightPerUnit" | "volumicMass", number | null> &
  Record<NameField, string> &
  Record<AliasesField, string[]> &
  Pick<IngredientContent, "category" | "allowAmount" | "allowWeight" | "allowVolume">;

function toContent(row: Row): IngredientContent {
  const { category, weightPerUnit, volumicMass, allowAmount, allowWeight, allowVolume } = row;
  const { calories, carbohydrates, sugars, fibers, proteins, cholesterol, sodium } = row;
  const { saturatedFat, unsaturatedFat } = row;
  return {
    words: mapLocales((locale) => ({
      name: row[nameField(locale)],
      aliases: row[aliasesField(locale)],
    })),
    category,
    figures: {
      ...{ calories, carbohydrates, sugars, fibers, proteins },
      ...{ saturatedFat, unsaturatedFat, cholesterol, sodium },
    },
    ...{ weightPerUnit, volumicMass, allowAmount, allowWeight, allowVolume },
  };
}

function buildFields<Field extends string, Schema>(fields: Field[], build: () => Schema) {
  return Object.fromEntries(fields.map((field) => [field, build()])) as Record<Field, Schema>;
}

/** Typographic apostrophes, as in the catalogue; needs a letter or digit to be searchable. */
function name() {
  return line(MAX_INGREDIENT_NAME)
    .transform((value) => value.replaceAll("'", "’"))
    .refine((value) => stemKey(value) !== "", problem.required);
}

function aliases() {
  return z
    .string()
    .default("")
    .transform((text) => text.split("\n").map((each) => cleanLine(each).replaceAll("'", "’")))
    .transform((names) => names.filter((each) => stemKey(each) !== ""))
    .refine((names) => names.length <= MAX_ALIASES, problem.tooManyLines(MAX_ALIASES))
    .refine(
      (names) => names.every((each) => countCharacters(each) <= MAX_INGREDIENT_NAME),
      problem.eachAtMost(MAX_INGREDIENT_NAME),
    );
}

function figure(locale: Locale, outOfRange: string, isInRange: (value: number) => boolean) {
  return z
    .string()
    .default("")
    .transform((text, context): number | null => {
      if (text.trim() === "") return null;
      const value = parseNumberField(text.slice(0, 100), locale);
      if (typeof value === "number" && isInRange(value)) return value;
      const message = typeof value === "number" ? outOfRange : PROBLEMS[value.problem];
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}
