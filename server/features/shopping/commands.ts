import { toBaseLocale, type UiLocale } from "#domain/language/locales";
import { readChoice } from "#domain/line/ingredient-choice";
import type { Amount } from "#domain/measures/amount";
import { linesLanguage } from "#reader/lines/line-language";
import { understandLines } from "#reader/lines/understand-lines";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import type { HouseholdChoice } from "../households/households";
import { openLexicon } from "../ingredients/lexicon-queries";
import { listLeaves } from "../recipes/expand-lines";
import { locateFood } from "../recipes/parse-lines";
import { listExpandedRecipes } from "../recipes/queries";
import { readStoredLine } from "../recipes/shown-lines";
import { findRatio, formatVersions } from "./addable-recipes";
import { insertEntries, type NewEntry } from "./entries";

const ONCE = { numerator: 1, denominator: 1 };

/** Which form asks: what it sends twice is done once. */
export interface ListForm extends HouseholdChoice {
  formKey: string;
  locale: UiLocale;
}

/** Lines of a recipe, as the form showed it. */
export interface ChosenLines {
  recipe: number;
  version: string;
  ratio: Amount;
  /** Their keys. */
  lines: string[];
}

/**
 * Puts lines of recipes on a list; returns how many. Throws recipe.notFound for a recipe that the
 * viewer may not see, and shopping.recipeChanged for one that was saved since.
 */
export async function addRecipeLines(
  db: Db,
  viewer: Person,
  { formKey, locale, ...choice }: ListForm,
  chosen: ChosenLines[],
): Promise<number> {
  const ids = chosen.map(({ recipe }) => recipe);
  const recipes = new Map(
    (await listExpandedRecipes(db, viewer, ids, locale)).map((each) => [each.recipe.id, each]),
  );
  const entries = chosen.flatMap(({ recipe: id, version, ratio, lines }): NewEntry[] => {
    const found = recipes.get(id);
    if (!found) throw new AppError("recipe.notFound");
    const { recipe, expanded } = found;
    if (formatVersions(recipe, expanded) !== version) throw new AppError("shopping.recipeChanged");
    const chosen = new Set(lines);
    return listLeaves(expanded)
      .filter(({ key }) => chosen.has(key))
      .map((leaf) => ({
        key: `${formKey} ${id} ${leaf.key}`,
        line: readStoredLine(leaf.line, leaf, locale),
        ratio: findRatio(leaf, ratio),
        foodId: leaf.line.ingredientId,
        foodName: leaf.line.name,
        recipeId: id,
      }));
  });
  return insertEntries(db, viewer, choice, entries);
}

/** Puts lines on a list as a cook types them: "2 lemons"; returns how many. */
export async function addTypedLines(
  db: Db,
  viewer: Person,
  { formKey, locale, ...choice }: ListForm,
  lines: string[],
): Promise<number> {
  const lexicon = await openLexicon(db);
  const language = linesLanguage(lines, null) ?? toBaseLocale(locale);
  const read = understandLines(lexicon, lines, { locale: toBaseLocale(locale), language });
  const entries = read.map((line, at): NewEntry => {
    const food = readChoice(line.choice, line.name);
    return {
      key: `${formKey} ${at} ${line.typed}`,
      line: { words: line.typed, parse: locateFood(line) },
      ratio: ONCE,
      foodId: typeof food === "number" ? food : null,
      foodName: line.name || line.typed,
      recipeId: null,
    };
  });
  return insertEntries(db, viewer, choice, entries);
}
