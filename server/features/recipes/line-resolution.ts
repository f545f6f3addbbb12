import { problem } from "#domain/form/field-problems";
import type { Locale } from "#domain/language/locales";
import {
  type IngredientMatches,
  nameKey,
  type OfferedIngredient,
  readSubRecipe,
} from "#domain/line/ingredient-choice";
import { UNIT_KIND, type UnitKind } from "#domain/measures/units";
import type { IngredientLine } from "#domain/recipe/recipe";
import type { Db } from "../../platform/db/open";
import { matchIngredients } from "../ingredients/match-ingredients";
import { listNearest } from "../ingredients/typo-correction";

export interface ResolvedLine extends IngredientLine {
  ingredientId: number | null;
  subRecipeId: number | null;
}

export interface RefusedLines {
  kind: "refused";
  problems: Record<string, string>;
  questions: IngredientMatches["questions"];
}

const UNIT_PROBLEMS: Record<UnitKind, string> = {
  none: problem.choice,
  amount: problem.unitNotAmount,
  weight: problem.unitNotWeight,
  volume: problem.unitNotVolume,
};

export async function resolveLines(
  db: Db,
  lines: IngredientLine[],
  locale: Locale,
  questions: IngredientMatches["questions"] = [],
): Promise<{ kind: "resolved"; lines: ResolvedLine[] } | RefusedLines> {
  const meanings = await matchIngredients(db, lines, locale);
  const questionKeys = new Set(questions.map(({ key }) => key));
  const problems: Record<string, string> = {};
  const resolved = lines.map((line, index): ResolvedLine => {
    const meaning = meanings[index];
    const ingredient = meaning?.kind === "catalogue" ? meaning.ingredient : undefined;
    const field = `ingredients[${line.place ?? index}]`;
    const isAllowed = !ingredient || ingredient.units.includes(line.unit);
    if (!isAllowed && !line.written && !line.isUnitRead) {
      problems[`${field}.unit`] = UNIT_PROBLEMS[UNIT_KIND[line.unit]];
    }
    if (meaning?.kind === "unclear" && questionKeys.has(nameKey(line.name))) {
      problems[`${field}.name`] = problem.ingredientUnclear;
    }
    // A measure in the cook's words is kept even if the catalogue has no weight for it.
    const subRecipeId = readSubRecipe(line.choice, line.name);
    return { ...line, ingredientId: ingredient?.id ?? null, subRecipeId };
  });
  const isRefused = Object.keys(problems).length > 0;
  return isRefused
    ? { kind: "refused", problems, questions }
    : { kind: "resolved", lines: resolved };
}

const MAX_QUESTIONS = 20;

/** Never in a transaction: searching for similar names is slow and would block every writer. */
export async function listQuestions(
  db: Db,
  lines: IngredientLine[],
  locale: Locale,
): Promise<IngredientMatches["questions"]> {
  const meanings = await matchIngredients(db, lines, locale);
  const offers = new Map<string, OfferedIngredient[]>();
  for (const [index, { name }] of lines.entries()) {
    const meaning = meanings[index];
    if (meaning?.kind !== "unclear" || offers.has(nameKey(name))) continue;
    if (offers.size >= MAX_QUESTIONS) break;
    const candidates = meaning.candidates.map((each) => ({ ...each, matchedName: null }));
    const offered = candidates.length > 0 ? candidates : await listNearest(db, name, locale);
    offers.set(nameKey(name), offered);
  }
  return [...offers].flatMap(([key, offered]) =>
    offered.length > 0 ? [{ key, offers: offered }] : [],
  );
}
