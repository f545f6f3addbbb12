import { type KnownIngredient, nameKey, readChoice } from "#domain/ingredient-choice";
import type { Locale } from "#domain/locales";
import type { Db } from "../db/open";
import { listIngredientsNamed, listKnownIngredients } from "./queries";

/** What the name of a line means. */
export type Meaning =
  | { kind: "catalogue"; ingredient: KnownIngredient }
  /** The author said that it is none of the catalogue's. */
  | { kind: "own" }
  /** Several ingredients have this name, or none has. */
  | { kind: "unclear"; candidates: KnownIngredient[] };

/**
 * What the names of lines mean, in their order: the ingredient that their author chose, else the
 * one that the catalogue has by that name. Only what names none, or several, can be an author's own.
 */
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
