import type { NutritionLine } from "#domain/ingredient/compute-nutrition";
import type { Language } from "#domain/language/languages";
import { weighLine } from "#domain/line/weigh-line";
import type { Amount } from "#domain/measures/amount";
import { add, multiply, type Rational, rational, ZERO } from "#domain/measures/rational";
import { findSubRecipeShare } from "#reader/lines/derived/sub-recipe-share";
import { buildLine, type LineWithFood } from "./lines";
import type { SubRecipe } from "./sub-recipes";

/** Of one recipe; further sub-recipes stay lines. */
const MAX_EXPANDED = 500;
const MAX_DEPTH = 3;
const MAX_FIGURE = 1_000_000_000n;
const ONCE = rational(1);

export interface ExpandedLine {
  line: LineWithFood;
  /** The recipe that it stands in, and its language. */
  recipeId: number;
  language: Language;
  /** Tells it from the others of the recipe: "4" is the fifth line, "4.0" the first inside it. */
  key: string;
  /** How often the recipe that it stands in is made, where the whole recipe is made once. */
  share: Rational;
  /** The recipe that the line stands for. */
  sub: SubRecipe | undefined;
  /** What takes the line's place; undefined if it stands for no recipe, or for an unknown share. */
  inside: ExpandedLine[] | undefined;
}

type WithLines = Pick<SubRecipe, "id" | "language" | "lines">;

/** The lines of a recipe, with those of the recipes they stand for in their amounts. */
export function expandLines(recipe: WithLines, subs: Map<number, SubRecipe>): ExpandedLine[] {
  const weights = new Map<number, Rational | null>();
  let left = MAX_EXPANDED;
  return expand(recipe, ONCE, "", 0);

  function expand(
    { id: recipeId, language, lines }: WithLines,
    share: Rational,
    parent: string,
    depth: number,
  ): ExpandedLine[] {
    left -= lines.length;
    return lines.map((line, index) => {
      const key = `${parent}${index}`;
      const sub = depth < MAX_DEPTH ? findSub(line) : undefined;
      const own = sub && sub.lines.length <= left ? findShare(line, language, sub, depth) : null;
      const whole = own && multiply(share, own);
      const inside =
        sub && whole && toAmount(whole) ? expand(sub, whole, `${key}.`, depth + 1) : undefined;
      return { line, recipeId, language, key, share, sub, inside };
    });
  }

  function findSub({ subRecipeId }: LineWithFood): SubRecipe | undefined {
    return subRecipeId === null ? undefined : subs.get(subRecipeId);
  }

  function findShare(line: LineWithFood, language: Language, sub: SubRecipe, depth: number) {
    const read = { ...line, line: buildLine(line, language) };
    return findSubRecipeShare(read, { yield: sub.yield, weigh: () => weigh(sub, depth + 1) });
  }

  /** In grams; lines without an amount weigh nothing. Null if a line cannot be weighed. */
  function weigh(recipe: SubRecipe, depth: number): Rational | null {
    const known = weights.get(recipe.id);
    if (known !== undefined) return known;
    weights.set(recipe.id, null);
    const parts = recipe.lines.map((line) => weighPart(line, recipe.language, depth));
    const total = parts.includes(null) ? null : (parts as Rational[]).reduce(add, ZERO);
    weights.set(recipe.id, total);
    return total;
  }

  function weighPart(line: LineWithFood, language: Language, depth: number): Rational | null {
    const sub = depth < MAX_DEPTH ? findSub(line) : undefined;
    if (sub) {
      const share = findShare(line, language, sub, depth);
      const grams = share && weigh(sub, depth + 1);
      return share && grams && multiply(share, grams);
    }
    if (!line.food) return null;
    const weight = weighLine({ ...line, line: buildLine(line, language) }, line.food);
    if (weight === "noAmount") return ZERO;
    return typeof weight === "string" ? null : weight.grams;
  }
}

/** The lines at the ends, in order: those inside a recipe in the place of the line. */
export function listLeaves(lines: ExpandedLine[]): ExpandedLine[] {
  return lines.flatMap((line) => (line.inside ? listLeaves(line.inside) : [line]));
}

/** What a recipe's nutrition is computed from. */
export function toNutritionLines(lines: ExpandedLine[]): NutritionLine[] {
  return listLeaves(lines).map(({ line, language, share, sub }) => ({
    ...line,
    line: buildLine(line, language),
    share,
    isUnknown: sub !== undefined && line.food === null,
  }));
}

/** Null where the figures are too large to be exact. */
export function toAmount({ numerator, denominator }: Rational): Amount | null {
  const isExact = numerator > 0n && numerator <= MAX_FIGURE && denominator <= MAX_FIGURE;
  return isExact ? { numerator: Number(numerator), denominator: Number(denominator) } : null;
}
