import type { Locale } from "#domain/language/locales";
import { type KnownIngredient, nameKey, readChoice } from "#domain/line/ingredient-choice";
import type { Db } from "../../platform/db/open";
import { listIngredientsNamed, listKnownIngredients } from "./queries";

type NameMatch =
  | { kind: "catalogue"; ingredient: KnownIngredient; isName: boolean }
  | { kind: "own" }
  | { kind: "unclear"; candidates: KnownIngredient[] };

/** An ingredient's exact name always means that ingredient, never a custom name. */
export async function matchIngredients(
  db: Db,
  lines: { name: string; choice?: string }[],
  locale: Locale,
): Promise<NameMatch[]> {
  const named = await listIngredientsNamed(
    db,
    lines.map(({ name }) => name),
    locale,
  );
  const chosen = lines.map(({ name, choice }) => readChoice(choice, name));
  const ids = [
    ...chosen.filter((each) => typeof each === "number"),
    ...[...named.values()].flatMap(({ ids }) => ids),
  ];
  const known = await listKnownIngredients(db, ids, locale);
  return lines.map(({ name }, index) => {
    const choice = chosen[index];
    const picked = typeof choice === "number" && known.get(choice);
    const meant = named.get(nameKey(name)) ?? { ids: [], isName: false };
    const { isName } = meant;
    if (picked) return { kind: "catalogue", ingredient: picked, isName };
    const candidates = meant.ids.flatMap((id) => known.get(id) ?? []);
    const [only, ...others] = candidates;
    const isOne = only && others.length === 0;
    if (isOne && (isName || choice !== "declined"))
      return { kind: "catalogue", ingredient: only, isName };
    const isOwn = choice === "own" || choice === "declined" || typeof choice === "object";
    return isOwn ? { kind: "own" } : { kind: "unclear", candidates };
  });
}
