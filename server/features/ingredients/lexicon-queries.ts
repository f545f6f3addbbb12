import { isFoodForm, isFoodTrait } from "#domain/ingredient/ingredient-traits";
import { allowedUnits } from "#domain/measures/units";
import { foldedKey } from "#domain/text/text";
import { stemWord } from "#domain/text/word-stems";
import type { Food, Lexicon, NamedFood } from "#reader/lines/names/lexicon";
import type { Db } from "../../platform/db/open";
import { getLexiconVersion } from "./lexicon-version";

/** The parsed names of one catalogue version: about 7,000, 3 MB. */
let latest: { version: string; lexicon: Lexicon } | undefined;

export async function openLexicon(db: Db): Promise<Lexicon> {
  const version = await getLexiconVersion(db);
  if (latest?.version !== version) latest = { version, lexicon: await loadLexicon(db) };
  return latest.lexicon;
}

async function loadLexicon(db: Db): Promise<Lexicon> {
  const foods = new Map((await listFoods(db)).map((food) => [food.id, food]));
  const names = await db
    .selectFrom("ingredient_names")
    .select(["ingredient_id", "locale", "key", "stem", "is_alias"])
    .orderBy("ingredient_id")
    .execute();
  const byStem = new Map<string, NamedFood[]>();
  const families = new Map<string, Food[]>();
  for (const food of foods.values()) addTo(families, food.family, food);
  for (const { ingredient_id, locale, key, stem, is_alias } of names) {
    const food = foods.get(ingredient_id);
    if (food) addTo(byStem, stem, { food, locale, key, isAlias: is_alias === 1 });
  }
  return {
    named: (stem) => byStem.get(stem) ?? [],
    family: (name) => families.get(name) ?? [],
  };
}

function addTo<T>(lists: Map<string, T[]>, key: string, each: T): void {
  const list = lists.get(key);
  if (list) list.push(each);
  else lists.set(key, [each]);
}

async function listFoods(db: Db): Promise<Food[]> {
  const rows = await db
    .selectFrom("ingredients")
    .select(["id", "category", "family", "most_percent", "form", "traits", "pieces"])
    .select(["allow_amount as allowAmount", "allow_weight as allowWeight"])
    .select("allow_volume as allowVolume")
    .execute();
  return rows.map(({ id, category, family, most_percent, form, traits, pieces, ...kinds }) => ({
    ...{ id, category, family, mostPercent: most_percent, units: allowedUnits(kinds) },
    form: isFoodForm(form) ? form : "",
    traits: traits.split(" ").filter(isFoodTrait),
    pieces: pieces.split(" ").map((piece) => stemWord(foldedKey(piece))),
  }));
}
