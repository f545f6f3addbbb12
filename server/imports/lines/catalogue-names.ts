import type { IngredientCategory } from "~/model/ingredient-category";
import type { Locale } from "~/model/locales";
import { allowedUnits, type Unit } from "~/model/units";
import type { Db } from "../../db/open";
import { englishStemsOf, otherNamesOf } from "./other-names";

/** An ingredient of the catalogue, by one of its names. */
export interface CatalogueName {
  id: number;
  nameEn: string;
  category: IngredientCategory;
  units: Unit[];
  locale: Locale;
  key: string;
  isAlias: number;
}

/** What SQLite takes in one question, with room to spare. */
const STEMS_AT_ONCE = 20_000;

/** The catalogue's ingredients that have names of these stems, by the stem. */
export async function listByStem(db: Db, stems: string[]): Promise<Map<string, CatalogueName[]>> {
  const asked = new Set(stems);
  const unique = [...new Set([...asked, ...englishStemsOf(asked)])].filter((stem) => stem !== "");
  const found = new Map<string, CatalogueName[]>();
  for (let from = 0; from < unique.length; from += STEMS_AT_ONCE) {
    const rows = await db
      .selectFrom("ingredient_names as named")
      .innerJoin("ingredients", "ingredients.id", "named.ingredient_id")
      .select([
        "ingredients.id",
        "ingredients.name_en as nameEn",
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
  return withOtherNames(found, asked);
}

/** The same with those that are asked for by a name which the catalogue does not have. */
function withOtherNames(
  found: Map<string, CatalogueName[]>,
  asked: Set<string>,
): Map<string, CatalogueName[]> {
  const all = new Map(found);
  for (const stem of asked) {
    const others = otherNamesOf(stem).flatMap(({ nameEn, englishStem, locale, key }) => {
      const named = found.get(englishStem)?.find((each) => each.nameEn === nameEn);
      return named ? [{ ...named, locale, key, isAlias: 1 }] : [];
    });
    if (others.length > 0) all.set(stem, [...(found.get(stem) ?? []), ...others]);
  }
  return all;
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
