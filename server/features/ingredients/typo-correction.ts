import type { Locale } from "#domain/language/locales";
import type { OfferedIngredient } from "#domain/line/ingredient-choice";
import { stemKey, tokenize } from "#domain/text/word-stems";
import type { Db } from "../../platform/db/open";
import { listKnownIngredients } from "./queries";
import { searchIngredients } from "./search-queries";

const MAX_OFFERS = 5;
const MAX_SPELLED = 20;

/** Names with all the words, else names that are part of it ("brown butter": Butter). */
export async function listNearest(
  db: Db,
  name: string,
  locale: Locale,
): Promise<OfferedIngredient[]> {
  const found = await searchIngredients(db, name, locale, MAX_OFFERS);
  return found.length > 0 ? found : listContained(db, name, locale);
}

/** Names that are only a prefix or a near spelling of a catalogue name: "chese". */
export async function listMisspelled(db: Db, names: string[], locale: Locale): Promise<string[]> {
  const misspelled: string[] = [];
  for (const name of [...new Set(names)].slice(0, MAX_SPELLED))
    if (await isMisspelled(db, name, locale)) misspelled.push(name);
  return misspelled;
}

async function isMisspelled(db: Db, name: string, locale: Locale): Promise<boolean> {
  const found = await searchIngredients(db, name, locale, MAX_OFFERS);
  const known = new Set(
    found.flatMap((each) => toSingulars(`${each.name} ${each.matchedName ?? ""}`)),
  );
  return found.length > 0 && toSingulars(name).some((word) => !known.has(word));
}

function toSingulars(text: string): string[] {
  return tokenize(text).map((word) => word.replace(/[sx]$/, ""));
}

async function listContained(db: Db, name: string, locale: Locale): Promise<OfferedIngredient[]> {
  const lengths = listRuns(stemKey(name).split(" "));
  const named = await db
    .selectFrom("ingredient_names")
    .select(["ingredient_id as id", "stem", "locale", "is_alias as isAlias"])
    .where("stem", "in", [...lengths.keys()])
    .execute();
  const getLength = (stem: string) => lengths.get(stem) ?? 0;
  const longestFirst = named.sort(
    (a, b) =>
      getLength(b.stem) - getLength(a.stem) ||
      Number(b.locale === locale) - Number(a.locale === locale) ||
      a.isAlias - b.isAlias ||
      a.id - b.id,
  );
  const ids = [...new Set(longestFirst.map(({ id }) => id))].slice(0, MAX_OFFERS);
  const known = await listKnownIngredients(db, ids, locale);
  return ids.flatMap((id) => {
    const ingredient = known.get(id);
    return ingredient ? [{ ...ingredient, matchedName: null }] : [];
  });
}

function listRuns(words: string[]): Map<string, number> {
  const runs = words.flatMap((_, start) =>
    words.slice(start).map((_word, more): [string, number] => {
      const run = words.slice(start, start + more + 1);
      return [run.join(" "), run.length];
    }),
  );
  return new Map(runs);
}
