import type { Language } from "#domain/language/languages";
import type { UiLocale } from "#domain/language/locales";
import { scaleLine } from "#domain/line/scale-line";
import type { Amount } from "#domain/measures/amount";
import { multiply, rational } from "#domain/measures/rational";
import type { Headings } from "#domain/recipe/recipe";
import { formatTimes } from "#domain/recipe/times";
import { MAX_ENTRIES } from "#domain/shopping/shopping";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { type ExpandedLine, listLeaves, toAmount } from "../recipes/expand-lines";
import { listExpandedRecipes, type Recipe } from "../recipes/queries";
import { readStoredLine } from "../recipes/shown-lines";

/** A recipe whose lines can be put on a list. */
export interface AddableRecipe {
  id: number;
  /** Of it and the recipes in it. */
  version: string;
  title: string;
  language: Language;
  /** What it is written for; null where it is counted in times. */
  yield: number | null;
  /** How much of it is asked for: servings, or times. */
  wanted: string;
  headings: Headings["ingredients"];
  /** In the amounts asked for. */
  lines: AddableLine[];
}

export interface AddableLine {
  /** Tells it from the recipe's others. */
  key: string;
  /** The recipe that it stands in, and where. */
  recipeId: number;
  position: number;
  words: string;
  language: Language;
  /** Of the recipe that it stands for, in its place. */
  inside: AddableLine[] | undefined;
}

/** Undefined servings are the recipe's own. */
export interface Wanted {
  servings?: number | undefined;
  times?: Amount | undefined;
}

const ONCE = { numerator: 1, denominator: 1 };

/**
 * Lists the recipes that the viewer may see and that have ingredients, in the order of the ids; only
 * as many as have room on a list together.
 */
export async function listAddableRecipes(
  db: Db,
  viewer: Person,
  ids: number[],
  { locale, findWanted }: { locale: UiLocale; findWanted: (recipe: Recipe) => Wanted },
): Promise<{ recipes: AddableRecipe[]; isCut: boolean }> {
  const found = await listExpandedRecipes(db, viewer, ids, locale);
  const ordered = found
    .filter(({ expanded }) => expanded.length > 0)
    .sort((one, other) => ids.indexOf(one.recipe.id) - ids.indexOf(other.recipe.id));
  let lines = 0;
  const fitting = ordered.filter(({ expanded }) => {
    lines += listLeaves(expanded).length;
    return lines <= MAX_ENTRIES;
  });
  return { recipes: fitting.map(show), isCut: fitting.length < ordered.length };

  function show({ recipe, expanded }: ExpandedRecipe): AddableRecipe {
    const { id, title, language, headings } = recipe;
    const { times = ONCE, ...wanted } = findWanted(recipe);
    const isTimes = recipe.yield === null || times !== ONCE;
    const own = isTimes ? null : recipe.yield;
    const servings = wanted.servings ?? own ?? 1;
    const ratio = own === null ? times : { numerator: servings, denominator: own };
    const lines = expanded.map((each) => showLine(each, ratio, locale));
    const version = formatVersions(recipe, expanded);
    const told = own === null ? (formatTimes(times) ?? "1") : String(servings);
    const shown = { id, version, title, language, yield: own, wanted: told };
    return { ...shown, headings: headings.ingredients, lines };
  }
}

interface ExpandedRecipe {
  recipe: Recipe;
  expanded: ExpandedLine[];
}

/** Changes with the recipe and with each recipe in it. */
export function formatVersions({ version }: Recipe, expanded: ExpandedLine[]): string {
  return [version, ...listSubVersions(expanded)].join("-");
}

function listSubVersions(lines: ExpandedLine[]): number[] {
  return lines.flatMap(({ sub, inside }) =>
    sub && inside ? [sub.version, ...listSubVersions(inside)] : [],
  );
}

function showLine(expanded: ExpandedLine, ratio: Amount, locale: UiLocale): AddableLine {
  const { line, recipeId, language, key, inside } = expanded;
  const read = readStoredLine(line, { language }, locale);
  return {
    key,
    recipeId,
    position: Number(key.split(".").at(-1)),
    words: scaleLine(read, findRatio(expanded, ratio)),
    language: read.parse.language,
    inside: inside?.map((each) => showLine(each, ratio, locale)),
  };
}

/** How often a line is made, with the recipe that it stands in. */
export function findRatio({ share }: ExpandedLine, { numerator, denominator }: Amount): Amount {
  return toAmount(multiply(share, rational(numerator, denominator))) ?? ONCE;
}
