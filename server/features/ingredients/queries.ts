import type { IngredientName } from "#domain/ingredient/ingredient-name";
import type { Locale, UiLocale } from "#domain/language/locales";
import { type KnownIngredient, nameKey } from "#domain/line/ingredient-choice";
import { allowedUnits } from "#domain/measures/units";
import { stemKey } from "#domain/text/word-stems";
import { compileOnce } from "../../platform/db/compile-once";
import type { Db } from "../../platform/db/open";
import { selectName } from "./name-columns";
import { toRegionalName } from "./regional-names";

interface NameLookup {
  ids: number[];
  /** Whether an ingredient has exactly this name, not an alias or a variant spelling. */
  isName: boolean;
}

export async function listIngredientsNamed(
  db: Db,
  names: string[],
  locale: Locale,
): Promise<Map<string, NameLookup>> {
  const keys = [...new Set(names.map(nameKey))];
  if (keys.length === 0) return new Map();
  const found = await selectByStem(db, { texts: keys.map(stemKey) });
  return new Map(
    keys.map((key) => {
      const stem = stemKey(key);
      const ranked = found
        .filter((named) => named.stem === stem)
        .map((named) => ({ id: named.id, rank: rankName(named, key, locale) }));
      const best = Math.min(...ranked.map(({ rank }) => rank));
      const ids = ranked.filter(({ rank }) => rank === best).map(({ id }) => id);
      const isName = found.some((named) => named.key === key && named.isAlias === 0);
      return [key, { ids: [...new Set(ids)], isName }];
    }),
  );
}

const selectByStem = compileOnce((db, { texts }: { texts: string[] }) =>
  db
    .selectFrom("ingredient_names")
    .select(["ingredient_id as id", "locale", "key", "stem", "is_alias as isAlias"])
    .where("stem", "in", texts),
);

export async function listKnownIngredients(
  db: Db,
  ids: number[],
  locale: UiLocale,
): Promise<Map<number, KnownIngredient>> {
  if (ids.length === 0) return new Map();
  const rows = await selectKnown(db, { ids: [...new Set(ids)], locale });
  return new Map(
    rows.map(({ id, name, ...kinds }) => [
      id,
      { id, name: toRegionalName(name, locale), units: allowedUnits(kinds) },
    ]),
  );
}

const selectKnown = compileOnce((db, { ids, locale }: { ids: number[]; locale: UiLocale }) =>
  db
    .selectFrom("ingredients")
    .select([
      "ingredients.id",
      selectName(locale),
      "allow_amount as allowAmount",
      "allow_weight as allowWeight",
      "allow_volume as allowVolume",
    ])
    .where("id", "in", ids),
);

/** 0 is best: the reader's language first, then exact spelling, then names before aliases. */
function rankName(
  named: { locale: Locale; key: string; isAlias: number },
  key: string,
  locale: Locale,
): number {
  return (named.locale === locale ? 0 : 4) + (named.key === key ? 0 : 2) + named.isAlias;
}

export async function listIngredientNames(
  db: Db,
  ids: number[],
  locale: UiLocale,
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("ingredients")
    .select(["ingredients.id", selectName(locale)])
    .where("id", "in", ids)
    .execute();
  return rows
    .map(({ id, name }) => ({ id, name: toRegionalName(name, locale) }))
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export async function listNamesById(db: Db, ids: number[]): Promise<Map<number, IngredientName[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("ingredient_names")
    .select(["ingredient_id as id", "locale as language", "name as text"])
    .where("ingredient_id", "in", [...new Set(ids)])
    .orderBy("locale")
    .orderBy("is_alias")
    .orderBy("name")
    .execute();
  return new Map(ids.map((id) => [id, rows.filter((row) => row.id === id)]));
}
