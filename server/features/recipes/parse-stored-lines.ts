import { FALLBACK_LOCALE } from "#domain/language/locales";
import type { Lexicon } from "#reader/lines/names/lexicon";
import { PARSE_RULES } from "#reader/lines/parse/parse-line";
import type { Db } from "../../platform/db/open";
import { indexChangedRecipes } from "../../policies/full-text/indexing";
import { openLexicon } from "../ingredients/lexicon-queries";
import { replaceFurtherFoods } from "./further-foods";
import { listFurther, parseWords } from "./parse-lines";

const LINES_AT_ONCE = 200;

type StoredLine = Awaited<ReturnType<typeof listUnparsed>>[number];

/**
 * Parses lines whose parse was made by older rules or not at all, and returns how many. The food
 * of a line stays what it was when its cook saved it; what else it names is read anew.
 */
export async function parseStoredLines(
  db: Db,
  signal?: AbortSignal,
  recipeId?: number,
): Promise<number> {
  for (let parsed = 0; ; ) {
    const lines = signal?.aborted ? [] : await listUnparsed(db, recipeId);
    if (lines.length === 0) return parsed;
    const lexicon = await openLexicon(db);
    const recipes = new Set(lines.map(({ recipe_id }) => recipe_id));
    for (const id of recipes)
      await parseRecipe(
        db,
        lexicon,
        lines.filter(({ recipe_id }) => recipe_id === id),
      );
    parsed += lines.length;
  }
}

async function parseRecipe(db: Db, lexicon: Lexicon, lines: StoredLine[]): Promise<void> {
  const reads = lines.map(({ words, language }) =>
    parseWords(lexicon, [{ words }], { locale: FALLBACK_LOCALE, language }),
  );
  await db.transaction().execute(async (trx) => {
    for (const [at, { recipe_id, position, words }] of lines.entries()) {
      const [read] = reads[at] ?? [];
      if (!read) continue;
      const row = await trx
        .updateTable("recipe_ingredients")
        .set({ parse: read.parse, rules: read.rules })
        .where("recipe_id", "=", recipe_id)
        .where("position", "=", position)
        .where("words", "=", words)
        .returning("ingredient_id")
        .executeTakeFirst();
      if (!row) continue;
      const further = listFurther(read, row.ingredient_id);
      const foods = { position, ingredientId: row.ingredient_id, further };
      await replaceFurtherFoods(trx, recipe_id, [foods]);
    }
    const [first] = lines;
    if (first) await indexChangedRecipes(trx, [first.recipe_id]);
  });
}

function listUnparsed(db: Db, recipeId?: number) {
  return db
    .selectFrom("recipe_ingredients as line")
    .innerJoin("recipes", "recipes.id", "line.recipe_id")
    .select(["line.recipe_id", "line.position", "line.words", "recipes.language"])
    .where("line.rules", "<", PARSE_RULES)
    .where("line.words", "<>", "")
    .$if(recipeId !== undefined, (query) => query.where("line.recipe_id", "=", recipeId as number))
    .orderBy("line.rules")
    .limit(LINES_AT_ONCE)
    .execute();
}
