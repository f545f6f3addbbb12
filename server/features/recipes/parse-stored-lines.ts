import { FALLBACK_LOCALE } from "#domain/language/locales";
import { PARSE_RULES } from "#reader/lines/parse/parse-line";
import type { Db } from "../../platform/db/open";
import { openLexicon } from "../ingredients/lexicon-queries";
import { parseWords } from "./parse-lines";

const LINES_AT_ONCE = 200;

/**
 * Parses lines whose parse was made by older rules or not at all, and returns how many. The food
 * of a line stays what it was when its cook saved it.
 */
export async function parseStoredLines(db: Db, signal: AbortSignal): Promise<number> {
  for (let parsed = 0; ; ) {
    const lines = signal.aborted ? [] : await listUnparsed(db);
    if (lines.length === 0) return parsed;
    const lexicon = await openLexicon(db);
    for (const { recipe_id, position, words, language } of lines) {
      const [read] = parseWords(lexicon, [{ words }], { locale: FALLBACK_LOCALE, language });
      if (!read) continue;
      await db
        .updateTable("recipe_ingredients")
        .set({ parse: read.parse, rules: read.rules })
        .where("recipe_id", "=", recipe_id)
        .where("position", "=", position)
        .where("words", "=", words)
        .execute();
    }
    parsed += lines.length;
  }
}

function listUnparsed(db: Db) {
  return db
    .selectFrom("recipe_ingredients as line")
    .innerJoin("recipes", "recipes.id", "line.recipe_id")
    .select(["line.recipe_id", "line.position", "line.words", "recipes.language"])
    .where("line.rules", "<", PARSE_RULES)
    .where("line.words", "<>", "")
    .orderBy("line.rules")
    .limit(LINES_AT_ONCE)
    .execute();
}
