import { problem } from "#domain/field-problems";
import { type KnownNames, nameKey, type OfferedIngredient } from "#domain/ingredient-choice";
import type { Locale } from "#domain/locales";
import type { IngredientLine } from "#domain/recipe";
import { UNIT_KIND, type UnitKind } from "#domain/units";
import type { Db } from "../db/open";
import { listMeanings } from "../ingredients/meaning-queries";
import { listNearest } from "../ingredients/nearest-queries";

/** A line with what it is made of: of the catalogue, or (null) the author's own. */
export interface ResolvedLine extends IngredientLine {
  ingredientId: number | null;
}

/** Problems by field of the form, and what their author is asked. */
export interface RefusedLines {
  kind: "refused";
  problems: Record<string, string>;
  questions: KnownNames["questions"];
}

const UNIT_PROBLEMS: Record<UnitKind, string> = {
  none: problem.choice,
  amount: problem.unitNotAmount,
  weight: problem.unitNotWeight,
  volume: problem.unitNotVolume,
};

/**
 * Each line becomes the catalogue's ingredient that its name means, else it is the author's own.
 * Refused where an ingredient does not allow the unit, and where a name is unclear that its author is
 * asked about.
 */
export async function resolveLines(
  db: Db,
  lines: IngredientLine[],
  locale: Locale,
  questions: KnownNames["questions"] = [],
): Promise<{ kind: "resolved"; lines: ResolvedLine[] } | RefusedLines> {
  const meanings = await listMeanings(db, lines, locale);
  const asked = new Set(questions.map(({ key }) => key));
  const problems: Record<string, string> = {};
  const resolved = lines.map((line, index): ResolvedLine => {
    const meaning = meanings[index];
    const ingredient = meaning?.kind === "catalogue" ? meaning.ingredient : undefined;
    const field = `ingredients[${line.place ?? index}]`;
    if (ingredient && !ingredient.units.includes(line.unit)) {
      problems[`${field}.unit`] = UNIT_PROBLEMS[UNIT_KIND[line.unit]];
    }
    if (meaning?.kind === "unclear" && asked.has(nameKey(line.name))) {
      problems[`${field}.name`] = problem.ingredientUnclear;
    }
    return { ...line, ingredientId: ingredient?.id ?? null };
  });
  const isRefused = Object.keys(problems).length > 0;
  return isRefused
    ? { kind: "refused", problems, questions }
    : { kind: "resolved", lines: resolved };
}

/** So many names are asked about at a time, because looking for what comes close takes its time. */
const MAX_QUESTIONS = 20;

/**
 * Every unclear name once, with what it may mean; a name that comes close to none is no question. Not
 * for a transaction: nobody else would get to the database meanwhile.
 */
export async function listQuestions(
  db: Db,
  lines: IngredientLine[],
  locale: Locale,
): Promise<KnownNames["questions"]> {
  const meanings = await listMeanings(db, lines, locale);
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
