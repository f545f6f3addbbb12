import type { IngredientCategory } from "#domain/ingredient-category";
import type { Locale } from "#domain/locales";
import { allowedUnits, type Unit } from "#domain/units";
import { stemKey } from "#domain/words";
import type { Db } from "../../db/open";
import { isOtherThing, otherNameOf } from "./other-names";

/** An ingredient of the catalogue, by one of its names. */
export interface CatalogueName {
  id: number;
  nameEn: string;
  nameFr: string;
  category: IngredientCategory;
  units: Unit[];
  locale: Locale;
  key: string;
  isAlias: number;
  /** Whether it is found by a name that the catalogue does not have: the author's word is kept beside. */
  isOther?: boolean;
}

/** What SQLite takes in one question, with room to spare. */
const STEMS_AT_ONCE = 20_000;

/**
 * The catalogue's ingredients that have names of these stems, by the stem, or that are called so in
 * a language; none for what only sounds like one.
 */
export async function listByStem(
  db: Db,
  stems: string[],
  locale: Locale,
): Promise<Map<string, CatalogueName[]>> {
  const asked = [...new Set(stems)].filter((stem) => stem !== "");
  const others = asked.flatMap((stem) => {
    const nameEn = otherNameOf(stem, locale);
    return nameEn ? [{ stem, nameEn }] : [];
  });
  const named = await listNamed(db, [...asked, ...others.map(({ nameEn }) => stemKey(nameEn))]);
  for (const { stem, nameEn } of others) {
    const own = named
      .get(stemKey(nameEn))
      ?.filter((each) => each.nameEn === nameEn)
      .map((each) => ({ ...each, isOther: true }));
    const isNamed = named.get(stem)?.some((each) => each.locale === locale);
    if (own && !isNamed) named.set(stem, own);
  }
  for (const stem of asked) {
    if (!named.has(stem) && isOtherThing(stem, locale)) named.set(stem, []);
  }
  return named;
}

async function listNamed(db: Db, stems: string[]): Promise<Map<string, CatalogueName[]>> {
  const unique = [...new Set(stems)];
  const found = new Map<string, CatalogueName[]>();
  for (let from = 0; from < unique.length; from += STEMS_AT_ONCE) {
    const rows = await db
      .selectFrom("ingredient_names as named")
      .innerJoin("ingredients", "ingredients.id", "named.ingredient_id")
      .select([
        "ingredients.id",
        "ingredients.name_en as nameEn",
        "ingredients.name_fr as nameFr",
        "ingredients.category",
        "ingredients.allow_amount as allowAmount",
        "ingredients.allow_weight as allowWeight",
        "ingredients.allow_volume as allowVolume",
        "named.locale",
        "named.key",
        "named.stem",
        "named.is_alias as isAlias",
      ])
      .where("named.stem", "in", unique.slice(from, from + STEMS_AT_ONCE))
      .execute();
    for (const { stem, allowAmount, allowWeight, allowVolume, ...row } of rows) {
      const units = allowedUnits({ allowAmount, allowWeight, allowVolume });
      found.set(stem, [...(found.get(stem) ?? []), { ...row, units }]);
    }
  }
  return found;
}

/** Those that a name names best: in the language first, then exactly, then before an alias. */
export function bestNamed(found: CatalogueName[], key: string, locale: Locale): CatalogueName[] {
  const rankOf = (named: CatalogueName) =>
    (named.locale === locale ? 0 : 4) + (named.key === key ? 0 : 2) + named.isAlias;
  const best = Math.min(...found.map(rankOf));
  const ids = new Map(
    found.filter((named) => rankOf(named) === best).map((each) => [each.id, each]),
  );
  return [...ids.values()];
}
