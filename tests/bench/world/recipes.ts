import type Sqlite from "better-sqlite3";
import { LOCALES, type Locale } from "#domain/language/locales";
import type { Unit } from "#domain/measures/units";
import { CATEGORIES, MAX_TITLE } from "#domain/recipe/recipe";
import { foldedKey } from "#domain/text/text";
import type { Chance } from "./chance";
import lexicon from "./lexicon.json";

interface Food {
  id: number;
  names: Record<Locale, string>;
  unit: Unit | null;
}

interface WrittenLine {
  foodId: number | null;
  name: string;
  figure: number;
  unit: Unit | null;
  complement: string;
}

interface WrittenRecipe {
  title: string;
  description: string;
  lines: WrittenLine[];
  steps: string[];
  tips: string[];
}

const SYLLABLES =
  "bel cau dri fon gair hou jac kem lanth mir nops quin ros sau terk vil wex yol zu champ blo cré thie gry".split(
    " ",
  );
/** Drawn by rank, so that most are in one recipe or none. */
const RARE_NAMES = 200_000;
const OWN_INGREDIENT_SHARE = 0.08;
const YEARS_MS = 3 * 365 * 86_400_000;

/** The catalogue's foods: staples first, since lines name the first foods most often. */
export function loadFoods(sqlite: Sqlite.Database): Food[] {
  const rows = sqlite
    .prepare<[], { id: number; en: string; fr: string; unit: Unit | null }>(
      `SELECT id, name_en AS en, name_fr AS fr,
        CASE WHEN allow_weight THEN 'GRAM' WHEN allow_volume THEN 'CUP' WHEN allow_amount THEN 'UNIT'
        END AS unit
      FROM ingredients ORDER BY (id * 7919) % 1000003`,
    )
    .all();
  const rank = (name: string) => lexicon.staples.indexOf(name) + 1 || lexicon.staples.length + 1;
  return rows
    .toSorted((one, other) => rank(one.en) - rank(other.en))
    .map(({ id, en, fr, unit }) => ({ id, names: { en: lower(en), fr: lower(fr) }, unit }));
}

export function writeRecipe(chance: Chance, foods: Food[], locale: Locale): WrittenRecipe {
  const words = lexicon[locale];
  const drawn = Array.from(
    { length: chance.between(6, 14) },
    () => foods[chance.rank(foods.length)],
  );
  const items = [...new Set(drawn as Food[])];
  const dish = chance.oneOf(words.dishes);
  const fill = (template: string) =>
    withRareName(chance, template)
      .replaceAll("{a}", chance.oneOf(items).names[locale])
      .replaceAll("{b}", chance.oneOf(items).names[locale])
      .replaceAll("{dish}", dish)
      .replaceAll("{manner}", chance.oneOf(words.manners))
      .replaceAll("{n}", String(5 * chance.between(1, 12)))
      .replaceAll("{t}", String(10 * chance.between(15, 24)));
  const title = fill(chance.oneOf(words.titles));
  return {
    title: (title.charAt(0).toUpperCase() + title.slice(1, MAX_TITLE)).trim(),
    description: fill(chance.oneOf(words.descriptions)),
    lines: items.map(({ id, names, unit }) => {
      const isOwn = chance.isTrue(OWN_INGREDIENT_SHARE);
      return {
        foodId: isOwn ? null : id,
        name: isOwn ? withRareName(chance, chance.oneOf(words.ownIngredients)) : names[locale],
        figure: unit === "GRAM" ? 25 * chance.between(1, 40) : chance.between(1, 4),
        unit,
        complement: chance.isTrue(0.3) ? chance.oneOf(words.complements) : "",
      };
    }),
    steps: Array.from({ length: chance.between(5, 8) }, () => fill(chance.oneOf(words.steps))),
    tips: chance.isTrue(0.4) ? [fill(chance.oneOf(words.tips))] : [],
  };
}

/** Returns a function that inserts one recipe, without indexing it. */
export function prepareRecipes(sqlite: Sqlite.Database, chance: Chance, firstDay: number) {
  const foods = loadFoods(sqlite);
  const recipe = sqlite.prepare(
    `INSERT INTO recipes (id, author_id, title, title_key, description, yield, preparation_minutes,
      cooking_minutes, category, visibility, creation_key, save_key, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, 4, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const line = sqlite.prepare(
    `INSERT INTO recipe_ingredients (recipe_id, position, ingredient_id, custom_name, custom_key,
      amount_numerator, amount_denominator, unit, complement)
    VALUES (?, ?, ?, ?, ?, ?, 1, ?, ?)`,
  );
  const paragraph = sqlite.prepare(
    "INSERT INTO recipe_paragraphs (recipe_id, kind, position, text) VALUES (?, ?, ?, ?)",
  );
  return (id: number, authorId: number, share: number) => {
    const locale = LOCALES[authorId % LOCALES.length] as Locale;
    const { title, description, lines, steps, tips } = writeRecipe(chance, foods, locale);
    const [key, time] = [chance.hex(40), firstDay + Math.floor(share * YEARS_MS)];
    recipe.run(
      ...[id, authorId, title, foldedKey(title), description, 5 * chance.between(1, 12)],
      ...[5 * chance.between(0, 24), chance.oneOf(CATEGORIES), drawVisibility(chance)],
      ...[key, key, time, time],
    );
    for (const [position, { foodId, name, figure, unit, complement }] of lines.entries()) {
      const own = foodId === null ? [name, foldedKey(name)] : [null, null];
      line.run(id, position, foodId, ...own, figure, unit, complement);
    }
    for (const [kind, texts] of Object.entries({ STEP: steps, TIP: tips }))
      for (const [position, text] of texts.entries()) paragraph.run(id, kind, position, text);
  };
}

function drawVisibility(chance: Chance): string {
  const percent = chance.below(100);
  if (percent < 45) return "PUBLIC";
  return percent < 70 ? "PROTECTED" : "PRIVATE";
}

function withRareName(chance: Chance, text: string): string {
  return text.replaceAll("{name}", () => makeRareName(chance.rank(RARE_NAMES)));
}

/** A made-up place or family name of three syllables or more, unique for each rank. */
export function makeRareName(rank: number): string {
  let rest = SYLLABLES.length ** 2 + rank;
  let name = "";
  while (rest > 0) {
    name += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
