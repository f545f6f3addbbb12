import type { FoodTrait } from "#domain/ingredient/ingredient-traits";
import type { Food } from "#domain/ingredient/nutrition";
import type { Language } from "#domain/language/languages";
import { type Locale, toBaseLocale, type UiLocale } from "#domain/language/locales";
import type { Line } from "#domain/line/line";
import { decodeParse, type ParseData, readParseData } from "#domain/line/parse-data";
import type { Amount } from "#domain/measures/amount";
import type { Unit } from "#domain/measures/units";
import { parseLine } from "#reader/lines/parse/parse-line";
import { compileOnce } from "../../platform/db/compile-once";
import type { Db } from "../../platform/db/open";
import { selectName } from "../ingredients/name-columns";
import { toRegionalName } from "../ingredients/regional-names";

export interface RecipeLine {
  name: string;
  /** Null for a custom name. */
  ingredientId: number | null;
  /** The recipe that the line stands for, whoever may see it. */
  subRecipeId: number | null;
  amount: Amount | null;
  unit: Unit;
  complement: string;
  /** The measure as the author wrote it, or "". */
  written: string;
  /** The line as the cook wrote it, or "" to compose it from its parts. */
  text: string;
  words: string;
  /** Undefined until the words are parsed. */
  parse: ParseData | undefined;
  /** Grams in a millilitre of the catalogue's ingredient, if known. */
  density: number | null;
  /** Its ounces are fluid ounces. */
  isLiquid: boolean;
}

export type LineWithFood = RecipeLine & { food: Food | null };

export async function listLines(
  db: Db,
  recipeIds: number[],
  locale: UiLocale,
): Promise<Map<number, LineWithFood[]>> {
  const rows = await selectLines(db, { recipeIds, language: toBaseLocale(locale) });
  const lines = new Map<number, LineWithFood[]>(recipeIds.map((id) => [id, []]));
  for (const row of rows) {
    const { recipeId, numerator, denominator, weightPerUnit, volumicMass } = row;
    const { ingredientId, subRecipeId } = row;
    const pieces = row.pieces ?? "";
    const amount = numerator && denominator ? { numerator, denominator } : null;
    lines.get(recipeId)?.push({
      name: row.name ? toRegionalName(row.name, locale) : (row.customName ?? ""),
      ingredientId,
      subRecipeId,
      amount,
      unit: row.unit ?? "NONE",
      complement: row.complement,
      written: row.written,
      text: row.text,
      words: row.words,
      parse: readParseData(row.parse),
      density: volumicMass,
      isLiquid: row.traits?.split(" ").includes("liquid" satisfies FoodTrait) ?? false,
      food: ingredientId === null ? null : { figures: row, weightPerUnit, volumicMass, pieces },
    });
  }
  return lines;
}

/** Undefined for a line kept as parts only. */
export function buildLine({ words, parse }: RecipeLine, language: Language): Line | undefined {
  if (words === "") return undefined;
  return { words, parse: parse ? decodeParse(parse) : parseLine(words, language) };
}

const selectLines = compileOnce(
  (db, { recipeIds, language }: { recipeIds: number[]; language: Locale }) =>
    db
      .selectFrom("recipe_ingredients as line")
      .leftJoin("ingredients", "ingredients.id", "line.ingredient_id")
      .select([
        "line.recipe_id as recipeId",
        "line.ingredient_id as ingredientId",
        "line.sub_recipe_id as subRecipeId",
        "line.custom_name as customName",
        "line.amount_numerator as numerator",
        "line.amount_denominator as denominator",
        "line.unit",
        "line.complement",
        "line.written",
        "line.text",
        "line.words",
        "line.parse",
        selectName(language),
        "ingredients.calories",
        "ingredients.carbohydrates",
        "ingredients.sugars",
        "ingredients.fibers",
        "ingredients.proteins",
        "ingredients.saturated_fat as saturatedFat",
        "ingredients.unsaturated_fat as unsaturatedFat",
        "ingredients.cholesterol",
        "ingredients.sodium",
        "ingredients.weight_per_unit as weightPerUnit",
        "ingredients.volumic_mass as volumicMass",
        "ingredients.pieces",
        "ingredients.traits",
      ])
      .where("line.recipe_id", "in", recipeIds)
      .orderBy("line.recipe_id")
      .orderBy("line.position"),
);
