import type Sqlite from "better-sqlite3";
import { LOCALES, type Locale } from "#domain/language/locales";
import { foldedKey } from "#domain/text/text";
import { buildRecipeTerms } from "#server/policies/full-text/indexing";
import { inBatches } from "./batches";
import type { Chance } from "./chance";
import type { PantryItem } from "./pantry";
import { somebody } from "./people";
import { type WrittenRecipe, writeRecipe } from "./recipe-writing";
import { recipeTime } from "./time";

/** Recipes of the last user, who reads the most: the same in every world. */
const OF_READER = 120;

/** Indexes them too, adding their stems to `stems`; returns the number of ingredient lines. */
export async function addRecipes(
  sqlite: Sqlite.Database,
  chance: Chance,
  { recipes, users, pantry }: { recipes: number; users: number; pantry: PantryItem[] },
  stems: Set<string>,
): Promise<number> {
  const insert = prepareInserts(sqlite);
  const readersTurn = Math.ceil(recipes / OF_READER);
  let lines = 0;
  await inBatches(sqlite, recipes, (id) => {
    const authorId = id % readersTurn === 0 ? users : somebody(chance, users);
    const locale = LOCALES[authorId % LOCALES.length] as Locale;
    const recipe = writeRecipe(chance, pantry, locale);
    const key = chance.hex(40);
    for (const stem of insert({ id, authorId, key, time: recipeTime(id, recipes), recipe })) {
      stems.add(stem);
    }
    lines += recipe.lines.length;
  });
  return lines;
}

interface NewRecipe {
  id: number;
  authorId: number;
  key: string;
  time: number;
  recipe: WrittenRecipe;
}

function prepareInserts(sqlite: Sqlite.Database) {
  const insertRecipe = sqlite.prepare(
    `INSERT INTO recipes (id, author_id, title, title_key, description, yield, preparation_minutes,
      cooking_minutes, category, visibility, creation_key, save_key, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertLine = sqlite.prepare(
    `INSERT INTO recipe_ingredients (recipe_id, position, ingredient_id, custom_name, custom_key,
      amount_numerator, amount_denominator, unit, complement)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertParagraph = sqlite.prepare(
    "INSERT INTO recipe_paragraphs (recipe_id, kind, position, text) VALUES (?, ?, ?, ?)",
  );
  const intoIndex = {
    public_recipe_words: insertionOfWords(sqlite, "public_recipe_words"),
    other_recipe_words: insertionOfWords(sqlite, "other_recipe_words"),
  };
  return ({ id, authorId, key, time, recipe }: NewRecipe): string[] => {
    const { title, description, category, visibility, lines, steps, tips } = recipe;
    const minutes = [recipe.preparationMinutes, recipe.cookingMinutes];
    insertRecipe.run(
      ...[id, authorId, title, foldedKey(title), description, recipe.yield, ...minutes],
      ...[category, visibility, key, key, time, time],
    );
    for (const [position, line] of lines.entries()) {
      const { ingredientId, customName, numerator, denominator, unit, complement } = line;
      insertLine.run(
        ...[id, position, ingredientId, customName, customName && foldedKey(customName)],
        ...[numerator, denominator, unit, complement],
      );
    }
    for (const [position, text] of steps.entries()) insertParagraph.run(id, "STEP", position, text);
    for (const [position, text] of tips.entries()) insertParagraph.run(id, "TIP", position, text);
    const texts = [...steps, ...tips];
    const found = buildRecipeTerms({ authorId, visibility, title, description, lines, texts });
    intoIndex[found.index].run(id, [...new Set(found.words)].join(" "));
    return found.stems;
  };
}

function insertionOfWords(sqlite: Sqlite.Database, index: string) {
  return sqlite.prepare(`INSERT INTO ${index} (rowid, words) VALUES (?, ?)`);
}
