import type { Kysely } from "kysely";
import type { Locale } from "~/model/locales";
import { foldedKey } from "~/model/text";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";

const MAX_SUGGESTIONS = 10;
/** How many names are read to choose the suggestions from. */
const MAX_CANDIDATES = 60;

/**
 * The catalogue's ingredients that these names name: either language, aliases too, without regard
 * to case and accents. Returns ids by folded name; the reader's language wins where both have it.
 */
export async function listIngredientsNamed(
  db: Kysely<Database>,
  names: string[],
  locale: Locale,
): Promise<Map<string, number>> {
  const keys = [...new Set(names.map(foldedKey))];
  if (keys.length === 0) return new Map();
  const found = await db
    .selectFrom("ingredient_names")
    .select(["key", "ingredient_id as id", "locale", "is_alias as isAlias"])
    .where("key", "in", keys)
    .execute();
  const worstFirst = found.sort(
    (a, b) =>
      Number(a.locale === locale) - Number(b.locale === locale) ||
      b.isAlias - a.isAlias ||
      b.id - a.id,
  );
  return new Map(worstFirst.map(({ key, id }) => [key, id]));
}

/** At most ten names of the catalogue with a word that starts with what was typed, best first. */
export async function suggestIngredientNames(
  db: Db,
  typed: string,
  locale: Locale,
): Promise<string[]> {
  const key = foldedKey(typed).replace(/[%_\\]/g, "");
  if (key === "") return [];
  const found = await db
    .selectFrom("ingredient_names")
    .select(["key", "name"])
    .where("locale", "=", locale)
    .where((eb) => eb.or([eb("key", "like", `${key}%`), eb("key", "like", `% ${key}%`)]))
    .orderBy((eb) => eb.case().when("key", "like", `${key}%`).then(0).else(1).end())
    .orderBy("is_alias")
    .orderBy((eb) => eb.fn<number>("length", ["key"]))
    .orderBy("key")
    .limit(MAX_CANDIDATES)
    .execute();
  return [...new Set(found.map(({ name }) => name))].slice(0, MAX_SUGGESTIONS);
}

/** The names of these ingredients, in the order of the ids; who is gone is left out. */
export async function listIngredientNames(
  db: Db,
  ids: number[],
  locale: Locale,
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("ingredients")
    .select(["id", locale === "fr" ? "name_fr as name" : "name_en as name"])
    .where("id", "in", ids)
    .execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
