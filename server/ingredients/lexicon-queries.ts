import { allowedUnits } from "#domain/units";
import type { CatalogueName, Lexicon } from "#reader/lines/names/lexicon";
import type { Db } from "../db/open";

/** SQLite allows 32,766 parameters in a statement. */
const STEMS_AT_ONCE = 20_000;

export function lexiconOf(db: Db): Lexicon {
  return async (stems) => {
    const found = new Map<string, CatalogueName[]>();
    for (let from = 0; from < stems.length; from += STEMS_AT_ONCE) {
      for (const { stem, ...named } of await listNamed(db, stems.slice(from, from + STEMS_AT_ONCE)))
        found.set(stem, [...(found.get(stem) ?? []), named]);
    }
    return found;
  };
}

async function listNamed(db: Db, stems: string[]): Promise<(CatalogueName & { stem: string })[]> {
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
    .where("named.stem", "in", stems)
    .execute();
  return rows.map(({ allowAmount, allowWeight, allowVolume, ...row }) => ({
    ...row,
    units: allowedUnits({ allowAmount, allowWeight, allowVolume }),
  }));
}
