import { type KnownIngredient, nameKey, readChoice } from "#domain/ingredient-choice";
import type { Locale } from "#domain/locales";
import type { Db } from "../db/open";
import { listIngredientsNamed, listKnownIngredients } from "./queries";

export type Meaning =
  | { kind: "catalogue"; ingredient: KnownIngredient }
  | { kind: "own" }
  | { kind: "unclear"; candidates: KnownIngredient[] };

/** A name that means exactly one ingredient is always that one, never an author's own. */
export async function listMeanings(
  db: Db,
  lines: { name: string; choice?: string }[],
  locale: Locale,
): Promise<Meaning[]> {
  const named = await listIngredientsNamed(
    db,
    lines.map(({ name }) => name),
    locale,
  );
  const chosen = lines.map(({ name, choice }) => readChoice(choice, name));
  const ids = [...chosen.filter((each) => typeof each === "number"), ...[...named.values()].flat()];
  const known = await listKnownIngredients(db, ids, locale);
  return lines.map(({ name }, index) => {
    const choice = chosen[index];
    const picked = typeof choice === "number" && known.get(choice);
    if (picked) return { kind: "catalogue", ingredient: picked };
    const candidates = (named.get(nameKey(name)) ?? []).flatMap((id) => known.get(id) ?? []);
    const [only, ...others] = candidates;
    if (only && others.length === 0) return { kind: "catalogue", ingredient: only };
    return choice === "own" ? { kind: "own" } : { kind: "unclear", candidates };
  });
}
